import assert from 'node:assert/strict';
import { test } from 'node:test';
import { howRuckEdition } from '@stamtafel/games/how-ruck/edition.ts';
import { type MatchRecord, open, seatLetter, type View, view } from '@stamtafel/kernel';
import type { Page } from 'playwright-core';
import { openHouse, type Visitor } from '../testing/browser.ts';
import { playToEnd } from '../testing/player.ts';
import { realHouse } from '../testing/server.ts';
import { until } from '../testing/until.ts';
import { facesIn, statesOf, tellsOf, Wire } from '../testing/wire.ts';

const place = realHouse();
const house = openHouse(place);

async function makeTable(visitor: Visitor, name: string): Promise<string> {
  const { page } = visitor;
  await page.getByRole('link', { name: 'Speel How-Ruck! met vrienden' }).click();
  await page.getByRole('textbox', { name: 'Hoe heet je?' }).fill(name);
  await page.getByText('Huisregels:').click();
  await page.getByRole('combobox', { name: 'Ploegen samenstellen' }).selectOption('calm');
  await page.getByRole('combobox', { name: 'Vaten om te winnen' }).selectOption('1');
  await page.getByRole('button', { name: 'Tafel maken' }).click();
  return page.getByRole('textbox', { name: 'De link naar deze tafel' }).inputValue();
}

async function sitDown({ page }: Visitor, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Hoe heet je?' }).fill(name);
  await page.getByRole('button', { name: 'Aan tafel' }).click();
}

/** Two people at one table in two browsers, from the first click to the cards. */
async function twoAtATable(): Promise<{
  readonly anna: Visitor;
  readonly bram: Visitor;
  readonly wires: readonly [Wire, Wire];
}> {
  const anna = await house.visit();
  const bram = await house.visit();
  const wires = [new Wire(anna.page), new Wire(bram.page)] as const;
  // The other player may take a while before the next turn.
  for (const { page } of [anna, bram]) page.setDefaultTimeout(60_000);
  const link = await makeTable(anna, 'Anna');
  await sitDown(bram, link, 'Bram');
  for (const { page } of [anna, bram]) await page.getByRole('main', { name: 'How-Ruck!' }).waitFor();
  return { anna, bram, wires };
}

const match = open(howRuckEdition.game, { seats: 2, options: { barrelsToWin: 1 } });

/** The cards in a seat's hand, as one view has them: those it knows. */
const known = (seen: View, seat: number): string[] =>
  facesIn(match, [seen.zones[match.zoneByName.get(`hand.${seatLetter(seat)}`) ?? -1] ?? []]);

/** A page may be this many views behind its wire. */
const BEHIND = 5;

test('two browsers play a whole match; nothing that reaches one tells the hidden cards of the other', async () => {
  const { anna, bram, wires } = await twoAtATable();
  const pages = [anna.page, bram.page] as const;
  let looked = 0;
  const scan = async (): Promise<void> => {
    for (const [me, page] of pages.entries()) {
      const [mine, other] = [wires[me], wires[1 - me]?.views.at(-1)];
      if (mine === undefined || mine.views.length === 0 || other === undefined) continue;
      const before = Math.max(0, mine.views.length - BEHIND);
      const html = await page.content();
      // A wire hears of everything before its page does: what the page may tell is in these views and those since then.
      const seen = mine.views.slice(before).flatMap(({ zones }) => facesIn(match, zones));
      for (const id of known(other, 1 - me).filter((card) => !seen.includes(card))) {
        assert.equal(tellsOf(html, id), undefined, `page ${me} tells of ${id}`);
        looked++;
      }
    }
  };
  const heard = (): number => wires.reduce((sum, { views }) => sum + views.length, 0);
  let isOver = false;
  const playing = Promise.all(pages.map((page) => playToEnd(page))).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const before = heard();
    await scan();
    await until(() => isOver || heard() > before, 'the match stands still');
  }
  const presses = await playing;
  assert.ok(
    presses.every((count) => count > 3),
    presses.join(),
  );
  assert.ok(looked > 10, `${looked} hidden cards were looked for`);

  const table = /#\/t\/(\w+)/.exec(anna.page.url())?.[1] ?? assert.fail(anna.page.url());
  const record: MatchRecord = await (await fetch(`${place.address()}api/tables/${table}/record`)).json();
  const states = statesOf(match, record);
  for (const [seat, wire] of wires.entries()) {
    // Every view that came over the wire is exactly what the kernel lets that seat know at that moment.
    const allowed = new Set(states.map((state) => JSON.stringify(view(match, state, seat))));
    for (const seen of wire.views)
      assert.ok(allowed.has(JSON.stringify(seen)), `a view that seat ${seat} may not have`);
    assert.ok(wire.views.length > 20);
  }
  await anna.page.getByRole('button', { name: 'Controleer de schudbeurt' }).click();
  await anna.page.getByText('Het klopt. Er is niet gesjoemeld.').waitFor();
  await anna.page.getByText('Dezelfde als dit apparaat vóór het delen zag.').waitFor();
  assert.deepEqual([...anna.errors, ...bram.errors], []);
});

/** A line of the story, and how many pairs it says somebody has split. */
function raced(line: string): { readonly words: string; readonly pairs: number } {
  const [, pairs = '0'] = /(\d+) van de 10 paren/.exec(line) ?? [];
  return { words: line.replace(`${pairs} van de 10`, 'van de 10'), pairs: Number(pairs) };
}

test('reloaded, and with the house killed and started again in mid-match, both play on', async () => {
  const { anna, bram } = await twoAtATable();
  const pages = [anna.page, bram.page] as const;
  await Promise.all(pages.map((page) => playToEnd(page, { stopAfter: 4 })));
  const told = async (page: Page): Promise<string[]> =>
    page.locator('.log-panel .story').getByRole('listitem').allTextContents();
  const before = await told(anna.page);
  await anna.page.reload();
  await anna.page.getByRole('main', { name: 'How-Ruck!' }).waitFor();
  await anna.page.waitForFunction(
    (count) => document.querySelectorAll('.log-panel .story li').length >= count,
    before.length,
  );
  // An answer that was still on its way has arrived meanwhile: the line of a race may tell more, never less.
  const after = new Map((await told(anna.page)).map(raced).map(({ words, pairs }) => [words, pairs]));
  for (const { words, pairs } of before.map(raced))
    assert.ok((after.get(words) ?? -1) >= pairs, `"${words}" was told for ${pairs}, now ${after.get(words)}`);

  await place.kill();
  for (const page of pages) await page.getByText('Even geen verbinding.').waitFor();
  await place.start();
  for (const page of pages) await page.getByText('Even geen verbinding.').waitFor({ state: 'detached' });
  const presses = await Promise.all(pages.map((page) => playToEnd(page, { stopAfter: 6 })));
  assert.ok(
    presses.every((count) => count === 6),
    presses.join(),
  );
});
