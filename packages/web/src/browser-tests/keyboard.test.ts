import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '@stamtafel/games/catalogue.ts';
import { howRuckEdition } from '@stamtafel/games/how-ruck/edition.ts';
import { stierenVersierenEdition } from '@stamtafel/games/stieren-versieren/edition.ts';
import type { Page } from 'playwright-core';
import { openHouse } from '../testing/browser.ts';
import { matchAt, sitDownAt } from '../testing/kept.ts';
import { theEnd } from '../testing/player.ts';
import { until } from '../testing/until.ts';

const house = openHouse();
const MOST_ANSWERS = 200;
const MOST_PRESSES = 40;

/** Where the focus is: nowhere, among the choices, on the button that ends the match, or anywhere else on the page. */
const whereIsFocus = (page: Page): Promise<'nowhere' | 'choice' | 'end' | 'elsewhere'> =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return 'nowhere';
    if (activeElement.closest('dialog') !== null) return 'end';
    return activeElement.matches('.actions button:enabled') ? 'choice' : 'elsewhere';
  });

test('a whole calm match of How-Ruck! by Tab, Shift+Tab and Enter alone; the focus is never lost', async () => {
  const { page, errors } = await house.visit();
  // The first moment of a match with calm team forming; from here on there are keys only.
  const match = matchAt({
    edition: howRuckEdition,
    seats: 2,
    options: { teamForming: 'calm', barrelsToWin: 1 },
    isThere: () => true,
  });
  await sitDownAt(page, house.address(), match);
  await page.keyboard.press('Tab');
  assert.notEqual(await whereIsFocus(page), 'nowhere');
  let answers = 0;
  for (; answers < MOST_ANSWERS; answers++) {
    const ready = await page.waitForFunction(() => {
      const dialog = document.querySelector('dialog[open] h2')?.textContent;
      if (dialog !== undefined && dialog !== null) return dialog;
      return document.querySelector('.actions button:enabled') !== null ? 'asked' : false;
    });
    const seen = await ready.jsonValue();
    if (seen === 'Het potje is uit') break;
    assert.equal(seen, 'asked', `after answer ${answers}`);
    await tabToChoice(page);
    if (answers % 5 === 0) {
      // One further, and back to where it was.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      assert.equal(await whereIsFocus(page), 'choice');
    }
    // Their words only: what can be read on the small cards depends on whether they have been painted yet.
    const words = '.actions button > span:last-child';
    const asked = await page.locator(words).allTextContents();
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      ({ words, asked }) =>
        document.querySelector('dialog[open]') !== null ||
        [...document.querySelectorAll(words)].map(({ textContent }) => textContent).join() !== asked.join(),
      { words, asked },
    );
    await focusIsSomewhere(page);
  }
  // Ten pairs are split; the rest are turns.
  assert.ok(answers > 10, `${answers} answers`);
  await theEnd(page).waitFor();
  assert.equal(await whereIsFocus(page), 'end');
  assert.deepEqual(errors, []);
});

/** It is given back once the change is drawn. */
const focusIsSomewhere = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.activeElement !== document.body);

async function tabToChoice(page: Page): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    if ((await whereIsFocus(page)) === 'choice') return;
    await page.keyboard.press('Tab');
  }
  assert.fail('Tab never comes to a choice');
}

/** With this many presses of Enter nearly every match asks several kinds of questions; in the others it takes longer. */
const SOME_ANSWERS = 24;

for (const { id, title } of catalogue.filter((entry) => entry.id !== howRuckEdition.game.id))
  test(`${id}: from the shelf through ${SOME_ANSWERS} answers by Tab and Enter alone; the focus is never lost`, async () => {
    const { page, errors } = await house.visit();
    await tabTo(page, 'start', `Speel nu ${title.nl}`);
    await page.keyboard.press('Enter');
    const prompts = new Set<string>();
    const isEnough = (answers: number): boolean => answers >= SOME_ANSWERS * (prompts.size > 1 ? 1 : 3);
    for (let answers = 0; !isEnough(answers); answers++) {
      const next = page.locator('.actions button:enabled, dialog[open]').first();
      await next.waitFor();
      // A short match is over.
      if (await next.evaluate((found) => found instanceof HTMLDialogElement)) break;
      await tabTo(page, 'answer');
      const before = await page.evaluate(asked);
      prompts.add(before[0] ?? '');
      await page.keyboard.press('Enter');
      await until(
        async () => String(await page.evaluate(asked)) !== String(before),
        `nothing comes of answer ${answers}: ${before.join('; ')}`,
      );
      await focusIsSomewhere(page);
    }
    assert.ok(prompts.size > 1, `asked: ${[...prompts].join('; ')}`);
    assert.deepEqual(errors, []);
  });

/** In the page: what is asked, what can be answered, what of it is marked, and what lies on the table. */
const asked = (): readonly string[] => [
  document.querySelector('.prompt')?.textContent ?? '',
  ...[...document.querySelectorAll('.actions button')].map(
    (button) => `${button.querySelector('.words')?.textContent} ${button.ariaPressed}`,
  ),
  ...[...document.querySelectorAll('[data-card]')].map((card) => card.getAttribute('data-card') ?? ''),
];

/**
 * Presses Tab until the focus is on the button with this label, or on an answer that leads on: what sends the marks, or
 * one that is not marked yet.
 */
async function tabTo(page: Page, what: 'start' | 'answer', label = ''): Promise<void> {
  for (let presses = 0; presses < 3 * MOST_PRESSES; presses++) {
    const isThere = await page.evaluate(
      ([wanted, name]) => {
        const focused = document.activeElement;
        if (wanted === 'start') return focused?.getAttribute('aria-label') === name;
        const all = [...document.querySelectorAll('.actions button:enabled')];
        const send = all.find((button) => button.matches('.send [data-kind=main]'));
        return send === undefined
          ? focused?.matches('.actions button:enabled:not([data-kind=back], [aria-pressed=true])') === true
          : send === focused;
      },
      [what, label],
    );
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab never comes to ${label || 'an answer'}`);
}

test('a dialog gives the focus back to what opened it, a new page takes it to its heading', async () => {
  const { page } = await house.visit();
  const focused = (): Promise<string> =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
  await page.getByRole('button', { name: 'Instellingen' }).press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  assert.equal(await focused(), 'Instellingen');
  await page.getByRole('link', { name: 'Regels van How-Ruck!' }).press('Enter');
  await page.getByRole('searchbox').waitFor();
  assert.equal(await focused(), 'Regels van How-Ruck!');
});

test('a card that was pressed, or looked at by a finger that rests on it, still hears the keys', async () => {
  const { page } = await house.visit();
  const match = matchAt({
    edition: stierenVersierenEdition,
    seats: 2,
    isThere: ({ asks }) => asks === 'playBulls',
  });
  await sitDownAt(page, house.address(), match);
  const card = page.getByRole('region', { name: 'Je hand' }).getByRole('button').first();
  const marked = page.getByRole('region', { name: 'Je hand' }).getByRole('button', { pressed: true });
  const large = page.getByRole('dialog');
  await card.click();
  await marked.waitFor();
  await focusIsSomewhere(page);
  await page.keyboard.press('i');
  await large.waitFor();
  await page.keyboard.press('Escape');
  await large.waitFor({ state: 'detached' });
  await card.dispatchEvent('pointerdown', { pointerType: 'touch', pointerId: 7 });
  await large.waitFor();
  await page.keyboard.press('Escape');
  await large.waitFor({ state: 'detached' });
  await card.press('Enter');
  await marked.waitFor({ state: 'detached' });
});
