import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, start } from '@stamtafel/kernel';
import { sit, testSeed } from '@stamtafel/kernel/testing';
import { standardDeck } from '../deck.ts';
import { howRuck } from '../game.ts';
import { endField, roundNumber, startField, supply } from '../kind.ts';
import { keys, pulling, splitAll } from '../testing/table.ts';

const ids = standardDeck.map((card) => card.id);

test('HR-001 exactly two players', () => {
  assert.deepEqual(howRuck.players, [2]);
  for (const seats of [0, 1, 3, 4]) assert.throws(() => open(howRuck, { seats }), /players/);
});

test('HR-003 before the first round nothing is won, no barrel is on the track and nobody is ready', () => {
  const { facts } = sit(howRuck, { options: { youngestSeat: 'B' } });
  assert.deepEqual(facts, {
    youngest: 1,
    starter: -1,
    barrel: 0,
    won: [0, 0],
    forming: 'calm',
    reason: '',
    resigned: -1,
    ready: 0,
    stopped: -1,
    clock: 0,
    tenth: [-1, -1],
  });
});

test('HR-002 a round forms the teams, then pulls, and a new round forms teams again', () => {
  const t = sit(howRuck);
  assert.deepEqual(t.asked(), { A: 'split', B: 'split' });
  splitAll(t);
  assert.equal(Object.values(t.asked()).join(), 'turn');
  const late = pulling({ 'hand.A': ['adrenalinestoot'] }, { barrel: 2 });
  late.play('A', 'carryOut adrenalinestoot');
  assert.deepEqual(late.asked(), { A: 'split', B: 'split' });
});

test('HR-003 a round awards exactly one barrel, so the rounds are counted by the barrels won', () => {
  const t = pulling({ 'hand.A': ['adrenalinestoot'] }, { barrel: 2, facts: { won: [1, 2] } });
  assert.equal(roundNumber(t.facts), 4);
  t.play('A', 'carryOut adrenalinestoot');
  assert.deepEqual(t.facts.won, [2, 2]);
  assert.equal(roundNumber(t.facts), 5);
  assert.equal(supply(t.facts), 1);
});

test('HR-004 the third barrel wins the game at once and no further round is dealt', () => {
  const t = pulling({ 'hand.A': ['adrenalinestoot'] }, { barrel: 2, facts: { won: [2, 2] } });
  t.play('A', 'carryOut adrenalinestoot');
  assert.deepEqual(t.outcome(), { scores: [3, 2], ranks: [1, 2], reason: 'end-field' });
  assert.deepEqual(t.asked(), {});
  assert.equal(t.zone('discard').length, 1);
});

test('HR-004 with barrelsToWin 1 the first barrel wins, with 2 it does not', () => {
  const one = pulling(
    { 'hand.B': ['adrenalinestoot'] },
    { barrel: 11, turn: 'B', options: { barrelsToWin: 1 } },
  );
  one.play('B', 'carryOut adrenalinestoot');
  assert.deepEqual(one.outcome(), { scores: [0, 1], ranks: [2, 1], reason: 'end-field' });
  const two = pulling(
    { 'hand.B': ['adrenalinestoot'] },
    { barrel: 11, turn: 'B', options: { barrelsToWin: 2 } },
  );
  two.play('B', 'carryOut adrenalinestoot');
  assert.equal(two.outcome(), undefined);
});

test('HR-010 each seat owns a side, an end field and a start field, for every length of the track', () => {
  for (const [trackHalf, fields] of [
    [6, [1, 12, 6, 7]],
    [4, [1, 8, 4, 5]],
    [10, [1, 20, 10, 11]],
  ] as const) {
    const g = Object.assign(Object.create(null), { options: { trackHalf } });
    assert.deepEqual([endField(g, 0), endField(g, 1), startField(g, 0), startField(g, 1)], fields);
  }
  const { zones } = open(howRuck);
  const owned = (owner: number) =>
    zones.filter((z) => z.owner === owner && /^[AB]\./.test(z.name)).map((z) => z.name);
  assert.deepEqual(owned(0), ['A.rood', 'A.blauw', 'A.groen']);
  assert.deepEqual(owned(1), ['B.rood', 'B.blauw', 'B.groen']);
});

test('HR-011 five barrels lie in the supply; one goes on the track in every round', () => {
  const t = sit(howRuck);
  assert.equal(supply(t.facts), 5);
  splitAll(t);
  assert.equal(supply(t.facts), 4);
});

test('HR-012 all 55 cards are gathered and shuffled; fields and discard pile are empty', () => {
  const t = pulling(
    { 'hand.A': ['adrenalinestoot'], 'A.rood': ['rood-1-1', 'nessie'], discard: ['touwbreuk'], 'hand.B': 5 },
    { barrel: 3 },
  );
  t.play('A', 'carryOut adrenalinestoot');
  assert.deepEqual(keys(t), ['carriedOut', 'barrel', 'roundWon', 'round']);
  for (const zone of ['A.rood', 'discard', 'hand.A', 'hand.B', 'pile.A', 'pile.B'])
    assert.deepEqual(t.zone(zone), []);
  const everywhere = t.match.zones.flatMap((zone) => t.zone(zone.name));
  assert.deepEqual(everywhere.sort(), [...ids].sort());
  // The shuffle ends all knowledge: of 55 cards A sees only the first pair.
  const seen = t
    .view('A')
    .zones.flat()
    .filter((entry) => entry >= 0);
  assert.equal(seen.length, 2);
});

test('HR-013 positions 1–20 of the shuffled deck go to A, 21–40 to B, what was on top stays on top', () => {
  const t = sit(howRuck, { chance: [{ stream: 'deck', top: ids }] });
  // The first pair is already in hand: its first card is the one on top.
  assert.deepEqual([...t.zone('prep.A'), ...t.zone('pair.A').reverse()].reverse(), ids.slice(0, 20));
  assert.deepEqual([...t.zone('prep.B'), ...t.zone('pair.B').reverse()].reverse(), ids.slice(20, 40));
  assert.deepEqual(t.zone('aside').reverse(), ids.slice(40));
  assert.equal(t.view('A').zones[t.match.zoneByName.get('prep.A')!]!.filter((entry) => entry >= 0).length, 0);
});

test('HR-013 the same order without forming: the dealt cards are the team piles', () => {
  const t = sit(howRuck, { options: { teamForming: 'none' }, chance: [{ stream: 'deck', top: ids }] });
  assert.deepEqual([...t.zone('hand.A'), ...t.zone('pile.A').reverse()], ids.slice(0, 20));
  assert.deepEqual([...t.zone('hand.B'), ...t.zone('pile.B').reverse()], ids.slice(20, 40));
});

test('HR-014 fifteen cards are set aside, seen by nobody', () => {
  const t = sit(howRuck, { options: { teamForming: 'none' } });
  assert.equal(t.zone('aside').length, 15);
  for (const viewer of ['A', 'B', 'watcher'])
    assert.ok(t.view(viewer).zones[t.match.zoneByName.get('aside')!]!.every((entry) => entry < 0));
});

test('HR-015 the youngest is a seat of your choice, or drawn by lot', () => {
  assert.equal(sit(howRuck, { options: { youngestSeat: 'A' } }).facts.youngest, 0);
  assert.equal(sit(howRuck, { options: { youngestSeat: 'B' } }).facts.youngest, 1);
  for (const lot of [0, 1])
    assert.equal(sit(howRuck, { chance: [{ stream: 'youngest', numbers: [lot] }] }).facts.youngest, lot);
});

test('HR-016 chance is used for the youngest, the deck, the lot, the teams and the slots, and for nothing else', () => {
  const draws = (options: { readonly [id: string]: unknown }) => sit(howRuck, { options }).state.draws;
  assert.deepEqual(howRuck.streams, ['youngest', 'deck', 'lot', 'teams', 'slots']);
  assert.deepEqual(draws({}), [1, 1, 0, 0, 0]);
  assert.deepEqual(draws({ youngestSeat: 'A' }), [0, 1, 0, 0, 0]);
  assert.deepEqual(draws({ teamForming: 'none', youngestSeat: 'B' }), [0, 1, 0, 0, 0]);
  const t = sit(howRuck, { options: { youngestSeat: 'A' } });
  splitAll(t);
  assert.deepEqual(t.state.draws, [0, 1, 0, 2, 0]);
});

test('HR-016 a blind pick among two or more draws the slot order; one card, or an open hand, draws nothing', () => {
  const slots = (handB: string[], options = {}) => {
    const t = pulling({ 'hand.A': ['vuile-truc', 'rood-0-1'], 'hand.B': handB }, { options });
    t.play('A', 'carryOut vuile-truc');
    return t.state.draws[4];
  };
  assert.equal(slots(['rood-1-1', 'rood-2-1']), 1);
  assert.equal(slots(['rood-1-1']), 0);
  assert.equal(slots(['rood-1-1', 'rood-2-1'], { vuileTrucMode: 'open' }), 0);
});

test('HR-016 the same seed gives the same match, another seed another one', () => {
  const match = open(howRuck);
  const deal = (seed: number) => JSON.stringify(start(match, testSeed(seed)).zones);
  assert.equal(deal(3), deal(3));
  assert.notEqual(deal(3), deal(4));
});

test('HR-080 learning game: no splits in round 1, each player’s 20 dealt cards are the team pile, unseen', () => {
  const t = sit(howRuck, { options: { beginnerFirstRound: true, youngestSeat: 'B' } });
  assert.deepEqual(t.asked(), { A: 'turn' });
  assert.deepEqual(
    ['hand.A', 'pile.A', 'hand.B', 'pile.B', 'aside'].map((z) => t.zone(z).length),
    [6, 14, 6, 14, 15],
  );
  const seen = t
    .view('A')
    .zones.flat()
    .filter((entry) => entry >= 0);
  assert.equal(seen.length, 6);
});

test('HR-081 the youngest gets the barrel on their start field and the older one starts', () => {
  const young = (youngestSeat: string) =>
    sit(howRuck, { options: { beginnerFirstRound: true, youngestSeat } });
  assert.deepEqual([young('A').facts.barrel, young('A').asked()], [6, { B: 'turn' }]);
  assert.deepEqual([young('B').facts.barrel, young('B').asked()], [7, { A: 'turn' }]);
});

test('HR-082 from round 2 on the teams are formed as usual', () => {
  const t = pulling({ 'hand.A': ['adrenalinestoot'] }, { barrel: 2, options: { beginnerFirstRound: true } });
  t.play('A', 'carryOut adrenalinestoot');
  assert.deepEqual(t.asked(), { A: 'split', B: 'split' });
});

test('HR-083 without forming, the starter of the previous round gets the barrel and the other one starts', () => {
  for (const starter of [0, 1]) {
    const t = pulling(
      { 'hand.A': ['adrenalinestoot'] },
      {
        barrel: 2,
        options: { teamForming: 'none', youngestSeat: 'AB'[1 - starter]!, beginnerFirstRound: true },
        facts: { starter },
      },
    );
    t.play('A', 'carryOut adrenalinestoot');
    assert.equal(t.facts.barrel, 6 + starter);
    assert.deepEqual(t.asked(), { ['AB'[1 - starter]!]: 'turn' });
    assert.equal(t.facts.starter, 1 - starter);
  }
});
