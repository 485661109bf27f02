import assert from 'node:assert/strict';
import { test } from 'node:test';
import { viewedZone } from '@stamtafel/kernel';
import { pitch, type Setting } from '../testing/table.ts';

/** A (o-14) has used Schwalbe against w-02 with Hands laid: penalty. */
const penalty = (setting: Setting = {}) =>
  pitch({
    A: { hand: ['o-14', 'o-09', 'schwalbe', 'joelende-koeien'] },
    B: { hand: ['w-02', 'w-03', 'w-04', 'hands', 'krachtvoer'] },
    referee: ['ref-penalty'],
    ...setting,
  }).run('A bull o-14', 'A lay schwalbe', 'B bull w-02', 'B lay hands', 'A use', 'B pass');

/** The same against a defender with one bull only. */
const alone = () =>
  pitch({
    A: { hand: ['o-14', 'o-09', 'schwalbe'] },
    B: { hand: ['w-02', 'krachtvoer'] },
    referee: ['ref-penalty'],
  }).run('A bull o-14', 'A lay schwalbe', 'B none', 'A use');

test('BMS-220 a penalty replaces the attempt: bulls return to hand, action cards are discarded', () => {
  const t = penalty();
  assert.deepEqual(
    [t.facts.attempt, t.zone('down.B'), t.zone('discard')],
    ['penalty', ['hands'], ['schwalbe#1']],
  );
  assert.ok(t.zone('hand.B').includes('wit-02') && t.zone('hand.A').includes('oranje-14'));
});

test('BMS-221 the attacker lays one usable bull face down', () => {
  const t = penalty();
  assert.deepEqual([t.asked(), t.options('A')], [{ A: 'taker' }, ['bull oranje-09', 'bull oranje-14']]);
  assert.equal(t.refusal('A', 'bull joelende-koeien')?.rule, 'BMS-221');
  t.run('A bull o-09');
  assert.deepEqual(viewedZone(t.match, t.view('B'), 'aside.A'), ['?']);
  assert.deepEqual(viewedZone(t.match, t.view('A'), 'aside.A'), ['oranje-09']);
});

test('BMS-222 the defender sets out two usable bulls face down; with one, that one; with none it is a goal', () => {
  const t = penalty().run('A bull o-09');
  assert.deepEqual([t.asked(), t.options('B').length], [{ B: 'keeper' }, 3]);
  t.run('B bull w-03', 'B bull w-04');
  assert.equal(t.refusal('B', 'bull w-02')?.rule, 'BMS-223');
  assert.deepEqual(viewedZone(t.match, t.view('A'), 'aside.B'), ['?', '?']);
  const one = alone().run('A bull o-14');
  assert.deepEqual([one.score, one.zone('out.B')], ['0-0', ['wit-02']]);
  const none = pitch({ A: { hand: ['o-01', 'schwalbe'] }, B: { hand: ['hands'] }, referee: ['ref-penalty'] });
  none.run('A lay schwalbe', 'A use');
  assert.deepEqual([none.score, none.keys.slice(3, 6)], ['1-0', ['setOut', 'taker', 'goal']]);
});

test('BMS-223 the two are shuffled, the attacker draws one blind; the other returns to hand', () => {
  for (const [pick, keeper] of [
    ['left', 'wit-03'],
    ['right', 'wit-04'],
  ] as const) {
    const t = penalty({ chance: [{ stream: 'keepers', top: ['wit-04'] }] });
    t.run('A bull o-14', 'B bull w-03', 'B bull w-04');
    assert.deepEqual(t.options('A'), ['left', 'right']);
    assert.deepEqual(viewedZone(t.match, t.view('B'), 'aside.B'), ['?', '?']);
    t.run(`A ${pick}`);
    assert.deepEqual(t.zone('out.B'), [keeper]);
    assert.ok(t.zone('hand.B').includes(keeper === 'wit-03' ? 'wit-04' : 'wit-03'));
  }
});

test('BMS-224 A higher than or equal to D is a goal, else not; no VAR on a tie', () => {
  const shoot = (taker: string, keeper: string) =>
    penalty({
      A: { hand: ['o-14', taker, 'schwalbe'] },
      B: { hand: ['w-02', keeper, 'w-16', 'hands'] },
      chance: [{ stream: 'keepers', top: [keeper.replace('w-', 'wit-')] }],
    }).run(`A bull ${taker}`, `B bull ${keeper}`, 'B bull w-16', 'A right');
  assert.deepEqual([shoot('o-09', 'w-01').score, shoot('o-09', 'w-01').zone('varDiscard')], ['1-0', []]);
  assert.equal(shoot('o-12', 'w-01').score, '0-0');
  assert.equal(shoot('o-09', 'w-03').score, '1-0');
});

test('BMS-225 no action, reaction or Counter in a penalty; Modderpoel counts, other specialities do not', () => {
  const counter = penalty({
    A: { hand: ['o-14', 'o-09', 'schwalbe'], mud: ['modderpoel'] },
    B: { hand: ['w-02', 'w-01', 'hands', 'counter'] },
    chance: [{ stream: 'keepers', top: ['wit-01'] }],
  }).run('A bull o-09', 'A right');
  // 8 − 1 against 8: Modderpoel counts, and doelman is not asked.
  assert.deepEqual(counter.told.find(({ key }) => key === 'compare')?.args, { seat: 0, a: 7, d: 8 });
  assert.deepEqual(counter.asked(), { A: 'refill', B: 'refill' });
  const keeper = penalty({
    A: { hand: ['o-14', 'o-09', 'schwalbe'] },
    B: { hand: ['w-02', 'w-01', 'hands'] },
    chance: [{ stream: 'keepers', top: ['wit-01'] }],
  }).run('A bull o-09', 'A right');
  assert.equal(keeper.score, '1-0');
});

test('BMS-226 an attacker without a usable bull: no goal; taker and keeper are discarded at T6', () => {
  const t = pitch({
    A: { hand: ['tackle'], laid: ['schwalbe'] },
    B: { hand: ['w-05'], field: ['w-02'] },
    referee: ['ref-penalty'],
    stack: [{ do: 'endCheck' }, { do: 'attempt' }, { do: 'result' }, { do: 'attackerAct', seat: 'A' }],
  }).run('A use');
  assert.deepEqual([t.score, t.keys.includes('calledOff')], ['0-0', true]);
  const shot = alone().run('A bull o-09');
  assert.deepEqual([shot.zone('out.A'), shot.zone('out.B')], [['oranje-09'], ['wit-02']]);
});

test('BMS-255 penaltykiller: +2 D when it is the keeper, not in a normal attack', () => {
  const t = penalty({
    B: { hand: ['w-02', 'w-04', 'hands'] },
    chance: [{ stream: 'keepers', top: ['wit-04'] }],
  });
  t.run('A bull o-09', 'A right');
  assert.deepEqual(t.told.find(({ key }) => key === 'compare')?.args, { seat: 0, a: 8, d: 8 });
  const off = penalty({
    B: { hand: ['w-02', 'w-04', 'hands'] },
    chance: [{ stream: 'keepers', top: ['wit-04'] }],
    options: { specialities: 'off' },
  }).run('A bull o-09', 'A right');
  assert.equal(off.told.find(({ key }) => key === 'compare')?.args.d, 6);
  assert.equal(pitch({ A: { hand: ['o-12'] }, B: { hand: ['w-04'] } }).score, '1-0');
});
