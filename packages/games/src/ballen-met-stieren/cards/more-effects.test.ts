import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attackerUses, compared, countering, defenderUses, values } from '../testing/duel.ts';
import { pitch } from '../testing/table.ts';

test('BMS-112 Koeienvlaai: BMS-112a used only in the decision in which it is laid', () => {
  const t = pitch({ A: { hand: ['o-14', 'o-06'] }, B: { hand: ['w-02', 'koeienvlaai', 'tackle'] } }).run(
    'A bull o-14',
  );
  assert.deepEqual(t.options('B'), ['none', 'lay koeienvlaai', 'lay tackle#1', 'layAndUse koeienvlaai']);
  assert.equal(t.refusal('B', 'layAndUse tackle')?.rule, 'BMS-112a');
  t.run('B lay koeienvlaai');
  assert.equal(t.refusal('B', 'use')?.rule, 'BMS-112a');
  const attacker = pitch({ A: { hand: ['o-14', 'koeienvlaai'] }, B: { hand: ['w-02'] } });
  assert.equal(attacker.refusal('A', 'layAndUse koeienvlaai')?.rule, 'BMS-070');
});

test('BMS-112b 1-2 nothing; 3-6 the attacker discards the bull and plays another; the laid card stays', () => {
  const vlaai = (die: number) =>
    pitch({
      A: { hand: ['o-14', 'o-06', 'o-07', 'tackle'] },
      B: { hand: ['w-02', 'koeienvlaai'] },
      dice: [die],
    }).run('A bull o-14', 'A lay tackle', 'B layAndUse koeienvlaai', 'A pass');
  for (const die of [1, 2])
    assert.deepEqual([vlaai(die).zone('field.A'), vlaai(die).asked()], [['oranje-14'], { A: 'attackerAct' }]);
  for (const die of [3, 4, 5, 6]) {
    const t = vlaai(die);
    assert.equal(t.decision('A')?.rule, 'BMS-112b');
    assert.deepEqual(
      [t.asked(), t.zone('out.A'), t.zone('laid.A')],
      [{ A: 'afterSlip' }, ['oranje-14'], ['tackle#1']],
    );
  }
});

test('BMS-113 Kopstoot: BMS-113a the opponent’s bull is put out at once and not replaced; the attacker’s: no goal', () => {
  const t = attackerUses('kopstoot');
  assert.deepEqual(
    [t.score, t.zone('out.B'), t.keys.slice(1, 4)],
    ['1-0', ['wit-02'], ['putOut', 'red', 'goal']],
  );
  const def = defenderUses('kopstoot', { a: 'o-09', b: 'w-16' });
  assert.deepEqual([def.score, def.zone('out.A'), def.zone('out.B')], ['0-0', ['oranje-09'], ['wit-16']]);
});

test('BMS-113b then you get a red card, even if there was no bull to put out', () => {
  assert.deepEqual(attackerUses('kopstoot').facts.reds, [1, 0]);
  assert.deepEqual(defenderUses('kopstoot').facts.reds, [0, 1]);
});

test('BMS-114 Krachtvoer: your field bull gets +2 D', () => {
  const t = defenderUses('krachtvoer', { a: 'o-09', b: 'w-03' });
  assert.deepEqual([compared(t), t.score], [[8, 9], '0-0']);
});

test('BMS-116 Modderpoel: BMS-116a it goes beside the opponent’s field and stays; their bulls have -1 A when they attack', () => {
  const t = attackerUses('modderpoel');
  assert.deepEqual([t.zone('mud.B'), t.zone('discard'), compared(t)], [['modderpoel'], [], [6, 8]]);
  const def = defenderUses('modderpoel', { a: 'o-09', b: 'w-03', setting: { var: ['var-afgekeurd'] } });
  assert.deepEqual(compared(def), [7, 7]);
});

test('BMS-116b it counts in free kicks, penalties and the A of Counter; several stack', () => {
  const two = pitch({
    A: { field: ['o-09'], hand: ['o-06'], mud: ['modderpoel'] },
    B: { field: ['w-06'], hand: ['w-07'] },
    stack: [{ do: 'endCheck' }, { do: 'attempt' }, { do: 'result' }],
  });
  assert.equal(two.score, '1-0');
  const kick = pitch({
    A: { hand: ['o-16', 'doorgestoken-kaart'], mud: ['modderpoel'] },
    B: { hand: ['w-05'] },
  });
  kick.run('A lay doorgestoken-kaart', 'A use');
  assert.deepEqual(compared(kick), [7, 6]);
});

test('BMS-116c in their own T3/T4 a coach may sacrifice a laid card of any symbol instead: one Modderpoel is gone', () => {
  const t = pitch({ A: { hand: ['o-14'] }, B: { hand: ['w-02', 'schwalbe'], mud: ['modderpoel'] } }).run(
    'B lay schwalbe',
  );
  assert.deepEqual(t.options('B'), ['hold', 'sacrifice']);
  t.run('B sacrifice');
  assert.deepEqual([t.zone('mud.B'), t.zone('discard')], [[], ['modderpoel', 'schwalbe#1']]);
  const none = pitch({ A: { hand: ['o-14', 'tackle'] }, B: { hand: ['w-02'] } }).run('A lay tackle');
  assert.equal(none.refusal('A', 'sacrifice')?.rule, 'BMS-116c');
});

test('BMS-116d a sacrifice opens no reaction window', () => {
  const t = pitch({
    A: { hand: ['o-14', 'tackle'], mud: ['modderpoel'] },
    B: { hand: ['w-02', 'eerlijk-spel'] },
  });
  t.run('A lay tackle', 'B lay eerlijk-spel', 'A sacrifice');
  assert.deepEqual(t.asked(), { B: 'defenderAct' });
});

test('BMS-117 Nieuwe hoefijzers: your field bull gets +1 A and +1 D, in either role', () => {
  assert.deepEqual(values(attackerUses('nieuwe-hoefijzers')), [
    ['attackValue', 0, 7],
    ['defenceValue', 0, 5],
  ]);
  assert.deepEqual(compared(defenderUses('nieuwe-hoefijzers')), [6, 9]);
});

test('BMS-118 Sabotage: BMS-118a two random cards of the opponent’s hand are locked, or as many as there are', () => {
  const t = pitch({ A: { hand: ['o-14', 'sabotage'] }, B: { hand: ['w-02', 'w-07', 'tackle', 'hands'] } });
  t.run('A lay sabotage', 'B bull w-02', 'B none', 'A use');
  assert.deepEqual([t.zone('locked.B').length, t.zone('hand.B').length], [2, 1]);
  const few = pitch({ A: { hand: ['o-14', 'sabotage'] }, B: { hand: ['w-02', 'w-07'] } });
  assert.equal(few.run('A lay sabotage', 'B bull w-02', 'A use').zone('locked.B').length, 1);
});

test('BMS-118c they count towards the six until they return', () => {
  const t = pitch({ A: { hand: ['o-14', 'sabotage'] }, B: { hand: ['w-02', 'w-07', 'tackle', 'hands'] } });
  t.run('A lay sabotage', 'B bull w-02', 'B none', 'A use');
  assert.deepEqual(t.facts.returning, [0, 2]);
  assert.equal(t.options('B')[0], 'split 3');
});

test('BMS-119 Schwalbe: draw a referee card. BMS-121 Slijmen bij de scheids: draw a VAR card', () => {
  assert.equal(attackerUses('schwalbe', { setting: { referee: ['ref-goedgekeurd'] } }).score, '1-0');
  const t = defenderUses('slijmen-bij-de-scheids', {
    a: 'o-09',
    b: 'w-16',
    setting: { var: ['var-afgekeurd'] },
  });
  assert.deepEqual([t.score, t.zone('varDiscard')], ['0-0', ['var-afgekeurd']]);
});

test('BMS-120 Sliding: 1-2 no goal, 3-5 nothing, 6 nothing and a red card for you', () => {
  const sliding = (die: number) => defenderUses('sliding', { a: 'o-09', b: 'w-16', dice: [die] });
  for (const die of [1, 2]) assert.equal(sliding(die).score, '0-0');
  for (const die of [3, 4, 5])
    assert.deepEqual([sliding(die).score, sliding(die).facts.reds], ['1-0', [0, 0]]);
  assert.deepEqual([sliding(6).score, sliding(6).facts.reds], ['1-0', [0, 1]]);
});

test('BMS-123 Tackle: 1-2 yellow card for you, 3-4 the attacking bull gets -2 A, 5-6 -3 A', () => {
  const tackle = (die: number) => defenderUses('tackle', { dice: [die] });
  for (const die of [1, 2])
    assert.deepEqual(
      [compared(tackle(die)), tackle(die).facts.yellows],
      [
        [6, 8],
        [0, 1],
      ],
    );
  for (const die of [3, 4])
    assert.deepEqual(
      [compared(tackle(die)), tackle(die).facts.yellows],
      [
        [4, 8],
        [0, 0],
      ],
    );
  for (const die of [5, 6]) assert.deepEqual(compared(tackle(die)), [3, 8]);
});

test('BMS-125 Wissel: the right to fetch bulls from the bench at T7 of this attack', () => {
  const t = attackerUses('wissel');
  assert.deepEqual([t.asked(), t.options('A')[0]], [{ A: 'wissel', B: 'refill' }, 'done']);
  assert.equal(t.facts.wissel, 1);
});

test('BMS-253 dikke-huid: the -A of Bodycheck and Tackle does not affect it; Modderpoel still counts', () => {
  const t = defenderUses('tackle', { a: 'o-13', dice: [6] });
  assert.deepEqual([compared(t), t.keys.includes('thickHide')], [[7, 8], true]);
  const muddy = { A: { hand: ['o-13', 'o-06'], mud: ['modderpoel'] } };
  assert.deepEqual(compared(defenderUses('tackle', { a: 'o-13', dice: [6], setting: muddy })), [6, 8]);
  const off = defenderUses('tackle', { a: 'o-13', dice: [6], setting: { options: { specialities: 'off' } } });
  assert.deepEqual(compared(off), [4, 8]);
});

test('BMS-256 counterspits: if it is your field bull when you use Counter, 4-6 is a goal', () => {
  assert.equal(countering('o-10', 'w-08', [4]).run('B use').score, '1-1');
  assert.equal(countering('o-10', 'w-08', [3]).run('B use').score, '1-0');
  assert.equal(
    countering('o-10', 'w-08', [4], { options: { specialities: 'off' } }).run('B use').score,
    '1-0',
  );
});
