import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BadInput, open, start } from '@stamtafel/kernel';
import { sit, testSeed } from '@stamtafel/kernel/testing';
import { formations } from '../../deck.ts';
import { fourDowns } from '../game.ts';
import { black, cards, keys, round, white } from '../testing/table.ts';

/** Two players at the end of a round: A is about to win it with an unbeaten last lead. */
const endOfRound = (more: object = {}) =>
  round({
    hands: { A: 'off-trips off-single-wing', B: 'def-46 off-ace' },
    played: { A: 'off-punt off-heavy', B: 'off-flex off-wishbone' },
    facts: { trick: 3 },
    ...more,
  });
const finish = (table: ReturnType<typeof endOfRound>) => cards(table, 'A off-trips, B off-ace');

test('PD-008 4 downs takes 2, 3 or 4 players', () => {
  assert.deepEqual(fourDowns.players, [2, 3, 4]);
  for (const seats of [1, 5]) assert.throws(() => open(fourDowns, { seats }), BadInput);
  for (const seats of [2, 3, 4])
    assert.equal(start(open(fourDowns, { seats }), testSeed(1)).facts.yards.length, seats);
});

test('PD-008 one set per deal: all cards on the table have the same back', () => {
  const table = sit(fourDowns, { seats: 4 });
  const dealt = ['A', 'B', 'C', 'D'].flatMap((seat) => table.zone(`hand.${seat}`));
  assert.ok(dealt.every((card) => card.startsWith('black:')));
});

test('PD-016 all markers start at 0 yards lost', () => {
  assert.deepEqual(sit(fourDowns, { seats: 4 }).facts.yards, [0, 0, 0, 0]);
});

test('PD-013 a custom deck is played with, and an impossible one refused before the start', () => {
  const own = formations.map((card) => ({ ...card, value: 7 }));
  const { cards: deck } = open(fourDowns, { options: { 'pd.deck': own } });
  assert.ok(deck.length === 56 && deck.every(({ value }) => value === 7));
  assert.throws(() => open(fourDowns, { options: { 'pd.deck': own.slice(1) } }), BadInput);
  assert.throws(() => open(fourDowns, { options: { 'pd.deck': 'custom' } }), BadInput);
});

test('PD-010 the same seed shuffles the same way, another seed another', () => {
  const hand = (seed: number) => sit(fourDowns, { seed }).zone('hand.A').join();
  assert.equal(hand(1), hand(1));
  assert.equal(new Set([1, 2, 3, 4, 5].map(hand)).size, 5);
});

test('PD-010 every card of the set is equally likely to be dealt to a seat', () => {
  const match = open(fourDowns, { seats: 2 });
  const times = new Array<number>(28).fill(0);
  const deals = 7000;
  for (let seed = 1; seed <= deals; seed++)
    for (const card of start(match, seed).zones[match.zoneByName.get('hand.A')!]!) times[card]!++;
  const chi = times.reduce((sum, n) => sum + (n - deals / 7) ** 2 / (deals / 7), 0);
  assert.ok(chi < 60, `chi² ${chi} with 27 degrees of freedom`);
});

test('PD4-002 the first dealer is drawn at random', () => {
  const match = open(fourDowns, { seats: 4 });
  const times = [0, 0, 0, 0];
  for (let seed = 1; seed <= 2000; seed++) times[start(match, seed).facts.dealer]!++;
  assert.ok(
    times.every((n) => n > 400 && n < 600),
    String(times),
  );
  assert.equal(sit(fourDowns, { seats: 4, chance: [{ stream: 'dealer', numbers: [2] }] }).facts.dealer, 2);
});

test('PD4-003 before every deal the complete set of 28 is shuffled again', () => {
  const table = endOfRound({ options: { 'pd4.alternateSets': 'off' } });
  finish(table);
  const dealt = [...table.zone('hand.A'), ...table.zone('hand.B'), ...table.zone('pile.black')];
  assert.deepEqual(dealt.sort(), black(formations.map(({ id }) => id).join(' ')).sort());
  assert.equal(
    table.view('A').zones[1]?.every((entry) => entry < 0),
    true,
    'nobody can follow a card through it',
  );
});

test('PD4-003 the order of one deal says nothing about the next', () => {
  const seen = new Set<string>();
  const table = sit(fourDowns, { options: { 'pd4.alternateSets': 'off' }, seed: 3 });
  while (table.facts.round < 4) {
    seen.add(`${table.facts.round} ${[...table.zone('hand.A')].sort()}`);
    for (const seat of ['A', 'B']) if (table.asked()[seat]) table.expire(seat);
  }
  assert.ok(new Set([...seen].filter((hand) => hand.includes(',')).map((hand) => hand.slice(2))).size >= 3);
});

test('PD4-003 each deal has a shuffle of its own, of the set that is dealt', () => {
  const table = endOfRound({ options: { 'pd4.alternateSets': 'off' } });
  const draws = () => table.state.draws[table.match.streamByName.get('deal')!];
  assert.equal(draws(), 0);
  finish(table);
  assert.equal(draws(), 1);
  while (table.facts.round === 2) for (const seat of ['A', 'B']) if (table.asked()[seat]) table.expire(seat);
  assert.equal(draws(), 2);
});

test('PD4-004 the sets alternate: deal 1 black, deal 2 white, deal 3 black', () => {
  const table = endOfRound();
  finish(table);
  const backs = () =>
    new Set([...table.zone('hand.A'), ...table.zone('hand.B')].map((card) => card.split(':')[0]));
  assert.deepEqual([...backs()], ['white']);
  assert.equal(table.zone('pile.black').length, 28);
  assert.equal(table.zone('pile.white').length, 20);
  while (table.facts.round === 2) for (const seat of ['A', 'B']) if (table.asked()[seat]) table.expire(seat);
  assert.deepEqual([...backs()], ['black']);
  assert.equal(table.zone('pile.white').length, 28);
});

test('PD4-004 without alternating sets the deals are always black', () => {
  const table = endOfRound({ options: { 'pd4.alternateSets': 'off' } });
  finish(table);
  assert.ok(table.zone('hand.A').every((card) => card.startsWith('black:')));
  assert.equal(table.zone('pile.white').length, 28);
});

test('PD4-005 everybody gets 4 cards, one at a time, clockwise from the dealer’s left', () => {
  const top = white('off-ace off-heavy off-flex def-nickel def-dime def-quarter off-punt off-victory');
  const table = endOfRound({ chance: [{ stream: 'deal', top }] });
  finish(table);
  assert.equal(table.facts.dealer, 0);
  assert.deepEqual(table.zone('hand.B'), white('off-ace off-flex def-dime off-punt'));
  assert.deepEqual(table.zone('hand.A'), white('off-heavy def-nickel def-quarter off-victory'));
  assert.deepEqual(keys(table).slice(-3), ['shuffle', 'hand', 'hand']);
});

test('PD4-005 a player who is out of the game gets no cards', () => {
  const table = round({
    seats: 3,
    stack: [{ do: 'deal' }],
    hands: {},
    facts: { yards: [0, 100, 20], left: [0, 1, 0], dealer: 0, round: 2 },
  });
  assert.deepEqual(
    ['A', 'B', 'C'].map((seat) => table.zone(`hand.${seat}`).length),
    [4, 0, 4],
  );
});

test('PD4-006 cards that are not dealt stay face down, unseen by everybody', () => {
  const table = sit(fourDowns, { seats: 3 });
  assert.equal(table.zone('pile.black').length, 16);
  for (const viewer of ['A', 'B', 'C', 'watcher'])
    assert.ok(
      table.view(viewer).zones[1]?.every((entry) => entry < 0),
      viewer,
    );
});

test('PD4-007 turns go clockwise and skip players who are out of the game', () => {
  const table = round({
    seats: 4,
    hands: { A: 4, C: 4, D: 4 },
    facts: { yards: [0, 100, 0, 0], left: [0, 1, 0, 0], dealer: 3 },
  });
  table.play('A', table.options('A')[0]!);
  assert.deepEqual(table.asked(), { C: 'follow' });
  table.play('C', table.options('C')[0]!);
  assert.deepEqual(table.asked(), { D: 'follow' });
});
