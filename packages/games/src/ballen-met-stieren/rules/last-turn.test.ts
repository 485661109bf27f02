import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pitch, type Setting } from '../testing/table.ts';

const T7 = [
  { do: 'attack' },
  { do: 'passCup' },
  { do: 'refilled' },
  { do: 'refill' },
  { do: 'handsBack' },
] as const;

/** Six cards: nothing to do for B. */
const full = ['w-01', 'w-02', 'w-03', 'counter', 'counter#2', 'bodycheck'];

/** Six cards without a bull. */
const six = ['hands', 'tackle', 'sliding', 'krachtvoer', 'wissel', 'sabotage'];

/** At the start of T7 of attack 4; B's hand is full unless said otherwise. */
const refilling = (setting: Setting) =>
  pitch({ ...setting, B: { hand: full, ...setting.B }, stack: T7, facts: { attack: 4, ...setting.facts } });

test('BMS-271 if a hand is below six after T7, the next attack is the last one', () => {
  const t = refilling({ A: { hand: ['o-01', 'hands'], bulls: 1, actions: 2 } });
  assert.deepEqual([t.facts.last, t.facts.attack], [5, 5]);
  assert.equal(refilling({ A: { hand: ['o-01', 'hands', 'tackle'], bulls: 1, actions: 2 } }).facts.last, 0);
  const equal = (attack: number) =>
    refilling({
      A: { hand: ['o-01'], bulls: 0, actions: 0 },
      options: { lastTurn: 'equal' },
      facts: { attack },
    }).facts.last;
  assert.deepEqual([equal(3), equal(4)], [4, 6]);
});

test('BMS-272 a coach without a bull in hand, locked or piled makes the next attack the last; the bench does not count', () => {
  assert.equal(refilling({ A: { hand: six, bulls: 0 } }).facts.last, 5);
  const locked = refilling({ A: { hand: six.slice(1), bulls: 0, locked: ['o-01'] } });
  assert.equal(locked.facts.last, 0);
});

test('BMS-271 BMS-272 it is told what it is: a hand that cannot be filled, or one that is full without a bull', () => {
  const B = { hand: full.slice(1) };
  const told = (A: Setting['A']) => refilling({ ...(A && { A }), B }).run('B split 1').told;
  const short = told({ hand: ['o-01', 'hands'], bulls: 1, actions: 2 });
  assert.deepEqual(
    short.slice(2, 4).map(({ key, args }) => [key, args]),
    [
      ['shortHand', { seat: 0 }],
      ['lastAttack', { number: 5 }],
    ],
  );
  assert.deepEqual(
    told({ hand: six, bulls: 0 })
      .slice(2, 4)
      .map(({ key, args }) => [key, args]),
    [
      ['outOfBulls', { seat: 0 }],
      ['lastAttack', { number: 5 }],
    ],
  );
});

test('BMS-272 with `playOn` a full hand without a bull changes nothing; one that is short still does', () => {
  const options = { outOfBulls: 'playOn' };
  const t = refilling({ A: { hand: six, bulls: 0 }, options });
  assert.deepEqual([t.facts.last, t.facts.attack], [0, 5]);
  assert.equal(refilling({ A: { hand: six.slice(1), bulls: 0, actions: 0 }, options }).facts.last, 5);
});

test('BMS-278 when neither coach has a bull left, the match is over at once', () => {
  const B = {
    hand: ['counter', 'schwalbe', 'hooli-gans', 'kopstoot', 'modderpoel', 'bodycheck'],
    bulls: 0,
  };
  for (const options of [{}, { outOfBulls: 'playOn' }, { lastTurn: 'equal' }]) {
    const t = refilling({ A: { hand: six, bulls: 0 }, B, options, facts: { score: [1, 2], reds: [1, 0] } });
    t.run('A discard hands');
    assert.deepEqual(t.keys.slice(-2), ['nobodyHasBulls', 'over']);
    assert.deepEqual(t.outcome(), { scores: [1, 2], ranks: [2, 1], reason: 'last-attack' });
  }
  // A locked bull comes back.
  const locked = refilling({
    A: { hand: six, bulls: 0 },
    B: { ...B, hand: B.hand.slice(1), locked: ['w-01'] },
    options: { outOfBulls: 'playOn' },
  });
  assert.deepEqual([locked.outcome(), locked.zone('field.B')], [undefined, ['wit-01']]);
});

test('BMS-277 with `lastTurn: none` the attack after which a hand cannot be filled was the last', () => {
  const options = { lastTurn: 'none' };
  const t = refilling({
    A: { hand: ['o-01'], bulls: 0, actions: 0 },
    B: { hand: full.slice(1) },
    options,
    facts: { score: [2, 1] },
  }).run('B split 1');
  assert.deepEqual(t.keys.slice(-3), ['shortHand', 'wasLast', 'over']);
  assert.deepEqual(t.outcome(), { scores: [2, 1], ranks: [1, 2], reason: 'last-attack' });
  assert.deepEqual([t.facts.last, t.facts.attack, t.zone('hand.B').length], [4, 4, 6]);
  assert.equal(refilling({ A: { hand: six, bulls: 0 }, options }).outcome()?.reason, 'last-attack');
});

test('BMS-271 the last attack is announced once, even when hands are short again before it', () => {
  const t = refilling({
    A: { hand: ['o-01'], bulls: 0, actions: 0 },
    options: { lastTurn: 'equal' },
    facts: { attack: 5, last: 6 },
    B: { hand: ['w-01'], bulls: 3, actions: 3 },
  });
  t.run('B split 3');
  assert.deepEqual([t.facts.last, t.keys.includes('lastAttack')], [6, false]);
});
