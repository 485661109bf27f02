import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stierZoektBierEdition as edition } from '@stamtafel/games/stier-zoekt-bier/edition.ts';
import type { Frame } from '@stamtafel/games/stier-zoekt-bier/kind.ts';
import { fastSeed, open, outcome, pending, recorder, view } from '@stamtafel/kernel';
import type { Page } from 'playwright-core';
import type { KeptMatch } from '../../session/messages.ts';
import { openHouse } from '../../testing/browser.ts';

const house = openHouse();
const people = ['Jij', 'Mieke', 'Toon', 'Sjaan', 'Harrie'];

/** A match that simple players have brought to where seat A is asked this in this round, or later. */
function matchAt(
  seats: number,
  round: number,
  asks: Frame['do'],
  options: KeptMatch['record']['options'] = {},
): KeptMatch {
  const match = open(edition.game, { seats, options });
  for (let seed = 1; seed < 40; seed++) {
    const table = recorder(match, { seed: seed.toString(16).padStart(64, '0') });
    const dice = fastSeed(seed);
    while (outcome(match, table.state) === undefined) {
      const owing = pending(match, table.state);
      const isThere = owing.some((decision) => decision.seat === 0 && decision.asks === asks);
      if (isThere && table.state.facts.round >= round) {
        const sitters = people
          .slice(0, seats)
          .map((name, seat) => ({ name, kind: seat === 0 ? ('person' as const) : ('bot' as const) }));
        const players = sitters.map(({ name }) => name);
        return {
          id: `${asks}-${round}-${seats}`,
          sitters,
          record: { ...table.record(), players },
          changed: 1,
        };
      }
      const [decision] = owing;
      assert.ok(decision);
      const { seat } = decision;
      table.play(seat, edition.players.greedy(match, view(match, table.state, seat), decision, dice));
    }
  }
  throw new Error(`nobody is ever asked ${asks}`);
}

/** Puts the match into the drawer of this browser and sits down at it. */
async function sitDown(page: Page, kept: KeptMatch): Promise<void> {
  await page.evaluate(
    (match) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('stamtafel', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('matches', { keyPath: 'id' });
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
  await page.getByRole('group', { name: 'Keuzes' }).getByRole('button').first().waitFor();
}

/** What sticks out of the board, and whether the page scrolls. */
const tooLarge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const board = document.querySelector('.table-board')?.getBoundingClientRect() ?? new DOMRect();
    const { scrollWidth, scrollHeight } = document.documentElement;
    const out = scrollWidth > innerWidth || scrollHeight > innerHeight ? ['the page'] : [];
    for (const element of document.querySelectorAll('.table-board [data-card], .table-board [data-zone]')) {
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      const isInside =
        left >= board.left - 1 &&
        right <= board.right + 1 &&
        top >= board.top - 1 &&
        bottom <= board.bottom + 1;
      if (width > 0 && !isInside) out.push(element.outerHTML.slice(0, 90));
    }
    return out;
  });

for (const size of ['laptop', 'phone'] as const)
  test(`Stier zoekt Bier fits on a ${size} with three, four and five, in the first and in the last round`, async () => {
    const { page, errors } = await house.visit({ size });
    const bonus = { bonusDrinker: 'on', bonusAllesdrinker: 'guaranteed' };
    for (const seats of [3, 4, 5])
      for (const kept of [
        matchAt(seats, 1, 'pick1'),
        matchAt(seats, 5, 'take', bonus),
        matchAt(seats, 7, 'serve'),
      ]) {
        await sitDown(page, kept);
        assert.equal(await page.locator('[data-seat]').count(), seats);
        assert.deepEqual(await tooLarge(page), [], kept.id);
      }
    assert.deepEqual(errors, []);
  });

test('two beers are marked by a click and by a key, their order is shown, and laid down together', async () => {
  const { page, errors } = await house.visit();
  await sitDown(page, matchAt(4, 1, 'pick1', { cellarView: 'memory-aid' }));
  const hand = page.getByRole('region', { name: 'Je hand' });
  const cards = hand.getByRole('button');
  assert.equal(await cards.count(), 6);
  const faces = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
  await cards.nth(4).click();
  await cards.nth(1).focus();
  await page.keyboard.press('Enter');
  assert.deepEqual(await hand.getByText(/^(onder|boven)$/).allTextContents(), ['boven', 'onder']);
  await page.getByRole('button', { name: 'Leg deze 2 neer' }).click();
  await page.getByText('Kelder: 2 van 5').waitFor();
  // SZB-045 The first one that was marked lies below.
  const cellar = page.locator('[data-zone="cellar.A"] [data-card]');
  assert.deepEqual(await cellar.evaluateAll((all) => all.map((card) => card.getAttribute('data-card'))), [
    faces[4],
    faces[1],
  ]);
  assert.equal(await cards.count(), 4);
  assert.deepEqual(errors, []);
});

test('SZB-162 in Grand Café one beer or two are marked and laid down together', async () => {
  const { page, errors } = await house.visit();
  const cards = page.getByRole('region', { name: 'Je hand' }).getByRole('button');
  for (const count of [1, 2]) {
    await sitDown(page, matchAt(4, count, 'pick1', { variant: 'grand-cafe', cellarView: 'memory-aid' }));
    await page.getByRole('button', { name: 'Sla niets in' }).waitFor();
    const before = await page.locator('[data-zone="cellar.A"] [data-card]').count();
    for (let n = 0; n < count; n++) await cards.nth(3 * n).click();
    await page.getByRole('button', { name: /^Leg deze/ }).click();
    await page.waitForFunction(
      (wanted) => document.querySelectorAll('[data-zone="cellar.A"] [data-card]').length === wanted,
      before + count,
    );
  }
  assert.deepEqual(errors, []);
});

test('the cellar is tapped by touching it; beer goes to a bull by touching both', async () => {
  const { page, errors } = await house.visit({ size: 'phone' });
  const own = page.getByRole('region', { name: 'Jouw kroeg' });
  await sitDown(page, matchAt(3, 2, 'tap'));
  const before = await own.locator('[data-zone="open.A"] [data-card]').count();
  await own.getByRole('button', { name: 'Tap de bovenste kaart' }).click();
  await page.waitForFunction(
    (was) => document.querySelectorAll('[data-zone="open.A"] [data-card]').length === was + 1,
    before,
  );
  await sitDown(page, matchAt(3, 4, 'serve'));
  const beer = own.locator('[data-zone="open.A"] [data-card][data-lit]').first();
  const name = await beer.getAttribute('data-card');
  await beer.focus();
  await page.keyboard.press('Enter');
  const place = own.locator('[data-lit] > .spot-button').first();
  if ((await place.count()) > 0) await place.press('Enter');
  await page.waitForFunction((card) => {
    const laid = document.querySelector(`[data-card="${card}"]`);
    return laid !== null && /^A\.\d$/.test(laid.getAttribute('data-in') ?? '');
  }, name);
  assert.deepEqual(errors, []);
});

test('the pub of somebody else opens, with every bull and the beer he got', async () => {
  const { page, errors } = await house.visit();
  await sitDown(page, matchAt(4, 6, 'serve'));
  await page.getByRole('button', { name: /^De kroeg van Mieke: / }).click();
  const dialog = page.getByRole('dialog', { name: 'De kroeg van Mieke' });
  await dialog.getByRole('listitem').first().waitFor();
  await dialog.getByRole('button', { name: /→/ }).first().click();
  // The card large, with where its figures come from.
  await page.getByText('Door ons bedacht', { exact: false }).first().waitFor();
  assert.deepEqual(errors, []);
});
