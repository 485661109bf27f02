import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastSeed, open, playout, start, Table } from '@stamtafel/kernel';
import { ballenMetStieren } from '../game.ts';
import { pitch, type Setting } from '../testing/table.ts';
import { rollDice } from './dice.ts';

/** B uses Tackle and draws a 1: yellow card. */
const tackle = (facts: Setting['facts'] = {}, more: Setting = {}) =>
  pitch({ A: { hand: ['o-14'] }, B: { hand: ['w-02', 'w-05', 'tackle'] }, dice: [1], facts, ...more }).run(
    'B bull w-02',
    'B lay tackle',
    'B use',
  );

test('BMS-230 a single yellow card has no effect; it lies openly before the coach', () => {
  const t = tackle();
  assert.deepEqual([t.facts.yellows, t.facts.reds, t.score], [[0, 1], [0, 0], '0-0']);
  assert.deepEqual(t.view('A').facts.yellows, [0, 1]);
});

test('BMS-231 on a second yellow card a coach hands in both and takes a red card', () => {
  const t = tackle({ yellows: [0, 1] });
  assert.deepEqual(
    [t.facts.yellows, t.facts.reds],
    [
      [0, 0],
      [0, 1],
    ],
  );
});

test('BMS-232 a red card counts towards the six and can never be played, discarded, locked or exchanged', () => {
  const t = tackle({ reds: [0, 1] });
  assert.deepEqual(t.options('B'), ['split 4', 'split 3', 'split 2', 'split 1', 'split 0']);
  const sabotage = pitch({
    A: { hand: ['o-14', 'sabotage'] },
    B: { hand: ['w-02', 'w-05'] },
    facts: { reds: [0, 2] },
  });
  sabotage.run('A lay sabotage', 'B bull w-02', 'A use');
  assert.deepEqual(sabotage.told.find(({ key }) => key === 'locked')?.args, { seat: 1, count: 1 });
});

test('BMS-233 the third red card ends the match at once: its owner loses whatever the score', () => {
  const t = tackle({ yellows: [0, 1], reds: [0, 2], score: [0, 4] });
  assert.deepEqual(t.outcome(), { scores: [0, 4], ranks: [1, 2], reason: 'third-red' });
  assert.ok(!t.keys.includes('compare'));
  assert.deepEqual(
    [tackle({ reds: [0, 2] }).outcome(), tackle({ reds: [1, 1] }).outcome()],
    [undefined, undefined],
  );
  const goal = pitch({
    A: { hand: ['o-14'] },
    B: { hand: ['w-02', 'hands'] },
    dice: [6],
    facts: { reds: [0, 2], score: [4, 0] },
  });
  goal.run('B lay hands', 'B use');
  assert.deepEqual([goal.outcome()?.reason, goal.score], ['third-red', '4-0']);
});

test('BMS-234 the supply of 3 yellow and 4 red cards never runs short', () => {
  const match = open(ballenMetStieren);
  const dice = fastSeed(5);
  for (let m = 1; m <= 200; m++) {
    const g = new Table(match, start(match, m));
    while (g.state.stack.length > 0) {
      playout(g, dice, 1);
      const { yellows, reds } = g.facts;
      assert.ok(
        yellows.every((n) => n <= 1),
        'a second yellow is handed in',
      );
      assert.ok(g.state.stack.length === 0 || reds.every((n) => n <= 2));
    }
  }
});

test('BMS-240 a dice card is a number from 1 to 6, each equally likely; BMS-241 a die gives the same', () => {
  for (const kind of ['cards', 'die']) {
    const match = open(ballenMetStieren, { options: { dice: kind } });
    const counts = [0, 0, 0, 0, 0, 0, 0, 0];
    const g = new Table(match, start(match, 1));
    for (let i = 0; i < 12_000; i++) counts[rollDice(g, 0)]!++;
    assert.equal(counts[0], 0);
    assert.ok(
      counts.slice(1, 7).every((n) => n > 1800 && n < 2200),
      counts.join(),
    );
  }
  const same = [1, 2, 3, 4, 5, 6].map(
    (die) => tackle({}, { dice: [die] }).told.find(({ key }) => key === 'die')?.args.die,
  );
  assert.deepEqual(same, [1, 2, 3, 4, 5, 6]);
});

test('BMS-241 with a die everything goes as with the cards', () => {
  const play = (dice: string) => {
    const match = open(ballenMetStieren, { options: { dice } });
    const g = new Table(match, start(match, 77));
    playout(g, fastSeed(77));
    return JSON.stringify(g.state);
  };
  assert.equal(play('cards'), play('die'));
});

test('BMS-241 a die is thrown, not drawn: it is told in its own words', () => {
  const t = tackle({}, { dice: [4], options: { dice: 'die' } });
  assert.deepEqual(t.told.find(({ key }) => key === 'thrown')?.args, { seat: 1, die: 4 });
  assert.ok(!t.keys.includes('die'));
});

test('BMS-242 the drawn number is public, and there are no rerolls', () => {
  const t = tackle({}, { dice: [4] });
  for (const viewer of ['A', 'B', 'watcher'])
    assert.deepEqual(t.heard(viewer).find(({ key }) => key === 'die')?.args, { seat: 1, die: 4 });
  assert.equal(t.told.filter(({ key }) => key === 'die').length, 1);
});
