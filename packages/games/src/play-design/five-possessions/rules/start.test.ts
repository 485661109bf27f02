import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastSeed, playout, start, Table, viewedZone } from '@stamtafel/kernel';
import { sit } from '@stamtafel/kernel/testing';
import { formations } from '../../deck.ts';
import { fivePossessions } from '../game.ts';
import { black, kickOff, lay, playOn, recoloured, white, winsPossession } from '../testing/table.ts';

const order = (id: string): number => formations.findIndex((formation) => formation.id === id);
const draws = (...ids: string[]) => ids.map((id) => ({ stream: 'draw', numbers: [order(id)] }));

test('PD5-001 seat 1 has the 28 white cards and seat 2 the 28 black ones, or the other way round', () => {
  for (const [first, a, b] of [
    ['white', 'white', 'black'],
    ['black', 'black', 'white'],
  ]) {
    const t = sit(fivePossessions, { options: { 'pd5.seat1Set': first } });
    for (const [seat, set] of [
      ['A', a],
      ['B', b],
    ]) {
      const own = [...t.zone(`offense.${seat}`), ...t.zone(`defense.${seat}`)];
      assert.deepEqual(own.sort(), formations.map(({ id }) => `${set}:${id}`).sort());
    }
  }
});

test('PD5-002 the first to win 5 possessions, 100 yards, wins the game', () => {
  const t = winsPossession('B', { wins: [2, 4], offense: 'A' });
  assert.deepEqual(t.facts.yards, [40, 100]);
  assert.deepEqual(t.outcome(), { scores: [2, 5], ranks: [2, 1], reason: 'won' });
  assert.equal(winsPossession('B', { wins: [2, 3], offense: 'A' }).outcome(), undefined);
});

test('PD5-003 a toss decides who begins', () => {
  for (const [lot, winner] of [
    [0, 'A'],
    [1, 'B'],
  ] as const) {
    const t = sit(fivePossessions, { chance: [{ stream: 'toss', numbers: [lot] }] });
    assert.deepEqual(t.asked(), { [winner]: 'role' });
  }
});

test('PD5-003 with draw the higher value begins', () => {
  const options = { 'pd5.startMethod': 'draw' };
  const low = sit(fivePossessions, { options, chance: draws('off-pistol', 'def-nickel') });
  assert.deepEqual(low.asked(), { B: 'role' });
  const high = sit(fivePossessions, { options, chance: draws('def-quarter', 'def-dime') });
  assert.deepEqual(high.asked(), { A: 'role' });
});

test('PD5-003 on equal values both put the card back and draw again; drawn cards are put back', () => {
  const options = { 'pd5.startMethod': 'draw' };
  const chance = draws('off-pistol', 'off-ace', 'off-pistol', 'def-quarter');
  const t = sit(fivePossessions, { options, chance });
  assert.deepEqual(t.asked(), { B: 'role' });
  for (const viewer of ['A', 'B', 'watcher'])
    assert.deepEqual(viewedZone(t.match, t.view(viewer), 'shown'), ['white:off-pistol', 'black:def-quarter']);
  t.play('B', 'offense');
  assert.deepEqual(t.zone('shown'), []);
  assert.deepEqual(
    ['offense.A', 'stack.A', 'hand.A'].map((zone) => t.zone(zone).length),
    [14, 10, 4],
  );
});

test('PD5-003 drawn cards are shown to all', () => {
  const match = sit(fivePossessions, { options: { 'pd5.startMethod': 'draw' } }).match;
  const g = new Table(match, start(match, 1));
  g.end();
  g.told = [];
  match.rules.start?.do(g, { do: 'start' }, -1, { pick: '', card: -1, to: -1 });
  const drew = g.told.filter(({ key }) => key === 'drew');
  assert.ok(drew.length >= 2);
  for (const { seen } of drew) assert.deepEqual(seen, [0b111]);
});

test('PD5-003 any of the 28 cards can be drawn, and the two players begin equally often', () => {
  const match = sit(fivePossessions, { options: { 'pd5.startMethod': 'draw' } }).match;
  let first = 0;
  const games = 4000;
  for (let seed = 0; seed < games; seed++) {
    const frame = start(match, seed).stack[0];
    if (frame?.do === 'role' && frame.seat === 0) first++;
  }
  assert.ok(Math.abs(first / games - 0.5) < 0.03, `A begins in ${first} of ${games}`);
});

test('PD5-008 after five draws in a row with equal values a toss decides', () => {
  const options = { 'pd5.startMethod': 'draw' };
  const equal = Array.from({ length: 10 }, () => 'off-pistol');
  for (const [lot, winner] of [
    [0, 'A'],
    [1, 'B'],
  ] as const) {
    const chance = [...draws(...equal), { stream: 'toss', numbers: [lot] }];
    assert.deepEqual(sit(fivePossessions, { options, chance }).asked(), { [winner]: 'role' });
  }
  // After four the fifth draw still counts.
  const chance = [...draws(...equal.slice(2), 'off-pistol', 'off-punt'), { stream: 'toss', numbers: [0] }];
  assert.deepEqual(sit(fivePossessions, { options, chance }).asked(), { B: 'role' });
});

test('PD5-008 a deck with one value only can begin too', () => {
  const deck = formations.map((card) => ({ ...card, value: 5 }));
  const t = sit(fivePossessions, { options: { 'pd5.startMethod': 'draw', 'pd.deck': deck } });
  assert.equal(Object.values(t.asked())[0], 'role');
});

test('PD5-004 the beginner chooses to be offense or defense in possession 1', () => {
  for (const [role, offense] of [
    ['offense', 1],
    ['defense', 0],
  ] as const) {
    const t = sit(fivePossessions, { chance: [{ stream: 'toss', numbers: [1] }] });
    assert.deepEqual(t.options('B'), ['offense', 'defense']);
    assert.deepEqual(t.refusal('A', 'offense')?.rule, 'PD5-004');
    t.play('B', role);
    assert.equal(t.facts.offense, offense);
    assert.equal(t.facts.possession, 1);
  }
});

test('PD5-005 the roles swap after every possession, no matter who won it', () => {
  for (const winner of ['A', 'B'] as const)
    for (const offense of ['A', 'B'] as const) {
      const t = winsPossession(winner, { wins: [1, 1], offense });
      assert.equal(t.facts.offense, offense === 'A' ? 1 : 0);
      assert.equal(t.facts.possession, 4);
    }
});

test('PD5-006 the offense uses only its 14 offense cards, the defense its 14 defense cards', () => {
  const t = kickOff('off-pistol', 'def-46');
  const names = (zones: string[]) => zones.flatMap((zone) => t.zone(zone)).sort();
  const of = (side: string) => formations.filter((f) => f.side === side).map(({ id }) => id);
  assert.deepEqual(names(['stack.A', 'hand.A']), white(of('offense').join(' ')).sort());
  assert.deepEqual(names(['stack.B', 'hand.B']), black(of('defense').join(' ')).sort());
  assert.deepEqual(names(['defense.A']), white(of('defense').join(' ')).sort());
  assert.deepEqual(names(['offense.B']), black(of('offense').join(' ')).sort());
});

test('PD5-007 at the start of every possession all 14 cards of the side in use are shuffled into a stack', () => {
  const t = kickOff('off-pistol', 'def-46', { seed: 4 });
  for (let possession = 1; possession < 5; possession++) {
    playOn(t, ({ facts }) => facts.possession > possession);
    const [offense, defense] = t.facts.offense === 0 ? ['A', 'B'] : ['B', 'A'];
    assert.equal(t.zone(`stack.${offense}`).length + t.zone(`hand.${offense}`).length, 14);
    assert.equal(t.zone(`stack.${defense}`).length + t.zone(`hand.${defense}`).length, 14);
    for (const zone of ['lane', 'down', 'against'])
      for (const n of [1, 2, 3, 4]) assert.deepEqual(t.zone(`${zone}.${n}`), []);
    for (const seat of ['A', 'B']) assert.deepEqual(t.zone(`aside.${seat}`), []);
    assert.deepEqual(viewedZone(t.match, t.view('A'), `stack.${offense}`), Array(10).fill('?'));
    assert.deepEqual(viewedZone(t.match, t.view('B'), `stack.${defense}`), Array(10).fill('?'));
  }
});

test('PD5-007 PD-010 every card of the stack is as likely to be on top', () => {
  const t = sit(fivePossessions);
  const { match } = t;
  const top = new Map<string, number>();
  const games = 7000;
  for (let seed = 0; seed < games; seed++) {
    const state = start(match, seed);
    const g = new Table(match, state);
    playout(g, fastSeed(seed), 1);
    const seat = state.facts.offense;
    const zone = match.zoneByName.get(seat === 0 ? 'hand.A' : 'hand.B') ?? 0;
    const id = g.card(state.zones[zone]?.[0] ?? 0).formation;
    top.set(id, (top.get(id) ?? 0) + 1);
  }
  assert.equal(top.size, 14);
  const squares = [...top.values()].reduce((sum, n) => sum + (n - games / 14) ** 2 / (games / 14), 0);
  assert.ok(squares < 34.5, `chi-square with 13 degrees of freedom is ${squares.toFixed(1)}`);
});

test('PD5-007 a new possession ends all knowledge of where cards of the stack lie', () => {
  const t = kickOff(
    'off-i-formation off-pistol off-ace off-heavy',
    'def-4-4 def-nickel def-dime def-big-nickel',
  );
  lay(t, 'A', 'off-i-formation off-pistol off-ace off-heavy');
  lay(t, 'B', 'def-4-4 def-nickel def-dime def-big-nickel');
  assert.equal(t.facts.possession, 2);
  // What lies aside now was seen; the stacks in use are unseen by everybody.
  assert.ok(viewedZone(t.match, t.view('B'), 'offense.A').includes('white:off-pistol'));
  for (const viewer of ['A', 'B', 'watcher'])
    for (const zone of ['stack.A', 'stack.B'])
      assert.deepEqual(viewedZone(t.match, t.view(viewer), zone), Array(10).fill('?'));
});

test('PD-013 PD5-001 both sets use the same custom table, and a bad one is refused', () => {
  const deck = recoloured({ 'off-pistol': 'orange' });
  const t = sit(fivePossessions, { options: { 'pd.deck': deck } });
  for (const set of ['white', 'black'])
    assert.equal(t.match.cards.find(({ id }) => id === `${set}:off-pistol`)?.colour, 'orange');
  assert.throws(() => sit(fivePossessions, { options: { 'pd.deck': deck.slice(1) } }), /PD-013/);
});
