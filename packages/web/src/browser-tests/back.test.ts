import assert from 'node:assert/strict';
import { test } from 'node:test';
import { howRuckEdition } from '@stamtafel/games/how-ruck/edition.ts';
import type { Page } from 'playwright-core';
import { openHouse } from '../testing/browser.ts';
import { keep, matchAt, sitDownAt } from '../testing/kept.ts';
import { settled, theEnd } from '../testing/player.ts';
import { walkThrough } from '../testing/walk.ts';

const house = openHouse();

const atTable = /#\/tafel\//;
const firstQuestion = matchAt({ edition: howRuckEdition, seats: 2, isThere: () => true });

async function openDialog(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('dialog').waitFor();
  await settled(page, 1);
}

const isHome = (page: Page): Promise<void> => page.getByRole('heading', { name: 'Stamtafel' }).waitFor();

test('back closes the dialog that is open, and only then leaves the table; forward leads back to it', async () => {
  const { page, errors } = await house.visit({ size: 'phone' });
  await sitDownAt(page, house.address(), firstQuestion);
  for (const button of ['Instellingen', 'Regels', 'Verhaal']) {
    await openDialog(page, button);
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    assert.match(page.url(), atTable);
  }
  // What was closed stays closed.
  await page.goForward();
  await settled(page, 0);
  assert.equal(await page.getByRole('dialog').count(), 0);
  await page.goBack();
  await isHome(page);
  await page.goForward();
  await page.getByRole('group', { name: 'Keuzes' }).waitFor();
  assert.match(page.url(), atTable);
  assert.deepEqual(errors, []);
});

test('a dialog that was closed by its button, by Escape or beside it costs no press of the back button', async () => {
  const { page } = await house.visit();
  await sitDownAt(page, house.address(), firstQuestion);
  for (const close of [
    () => page.getByRole('button', { name: 'Sluiten' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(4, 300),
  ]) {
    await openDialog(page, 'Instellingen');
    await close();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await settled(page, 0);
  }
  await page.goBack();
  await isHome(page);
});

test('a page that was reloaded with a dialog open has no entry of it left', async () => {
  const { page } = await house.visit();
  await sitDownAt(page, house.address(), firstQuestion);
  await openDialog(page, 'Instellingen');
  await page.reload();
  await page.getByRole('group', { name: 'Keuzes' }).waitFor();
  await settled(page, 0);
  assert.equal(await page.getByRole('dialog').count(), 0);
  await openDialog(page, 'Instellingen');
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  assert.match(page.url(), atTable);
  await page.goBack();
  await isHome(page);
});

test('after a dialog led elsewhere, one press goes back to its page, and one press forward again', async () => {
  const { page } = await house.visit();
  await page.getByRole('button', { name: 'Instellen: How-Ruck!' }).click();
  await settled(page, 1);
  await page.getByRole('dialog').getByRole('button', { name: 'Speel nu' }).click();
  await page.getByRole('group', { name: 'Keuzes' }).waitFor();
  await page.goBack();
  await isHome(page);
  assert.equal(await page.getByRole('dialog').count(), 0);
  await page.goForward();
  await page.getByRole('group', { name: 'Keuzes' }).waitFor();
  await settled(page, 0);
});

test('a link in a dialog leads on from the page below it; a dialog over the result is closed before the result', async () => {
  const { page } = await house.visit();
  const { end } = walkThrough({ edition: howRuckEdition, seats: 2 });
  await keep(page, end);
  await page.goto(`${house.address()}#/tafel/${end.id}`);
  const result = theEnd(page);
  await result.getByRole('link', { name: 'Naar het begin' }).click();
  await isHome(page);
  await page.goBack();
  await result.waitFor();
  await settled(page, 1);
  await page.goBack();
  await result.waitFor({ state: 'detached' });
  await settled(page, 0);
  await page.goBack();
  await isHome(page);
  await page.goForward();
  await result.getByRole('button', { name: 'Zelfde kaarten' }).click();
  const cards = page.getByRole('dialog', { name: 'Zelfde kaarten' });
  await cards.waitFor();
  await settled(page, 2);
  await page.goBack();
  await cards.waitFor({ state: 'detached' });
  await result.waitFor();
  await page.goBack();
  await result.waitFor({ state: 'detached' });
  assert.match(page.url(), atTable);
});
