import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pitch, type Setting } from '../testing/table.ts';

const options = { spuger: 'both' };

/** A attacks with De Spuger (3/3) against w-02 (2/8). */
const spitting = (die: number, setting: Setting = {}) =>
  pitch({
    A: { hand: ['de-spuger#1', 'o-06', 'tackle'] },
    B: { hand: ['w-02', 'w-05', 'w-06'] },
    options,
    dice: [die],
    ...setting,
  }).run('A bull de-spuger#1', 'A none', 'B bull w-02');

test('BMS-261 T2c: De Spuger opposite a bull may spit, once per attack, the attacker’s first', () => {
  const t = spitting(3);
  assert.deepEqual([t.asked(), t.options('A')], [{ A: 'spit' }, ['pass', 'spit']]);
  t.run('A pass');
  assert.ok(t.keys.includes('compare'));
  const both = pitch({
    A: { hand: ['de-spuger#1', 'o-06', 'doorgestoken-kaart'] },
    B: { hand: ['de-spuger#2', 'w-05'] },
    options,
    dice: [3],
  }).run('A bull de-spuger#1', 'A lay doorgestoken-kaart', 'B bull de-spuger#2');
  assert.deepEqual(both.asked(), { A: 'spit' });
  both.run('A spit');
  assert.deepEqual(both.asked(), { B: 'spit' });
  both.run('B pass', 'A use', 'B bull de-spuger#2', 'A bull de-spuger#1');
  // A has spat in this attack, B has not.
  assert.deepEqual(both.asked(), { B: 'spit' });
  const empty = pitch({ A: { hand: ['de-spuger#1'] }, B: { hand: ['tackle'] }, options });
  assert.equal(empty.score, '1-0');
});

test('BMS-261 not in a penalty', () => {
  const t = pitch({
    A: { hand: ['de-spuger#1', 'schwalbe'] },
    B: { hand: ['w-02'] },
    options,
    referee: ['ref-penalty'],
  }).run('A lay schwalbe', 'A pass', 'A use');
  assert.deepEqual(t.asked(), { A: 'refill', B: 'refill' });
});

test('BMS-262 1-2: yellow for its coach; 3-4: nothing; 5-6: the opposing bull is sent off and its coach takes a red', () => {
  assert.deepEqual(spitting(2).run('A spit').facts.yellows, [1, 0]);
  const nothing = spitting(4).run('A spit');
  assert.deepEqual(
    [nothing.facts.yellows, nothing.facts.reds],
    [
      [0, 0],
      [0, 0],
    ],
  );
  const off = spitting(5).run('A spit');
  assert.deepEqual([off.zone('sentOff'), off.zone('out.B'), off.facts.reds], [['wit-02'], [], [0, 1]]);
  const third = spitting(6, { facts: { reds: [0, 2] } }).run('A spit');
  assert.equal(third.outcome()?.reason, 'third-red');
});

test('BMS-263 its coach then plays another bull; attacker with none: called off; defender with none: empty', () => {
  const t = spitting(6).run('A spit');
  assert.deepEqual([t.asked(), t.options('B')], [{ B: 'afterSendingOff' }, ['bull wit-05', 'bull wit-06']]);
  assert.equal(t.refusal('B', 'bull w-02')?.rule, 'BMS-263');
  t.run('B bull w-06');
  assert.equal(t.score, '0-0');
  const empty = pitch({
    A: { hand: ['de-spuger#1', 'o-06'] },
    B: { hand: ['w-02', 'tackle'] },
    options,
    dice: [6],
  }).run('A bull de-spuger#1', 'B none', 'A spit');
  assert.deepEqual([empty.score, empty.keys.includes('goal')], ['1-0', true]);
  const off = pitch({
    A: { hand: ['o-09', 'tackle'] },
    B: { hand: ['de-spuger#2', 'w-05'] },
    options,
    dice: [6],
  });
  off.run('A lay tackle', 'B bull de-spuger#2', 'B spit');
  assert.deepEqual(
    [off.score, off.zone('down.A'), off.keys.includes('calledOff')],
    ['0-0', ['tackle#1'], true],
  );
});
