import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Event, open, start, view } from '@stamtafel/kernel';
import { ballenMetStierenEdition } from './ballen-met-stieren/edition.ts';
import type { Language } from './edition.ts';
import { howRuckEdition } from './how-ruck/edition.ts';
import { fivePossessionsEdition } from './play-design/five-possessions/edition.ts';
import { fourDownsEdition } from './play-design/four-downs/edition.ts';

type Said = readonly [key: string, args: Event['args'], card?: string];
const story = (...said: readonly Said[]): readonly Event[] =>
  said.map(([key, args, card]) => ({ key, args, cards: card === undefined ? [] : [card] }));

test('HR-003 every barrel has its round and what decided it', () => {
  const { game, breakdown } = howRuckEdition;
  const match = open(game);
  const seen = view(match, start(match, 1), 0);
  const at = { ...seen, facts: { ...seen.facts, won: [2, 1] } };
  const told = story(
    ['roundWon', { seat: 0, reason: 'half', count: 1 }],
    ['roundWon', { seat: 1, reason: 'monster', count: 1 }],
    ['roundWon', { seat: 0, reason: 'end-field', count: 2 }],
  );
  const lines = (language: Language) => breakdown?.(match, at, language, told);
  assert.deepEqual(lines('nl')?.[0], [
    'Ronde 1 gewonnen. Niemand heeft nog handkaarten: het vat is voor de helft waarin het staat.',
    'Ronde 3 gewonnen. Het vat is op of over het eindveld getrokken.',
    'Samen: 2 van de 3 vaten',
  ]);
  assert.match(lines('en')?.[1]?.[0] ?? '', /^Round 2 won\. \S/);
});

test('PD4-034 yards are counted round by round', () => {
  const { game, breakdown } = fourDownsEdition;
  const match = open(game, { seats: 2 });
  const seen = view(match, start(match, 1), 0);
  const at = { ...seen, facts: { ...seen.facts, yards: [30, 0] } };
  const told = story(
    ['shuffle', { round: 1, seat: 0, set: 'black' }],
    ['lose', { seat: 0, lost: 10, yards: 10 }],
    ['shuffle', { round: 4, seat: 1, set: 'white' }],
    ['lose', { seat: 0, lost: 20, yards: 30 }],
  );
  assert.deepEqual(breakdown?.(match, at, 'nl', told), [
    ['Ronde 1: 10 yards kwijt, samen 10', 'Ronde 4: 20 yards kwijt, samen 30', 'Samen: 30 yards kwijt'],
    ['Samen: 0 yards kwijt'],
  ]);
  assert.deepEqual(breakdown?.(match, at, 'en', told)[1], ['In all: 0 yards lost']);
});

test('PD5-040 every possession won is named, with the side that won it', () => {
  const { game, breakdown } = fivePossessionsEdition;
  const match = open(game);
  const seen = view(match, start(match, 1), 0);
  const at = { ...seen, facts: { ...seen.facts, wins: [1, 1], yards: [20, 20] } };
  const told = story(
    ['possessionWon', { seat: 1, number: 1, role: 'defense', yards: 20, wins: 1 }],
    ['possessionWon', { seat: 0, number: 2, role: 'offense', yards: 20, wins: 1 }],
  );
  assert.deepEqual(breakdown?.(match, at, 'en', told), [
    ['Possession 2 won with the offense', 'In all: 1 won, 20 yards gained'],
    ['Possession 1 won with the defense', 'In all: 1 won, 20 yards gained'],
  ]);
  assert.equal(breakdown?.(match, at, 'nl', told)[1]?.at(-1), 'Samen: 1 gewonnen, 20 yards ver');
});

test('BMS-005 every goal has its attack, and what was compared if anything was', () => {
  const { game, breakdown, cardName } = ballenMetStierenEdition;
  const match = open(game);
  const seen = view(match, start(match, 1), 0);
  const at = { ...seen, facts: { ...seen.facts, score: [1, 1], reds: [0, 1] } };
  const bull = match.faces.find(({ bull }) => bull)?.id ?? assert.fail();
  const told = story(
    ['attack', { number: 3, seat: 0 }],
    ['bull', { seat: 0 }, bull],
    ['compare', { seat: 0, a: 7, d: 5 }],
    ['goal', { seat: 0, a: 1, b: 0 }],
    ['attack', { number: 4, seat: 0 }],
    ['bull', { seat: 0 }, bull],
    ['compare', { seat: 0, a: 3, d: 5 }],
    ['goal', { seat: 1, a: 1, b: 1 }],
  );
  assert.deepEqual(breakdown?.(match, at, 'nl', told), [
    [`Aanval 3: ${cardName(match, bull, 'nl')} scoort met 7 tegen 5`, 'Samen: 1 doelpunt en 0 rode kaarten'],
    ['Aanval 4: een doelpunt zonder vergelijken', 'Samen: 1 doelpunt en 1 rode kaart'],
  ]);
  assert.equal(breakdown?.(match, at, 'en', told)[1]?.[0], 'Attack 4: a goal without comparing');
});
