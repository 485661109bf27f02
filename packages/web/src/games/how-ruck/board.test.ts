import assert from 'node:assert/strict';
import { test } from 'node:test';
import { howRuckEdition } from '@stamtafel/games/how-ruck/edition.ts';
import type { Page } from 'playwright-core';
import { openHouse, sizes } from '../../testing/browser.ts';
import { matchAt, sitDownAt } from '../../testing/kept.ts';
import { overlapping } from '../../testing/overlap.ts';
import { tap, untilCountdown } from '../../testing/player.ts';
import { smallTargets } from '../../testing/targets.ts';
import { walkThrough } from '../../testing/walk.ts';

const house = openHouse();
const rule = (page: Page): Promise<string | null> => page.locator('.prompt .rule-chip').textContent();
const pair = (page: Page) => page.locator('[data-in="pair.A"]');
const split = (page: Page) => page.getByRole('img', { name: /^Jij: \d+ van de 10 paren verdeeld$/ });

/** One's own turn with Scots to play: which cards one holds is not left to chance. */
const turn = matchAt({
  edition: howRuckEdition,
  seats: 2,
  isThere: ({ asks, options }) =>
    asks === 'turn' && new Set(options.map(({ to, card }) => to && card)).size > 3,
});

test('on a laptop three choices stand beside each other, even long ones, and all of six are in sight', async () => {
  const { page } = await house.visit();
  const isTurn = matchAt({
    edition: howRuckEdition,
    seats: 2,
    isThere: ({ asks, options }) =>
      asks === 'turn' &&
      new Set(options.map(({ card }) => card)).size === 6 &&
      new Set(options.flatMap(({ card, to }) => (to === undefined ? [card] : []))).size >= 3,
  });
  await sitDownAt(page, house.address(), isTurn);
  const hidden = await page.locator('.action-list').evaluate((list) => {
    const { bottom } = list.getBoundingClientRect();
    return [...list.children].filter((choice) => choice.getBoundingClientRect().top >= bottom).length;
  });
  assert.equal(await page.locator('.action-list > *').count(), 6);
  assert.equal(hidden, 0);
});

const sitDown = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Speel nu How-Ruck!' }).click();
  await pair(page).first().waitFor();
};

/** Waits until the story goes on after this. */
async function told(page: Page, play: () => Promise<void>): Promise<void> {
  const said = await page.locator('.unseen[role=status]').textContent();
  await play();
  await page.waitForFunction(
    (was) => document.querySelector('.unseen[role=status]')?.textContent !== was,
    said,
  );
}

/** What sticks out of the board. */
const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const board = document.querySelector('.table-board')?.getBoundingClientRect();
    if (board === undefined) return ['no board'];
    const boxes = [...document.querySelectorAll('.table-board :is(.card, .spot, .seat-plate, p, button)')];
    return boxes
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .filter(
        ({ box }) =>
          box.left < board.left - 1 ||
          box.right > board.right + 1 ||
          box.top < board.top - 1 ||
          box.bottom > board.bottom + 1,
      )
      .map(({ element, box }) => `${element.className} ${JSON.stringify(box)}`);
  });

test('a pair is split by a tap, by an arrow and by Enter, and the focus stays on its side', async () => {
  const { page, errors } = await house.visit();
  await sitDown(page);
  const kept = page.locator('[data-zone="kept.A"] b');
  const given = page.locator('[data-zone="given.A"] b');
  const [first] = await pair(page).evaluateAll((cards) =>
    cards.map((card) => card.getAttribute('data-card')),
  );
  await pair(page).nth(1).click();
  await page.getByRole('img', { name: 'Jij: 1 van de 10 paren verdeeld' }).waitFor();
  assert.deepEqual([await kept.textContent(), await given.textContent()], ['1', '1']);
  assert.notEqual(await pair(page).first().getAttribute('data-card'), first);
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('img', { name: 'Jij: 2 van de 10 paren verdeeld' }).waitFor();
  await pair(page).nth(1).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: 'Jij: 3 van de 10 paren verdeeld' }).waitFor();
  assert.equal(
    await pair(page)
      .nth(1)
      .evaluate((card) => card === document.activeElement),
    true,
  );
  // What was assigned is not shown again (HR-033).
  assert.equal(await page.locator('[data-zone="kept.A"] button, [data-zone="given.A"] button').count(), 0);
  assert.deepEqual(errors, []);
});

/** HR-165 Versterking: a hand of more than the usual six. */
const full = matchAt({
  edition: howRuckEdition,
  seats: 2,
  isThere: ({ asks, options }) =>
    asks === 'turn' && new Set(options.flatMap(({ card }) => card ?? [])).size > 8,
});

for (const size of ['laptop', 'phone'] as const)
  test(`on a ${size} everything is in sight, and a card is played by tap and by keyboard`, async () => {
    const { page, errors } = await house.visit({ size });
    await sitDown(page);
    assert.deepEqual(await overflowing(page), []);
    assert.equal(await split(page).count(), 1);
    await sitDownAt(page, house.address(), full);
    assert.deepEqual(await overflowing(page), [], 'a full hand');
    assert.deepEqual(await smallTargets(page.locator('.table')), [], 'a full hand');
    await sitDownAt(page, house.address(), turn);
    assert.equal(await rule(page), 'HR-091');
    assert.deepEqual(await overflowing(page), []);
    await page.getByRole('img', { name: /^Het vat staat op veld \d+ van 12\./ }).waitFor();

    // The text of an action speaks of strength as well: a Scot has a number.
    const scot = page.getByRole('region', { name: 'Je hand' }).getByRole('button', { name: /, sterkte \d/ });
    const taken = page.locator('.hand .card[data-selected]');
    const place = page.locator('[data-zone][data-lit] .spot-button').first();
    await told(page, async () => {
      await scot.first().click({ position: { x: 10, y: 40 } });
      await taken.waitFor();
      await place.click();
    });
    await page.locator('.hand .card[data-lit]').first().waitFor();
    await told(page, async () => {
      await scot.first().focus();
      await page.keyboard.press('Enter');
      await taken.waitFor();
      await place.focus();
      await page.keyboard.press('Enter');
    });
    assert.deepEqual(await overflowing(page), []);
    assert.deepEqual(errors, []);
  });

test('on a phone the round stands between both names, with large letters too', async () => {
  for (const textSize of ['usual', 'larger']) {
    const { page, context } = await house.visit({ size: 'phone' });
    await context.addInitScript((size) => {
      const kept: unknown = JSON.parse(localStorage.getItem('stamtafel-settings') ?? '{}');
      localStorage.setItem('stamtafel-settings', JSON.stringify(Object.assign({}, kept, { textSize: size })));
    }, textSize);
    await page.reload();
    await sitDown(page);
    const along = page.locator('.seat-plate, p:text-matches("^Ronde 1$")');
    assert.equal(await along.count(), 3, textSize);
    assert.equal(await overlapping(along), 0, textSize);
    assert.deepEqual(await overflowing(page), [], textSize);
  }
});

test('HR-041 the race against the computer is counted down on the board, and then the pair is there', async () => {
  const { page, errors } = await house.visit();
  const match = matchAt({
    edition: howRuckEdition,
    seats: 2,
    options: { teamForming: 'race', youngestSeat: 'A' },
    isThere: ({ asks }) => asks === 'command',
  });
  await sitDownAt(page, house.address(), match);
  const countdown = page.getByRole('timer', { name: 'Maak je klaar…' });
  assert.equal(await countdown.count(), 0);
  await Promise.all([untilCountdown(page), page.getByRole('button', { name: 'How-Ruck!' }).last().click()]);
  await pair(page).first().waitFor();
  // Also before anything is split.
  await countdown.waitFor({ state: 'detached' });
  await page.locator('.prompt', { hasText: 'Maak je klaar…' }).waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('img', { name: 'Jij: 1 van de 10 paren verdeeld' }).waitFor();
  assert.deepEqual(errors, []);
});

test('the moor is as wide as its place, and what was played last is told in whole lines', async () => {
  const { page } = await house.visit({ size: 'phone' });
  const { moments } = walkThrough({ edition: howRuckEdition, seats: 2 });
  const last = moments.at(-1);
  assert.ok(last !== undefined);
  await sitDownAt(page, house.address(), last);
  for (const text of ['usual', 'large', 'larger']) {
    await page.evaluate((size) => Object.assign(document.documentElement.dataset, { text: size }), text);
    const told = page.locator('.table-board p', { hasText: '“' });
    const cut = await told.evaluate(({ clientHeight, parentElement }) => {
      const room = parentElement?.clientHeight ?? 0;
      return clientHeight > room;
    });
    assert.equal(cut, false, text);
  }
  await page.setViewportSize(sizes.zoomed);
  const board = page.locator('.table-board');
  assert.ok(await board.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth));
});

test('how a round ended is said until the first pair of the next one is split, and names are whole', async () => {
  const { page } = await house.visit({ size: 'phone' });
  const match = matchAt({
    edition: howRuckEdition,
    seats: 2,
    isThere: ({ asks }, { facts }) => asks === 'split' && facts.won.some((barrels) => barrels > 0),
  });
  const sitters = match.sitters.map((sitter, seat) => ({ ...sitter, name: `Speler ${seat + 1}` }));
  await sitDownAt(page, house.address(), { ...match, sitters });
  const ended = page.locator('.table-board p', { hasText: 'wint het vat' });
  assert.equal(await ended.isVisible(), true);
  const names = await page
    .locator('.table-board .seat-name')
    .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth));
  assert.deepEqual(names, [true, true]);
  await pair(page).first().hover();
  const where = await pair(page).first().boundingBox();
  await told(page, () => pair(page).first().click());
  await ended.waitFor({ state: 'hidden' });
  // In a race the next pair is where this one was.
  assert.deepEqual(await pair(page).first().boundingBox(), where);
});

test('where a lesson leaves little room nothing lies over the words below a pair', async () => {
  const { page } = await house.visit({ size: 'phone' });
  await page.setViewportSize({ width: 390, height: 760 });
  await page.goto(`${house.address()}#/les/how-ruck`);
  const keep = page.getByText('deze houd ik');
  const next = page.locator('.balloon-buttons button').last();
  for (let presses = 0; (await keep.count()) === 0; presses++) {
    assert.ok(presses < 30, 'no pair comes');
    await tap(next);
  }
  const counts = page.locator('[data-zone="given.A"] b, [data-zone="kept.A"] b');
  assert.equal(await counts.count(), 2);
  for (const text of ['usual', 'larger']) {
    await page.evaluate((size) => Object.assign(document.documentElement.dataset, { text: size }), text);
    assert.equal(await overlapping(keep.or(counts)), 0, text);
    assert.equal(await overlapping(page.locator('.balloon-step, .balloon-buttons button')), 0, text);
  }
});

/** Numbers of the track whose ink touches the edge of its plank, or lies behind the feet of those who pull. */
const cutNumbers = (page: Page): Promise<string[]> =>
  page.getByRole('img', { name: /^Het vat staat op veld/ }).evaluate((track) => {
    const pen = document.createElement('canvas').getContext('2d');
    const [planks] = track.children;
    if (pen === null || planks === undefined) return ['no track'];
    const feet = [...track.querySelectorAll('svg')].map((figure) => figure.getBoundingClientRect());
    return [...planks.children].flatMap((plank) => {
      const style = getComputedStyle(plank);
      const says = plank.textContent ?? '';
      pen.font = style.font;
      const ink = pen.measureText(says);
      const text = document.createRange();
      text.selectNodeContents(plank);
      const letters = text.getBoundingClientRect();
      const top = letters.top + ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent;
      const bottom = letters.bottom - ink.fontBoundingBoxDescent + ink.actualBoundingBoxDescent;
      const box = plank.getBoundingClientRect();
      const isInside =
        top >= box.top + Number.parseFloat(style.borderTopWidth) &&
        bottom <= box.bottom - Number.parseFloat(style.borderBottomWidth);
      const isSeen = feet.every(
        (figure) => figure.right < letters.left || figure.left > letters.right || figure.bottom <= top,
      );
      return isInside && isSeen ? [] : [says];
    });
  });

test('the numbers of the track stay inside their planks, below the feet of the Scots', async () => {
  const { page } = await house.visit();
  await sitDownAt(page, house.address(), turn);
  for (const [name, size] of Object.entries({ ...sizes, small: { width: 360, height: 640 } }))
    for (const text of ['usual', 'larger']) {
      await page.setViewportSize(size);
      await page.evaluate(
        (wanted) => Object.assign(document.documentElement.dataset, { text: wanted }),
        text,
      );
      assert.deepEqual(await cutNumbers(page), [], `${name}, ${text}`);
    }
});
