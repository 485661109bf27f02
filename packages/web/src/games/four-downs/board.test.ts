import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fourDownsEdition as edition } from '@stamtafel/games/play-design/four-downs/edition.ts';
import type { Page } from 'playwright-core';
import type { KeptMatch } from '../../session/messages.ts';
import { openHouse, sizes } from '../../testing/browser.ts';
import { type Check, flaws } from '../../testing/flaws.ts';
import { matchAt, sitDownAt, tooLarge } from '../../testing/kept.ts';

const house = openHouse();
const onItsSide = { width: sizes.phone.height, height: sizes.phone.width };
const firstDowns = { 'pd4.firstDowns': 'on' };
const hand = (page: Page) => page.getByRole('region', { name: 'Je hand' });

/** One's own turn to follow, with cards on the table. */
const following = (seats: number, options = {}): KeptMatch =>
  matchAt({
    edition,
    seats,
    options,
    isThere: ({ asks, optional }, { facts }) =>
      asks === 'follow' && !optional && facts.round > 2 && facts.trick > 1,
  });

/** Somebody else has knocked, and it is one's own turn to answer. */
const knocked = (seats: number): KeptMatch =>
  matchAt({
    edition,
    seats,
    options: firstDowns,
    instead: ({ seat, asks }, { facts }) =>
      seat > 0 && asks === 'lead' && facts.claimant < 0 ? { pick: 'claim' } : undefined,
    isThere: ({ asks, optional }) => asks === 'answer' && !optional,
  });

for (const size of ['laptop', 'phone'] as const)
  test(`4 downs fits on a ${size} with two, three and four, while following and while answering a knock`, async () => {
    const { page, errors } = await house.visit({ size });
    const eight = { ...firstDowns, 'pd4.eightCards': 'on' };
    for (const seats of [2, 3, 4])
      for (const match of [following(seats, firstDowns), following(seats, eight), knocked(seats)]) {
        await sitDownAt(page, house.address(), match);
        assert.equal(await page.locator('[data-seat]').count(), seats);
        assert.deepEqual(await flaws(page, tooLarge, covered), [], match.id);
        if (size === 'laptop') continue;
        await page.setViewportSize(onItsSide);
        assert.deepEqual(await flaws(page, tooLarge, covered), [], `${match.id} on its side`);
        await page.setViewportSize(sizes[size]);
      }
    assert.deepEqual(errors, []);
  });

test('with the largest letters too the hand lies over nobody', async () => {
  const { page } = await house.visit({ size: 'phone' });
  for (const seats of [2, 3, 4])
    for (const match of [following(seats), following(seats, firstDowns), knocked(seats)]) {
      await sitDownAt(page, house.address(), match);
      await page.evaluate(() => Object.assign(document.documentElement.dataset, { text: 'larger' }));
      for (const size of ['phone', 'laptop'] as const) {
        await page.setViewportSize(sizes[size]);
        assert.deepEqual(await flaws(page, tooLarge, covered), [], `${match.id} on a ${size}`);
      }
      await page.setViewportSize(sizes.phone);
    }
});

/** Columns that the hand lies over. */
const covered: Check = () => {
  const top = document.querySelector('.hand .card')?.getBoundingClientRect().top ?? 0;
  return [...document.querySelectorAll('[data-seat]')]
    .filter((column) => column.getBoundingClientRect().bottom > top)
    .map((column) => column.textContent ?? '');
};

test('PD4-012 a lit card is played by a tap and by the keyboard', async () => {
  for (const play of ['tap', 'keyboard'] as const) {
    const { page, errors } = await house.visit();
    await sitDownAt(page, house.address(), following(4));
    const card = hand(page).getByRole('button').and(page.locator('[data-lit]')).first();
    const name = await card.getAttribute('data-card');
    if (play === 'tap') await card.click();
    else {
      await card.focus();
      await page.keyboard.press('Enter');
    }
    await page.locator(`[data-card="${name}"][data-in="played.A"]`).waitFor({ timeout: 5000 });
    assert.deepEqual(errors, []);
  }
});

test('PD4-042 a knock is one button on the board', async () => {
  const { page, errors } = await house.visit();
  await sitDownAt(page, house.address(), following(2, firstDowns));
  const told = page.getByRole('listitem').getByText('Jij klopt: first down! De inzet is nu 20 yards.');
  const before = await told.count();
  await page.getByRole('button', { name: 'First down: inzet naar 20 yards' }).click();
  await told.nth(before).waitFor();
  assert.deepEqual(errors, []);
});

test('PD4-044 the player who knocked last is told why they cannot knock again', async () => {
  const { page, errors } = await house.visit({ size: 'phone' });
  const match = matchAt({
    edition,
    seats: 3,
    options: firstDowns,
    instead: ({ seat, asks }, { facts }) =>
      asks === 'answer'
        ? { pick: 'continue' }
        : seat === 0 && facts.claimant < 0
          ? { pick: 'claim' }
          : undefined,
    isThere: ({ optional }, { facts }) => !optional && facts.claimant === 0,
  });
  await sitDownAt(page, house.address(), match);
  await page.getByRole('button', { name: 'Kloppen kan nu niet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'PD4-044' }).waitFor();
  assert.deepEqual(errors, []);
});

test('PD4-047 the answer to a knock is on the board, with what it costs', async () => {
  const { page, errors } = await house.visit();
  await sitDownAt(page, house.address(), knocked(3));
  await page.getByRole('button', { name: 'Meegaan · om 20' }).waitFor();
  await page.getByRole('button', { name: 'Stoppen · 10 kwijt' }).click();
  await page.getByText('Jij: 10 yards verloren').waitFor({ state: 'attached' });
  assert.deepEqual(errors, []);
});

test('PD-004 the face of a card shows number, type and name as printed', async () => {
  const { page } = await house.visit();
  for (const match of [following(2), following(4)]) {
    await sitDownAt(page, house.address(), match);
    await page.waitForFunction(() => [...document.images].every(({ src }) => src !== ''));
    const faces = await hand(page)
      .locator('[data-card]')
      .evaluateAll((all) =>
        all.map((card) => ({
          words: card.getAttribute('aria-label') ?? '',
          face: decodeURIComponent(card.querySelector('img')?.src ?? ''),
        })),
      );
    assert.ok(faces.length > 1);
    for (const { words, face } of faces) {
      const [, value, kind, side] = /(\d) – (\w+), (Offense|Defense)/.exec(words) ?? assert.fail(words);
      for (const printed of [value, `${kind},`, side]) assert.match(face, new RegExp(`>${printed}<`), words);
    }
  }
});
