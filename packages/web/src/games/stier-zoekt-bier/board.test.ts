import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stierZoektBierEdition as edition } from '@stamtafel/games/stier-zoekt-bier/edition.ts';
import type { Frame } from '@stamtafel/games/stier-zoekt-bier/kind.ts';
import { NONE } from '@stamtafel/kernel';
import type { Page } from 'playwright-core';
import type { KeptMatch } from '../../session/messages.ts';
import { openHouse } from '../../testing/browser.ts';
import { flaws } from '../../testing/flaws.ts';
import { matchAt, sitDownAt, tooLarge } from '../../testing/kept.ts';
import { overlapping } from '../../testing/overlap.ts';
import { drawn } from '../../testing/player.ts';

const house = openHouse();

/** Seat A is asked this in this round, or later. */
const asked = (
  seats: number,
  round: number,
  asks: Frame['do'],
  options: KeptMatch['record']['options'] = {},
): KeptMatch =>
  matchAt({
    edition,
    seats,
    options,
    isThere: (decision, { facts }) => decision.asks === asks && facts.round >= round,
  });

const sitDown = (page: Page, match: KeptMatch): Promise<void> => sitDownAt(page, house.address(), match);

for (const size of ['laptop', 'phone'] as const)
  test(`Stier zoekt Bier fits on a ${size} with three, four and five, in the first and in the last round`, async () => {
    const { page, errors } = await house.visit({ size });
    const bonus = { bonusDrinker: 'on', bonusAllesdrinker: 'guaranteed' };
    for (const seats of [3, 4, 5])
      for (const kept of [
        asked(seats, 1, 'pick1'),
        asked(seats, 5, 'take', bonus),
        asked(seats, 7, 'serve'),
      ]) {
        await sitDown(page, kept);
        assert.equal(await page.locator('[data-seat]').count(), seats);
        assert.deepEqual(await flaws(page, tooLarge), [], kept.id);
      }
    assert.deepEqual(errors, []);
  });

test('on a phone on its side the bulls of the others, and those on offer, stand beside each other', async () => {
  const { page } = await house.visit({ size: 'sideways' });
  for (const seats of [3, 4, 5])
    for (const kept of [asked(seats, 5, 'take'), asked(seats, 7, 'serve')]) {
      await sitDown(page, kept);
      const others = page.locator(['B', 'C', 'D', 'E'].map((seat) => `[data-zone^="${seat}."]`).join());
      assert.ok((await others.count()) > 2, kept.id);
      assert.equal(await overlapping(others), 0, kept.id);
      assert.equal(await overlapping(page.locator('[data-in="middle"]')), 0, kept.id);
    }
});

test('on a phone the words under the cellar stand clear of the frame around it', async () => {
  const { page } = await house.visit({ size: 'phone' });
  for (const seats of [3, 5]) {
    await sitDown(page, asked(seats, 1, 'tap'));
    const cellar = await page.locator('[data-zone="cellar.A"][data-lit]').boundingBox();
    const words = await page.getByText(/^Kelder: \d van 5$/).boundingBox();
    assert.ok(cellar !== null && words !== null);
    // Three pixels of it are frame.
    assert.ok(words.y - (cellar.y + cellar.height) >= 6, JSON.stringify([cellar, words]));
  }
});

test('two beers are marked by a click and by a key, their order is shown, and laid down together', async () => {
  const { page, errors } = await house.visit();
  await sitDown(page, asked(4, 1, 'pick1', { cellarView: 'memory-aid' }));
  const hand = page.getByRole('region', { name: 'Je hand' });
  const cards = hand.getByRole('button');
  assert.equal(await cards.count(), 6);
  assert.equal(await overlapping(cards), 0);
  const faces = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
  await cards.nth(4).click();
  await cards.nth(1).focus();
  await page.keyboard.press('Enter');
  await hand.getByText('boven').waitFor();
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

test('SZB-049 what is picked and not yet shown stays marked in the player’s hand', async () => {
  const { page, errors } = await house.visit();
  const match = matchAt({
    edition,
    seats: 4,
    isThere: ({ asks }, { sealed }) => asks === 'pick1' && sealed[0] !== NONE,
  });
  await sitDown(page, match);
  const hand = page.getByRole('region', { name: 'Je hand' });
  assert.deepEqual(
    await hand
      .locator('[data-sealed]')
      .getByText(/^(onder|boven)$/)
      .allTextContents(),
    ['onder'],
  );
  assert.deepEqual(errors, []);
});

test('SZB-162 in Grand Café one beer or two are marked and laid down together', async () => {
  const { page, errors } = await house.visit();
  const cards = page.getByRole('region', { name: 'Je hand' }).getByRole('button');
  for (const count of [1, 2]) {
    await sitDown(page, asked(4, count, 'pick1', { variant: 'grand-cafe', cellarView: 'memory-aid' }));
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
  await sitDown(page, asked(3, 2, 'tap'));
  const before = await own.locator('[data-zone="open.A"] [data-card]').count();
  await own.getByRole('button', { name: 'Tap de bovenste kaart' }).click();
  await page.waitForFunction(
    (was) => document.querySelectorAll('[data-zone="open.A"] [data-card]').length === was + 1,
    before,
  );
  await sitDown(page, asked(3, 4, 'serve'));
  const beer = own.locator('[data-zone="open.A"] [data-card][data-lit]').first();
  const name = await beer.getAttribute('data-card');
  await beer.focus();
  await page.keyboard.press('Enter');
  await drawn(page);
  const place = own.locator('[data-lit] > .spot-button').first();
  if ((await place.count()) > 0) await place.press('Enter');
  await page.waitForFunction((card) => {
    const laid = document.querySelector(`[data-card="${card}"]`);
    return laid !== null && /^A\.\d$/.test(laid.getAttribute('data-in') ?? '');
  }, name);
  assert.deepEqual(errors, []);
});

test('another player’s pub opens, with every bull and the beer he got', async () => {
  const { page, errors } = await house.visit();
  await sitDown(page, asked(4, 6, 'serve'));
  await page.getByRole('button', { name: /^De kroeg van Mieke: / }).click();
  const dialog = page.getByRole('dialog', { name: 'De kroeg van Mieke' });
  await dialog.getByRole('listitem').first().waitFor();
  await dialog.getByRole('button', { name: /→/ }).first().click();
  // The card large, with where its figures come from.
  await page.getByText('Door ons bedacht', { exact: false }).first().waitFor();
  assert.deepEqual(errors, []);
});

test('RUL-01 a table of people is asked who is the oldest, with their names, and may draw lots', async () => {
  const { page, errors } = await house.visit();
  await page.getByRole('button', { name: 'Samen aan één scherm: Stier zoekt Bier' }).click();
  const dialog = page.getByRole('dialog');
  const oldest = dialog.getByRole('group', { name: 'Wie is de oudste?' });
  await oldest.waitFor();
  // Two people, and computers, which are nobody's age.
  assert.deepEqual(await oldest.locator('label').allTextContents(), ['Speler 1', 'Speler 2', 'We loten']);
  assert.ok(await oldest.getByLabel('We loten').isChecked());
  await oldest.getByLabel('Speler 2').check();
  // Who they are is no house rule.
  await dialog.getByText('Huisregels: zoals in het doosje').click();
  const first = dialog.getByRole('combobox', { name: 'De eerste bierbaas' });
  await first.selectOption('random');
  await oldest.waitFor({ state: 'detached' });
  await first.selectOption('oldest');
  await oldest.getByLabel('Speler 2').check();
  await dialog.getByRole('button', { name: 'Aan tafel' }).click();
  await page.getByRole('button', { name: 'Ik ben Speler 1, en alleen ik kijk' }).click();
  await page.getByRole('region', { name: 'Speler 2' }).locator('[data-bierbaas]').waitFor();
  assert.deepEqual(errors, []);
});
