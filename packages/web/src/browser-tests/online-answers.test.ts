import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openHouse, sizes, type Visitor } from '../testing/browser.ts';
import { choices, playToEnd, theEnd } from '../testing/player.ts';
import { realHouse } from '../testing/server.ts';
import { bot, me, open, sitDown, tableOf } from '../testing/tables.ts';
import { until } from '../testing/until.ts';

const house = openHouse(realHouse());

/** A visitor whose phone hears and is tapped, but draws nothing while it is busy. */
async function busyVisitor(): Promise<Visitor> {
  const visitor = await house.visit();
  await visitor.context.addInitScript(() => {
    const late: (() => void)[] = [];
    const { postMessage } = MessagePort.prototype;
    // What is drawn in pieces begins each of them with a message to itself.
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
      const post = (): void => postMessage.apply(this, message);
      if (document.documentElement.dataset.busy === undefined) post();
      else late.push(post);
    };
    addEventListener('rested', () => {
      for (const post of late.splice(0)) post();
    });
    // The house answers every request by its id.
    const said = new Set<string>();
    let answers = 0;
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (this: WebSocket, request: string) {
      const { id } = JSON.parse(request);
      if (id !== undefined) said.add(id);
      send.call(this, request);
    };
    const Socket = WebSocket;
    globalThis.WebSocket = class extends Socket {
      constructor(address: string | URL) {
        super(address);
        this.addEventListener('message', ({ data }) => {
          for (const id of said) if (String(data).includes(id) && said.delete(id)) answers++;
          document.documentElement.dataset.answers = String(answers);
        });
      }
    };
  });
  await visitor.page.reload();
  return visitor;
}

const setBusy = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.busy = '';
  });

const rest = (page: Page): Promise<void> =>
  page.evaluate(() => {
    delete document.documentElement.dataset.busy;
    dispatchEvent(new Event('rested'));
  });

/** Presses what stands there, whatever lies behind it by now. */
async function press(page: Page, name: string): Promise<void> {
  const isThere = await page.evaluate((wanted) => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent, ariaLabel }) => (ariaLabel ?? textContent).trim() === wanted,
    );
    button?.click();
    return button !== undefined;
  }, name);
  assert.ok(isThere, name);
}

/** The same, and waits until the page has heard the answer of the house, of which nothing is to be seen. */
async function pressAndHear(page: Page, name: string): Promise<void> {
  const answers = (): Promise<number> =>
    page.evaluate(() => Number(document.documentElement.dataset.answers ?? 0));
  const before = await answers();
  await press(page, name);
  await until(async () => (await answers()) > before, `${name} is never answered`);
}

const split = (page: Page, pairs: number) =>
  page.getByRole('img', { name: `Jij: ${pairs} van de 10 paren verdeeld` });

test('a second tap is not for the next question, however slow the phone draws; nor is a tap on what was taken back', async () => {
  const anna = await busyVisitor();
  const { page } = anna;
  const moves: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"do":"move"')) moves.push(String(payload));
    });
  });
  await page.goto(await tableOf(house, anna.page, { game: 'how-ruck', seats: [me, bot] }));
  await split(page, 0).waitFor();
  const left = async (): Promise<string> => ((await choices(page).first().textContent()) ?? '').trim();
  const first = await left();
  await setBusy(page);
  await pressAndHear(page, first);
  await press(page, first);
  await rest(page);
  await split(page, 1).waitFor();
  assert.equal(moves.length, 1, moves.join(' '));

  // The pair that lay there is asked about again; what is drawn is the one after it.
  await page.getByRole('button', { name: 'Terug', exact: true }).waitFor();
  const second = await left();
  await setBusy(page);
  await pressAndHear(page, 'Terug');
  await press(page, second);
  await rest(page);
  await page.getByText('De tafel was al verder; kijk even en kies opnieuw.').waitFor();
  await split(page, 0).waitFor();
  assert.equal(moves.length, 1, moves.join(' '));
  // The next tap counts.
  await choices(page).first().click();
  await split(page, 1).waitFor();
  assert.deepEqual(anna.errors, []);
});

for (const size of ['laptop', 'phone'] as const)
  test(`on a ${size} a player can resign at any moment, even while the table waits for another`, async () => {
    const [anna, bram] = await Promise.all([house.visit({ size }), house.visit()]);
    const link = await tableOf(house, anna.page, { game: 'how-ruck', seats: [me, open] });
    await Promise.all([anna.page.goto(link), sitDown(bram, link, 'Bram')]);
    const { page } = anna;
    await playToEnd(page, { until: page.locator('.prompt').getByText('Even wachten op Bram.') });
    if (size === 'phone') await page.getByRole('button', { name: 'Instellingen' }).click();
    await page.getByRole('button', { name: 'Opgeven' }).click();
    const sure = page.getByRole('dialog', { name: 'Wil je echt opgeven?' });
    await sure.getByRole('button', { name: 'Opgeven' }).click();
    for (const each of [page, bram.page]) await theEnd(each).waitFor();
    assert.deepEqual([...anna.errors, ...bram.errors], []);
  });

test('alone on a phone one can give up too, once: where there is room it is in the bar', async () => {
  const { page, errors } = await house.visit({ size: 'phone' });
  await page.getByRole('button', { name: 'Speel nu How-Ruck!' }).click();
  await choices(page).first().waitFor();
  const giveUp = page.getByRole('button', { name: 'Opgeven' });
  assert.equal(await giveUp.count(), 0);
  await page.getByRole('button', { name: 'Instellingen' }).click();
  assert.equal(await giveUp.count(), 1);
  await page.setViewportSize(sizes.laptop);
  await page.getByRole('dialog').getByRole('button', { name: 'Opgeven' }).waitFor({ state: 'detached' });
  await page.setViewportSize(sizes.phone);
  await giveUp.click();
  const sure = page.getByRole('dialog', { name: 'Wil je echt opgeven?' });
  await sure.getByRole('button', { name: 'Toch niet' }).click();
  await giveUp.click();
  await sure.getByRole('button', { name: 'Opgeven' }).click();
  await theEnd(page).waitFor();
  assert.deepEqual(errors, []);
});

test('a line that the house does not take stands in its field again, at the table and before', async () => {
  const anna = await house.visit();
  const { page } = anna;
  const field = page.getByRole('textbox', { name: 'Zeg iets' });
  const refused = page.getByText('Dat wordt het huis te veel. Wacht even, of stop eerst een potje.');
  const sayTooMuch = async (what: string): Promise<void> => {
    // Far more than it takes at once: every two seconds it takes one more.
    for (let n = 1; n <= 40; n++) {
      const line = `${what} ${n}`;
      await field.fill(line);
      await field.press('Enter');
      await refused.or(page.getByRole('log').getByText(line)).first().waitFor();
      if (!(await refused.isVisible())) continue;
      await page.waitForFunction(
        (wanted) => [...document.querySelectorAll('input')].some(({ value }) => value === wanted),
        line,
      );
      return;
    }
    assert.fail('the house takes everything');
  };
  await page.goto(await tableOf(house, anna.page, { game: 'how-ruck', seats: [me, open] }));
  await sayTooMuch('vooraf');
  await refused.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Zet een computer op stoel B' }).click();
  await choices(page).first().waitFor();
  await sayTooMuch('tijdens');
  assert.deepEqual(anna.errors, []);
});
