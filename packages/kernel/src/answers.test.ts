import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastSeed } from './chance.ts';
import type { Game } from './game.ts';
import { answer, answerText, outcome, pending, playout } from './play.ts';
import { clone } from './state.ts';
import { Table } from './table.ts';
import { bid, refusalOf, table } from './testing/bidding.ts';
import { sit } from './testing/sit.ts';
import { type Toy, toy } from './testing/toy.ts';
import type { Answer } from './types.ts';
import { view } from './view.ts';
import { why } from './why.ts';

test('the options listed are exactly those no rule refuses, each once', () => {
  const t = table();
  assert.deepEqual(t.options('A'), ['digit 0', 'digit 1', 'digit 2']);
  assert.deepEqual(t.refusal('A', 'digit 4'), { rule: 'T-2', args: { tried: 'digit 4', digit: 4 } });
});

test('refusals say which rule: not asked, no such word, the wrong card, the wrong place', () => {
  const t = table();
  assert.deepEqual(t.refusal('A', 'ring'), { rule: 'T-2', args: { tried: 'ring', digit: -1 } });
  bid(t);
  const [mine] = t.zone('hand.A');
  const [theirs] = t.zone('hand.B');
  assert.equal(t.refusal('A', `play ${theirs} open`)?.rule, 'T-3');
  assert.equal(t.refusal('A', `play ${mine} pile`)?.rule, 'T-4');
  assert.equal(t.refusal('A', 'boo')?.rule, 'T-5');
  assert.deepEqual(t.refusal('B', `play ${theirs} open`), {
    rule: 'T-3',
    args: { tried: `play ${theirs} open` },
  });
  t.play('B', 'boo');
  assert.deepEqual(t.refusal('B', `play ${theirs} open`)?.args, {
    tried: `play ${theirs} open`,
    seat: 1,
    asked: 0,
  });
});

test('an attempt that lacks its card or its target is refused without asking the rules', () => {
  const t = bid(table());
  for (const attempt of [
    { pick: 'play' },
    { pick: 'play', card: t.zone('hand.A')[0]! },
    { pick: 'play', to: 'open' },
  ])
    assert.deepEqual(refusalOf(t, 0, attempt), { rule: 'T-3', args: { tried: answerText(attempt) } });
});

test('words and numbers from nowhere are refused', () => {
  const t = table();
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', ''];
  for (const name of names) {
    assert.equal(refusalOf(t, 0, { pick: name }).rule, 'T-2');
    assert.equal(refusalOf(t, 0, { pick: 'play', card: name, to: 'open' }).rule, 'T-2');
    assert.equal(refusalOf(t, 0, { pick: 'play', card: 'b1', to: name }).rule, 'T-2');
    assert.equal(refusalOf(t, 0, { pick: 'digit', to: name }).rule, 'T-2');
  }
  for (const to of [Number.NaN, -1, -2, 0.5, 3, 32, 2 ** 32, 2 ** 53, 1e300, Number.POSITIVE_INFINITY, '1'])
    assert.equal(refusalOf(t, 0, { pick: 'digit', to }).rule, 'T-2');
  assert.equal(
    refusalOf(t, 0, { pick: 'digit', card: 'b1', to: 1 }).rule,
    'T-2',
    'a card where none belongs',
  );
  assert.equal(refusalOf(t, 0, { pick: 'boo', to: 1 }).rule, 'T-2', 'a target where none belongs');
});

test('a seat that does not exist is nobody, however the number wraps around', () => {
  const t = table();
  for (const seat of [3, 32, 33, 64, -1, -32, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32]) {
    assert.equal(refusalOf(t, seat, { pick: 'digit', to: 1 }).args.asked, 0, `seat ${seat}`);
    assert.equal(refusalOf(t, seat, { pick: 'resign' }).args.asked, 0, `seat ${seat} resigns`);
  }
});

test('the clock gives its own answer and no other, and only for those the table waits for', () => {
  const t = table();
  assert.equal(refusalOf(t, 0, { pick: 'digit', to: 1 }, { clock: true }).rule, 'T-2');
  t.expire('A');
  assert.equal(t.state.sealed[0], 10);
  bid(table());
  const playing = bid(table());
  assert.equal(refusalOf(playing, 1, { pick: 'boo' }, { clock: true }).args.asked, 0);
  const first = playing.options('A')[0];
  assert.equal(
    answerText(playing.decision('A')!.timeout!),
    first,
    'without a rule of its own, the first option',
  );
  playing.expire('A', 77);
  assert.deepEqual(playing.asked(), { A: 'bell', B: 'bell', C: 'bell' });
});

test('the answer of the clock need not be one that a player may give', () => {
  const late: Game<Toy> = {
    ...toy,
    rules: { ...toy.rules, bid: { ...toy.rules.bid, timeout: (g) => g.offer('digit', -1, 4) } },
  };
  const t = sit(late);
  assert.equal(t.refusal('A', 'digit 4')?.rule, 'T-2');
  t.expire('A');
  assert.equal(t.state.sealed[0], 14);
});

test('a frame with steps says to each seat what it is asked and by which rule; a stranger gets the rule of the frame', () => {
  const steps: Game<Toy> = {
    ...toy,
    rules: {
      ...toy.rules,
      bid: {
        ...toy.rules.bid,
        step: (g, _f, me) =>
          g.sealed(me) < 10 ? { asks: 'first', rule: 'T-2a' } : { asks: 'second', rule: 'T-2b' },
      },
    },
  };
  const t = sit(steps);
  t.play('B', 'digit 1');
  assert.deepEqual(t.asked(), { A: 'first', B: 'second', C: 'first' });
  assert.deepEqual([t.decision('A')?.rule, t.decision('B')?.rule], ['T-2a', 'T-2b']);
  assert.equal(t.refusal('B', 'boo')?.rule, 'T-2');
  assert.equal(refusalOf(t, 1, { pick: 'nonsense' }).rule, 'T-2b');
  assert.equal(refusalOf(t, 9, { pick: 'nonsense' }).rule, 'T-2');
});

test('another way to say an answer is turned into the listed one before it is checked', () => {
  const polite: Game<Toy> = {
    ...toy,
    rules: {
      ...toy.rules,
      bid: { ...toy.rules.bid, normal: (_g, _f, _me, option) => ({ ...option, to: option.to % 10 }) },
    },
  };
  const t = sit(polite);
  assert.ok(!t.options('A').includes('digit 11'));
  t.play('A', 'digit 11');
  assert.equal(t.state.sealed[0], bid1().state.sealed[0]);
  assert.equal(t.refusal('A', 'digit 19')?.rule, 'T-2');
});

/** A has named 1. */
function bid1() {
  const t = sit(toy);
  t.play('A', 'digit 1');
  return t;
}

test('any seat may resign at any time, even unasked; then the match is over', () => {
  const t = bid(table());
  t.play('C', 'resign');
  assert.deepEqual(t.state.stack, []);
  assert.deepEqual(t.outcome(), { scores: [0, 0, 0], ranks: [1, 1, 3], reason: 'resigned' });
  assert.deepEqual(refusalOf(t, 0, { pick: 'resign' }), { rule: '', args: { tried: 'resign', over: 1 } });
  assert.equal(refusalOf(table(), 0, { pick: 'resign', to: 3 }).rule, 'T-2', 'resign carries nothing');
  const { resigns: _, ...stubborn } = toy;
  assert.equal(refusalOf(sit(stubborn), 0, { pick: 'resign' }).rule, 'T-2');
});

test('a match that is over asks nobody, refuses everything and has an outcome', () => {
  const t = table();
  assert.equal(t.outcome(), undefined);
  playout(new Table(t.match, t.state), fastSeed(1));
  assert.deepEqual(pending(t.match, t.state), []);
  assert.deepEqual(refusalOf(t, 0, { pick: 'ring' }), { rule: '', args: { tried: 'ring', over: 1 } });
  assert.equal(outcome(t.match, t.state)?.reason, 'rounds');
});

test('why not is the same from the view as from the truth, for everybody and for watchers', () => {
  const t = bid(table());
  const attempts: Answer[] = [{ pick: 'ring' }, { pick: 'boo' }, { pick: 'play', card: 'b3', to: 'open' }];
  for (let viewer = 0; viewer <= 3; viewer++)
    for (const attempt of attempts) {
      const copy = clone(t.match, t.state);
      const fromView = why(t.match, view(t.match, t.state, viewer), attempt);
      if (fromView === undefined) answer(t.match, copy, viewer, attempt);
      else assert.deepEqual(fromView, refusalOf(t, viewer, attempt));
    }
  assert.ok(why(t.match, view(t.match, t.state, 3), { pick: 'resign' }), 'a watcher has nothing to give up');
});
