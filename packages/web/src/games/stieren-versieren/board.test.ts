import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stierenVersierenEdition as edition } from '@stamtafel/games/stieren-versieren/edition.ts';
import type { Page } from 'playwright-core';
import { Engine } from '../../session/engine.ts';
import type { KeptMatch, Sitter } from '../../session/messages.ts';
import { openHouse } from '../../testing/browser.ts';

const house = openHouse();

/** A match that was kept when its person was asked this; before that the computer answered for him too. */
function keptAt(asks: string, seats: number, seed: string, round: number): KeptMatch {
  const sitters = ['Anna', 'Bram', 'Cees', 'Dora']
    .slice(0, seats)
    .map((name, seat): Sitter => ({ kind: seat === 0 ? 'person' : 'bot', name }));
  const { id, version } = edition.game;
  const engine = new Engine(edition, sitters, {
    format: 'stamtafel-match-1',
    game: id,
    rules: version,
    seats,
    options: {},
    seed: seed.repeat(64),
    entries: [],
  });
  let rounds = 0;
  for (let answers = 0; answers < 600; answers++) {
    const { decision, story } = engine.sight();
    // Each sight brings what is new in the story.
    rounds += story.filter(({ key }) => key === 'round').length;
    if (decision?.asks === asks && rounds >= round)
      return { id: `${asks}-${seats}`, sitters, record: engine.record(), changed: 0 };
    const seat = decision === null ? (engine.bots()[0] ?? 0) : 0;
    engine.botAnswers(seat, engine.think(seat) ?? assert.fail('asked, but silent'));
  }
  return assert.fail(`never asked ${asks}`);
}

/** Sits down at a table that this browser has kept. */
async function sitAt(page: Page, kept: KeptMatch): Promise<void> {
  await page.goto(house.address());
  await page.getByRole('heading', { name: 'Stamtafel' }).waitFor();
  await page.evaluate(
    (match) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('stamtafel');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction('matches', 'readwrite');
          transaction.objectStore('matches').put(match);
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    kept,
  );
  await page.goto(`${house.address()}#/tafel/${kept.id}`);
  await page.getByRole('region', { name: 'De stad' }).waitFor();
}

const hand = (page: Page) => page.getByRole('region', { name: 'Je hand' }).getByRole('button');

/** Waits until the hand has so many cards. */
const handOf = (page: Page, count: number): Promise<unknown> =>
  page.waitForFunction(
    (wanted) => document.querySelectorAll('[data-zone="hand.A"] button').length === wanted,
    count,
  );

for (const size of ['laptop', 'phone'] as const)
  test(`the city, everybody and the hand are all in sight on a ${size}, for every number of players`, async () => {
    const { page, errors } = await house.visit({ size });
    for (const seats of [2, 3, 4]) {
      await sitAt(page, keptAt('turn', seats, '8', 5));
      assert.equal(
        await page.getByRole('region', { name: /^(VIP Club|De Kroeg|De Fitness|De Opera)$/ }).count(),
        4,
      );
      assert.ok((await hand(page).count()) >= 3);
      const { outside, cards, scrolls } = await page.evaluate(() => {
        const board = document.querySelector('.table-board')?.getBoundingClientRect() ?? new DOMRect();
        const all = [...document.querySelectorAll('.table-board [data-card], .table-board .seat-plate')];
        const isOutside = ({ left, right, top, bottom }: DOMRect): boolean =>
          left < board.left - 1 ||
          right > board.right + 1 ||
          top < board.top - 1 ||
          bottom > board.bottom + 1;
        return {
          cards: all.length,
          outside: all.filter((element) => isOutside(element.getBoundingClientRect())).length,
          scrolls:
            document.documentElement.scrollWidth > innerWidth ||
            document.documentElement.scrollHeight > innerHeight,
        };
      });
      assert.ok(cards > 10, `${cards} cards with ${seats} players`);
      assert.equal(outside, 0, `cards outside the board with ${seats} players`);
      assert.equal(scrolls, false);
    }
    assert.deepEqual(errors, []);
  });

test('SV-807 two bulls are played by click, the last one of the hand first', async () => {
  const { page, errors } = await house.visit();
  await sitAt(page, keptAt('playBulls', 2, '1', 2));
  await page.getByRole('button', { name: 'Nog 2 te kiezen' }).waitFor();
  await hand(page).nth(4).click();
  await hand(page).nth(1).click();
  await page.getByRole('button', { name: 'Speel deze twee' }).click();
  await handOf(page, 3);
  assert.deepEqual(errors, []);
});

test('a bull is played by keyboard', async () => {
  const { page } = await house.visit();
  await sitAt(page, keptAt('playBulls', 3, '1', 2));
  await hand(page).nth(2).focus();
  await page.keyboard.press('Enter');
  await handOf(page, 4);
});

test('SV-220 a bull that was taken up goes to the location that is tapped', async () => {
  const { page } = await house.visit();
  await sitAt(page, keptAt('turn', 3, '4', 3));
  const bull = page.locator('[data-in$=".A"]:not([data-in^="hand"])[data-lit]').first();
  const name = (await bull.getAttribute('aria-label')) ?? '';
  const from = await bull.getAttribute('data-in');
  await bull.click();
  const city = page.getByRole('region', { name: 'De stad' });
  await city
    .getByRole('button', { name: /^Verplaats .* naar/ })
    .first()
    .click();
  await page.waitForFunction(
    ([label, zone]) =>
      document.querySelector(`[data-in][aria-label="${label}"]`)?.getAttribute('data-in') !== zone,
    [name, from] as const,
  );
});

test('SV-305 in a fight the help is marked first, and the strength counts along', async () => {
  const { page } = await house.visit({ size: 'phone' });
  await sitAt(page, keptAt('challengerSide', 4, '6', 2));
  const fight = page.getByRole('region', { name: 'Bull Fight' });
  await fight.waitFor();
  const before = await hand(page).count();
  await hand(page).last().click();
  await hand(page).first().click();
  await page.getByRole('button', { name: 'Met deze 2 erbij' }).click();
  await handOf(page, before - 2);
});
