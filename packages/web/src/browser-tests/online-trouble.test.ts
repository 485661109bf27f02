import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { act } from '../testing/ask.ts';
import { openHouse, type Visitor } from '../testing/browser.ts';
import { playToEnd, resign } from '../testing/player.ts';
import { realHouse } from '../testing/server.ts';
import { bot, me, open, tableIn, tableOf } from '../testing/tables.ts';
import { untilLater } from '../testing/until.ts';

const place = realHouse();
const house = openHouse(place);

async function makeTable({ page }: Visitor, game = 'How-Ruck!'): Promise<string> {
  await page.goto(`${house.address()}#/`);
  await page.getByRole('link', { name: `Speel ${game} met vrienden` }).click();
  await page.getByRole('textbox', { name: 'Hoe heet je?' }).fill('Anna');
  if (game === 'How-Ruck!') {
    await page.getByText('Huisregels:').click();
    await page.getByRole('combobox', { name: 'Ploegen samenstellen' }).selectOption('calm');
  }
  await page.getByRole('button', { name: 'Tafel maken' }).click();
  return page.getByRole('textbox', { name: 'De link naar deze tafel' }).inputValue();
}

const heading = (page: Page, text: string | RegExp) => page.getByRole('heading', { name: text });
const wayHome = (page: Page) => page.getByRole('link', { name: 'Naar het begin' });

test('what reads files and links from others makes no code out of text, which a house forbids its pages', async () => {
  const { page, errors } = await house.visit();
  await page.goto(`${house.address()}#/zelfde/9.eJyV`);
  await heading(page, /nieuwere Stamtafel/).waitFor();
  assert.deepEqual(errors, []);
});

test('an address that the house does not have leads to the page that says so, and home from there', async () => {
  const { page } = await house.visit();
  for (const path of ['nope.html', 'tafels/nope']) {
    const answer = await page.goto(`${house.address()}${path}`);
    assert.equal(answer?.status(), 404);
    await heading(page, 'Hier is niets.').waitFor();
    await wayHome(page).click();
    await heading(page, 'Stamtafel').waitFor();
    assert.equal(page.url(), `${house.address()}#/`);
  }
});

test('a link to no table, a link without its key, a full table: a sentence and a way on', async () => {
  const anna = await house.guest();
  const guest = await house.visit();
  await guest.page.goto(`${house.address()}#/t/${'x'.repeat(20)}/k.abc`);
  await heading(guest.page, /Deze tafel is er niet/).waitFor();
  await wayHome(guest.page).waitFor();
  for (const cutOff of ['abc', 'nietbestaand123/k.abc', 'ABCDEFGHIJKLMNOPQRSTUVWX']) {
    await guest.page.goto(`${house.address()}#/`);
    await guest.page.goto(`${house.address()}#/t/${cutOff}`);
    await heading(guest.page, /Deze tafel is er niet/).waitFor();
    await wayHome(guest.page).waitFor();
  }
  const link = await tableOf(house, anna, { game: 'how-ruck', seats: [me, open] });
  for (const cutOff of ['', '/k']) {
    await guest.page.goto(`${house.address()}#/`);
    await guest.page.goto(link.replace(/\/k\..*$/, cutOff));
    await guest.page.getByText('heb je de hele link nodig').waitFor();
  }
  await guest.page.goto(link.replace(/\/k\..*$/, '/k.verkeerd'));
  await guest.page.getByRole('button', { name: 'Aan tafel' }).click();
  await guest.page.getByText('Deze link is niet compleet of niet meer geldig').waitFor();
  await guest.page.getByRole('main').getByRole('link', { name: 'Naar het begin' }).last().waitFor();
  assert.equal(await guest.page.getByRole('textbox', { name: 'De link naar deze tafel' }).count(), 0);
  await act(anna, tableIn(link), { do: 'bot', seat: 1, level: 'greedy' });
  // All chairs are taken: anyone who comes now watches, and may not play.
  await guest.page.goto(link);
  await guest.page.getByText('Je kijkt mee.').waitFor();
  assert.equal(await guest.page.getByRole('group', { name: 'Keuzes' }).count(), 0);
});

test('a house that listens to its own machine only says so where others are invited, instead of showing a code to scan', async () => {
  const anna = await house.visit();
  const { page } = anna;
  const link = await makeTable(anna);
  assert.ok(link.startsWith(house.address()));
  const notice = page.getByText(/Andere apparaten kunnen hier niet bij.*Speel samen aan dit scherm/);
  await notice.waitFor();
  assert.equal(await page.getByRole('img', { name: /^QR-code/ }).count(), 0);
  await page.goto(`${house.address()}#/vrienden/how-ruck/scherm`);
  // Also before anything is filled in.
  await notice.waitFor();
  await page.getByRole('button', { name: 'Tafel maken' }).click();
  await page.getByRole('heading', { name: 'How-Ruck!: aan tafel' }).waitFor();
  await notice.waitFor();
  assert.equal(await page.getByRole('img', { name: /^QR-code/ }).count(), 0);
});

test('without a connection the form for friends says so at once, and goes on by itself once it is back', async () => {
  const { page, context, errors } = await house.visit();
  await page.goto(house.address());
  await page.getByRole('link', { name: 'Speel How-Ruck! met vrienden online' }).click();
  const make = page.getByRole('button', { name: 'Tafel maken' });
  await make.waitFor();
  await context.setOffline(true);
  const told = page.getByRole('alert').filter({ hasText: 'Er is nu geen verbinding' });
  await told.waitFor();
  assert.ok(await make.isDisabled());
  await context.setOffline(false);
  await told.waitFor({ state: 'detached' });
  await make.click();
  await page.getByRole('heading', { name: 'How-Ruck!: aan tafel' }).waitFor();
  assert.deepEqual(
    errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED')),
    [],
  );
});

test('a guest sees what the invitation is to, and can learn the game without losing the way back', async () => {
  const anna = await house.visit();
  const guest = await house.visit();
  await guest.page.goto(await makeTable(anna, 'Stier zoekt Bier'));
  const invitation = guest.page.getByRole('region', { name: 'Stier zoekt Bier' });
  await invitation.getByText(/\d+–\d+ min/).waitFor();
  const learns = guest.context.waitForEvent('page');
  await invitation.getByRole('link', { name: /Leer/ }).click();
  await (await learns).waitForURL(/stier-zoekt-bier/);
  await guest.page.getByRole('textbox', { name: 'Hoe heet je?' }).waitFor();
  await anna.page.getByRole('heading', { name: 'Stier zoekt Bier: aan tafel' }).waitFor();
  assert.equal(await anna.page.getByRole('region', { name: 'Stier zoekt Bier' }).count(), 0);
});

test('a player who is sent away is told so; one whose browser lost its data is told what to do', async () => {
  const anna = await house.visit();
  const bram = await house.visit();
  const link = await makeTable(anna, 'Stier zoekt Bier');
  await bram.page.goto(link);
  const name = bram.page.getByRole('textbox', { name: 'Hoe heet je?' });
  await name.fill('Bram');
  // Every chair is there once, and a free one is taken where it stands.
  assert.deepEqual(
    await bram.page.locator('.lobby-main button').allInnerTexts(),
    ['B', 'C', 'D'].map((letter) => `Ga op stoel ${letter} zitten`),
  );
  assert.equal(await bram.page.locator('.seat').getByRole('button').count(), 3);
  await bram.page.getByRole('button', { name: 'Ga op stoel B zitten' }).click();
  await name.waitFor({ state: 'detached' });
  await anna.page.getByRole('button', { name: 'Stuur weg: Bram' }).click();
  await anna.page.getByRole('dialog').getByRole('button', { name: 'Stuur weg' }).click();
  await heading(bram.page, 'De gastheer heeft je van tafel gestuurd.').waitFor();
  await wayHome(bram.page).click();
  await heading(bram.page, 'Stamtafel').waitFor();
  // Also when they open the link once more.
  await bram.page.goto(link);
  await heading(bram.page, 'De gastheer heeft je van tafel gestuurd.').waitFor();
  // Until the host thinks better of it; and again.
  await anna.page.getByRole('button', { name: 'Weggestuurd van stoel B: mag weer komen' }).click();
  await bram.page.getByRole('button', { name: 'Ga op stoel B zitten' }).click();
  await name.waitFor({ state: 'detached' });
  await anna.page.getByRole('button', { name: 'Stuur weg: Bram' }).click();
  await anna.page.getByRole('dialog').getByRole('button', { name: 'Stuur weg' }).click();
  await heading(bram.page, 'De gastheer heeft je van tafel gestuurd.').waitFor();
  await anna.page
    .getByRole('combobox', { name: 'Hoe sterk is de computer op stoel C?' })
    .selectOption('level4');
  for (const chair of ['B', 'C', 'D'])
    await anna.page.getByRole('button', { name: `Zet een computer op stoel ${chair}` }).click();
  await anna.page.getByRole('main', { name: 'Stier zoekt Bier' }).waitFor();
  const kinds = anna.page.locator('.seat-plate .seat-kind[title]');
  await kinds.nth(2).waitFor();
  const shown = await kinds.evaluateAll((all) =>
    all.map((kind) => kind.getAttribute('title')?.split(', ')[1]),
  );
  assert.deepEqual(shown, ['Vaars', 'Kampioen', 'Vaars']);
  const table = anna.page.url();
  // Wiped while no page is open: one that is would keep its line, and an answer on its way could bring the cookie back.
  await anna.page.goto('about:blank');
  const browser = await anna.context.newCDPSession(anna.page);
  await browser.send('Storage.clearDataForOrigin', {
    origin: new URL(house.address()).origin,
    storageTypes: 'all',
  });
  await anna.page.goto(table);
  await anna.page.getByText('Je kijkt mee.').waitFor();
});

test('a house that once does not answer keeps its tables on the home page; where none ever did, nobody is asked again', async () => {
  const anna = await house.visit();
  await tableOf(house, anna.page, { game: 'how-ruck', seats: [me, open] });
  await anna.page.reload();
  const tables = anna.page.getByRole('region', { name: 'Mijn tafels' }).getByRole('link');
  await tables.waitFor();
  let asked = 0;
  let isHouse = true;
  await anna.context.route('**/api/tables/mine', (route) => {
    asked++;
    return isHouse ? route.abort() : route.fulfill({ contentType: 'text/html', body: 'nobody' });
  });
  const lookAgain = (): Promise<boolean> =>
    anna.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const failed = anna.page.waitForEvent('requestfailed');
  await lookAgain();
  await failed;
  // Drawn, if anything is.
  await anna.page.evaluate(() => new Promise(requestAnimationFrame));
  assert.equal(await tables.count(), 1);
  isHouse = false;
  asked = 0;
  const answered = anna.page.waitForResponse('**/api/tables/mine');
  await anna.page.reload();
  await answered;
  await anna.page.getByRole('heading', { level: 1 }).waitFor();
  assert.equal(await tables.count(), 0);
  for (let i = 0; i < 3; i++) await lookAgain();
  assert.equal(asked, 1);
});

test('where no sockets come through, the page says so', async () => {
  const link = await tableOf(house, await house.guest(), { game: 'how-ruck', seats: [me, open] });
  const guest = await house.visit();
  await guest.page.routeWebSocket(/api\/live/, (socket) => socket.close());
  await guest.page.goto(link);
  await heading(guest.page, /laat geen live-verbinding toe/).waitFor();
  await wayHome(guest.page).waitFor();
});

test('a table about which nothing is heard: after a while a sentence and a way on', async () => {
  const link = await tableOf(house, await house.guest(), { game: 'how-ruck', seats: [me, open] });
  const guest = await house.visit();
  await guest.page.routeWebSocket(/api\/live/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!String(message).includes('"is":"table"')) socket.send(message);
    });
  });
  await guest.page.clock.install();
  await guest.page.goto(link);
  await untilLater(heading(guest.page, /Het huis zegt niets over deze tafel/));
  await guest.page.getByRole('button', { name: 'Opnieuw laden' }).waitFor();
  await wayHome(guest.page).waitFor();
});

test('a table of another version of the rules asks for a reload', async () => {
  const link = await tableOf(house, await house.guest(), { game: 'how-ruck', seats: [me, open] });
  const guest = await house.visit();
  await guest.page.routeWebSocket(/api\/live/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(String(message).replace(/"rules":\d+/, '"rules":999')));
  });
  await guest.page.goto(link);
  await heading(guest.page, /van een andere versie/).waitFor();
  await guest.page.getByRole('button', { name: 'Opnieuw laden' }).waitFor();
});

test('talking, a break, taking back if the other agrees, and once more', async () => {
  const anna = await house.visit();
  const bram = await house.visit({ language: 'en' });
  const link = await makeTable(anna);
  await bram.page.goto(link);
  await bram.page.getByRole('textbox', { name: 'What is your name?' }).fill('Bram');
  await bram.page.getByRole('button', { name: 'Sit down' }).click();
  for (const { page } of [anna, bram]) await page.getByRole('main', { name: 'How-Ruck!' }).waitFor();

  await anna.page.getByRole('button', { name: 'Succes!' }).click();
  await bram.page.getByRole('log').getByText('Good luck!').waitFor();
  await bram.page.getByRole('textbox', { name: 'Say something' }).fill('<b>Dag</b> Anna');
  await bram.page.getByRole('button', { name: 'Send', exact: true }).click();
  await anna.page.getByRole('log').getByText('<b>Dag</b> Anna').waitFor();
  // A watcher is not mistaken for a player.
  const eva = await house.visit();
  await eva.page.goto(link);
  await eva.page.getByRole('button', { name: 'Hallo!' }).click();
  await anna.page.getByRole('log').getByText('(kijker): Hallo!').waitFor();
  await bram.page.getByRole('log').getByText('(watching): Hello!').waitFor();
  await bram.page.getByRole('log').getByText('Anna: Good luck!').waitFor();
  // The host can send her away.
  const sendAway = (page: Page) => page.getByRole('log').getByRole('button');
  assert.equal(await sendAway(bram.page).count(), 0);
  await sendAway(anna.page).click();
  await anna.page.getByRole('dialog').getByRole('button', { name: 'Stuur weg', exact: true }).click();
  await anna.page.getByRole('dialog').waitFor({ state: 'detached' });
  await heading(eva.page, 'De gastheer heeft je van tafel gestuurd.').waitFor();
  await wayHome(eva.page).click();
  await heading(eva.page, 'Stamtafel').waitFor();
  await eva.page.goto(link);
  await heading(eva.page, 'De gastheer heeft je van tafel gestuurd.').waitFor();
  await eva.context.close();

  await anna.page.getByRole('button', { name: 'Tafel' }).click();
  await anna.page.getByRole('button', { name: 'Pauze' }).click();
  await bram.page.getByText('The table is taking a break.').waitFor();
  await anna.page.getByRole('dialog').getByRole('button', { name: 'Verder spelen' }).click();
  await bram.page.getByText('The table is taking a break.').waitFor({ state: 'detached' });
  await anna.page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click();

  await playToEnd(anna.page, { stopAfter: 1 });
  const lines = anna.page.locator('.log-panel .story').getByRole('listitem');
  await lines.nth(1).waitFor();
  const back = anna.page.getByRole('button', { name: 'Terug', exact: true });
  const wish = bram.page.getByText('Anna wants to take back the last move.');
  const turnedDown = anna.page.getByRole('alert').filter({ hasText: 'Je zet blijft liggen' });
  await back.click();
  await wish.waitFor();
  await bram.page.getByRole('button', { name: 'Rather not' }).click();
  await turnedDown.waitFor();
  await turnedDown.waitFor({ state: 'detached' });
  await back.click();
  await wish.waitFor();
  await bram.page.getByRole('button', { name: 'All right' }).click();
  await anna.page.waitForFunction(() => document.querySelectorAll('.log-panel .story li').length === 1);
  assert.equal(await turnedDown.count(), 0);

  await resign(anna.page);
  const end = bram.page.getByRole('dialog', { name: 'The match is over' });
  await end.getByRole('button', { name: 'Look at the table' }).click();
  await end.waitFor({ state: 'detached' });
  await anna.page.getByRole('button', { name: 'Nog een keer' }).click();
  // The other one hears of it: in the dialog, and in the title while looking elsewhere.
  await end.getByText('Anna wants to play again.').waitFor();
  assert.match(await bram.page.title(), /Anna wants to play again/);
  // A player who opens the table later finds it in the dialog, but is not called.
  await bram.page.reload();
  await end.getByText('Anna wants to play again.').waitFor();
  assert.doesNotMatch(await bram.page.title(), /Anna/);
  await end.getByRole('button', { name: 'Play again' }).click();
  for (const { page } of [anna, bram]) await page.getByRole('group', { name: /^(Keuzes|Choices)/ }).waitFor();
  assert.equal(new URL(anna.page.url()).hash.slice(0, 20), new URL(bram.page.url()).hash.slice(0, 20));
  assert.deepEqual([...anna.errors, ...bram.errors], []);
});

test('without a network the dot says so, and with one again the table is back', async () => {
  const anna = await house.visit();
  const { page, context } = anna;
  await page.goto(await tableOf(house, page, { game: 'how-ruck', seats: [me, bot] }));
  await page.getByRole('main', { name: 'How-Ruck!' }).waitFor();
  const dot = (state: string) => page.locator(`.line-state[data-line="${state}"]`);
  await dot('online').waitFor();
  await context.setOffline(true);
  // By itself the line would only be given up after 45 s of silence, more than is waited here.
  await dot('lost').waitFor();
  await page.getByText('Even geen verbinding.').waitFor();
  await context.setOffline(false);
  await dot('online').waitFor();
});

test('on a small phone a wish to play again is in sight, however long the account of the match', async () => {
  const anna = await house.visit();
  const bram = await house.visit({ size: 'phone' });
  await bram.page.setViewportSize({ width: 390, height: 560 });
  const link = await tableOf(house, anna.page, { game: 'how-ruck', seats: [me, open] });
  await anna.page.goto(link);
  await bram.page.goto(link);
  await bram.page.getByRole('textbox', { name: 'Hoe heet je?' }).fill('Bram');
  await bram.page.getByRole('button', { name: 'Aan tafel' }).click();
  await anna.page.getByRole('main', { name: 'How-Ruck!' }).waitFor();
  await resign(anna.page);
  await anna.page.getByRole('button', { name: 'Nog een keer' }).click();
  const wish = bram.page.getByText('Anna wil nog een keer');
  await wish.waitFor();
  // All of the account: the drawing of the course comes when the house has given the record.
  await bram.page.getByRole('img', { name: /^De stand door het hele potje heen/ }).waitFor();
  const account = bram.page.locator('.end > .dialog-body');
  // Nothing was scrolled yet, and there is something to scroll.
  const isInSight = await wish.evaluate((shown) => {
    const { left, top, width, height } = shown.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === shown;
  });
  assert.ok(isInSight);
  const { bottom, end } = await account.evaluate((body) => ({
    bottom: body.getBoundingClientRect().top + body.scrollHeight,
    end: innerHeight,
  }));
  assert.ok(bottom > end, `${bottom} ${end}`);
});

test('a table that stands still says so, and its host puts it away', async () => {
  const anna = await house.visit();
  const guest = await house.visit();
  const link = await tableOf(house, anna.page, { game: 'how-ruck', seats: [me, open] });
  await place.spoil();
  for (const { page } of [guest, anna]) {
    await page.goto(`${house.address()}#/`);
    await page.goto(link);
    await heading(page, /ligt stil/).waitFor();
    await wayHome(page).waitFor();
  }
  const putAway = { name: 'Ruim deze tafel op' } as const;
  assert.equal(await guest.page.getByRole('button', putAway).count(), 0);
  await anna.page.getByRole('button', putAway).click();
  for (const { page } of [anna, guest]) await heading(page, 'Dit potje is al uit.').waitFor();
});
