import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attackerUses, compared, countering, defenderUses } from '../testing/duel.ts';
import { pitch } from '../testing/table.ts';

test('BMS-101 Bodycheck: BMS-101a the opponent’s bull gets -3 A, BMS-101b then you get a yellow card', () => {
  const t = defenderUses('bodycheck', { a: 'o-09', b: 'w-05' });
  assert.deepEqual([compared(t), t.facts.yellows, t.score], [[5, 6], [0, 1], '0-0']);
  assert.deepEqual(t.keys.slice(0, 3), ['used', 'attackValue', 'yellow']);
});

test('BMS-101b the yellow card comes even if the bull was immune or there was none', () => {
  const t = defenderUses('bodycheck', { a: 'o-13', b: 'w-05' });
  assert.deepEqual(
    [compared(t), t.facts.yellows],
    [
      [7, 6],
      [0, 1],
    ],
  );
});

test('BMS-102 Cheerleader Bertha: BMS-102a the opponent exchanges the field bull for one from hand, of their choice', () => {
  const t = pitch({ A: { hand: ['o-09', 'o-06', 'o-07'] }, B: { hand: ['w-05', 'cheerleader-bertha'] } });
  t.run('A bull o-09', 'B lay cheerleader-bertha', 'B use');
  assert.deepEqual([t.asked(), t.options('A')], [{ A: 'replace' }, ['bull oranje-06', 'bull oranje-07']]);
  assert.equal(t.refusal('A', 'bull o-09')?.rule, 'BMS-102a');
  t.run('A bull o-07');
  assert.deepEqual([t.score, t.zone('hand.A').sort()], ['0-0', ['oranje-06', 'oranje-09']]);
});

test('BMS-102b no usable bull in hand, or no bull on the field: no effect', () => {
  const t = pitch({ A: { hand: ['o-09'] }, B: { hand: ['w-05', 'cheerleader-bertha'] } });
  t.run('B lay cheerleader-bertha', 'B use');
  assert.deepEqual([t.keys[1], t.score], ['noEffect', '1-0']);
  const field = pitch({ A: { hand: ['o-09', 'cheerleader-bertha'] }, B: { hand: ['tackle'] } });
  field.run('A lay cheerleader-bertha', 'A use');
  assert.equal(field.keys[1], 'noEffect');
});

test('BMS-103 Counter: BMS-103a only in its window, after T5, whether or not the attack scored, with a bull on the field', () => {
  const scored = countering('o-09', 'w-11', [5]);
  assert.deepEqual([scored.score, scored.asked()], ['1-0', { B: 'counter' }]);
  assert.equal(scored.run('B use').score, '1-1');
  const failed = countering('o-16', 'w-05', [5], { var: ['var-afgekeurd'] });
  assert.deepEqual([failed.score, failed.asked()], ['0-0', { B: 'counter' }]);
  assert.equal(failed.run('B use').score, '0-1');
  const gone = pitch({ A: { hand: ['o-09', 'kopstoot'] }, B: { hand: ['w-05', 'counter'] } });
  gone.run('A lay kopstoot', 'B lay counter', 'A use', 'B pass', 'B hold');
  assert.deepEqual(gone.asked(), { A: 'refill', B: 'refill' });
});

test('BMS-103b your A higher than the opponent’s D (no bull: 0): 1-4 nothing, 5-6 goal; otherwise nothing is drawn', () => {
  assert.equal(countering('o-09', 'w-11', [4]).run('B use').score, '1-0');
  assert.equal(countering('o-09', 'w-11', [6]).run('B use').score, '1-1');
  const lower = countering('o-01', 'w-09', []).run('B use');
  assert.deepEqual(lower.keys.slice(0, 2), ['used', 'noEffect']);
  const empty = pitch({
    A: { hand: ['o-06'] },
    B: { field: ['w-01'], laid: ['counter'], hand: ['w-07'] },
    dice: [5],
    stack: [{ do: 'endCheck' }, { do: 'attempt' }, { do: 'counter', seat: 'B' }],
  }).run('B use');
  assert.equal(empty.score, '0-1');
});

test('BMS-103c all current modifiers count; Modderpoel beside you lowers your A', () => {
  const muddy = countering('o-07', 'w-14', [6], {
    B: { hand: ['w-14', 'w-07', 'counter'], mud: ['modderpoel'] },
  });
  assert.equal(muddy.run('B use').keys[1], 'noEffect');
  assert.equal(countering('o-07', 'w-14', [6]).run('B use').score, '1-1');
});

test('BMS-105 Eerlijk spel: BMS-105a only in a reaction window; the card has no effect, costs included', () => {
  const t = pitch({ A: { hand: ['o-14', 'eerlijk-spel'] }, B: { hand: ['w-02', 'bodycheck'] } });
  t.run('A lay eerlijk-spel', 'B lay bodycheck');
  assert.equal(t.refusal('A', 'use')?.rule, 'BMS-105a');
  t.run('A hold', 'B use', 'A use');
  assert.deepEqual(
    [t.facts.yellows, compared(t)],
    [
      [0, 0],
      [6, 8],
    ],
  );
});

test('BMS-105b it cancels only the card just used: not a Modderpoel already lying', () => {
  const t = pitch({
    A: { hand: ['o-14', 'eerlijk-spel'], mud: ['modderpoel'] },
    B: { hand: ['w-02', 'krachtvoer'] },
  });
  t.run('A lay eerlijk-spel', 'B lay krachtvoer', 'A hold', 'B use', 'A use');
  assert.deepEqual([compared(t), t.zone('mud.A')], [[5, 8], ['modderpoel']]);
});

test('BMS-105c the cancelled card counts as used; a cancelled Modderpoel is discarded', () => {
  const t = pitch({ A: { hand: ['o-14', 'modderpoel'] }, B: { hand: ['w-02', 'eerlijk-spel'] } });
  t.run('A lay modderpoel', 'B lay eerlijk-spel', 'A use', 'B use');
  assert.deepEqual([t.zone('mud.B'), t.zone('discard').sort()], [[], ['eerlijk-spel#1', 'modderpoel']]);
});

test('BMS-107 Hands: 1-2 no goal, 3-5 a VAR card, 6 red card for you and then goal', () => {
  const hands = (die: number) =>
    defenderUses('hands', { a: 'o-09', b: 'w-05', dice: [die], setting: { var: ['var-afgekeurd-geel'] } });
  for (const die of [1, 2]) assert.deepEqual([hands(die).score, hands(die).zone('varDiscard')], ['0-0', []]);
  for (const die of [3, 4, 5])
    assert.deepEqual([hands(die).score, hands(die).facts.yellows], ['0-0', [1, 0]]);
  const six = defenderUses('hands', { a: 'o-01', b: 'w-05', dice: [6] });
  assert.deepEqual(
    [six.score, six.facts.reds, six.keys.slice(1, 4)],
    ['1-0', [0, 1], ['die', 'red', 'verdict']],
  );
});

test('BMS-108 Hoef van God: BMS-108a at T5, after the defender’s action, 3 or more apart scores whatever the verdict', () => {
  const t = pitch({ A: { hand: ['o-14', 'hoef-van-god'] }, B: { hand: ['w-02', 'sliding'] }, dice: [1] });
  t.run('A lay hoef-van-god', 'B lay sliding', 'A use', 'B pass');
  assert.deepEqual([t.facts.hoef, t.score], [true, '0-0']);
  assert.equal(t.run('B use').score, '0-0');
  const far = pitch({ A: { hand: ['o-09', 'hoef-van-god'] }, B: { hand: ['w-06', 'sliding'] }, dice: [1] });
  far.run('A lay hoef-van-god', 'B lay sliding', 'A use', 'B pass', 'B use');
  assert.deepEqual([far.score, far.keys.includes('hoofScores')], ['1-0', true]);
});

test('BMS-108c a free kick or penalty caused by the defender’s action discards it unresolved', () => {
  const t = pitch({
    A: { hand: ['o-14', 'o-06', 'hoef-van-god'] },
    B: { hand: ['w-02', 'w-05', 'slijmen-bij-de-scheids'] },
    var: ['var-penalty'],
  }).run(
    'A bull o-14',
    'A lay hoef-van-god',
    'B bull w-02',
    'B lay slijmen-bij-de-scheids',
    'A use',
    'B pass',
    'B use',
  );
  assert.deepEqual(
    [t.facts.hoef, t.zone('discard').sort()],
    [false, ['hoef-van-god#1', 'slijmen-bij-de-scheids']],
  );
});

test('BMS-109 Hooli-gans: 1-2 a referee card, 3-4 no goal, 5-6 goal for the attacker, even if the defender used it', () => {
  const setting = { referee: ['ref-rood-verdediger'] };
  for (const die of [1, 2])
    assert.deepEqual(attackerUses('hooli-gans', { dice: [die], setting }).facts.reds, [0, 1]);
  for (const die of [3, 4])
    assert.equal(attackerUses('hooli-gans', { a: 'o-09', b: 'w-05', dice: [die] }).score, '0-0');
  for (const die of [5, 6]) assert.equal(attackerUses('hooli-gans', { dice: [die] }).score, '1-0');
  assert.equal(defenderUses('hooli-gans', { dice: [5] }).score, '1-0');
});

test('BMS-110 Joelende koeien: your field bull gets +2 A', () => {
  assert.deepEqual(compared(attackerUses('joelende-koeien', { b: 'w-03' })), [8, 7]);
});

test('BMS-111 Kanonskogel: BMS-111a a difference of 0 or 1 in either direction locks the goal', () => {
  for (const b of ['w-03', 'w-05', 'w-06']) assert.equal(attackerUses('kanonskogel', { b }).score, '1-0');
  assert.equal(attackerUses('kanonskogel', { b: 'w-02' }).score, '0-0');
});

test('BMS-111b 2 or more at that moment: no effect, even if the values change later; no defending bull: no effect', () => {
  const t = pitch({ A: { hand: ['o-14', 'kanonskogel'] }, B: { hand: ['w-07', 'nieuwe-hoefijzers'] } });
  t.run('A lay kanonskogel', 'B lay nieuwe-hoefijzers', 'A use', 'B pass');
  assert.equal(t.facts.locked, true);
  const later = pitch({
    A: { hand: ['o-12', 'kanonskogel'] },
    B: { hand: ['w-07', 'krachtvoer'] },
    var: ['var-afgekeurd'],
  });
  later.run('A lay kanonskogel', 'B lay krachtvoer', 'A use', 'B pass');
  assert.equal(later.facts.locked, false);
  assert.equal(later.run('B use').score, '0-0');
  const nobody = pitch({ A: { hand: ['o-01', 'kanonskogel'] }, B: { hand: ['tackle'] } }).run(
    'A lay kanonskogel',
    'A use',
  );
  assert.deepEqual([nobody.keys.includes('lockedGoal'), nobody.score], [false, '1-0']);
});
