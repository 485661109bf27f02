import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openHouse } from '../testing/browser.ts';
import { choices, playToEnd, settled } from '../testing/player.ts';

const house = openHouse();
const plate = (page: Page, name: string) => page.locator('.seat-plate', { hasText: name });

test('how strong each computer is can be chosen by chair, is remembered, and is shown at the chair', async () => {
  const { page, errors } = await house.visit({ computers: 'usual' });
  const setUp = page.getByRole('button', { name: 'Instellen: Stier zoekt Bier' });
  await setUp.click();
  const dialog = page.getByRole('dialog');
  const level = (name: string) => dialog.getByRole('combobox', { name });
  assert.equal(await level('Mieke').inputValue(), 'level2');
  await level('Toon').selectOption('level4');
  await page.keyboard.press('Escape');
  await setUp.click();
  assert.deepEqual(
    [await level('Mieke').inputValue(), await level('Toon').inputValue()],
    ['level2', 'level4'],
  );
  // All fields are equally wide, and a person who plays alone reads who sits where.
  const widths = await dialog
    .locator('.levels select')
    .evaluateAll((all) => all.map((field) => field.clientWidth));
  assert.equal(new Set(widths).size, 1, widths.join());
  const chairs = await dialog.locator('option[value="A"], option[value="B"]').allTextContents();
  assert.deepEqual(chairs.slice(0, 2), ['Jij', 'Mieke']);
  assert.equal(await dialog.getByText('op stoel').count(), 0);
  await dialog.getByRole('button', { name: 'Speel nu' }).click();
  await choices(page).first().waitFor();
  await plate(page, 'Toon').getByText('computer, Kampioen', { exact: true }).waitFor();
  // A Vaars is somebody: "computer, Vaars, kelderrat".
  await plate(page, 'Mieke')
    .getByText(/^computer, Vaars, [a-z ]+$/)
    .waitFor();
  assert.deepEqual(errors, []);
});

test('why it cannot be played like this stands once, at the house rule, which stays in sight', async () => {
  const { page, errors } = await house.visit();
  await page.getByRole('button', { name: 'Instellen: How-Ruck!' }).click();
  const dialog = page.getByRole('dialog');
  const rules = dialog.locator('summary', { hasText: 'Huisregels:' });
  await rules.click();
  const field = dialog.getByRole('spinbutton').first();
  await field.fill('5000');
  const objection = dialog.getByText(/^Zo kun je niet spelen:/);
  // Once to be seen, described by it; once more for who listens.
  assert.equal(await objection.count(), 2);
  const about = await field.getAttribute('aria-describedby');
  assert.equal(await objection.first().getAttribute('id'), about);
  const heard = dialog.getByRole('alert').filter({ hasText: 'Zo kun je niet spelen:' });
  assert.deepEqual(
    await heard.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]),
    [1, 1],
  );
  await rules.click();
  await field.fill('5');
  await objection.first().waitFor({ state: 'detached' });
  assert.deepEqual(errors, []);
});

test('while the champion thinks the table listens: what was played is taken back at once', async () => {
  const { page, errors } = await house.visit({ computers: 'usual' });
  await page.evaluate(() =>
    localStorage.setItem('stamtafel-setup-four-downs', JSON.stringify({ levels: ['level4'] })),
  );
  await page.getByRole('button', { name: 'Speel nu 4 downs' }).click();
  await choices(page).first().waitFor();
  await choices(page).first().click();
  const undo = page.getByRole('button', { name: 'Terug', exact: true });
  await undo.click();
  await choices(page).first().waitFor();
  assert.equal(await page.locator('.prompt').getByText('Even wachten op Mieke').count(), 0);
  await choices(page).first().click();
  // Left alone, it answers.
  await page.getByText('Even wachten op Mieke').first().waitFor({ state: 'hidden' });
  assert.deepEqual(errors, []);
});

test('a lone player who takes back a move that showed them something is told so, on the button and afterwards', async () => {
  const { page, errors } = await house.visit({ language: 'en' });
  await page.getByRole('button', { name: 'Play now: 4 downs' }).click();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const seen = undo.and(page.getByTitle(/although you have seen what came next/));
  // Closing a trick and winning it shows nothing new.
  await playToEnd(page, { until: seen, most: 20 });
  await seen.click();
  await page
    .getByRole('alert')
    .getByText(/You have already seen what came next/)
    .waitFor();
  await choices(page).first().waitFor();
  assert.deepEqual(errors, []);
});

test('a lone player gets a hint by button and by key, said aloud; around one screen there are no hints', async () => {
  const { page, errors } = await house.visit();
  await page.getByRole('button', { name: 'Speel nu How-Ruck!' }).click();
  await choices(page).first().click();
  await choices(page).nth(1).waitFor();
  // A tip that is being thought of is dropped when the computer plays.
  await page.getByRole('img', { name: 'Mieke: 10 van de 10 paren verdeeld' }).waitFor();
  const tip = page.getByRole('dialog', { name: 'Tip' });
  await page.getByRole('button', { name: 'Tip' }).click();
  await tip
    .getByRole('status')
    .getByText(/kans op de winst, ± \d+/)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await tip.waitFor({ state: 'hidden' });
  await page.keyboard.press('t');
  await tip
    .getByRole('status')
    .getByText(/kans op de winst|één zet/)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  // The rules are one key away too.
  await page.keyboard.press('r');
  await page.getByRole('dialog', { name: 'Regels van How-Ruck!' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await settled(page);
  await page.goto(`${house.address()}#/`);
  await page.getByRole('button', { name: 'Samen aan één scherm: How-Ruck!' }).click();
  await page.getByRole('button', { name: 'Aan tafel' }).click();
  await page.getByRole('button', { name: /alleen ik kijk/ }).click();
  await choices(page).first().waitFor();
  assert.equal(await page.getByRole('button', { name: 'Tip' }).count(), 0);
  assert.deepEqual(errors, []);
});
