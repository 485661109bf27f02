import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NewTable } from '@stamtafel/protocol';
import type { Page } from 'playwright-core';
import { words as linkWords } from '../replay/link-words.ts';
import { act, make } from '../testing/ask.ts';
import { openHouse, type Visitor } from '../testing/browser.ts';
import { resign } from '../testing/player.ts';
import { realHouse } from '../testing/server.ts';
import { answerAll, tableForTwo } from '../testing/two-players.ts';
import { nl } from '../texts/nl.ts';

const house = openHouse(realHouse());

const myTables = (page: Page) => page.getByRole('region', { name: nl.online.mine }).getByRole('link');
const played = (page: Page) => page.getByRole('region', { name: nl.replay.played });

test('the list of own tables begins with those that wait for oneself, and the title counts them', async () => {
  const [anna, bert] = [await house.visit(), await house.visit()];
  const first = await tableForTwo(house, anna, bert);
  await answerAll(bert.page);
  // A younger one, which waits for nobody.
  await make(bert.page, { seats: [{ kind: 'me' }, { kind: 'open' }], name: 'Bert' });
  for (const { page } of [anna, bert]) await page.goto(`${house.address()}#/`);
  const { page } = anna;
  await page.getByRole('link', { name: 'Naar de tafel van How-Ruck!: Anna en Bert. Aan jou' }).waitFor();
  await page.waitForFunction(() => document.title === '(1) Aan jou – Stamtafel');
  await page.getByRole('button', { name: 'English' }).click();
  await page.waitForFunction(() => document.title === '(1) Your turn – Stamtafel');
  // Bert has chosen; that is no secret to himself.
  await myTables(bert.page).nth(1).waitFor();
  assert.equal(await myTables(bert.page).count(), 2);
  assert.equal(await bert.page.title(), 'Stamtafel');
  await act(page, first, { do: 'end' });
  await bert.page.reload();
  await myTables(bert.page).first().waitFor();
  assert.equal(await myTables(bert.page).count(), 1);
});

test('nobody is asked for leave to be told anything, but by the setting; a refusal leaves it off', async () => {
  const { page } = await house.visit();
  await page.addInitScript(() => {
    Object.assign(globalThis, { asked: 0 });
    Notification.requestPermission = async () => {
      Reflect.set(globalThis, 'asked', Reflect.get(globalThis, 'asked') + 1);
      return 'denied';
    };
  });
  await page.reload();
  const asked = (): Promise<unknown> => page.evaluate(() => Reflect.get(globalThis, 'asked'));
  await page.getByRole('button', { name: nl.settings }).click();
  assert.equal(await asked(), 0);
  const notify = page.getByRole('checkbox', { name: nl.notify });
  await notify.click();
  await page.getByText(nl.notifyRefused).waitFor();
  assert.equal(await asked(), 1);
  assert.equal(await notify.isChecked(), false);
});

/** A match against a computer in the house that Anna gives up. */
async function playedTable({ page }: Visitor, wish: Partial<NewTable>): Promise<string> {
  const { table } = await make(page, wish);
  await page.goto(`${house.address()}#/t/${table.id}`);
  await resign(page);
  await page.getByRole('dialog', { name: nl.theEnd }).waitFor();
  return table.id;
}

test('a finished table of the house is among the played ones: its result, looking back, a link for others, or out of sight', async () => {
  const anna = await house.visit();
  const { page } = anna;
  await playedTable(anna, {});
  await page.goto(`${house.address()}#/`);
  await played(page).getByRole('link', { name: 'Naar de uitslag van How-Ruck!: Anna' }).click();
  await page.getByRole('dialog', { name: nl.theEnd }).waitFor();
  await page.goto(`${house.address()}#/`);
  await played(page).getByRole('button', { name: 'Kijk terug: How-Ruck! met Anna' }).click();
  await page.getByRole('slider').waitFor();
  await page.getByRole('button', { name: nl.replay.shareMatch }).click();
  await page.getByText(linkWords.nl.unproved).waitFor();
  const link = await page.getByRole('textbox', { name: linkWords.nl.link }).inputValue();
  const bert = await house.visit();
  await bert.page.goto(`${house.address()}${new URL(link).hash}`);
  await bert.page.getByRole('slider').waitFor();
  await bert.page.getByRole('combobox', { name: nl.replay.eyes }).selectOption({ label: 'Anna' });
  assert.deepEqual(bert.errors, []);
  // It lies in the drawer now, once; thrown away there it does not come back from the house.
  await page.goto(`${house.address()}#/`);
  await played(page).getByRole('link').first().waitFor();
  assert.equal(await played(page).getByRole('link').count(), 1);
  await played(page).getByRole('button', { name: 'Gooi How-Ruck!' }).click();
  await played(page).getByRole('link').waitFor({ state: 'detached' });
  await page.reload();
  await page.waitForLoadState('networkidle');
  assert.equal(await played(page).getByRole('link').count(), 0);
});

test('where a table does not show its shuffles there is nothing to look back at, and hidden it stays hidden', async () => {
  const anna = await house.visit();
  const { page } = anna;
  await playedTable(anna, { reveal: false });
  const end = page.getByRole('dialog', { name: nl.theEnd });
  await end.getByRole('button', { name: nl.again }).waitFor();
  assert.equal(await end.getByRole('button', { name: nl.replay.lookBack }).count(), 0);
  await page.goto(`${house.address()}#/`);
  await played(page).getByRole('link').waitFor();
  assert.equal(await played(page).getByRole('button', { name: 'Kijk terug' }).count(), 0);
  await played(page).getByRole('button', { name: 'Laat How-Ruck! met Anna niet meer zien' }).click();
  await played(page).getByRole('link').waitFor({ state: 'detached' });
  await page.reload();
  await page.waitForLoadState('networkidle');
  assert.equal(await played(page).getByRole('link').count(), 0);
});
