import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BadInput, type Game, open } from './game.ts';
import { answer } from './play.ts';
import { type Position, position, seatLetter, seatOf } from './position.ts';
import { viewedZone } from './seen.ts';
import { testSeed } from './testing/sit.ts';
import { type Toy, toy } from './testing/toy.ts';
import { view } from './view.ts';

const match = open(toy);
const place = (description: Position) => position(match, description, testSeed(1));
const turn = [{ do: 'round' }, { do: 'play', seat: 'A' }];
const names = (state: ReturnType<typeof place>, zone: string) =>
  state.zones[match.zoneByName.get(zone)!]!.map((c) => match.cards[c]!.id);

function refuses(description: Position, sentence: string): void {
  assert.throws(
    () => place(description),
    (error) => {
      assert.ok(error instanceof BadInput, String(error));
      assert.equal(error.message, sentence);
      return true;
    },
  );
}

test('a position is what it says: zones bottom to top, counts from the rest, facts, the last frame first', () => {
  const state = place({
    zones: { 'hand.A': ['b7', 'b2'], open: ['b10', 'b1'], 'hand.B': 2, 'hand.C': 0 },
    facts: { round: 2, scores: [1, 2, 3], bell: { seat: 1, at: 7 } },
    stack: turn,
  });
  assert.deepEqual(names(state, 'hand.A'), ['b7', 'b2']);
  assert.deepEqual(names(state, 'open'), ['b10', 'b1']);
  assert.equal(names(state, 'hand.B').length, 2);
  assert.equal(new Set(state.zones.flat()).size, 14, 'every card lies somewhere, once');
  state.zones.forEach((cards, z) => {
    for (const c of cards) assert.equal(state.at[c], z);
  });
  assert.deepEqual([state.facts.round, state.facts.scores, state.facts.bell.at], [2, [1, 2, 3], 7]);
  assert.deepEqual(state.facts.bids, [-1, -1, -1], 'what is not described is as in a fresh match');
  assert.deepEqual(state.stack, [{ do: 'round' }, { do: 'play', seat: 0 }]);
});

test('frames that ask nobody are done at once', () => {
  assert.deepEqual(place({ stack: [{ do: 'round' }] }).stack, [{ do: 'reveal' }, { do: 'bid' }]);
});

test('everybody knows what the zones show them, and what else they have seen', () => {
  const state = place({
    zones: { 'hand.A': ['b7'], 'hand.B': ['b2', 'b3'] },
    stack: turn,
    seen: { A: ['b3'], B: ['b7'] },
  });
  const zone = (viewer: number, name: string) => viewedZone(match, view(match, state, viewer), name);
  assert.deepEqual(zone(0, 'hand.B'), ['b3', '?']);
  assert.deepEqual(zone(1, 'hand.B'), ['b2', 'b3']);
  assert.deepEqual(zone(2, 'hand.B'), ['?', '?']);
  assert.deepEqual(
    [0, 1, 2].map((viewer) => zone(viewer, 'hand.A').join()),
    ['b7', 'b7', '?'],
  );
});

test('cards: unknown, named too often, too many, a bad count, an unknown zone', () => {
  refuses({ zones: { open: ['x'] }, stack: turn }, 'There is no card "x" in this deck.');
  refuses({ zones: { open: ['__proto__'] }, stack: turn }, 'There is no card "__proto__" in this deck.');
  refuses(
    { zones: { open: ['b1'], 'hand.A': ['b1'] }, stack: turn },
    'Card b1 is named more often than the deck has it.',
  );
  refuses({ zones: { 'hand.A': 20 }, stack: turn }, 'Zone hand.A wants 20 cards, but only 14 are left.');
  for (const count of [-1, 1.5])
    refuses({ zones: { 'hand.A': count }, stack: turn }, `Zone hand.A cannot hold ${count} cards.`);
  const zones = match.zones.map((zone) => zone.name).join(', ');
  for (const name of ['hand.D', 'constructor'])
    refuses({ zones: { [name]: 1 }, stack: turn }, `There is no zone "${name}"; there are ${zones}.`);
  refuses(
    { zones: JSON.parse('{ "open": "b1" }'), stack: turn },
    'Zone open is a list of cards or a number of cards.',
  );
});

test('facts: unknown ones and those of another shape, part by part', () => {
  const facts = Object.keys(toy.facts(3, match.options)).join(', ');
  for (const name of ['barrel', 'constructor', 'toString'])
    refuses({ facts: { [name]: 1 }, stack: turn }, `There is no fact "${name}"; there are ${facts}.`);
  refuses({ facts: { round: '2' }, stack: turn }, 'Fact round is a number, not "2".');
  refuses({ facts: { round: null }, stack: turn }, 'Fact round is a number, not null.');
  refuses({ facts: { scores: [1, 2] }, stack: turn }, 'Fact scores is a list of 3, not [1,2].');
  refuses({ facts: { scores: [1, 2, 'x'] }, stack: turn }, 'Fact scores.2 is a number, not "x".');
  refuses({ facts: { bell: 3 }, stack: turn }, 'Fact bell is an object, not 3.');
  refuses({ facts: { bell: { seat: 1 } }, stack: turn }, 'Fact bell.at is a number, not undefined.');
  refuses({ facts: { bell: { seat: 1, at: 1, by: 2 } }, stack: turn }, 'Fact bell has no part "by".');
});

test('a list that is empty at the start of a match may be any list', () => {
  assert.deepEqual(place({ facts: { log: ['b1', 'b2'] }, stack: turn }).facts.log, ['b1', 'b2']);
});

test('frames: unknown kinds, missing seats and seats that do not exist', () => {
  const frames = Object.keys(toy.rules).join(', ');
  for (const name of ['fly', '__proto__', 'constructor'])
    refuses({ stack: [{ do: name }] }, `There is no frame "${name}"; there are ${frames}.`);
  refuses({ stack: [{ seat: 'A' }] }, `There is no frame "undefined"; there are ${frames}.`);
  refuses({ stack: [{ do: 'play' }] }, 'Frame play needs a seat.');
  for (const seat of ['D', 'Z', 'AB', 3, 32, -1, 0.5])
    refuses({ stack: [{ do: 'play', seat }] }, `There is no seat "${seat}"; the seats are A, B, C.`);
});

test('what a seat has seen: seats and cards must exist', () => {
  refuses({ stack: turn, seen: { D: ['b1'] } }, 'There is no seat "D"; the seats are A, B, C.');
  refuses({ stack: turn, seen: { A: ['x'] } }, 'There is no card "x" in this deck.');
});

test('the game itself has the last word', () => {
  refuses({ facts: { round: -1 }, stack: turn }, 'This position cannot be: a round is counted from 1.');
});

test('a bad seed is refused before anything is drawn from it', () => {
  assert.throws(() => position(match, { stack: turn }, 'abc'), /A seed is 64 hexadecimal digits/);
});

test('playing a position does not change its description', () => {
  const description: Position = {
    zones: { 'hand.A': ['b7'] },
    facts: { log: ['b1'], scores: [1, 2, 3], boos: [0, 0, 0] },
    stack: turn,
  };
  const before = JSON.stringify(description);
  const state = place(description);
  answer(match, state, 1, { pick: 'boo' });
  answer(match, state, 0, { pick: 'play', card: 'b7', to: 'open' });
  assert.equal(state.facts.log.length, 2);
  assert.equal(JSON.stringify(description), before);
});

test('equal-looking cards can be named as often as the deck has them', () => {
  const twins: Game<Toy> = {
    ...toy,
    deck: (o) => toy.deck(o).map((card) => (card.value === 1 ? card : { ...card, id: card.back })),
  };
  const opened = open(twins);
  const state = position(opened, { zones: { open: ['blue', 'blue', 'b1'] }, stack: turn }, testSeed(1));
  assert.equal(new Set(state.zones.flat()).size, 14);
  assert.throws(
    () => position(opened, { zones: { open: new Array<string>(10).fill('blue') }, stack: turn }, testSeed(1)),
    /blue is named more often/,
  );
});

test('seats are letters outside', () => {
  assert.deepEqual([0, 1, 2].map(seatLetter), ['A', 'B', 'C']);
  assert.deepEqual(
    ['A', 'B', 'C'].map((letter) => seatOf(match, letter)),
    [0, 1, 2],
  );
  for (const letter of ['D', 'a', '', 'AB', '0']) assert.throws(() => seatOf(match, letter), BadInput);
});

test('where a game says what belongs where, a position must obey', () => {
  // Only even cards may be held.
  const even: Game<Toy> = {
    ...toy,
    belongs: (g, card, zone) => !g.match.zones[zone]!.name.startsWith('hand') || card % 2 === 0,
  };
  const sorted = open(even);
  const state = position(sorted, { zones: { 'hand.A': 3, open: 2 }, stack: turn }, testSeed(1));
  const held = state.zones[sorted.zoneByName.get('hand.A')!]!;
  assert.equal(held.length, 3);
  assert.ok(held.every((card) => card % 2 === 0));
  const odd = sorted.cards[1]!.id;
  assert.throws(
    () => position(sorted, { zones: { 'hand.B': [odd] }, stack: turn }, testSeed(1)),
    new RegExp(`Card ${odd} cannot lie in zone hand.B`),
  );
  assert.throws(
    () => position(sorted, { zones: { 'hand.B': 14 }, stack: turn }, testSeed(1)),
    /wants 14 cards, but only \d are left/,
  );
});

test('cards may rest by their back', () => {
  const match = open<Toy>({ ...toy, rest: { blue: 'pile', red: 'prizes' } });
  const state = position(match, { zones: { 'won.A': ['r1'], open: ['b1'] }, stack: turn }, testSeed(1));
  const lying = (zone: string) => state.zones[match.zoneByName.get(zone)!]!.map((c) => match.cards[c]!.id);
  assert.deepEqual(lying('prizes'), ['r2', 'r3', 'r4']);
  assert.equal(lying('pile').length, 9);
  assert.throws(() => open({ ...toy, rest: { blue: 'pile' } }), /no resting zone for back red/);
});
