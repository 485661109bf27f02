import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BrowserContext } from 'playwright-core';
import { openHouse } from '../testing/browser.ts';
import { untilKept } from '../testing/kept.ts';
import { choices, resign, theEnd } from '../testing/player.ts';

const house = openHouse();

/** As where a browser is told to keep nothing: it has drawers, and none of them opens. */
async function keepsNothing(context: BrowserContext): Promise<void> {
  const refuses = "IDBFactory.prototype.open = () => { throw new Error('nothing is kept here'); };";
  await context.addInitScript(`${refuses}
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get() { throw new Error('nothing is kept here'); } });`);
  await context.route(/\/worker-[^/]*\.js/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${refuses}${await answer.text()}` });
  });
}

test('a browser that keeps nothing: a match is played, checked and looked back at, and one is told that it will be gone', async () => {
  const { page, context } = await house.visit();
  await keepsNothing(context);
  await page.reload();
  await page.getByRole('button', { name: 'Speel nu How-Ruck!' }).click();
  await choices(page).first().click();
  await page.getByRole('alert').filter({ hasText: 'Dit potje kan hier niet bewaard worden.' }).waitFor();
  await page.getByRole('img', { name: 'Jij: 1 van de 10 paren verdeeld' }).waitFor();
  await resign(page);
  await theEnd(page).getByRole('button', { name: 'Controleer de schudbeurt' }).click();
  await page.getByText('Het klopt. Er is niet gesjoemeld.').waitFor();
  await page.keyboard.press('Escape');
  await theEnd(page).getByRole('button', { name: 'Terugkijken' }).click();
  await page.getByRole('heading', { name: 'Terugkijken: How-Ruck!' }).waitFor();
  const timeline = page.getByRole('slider', { name: 'Tijdlijn' });
  assert.ok(Number(await timeline.getAttribute('max')) >= 2);
  await page.getByRole('link', { name: 'Naar het begin' }).click();
  await page
    .getByRole('region', { name: 'Gespeelde potjes' })
    .getByRole('link', { name: /How-Ruck!/ })
    .waitFor();
});

test('a match that was wiped from the drawer cannot be checked, which is not to say that it was unfair', async () => {
  const { page } = await house.visit();
  await page.getByRole('button', { name: 'Speel nu How-Ruck!' }).click();
  await choices(page).first().waitFor();
  await resign(page);
  await theEnd(page).waitFor();
  await untilKept(page);
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const wiped = indexedDB.deleteDatabase('stamtafel');
        wiped.onsuccess = resolve;
        wiped.onerror = reject;
      }),
  );
  const missing = 'Dit potje is er niet (meer) op dit apparaat.';
  await theEnd(page).getByRole('button', { name: 'Controleer de schudbeurt' }).click();
  const check = page.getByRole('dialog', { name: 'Controleer de schudbeurt' });
  await check.getByText(missing).waitFor();
  assert.equal(await page.getByText('Dit klopt niet.').count(), 0);
  await page.keyboard.press('Escape');
  await theEnd(page).getByRole('button', { name: 'Terugkijken' }).click();
  await page.getByRole('alert').filter({ hasText: missing }).waitFor();
});
