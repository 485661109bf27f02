import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { catalogue } from '@stamtafel/games/catalogue.ts';
import { openHouse, sizes } from '../testing/browser.ts';
import { playToEnd } from '../testing/player.ts';

/** Pictures to be looked at: STAMTAFEL_PICTURES names the folder, STAMTAFEL_PRESSES how far a match is played. */
const folder = process.env.STAMTAFEL_PICTURES;
const presses = Number(process.env.STAMTAFEL_PRESSES ?? 14);

if (folder !== undefined) {
  mkdirSync(folder, { recursive: true });
  const house = openHouse();
  for (const size of ['laptop', 'phone'] as const)
    for (const theme of ['light', 'dark'] as const)
      test(`pictures of every game on a ${size}, ${theme}`, async () => {
        const { page } = await house.visit({ size, theme });
        const shoot = (name: string) =>
          page.screenshot({ path: join(folder, `${name}-${size}-${theme}.png`) });
        await shoot('home');
        for (const { id, title } of catalogue) {
          await page.goto(`${house.address()}#/`);
          await page.getByRole('button', { name: `Speel nu ${title.nl}` }).click();
          await playToEnd(page, { stopAfter: presses });
          await shoot(id);
        }
        assert.deepEqual(page.viewportSize(), sizes[size]);
      });
}
