import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { howRuckEdition } from '@stamtafel/games/how-ruck/edition.ts';
import type { Page } from 'playwright-core';
import { written } from '../replay/link.ts';
import { openHouse } from '../testing/browser.ts';
import { keep } from '../testing/kept.ts';
import { choices, resign, theEnd } from '../testing/player.ts';
import { walkThrough } from '../testing/walk.ts';

const house = openHouse();
const golden = fileURLToPath(new URL('../../../games/src/how-ruck/golden/race.match.json', import.meta.url));
const openFile = (page: Page) => page.getByLabel('Open een bewaard potje');
const timeline = (page: Page) => page.getByRole('slider', { name: 'Tijdlijn' });

test('a match file opens, is looked back at by keyboard and from every chair, and played on from there', async () => {
  const { page, errors } = await house.visit();
  await openFile(page).setInputFiles(golden);
  await page.getByRole('heading', { name: 'Terugkijken: How-Ruck!' }).waitFor();
  assert.equal(await timeline(page).inputValue(), '0');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  assert.equal(await timeline(page).inputValue(), '1');
  await timeline(page).focus();
  for (let presses = 0; presses < 60; presses++) await page.keyboard.press('ArrowRight');
  assert.equal(await timeline(page).inputValue(), '61');
  const eyes = page.getByRole('combobox', { name: 'Door de ogen van' });
  const others = page.getByRole('region', { name: 'De handen van de anderen' });
  assert.equal(await others.count(), 0);
  await eyes.selectOption({ label: 'open kaarten' });
  await others
    .getByRole('button', { name: /sterkte/ })
    .first()
    .waitFor();
  await eyes.selectOption('1');
  const story = page.getByRole('complementary', { name: 'Verhaal' });
  const earlier = story.getByRole('button', { name: /^Nog \d+ eerder$/ });
  if (await earlier.isVisible()) await earlier.click();
  await story.getByRole('listitem').first().getByRole('button').click();
  assert.equal(await timeline(page).inputValue(), '0');
  await page.keyboard.press('End');
  assert.equal(
    await page.getByRole('button', { name: /^Neem de stoel/ }).count(),
    0,
    'a chair after the end',
  );
  await page.getByRole('button', { name: 'Naar het begin' }).click();
  for (let presses = 0; presses < 12; presses++)
    await page.getByRole('button', { name: 'Een zet verder' }).click();
  await page.getByRole('button', { name: /^Neem de stoel/ }).click();
  await choices(page).first().waitFor();
  await page.goBack();
  await timeline(page).waitFor();
  assert.equal(await timeline(page).inputValue(), '12', 'back where the chair was taken');
  assert.deepEqual(errors, []);
});

test('played matches are listed on the home page, can be saved and removed', async () => {
  const { page } = await house.visit();
  const record = JSON.parse(readFileSync(golden, 'utf8'));
  const sitters = ['Anna', 'Bram'].map((name) => ({ kind: 'person' as const, name }));
  await keep(page, { id: 'blijft', sitters, record, changed: 1 });
  await openFile(page).setInputFiles(golden);
  await page.getByRole('heading', { name: 'Terugkijken: How-Ruck!' }).waitFor();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Deel dit potje' }).click();
  await page.getByRole('button', { name: 'Bewaar als bestand' }).click();
  const saved = await (await saving).path();
  assert.deepEqual(JSON.parse(readFileSync(saved, 'utf8')), record);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Naar het begin' }).click();
  const listed = page.getByRole('link', { name: /^Kijk terug: How-Ruck!/ });
  await listed.nth(1).waitFor();
  await page
    .getByRole('button', { name: /^Gooi How-Ruck! met/ })
    .first()
    .click();
  await listed.nth(1).waitFor({ state: 'detached' });
  await page.reload();
  await listed.first().waitFor();
  assert.deepEqual(await listed.evaluateAll((links) => links.map((link) => link.getAttribute('href'))), [
    '#/terug/blijft',
  ]);
});

test('a forgotten person is “somebody” in the list of played matches and when looking back', async () => {
  const { page, errors } = await house.visit();
  const record = JSON.parse(readFileSync(golden, 'utf8'));
  const sitters = ['', ''].map((name) => ({ kind: 'person' as const, name }));
  await keep(page, { id: 'vergeten', sitters, record, changed: 1 });
  await page.reload();
  await page.getByRole('link', { name: 'Kijk terug: How-Ruck! met Iemand en Iemand 2' }).click();
  const eyes = page.getByRole('combobox', { name: 'Door de ogen van' });
  await eyes.waitFor();
  assert.deepEqual(await eyes.getByRole('option').allTextContents(), ['Iemand', 'Iemand 2', 'open kaarten']);
  assert.deepEqual(errors, []);
});

test('of many played matches the latest are listed, and all when asked for', async () => {
  const { page } = await house.visit();
  const record = JSON.parse(readFileSync(golden, 'utf8'));
  for (let n = 0; n < 10; n++) {
    const sitters = ['Anna', `Gast ${n}`].map((name) => ({ kind: 'person' as const, name }));
    await keep(page, { id: `oud-${n}`, sitters, record, changed: n });
  }
  await page.reload();
  const links = page.getByRole('link', { name: /^Kijk terug: How-Ruck!/ });
  await links.nth(7).waitFor();
  assert.equal(await links.count(), 8);
  await page.getByRole('button', { name: 'Nog 2 oudere potjes' }).click();
  assert.equal(await links.count(), 10);
});

test('a file that is no match, or a match that was tampered with, gives a sentence and changes nothing', async () => {
  const { page } = await house.visit();
  const record = JSON.parse(readFileSync(golden, 'utf8'));
  record.entries[3].seat = 1 - record.entries[3].seat;
  for (const [text, sentence] of [
    ['{ "format": ', /Er is niets veranderd.*ends too early/],
    ['{ "format": "iets" }', /Er is niets veranderd.*is not a match file/],
    [JSON.stringify(record), /Er is niets veranderd.*hash chain/],
  ] as const) {
    await openFile(page).setInputFiles({
      name: 'potje.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
  }
  await page.goto(`${house.address()}#/terug/bestaat-niet`);
  await page.getByRole('heading', { name: 'Dit potje is er niet (meer) op dit apparaat.' }).waitFor();
});

test('the end shows the course of the match, and each line of the story leads to its moment', async () => {
  const { page, errors } = await house.visit();
  await page.getByRole('button', { name: 'Speel nu How-Ruck!' }).click();
  await choices(page).first().waitFor();
  await resign(page);
  const end = theEnd(page);
  await end.getByRole('img', { name: /^De stand door het hele potje heen; op het eind/ }).waitFor();
  await end.getByRole('button', { name: 'Tafel bekijken' }).click();
  // Looking up a rule is part of looking at the table; the way back to the result is among the choices.
  await page.getByRole('button', { name: 'Regels' }).click();
  await page.keyboard.press('Escape');
  const result = page.getByRole('group', { name: 'Keuzes' }).getByRole('button', { name: 'Uitslag' });
  await result.click();
  await end.waitFor();
  await page.keyboard.press('Escape');
  await result.waitFor();
  await page.getByRole('complementary', { name: 'Verhaal' }).getByRole('button').last().click();
  await page.getByRole('heading', { name: 'Terugkijken: How-Ruck!' }).waitFor();
  const last = await timeline(page).getAttribute('max');
  assert.equal(await timeline(page).inputValue(), last);
  assert.deepEqual(errors, []);
});

test('on a phone the timeline and what is told fit the screen', async () => {
  const { page, errors } = await house.visit({ size: 'phone' });
  const { end } = walkThrough({ edition: howRuckEdition, seats: 2 });
  await keep(page, end);
  await page.goto(`${house.address()}#/tafel/${end.id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Terugkijken' }).click();
  await timeline(page).waitFor();
  const { width = 0 } = (await timeline(page).boundingBox()) ?? {};
  assert.ok(width > 340, `a line of ${width} px`);
  const out = await page
    .locator('.table-asks :is(p, button, input, output, select)')
    .evaluateAll((parts) =>
      parts.filter((part) => part.getBoundingClientRect().right > innerWidth).map((part) => part.outerHTML),
    );
  assert.deepEqual(out, []);
  await page.getByRole('button', { name: 'Naar het einde' }).click();
  await page.getByRole('button', { name: 'Verhaal' }).click();
  const story = page.getByRole('dialog', { name: 'Verhaal' });
  const line = story.getByRole('listitem').nth(2);
  await line.getByRole('button').click();
  await story.waitFor({ state: 'detached' });
  assert.notEqual(await timeline(page).inputValue(), await timeline(page).getAttribute('max'));
  assert.deepEqual(errors, []);
});

/** Opens the dialog with the link to the match that one looks back at, and reads it. */
async function linkOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Deel dit potje' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deel dit potje' });
  return dialog.getByRole('textbox', { name: 'De link naar dit potje' }).inputValue();
}

test('a match is given to others as a link: they look back at it, take a chair, come back to the moment, and keep it', async () => {
  const anna = await house.visit();
  const { end } = walkThrough({ edition: howRuckEdition, seats: 2 });
  await keep(anna.page, end);
  await anna.page.goto(`${house.address()}#/terug/${end.id}`);
  const link = await linkOf(anna.page);
  assert.match(link, /#\/potje\/1\.[\w-]{100,400}$/);

  const { page, errors } = await house.visit();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(link);
  await page.getByRole('heading', { name: 'Terugkijken: How-Ruck!' }).waitFor();
  assert.ok(!asked.some((address) => address.includes('potje')), 'a server got the match');
  assert.equal(await timeline(page).getAttribute('max'), String(end.record.entries.length));
  const eyes = page.getByRole('combobox', { name: 'Door de ogen van' });
  assert.deepEqual(await eyes.getByRole('option').allTextContents(), ['Speler', 'Mieke', 'open kaarten']);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: /^Neem de stoel/ }).click();
  await choices(page).first().waitFor();
  await page.goBack();
  await timeline(page).waitFor();
  assert.equal(await timeline(page).inputValue(), '2');
  // So far it is nobody's but the link's.
  await page.getByRole('link', { name: 'Naar het begin' }).click();
  assert.equal(await page.getByRole('link', { name: /^Kijk terug: How-Ruck!/ }).count(), 0);
  await page.goBack();
  await page.getByRole('button', { name: 'Bewaar dit potje' }).click();
  await page.getByText('Het potje staat nu bij je gespeelde potjes.').waitFor();
  assert.match(page.url(), /#\/terug\/\w+$/);
  assert.equal(await page.getByRole('button', { name: 'Bewaar dit potje' }).count(), 0);
  assert.equal((await linkOf(page)).replace(/^.*#/, '#'), link.replace(/^.*#/, '#'));
  await page.goto(house.address());
  await page.getByRole('link', { name: 'Kijk terug: How-Ruck! met Speler en Mieke' }).waitFor();
  assert.deepEqual([...anna.errors, ...errors], []);
});

test('links to a match that are cut off, too long, from later or from other rules give a sentence and a way on', async () => {
  const { page, errors } = await house.visit();
  const { end } = walkThrough({ edition: howRuckEdition, seats: 2 });
  const later = { ...howRuckEdition, game: { ...howRuckEdition.game, version: 9999 } };
  const other = await written(later, { ...end, record: { ...end.record, rules: 9999 } });
  for (const [link, sentence] of [
    ['', /^Deze link is niet heel/],
    ['1.eJyVx8sJhDAUBdBe7voKeYn', /^Deze link is niet heel/],
    [`1.${'A'.repeat(40_000)}`, /^Deze link is te lang/],
    ['9.eJyV', /nieuwere Stamtafel/],
    [other, /andere versie van de regels/],
  ] as const) {
    await page.goto(`${house.address()}#/potje/${link}`);
    await page.getByRole('heading', { name: sentence }).waitFor();
  }
  await page.getByRole('link', { name: 'Naar het begin' }).click();
  await page.getByRole('heading', { name: 'Stamtafel' }).waitFor();
  assert.deepEqual(errors, []);
});

test('a link to a match opens without a network once the house was visited, and fits a phone', async () => {
  const { end } = walkThrough({ edition: howRuckEdition, seats: 2 });
  const link = `${house.address()}#/potje/${await written(howRuckEdition, end)}`;
  const { page, context } = await house.visit({ keepsFiles: true, size: 'phone' });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.goto(link);
  await page.reload();
  await timeline(page).waitFor();
  const out = await page
    .locator('.table-bar :is(h1, a, button), .table-asks :is(p, button, input, select)')
    .evaluateAll((parts) =>
      parts.filter((part) => part.getBoundingClientRect().right > innerWidth).map((part) => part.outerHTML),
    );
  assert.deepEqual(out, []);
});
