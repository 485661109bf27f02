import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openHouse } from '../../testing/browser.ts';

const house = openHouse();

const playNow = (page: Page) => page.getByRole('button', { name: 'Speel nu How-Ruck!' });
const board = (page: Page) => page.getByRole('main', { name: 'How-Ruck!' });
const ready = (page: Page) => board(page).getByRole('button', { name: 'Klaar voor de race' });
const calm = (page: Page) => board(page).getByRole('button', { name: 'Liever rustig' });
const splitting = (page: Page) => page.getByText('Welke kaart van dit paar houd je zelf?').first();

test('HR-055 who sits down against the computer is asked to race, in one sentence; calm is one press, and remembered', async () => {
  const { page } = await house.visit({ moves: true });
  await playNow(page).click();
  await page
    .getByText('wie het eerst klaar is, verdeelt ook wat de ander overhoudt, krijgt het vat')
    .first()
    .waitFor();
  await calm(page).click();
  await splitting(page).waitFor();
  await page.getByText('Voortaan verdeel je rustig. Bij Instellen kies je de race weer.').waitFor();
  await page.goto(house.address());
  await playNow(page).click();
  await splitting(page).waitFor();
  // And asked for again where it was promised.
  await page.goto(house.address());
  await page.getByRole('button', { name: 'Instellen: How-Ruck!' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/^Huisregels/).click();
  await dialog.getByLabel('Ploegen samenstellen').selectOption('race');
  await dialog.getByRole('button', { name: 'Speel nu' }).click();
  await ready(page).waitFor();
});

test('HR-042 a quick player wins the race against a computer, begins, and has the barrel at home', async () => {
  const { page, errors } = await house.visit({ moves: true });
  await playNow(page).click();
  await ready(page).click();
  const command = board(page).getByRole('button', { name: 'How-Ruck!', exact: true });
  const pair = board(page).locator('[data-place="0"]').getByRole('button');
  await command.or(pair).first().waitFor();
  if (await command.isVisible()) await command.click();
  await pair.waitFor();
  for (let split = 1; split <= 10; split++) {
    await page.keyboard.press('ArrowLeft');
    await page
      .getByRole('img', { name: `Jij: ${split} van de 10 paren verdeeld` })
      .or(page.getByText(/roept: “Stop!”/))
      .first()
      .waitFor();
  }
  await page.getByText('Jij roept: “Stop!”').first().waitFor();
  assert.deepEqual(errors, []);
});

test('HR §10 keys alone, a screen reader, and those who want little movement, get the calm game unless they ask for the race', async () => {
  const keys = await house.visit({ moves: true });
  await playNow(keys.page).focus();
  await keys.page.keyboard.press('Enter');
  await splitting(keys.page).waitFor();
  const read = await house.visit({ moves: true, size: 'phone' });
  // As a screen reader of a phone does it.
  await playNow(read.page).evaluate((button) => {
    const nothing = { width: 0.3, height: 0.3, pointerType: 'touch', bubbles: true };
    button.dispatchEvent(new PointerEvent('pointerdown', nothing));
    if (button instanceof HTMLElement) button.click();
  });
  await splitting(read.page).waitFor();
  const still = await house.visit({ moves: false });
  await playNow(still.page).click();
  await splitting(still.page).waitFor();
  await still.page.goto(house.address());
  await still.page.getByRole('button', { name: 'Instellen: How-Ruck!' }).click();
  const dialog = still.page.getByRole('dialog');
  await dialog.getByText(/^Huisregels/).click();
  await dialog.getByLabel('Ploegen samenstellen').selectOption('race');
  await dialog.getByRole('button', { name: 'Speel nu' }).click();
  await ready(still.page).waitFor();
});

test('HR §10 friends race unless their host asks for calm, or does not like haste', async () => {
  const forming = (page: Page) => page.getByRole('combobox', { name: 'Ploegen samenstellen' });
  for (const [moves, usual] of [
    [true, 'race'],
    [false, 'calm'],
  ] as const) {
    const { page } = await house.visit({ moves });
    await page.getByRole('link', { name: 'Speel How-Ruck! met vrienden online' }).click();
    await page.getByText(/^Huisregels/).click();
    assert.equal(await forming(page).inputValue(), usual);
  }
});

test('HR §10 at one screen there is no race, whatever was remembered', async () => {
  const { page } = await house.visit({ moves: true });
  await page.getByRole('button', { name: 'Samen aan één scherm: How-Ruck!' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/^Huisregels/).click();
  assert.deepEqual(await dialog.getByLabel('Ploegen samenstellen').locator('option').allTextContents(), [
    'Rustig (gewoon)',
    'Niet',
  ]);
});

test('HR-015 a table of people is asked who is the youngest, with their names, and may draw lots; not where it does not matter', async () => {
  const { page } = await house.visit({ moves: true });
  await page.getByRole('link', { name: 'Speel How-Ruck! met vrienden online' }).click();
  const youngest = page.getByRole('group', { name: 'Wie is de jongste?' });
  await youngest.waitFor();
  assert.deepEqual(await youngest.locator('label').allTextContents(), ['Jij', 'Stoel B', 'We loten']);
  assert.ok(await youngest.getByLabel('We loten').isChecked());
  await youngest.getByLabel('Stoel B').check();
  // A computer is nobody's age.
  await page.getByRole('combobox', { name: 'Stoel B' }).selectOption('level1');
  await youngest.waitFor({ state: 'detached' });
  await page.getByRole('combobox', { name: 'Stoel B' }).selectOption('also');
  await youngest.waitFor({ state: 'detached' });
  // At one screen they split calmly, unless they play without teams.
  await page.getByText(/^Huisregels/).click();
  await page.getByRole('combobox', { name: 'Ploegen samenstellen' }).selectOption('none');
  await youngest.getByLabel('Speler 2').waitFor();
  assert.equal(await page.getByRole('combobox', { name: 'Wie is de jongste?' }).count(), 0);
});
