import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '@stamtafel/games/catalogue.ts';
import { howRuckEdition } from '@stamtafel/games/how-ruck/edition.ts';
import { type MatchRecord, open, view } from '@stamtafel/kernel';
import { atNight, seedOfDay } from '@stamtafel/kernel/testing';
import type { Page } from 'playwright-core';
import { act } from '../testing/ask.ts';
import { openHouse, sizes, type Visitor } from '../testing/browser.ts';
import { flaws } from '../testing/flaws.ts';
import { tooLarge } from '../testing/kept.ts';
import { runTogether } from '../testing/overlap.ts';
import { choices, playToEnd, resign, theEnd } from '../testing/player.ts';
import { ELSEWHERE, foundElsewhere, realHouse } from '../testing/server.ts';
import { takeSeat } from '../testing/tables.ts';
import { until } from '../testing/until.ts';
import { facesIn, statesOf, tellsOf, Wire } from '../testing/wire.ts';

// Nothing begins by itself: the screen says when.
const place = realHouse((port) => ({
  ...foundElsewhere(port),
  STAMTAFEL_WAIVE_SECONDS: '600',
  // Time to look at a table of computers.
  STAMTAFEL_BOT_DELAY_MS: '150',
}));
const house = openHouse(place);
const match = open(howRuckEdition.game, { seats: 2, options: { barrelsToWin: 1 } });

/** From the shelf to the QR code; gives the link as a phone in this test reaches it. */
async function showTable({ page }: Visitor): Promise<string> {
  await page.getByRole('button', { name: 'Samen aan één scherm: How-Ruck!' }).click();
  await page.getByRole('link', { name: 'De tafel op dit scherm, ieders hand op een telefoon' }).click();
  await page.getByText('Huisregels:').click();
  await page.getByRole('combobox', { name: 'Ploegen samenstellen' }).selectOption('calm');
  await page.getByRole('combobox', { name: 'Vaten om te winnen' }).selectOption('1');
  await page.getByRole('button', { name: 'Tafel maken' }).click();
  await page.getByRole('img', { name: /^QR-code/ }).waitFor();
  const link = await page.getByRole('textbox', { name: 'De link naar deze tafel' }).inputValue();
  assert.ok(link.startsWith(`${ELSEWHERE}:`), `a phone does not find ${link}`);
  return link.replace(ELSEWHERE, 'http://localhost');
}

async function sitDown({ page }: Visitor, link: string, name: string, chair: RegExp): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Hoe heet je?' }).fill(name);
  await page.getByRole('button', { name: chair }).click();
}

/** A screen that shows a table, and two phones that hold a hand each; the cards are dealt. */
async function threeDevices() {
  const screen = await house.visit();
  const [anna, bram] = await Promise.all([house.visit({ size: 'phone' }), house.visit({ size: 'phone' })]);
  const wires = [new Wire(screen.page), new Wire(anna.page), new Wire(bram.page)] as const;
  for (const { page } of [screen, anna, bram]) page.setDefaultTimeout(60_000);
  const link = await showTable(screen);
  await canBeScanned(screen.page, 'with both chairs free');
  await sitDown(anna, link, 'Anna', /^Ga op stoel A zitten$/);
  await screen.page.getByRole('listitem').filter({ hasText: 'Anna' }).waitFor();
  await sitDown(bram, link, 'Bram', /^Aan tafel$/);
  await screen.page.getByRole('listitem').filter({ hasText: 'Bram' }).waitFor();
  await fits(screen.page, 'with both chairs taken');
  await screen.page.getByRole('button', { name: 'Delen maar!' }).click();
  await screen.page.getByRole('main', { name: 'How-Ruck!' }).waitFor();
  return { screen, anna, bram, wires };
}

/** Nothing scrolls, sticks out or lies over anything else, on a laptop and on a television. */
async function fits(page: Page, when: string): Promise<void> {
  for (const size of ['television', 'laptop'] as const) {
    await page.setViewportSize(sizes[size]);
    const isBoard = (await page.locator('.table-board').count()) > 0;
    const checks = isBoard ? [tooLarge, runTogether] : [tooLarge];
    assert.deepEqual(await flaws(page, ...checks), [], `${when}, on a ${size}`);
  }
}

/** Before the deal: nothing scrolls, and the code can be scanned from across the room. */
async function canBeScanned(page: Page, when: string): Promise<void> {
  await fits(page, when);
  const code = await page.getByRole('img', { name: /^QR-code/ }).boundingBox();
  const size = Math.min(code?.width ?? 0, code?.height ?? 0);
  assert.ok(size >= sizes.laptop.height * 0.4, `${when}: a code of ${size} pixels`);
}

const prompt = async (page: Page): Promise<string> => (await page.locator('.prompt').textContent()) ?? '';

/** Whether all fits is looked at now and then, on other moments each day; at night at all of them. */
const EVERY = atNight ? 1 : 4;
const LOOKS_FROM = seedOfDay('big screen') % EVERY;
const MOMENTS = atNight ? 6 : 3;

/** A page may be this many views behind its wire. */
const BEHIND = 5;

/** Remembers everything that the prompt says from now on. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const said = new Set<string>();
    Reflect.set(globalThis, 'said', said);
    new MutationObserver(() => said.add(document.querySelector('.prompt')?.textContent ?? '')).observe(
      document.body,
      { subtree: true, childList: true, characterData: true },
    );
  });

const heard = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...Reflect.get(globalThis, 'said')]);

test('one screen and two phones play a whole match; no hidden card ever reaches the screen', async () => {
  const { screen, anna, bram, wires } = await threeDevices();
  const { page } = screen;
  const table = /#\/scherm\/(\w+)$/.exec(page.url())?.[1] ?? assert.fail(page.url());
  await page.getByText('Anna en Bram zijn aan de beurt: een paar verdelen').first().waitFor();
  assert.doesNotMatch(await prompt(page), /\b(je|jij|jouw)\b/i);
  await page.reload();
  await page.getByText('Anna en Bram zijn aan de beurt').first().waitFor();
  assert.equal(await choices(page).count(), 0);
  assert.equal(await page.getByRole('region', { name: 'Je hand' }).count(), 0);
  assert.equal(await page.getByRole('textbox', { name: 'Zeg iets' }).count(), 0);

  let looked = 0;
  const [shown, ...hands] = wires;
  /** Of the cards that a phone knows, those that the screen may not. */
  const scan = async (): Promise<void> => {
    const held = hands.flatMap(({ views }) => facesIn(match, views.at(-1)?.zones ?? []));
    const before = Math.max(0, shown.views.length - BEHIND);
    const html = await page.content();
    // A wire hears of everything before its page does: what the screen may tell is in these views and those since then.
    const seen = new Set(shown.views.slice(before).flatMap(({ zones }) => facesIn(match, zones)));
    for (const card of held.filter((each) => !seen.has(each))) {
      assert.equal(tellsOf(html, card), undefined, `the screen tells of ${card}`);
      looked++;
    }
  };
  await listen(page);
  let isOver = false;
  const playing = Promise.all([anna, bram].map((phone) => playToEnd(phone.page))).finally(() => {
    isOver = true;
  });
  for (let n = LOOKS_FROM; !isOver; n++) {
    const before = shown.views.length;
    await scan();
    if (n % EVERY === 0) await fits(page, await prompt(page));
    await until(() => isOver || shown.views.length > before, 'the match stands still');
  }
  assert.ok((await playing).every((presses) => presses > 3));
  assert.ok(looked > 10, `${looked} hidden cards were looked for`);
  const told = await heard(page);
  assert.ok(
    told.some((words) => /^(Anna|Bram) is aan de beurt: één kaart spelen\.$/.test(words)),
    'whose turn it is was never told',
  );
  await theEnd(page)
    .getByText(/^(Anna|Bram) wint!$/)
    .waitFor();
  await fits(page, 'at the end');

  const record: MatchRecord = await (await fetch(`${place.address()}api/tables/${table}/record`)).json();
  const allowed = new Set(statesOf(match, record).map((state) => JSON.stringify(view(match, state, 2))));
  assert.ok(shown.views.length > 20);
  for (const seen of shown.views)
    assert.ok(allowed.has(JSON.stringify(seen)), 'a view that the screen may not have');

  // Once more with the same people, asked for at the screen: it stays the host.
  await theEnd(page).getByRole('button', { name: 'Nog een keer' }).click();
  for (const phone of [anna, bram]) {
    await theEnd(phone.page).getByText('Iemand wil nog een keer.').waitFor();
    await theEnd(phone.page).getByRole('button', { name: 'Nog een keer' }).click();
  }
  await page.getByText('Iedereen zit. Er wordt zo gedeeld.').waitFor();
  await page.getByRole('button', { name: 'Delen maar!' }).click();
  await page.getByText('Anna en Bram zijn aan de beurt').first().waitFor();
  assert.match(page.url(), /#\/scherm\/\w+$/);
  assert.deepEqual([...screen.errors, ...anna.errors, ...bram.errors], []);
});

test('a rematch asked for on a phone takes the screen along; the shelf leads back to it', async () => {
  const { screen, anna, bram } = await threeDevices();
  const { page } = screen;
  await page.getByRole('button', { name: 'Tafel' }).click();
  await page.getByRole('button', { name: 'Pauze' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click();
  await page.getByText('De tafel heeft pauze.').waitFor();
  await page.getByRole('button', { name: 'Verder spelen' }).click();
  await bram.page.getByRole('button', { name: 'Tafel' }).waitFor();
  await playToEnd(bram.page, { stopAfter: 1 });
  await anna.page.evaluate(() => {
    location.hash = '#/';
  });
  await page.getByRole('link', { name: 'Van tafel' }).click();
  await page.getByRole('link', { name: 'Naar de tafel van How-Ruck!: Anna en Bram' }).click();
  await page.locator('.prompt').getByText('Anna').waitFor();
  assert.match(page.url(), /#\/scherm\/\w+$/);

  await anna.page.goBack();
  await anna.page.getByRole('button', { name: 'Instellingen' }).click();
  await resign(anna.page);
  await theEnd(page).waitFor();
  await theEnd(bram.page).getByRole('button', { name: 'Nog een keer' }).click();
  await page.getByText('Er wordt gedeeld zodra iedereen er is.').waitFor();
  await theEnd(anna.page).getByText('Bram wil nog een keer.').waitFor();
  await theEnd(anna.page).getByRole('button', { name: 'Nog een keer' }).click();
  // Still the host, though Bram asked.
  await page.getByText('Iedereen zit. Er wordt zo gedeeld.').waitFor();
  await page.getByRole('button', { name: 'Delen maar!' }).click();
  await page.getByText('Anna en Bram zijn aan de beurt').first().waitFor();
  assert.deepEqual([...screen.errors, ...anna.errors, ...bram.errors], []);
});

test('a screen stays awake, gives chairs to computers, and shows nobody’s hand when a player sits down at it', async () => {
  const screen = await house.visit();
  const { page, context } = screen;
  await context.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: (what: string) => {
          asked.push(what);
          return Promise.resolve({ release: () => Promise.resolve(asked.push('released')) });
        },
      },
    });
  });
  await page.reload();
  const awake = (): Promise<unknown> => page.evaluate('window.asked.join()');
  await page.getByRole('link', { name: 'Speel Stieren Versieren met vrienden' }).click();
  assert.equal(await awake(), '');
  // Which it is stands in the address: the page hears of that a moment later.
  await page.getByRole('radio', { name: 'is de tafel, voor iedereen' }).click();
  await page.getByRole('radio', { name: 'is de tafel, voor iedereen', checked: true }).waitFor();
  assert.equal(await page.getByRole('textbox', { name: 'Hoe heet je?' }).count(), 0);
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await page.getByRole('button', { name: 'Tafel maken' }).click();
  await page.getByRole('img', { name: /^QR-code/ }).waitFor();
  assert.equal(await awake(), 'screen');
  await canBeScanned(page, 'with four chairs free');
  for (const letter of ['C', 'D'])
    await page.getByRole('button', { name: `Zet een computer op stoel ${letter}` }).click();
  await page.getByRole('listitem').filter({ hasText: 'computer' }).nth(1).waitFor();

  // The same browser is the same person: on a chair their hand would be shown here.
  const link = await page.getByRole('textbox', { name: 'De link naar deze tafel' }).inputValue();
  const other = await context.newPage();
  await sitDown(
    { ...screen, page: other },
    link.replace(ELSEWHERE, 'http://localhost'),
    'Eva',
    /^Ga op stoel A zitten$/,
  );
  await page.getByRole('heading', { name: /^Op dit apparaat zit al iemand aan deze tafel/ }).waitFor();
  assert.equal(await page.locator('[data-card]').count(), 0);
  await page.getByRole('link', { name: 'Naar die stoel' }).click();
  await page.getByText('jouw stoel').waitFor();
  assert.equal(await awake(), 'screen,released');
  assert.deepEqual(screen.errors, []);
});

test('every game with the most players fits a laptop and a television as a screen for all', async () => {
  const { page, errors } = await house.visit();
  const { views } = new Wire(page);
  for (const { id, players } of catalogue) {
    await page.goto(`${house.address()}#/vrienden/${id}/scherm`);
    await page.getByRole('button', { name: 'Tafel maken' }).waitFor();
    const most = String(Math.max(...players));
    if (players.length > 1) await page.getByRole('radio', { name: most, exact: true }).check();
    for (const chair of await page.getByRole('combobox', { name: /^Stoel / }).all())
      await chair.selectOption('level1');
    await page.getByRole('button', { name: 'Tafel maken' }).click();
    for (let moments = 0; moments < MOMENTS; moments++) {
      await page.locator('.prompt').waitFor();
      const told = await prompt(page);
      assert.match(told, / (is|zijn) aan de beurt: \S|Het potje is uit|^Maak je klaar…/);
      await fits(page, `${id}: ${told}`);
      if (told.includes('Het potje is uit')) break;
      const before = views.length;
      await until(() => views.length > before, 'the match stands still');
    }
    await putAway(page);
  }
  assert.deepEqual(errors, []);
});

/** Ends the match on this screen, which computers would play on. */
async function putAway(page: Page): Promise<void> {
  const [, table = ''] = /#\/scherm\/(\w+)$/.exec(page.url()) ?? assert.fail(page.url());
  await act(page, table, { do: 'end' });
}

test('on a screen for all a computer never has its front, and where all are alike nobody has', async () => {
  const { page, errors } = await house.visit();
  const anna = await house.guest();
  /** On this chair, and computers on all others. */
  const onlyAnna = async (game: string, seats: number, chair: string): Promise<void> => {
    await page.goto(`${house.address()}#/vrienden/${game}/scherm`);
    await page.getByRole('button', { name: 'Tafel maken' }).waitFor();
    if (seats > 2) await page.getByRole('radio', { name: String(seats), exact: true }).check();
    for (const other of 'ABCDE'.slice(0, seats).replace(chair, ''))
      await page.getByRole('combobox', { name: `Stoel ${other}` }).selectOption('level1');
    await page.getByRole('button', { name: 'Tafel maken' }).click();
    const link = await page.getByRole('textbox', { name: 'De link naar deze tafel' }).inputValue();
    await takeSeat(anna, link, 'Anna');
    await page.locator('.prompt').waitFor();
  };
  await onlyAnna('five-possessions', 2, 'B');
  await page.getByRole('region', { name: 'De hand van Anna' }).waitFor();
  await fits(page, 'with a computer on the first chair');
  await putAway(page);
  for (const game of ['stier-zoekt-bier', 'stieren-versieren', 'four-downs']) {
    await onlyAnna(game, 4, 'C');
    const hands = page.locator('[data-zone^="hand."]');
    await hands.nth(3).waitFor({ state: 'attached' });
    assert.equal(await page.getByRole('region', { name: /^De hand van / }).count(), 0);
    await fits(page, `${game}, with everybody alike`);
    const heights = await hands.evaluateAll((all) =>
      all.map((hand) => Math.round(hand.getBoundingClientRect().height)),
    );
    assert.equal(new Set(heights).size, 1, `${game}: ${heights.join()}`);
    await putAway(page);
  }
  assert.deepEqual(errors, []);
});
