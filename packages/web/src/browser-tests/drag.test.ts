import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ballenMetStierenEdition } from '@stamtafel/games/ballen-met-stieren/edition.ts';
import type { Edition } from '@stamtafel/games/edition.ts';
import { howRuckEdition } from '@stamtafel/games/how-ruck/edition.ts';
import { fivePossessionsEdition } from '@stamtafel/games/play-design/five-possessions/edition.ts';
import { fourDownsEdition } from '@stamtafel/games/play-design/four-downs/edition.ts';
import { stierZoektBierEdition } from '@stamtafel/games/stier-zoekt-bier/edition.ts';
import { stierenVersierenEdition } from '@stamtafel/games/stieren-versieren/edition.ts';
import type { Answer, Kind } from '@stamtafel/kernel';
import type { Page } from 'playwright-core';
import type { KeptMatch } from '../session/messages.ts';
import { openHouse } from '../testing/browser.ts';
import { carry, dragByFinger, dragTo, lift, middleOf } from '../testing/drag.ts';
import { matchAt, sitDownAt } from '../testing/kept.ts';

const house = openHouse();

interface Asked {
  readonly match: KeptMatch;
  /** One of the answers: what is dragged, and where to. */
  readonly answer: Answer;
  readonly card: string;
}

interface Wish {
  readonly seats?: number;
  readonly asks: string;
  readonly pick: string;
  readonly options?: KeptMatch['record']['options'];
}

/** Somebody is asked this, and may answer so. */
function asked<K extends Kind>(edition: Edition<K>, { seats = 2, asks, pick, options = {} }: Wish): Asked {
  let answer: Answer | undefined;
  const match = matchAt({
    edition,
    seats,
    options,
    isThere(decision) {
      answer = decision.asks === asks ? decision.options.find((option) => option.pick === pick) : undefined;
      return answer?.card !== undefined;
    },
  });
  if (answer?.card === undefined) throw new Error('nothing to drag');
  return { match, answer, card: answer.card };
}

type Box = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

interface Drop {
  readonly says: string;
  readonly at: Asked;
  /** Where it is let go. */
  readonly on: string;
  /** What is seen at that moment. */
  readonly shows: (card: string) => string;
}

const lies =
  (zone: string) =>
  (card: string): string =>
    `[data-card="${card}"][data-in="${zone}"]`;
const leftHand = (card: string): string =>
  `.table-board:not(:has([data-zone="hand.A"] [data-card="${card}"]))`;
const isMarked = (card: string): string => `[data-card="${card}"][aria-pressed="true"]`;

const place = asked(howRuckEdition, { asks: 'turn', pick: 'place' });
const serve = asked(stierZoektBierEdition, { seats: 3, asks: 'serve', pick: 'serve' });
const lay = asked(fivePossessionsEdition, { asks: 'place', pick: 'lay' });
const move = asked(stierenVersierenEdition, { seats: 3, asks: 'turn', pick: 'move' });
const talk = asked(stierenVersierenEdition, { seats: 3, asks: 'turn', pick: 'talk' });

const lead: Drop = {
  says: 'a card',
  at: asked(fourDownsEdition, { seats: 3, asks: 'lead', pick: 'play' }),
  on: '[data-plays]',
  shows: lies('played.A'),
};

const drops: { readonly [game: string]: readonly Drop[] } = {
  'How-Ruck!': [
    { says: 'a Scot', at: place, on: `[data-zone="${place.answer.to}"]`, shows: lies(`${place.answer.to}`) },
    {
      says: 'an action to be carried out',
      at: asked(howRuckEdition, { asks: 'turn', pick: 'carryOut' }),
      on: '[data-plays="carryOut"]',
      shows: leftHand,
    },
    {
      says: 'an action without effect',
      at: asked(howRuckEdition, { asks: 'turn', pick: 'waive' }),
      on: '[data-plays="waive"]',
      shows: lies('discard'),
    },
    {
      says: 'the card that one keeps',
      at: asked(howRuckEdition, { asks: 'split', pick: 'keep' }),
      on: '[data-plays="keep"]',
      shows: (card) => `.table-board:not(:has(${lies('pair.A')(card)}))`,
    },
  ],
  'Ballen met Stieren': [
    {
      says: 'one of the eleven',
      at: asked(ballenMetStierenEdition, { asks: 'eleven', pick: 'choose' }),
      on: '[data-zone="actions.A"][data-plays]',
      shows: isMarked,
    },
    {
      says: 'a bull',
      at: asked(ballenMetStierenEdition, { asks: 'attackBull', pick: 'bull' }),
      on: '[data-zone="field.A"]',
      shows: lies('field.A'),
    },
  ],
  'Stieren Versieren': [
    {
      says: 'a bull for the evening',
      at: asked(stierenVersierenEdition, { seats: 3, asks: 'playBulls', pick: 'play' }),
      on: '[data-to="vip-club"]',
      shows: leftHand,
    },
    {
      says: 'a bull that goes elsewhere',
      at: move,
      on: `[data-to="${move.answer.to}"]`,
      shows: lies(`${move.answer.to}.A`),
    },
    {
      says: 'a bull that talks to a cow',
      at: talk,
      on: `[data-to="${talk.answer.to}"]`,
      shows: () => '[data-known]',
    },
    {
      says: 'an extra bull',
      at: asked(stierenVersierenEdition, { seats: 3, asks: 'turn', pick: 'extra' }),
      on: '[data-plays="extra"]',
      shows: leftHand,
    },
    {
      says: 'a bull to be swapped',
      at: asked(stierenVersierenEdition, { seats: 3, asks: 'turn', pick: 'swap' }),
      on: '[data-plays="swap"]',
      shows: isMarked,
    },
  ],
  'Stier zoekt Bier': [
    {
      says: 'beer for the cellar',
      at: asked(stierZoektBierEdition, { seats: 3, asks: 'pick1', pick: 'take' }),
      on: '[data-plays="take"]',
      shows: isMarked,
    },
    {
      says: 'a bull for the pub',
      at: asked(stierZoektBierEdition, { seats: 3, asks: 'take', pick: 'choose' }),
      on: '[data-plays="choose"]',
      shows: (card) => `.table-board:not(:has(${lies('middle')(card)}))`,
    },
    { says: 'beer', at: serve, on: `[data-zone="${serve.answer.to}"]`, shows: lies(`${serve.answer.to}`) },
  ],
  '4 downs': [lead],
  '5 possessions': [
    {
      says: 'a card for a lane',
      at: lay,
      on: `section[data-to="${lay.answer.to}"]`,
      shows: (card) => `[data-zone="${lay.answer.to}"] [data-card="${card}"]`,
    },
  ],
};

const covers = (box: Box, { x, y }: { readonly x: number; readonly y: number }): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

const cardIn = (page: Page, card: string) => page.locator(`.table-board button[data-card="${card}"]`);

for (const [game, all] of Object.entries(drops))
  test(`${game}: a card that is dragged where it goes is played`, async () => {
    for (const { says, at, on, shows } of all) {
      const { page, errors } = await house.visit();
      await sitDownAt(page, house.address(), at.match);
      await lift(page, cardIn(page, at.card));
      await page.locator(on).first().waitFor();
      assert.notEqual(await page.locator('[data-drop]').count(), 0, `${says}: where it can go is shown`);
      await carry(page, await middleOf(page.locator(on).first()));
      assert.equal(await page.locator('[data-drop="here"]').count(), 1, `${says}: it would go there`);
      const [held, there] = await Promise.all([
        page.locator('.card-held').boundingBox(),
        middleOf(page.locator(on).first()),
      ]);
      assert.ok(held !== null && covers(held, there), `${says}: the card is under the mouse`);
      await page.mouse.up();
      await page.locator(shows(at.card)).first().waitFor({ state: 'attached' });
      await page.locator('[data-drop], .card-held').first().waitFor({ state: 'detached' });
      assert.deepEqual(errors, [], says);
    }
  });

test('let go over nothing, or where it came from, a card is not played', async () => {
  const { page } = await house.visit();
  const { at } = lead;
  await sitDownAt(page, house.address(), at.match);
  const card = cardIn(page, at.card);
  const asks = await page.locator('.prompt').textContent();
  for (const place of ['.table-bar', '[data-zone="hand.A"]']) {
    await dragTo(page, card, page.locator(place));
    assert.equal(await page.locator('.card-held, [data-lifted], [data-drop]').count(), 0, place);
    assert.equal(await card.getAttribute('data-in'), 'hand.A', place);
    assert.equal(await page.locator('.prompt').textContent(), asks, place);
  }
  // A tap still plays it.
  await card.click();
  await page.locator(lies('played.A')(at.card)).waitFor();
});

test('a card that was laid and not sent yet goes back to the hand by dragging it there', async () => {
  const { page } = await house.visit();
  await sitDownAt(page, house.address(), lay.match);
  const [lane, hand] = [`[data-zone="${lay.answer.to}"]`, '[data-zone="hand.A"]'];
  await dragTo(page, cardIn(page, lay.card), page.locator(lane));
  await page.locator(`${lane} [data-card="${lay.card}"]`).waitFor();
  await dragTo(page, cardIn(page, lay.card), page.locator(lane));
  await dragTo(page, cardIn(page, lay.card), page.locator(hand));
  await page.locator(`${hand} > [data-card="${lay.card}"]`).waitFor();
});

test('a finger drags a card as the mouse does', async () => {
  const { page } = await house.visit({ size: 'phone' });
  const { at, on, shows } = lead;
  await sitDownAt(page, house.address(), at.match);
  await dragByFinger(page, cardIn(page, at.card), page.locator(on));
  await page.locator(shows(at.card)).waitFor();
});
