import assert from 'node:assert/strict';
import { test } from 'node:test';
import { howRuckEdition } from '@stamtafel/games/how-ruck/edition.ts';
import type { Page } from 'playwright-core';
import { openHouse } from '../testing/browser.ts';
import { keep, matchAt, sitDownAt, untilKept } from '../testing/kept.ts';
import { choices, playToEnd, settled, theEnd } from '../testing/player.ts';
import { walkThrough } from '../testing/walk.ts';

const house = openHouse();

test('reloaded in the middle, a match goes on where it was; the home page offers it', async () => {
  const { page, errors } = await house.visit();
  await page.getByRole('button', { name: 'Speel nu Stier zoekt Bier' }).click();
  await playToEnd(page, { stopAfter: 12 });
  await choices(page).first().waitFor();
  // The whole of it: the computers go on meanwhile, and only the last lines stay in sight by themselves.
  const story = async (): Promise<string[]> => {
    const panel = page.getByRole('complementary', { name: 'Verhaal' });
    const earlier = panel.getByRole('button', { name: /^Nog \d+ eerder$/ });
    if (await earlier.isVisible()) await earlier.click();
    return panel.getByRole('listitem').allTextContents();
  };
  const before = await story();
  assert.ok(before.length > 3, before.join(' '));
  await untilKept(page);
  await page.reload();
  await choices(page).first().waitFor();
  assert.deepEqual((await story()).slice(0, before.length), before);
  await page.getByRole('link', { name: 'Van tafel' }).click();
  await page.getByRole('link', { name: /^Verder met Stier zoekt Bier/ }).click();
  await choices(page).first().waitFor();
  assert.deepEqual((await story()).slice(0, before.length), before);
  assert.deepEqual(errors, []);
});

/** The computer has split all it can, and nothing more will be kept until the player does something. */
async function botIsDone(page: Page): Promise<void> {
  await page.getByRole('img', { name: 'Mieke: 10 van de 10 paren verdeeld' }).waitFor();
  await untilKept(page);
}

test('two windows of one match show the same, and neither loses what was played in the other', async () => {
  const { page, context, errors } = await house.visit();
  await page.getByRole('button', { name: 'Speel nu How-Ruck!' }).click();
  await botIsDone(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await choices(other).first().waitFor();
  const divided = (one: Page, pairs: number): Promise<void> =>
    one
      .getByRole('complementary', { name: 'Verhaal' })
      .getByText(`Jij hebt ${pairs} van de 10 paren verdeeld.`)
      .waitFor();
  // In turn here and there: each goes on where the other is.
  for (const [n, one] of [page, other, other, page].entries()) {
    await choices(one).first().click();
    for (const each of [page, other]) await divided(each, n + 1);
  }
  await page.reload();
  await divided(page, 4);
  assert.deepEqual(errors, []);
});

test('a player in a window that has missed something is told, and sees what was played elsewhere', async () => {
  const { page, errors } = await house.visit();
  const match = matchAt({ edition: howRuckEdition, seats: 2, isThere: () => true });
  await sitDownAt(page, house.address(), match);
  await botIsDone(page);
  const later = walkThrough({ edition: howRuckEdition, seats: 2 }).end;
  await keep(page, { ...later, id: match.id, changed: Date.now() + 1e6 });
  await choices(page).first().click();
  await page.getByText('Dit potje is in een ander venster verder gespeeld.').waitFor();
  await theEnd(page).waitFor();
  assert.deepEqual(errors, []);
});

test('a running match is thrown away only after saying so twice', async () => {
  const { page } = await house.visit();
  await page.getByRole('button', { name: 'Speel nu How-Ruck!' }).click();
  await playToEnd(page, { stopAfter: 1 });
  await page.getByRole('img', { name: 'Jij: 1 van de 10 paren verdeeld' }).waitFor();
  await untilKept(page);
  await page.getByRole('link', { name: 'Van tafel' }).click();
  const goOn = page.getByRole('link', { name: /^Verder met How-Ruck!/ });
  const away = page.getByRole('button', { name: /^Gooi How-Ruck! met .* weg$/ });
  const sure = page.getByRole('dialog', { name: /^Wil je dit potje How-Ruck! echt weggooien\?/ });
  await away.click();
  await sure.getByRole('button', { name: 'Toch niet' }).click();
  await sure.waitFor({ state: 'detached' });
  await settled(page);
  await page.reload();
  await goOn.waitFor();
  await away.click();
  await sure.getByRole('button', { name: 'Weg ermee' }).click();
  await goOn.waitFor({ state: 'detached' });
});
