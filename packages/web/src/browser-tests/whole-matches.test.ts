import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '@stamtafel/games/catalogue.ts';
import type { Page } from 'playwright-core';
import { openHouse } from '../testing/browser.ts';
import { playToEnd } from '../testing/player.ts';

const house = openHouse();

for (const { id, title } of catalogue)
  test(`${id}: a whole match against computers, played by roles and names only`, async () => {
    const { page, errors } = await house.visit({ keepsFiles: true });
    await page.getByRole('button', { name: `Speel nu ${title.nl}` }).click();
    await watchForBlanks(page);
    const presses = await playToEnd(page);
    assert.ok(presses > 3, `${presses} presses`);
    await page.getByRole('table', { name: 'De stand' }).waitFor();
    assert.deepEqual(errors, []);
    assert.equal(await page.locator('body').getAttribute('data-blank'), null);
  });

/** Remembers a sentence that was shown with a blank or an alternative still in it: "{seat} [wins|win]". */
const watchForBlanks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    let changes = 0;
    new MutationObserver(() => {
      // Now and then is enough: the same words come back with every turn.
      if (changes++ % 10 !== 0) return;
      const blank = /\[[^[\]]*\|[^[\]]*\]|\{\w+\}/.exec(document.body.innerHTML)?.[0];
      if (blank !== undefined) document.body.dataset.blank = blank;
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
