import assert from 'node:assert/strict';
import { test } from 'node:test';
import { howRuckEdition } from '@stamtafel/games/how-ruck/edition.ts';
import type { Page } from 'playwright-core';
import { openHouse, type Visitor } from '../testing/browser.ts';
import { choices, playToEnd, resign, theEnd, untilCountdown } from '../testing/player.ts';
import { realHouse } from '../testing/server.ts';
import { bot, me, open, sitDown, type TableWish, tableOf, takeSeat } from '../testing/tables.ts';
import { until } from '../testing/until.ts';

const house = openHouse(realHouse({ STAMTAFEL_WATCH_DELAY_SECONDS: '3', STAMTAFEL_ORDER_DELAY_MS: '30' }));
const story = (page: Page) => page.getByRole('complementary', { name: 'Verhaal' }).getByRole('listitem');

const table = ({ page }: Visitor, wish: TableWish): Promise<string> => tableOf(house, page, wish);

test('HR-041 HR-043 the race in two browsers: both count down, the faster one says stop, and the ropes are taken', async () => {
  const [anna, bram] = await Promise.all([house.visit(), house.visit()]);
  const link = await table(anna, {
    game: 'how-ruck',
    options: { teamForming: 'race', barrelsToWin: 1, youngestSeat: 'A' },
    seats: [me, open],
  });
  await Promise.all([anna.page.goto(link), sitDown(bram, link, 'Bram')]);
  const pages = [anna.page, bram.page] as const;
  for (const page of pages) await page.getByRole('button', { name: 'Klaar voor de race' }).last().click();
  const commander = anna.page.getByRole('button', { name: 'How-Ruck!' }).last();
  await Promise.all([...pages.map(untilCountdown), commander.click()]);
  const split = async (page: Page, done: number): Promise<void> => {
    await page.getByRole('img', { name: `Jij: ${done} van de 10 paren verdeeld` }).waitFor();
    await page.locator('[data-in^="pair."]').first().waitFor();
    await page.keyboard.press(done % 2 === 0 ? 'ArrowLeft' : 'ArrowRight');
  };
  const splitFirst = async (page: Page, most: number): Promise<void> => {
    for (let pairs = 0; pairs < most; pairs++) await split(page, pairs);
    await page.getByRole('img', { name: `Jij: ${most} van de 10 paren verdeeld` }).waitFor();
  };
  // Bram splits a few; Anna all ten, and with the last one she says stop.
  await Promise.all([splitFirst(anna.page, 9), splitFirst(bram.page, 3)]);
  await split(anna.page, 9);
  await story(bram.page).getByText('Anna roept: “Stop!”').waitFor();
  await bram.page.getByRole('button', { name: 'Laat dit paar liggen' }).last().click();
  // What Bram left is Anna's to split; then the ropes are taken.
  const rope = anna.page.getByRole('img', { name: /^Het vat staat op veld \d+ van 12\./ });
  await playToEnd(anna.page, { until: rope });
  for (const page of pages)
    await story(page)
      .getByText(/^De ploegen staan/)
      .waitFor();
  assert.deepEqual([...anna.errors, ...bram.errors], []);
});

test('a line in the chat leaves what was marked as it is', async () => {
  const anna = await house.visit();
  const bram = await house.visit();
  const link = await table(anna, { game: 'ballen-met-stieren', seats: [me, open] });
  await anna.page.goto(link);
  await sitDown(bram, link, 'Bram');
  const bulls = anna.page.getByRole('region', { name: 'Je hand' }).getByRole('button');
  await bulls.nth(2).click();
  await anna.page.getByText('Je Basis-elf: 1 van 11').waitFor();
  await bram.page.getByRole('button', { name: 'Succes!' }).click();
  await anna.page.getByRole('log').getByText('Succes!').waitFor();
  await bulls.nth(5).click();
  await anna.page.getByText('Je Basis-elf: 2 van 11').waitFor();
  assert.deepEqual([...anna.errors, ...bram.errors], []);
});

test('a player who leaves is replaced at once, by a computer with a name', async () => {
  const [anna, bram] = await Promise.all([house.visit(), house.visit()]);
  const link = await table(anna, { game: 'how-ruck', seats: [me, open] });
  await Promise.all([anna.page.goto(link), sitDown(bram, link, 'Bram')]);
  await anna.page.getByText('Voor Bram').waitFor();
  await bram.page.getByRole('button', { name: 'Tafel' }).click();
  await bram.page.getByRole('button', { name: 'Sta op van deze stoel' }).click();
  await bram.page.getByRole('dialog').getByRole('button', { name: 'Sta op van deze stoel' }).last().click();
  await anna.page.getByText('Voor Toon').waitFor();
  await anna.page.getByRole('img', { name: 'Toon: 10 van de 10 paren verdeeld' }).waitFor();
  await bram.page.getByText('Anna is aan de beurt: een paar verdelen').first().waitFor();
  await anna.page.getByRole('button', { name: 'Tafel' }).click();
  await anna.page.getByRole('listitem').getByText('een computer past op de stoel').waitFor();
  await anna.page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click();

  // The computer comes along to the rematch. Who only watched is not asked for one, but shown there.
  await resign(anna.page);
  const seen = theEnd(bram.page);
  await seen.waitFor();
  assert.equal(await seen.getByRole('button', { name: 'Nog een keer' }).count(), 0);
  await anna.page.getByRole('button', { name: 'Nog een keer' }).click();
  await choices(anna.page).first().waitFor();
  await anna.page.getByText('Voor Toon').waitFor();
  await seen.getByRole('link', { name: 'Meekijken' }).click();
  await bram.page.locator('.prompt').getByText('Je kijkt mee.').waitFor();
  assert.deepEqual([...anna.errors, ...bram.errors], []);
});

test('a rematch with a chair to fill: the person who asks for it has its link', async () => {
  const anna = await house.visit();
  const link = await table(anna, { game: 'how-ruck', seats: [me, open] });
  await takeSeat(await house.guest(), link, 'Bram');
  await anna.page.goto(link);
  await choices(anna.page).first().waitFor();
  await anna.page.getByRole('button', { name: 'Tafel' }).click();
  await anna.page.getByRole('button', { name: 'Stuur weg: Bram' }).click();
  await anna.page.getByRole('dialog').getByRole('button', { name: 'Stuur weg', exact: true }).click();
  await anna.page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).last().click();
  await resign(anna.page);
  await anna.page.getByRole('button', { name: 'Nog een keer' }).click();
  await anna.page.getByRole('textbox', { name: 'De link naar deze tafel' }).waitFor();
  assert.deepEqual(anna.errors, []);
});

test('an order passes by itself, is listed at the table, and is taken back', async () => {
  const anna = await house.visit();
  const { page } = anna;
  await page.goto(await table(anna, { game: 'ballen-met-stieren', seats: [me, bot] }));
  const order = page.getByRole('combobox', { name: 'Als dit weer gevraagd wordt:' });
  await playToEnd(page, { until: order });
  const passes = story(page).filter({
    hasText: /^Jij (legt geen actiekaart|zet de kaart niet in|past)\./,
  });
  const before = await passes.count();
  await order.selectOption('pas altijd');
  await passes.nth(before).waitFor();
  await page.getByRole('button', { name: 'Tafel' }).click();
  await page.getByRole('region', { name: 'Vaste opdrachten' }).getByRole('button').click();
  await page.getByRole('region', { name: 'Vaste opdrachten' }).waitFor({ state: 'detached' });
  assert.deepEqual(anna.errors, []);
});

test('two of three chairs at one screen: a curtain between them, and nothing of either hand behind it', async () => {
  const anna = await house.visit();
  const link = await table(anna, {
    game: 'stier-zoekt-bier',
    seats: [{ kind: 'me', name: 'Anna' }, { kind: 'me', name: 'Opa' }, open],
  });
  await takeSeat(await house.guest(), link, 'Bram');
  await anna.page.goto(link);
  const { page } = anna;
  const curtain = page.getByRole('dialog', { name: /^Geef het scherm aan/ });
  for (const name of ['Anna', 'Opa']) {
    await playToEnd(page, { until: curtain });
    assert.equal(await curtain.getByRole('heading').textContent(), `Geef het scherm aan ${name}`);
    assert.equal(await page.locator('[data-card]').count(), 0);
    await curtain.getByRole('button').click();
    await choices(page).first().waitFor();
  }
  assert.deepEqual(anna.errors, []);
});

test('a chair changes hands: the clock runs on, the link works once, and the match can be checked and looked back at', async () => {
  const [bram, carla] = await Promise.all([house.visit(), house.visit()]);
  const link = await tableOf(house, await house.guest(), {
    game: 'how-ruck',
    options: { barrelsToWin: 1 },
    seats: [me, open],
    clock: { kind: 'match', seconds: 900, increment: 5 },
  });
  await sitDown(bram, link, 'Bram');
  const clock = bram.page.getByRole('timer', { name: /^Jij hebt nog 14:5\d$/ });
  await clock.waitFor();
  const shown = await clock.textContent();
  await bram.page.waitForFunction(
    (was) => [...document.querySelectorAll('[role=timer]')].every(({ textContent }) => textContent !== was),
    shown,
  );
  await playToEnd(bram.page, { stopAfter: 2 });
  await bram.page.getByRole('button', { name: 'Tafel' }).click();
  await bram.page.getByRole('button', { name: 'Geef deze stoel aan iemand anders' }).click();
  const dialog = bram.page.getByRole('dialog', { name: 'Geef deze stoel aan iemand anders' });
  const invitation = await dialog.getByRole('textbox').inputValue();
  await sitDown(carla, invitation, 'Carla');
  await choices(carla.page).first().waitFor();
  // The player who gave the chair away watches; the link is spent.
  await bram.page.getByText('Je kijkt mee.').waitFor();
  assert.equal(await bram.page.getByText('van tafel gestuurd').count(), 0);
  await bram.page.goto(invitation);
  await bram.page.getByRole('button', { name: 'Aan tafel' }).click();
  await bram.page.getByText('Deze link is niet compleet of niet meer geldig').waitFor();

  await resign(carla.page);
  const end = theEnd(carla.page);
  await end.getByRole('button', { name: 'Controleer de schudbeurt' }).click();
  await carla.page.getByText('Het klopt. Er is niet gesjoemeld.').waitFor();
  await carla.page.getByText('Dit apparaat zag hem niet zelf vóór het delen.').waitFor();
  await carla.page.keyboard.press('Escape');
  await end.getByRole('button', { name: 'Terugkijken' }).click();
  await carla.page.getByRole('heading', { name: 'Terugkijken: How-Ruck!' }).waitFor();
  const timeline = carla.page.getByRole('slider', { name: 'Tijdlijn' });
  assert.ok(Number(await timeline.getAttribute('max')) >= 2);
  await carla.page.keyboard.press('End');
  await carla.page
    .getByRole('combobox', { name: 'Door de ogen van' })
    .selectOption({ label: 'open kaarten' });
  assert.deepEqual(carla.errors, []);
});

test('the host frees a chair in mid-match and invites another person to it: the hand goes on, the link works once', async () => {
  const [anna, bram, carla, dirk] = await Promise.all([
    house.visit(),
    house.visit(),
    house.visit(),
    house.visit(),
  ]);
  const link = await table(anna, { game: 'how-ruck', seats: [me, open] });
  await Promise.all([anna.page.goto(link), sitDown(bram, link, 'Bram')]);
  const pair = (page: Page) =>
    page.locator('[data-in="pair.B"]').evaluateAll((cards) => cards.map((card) => card.ariaLabel));
  await choices(bram.page).first().waitFor();
  const left = await pair(bram.page);
  assert.equal(left.length, 2);

  await anna.page.getByRole('button', { name: 'Tafel' }).click();
  await anna.page.getByRole('button', { name: 'Stuur weg: Bram' }).click();
  await anna.page.getByRole('dialog').getByRole('button', { name: 'Stuur weg', exact: true }).click();
  await bram.page.getByText('De gastheer heeft je van tafel gestuurd.').waitFor();
  await anna.page.getByRole('button', { name: 'Nodig uit voor deze stoel' }).click();
  const dialog = anna.page.getByRole('dialog', { name: 'Nodig uit voor deze stoel' });
  const invitation = await dialog.getByRole('textbox').inputValue();

  await sitDown(carla, invitation, 'Carla');
  await choices(carla.page).first().waitFor();
  assert.deepEqual(await pair(carla.page), left, 'what the chair held it still holds');
  await choices(carla.page).first().click();
  await carla.page.getByRole('img', { name: 'Jij: 1 van de 10 paren verdeeld' }).waitFor();
  // She comes back by the only link that she has.
  await carla.page.goto(`${house.address()}#/`);
  await carla.page.goto(invitation);
  await choices(carla.page).first().waitFor();
  assert.ok(!carla.page.url().includes('/i.'), 'the address is that of the table');
  await sitDown(dirk, invitation, 'Dirk');
  await dirk.page.getByText('Deze link is niet compleet of niet meer geldig').waitFor();
  assert.deepEqual([...anna.errors, ...carla.errors], []);
});

test('delayed watching: what happens is seen later, and nothing of any hand', async () => {
  const [anna, eva] = await Promise.all([house.visit(), house.visit()]);
  const link = await table(anna, { game: 'how-ruck', seats: [me, bot], watching: 'delayed' });
  await anna.page.goto(link);
  await playToEnd(anna.page, { stopAfter: 5 });
  await story(anna.page).nth(3).waitFor();
  await eva.page.goto(link);
  await eva.page.locator('.prompt').getByText('Je kijkt mee.').waitFor();
  assert.equal(await eva.page.getByText('Voor jou').count(), 0, 'nothing here is hers');
  await eva.page.getByText('Voor Anna').waitFor();
  assert.equal(await eva.page.getByRole('region', { name: 'Je hand' }).count(), 0);
  assert.equal(await choices(eva.page).count(), 0);
  await story(eva.page).nth(2).waitFor();
  // What is said could tell a delayed watcher what is to come: they hear nothing, and cannot talk.
  assert.equal(await eva.page.getByRole('textbox', { name: 'Zeg iets' }).count(), 0);
  assert.deepEqual([...anna.errors, ...eva.errors], []);
});

test('HR-017 a table is played with the cards of the host’s own copy, and everybody can see that it is', async () => {
  const anna = await house.visit();
  const { page } = anna;
  await page.evaluate(
    (deck) => localStorage.setItem('stamtafel-deck-how-ruck', JSON.stringify({ deck, use: true })),
    JSON.parse(JSON.stringify(howRuckEdition.deck.template()).replace('"strength":2', '"strength":9')),
  );
  await page.goto(`${house.address()}#/vrienden/how-ruck`);
  await page.getByText('Aan deze tafel wordt met jouw eigen kaarten gespeeld').waitFor();
  await page.getByRole('button', { name: 'Tafel maken' }).click();
  const rules = page.getByRole('region', { name: 'Zo wordt er gespeeld' });
  await rules.getByText('eigen kaarten van de gastheer').waitFor();
  await page.getByRole('button', { name: 'Zet een computer op stoel B' }).click();
  await choices(page).first().waitFor();
  assert.deepEqual(anna.errors, []);
});

test('HR §10 friends race, each at a screen of their own; at one screen, or with days to answer, the race is not on offer', async () => {
  const { page, errors } = await house.visit({ moves: true });
  await page.getByRole('link', { name: 'Speel How-Ruck! met vrienden online' }).click();
  await page.getByText('Huisregels: zoals in het doosje').click();
  const forming = page.getByRole('combobox', { name: 'Ploegen samenstellen' });
  const offered = () => forming.getByRole('option').allTextContents();
  const noRace = page.getByText('Zonder race: die kan alleen');
  assert.deepEqual(
    [await forming.inputValue(), await offered()],
    ['race', ['Rustig', 'Race (gewoon)', 'Niet']],
  );
  const other = page.getByRole('combobox', { name: 'Stoel B' });
  await other.selectOption('also');
  await noRace.waitFor();
  assert.deepEqual([await forming.inputValue(), await offered()], ['calm', ['Rustig (gewoon)', 'Niet']]);
  await page.getByText('Huisregels: gewoon').waitFor();
  // What is chosen meanwhile does not bring the race to an end.
  await page.getByRole('combobox', { name: 'Vaten om te winnen' }).selectOption('1');
  await other.selectOption('open');
  await noRace.waitFor({ state: 'detached' });
  assert.equal(await forming.inputValue(), 'race');
  await page.getByText('Klok, deur en meekijken:').click();
  await page.getByText('1 dag per zet').click();
  await noRace.waitFor();
  assert.deepEqual(await offered(), ['Rustig (gewoon)', 'Niet']);
  await page.getByRole('button', { name: 'Tafel maken' }).click();
  const rules = page.getByRole('region', { name: 'Zo wordt er gespeeld' });
  await rules.getByText('Rustig: zonder klok.').waitFor();
  assert.deepEqual(errors, []);
});

test('a guest at my screen is called as the field promises, or by the name in it', async () => {
  const { page, errors } = await house.visit();
  await page.goto(`${house.address()}#/vrienden/stier-zoekt-bier`);
  await page.getByRole('radio', { name: '4', exact: true }).check();
  for (const chair of ['B', 'C'])
    await page.getByRole('combobox', { name: `Stoel ${chair}` }).selectOption('also');
  await page.getByPlaceholder('Speler 3').fill('Eva');
  await page.getByRole('button', { name: 'Tafel maken' }).click();
  const seats = page.locator('.seat');
  for (const name of ['Speler 1', 'Speler 2', 'Eva']) await seats.getByText(name, { exact: true }).waitFor();
  assert.deepEqual(errors, []);
});

test('bulls that were marked and not sent are still marked after a reload; nobody else hears of them', async () => {
  const [anna, bram] = await Promise.all([house.visit(), house.visit()]);
  const link = await table(anna, { game: 'ballen-met-stieren', seats: [me, open] });
  await Promise.all([anna.page.goto(link), sitDown(bram, link, 'Bram')]);
  const bulls = anna.page.getByRole('region', { name: 'Je hand' }).getByRole('button');
  for (const n of [0, 4, 8]) await bulls.nth(n).click();
  await anna.page.getByText('Je Basis-elf: 3 van 11').waitFor();
  // Only once the whole page is there can anything be new in it.
  await story(bram.page).getByText('Er heeft nog niemand iets gezegd.').waitFor();
  const told = await story(bram.page).allTextContents();
  await anna.page.reload();
  await anna.page.getByText('Je Basis-elf: 3 van 11').waitFor();
  assert.deepEqual(await story(bram.page).allTextContents(), told);
  // What Bram does in secret meanwhile leaves the question as it is.
  await bram.page.getByRole('button', { name: 'Vul de rest aan' }).click();
  await bram.page.getByRole('button', { name: 'Leg deze 11 neer' }).click();
  await story(anna.page).getByText('Bram heeft de Basis-elf gekozen').waitFor();
  await anna.page.reload();
  await anna.page.getByText('Je Basis-elf: 3 van 11').waitFor();
  await anna.page.getByRole('button', { name: 'Vul de rest aan' }).click();
  await anna.page.getByRole('button', { name: 'Leg deze 11 neer' }).click();
  await anna.page.getByText('Gehouden: 0 van 8').waitFor();
  assert.equal(await anna.page.evaluate(() => Object.keys(sessionStorage).length), 0);
  assert.deepEqual([...anna.errors, ...bram.errors], []);
});

/** A machine whose clock on the wall is this many hours wrong. */
async function wrongBy(page: Page, hours: number): Promise<void> {
  await page.addInitScript((ms) => {
    const RightDate = Date;
    globalThis.Date = class extends RightDate {
      constructor(...given: readonly [] | readonly [number]) {
        super(given[0] ?? RightDate.now() + ms);
      }
      static override now(): number {
        return RightDate.now() + ms;
      }
    } as DateConstructor;
  }, hours * 3_600_000);
  await page.reload();
}

/** What the page shows of everybody's time, in seconds. */
const timesShown = (page: Page): Promise<readonly number[]> =>
  page.getByRole('timer').evaluateAll((timers) =>
    timers.map(({ textContent }) => {
      const [minutes = 0, seconds = 0] = (textContent ?? '').split(':').map(Number);
      return 60 * minutes + seconds;
    }),
  );

test('on machines whose clocks are hours wrong everybody sees the time that is left, even after a pause and a lost line', async () => {
  const [anna, bram] = await Promise.all([house.visit(), house.visit()]);
  await Promise.all([wrongBy(anna.page, 7), wrongBy(bram.page, -5)]);
  const link = await table(anna, {
    game: 'how-ruck',
    seats: [me, open],
    clock: { kind: 'match', seconds: 900, increment: 0 },
  });
  await Promise.all([anna.page.goto(link), sitDown(bram, link, 'Bram')]);
  const left = async (): Promise<number> => {
    const [, id] = /#\/t\/([^/]+)/.exec(link) ?? [];
    const { seats } = await anna.page.evaluate(
      async (path) => (await fetch(path)).json(),
      `api/tables/${id}`,
    );
    return seats[1].remaining / 1000;
  };
  const agree = async (page: Page): Promise<void> => {
    await page.getByRole('timer').nth(1).waitFor();
    // The page says whole seconds, rounded up. It may draw them late; less than there is it never says.
    await until(async () => {
      const most = Math.max(...(await timesShown(page)));
      const now = await left();
      assert.ok(most >= now - 1, `${most}, and ${now} in the house`);
      return Math.min(...(await timesShown(page))) <= now + 2;
    }, 'more time is shown than there is');
  };
  const runs = (page: Page) => page.locator('[role=timer][data-runs]');
  for (const { page } of [anna, bram]) await agree(page);

  await anna.page.getByRole('button', { name: 'Tafel' }).click();
  await anna.page.getByRole('button', { name: 'Pauze' }).click();
  await runs(bram.page).first().waitFor({ state: 'detached' });
  await agree(bram.page);
  await anna.page.getByRole('dialog').getByRole('button', { name: 'Verder spelen' }).click();
  await runs(bram.page).nth(1).waitFor();
  await agree(bram.page);
  await anna.page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click();

  await bram.context.setOffline(true);
  await choices(anna.page).first().click();
  await anna.page.getByRole('img', { name: 'Jij: 1 van de 10 paren verdeeld' }).waitFor();
  const before = await left();
  while ((await left()) > before - 3) await anna.page.waitForTimeout(200);
  await bram.context.setOffline(false);
  await bram.page.getByRole('img', { name: 'Anna: 1 van de 10 paren verdeeld' }).waitFor();
  await agree(bram.page);
  assert.deepEqual(anna.errors, []);
});
