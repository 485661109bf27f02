import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '@stamtafel/games/catalogue.ts';
import { sampleOfDay } from '@stamtafel/kernel/testing';
import type { Page } from 'playwright-core';
import { openHouse } from '../testing/browser.ts';
import { sitDownAt } from '../testing/kept.ts';
import { choices, playToEnd } from '../testing/player.ts';
import { walkThrough } from '../testing/walk.ts';

const house = openHouse();

/** This many games are played from the first card on, others every day; at night all of them. */
const WHOLE = 2;
/** Of the last moments of the others one is drawn. */
const LATE = 3;
const whole = sampleOfDay('whole matches', catalogue, WHOLE);

/** Gives the number of presses that it took. */
async function playedToItsEnd(page: Page): Promise<number> {
  await watchForBlanks(page);
  const presses = await playToEnd(page);
  await page.getByRole('table', { name: 'De stand' }).waitFor();
  assert.equal(await page.locator('body').getAttribute('data-blank'), null);
  return presses;
}

for (const { id, title } of whole)
  test(`${id}: a whole match against computers, played by roles and names only`, async () => {
    const { page, errors } = await house.visit({ keepsFiles: true });
    await page.getByRole('button', { name: `Speel nu ${title.nl}` }).click();
    await choices(page).first().waitFor();
    const presses = await playedToItsEnd(page);
    assert.ok(presses > 3, `${presses} presses`);
    assert.deepEqual(errors, []);
  });

for (const { id, players, load } of catalogue.filter((game) => !whole.includes(game)))
  test(`${id}: a match is played to its end from a moment in it, by roles and names only`, async () => {
    const { page, errors } = await house.visit();
    const { moments } = walkThrough({ edition: await load(), seats: Math.min(...players) });
    const late = moments.toSorted((a, b) => a.record.entries.length - b.record.entries.length).slice(-LATE);
    const [moment = assert.fail('no moment')] = sampleOfDay(`played on, ${id}`, late, 1);
    await sitDownAt(page, house.address(), moment);
    await playedToItsEnd(page);
    assert.deepEqual(errors, []);
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
