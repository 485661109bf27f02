import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '@stamtafel/games/catalogue.ts';
import { openHouse } from './testing/browser.ts';
import { playToEnd } from './testing/player.ts';

const house = openHouse();

for (const { id, title } of catalogue)
  test(`${id}: a whole match against computers, played by roles and names only`, async () => {
    const { page, errors } = await house.visit();
    await page.getByRole('button', { name: `Speel nu ${title.nl}` }).click();
    const presses = await playToEnd(page);
    assert.ok(presses > 3, `${presses} presses`);
    await page.getByRole('table', { name: 'De stand' }).waitFor();
    assert.deepEqual(errors, []);
  });
