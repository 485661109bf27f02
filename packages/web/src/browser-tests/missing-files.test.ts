import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { filesOnly, openHouse } from '../testing/browser.ts';
import { choices, resign, theEnd } from '../testing/player.ts';

/** Files of the page with this in their name do not come. */
let missing: RegExp | undefined;
const house = openHouse(filesOnly((path) => missing?.test(path) === true));

async function without<T>(files: RegExp, act: () => Promise<T>): Promise<T> {
  missing = files;
  try {
    return await act();
  } finally {
    missing = undefined;
  }
}

const said = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const notShown = (page: Page) => page.getByRole('heading', { name: 'Deze pagina lukt even niet.' }).waitFor();
const reload = (page: Page) => page.getByRole('button', { name: 'Opnieuw laden' });

test('a page that does not come: a sentence, the way home from it, and all of it after loading again', async () => {
  const { page } = await house.visit();
  await without(/RulesPage/, async () => {
    await page.getByRole('link', { name: 'Regels van How-Ruck!' }).click();
    await notShown(page);
    await page.getByText('Er is niets verloren.').waitFor();
    await page.getByRole('link', { name: 'Naar het begin' }).click();
    await page.getByRole('heading', { name: 'Stamtafel' }).waitFor();
    await page.getByRole('link', { name: 'Regels van How-Ruck!' }).click();
    await notShown(page);
  });
  await reload(page).click();
  await page.getByRole('searchbox', { name: 'Zoek in de regels' }).waitFor();
});

test('a page that did not come for lack of a connection comes by itself once there is one, even after going home', async () => {
  for (const goesHome of [false, true]) {
    const { page, context } = await house.visit();
    await page.getByRole('link', { name: 'Regels van How-Ruck!' }).waitFor();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Regels van How-Ruck!' }).click();
    await notShown(page);
    if (goesHome) await page.getByRole('link', { name: 'Naar het begin' }).click();
    await context.setOffline(false);
    if (goesHome) await page.getByRole('link', { name: 'Regels van How-Ruck!' }).click();
    await page.getByRole('searchbox', { name: 'Zoek in de regels' }).waitFor();
  }
});

test('while the rules are on their way, that is what the page says', async () => {
  const { page, context } = await house.visit();
  const { promise: asked, resolve: go } = Promise.withResolvers<void>();
  await context.route('**/assets/RulesPage*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Regels van How-Ruck!' }).click();
  await page.getByText('De regels komen eraan…').waitFor();
  go();
  await page.getByRole('searchbox', { name: 'Zoek in de regels' }).waitFor();
});

test('when the files of a game do not arrive, no page waits for ever', async () => {
  for (const address of ['vrienden/how-ruck', 'les/how-ruck', 'regels/how-ruck', 'kaarten/how-ruck']) {
    // A new visitor each time: what once came a browser has.
    const { page } = await house.visit();
    await without(/\/edition-/, async () => {
      await page.goto(`${house.address()}#/${address}`);
      await notShown(page);
    });
    await reload(page).click();
    await page.getByRole('heading', { level: 1, name: /How-Ruck!/ }).waitFor();
  }
});

test('what lies over the shelf and does not come is closed again, with a note; so is a deal that fails', async () => {
  const { page } = await house.visit();
  await without(/\/edition-/, async () => {
    await page.getByRole('button', { name: 'Instellen: How-Ruck!' }).click();
    await said(page, 'Dit is niet binnengekomen.').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const play = page.getByRole('button', { name: 'Speel nu How-Ruck!' });
    await play.click();
    await said(page, 'Delen lukte niet: niet alles is binnengekomen.').waitFor();
    await page.locator('button:enabled').and(play).waitFor();
  });
});

test('a dialog that does not come leaves the table as it is, and so does the result', async () => {
  const { page } = await house.visit();
  await page.getByRole('button', { name: 'Speel nu How-Ruck!' }).click();
  await choices(page).first().waitFor();
  await without(/TipDialog|EndScreen|chapters/, async () => {
    for (const name of ['Tip', 'Regels']) {
      await page.getByRole('button', { name, exact: true }).click();
      await said(page, 'Dit is niet binnengekomen.').waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await choices(page).first().waitFor();
      await said(page, 'Dit is niet binnengekomen.').waitFor({ state: 'detached' });
    }
    await resign(page);
    await said(page, 'Dit is niet binnengekomen.').waitFor();
    await page.getByRole('button', { name: 'Uitslag' }).waitFor();
  });
  await page.reload();
  await theEnd(page).waitFor();
});

test('an error while the table is drawn: a sentence and a way on instead of an empty page', async () => {
  const { page } = await house.visit();
  await page.getByRole('button', { name: 'Speel nu How-Ruck!' }).click();
  await choices(page).first().waitFor();
  await page.evaluate(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error('a browser without it');
    };
  });
  await page.getByRole('button', { name: 'Instellingen' }).click();
  await notShown(page);
  assert.equal(await reload(page).count(), 1);
  await page.getByRole('link', { name: 'Naar het begin' }).click();
  await page.getByRole('heading', { name: 'Stamtafel' }).waitFor();
});
