import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fivePossessionsEdition as edition } from '@stamtafel/games/play-design/five-possessions/edition.ts';
import type { Page } from 'playwright-core';
import type { KeptMatch } from '../../session/messages.ts';
import { openHouse, sizes } from '../../testing/browser.ts';
import { type Check, flaws } from '../../testing/flaws.ts';
import { matchAt, sitDownAt, tooLarge } from '../../testing/kept.ts';
import { drawn, tap } from '../../testing/player.ts';

const house = openHouse();
const onItsSide = { width: sizes.phone.height, height: sizes.phone.width };
const hand = (page: Page) => page.getByRole('region', { name: 'Je hand' });
const cards = (page: Page) => hand(page).getByRole('button');
const lane = (page: Page, n: number) => page.getByRole('region', { name: new RegExp(`^Lijn ${n}, `) });
const place = (page: Page, n: number) =>
  lane(page, n).getByRole('button', { name: new RegExp(`^Lijn ${n}`) });

/** One's own row to lay: which one, and on which side. */
const laying = (row: number, side: 'offense' | 'defense', options = {}): KeptMatch =>
  matchAt({
    edition,
    seats: 2,
    options,
    isThere: ({ asks }, { facts }) =>
      asks !== 'role' &&
      facts.row === row &&
      (facts.offense === 0) === (side === 'offense') &&
      facts.possession > 1,
  });

for (const size of ['laptop', 'phone'] as const)
  test(`5 possessions fits on a ${size} in every row, on both sides`, async () => {
    const { page, errors } = await house.visit({ size });
    for (const match of [1, 2, 3, 4].flatMap((row) => [laying(row, 'offense'), laying(row, 'defense')])) {
      await sitDownAt(page, house.address(), match);
      assert.equal(await page.locator('[data-lane]').count(), 4);
      assert.deepEqual(await flaws(page, tooLarge, covered), [], match.id);
      if (size === 'laptop') continue;
      await page.setViewportSize(onItsSide);
      assert.deepEqual(await flaws(page, tooLarge, covered), [], `${match.id} on its side`);
      await page.setViewportSize(sizes[size]);
    }
    assert.deepEqual(errors, []);
  });

/** Lanes that the hand lies over. */
const covered: Check = () => {
  const first =
    document.querySelector('[data-zone="hand.A"] .card')?.getBoundingClientRect() ?? new DOMRect();
  return [...document.querySelectorAll('[data-lane]')]
    .map((element) => ({
      name: element.getAttribute('aria-label') ?? '',
      box: element.getBoundingClientRect(),
    }))
    .filter(({ box }) => box.bottom > first.top && box.right > first.left && box.left < first.right)
    .map(({ name }) => name);
};

test('a place that is to be filled is empty, and a new possession does not look as if its lanes were decided', async () => {
  const { page, errors } = await house.visit();
  for (const row of [1, 2])
    for (const [side, own] of [
      ['offense', 'lane'],
      ['defense', 'against'],
    ] as const) {
      await sitDownAt(page, house.address(), laying(row, side));
      const where = `row ${row}, ${side}`;
      assert.equal(await page.locator(`[data-zone^="${own}."] .card`).count(), 0, where);
      // On the line between the two sides a result stands with its sign, of the possession before without one.
      const signs = await page.locator('[data-lane] > p').getByText(/[✓✕]/).count();
      assert.equal(signs > 0, row > 1, where);
    }
  assert.deepEqual(errors, []);
});

test('PD5-012 a row is laid by tap and by keyboard, changed, and confirmed; the last card lays itself', async () => {
  const { page, errors } = await house.visit();
  await sitDownAt(page, house.address(), laying(1, 'offense'));
  const names = await cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
  const laid = (n: number): Promise<string | null> =>
    page.locator(`[data-zone="lane.${n}"] [data-in="hand.A"]`).getAttribute('data-card');
  await tap(cards(page).nth(0));
  await tap(place(page, 2));
  // By keyboard: a card and a lane.
  for (const spot of [cards(page).nth(0), place(page, 1)]) {
    await spot.focus();
    await page.keyboard.press('Enter');
    await drawn(page);
  }
  assert.deepEqual([await laid(1), await laid(2)], [names[1], names[0]]);
  await tap(cards(page).nth(0));
  await tap(place(page, 4));
  assert.deepEqual([await laid(3), await laid(4)], [names[3], names[2]]);
  // The cards of lanes 1 and 4 change places.
  await tap(page.locator('[data-zone="lane.1"] .card'));
  await tap(place(page, 4));
  assert.deepEqual([await laid(1), await laid(4)], [names[2], names[1]]);
  await page.getByRole('button', { name: 'Zo liggen ze goed' }).click();
  await page.getByText('Rij 1 is gespeeld.', { exact: false }).last().waitFor();
  assert.deepEqual(errors, []);
});

test('a card that is taken up and let go leaves the choices as they were, each once', async () => {
  const { page, errors } = await house.visit();
  await sitDownAt(page, house.address(), laying(1, 'offense'));
  for (const n of [1, 2]) {
    await tap(cards(page).nth(0));
    await tap(place(page, n));
  }
  // Two cards and two lanes are left: every card is in two of the choices.
  const words = () => page.locator('.action-list .words').allTextContents();
  const before = await words();
  assert.equal(new Set(before).size, 4, before.join('; '));
  for (const n of [0, 1]) {
    await tap(cards(page).nth(n));
    assert.equal((await words()).length, 2);
    await tap(page.getByRole('button', { name: 'Toch iets anders' }));
    assert.deepEqual(await words(), before);
  }
  assert.deepEqual(errors, []);
});

test('PD5-015 a lane whose colour is forbidden says why', async () => {
  const { page, errors } = await house.visit();
  const match = matchAt({
    edition,
    seats: 2,
    isThere: ({ asks, options }) =>
      asks === 'place' && options.length < 4 && options.every(({ to }) => to === 'lane.1'),
  });
  await sitDownAt(page, house.address(), match);
  for (const card of await cards(page).all()) {
    await tap(card);
    const cold = page.locator('[data-zone="lane.1"]:not([data-lit]) > button');
    if ((await cold.count()) > 0) {
      await cold.click();
      break;
    }
  }
  await page.getByRole('dialog').getByRole('button', { name: 'PD5-015' }).waitFor();
  assert.deepEqual(errors, []);
});

test('PD5-031 PD5-033 the last cards are laid in open lanes and opposite them', async () => {
  const { page, errors } = await house.visit({ size: 'phone' });
  const send = page.getByRole('button', { name: 'Zo liggen ze goed' });
  for (const side of ['offense', 'defense'] as const) {
    await sitDownAt(page, house.address(), laying(4, side));
    for (let n = 0; n < 2 && (await send.count()) === 0; n++) {
      await tap(cards(page).first());
      const open = page.locator('[data-zone][data-lit] > .spot-button');
      // A card with one place only is laid there at once.
      if ((await open.count()) > 0 && (await send.count()) === 0) await tap(open.first());
    }
    await send.click();
    await page.getByText('Rij 1 van 4').waitFor();
  }
  assert.deepEqual(errors, []);
});

test('PD5-003 the cards drawn for who begins lie there, with their owners, until a side is chosen', async () => {
  const match = matchAt({
    edition,
    seats: 2,
    options: { 'pd5.startMethod': 'draw' },
    isThere: ({ asks }) => asks === 'role',
  });
  for (const size of ['laptop', 'phone'] as const) {
    const { page, errors } = await house.visit({ size });
    await sitDownAt(page, house.address(), match);
    const drawn = page.locator('[data-zone="shown"]');
    assert.deepEqual(await drawn.locator('figcaption').allTextContents(), ['Jij', 'Mieke']);
    assert.deepEqual(await flaws(page, tooLarge), []);
    if (size === 'phone') {
      await page.setViewportSize(onItsSide);
      assert.deepEqual(await flaws(page, tooLarge), [], 'on its side');
    }
    await page.getByRole('button', { name: 'Aanvallen' }).first().click();
    await drawn.waitFor({ state: 'detached' });
    assert.deepEqual(errors, []);
  }
});

test('PD-004 the face of a card shows number, type and name as printed, and how many dots count', async () => {
  const { page } = await house.visit();
  for (const match of [laying(2, 'offense'), laying(2, 'defense')]) {
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
      const counts = words.replace(/^.*(?:telt|tegen) (.*) ·.*$/, '$1').replaceAll(/\D/g, '');
      assert.match(face, new RegExp(`>${counts}<`), words);
    }
  }
});

test('PD5-026 a turned-down card shows its back; a player who has seen it can look at it, unless the table has agreed to remember', async () => {
  const { page, errors } = await house.visit();
  const lying = page.locator('[data-zone^="down."] > div:first-child [data-in^="down."]');
  const looks = page.locator('[data-zone^="down."] > div:first-child .look-button');
  const shown = page.getByRole('dialog').locator('[data-in^="down."]');
  /** What every lane lets one look at of its turned-down cards: how many faces, how many backs. */
  const looked = async (side: 'offense' | 'defense', options = {}) => {
    await sitDownAt(page, house.address(), laying(3, side, options));
    assert.ok((await lying.count()) > 0);
    for (const card of await lying.all()) assert.notEqual(await card.getAttribute('data-hidden'), null);
    const seen = { faces: 0, backs: 0 };
    for (const look of await looks.all()) {
      await look.click();
      const backs = await shown.and(page.locator('[data-hidden]')).count();
      seen.faces += (await shown.count()) - backs;
      seen.backs += backs;
      await page.keyboard.press('Escape');
    }
    return { ...seen, lying: await lying.count() };
  };
  const own = await looked('offense');
  assert.deepEqual([own.faces, own.backs], [own.lying, 0], 'its owner knows them all');
  const theirs = await looked('defense');
  assert.ok(theirs.faces > 0 && theirs.backs > 0, 'not the cards that were laid dead');
  for (const side of ['offense', 'defense'] as const)
    assert.equal((await looked(side, { 'pd.revealLog': 'off' })).faces, 0, side);
  assert.deepEqual(errors, []);
});
