import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Around, onTurn, type Zones } from './testing/table.ts';

const refused = (zones: Zones, sentence: RegExp, around: Around = {}): void => {
  assert.throws(() => onTurn(zones, around), sentence);
};

test('cards lie only where they can: bulls with their owners, cows at locations', () => {
  refused({ opera: ['A:hart-1'] }, /cannot lie in zone opera/);
  refused({ 'opera.A': ['B:hart-1'] }, /cannot lie in zone opera\.A/);
  refused({ 'hand.A': ['K:hart-2'] }, /cannot lie in zone hand\.A/);
  refused({ 'shack.A': ['K:hart-2', 'B:hart-2'] }, /cannot lie in zone shack\.A/);
  const t = onTurn({ 'hand.A': 5, cows: 7, 'pile.B': 20 });
  assert.ok(t.zone('hand.A').every((card) => card.startsWith('A:')));
  assert.ok(t.zone('cows').every((card) => card.startsWith('K:')));
  refused({ 'pile.B': 21 }, /wants 21 cards, but only 20 are left/);
});

test('a position that cannot be is refused with a sentence', () => {
  const bull = { 'opera.A': ['A:hart-1'] };
  refused(bull, /another one of the four Love Shacks/, { facts: { owners: [0, 0] } });
  refused(bull, /four places of the grid/, { facts: { grid: [0, 1, 2, 2] } });
  refused(bull, /start player has a seat/, { facts: { start: 5 } });
  refused(bull, /rounds are 1 to 8/, { facts: { round: 9 } });
  refused(bull, /two actions/, { facts: { actions: 3 } });
  refused(bull, /on turn without an action/, { facts: { actions: 0 } });
  refused({ ...bull, 'opera.down': ['K:hart-2'] }, /1 cows lie face down at opera, but the fact slots has 0/);
  refused(bull, /fact slots has for every cow/, { facts: { slots: [7] } });
  refused({ 'hand.A': 6 }, /A has 6 cards in hand/);
  refused({ ...bull, 'support.A': 1 }, /nobody woos/);
  refused({ ...bull, 'shack.A': ['K:hart-2'] }, /somebody is alone/);
  refused({ ...bull, 'shack.A': ['K:hart-2', 'A:bier-2'] }, /cannot be a couple/);
  refused({ ...bull, 'shack.A': ['A:hart-2', 'K:hart-2'] }, /names the cow first/);
  refused({ ...bull, 'shack.A': ['K:hart-2', 'K:hart-3'] }, /cannot be a couple/);
  refused(bull, /needs somebody who woos/, { stack: [{ do: 'challenge', seat: 'B' }] });
  refused(bull, /no fight is under way/, { facts: { wooer: 1 } });
  refused(bull, /no drawn cow/, { stack: [{ do: 'placeCow', seat: 'A' }] });
});

test('the facts of a position have the numbers they can have', () => {
  const bull = { 'opera.A': ['A:hart-1'] };
  const facts = (facts: Around['facts']): Around => ({ ...(facts && { facts }) });
  refused(bull, /another one of the four Love Shacks/, facts({ owners: [0, 4] }));
  for (const start of [-1, 2, 0.5]) refused(bull, /start player has a seat/, facts({ start }));
  for (const round of [0, 9, 1.5]) refused(bull, /rounds are 1 to 8/, facts({ round }));
  for (const actions of [-1, 3, 0.5]) refused(bull, /two actions/, facts({ actions }));
  for (const wooer of [-2, 2, 0.5]) refused(bull, /wooing player has a seat/, facts({ wooer }));
  for (const slot of [-2, 4, 0.5]) refused(bull, /fact slots has for every cow/, facts({ slots: [slot] }));
  const last = onTurn(bull, facts({ start: 1, round: 8, actions: 1, slots: [-1] }));
  assert.deepEqual(last.asked(), { A: 'turn' });
  const numbered = onTurn({ ...bull, 'opera.down': ['K:hart-2'] }, facts({ slots: [0] }));
  assert.deepEqual(numbered.asked(), { A: 'turn' });
  refused({ ...bull, 'opera.down': ['K:hart-2'] }, /fact slots has 2 there/, facts({ slots: [0, 0] }));
});

test('a position in a fight names the wooer, the cow and the Romeo; a drawn cow is one', () => {
  const bulls = { 'opera.A': ['A:hart-1'], 'opera.B': ['B:hart-1'] };
  const stack = [{ do: 'challenge', seat: 'B' }];
  const woos = { wooer: 0, cow: 3, romeo: 0 };
  for (const wrong of [{ wooer: -1 }, { cow: -1 }, { cow: 99 }, { romeo: -1 }, { romeo: 99 }])
    refused(bulls, /needs somebody who woos/, { stack, facts: { ...woos, ...wrong } });
  refused({ ...bulls, 'drawn.A': 2 }, /A has drawn more than one cow/);
  const empty = { ...bulls, cows: 0 };
  refused(empty, /the cow pile is empty/, { stack: [{ do: 'shortageLocation', seat: 'A' }] });
});
