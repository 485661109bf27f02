import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastSeed, open, pending, recorder, view } from '@stamtafel/kernel';
import { blank } from '../fill.ts';
import { Teller } from '../telling/tell.ts';
import { greedy } from './bot.ts';
import { stierenVersierenEdition } from './edition.ts';
import { stierenVersieren } from './game.ts';
import { tableEn } from './texts/table.en.ts';
import { tableNl } from './texts/table.nl.ts';
import { picks } from './texts/table.ts';

const placeholders = (text: string) => [...text.matchAll(blank)].map((found) => found[1] ?? '').sort();

test('every answer, event and option has words in both languages, with the same blanks', () => {
  assert.deepEqual([...picks].sort(), Object.keys(stierenVersieren.picks).sort());
  for (const part of ['prompts', 'picks', 'events'] as const) {
    assert.deepEqual(Object.keys(tableNl[part]), Object.keys(tableEn[part]));
    const english: { readonly [key: string]: string } = tableEn[part];
    for (const [key, text] of Object.entries(tableNl[part])) {
      assert.deepEqual(placeholders(text), placeholders(english[key] ?? ''), key);
      for (const blank of placeholders(text))
        assert.ok(['card', 'cards', 'to'].includes(blank) || blank in stierenVersierenEdition.args, blank);
    }
  }
  for (const texts of [tableNl, tableEn])
    assert.deepEqual(Object.keys(texts.options).sort(), Object.keys(stierenVersieren.options).sort());
});

test('SV-110 SV-500 two players are asked for two bulls, three and four for one', () => {
  for (const [seats, asked, rule] of [
    [2, /^Welke twee stieren/, 'SV-500'],
    [3, /^Welke stier speel je\? Gedekt, tot iedereen gekozen heeft\.$/, 'SV-110'],
    [4, /^Welke stier speel je\? Gedekt, tot iedereen gekozen heeft\.$/, 'SV-110'],
  ] as const) {
    const match = open(stierenVersieren, { seats });
    const table = recorder(match, { seed: '1'.repeat(64) });
    const teller = new Teller(stierenVersierenEdition, match, 'nl', ['Anna', 'Bram', 'Cor', 'Door']);
    const dice = fastSeed(1);
    const asks = () => pending(match, table.state)[0] ?? assert.fail('nobody is asked anything');
    for (let decision = asks(); decision.asks !== 'playBulls'; decision = asks())
      table.play(decision.seat, greedy(match, view(match, table.state, decision.seat), decision, dice));
    assert.match(teller.prompt(asks(), view(match, table.state, asks().seat)), asked);
    assert.equal(asks().rule, rule);
  }
});

test('every place has a name', () => {
  for (const { zones } of [tableNl, tableEn])
    for (const { name } of stierenVersieren.zones(4, open(stierenVersieren, { seats: 4 }).options))
      assert.ok(name in zones || (name.split('.')[0] ?? '') in zones, name);
});

test('a card has a name and a line with its symbol, its value and its owner', () => {
  const match = open(stierenVersieren, { options: { dragQueen: true } });
  const { cardName, cardLine } = stierenVersierenEdition;
  assert.equal(cardName(match, 'stier-staart-hart-5', 'nl'), 'De Casanova');
  assert.equal(cardName(match, 'koe-halter-5', 'en'), 'Big Bertha');
  assert.equal(cardLine(match, 'stier-staart-hart-5', 'nl'), 'hart 5 (staart)');
  assert.equal(cardLine(match, 'stier-staart-hart-5', 'en'), 'heart 5 (tail)');
  assert.equal(cardLine(match, 'koe-drag-queen', 'en'), 'every symbol 5');
  assert.equal(cardLine(match, 'unknown', 'en'), '');
});
