import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { act } from '../testing/ask.ts';
import { openHouse, type Visitor } from '../testing/browser.ts';
import { choices, resign, theEnd } from '../testing/player.ts';
import { realHouse } from '../testing/server.ts';
import { bot, me, open, sitDown, type TableWish, tableIn, tableOf } from '../testing/tables.ts';
import { until, untilLater } from '../testing/until.ts';

const house = openHouse(realHouse());
const table = ({ page }: Visitor, wish: TableWish): Promise<string> => tableOf(house, page, wish);

const said = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const heading = (page: Page, text: string) => page.getByRole('heading', { name: text });

test('a watcher with a minute’s delay is told so while there is nothing to see, and is not alarmed', async () => {
  const eva = await house.visit();
  const anna = await house.guest();
  await eva.page.goto(
    await tableOf(house, anna, { game: 'how-ruck', seats: [me, bot], watching: 'delayed' }),
  );
  await heading(eva.page, 'Hier kijk je een minuut later mee.').waitFor();
  await eva.page.getByRole('link', { name: 'Naar het begin' }).waitFor();
});

test('a player sent away in mid-match is told so again after a reload, even where nobody may watch', async () => {
  const bram = await house.visit();
  const anna = await house.guest();
  for (const watching of ['live', 'off'] as const) {
    const link = await tableOf(house, anna, { game: 'how-ruck', seats: [me, open], watching });
    await sitDown(bram, link, 'Bram');
    await choices(bram.page).first().waitFor();
    await act(anna, tableIn(link), { do: 'remove', seat: 1 });
    await heading(bram.page, 'De gastheer heeft je van tafel gestuurd.').waitFor();
    await bram.page.reload();
    await heading(bram.page, 'De gastheer heeft je van tafel gestuurd.').waitFor();
  }
});

test('a host without a chair can send away others who talk there, and is not offered it beside own lines', async () => {
  const [anna, eva] = [await house.visit(), await house.visit()];
  const link = await table(anna, { game: 'how-ruck', seats: [open, open] });
  for (const { page } of [anna, eva]) {
    await page.goto(link);
    await page.getByRole('button', { name: 'Hallo!' }).click();
    await page.getByRole('log').getByText('Hallo!').first().waitFor();
  }
  for (const when of ['as they come', 'read again']) {
    const lines = anna.page.getByRole('log').getByRole('listitem');
    await lines.nth(1).waitFor();
    const offered = await lines.evaluateAll((all) =>
      all.map((line) => line.querySelector('button') !== null),
    );
    assert.deepEqual(offered, [false, true], when);
    await anna.page.reload();
  }
});

/** What stands on the plates of the players, with the names that they have for others. */
const plates = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('.seat-plate .seat-name, .seat-plate .seat-called').allTextContents()).sort();

const untilPlates = (page: Page, names: readonly string[]): Promise<void> =>
  until(async () => isDeepStrictEqual(await plates(page), names), `not ${names.join()} on the plates`);

test('a match of a house is looked back at from one’s own chair, spoken to, also in a browser that keeps nothing', async () => {
  const [anna, bram] = await Promise.all([house.visit(), house.visit()]);
  const link = await table(anna, { game: 'how-ruck', seats: [me, open] });
  await anna.context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new Error('nothing is kept here');
    };
  });
  await anna.page.reload();
  await Promise.all([anna.page.goto(link), sitDown(bram, link, 'Bram')]);
  await choices(bram.page).first().waitFor();
  await resign(anna.page);
  for (const [{ page }, name] of [[bram, 'Bram'] as const, [anna, 'Anna'] as const]) {
    await theEnd(page).getByRole('button', { name: 'Terugkijken' }).click();
    const eyes = page.getByRole('combobox', { name: 'Door de ogen van' });
    await eyes.waitFor();
    assert.equal(await eyes.locator('option:checked').textContent(), name);
    await untilPlates(page, ['Anna', 'Bram', 'Jij']);
    await page.keyboard.press('End');
    const told = page.getByRole('region', { name: 'Tijdlijn' }).getByRole('status');
    await told.getByText(name === 'Anna' ? /Jij geeft/ : /Anna geeft/).waitFor();
    // Through the eyes of another everybody has a name.
    await eyes.selectOption({ label: name === 'Anna' ? 'Bram' : 'Anna' });
    await told.getByText(/Anna geeft/).waitFor();
    await untilPlates(page, ['Anna', 'Bram']);
  }
});

test('the only player at a device is addressed as “you” there, and has a name for all others', async () => {
  const [anna, bram, eva] = await Promise.all([house.visit(), house.visit(), house.visit()]);
  const link = await table(anna, { game: 'how-ruck', seats: [me, open] });
  await Promise.all([anna.page.goto(link), sitDown(bram, link, 'Bram')]);
  for (const { page } of [anna, bram]) await choices(page).first().waitFor();
  await eva.page.goto(link);
  await eva.page.locator('.seat-name').nth(1).waitFor();
  assert.deepEqual(await plates(anna.page), ['Anna', 'Bram', 'Jij']);
  assert.deepEqual(await plates(bram.page), ['Anna', 'Bram', 'Jij']);
  assert.deepEqual(await plates(eva.page), ['Anna', 'Bram']);
  await resign(anna.page);
  await theEnd(bram.page).getByText('Jij wint!', { exact: true }).waitFor();
  await theEnd(bram.page)
    .getByRole('row', { name: /1e Jij/ })
    .waitFor();
  for (const { page } of [anna, eva]) await theEnd(page).getByText('Bram wint!', { exact: true }).waitFor();
});

test('a table that keeps its shuffles secret offers nobody to look back, and no moments to jump to', async () => {
  const anna = await house.visit();
  const { page } = anna;
  await page.goto(await table(anna, { game: 'how-ruck', seats: [me, bot], reveal: false }));
  await choices(page).first().click();
  await resign(page);
  await theEnd(page).getByRole('button', { name: 'Tafel bekijken' }).waitFor();
  assert.equal(await theEnd(page).getByRole('button', { name: 'Terugkijken' }).count(), 0);
  await theEnd(page).getByRole('button', { name: 'Tafel bekijken' }).click();
  const story = page.getByRole('complementary', { name: 'Verhaal' }).getByRole('listitem');
  await story.first().waitFor();
  assert.equal(await story.getByRole('button').count(), 0);
});

test('a house that does not answer is not a match that is gone', async () => {
  const anna = await house.visit();
  const { page, context } = anna;
  await page.goto(await table(anna, { game: 'how-ruck', seats: [me, bot] }));
  await choices(page).first().waitFor();
  await resign(page);
  await theEnd(page).waitFor();
  await context.route('**/record', (route) => route.abort());
  await theEnd(page).getByRole('button', { name: 'Terugkijken' }).click();
  await said(page, 'Er is geen verbinding met het huis.').waitFor();
});

test('a link is copied also where the browser has only the old way; where it has none one is told to do it by hand', async () => {
  const anna = await house.visit();
  const { page, context } = anna;
  await context.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.reload();
  await page.goto(await table(anna, { game: 'how-ruck', seats: [me, open] }));
  await page.getByRole('button', { name: 'Nieuwe link' }).click();
  const link = page.getByRole('textbox', { name: 'De link naar deze tafel' });
  await page.getByRole('button', { name: 'Kopieer' }).click();
  await said(page, 'Gekopieerd.').waitFor();
  const chat = page.getByRole('textbox', { name: 'Zeg iets' });
  await chat.focus();
  await page.keyboard.press('ControlOrMeta+v');
  assert.equal(await chat.inputValue(), await link.inputValue());
  // And where it has no way at all the link is there to be copied by hand.
  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  await page.getByRole('button', { name: 'Kopieer' }).click();
  await said(page, 'De link is geselecteerd: kopieer hem zelf.').waitFor();
  assert.equal(await page.evaluate(() => getSelection()?.toString()), await link.inputValue());
});

test('every table of one’s own can be reached from the shelf, however many there are', async () => {
  const anna = await house.visit();
  const { page } = anna;
  for (let n = 0; n < 7; n++) await table(anna, { game: 'how-ruck', seats: [me, open] });
  await page.reload();
  const mine = page.getByRole('region', { name: 'Mijn tafels' });
  const links = mine.getByRole('link');
  await links.nth(5).waitFor();
  assert.equal(await links.count(), 6);
  await mine.getByRole('button', { name: 'Nog 1 tafel' }).click();
  assert.equal(await links.count(), 7);
});

test('the files of a game do not come: its table says so and offers to load again', async () => {
  const anna = await house.visit();
  const { page, context } = anna;
  const link = await table(anna, { game: 'how-ruck', seats: [me, open] });
  await context.route('**/assets/edition-*.js', (route) => route.abort());
  await page.goto(link);
  await heading(page, 'Deze pagina lukt even niet.').waitFor();
  await context.unroute('**/assets/edition-*.js');
  await page.getByRole('button', { name: 'Opnieuw laden' }).click();
  await heading(page, 'How-Ruck!: aan tafel').waitFor();
});

test('a computer plays for a player who asks, with nothing to choose meanwhile, until the player wants the chair back', async () => {
  const bram = await house.visit({ size: 'phone' });
  const anna = await house.guest();
  await sitDown(bram, await tableOf(house, anna, { game: 'how-ruck', seats: [me, open] }), 'Bram');
  const { page } = bram;
  const away = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Tafel' }).click();
    await page.getByRole('button', { name: 'Laat een computer voor mij spelen' }).click();
  };
  await choices(page).first().waitFor();
  await away();
  // In the dialog.
  await page.getByRole('dialog').getByRole('button', { name: 'Ik speel zelf weer' }).click();
  await page.getByRole('button', { name: 'Laat een computer voor mij spelen' }).waitFor();
  await page.getByRole('button', { name: 'Sluiten' }).click();
  // And above the board.
  await away();
  await page.getByRole('button', { name: 'Sluiten' }).click();
  await page.locator('.prompt').getByText('Een computer speelt voor je.').waitFor();
  assert.equal(await choices(page).count(), 0);
  await page.getByRole('status').getByRole('button', { name: 'Ik speel zelf weer' }).click();
  await page.getByRole('button', { name: 'Ik speel zelf weer' }).waitFor({ state: 'detached' });
  await page.locator('.prompt').getByText('Een computer speelt voor je.').waitFor({ state: 'detached' });
});

test('when a player stays away the others are told above the board, and let a computer sit in if they agree', async () => {
  const [anna, bram, cor] = await Promise.all([house.visit(), house.visit(), house.visit()]);
  for (const { context } of [anna, bram, cor]) await context.clock.install();
  const link = await table(anna, { game: 'four-downs', seats: [me, open, open] });
  await anna.page.goto(link);
  await bram.page.goto(link);
  await bram.page.getByRole('textbox', { name: 'Hoe heet je?' }).fill('Bram');
  await bram.page.getByRole('button', { name: 'Ga op stoel B zitten' }).click();
  await bram.page.getByRole('textbox', { name: 'Hoe heet je?' }).waitFor({ state: 'detached' });
  await sitDown(cor, link, 'Cor');
  const players = [
    { ...anna, name: 'Anna' },
    { ...bram, name: 'Bram' },
    { ...cor, name: 'Cor' },
  ];
  // The player who is asked first goes away.
  const gone = await Promise.any(
    players.map(async (player) => {
      await choices(player.page).first().waitFor();
      return player;
    }),
  );
  const [asker, other] = players.filter((player) => player !== gone);
  assert.ok(asker && other);
  await gone.context.close();
  await untilLater(asker.page.getByText(`${gone.name} is even weg.`));
  await asker.page
    .getByRole('status')
    .getByRole('button', { name: `Laat een computer invallen voor ${gone.name}` })
    .click();
  await said(other.page, `Zal een computer invallen voor ${gone.name}?`)
    .getByRole('button', { name: 'Goed' })
    .click();
  await asker.page.getByText(`${gone.name} is even weg.`).waitFor({ state: 'detached' });
  await asker.page.locator('.seat-kind').getByText('computer').waitFor();
});

test('a player who waits alone for an absent one is offered no computer, and told that one will come', async () => {
  const [anna, bram] = await Promise.all([house.visit(), house.visit()]);
  await anna.context.clock.install();
  const link = await table(anna, { game: 'how-ruck', seats: [me, open], sitIn: 'minute' });
  await Promise.all([anna.page.goto(link), sitDown(bram, link, 'Bram')]);
  await choices(anna.page).first().click();
  await choices(bram.page).first().waitFor();
  await bram.context.close();
  const { page } = anna;
  await untilLater(page.getByText('Bram is even weg.'));
  await page.getByText('Duurt het langer, dan valt er vanzelf een computer in.').waitFor();
  await page.getByRole('button', { name: 'Tafel' }).click();
  await page.getByRole('button', { name: 'Stuur weg: Bram' }).waitFor();
  assert.equal(await page.getByRole('button', { name: 'Laat een computer invallen voor Bram' }).count(), 0);
});

test('on a phone what others say is shown for a moment, and the button of the story says that talking is there', async () => {
  const [anna, bram] = await Promise.all([house.visit(), house.visit({ size: 'phone' })]);
  const link = await table(anna, { game: 'how-ruck', seats: [me, open] });
  await Promise.all([anna.page.goto(link), sitDown(bram, link, 'Bram')]);
  await choices(bram.page).first().click();
  await anna.page.getByRole('button', { name: 'Succes!' }).click();
  const line = bram.page.getByRole('status').filter({ hasText: 'Anna: Succes!' });
  await line.waitFor();
  await bram.page.getByRole('button', { name: 'Verhaal en praten 1' }).waitFor();
  // With everything in it the bar still fits.
  await bram.page.getByRole('button', { name: 'Terug', exact: true }).waitFor();
  const right = await bram.page
    .locator('.table-bar :is(a, button)')
    .evaluateAll((parts) => Math.max(...parts.map((part) => part.getBoundingClientRect().right)));
  assert.ok(right <= 390, `${right}`);
  await line.waitFor({ state: 'detached' });
  assert.equal(await anna.page.getByRole('status').filter({ hasText: 'Succes!' }).count(), 0);
});
