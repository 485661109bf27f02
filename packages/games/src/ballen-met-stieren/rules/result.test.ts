import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figuresWith, thieves } from '../testing/figures.ts';
import { pitch, type Setting } from '../testing/table.ts';

/** The field as it is at T5. */
const atResult = (a: string | undefined, b: string | undefined, setting: Setting = {}) =>
  pitch({
    ...setting,
    A: { ...(a && { field: [a] }), hand: ['o-07', 'o-06'], ...setting.A },
    B: { ...(b && { field: [b] }), hand: ['w-07'], ...setting.B },
    stack: [{ do: 'endCheck' }, { do: 'attempt' }, { do: 'result' }],
  });

test('BMS-040 T5 goal or no goal is determined and the score updated', () => {
  assert.equal(atResult('o-09', 'w-03').score, '1-0');
  assert.equal(atResult('o-05', 'w-03').score, '0-0');
});

test('BMS-005 a goal adds exactly 1 to its scorer’s score', () => {
  assert.equal(atResult('o-09', 'w-16', { facts: { score: [3, 2] } }).score, '4-2');
});

test('BMS-060 A higher than D: goal. BMS-061 D higher than A: no goal', () => {
  assert.equal(atResult('o-09', 'w-03').score, '1-0');
  assert.equal(atResult('o-11', 'w-02').score, '0-0');
});

test('BMS-062 A equal to D: a VAR card decides', () => {
  assert.equal(atResult('o-11', 'w-03', { var: ['var-goedgekeurd'] }).score, '1-0');
  assert.equal(atResult('o-11', 'w-03', { var: ['var-afgekeurd'] }).score, '0-0');
  const yellow = atResult('o-11', 'w-03', { var: ['var-afgekeurd-geel'] });
  assert.deepEqual([yellow.score, yellow.facts.yellows], ['0-0', [1, 0]]);
});

test('BMS-063 the first that applies decides: locked goal, Hoef, verdict, no defender, comparison', () => {
  const facts = (locked: boolean, hoef: boolean, verdict: string) => ({ facts: { locked, hoef, verdict } });
  assert.equal(atResult('o-01', 'w-01', facts(true, false, 'noGoal')).score, '1-0');
  assert.equal(atResult('o-01', 'w-02', facts(false, true, 'noGoal')).score, '1-0');
  assert.equal(atResult('o-14', 'w-02', facts(false, true, 'noGoal')).score, '0-0');
  assert.equal(atResult('o-09', 'w-03', facts(false, false, 'noGoal')).score, '0-0');
  assert.equal(atResult('o-01', 'w-02', facts(false, false, 'goal')).score, '1-0');
  assert.equal(atResult('o-01', undefined).score, '1-0');
  assert.equal(atResult('o-01', undefined, facts(false, false, 'noGoal')).score, '0-0');
});

test('BMS-064 a verdict is provisional until T5; a later one in the same attempt replaces an earlier one', () => {
  const t = pitch({ A: { hand: ['o-14', 'hooli-gans'] }, B: { hand: ['w-02', 'sliding'] }, dice: [5, 1] });
  t.run('A lay hooli-gans', 'B lay sliding', 'A use', 'B pass');
  assert.deepEqual([t.facts.verdict, t.score], ['goal', '0-0']);
  t.run('B use');
  assert.deepEqual([t.score, t.keys.includes('goal')], ['0-0', false]);
});

test('BMS-065 after a locked goal no verdict, value, free kick or penalty counts; cards and shuffles still do', () => {
  const t = pitch({
    A: { hand: ['o-12', 'o-01', 'kanonskogel'] },
    B: { hand: ['w-03', 'w-01', 'slijmen-bij-de-scheids'] },
    var: ['var-penalty'],
  }).run(
    'A bull o-12',
    'A lay kanonskogel',
    'B bull w-03',
    'B lay slijmen-bij-de-scheids',
    'A use',
    'B pass',
    'B use',
  );
  assert.deepEqual(t.keys.slice(0, 5), ['used', 'var', 'reshuffled', 'notTaken', 'goal']);
  const booked = pitch({
    A: { hand: ['o-12', 'o-01', 'kanonskogel'] },
    B: { hand: ['w-03', 'w-01', 'slijmen-bij-de-scheids'] },
    var: ['var-afgekeurd-geel'],
  }).run(
    'A bull o-12',
    'A lay kanonskogel',
    'B bull w-03',
    'B lay slijmen-bij-de-scheids',
    'A use',
    'B pass',
    'B use',
  );
  assert.deepEqual([booked.score, booked.facts.yellows], ['1-0', [1, 0]]);
  const gone = pitch({ A: { hand: ['o-12', 'kanonskogel'] }, B: { hand: ['w-03', 'kopstoot'] } });
  gone.run('A lay kanonskogel', 'B lay kopstoot', 'A use', 'B pass', 'B use');
  assert.equal(gone.score, '1-0');
});

test('BMS-066 a VAR card for a tie without verdict, free kick or penalty: no goal', () => {
  const figures = figuresWith(thieves.actions, {
    var: [{}, { yellow: 'defender' }, { result: 'goal' }, { result: 'goal' }, { result: 'goal' }],
  });
  const tie = { options: { figures }, A: { hand: ['o-01'] }, B: { hand: ['w-01'] } };
  assert.equal(atResult('o-11', 'w-03', { ...tie, var: ['var-1'] }).score, '0-0');
  const yellow = atResult('o-11', 'w-03', { ...tie, var: ['var-2'] });
  assert.deepEqual([yellow.score, yellow.facts.yellows], ['0-0', [0, 1]]);
});

test('BMS-067 A = printed + modifiers − Modderpoels + speciality, D = printed + modifiers; negative is possible', () => {
  const values = (t: ReturnType<typeof atResult>) => t.facts.score;
  assert.deepEqual(
    values(atResult('o-09', 'w-03', { facts: { plusAttack: [-1, 5] }, var: ['var-afgekeurd'] })),
    [0, 0],
  );
  assert.deepEqual(values(atResult('o-14', 'w-03', { facts: { plusAttack: [2, 0] } })), [1, 0]);
  assert.deepEqual(
    values(atResult('o-09', 'w-03', { A: { mud: ['modderpoel'] }, var: ['var-afgekeurd'] })),
    [0, 0],
  );
  assert.deepEqual(values(atResult('o-09', 'w-03', { B: { mud: ['modderpoel'] } })), [1, 0]);
  assert.deepEqual(values(atResult('o-09', 'w-03', { facts: { plusDefence: [0, 2] } })), [0, 0]);
  const low = pitch({ A: { hand: ['o-01', 'o-02'] }, B: { hand: ['w-10', 'bodycheck'] } });
  low.run('A bull o-01', 'B lay bodycheck', 'B use');
  assert.equal(low.told.find(({ key }) => key === 'attackValue')?.args.value, -2);
});

test('BMS-068 modifiers belong to the bull: they end when it leaves, when the attack ends and at a restart', () => {
  const t = pitch({
    A: { hand: ['o-14', 'o-06', 'joelende-koeien'] },
    B: { hand: ['w-03', 'cheerleader-bertha'] },
  });
  t.run('A bull o-14', 'A lay joelende-koeien', 'B lay cheerleader-bertha', 'A use', 'B pass');
  assert.deepEqual(t.facts.plusAttack, [2, 0]);
  t.run('B use');
  assert.deepEqual([t.facts.plusAttack, t.score], [[0, 0], '0-0']);
  const out = pitch({
    A: { field: ['o-14'], laid: ['kopstoot'], hand: ['o-06'] },
    B: { field: ['w-03'], laid: ['tackle'], hand: ['w-07'] },
    facts: { plusAttack: [1, 0], plusDefence: [0, 2] },
    stack: [{ do: 'endCheck' }, { do: 'attempt' }, { do: 'defenderActs' }, { do: 'attackerAct', seat: 'A' }],
  }).run('A use', 'B pass');
  assert.deepEqual(
    [out.facts.plusAttack, out.facts.plusDefence, out.asked()],
    [[1, 0], [0, 0], { B: 'defenderAct' }],
  );
  const next = atResult('o-09', 'w-03', { facts: { plusAttack: [4, 1], plusDefence: [1, 1] } });
  assert.deepEqual(
    [next.facts.plusAttack, next.facts.plusDefence],
    [
      [0, 0],
      [0, 0],
    ],
  );
});

test('BMS-108b with `attackerHigher` only A − D of 3 or more counts', () => {
  const hoef = { facts: { hoef: true, verdict: 'noGoal' } };
  assert.equal(
    atResult('o-01', 'w-02', { ...hoef, options: { hoefDifference: 'attackerHigher' } }).score,
    '0-0',
  );
  assert.equal(
    atResult('o-09', 'w-06', { ...hoef, options: { hoefDifference: 'attackerHigher' } }).score,
    '1-0',
  );
  assert.equal(atResult('o-01', 'w-02', hoef).score, '1-0');
});

test('BMS-108a BMS-108b a difference of exactly 3 is enough in either direction, 2 is not', () => {
  const hoef = { facts: { hoef: true, verdict: 'noGoal' } };
  const score = (a: string, b: string) => atResult(a, b, hoef).score;
  assert.deepEqual([score('o-09', 'w-06'), score('o-05', 'w-03')], ['1-0', '1-0']);
  assert.deepEqual([score('o-09', 'w-05'), score('o-14', 'w-02')], ['0-0', '0-0']);
});

test('BMS-108c no attacking bull: it fails; no defending bull: D counts as 0', () => {
  const hoef = { facts: { hoef: true, verdict: 'noGoal' } };
  assert.equal(atResult(undefined, 'w-02', hoef).score, '0-0');
  assert.equal(atResult('o-05', undefined, hoef).score, '1-0');
  assert.equal(atResult('o-02', undefined, { ...hoef, A: { hand: ['o-01'] } }).score, '0-0');
});

test('BMS-250 specialities are automatic, and the option switches them off', () => {
  assert.equal(atResult('o-10', 'w-02').score, '1-0');
  const off = atResult('o-10', 'w-02', { options: { specialities: 'off' }, var: ['var-afgekeurd'] });
  assert.ok(off.facts.score[0] === 0 && off.zone('varDiscard').length === 1);
});

test('BMS-251 afmaker: an attack that compares equal is a goal without VAR', () => {
  const t = atResult('o-10', 'w-02', { var: ['var-afgekeurd'] });
  assert.deepEqual([t.score, t.zone('varDiscard')], ['1-0', []]);
});

test('BMS-252 doelman: equal is no goal without VAR; afmaker against doelman: the VAR decides', () => {
  const t = atResult('o-09', 'w-01', { B: { hand: ['w-02'] }, var: ['var-goedgekeurd'] });
  assert.deepEqual([t.score, t.zone('varDiscard')], ['0-0', []]);
  const both = atResult('o-10', 'w-01', { B: { hand: ['w-02'] }, var: ['var-goedgekeurd'] });
  assert.deepEqual([both.score, both.zone('varDiscard')], ['1-0', ['var-goedgekeurd#1']]);
});

/** A plays o-12 (7/3) with Kanonskogel, judged at the result, against w-03 (3/7) with this card of B. */
const cannon = (card: string, setting: Setting = {}) =>
  pitch({
    A: { hand: ['o-12', 'o-01', 'kanonskogel'] },
    B: { hand: ['w-03', 'w-01', card] },
    options: { kanonskogel: 'result' },
    ...setting,
  }).run('A bull o-12', 'A lay kanonskogel', 'B bull w-03', `B lay ${card}`, 'A use', 'B pass', 'B use');

test('BMS-111c Kanonskogel judged at the result: the defender’s action counts, a verdict does not', () => {
  const fed = cannon('krachtvoer');
  assert.deepEqual(
    [fed.score, fed.keys.includes('noEffect'), fed.keys.includes('noGoal')],
    ['0-0', true, true],
  );
  const slid = cannon('sliding', { dice: [1] });
  assert.deepEqual([slid.score, slid.keys.includes('cannonScores')], ['1-0', true]);
  const shod = cannon('nieuwe-hoefijzers');
  assert.equal(shod.score, '1-0');
});

test('BMS-111c without an attacking bull it fails, and a free kick takes the card away unresolved', () => {
  assert.equal(cannon('kopstoot').score, '0-0');
  const kicked = cannon('hooli-gans', { dice: [1], referee: ['ref-vrije-trap'] });
  assert.deepEqual([kicked.facts.hoef, kicked.zone('discard').includes('kanonskogel#1')], [false, true]);
});
