import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ballenMetStierenEdition } from '@stamtafel/games/ballen-met-stieren/edition.ts';
import { howRuckEdition } from '@stamtafel/games/how-ruck/edition.ts';
import { fourDownsEdition } from '@stamtafel/games/play-design/four-downs/edition.ts';
import type { Page } from 'playwright-core';
import { cues } from '../director/cues.ts';
import { openHouse } from '../testing/browser.ts';
import { keep, matchAt, sitDownAt } from '../testing/kept.ts';
import { choices, theEnd } from '../testing/player.ts';
import { walkThrough } from '../testing/walk.ts';

const house = openHouse();
const assets = fileURLToPath(new URL('../../dist/assets', import.meta.url));

/** What the table shows while it is played: which beat, and what can be seen of it then. */
interface Seen {
  readonly beat: string;
  readonly isAsked: boolean;
  readonly hasResult: boolean;
  readonly sees: string;
}

/** Everything that is shown from now on, each time a beat begins or everything stands. */
async function watching(page: Page, looksAt: string): Promise<() => Promise<readonly Seen[]>> {
  await page.evaluate((selector) => {
    const seen: Seen[] = [];
    Reflect.set(globalThis, 'seenBeats', seen);
    const look = (): void => {
      const table = document.querySelector<HTMLElement>('.table');
      seen.push({
        beat: table?.dataset.beat ?? '',
        isAsked: document.querySelector('.actions button') !== null,
        hasResult: document.querySelector('dialog[open]') !== null,
        sees: [...document.querySelectorAll<HTMLElement>(selector)]
          .map((element) => element.dataset.card ?? element.getAttribute('aria-label') ?? '')
          .join(),
      });
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-beat', 'open'],
    });
  }, looksAt);
  return () => page.evaluate<Seen[]>('globalThis.seenBeats');
}

test('4 downs: the last card of the deciding trick lies open, and who takes it is told, before the next deal', async () => {
  const { page, errors } = await house.visit({ moves: true, speed: 'brisk' });
  const lastTrick = matchAt({
    edition: fourDownsEdition,
    seats: 2,
    // With its last card nobody has a choice: that trick is laid by itself.
    isThere: ({ optional }, { facts }) => !optional && facts.trick === facts.cards - 1,
  });
  await sitDownAt(page, house.address(), lastTrick);
  const seen = await watching(page, '[data-zone^="played."] > [data-card]');
  const hand = page.locator('[data-zone="hand.A"] [data-card]');
  const cards = await hand.evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
  const lit = hand.and(page.locator('[data-lit]')).first();
  const played = await lit.getAttribute('data-card');
  const card = cards.find((other) => other !== played);
  await lit.click();
  await choices(page).first().waitFor();
  const shown = await seen();
  for (const beat of ['follow', 'round', 'lose'])
    assert.ok(
      shown.some((moment) => moment.beat === beat && moment.sees.split(',').includes(card ?? '')),
      `${card} is not seen at ${beat}`,
    );
  assert.ok(!shown.some(({ beat, isAsked }) => beat !== '' && isAsked), 'nobody is asked while it is shown');
  assert.deepEqual(errors, []);
});

test('How-Ruck!: the barrel stands on the end field before anything says that it is over', async () => {
  const { page, errors } = await house.visit({ moves: true, speed: 'brisk' });
  const lastPull = matchAt({
    edition: howRuckEdition,
    seats: 2,
    options: { barrelsToWin: 1, teamForming: 'calm' },
    isThere: ({ asks }, { facts }) => asks === 'turn' && (facts.barrel <= 2 || facts.barrel >= 11),
  });
  await sitDownAt(page, house.address(), lastPull);
  const seen = await watching(page, '[role="img"][aria-label^="Het vat "]');
  for (let n = 0; n < 40 && !(await theEnd(page).isVisible()); n++) {
    await choices(page).first().or(theEnd(page)).first().waitFor();
    if (await theEnd(page).isVisible()) break;
    await choices(page)
      .first()
      .click({ timeout: 3000 })
      .catch(() => {});
  }
  await theEnd(page).waitFor();
  const shown = await seen();
  const won = shown.filter(({ beat }) => beat === 'roundWon');
  assert.ok(won.length > 0 && won.every(({ sees }) => /veld (1|12) van 12/.test(sees)), JSON.stringify(won));
  assert.ok(
    !shown.some(({ beat, hasResult }) => beat !== '' && hasResult),
    'the result comes after the last beat',
  );
  assert.deepEqual(errors, []);
});

test('whoever presses a card while something is shown plays it at once', async () => {
  const { page, errors } = await house.visit({ moves: true, speed: 'calm' });
  const attack = matchAt({
    edition: ballenMetStierenEdition,
    seats: 2,
    isThere: ({ asks }) => asks === 'attackBull',
  });
  await sitDownAt(page, house.address(), attack);
  const hand = page.locator('[data-zone="hand.A"]');
  const action = await hand.locator('[data-card]:not([data-lit])').first().getAttribute('data-card');
  await hand.locator('[data-card][data-lit]').first().click();
  await page.locator('.table[data-beat="bull"]').waitFor();
  await hand.locator(`[data-card="${action}"]`).click();
  await page.locator(`[data-card="${action}"][data-in="laid.A"]`).waitFor({ timeout: 4000 });
  assert.deepEqual(errors, []);
});

test('looking back shows what happened in the same way, and goes on when all of it is shown', async () => {
  const { page, errors } = await house.visit({ moves: true, speed: 'brisk' });
  const { end } = walkThrough({ edition: ballenMetStierenEdition, seats: 2 });
  const bull = end.record.entries.findIndex(({ answer }) => answer.pick === 'bull');
  await keep(page, end);
  await page.goto(`${house.address()}#/terug/${end.id}/${bull}`);
  const timeline = page.getByRole('slider', { name: 'Tijdlijn' });
  await timeline.waitFor();
  await page.keyboard.press('ArrowRight');
  await page.locator('.table[data-beat="bull"]').waitFor();
  await page.locator('.table:not([data-beat])').waitFor();
  // What is far away is turned to, not played.
  await page.keyboard.press('End');
  await page.waitForFunction(
    (last) => document.querySelector('input')?.value === String(last),
    end.record.entries.length,
  );
  assert.equal(await page.locator('.table[data-beat]').count(), 0);
  assert.deepEqual(errors, []);
});

test('every sound can be heard, none hurts, and each is over soon', async () => {
  const { page } = await house.visit();
  const [file = ''] = readdirSync(assets).filter((name) => /^instruments-.*\.js$/.test(name));
  const heard = await page.evaluate(
    async ([address, names]) => {
      const { sound }: { sound: (audio: BaseAudioContext, cue: string, at: number) => void } = await import(
        address
      );
      return Promise.all(
        names.map(async (name) => {
          const audio = new OfflineAudioContext(1, 22_050 * 3, 22_050);
          sound(audio, name, 0);
          const samples = (await audio.startRendering()).getChannelData(0);
          const loud = samples.map(Math.abs);
          const end = loud.findLastIndex((strength) => strength > 0.002);
          return { name, peak: Math.max(...loud), seconds: end / 22_050 };
        }),
      );
    },
    [`${house.address()}assets/${file}`, [...cues]] as const,
  );
  for (const { name, peak, seconds } of heard)
    assert.ok(peak > 0.03 && peak < 1 && seconds < 2, `${name}: ${peak} for ${seconds} s`);
});
