import assert from 'node:assert/strict';
import { test } from 'node:test';
import { howRuckEdition } from '@stamtafel/games/how-ruck/edition.ts';
import type { Page } from 'playwright-core';
import { openHouse } from '../testing/browser.ts';
import { keep } from '../testing/kept.ts';
import { choices, settled } from '../testing/player.ts';
import { realHouse } from '../testing/server.ts';
import { walkThrough } from '../testing/walk.ts';
import { nl } from '../texts/nl.ts';

const house = openHouse(realHouse());
const rules = (page: Page) => page.getByRole('dialog', { name: nl.rulesNamed('How-Ruck!') });
const closed = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await settled(page);
};

/** Where a game is played, learnt, looked back at or about to begin; each ready to be used. */
const places: readonly { readonly name: string; readonly open: (page: Page) => Promise<void> }[] = [
  {
    name: 'table',
    async open(page) {
      await page.goto(`${house.address()}#/`);
      await page.getByRole('button', { name: nl.playNowNamed('How-Ruck!') }).click();
      await choices(page).first().waitFor();
    },
  },
  {
    name: 'lesson',
    async open(page) {
      await page.goto(`${house.address()}#/les/how-ruck`);
      await page.getByRole('region', { name: nl.lesson.teacher }).getByRole('button').first().waitFor();
    },
  },
  {
    name: 'replay',
    async open(page) {
      const { end } = walkThrough({ edition: howRuckEdition, seats: 2 });
      await keep(page, end);
      await page.goto(`${house.address()}#/terug/${end.id}`);
      await page.getByRole('slider').waitFor();
    },
  },
  {
    name: 'making a table',
    async open(page) {
      await page.goto(`${house.address()}#/vrienden/how-ruck`);
      await page.getByRole('button', { name: nl.online.make }).waitFor();
    },
  },
  {
    name: 'lobby',
    async open(page) {
      await page.getByRole('button', { name: nl.online.make }).click();
      await page.getByRole('textbox', { name: nl.online.shareAlone }).waitFor();
    },
  },
];

test('the rules are one key away everywhere, and the settings one press; without shortcuts no letter does anything', async () => {
  const { page, errors } = await house.visit();
  for (const { name, open } of places) {
    await open(page);
    await page.keyboard.press('r');
    await rules(page).waitFor();
    await closed(page);
    await page
      .getByRole('button', { name: nl.rules, exact: true })
      .and(page.locator('[aria-keyshortcuts="r"]'))
      .waitFor();
    await page.getByRole('button', { name: nl.settings }).click();
    await page.getByRole('dialog', { name: nl.settings }).waitFor();
    if (name === 'lobby') await page.getByRole('checkbox', { name: nl.shortcuts }).click();
    await closed(page);
  }
  // Who types is not answered with rules, and what was settled is remembered.
  await page.goto(`${house.address()}#/`);
  await page.getByRole('heading', { name: nl.title }).waitFor();
  await page.reload();
  for (const { name, open } of places) {
    if (name !== 'table' && name !== 'replay') continue;
    await open(page);
    await page.keyboard.press('r');
    await page.keyboard.press('t');
    await page.evaluate(() => new Promise(requestAnimationFrame));
    assert.equal(await page.getByRole('dialog').count(), 0);
    assert.equal(await page.locator('[aria-keyshortcuts]').count(), 0);
    await page.getByRole('button', { name: nl.rules, exact: true }).click();
    await rules(page).waitFor();
    await closed(page);
  }
  assert.deepEqual(errors, []);
});
