import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ballenMetStierenEdition } from '@stamtafel/games/ballen-met-stieren/edition.ts';
import type { Edition } from '@stamtafel/games/edition.ts';
import { howRuckEdition } from '@stamtafel/games/how-ruck/edition.ts';
import { fivePossessionsEdition } from '@stamtafel/games/play-design/five-possessions/edition.ts';
import { fourDownsEdition } from '@stamtafel/games/play-design/four-downs/edition.ts';
import { stierZoektBierEdition } from '@stamtafel/games/stier-zoekt-bier/edition.ts';
import { stierenVersierenEdition } from '@stamtafel/games/stieren-versieren/edition.ts';
import type { Kind } from '@stamtafel/kernel';
import type { Page } from 'playwright-core';
import type { KeptMatch } from '../session/messages.ts';
import { openHouse, type Wish } from '../testing/browser.ts';
import { dragTo } from '../testing/drag.ts';
import { matchAt, sitDownAt } from '../testing/kept.ts';
import { choices, drawn } from '../testing/player.ts';
import { until } from '../testing/until.ts';

const house = openHouse();

interface Slide {
  /** What slides, by its key: a card that shows its face by its name. */
  readonly card: string;
  readonly into: string;
  readonly ms: number;
}

/** Sits down, and hears of every movement from then on; they last as long as the settings say, or this many times that. */
async function watched(
  match: KeptMatch,
  wish: Wish,
  slower = 1,
): Promise<{ readonly page: Page; readonly slides: readonly Slide[] }> {
  const { page, context } = await house.visit({ moves: true, ...wish });
  await context.addInitScript((times) => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const { duration, ...rest } = typeof options === 'object' ? options : { duration: options };
      const { card = '', in: into = '' } = this instanceof HTMLElement ? this.dataset : {};
      console.debug(`slide ${JSON.stringify({ card, into, ms: duration })}`);
      return animate.call(this, frames, { ...rest, duration: Number(duration) * times });
    };
    // A card that is let go waits there so much longer for its answer.
    const { setTimeout: after } = globalThis;
    Reflect.set(globalThis, 'setTimeout', (act: () => void, ms = 0) => after(act, ms * times));
  }, slower);
  await page.reload();
  const slides: Slide[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('slide ')) slides.push(JSON.parse(message.text().slice('slide '.length)));
  });
  await sitDownAt(page, house.address(), match);
  await drawn(page);
  slides.length = 0;
  return { page, slides };
}

const at = <K extends Kind>(edition: Edition<K>, seats: number, asks: string): KeptMatch =>
  matchAt({ edition, seats, isThere: (decision) => decision.asks === asks });

const lead = matchAt({
  edition: fourDownsEdition,
  seats: 3,
  isThere: ({ asks }, { facts }) => asks === 'lead' && facts.trick === 1,
});
const attack = at(ballenMetStierenEdition, 2, 'attackBull');

const inHand = (page: Page) => page.locator('[data-zone="hand.A"] [data-card][data-lit]');
const lying = (page: Page, zone: string) => page.locator(`[data-card][data-in="${zone}"]`);

for (const [speed, ms] of [
  ['calm', 700],
  ['usual', 450],
  ['brisk', 250],
] as const)
  test(`a card that is played slides to its place, at the ${speed} pace in ${ms} ms`, async () => {
    const { page, slides } = await watched(lead, { speed });
    const card = await inHand(page).first().getAttribute('data-card');
    await inHand(page).first().click();
    await lying(page, 'played.A').waitFor();
    assert.deepEqual(
      slides.filter(({ into }) => into === 'played.A'),
      [{ card, into: 'played.A', ms }],
    );
  });

for (const [says, wish] of [
  ['with reduced motion', { speed: 'calm', moves: false }],
  ['at the instant pace', { speed: 'instant', moves: true }],
] as const)
  test(`nothing slides ${says}`, async () => {
    const { page, slides } = await watched(lead, wish);
    await inHand(page).first().click();
    await lying(page, 'played.A').waitFor();
    // What the others play does not slide either.
    await lying(page, 'played.B').waitFor();
    assert.deepEqual(slides, []);
    assert.equal(
      await page
        .locator('[data-card]')
        .evaluateAll((all) => all.flatMap((card) => card.getAnimations()).length),
      0,
    );
  });

test('a player may answer while a card is still on its way', async () => {
  const { page } = await watched(attack, { speed: 'calm' }, 60);
  const moving = (): Promise<number> =>
    lying(page, 'field.A').evaluateAll(
      (all) =>
        all.flatMap((card) => card.getAnimations()).filter(({ playState }) => playState === 'running').length,
    );
  await inHand(page).first().click();
  await lying(page, 'field.A').waitFor();
  assert.equal(await moving(), 1);
  // Somebody in a hurry presses: the next question is there at once.
  await page.keyboard.press(' ');
  await choices(page).last().waitFor();
  const asked = await page.locator('.prompt').textContent();
  await choices(page).last().click();
  await page.waitForFunction((was) => document.querySelector('.prompt')?.textContent !== was, asked);
  assert.equal(await moving(), 1, 'it is still on its way');
});

test('a card that was dragged goes on from where it was let go, not from the hand again', async () => {
  const { page } = await watched(attack, { speed: 'calm' }, 60);
  const place = page.locator('[data-zone="field.A"]');
  const target = await place.boundingBox();
  await dragTo(page, inHand(page).first(), place);
  const far = await lying(page, 'field.A').evaluate(
    (card, top) => card.getBoundingClientRect().top - top,
    target?.y ?? 0,
  );
  assert.ok(Math.abs(far) < 80, `${far} px from its place`);
});

const games: {
  readonly [game: string]: { readonly match: KeptMatch; readonly play: (page: Page) => Promise<unknown> };
} = {
  'How-Ruck!': {
    match: at(howRuckEdition, 2, 'turn'),
    async play(page) {
      await choices(page).first().click();
      await drawn(page);
      await choices(page).first().click();
    },
  },
  'Ballen met Stieren': { match: attack, play: (page) => inHand(page).first().click() },
  'Stieren Versieren': {
    match: at(stierenVersierenEdition, 3, 'playBulls'),
    play: (page) => inHand(page).first().click(),
  },
  'Stier zoekt Bier': {
    match: at(stierZoektBierEdition, 3, 'take'),
    play: (page) => page.locator('[data-in="middle"][data-lit]').first().click(),
  },
  '4 downs': { match: lead, play: (page) => inHand(page).first().click() },
  '5 possessions': {
    match: at(fivePossessionsEdition, 2, 'place'),
    async play(page) {
      const send = page.getByRole('button', { name: 'Zo liggen ze goed' });
      while ((await send.count()) === 0) {
        await choices(page).first().click();
        await drawn(page);
      }
      await send.click();
    },
  },
};

for (const [game, { match, play }] of Object.entries(games))
  test(`${game}: cards slide when something is played`, async () => {
    const { page, slides } = await watched(match, { speed: 'brisk' });
    await play(page);
    await until(() => slides.length > 0, 'nothing slides');
  });
