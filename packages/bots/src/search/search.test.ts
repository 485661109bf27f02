import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Game, type Kind, open, outcome, pending, start, Table, view } from '@stamtafel/kernel';
import { blankMind } from '../blank-mind.ts';
import { judgeOf, type Sense } from '../sense.ts';
import { duel } from '../testing/duel.ts';
import { type Nim, nim } from '../testing/nim.ts';
import { type Search, search } from './search.ts';
import { solve } from './solve.ts';

const { sense, weights, tuning } = blankMind;
const judge = judgeOf(sense, weights, 2);

function think<K extends Kind>(game: Game<K>, seat: number, iterations: number, options = {}): Search {
  const match = open(game, { options });
  const state = start(match, 5);
  const decision = pending(match, state).find((one) => one.seat === seat);
  assert.ok(decision);
  const thinking = search(match, view(match, state, seat), decision, judge, { ...tuning, margin: 0 }, 9);
  for (let i = 0; i < iterations; i++) thinking.think();
  return thinking;
}

function assertMix(found: Search, ...wanted: readonly number[]): void {
  assert.ok(found.secret);
  const mixes = found.judged().map(({ mix }) => mix);
  for (const [i, mix] of wanted.entries())
    assert.ok(Math.abs(mixes[i]! - mix) < 0.06, `${mixes.map((one) => one.toFixed(3))}, not ${wanted}`);
}

test('rock, paper, scissors: each one time in three, from either chair', () => {
  const game = duel([
    [50, 0, 100],
    [100, 50, 0],
    [0, 100, 50],
  ]);
  for (const seat of [0, 1]) assertMix(think(game, seat, 6000), 1 / 3, 1 / 3, 1 / 3);
});

test('matching pennies: half and half, and half of the wins', () => {
  const game = duel([
    [100, 0],
    [0, 100],
  ]);
  for (const seat of [0, 1]) {
    const found = think(game, seat, 6000);
    assertMix(found, 1 / 2, 1 / 2);
    for (const { share } of found.judged()) assert.ok(Math.abs(share - 0.5) < 0.05, String(share));
  }
});

test('a game whose mixtures and value are known: 1 in 4 against 3 in 8, worth 52.5 %', () => {
  // (d − c) / (a − b − c + d), (d − b) / (a − b − c + d), (ad − bc) / (a − b − c + d)
  const game = duel([
    [90, 30],
    [40, 60],
  ]);
  const first = think(game, 0, 20_000);
  assertMix(first, 1 / 4, 3 / 4);
  for (const { share } of first.judged()) assert.ok(Math.abs(share - 0.525) < 0.06, String(share));
  assertMix(think(game, 1, 20_000), 3 / 8, 5 / 8);
});

test('an option that is never good is hardly ever mixed in', () => {
  const game = duel([
    [70, 60],
    [20, 10],
  ]);
  const [good, bad] = think(game, 0, 3000).judged();
  assert.ok(good && bad && good.mix > 0.95 && bad.mix < 0.05);
});

test('in Nim the search finds the only move that wins', () => {
  for (const heap of [4, 5, 7, 8]) {
    const judged = think(nim, 0, 2000, { heap }).judged();
    const best = judged.reduce((top, one) => (one.visits > top.visits ? one : top));
    assert.equal(best.answer?.to, heap % 3, `of ${heap}`);
  }
});

test('an open mind tries options that experience would not choose (here it is wrong)', () => {
  const match = open(nim, { options: { heap: 5 } });
  const state = start(match, 5);
  const greedy: Sense<Nim> = {
    ...sense,
    optionFeatures: [{ name: 'takes one', nl: 'er een pakt', en: 'takes one' }],
    options(g, _frame, _me, count, into) {
      for (let i = 0; i < count; i++) into[i] = g.list[i]!.to === 1 ? 1 : 0;
    },
  };
  const sure = judgeOf(greedy, { option: [20], state: [] }, 2);
  const [decision] = pending(match, state);
  assert.ok(decision);
  /** How often it takes two of five, the only way to win. */
  const tried = (openness?: number): number => {
    const open = openness === undefined ? tuning : { ...tuning, openness };
    const thinking = search(match, view(match, state, 0), decision, sure, { ...open, margin: 0 }, 9);
    for (let i = 0; i < 40; i++) thinking.think();
    return thinking.judged().find(({ answer }) => answer?.to === 2)?.visits ?? 0;
  };
  assert.ok(tried(20) > 10 && tried() < 3, `${tried()}, and ${tried(20)} when open`);
});

test('the end of a match is solved exactly', () => {
  for (let heap = 1; heap <= 9; heap++) {
    const match = open(nim, { options: { heap } });
    const state = start(match, 1);
    const g = new Table(match, state);
    const before = JSON.stringify(state);
    const mover = heap % 3 === 0 ? 0 : 1;
    assert.deepEqual(solve(g, judge, 0), [mover, 1 - mover], `heap of ${heap}`);
    assert.equal(JSON.stringify(g.state), before, 'the world is left as it was');
    assert.equal(g.state, state);
  }
});

test('the margin only decides between equal results', () => {
  const g = new Table(open(nim), start(open(nim), 1));
  const [first, second] = Array.from(solve(g, judge, 0.1) ?? []);
  assert.ok(first !== undefined && second !== undefined && first > 0.9 && second < 0.1);
  assert.ok(Math.abs(first + second - 1) < 1e-12);
});

test('an end that is not small is left alone', () => {
  const match = open(nim, { options: { heap: 40 } });
  const g = new Table(match, start(match, 1));
  assert.equal(solve(g, judge, 0), undefined);
  assert.equal(outcome(match, g.state), undefined);
  assert.equal(g.state.facts.left, 40);
});
