import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stierenVersierenEdition as edition } from '@stamtafel/games/stieren-versieren/edition.ts';
import { open } from '@stamtafel/kernel';
import type { Page } from 'playwright-core';
import type { KeptMatch } from '../../session/messages.ts';
import { openHouse, sizes } from '../../testing/browser.ts';
import { flaws } from '../../testing/flaws.ts';
import { matchAt, sitDownAt, tooLarge } from '../../testing/kept.ts';
import { overlapping } from '../../testing/overlap.ts';

const house = openHouse();

/** One is asked this, from this round on. */
const asked = (
  asks: string,
  seats: number,
  round: number,
  options: KeptMatch['record']['options'] = {},
): KeptMatch =>
  matchAt({
    edition,
    seats,
    options,
    isThere: (decision, { facts }) => decision.asks === asks && facts.round >= round,
  });

const hand = (page: Page) => page.getByRole('region', { name: 'Je hand' }).getByRole('button');

/** Waits until the hand has this many cards. */
const handOf = (page: Page, count: number): Promise<unknown> =>
  page.waitForFunction(
    (wanted) => document.querySelectorAll('[data-zone="hand.A"] button').length === wanted,
    count,
  );

for (const size of ['laptop', 'phone'] as const)
  test(`the city, everybody and the hand are all in sight on a ${size}, for every number of players`, async () => {
    const { page, errors } = await house.visit({ size });
    for (const match of [
      asked('placeCow', 2, 3),
      asked('turn', 2, 5),
      asked('turn', 3, 5, { dragQueen: true }),
      asked('turn', 4, 5),
      asked('romeoSide', 4, 2, { tactical: true }),
    ]) {
      await sitDownAt(page, house.address(), match);
      assert.equal(await page.locator('[data-seat]').count(), match.sitters.length);
      assert.equal(
        await page.getByRole('region', { name: /^(VIP Club|De (Kroeg|Fitness|Opera))$/ }).count(),
        4,
      );
      assert.deepEqual(await flaws(page, tooLarge), [], match.id);
    }
    assert.deepEqual(errors, []);
  });

test('on a laptop no card of the hand lies over another, not even with a drawn cow beside five bulls', async () => {
  const { page } = await house.visit();
  for (const seats of [2, 4]) {
    await sitDownAt(page, house.address(), asked('placeCow', seats, 1));
    const cards = page.locator('[data-zone="hand.A"] .card');
    assert.equal(await cards.count(), 6);
    assert.equal(await overlapping(cards), 0);
    assert.deepEqual(await flaws(page, tooLarge), []);
  }
});

test('whose a bull is, and the number of a cow, cover no word and no figure of their card', async () => {
  const { page } = await house.visit();
  const matches = [asked('turn', 2, 4), asked('turn', 3, 4), asked('turn', 4, 4)];
  for (const size of ['laptop', 'phone', 'zoomed'] as const) {
    await page.setViewportSize(sizes[size]);
    for (const match of matches) {
      await sitDownAt(page, house.address(), match);
      const tabs = page.locator('.card ~ [data-owner], [data-slot]');
      assert.notEqual(await tabs.count(), 0, match.id);
      const covered = await tabs.evaluateAll((all) =>
        all.flatMap((tab) => {
          const at = tab.getBoundingClientRect();
          const card = tab.parentElement?.querySelector('img')?.getBoundingClientRect();
          if (card === undefined) return ['no card'];
          // Above stand value and symbol, below the name (CardFace.tsx).
          const isBetween =
            at.top > card.top + card.height * (90 / 280) && at.bottom < card.top + card.height * (218 / 280);
          return isBetween ? [] : [tab.textContent];
        }),
      );
      assert.deepEqual(covered, [], `${match.id} on a ${size}`);
    }
  }
});

test('on a phone no bull and no mark of one stands on the name of a cow, and a fight shows who and how strong, with any letters', async () => {
  const { page } = await house.visit({ size: 'phone' });
  for (const seats of [2, 3, 4]) {
    await sitDownAt(page, house.address(), asked('challengerSide', seats, 2));
    for (const letters of ['usual', 'large', 'larger']) {
      await page.evaluate((text) => Object.assign(document.documentElement.dataset, { text }), letters);
      const { names, covered } = await page.evaluate(() => {
        const places = [...document.querySelectorAll('section:has(> h2)')];
        const cows = places.flatMap((place) =>
          [...place.querySelectorAll(':scope [data-zone] .card')].map((card) => ({ place, card })),
        );
        const found = cows.map(({ place, card }) => {
          const { x, y, width, height } = card.getBoundingClientRect();
          // The name stands at the foot of the card (CardFace.tsx); what lies there is of this location, or the fight's.
          return [0.1, 0.5, 0.9]
            .map((part) => document.elementFromPoint(x + width * part, y + (height * 262) / 280))
            .filter((top) => top !== null && place.contains(top))
            .map((top) => card.closest('[data-zone]')?.contains(top));
        });
        return { names: found.flat().length, covered: found.flat().filter((isCow) => !isCow).length };
      });
      assert.ok(names > 0, 'no cow was looked at');
      assert.equal(covered, 0, `${seats} players, ${letters}`);
      const cut = await page.getByRole('region', { name: 'Bull Fight' }).evaluate((panel) => {
        const { top, bottom } = panel.getBoundingClientRect();
        const said = [...panel.querySelectorAll('p')].map((line) => line.getBoundingClientRect());
        return said.filter((line) => line.top < top || line.bottom > bottom).length;
      });
      assert.equal(cut, 0, `${seats} players, ${letters}`);
    }
  }
});

test('on a phone how a computer plays does not cover its draw pile', async () => {
  const { page } = await house.visit({ size: 'phone' });
  await sitDownAt(page, house.address(), asked('turn', 3, 1));
  const marked = page.locator('.seat-kind, [data-zone="pile.B"], [data-zone="pile.C"]');
  assert.equal(await marked.count(), 4);
  assert.equal(await overlapping(marked), 0);
});

test('the board fits a phone on its side', async () => {
  const { page } = await house.visit();
  await page.setViewportSize({ width: 844, height: 390 });
  for (const match of [asked('turn', 4, 5), asked('challengerSide', 4, 2), asked('playBulls', 2, 3)]) {
    await sitDownAt(page, house.address(), match);
    assert.deepEqual(await flaws(page, tooLarge), [], match.id);
  }
});

test('on a phone a crowded location is shown large when it is tapped', async () => {
  const { page, errors } = await house.visit({ size: 'phone' });
  await sitDownAt(page, house.address(), asked('turn', 4, 5));
  /** How far the cards of one location are apart, at least; the crowded ones first. */
  const apart = (within: string): Promise<{ name: string; gap: number }[]> =>
    page.evaluate((scope) => {
      const places = [...document.querySelectorAll(scope)].map((place) => {
        const rows = [...place.querySelectorAll('[data-card]')].map((card) => card.getBoundingClientRect());
        const gaps = rows.flatMap((box, i) => {
          const before = rows[i - 1];
          return before === undefined || Math.abs(before.top - box.top) > 20 ? [] : [box.left - before.left];
        });
        return { name: place.getAttribute('aria-label') ?? '', gap: Math.min(999, ...gaps) };
      });
      return places.sort((a, b) => a.gap - b.gap);
    }, within);
  const [crowded] = await apart('section[aria-label]:has(> h2)');
  assert.ok(crowded !== undefined && crowded.gap < 44, JSON.stringify(crowded));
  const place = page.getByRole('region', { name: crowded.name, exact: true });
  await place.locator('[data-card]').last().tap();
  const dialog = page.getByRole('dialog', { name: crowded.name });
  await dialog.waitFor();
  const [large] = await apart('dialog[open]');
  assert.ok(large !== undefined && large.gap >= 44, JSON.stringify(large));
  await dialog.locator('[data-card]').last().tap();
  await dialog.filter({ hasText: crowded.name }).waitFor({ state: 'detached' });
  assert.deepEqual(errors, []);
});

test('SV-807 two bulls are played by click, the last one of the hand first', async () => {
  const { page, errors } = await house.visit();
  await sitDownAt(page, house.address(), asked('playBulls', 2, 2));
  await page.getByRole('button', { name: 'Nog 2 te kiezen' }).waitFor();
  await hand(page).nth(4).click();
  await hand(page).nth(1).click();
  await page.getByRole('button', { name: 'Speel deze twee' }).click();
  await handOf(page, 3);
  assert.deepEqual(errors, []);
});

test('a bull is played by keyboard', async () => {
  const { page } = await house.visit();
  await sitDownAt(page, house.address(), asked('playBulls', 3, 2));
  await hand(page).nth(2).focus();
  await page.keyboard.press('Enter');
  await handOf(page, 4);
});

test('SV-220 a bull that was taken up goes to the location that is tapped', async () => {
  const { page } = await house.visit();
  await sitDownAt(page, house.address(), asked('turn', 3, 1));
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

test('SV-305 in a fight the help is marked in any order and sent together', async () => {
  const { page } = await house.visit();
  await sitDownAt(page, house.address(), asked('challengerSide', 4, 2));
  await page.getByRole('region', { name: 'Bull Fight' }).waitFor();
  await hand(page).last().click();
  await hand(page).first().click();
  await page.getByRole('button', { name: 'Met deze 2 erbij' }).click();
  const story = page.getByRole('complementary', { name: 'Verhaal' });
  await story.getByText('Jij legt 2 support stieren gedekt neer.').waitFor();
});

test('a face-down cow whom no bull is with says why not', async () => {
  const { page, errors } = await house.visit();
  await sitDownAt(page, house.address(), asked('turn', 2, 1));
  await page.locator('button[aria-label^="Gedekte koe"]:not([data-lit])').first().click();
  const dialog = page.getByRole('dialog', { name: 'Waarom niet?' });
  await dialog.getByRole('button', { name: /^SV-\d+$/ }).waitFor();
  assert.deepEqual(errors, []);
});

test('SV-010 a layout of one’s own is chosen place by place, also by keyboard, and played with', async () => {
  const { page, errors } = await house.visit();
  await page.getByRole('button', { name: 'Instellen: Stieren Versieren' }).click();
  await page.getByText('Huisregels:').click();
  await page.getByRole('combobox', { name: 'Opstelling', exact: true }).selectOption('custom');
  const layout = page.getByRole('group', { name: 'Eigen opstelling' });
  const place = (name: string) => layout.getByRole('combobox', { name });
  await place('linksboven').focus();
  await page.keyboard.press('End');
  assert.equal(await place('linksboven').inputValue(), 'loc-de-opera');
  assert.equal(await place('rechtsonder').inputValue(), 'loc-vip-club');
  await page.getByRole('dialog').getByRole('button', { name: 'Speel nu' }).click();
  const places = page.getByRole('region', { name: /^(VIP Club|De (Kroeg|Fitness|Opera))$/ });
  await places.nth(3).waitFor();
  const names = await places.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  assert.deepEqual(names, ['De Opera', 'De Kroeg', 'De Fitness', 'VIP Club']);
  assert.deepEqual(errors, []);
});

/** One's own turn goes on right after a couple of one's own. */
function afterCouple(seats: number): KeptMatch {
  const shack = open(edition.game, { seats, options: {} }).zones.findIndex(({ name }) => name === 'shack.A');
  let couples = 0;
  return matchAt({
    edition,
    seats,
    isThere: ({ asks }, { zones }) => {
      const before = couples;
      couples = zones[shack]?.length ?? 0;
      return asks === 'turn' && couples > before;
    },
  });
}

const newsOf = (page: Page) =>
  page.locator('.table-board aside').filter({ hasText: /Een koppel|Bull Fight/ });

test('the news of a couple covers neither the city nor the player’s plate nor their hand', async () => {
  const { page } = await house.visit();
  const matches = [2, 3, 4].map(afterCouple);
  const { laptop, phone, tablet, sideways } = sizes;
  // Much of a laptop may be the browser's own.
  const low = { ...laptop, height: 640 };
  for (const [size, room] of Object.entries({ laptop, low, phone, tablet, sideways })) {
    await page.setViewportSize(room);
    for (const match of matches) {
      await sitDownAt(page, house.address(), match);
      await newsOf(page).waitFor();
      const at = (await newsOf(page).boundingBox()) ?? assert.fail('it is gone already');
      const board = (await page.locator('.table-board').boundingBox()) ?? assert.fail('no board');
      assert.ok(at.y >= board.y, `${size}, ${match.id}: all of it can be read`);
      for (const needed of await page
        .locator('[data-seat="0"], [data-zone="hand.A"] .card, .table-board section[data-plays] button')
        .all()) {
        const box = (await needed.boundingBox()) ?? assert.fail('not in sight');
        const isApart =
          at.y + at.height <= box.y ||
          box.y + box.height <= at.y ||
          at.x + at.width <= box.x ||
          box.x + box.width <= at.x;
        assert.ok(isApart, `${size}, ${match.id}: ${await needed.getAttribute('aria-label')}`);
      }
    }
  }
});

test('the news of a couple goes by itself after eight seconds, and not before', async () => {
  const { page } = await house.visit({ size: 'phone' });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await sitDownAt(page, house.address(), afterCouple(2));
  const news = newsOf(page);
  await news.waitFor();
  await page.clock.runFor(7999);
  assert.equal(await news.count(), 1);
  await page.clock.runFor(1);
  await news.waitFor({ state: 'detached' });
});

test('SV-316 before the lot those who have answered are marked, and nobody who is not asked', async () => {
  const { page } = await house.visit();
  await sitDownAt(page, house.address(), asked('challengeLot', 4, 1));
  const ready = page.locator('[data-seat]').filter({ hasText: 'heeft gekozen' });
  assert.deepEqual(await ready.evaluateAll((seats) => seats.map(({ dataset }) => dataset.seat)), ['3']);
  await page.getByRole('button', { name: 'Niet uitdagen' }).click();
  await page
    .getByText('Jij hebt gekozen.')
    .or(page.getByText(/daagt uit met|Niemand daagt uit/))
    .first()
    .waitFor();
});

test('SV-805 where all are people with screens of their own the form offers the race first; with a computer it has none', async () => {
  const mode = (page: Page) => page.getByRole('combobox', { name: 'Uitdagen' });
  for (const [moves, usual] of [
    [true, 'race'],
    [false, 'lot'],
  ] as const) {
    const { page } = await house.visit({ moves });
    await page.getByRole('link', { name: 'Speel Stieren Versieren met vrienden online' }).click();
    await page.getByText('3', { exact: true }).click();
    await page.getByText(/^Huisregels/).click();
    assert.equal(await mode(page).inputValue(), usual);
    await page.getByRole('combobox', { name: 'Stoel C' }).selectOption('level1');
    assert.equal(await mode(page).inputValue(), 'lot');
    assert.deepEqual(await mode(page).locator('option').allTextContents(), ['Loten (gewoon)', 'Om de beurt']);
    // Who does not like haste is not told of a race.
    const hint = page.getByText(/^Uitdagen om het snelst kan alleen/);
    assert.equal(await hint.count(), usual === 'race' ? 1 : 0);
  }
});
