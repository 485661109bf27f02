import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figuresWith, thieves } from '../testing/figures.ts';
import { pitch, type Setting } from '../testing/table.ts';

/** A has o-14 (6/4) and Schwalbe, B w-02 (2/8) and nothing laid; the referee decides. */
const schwalbe = (card: string, setting: Setting = {}) =>
  pitch({
    A: { hand: ['o-14', 'o-06', 'schwalbe'] },
    B: { hand: ['w-02', 'w-05'] },
    ...setting,
    referee: [card],
  }).run('A bull o-14', 'A lay schwalbe', 'B bull w-02', 'A use');

test('BMS-201 the top card is shown and carried out: first yellow, then red, then the VAR shuffle, then the result', () => {
  const all = { yellow: 'attacker', red: 'defender', shuffleVar: true, result: 'goal' } as const;
  const figures = figuresWith(
    { ...thieves.actions, sabotage: 5, schwalbe: 1 },
    { referee: Array(11).fill(all) },
  );
  const t = schwalbe('ref-1', { options: { figures } });
  assert.deepEqual(t.keys.slice(0, 7), ['used', 'referee', 'yellow', 'red', 'reshuffled', 'verdict', 'goal']);
  assert.deepEqual(
    [t.facts.yellows, t.facts.reds],
    [
      [1, 0],
      [0, 1],
    ],
  );
});

test('BMS-202 drawn cards go face up to the discard; an empty pile is made of its shuffled discards', () => {
  assert.deepEqual(schwalbe('ref-goedgekeurd').zone('refereeDiscard'), ['ref-goedgekeurd']);
  const rest = schwalbe('ref-penalty').match.faces.filter(
    ({ back, id }) => back === 'referee' && id !== 'ref-afgekeurd',
  );
  const t = schwalbe('ref-afgekeurd', { refereeDiscard: rest.map(({ id }) => id) });
  assert.deepEqual([t.zone('referee').length, t.zone('refereeDiscard').length], [0, 11]);
  const empty = pitch({
    A: { hand: ['o-14', 'o-06', 'schwalbe'] },
    B: { hand: ['w-02', 'w-05'] },
    refereeDiscard: ['ref-afgekeurd', ...rest.map(({ id }) => id)],
    chance: [{ stream: 'referee', top: ['ref-goedgekeurd'] }],
  }).run('A bull o-14', 'A lay schwalbe', 'B bull w-02', 'A use');
  assert.deepEqual(
    [empty.score, empty.zone('referee').length, empty.zone('refereeDiscard')],
    ['1-0', 10, ['ref-goedgekeurd']],
  );
  assert.ok(empty.keys.includes('reshuffled'));
});

test('BMS-203 shuffle VAR: all five VAR cards, the drawn one included, make a new pile', () => {
  const t = schwalbe('ref-geel-aanvaller', { varDiscard: ['var-penalty', 'var-afgekeurd'] });
  assert.deepEqual([t.zone('var').length, t.zone('varDiscard').length, t.facts.yellows], [5, 0, [1, 0]]);
});

test('BMS-204 goal allowed counts even if the comparison says otherwise; goal disallowed is no goal', () => {
  assert.equal(schwalbe('ref-goedgekeurd').score, '1-0');
  const t = pitch({
    A: { hand: ['o-09', 'o-06', 'schwalbe'] },
    B: { hand: ['w-16', 'w-05'] },
    referee: ['ref-afgekeurd'],
  }).run('A bull o-09', 'A lay schwalbe', 'B bull w-16', 'A use');
  assert.equal(t.score, '0-0');
});

test('BMS-205 consult the VAR: draw a VAR card and carry it out', () => {
  assert.equal(schwalbe('ref-var', { var: ['var-goedgekeurd'] }).score, '1-0');
  const t = schwalbe('ref-var', { var: ['var-afgekeurd-geel'] });
  assert.deepEqual([t.score, t.facts.yellows], ['0-0', [1, 0]]);
});

test('BMS-206 attacker and defender are the roles in the running attack, whoever caused the draw', () => {
  assert.deepEqual(schwalbe('ref-geel-verdediger').facts.yellows, [0, 1]);
  assert.deepEqual(schwalbe('ref-rood-aanvaller').facts.reds, [1, 0]);
  assert.deepEqual(schwalbe('ref-rood-verdediger').facts.reds, [0, 1]);
  const byDefender = pitch({
    A: { hand: ['o-14', 'o-06'] },
    B: { hand: ['w-02', 'w-05', 'hooli-gans'] },
    dice: [1],
    referee: ['ref-vrije-trap'],
  }).run('A bull o-14', 'B bull w-02', 'B lay hooli-gans', 'B use');
  assert.deepEqual(byDefender.told.find(({ key }) => key === 'freeKick')?.args, { seat: 0 });
  assert.deepEqual(byDefender.asked(), { B: 'wallBull' });
});

test('BMS-207 a referee card without result leaves the attack running', () => {
  const t = schwalbe('ref-geel-verdediger');
  assert.deepEqual(t.keys.slice(0, 5), ['used', 'referee', 'yellow', 'compare', 'noGoal']);
});

test('BMS-233 BMS-201 a yellow card that makes the third red stops everything: the result of the card is not reached', () => {
  const t = pitch({
    A: { hand: ['o-14', 'o-06'] },
    B: { hand: ['w-02', 'w-05', 'slijmen-bij-de-scheids'] },
    var: ['var-afgekeurd-geel'],
    facts: { yellows: [1, 0], reds: [2, 0] },
  }).run('A bull o-14', 'B bull w-02', 'B lay slijmen-bij-de-scheids', 'B use');
  assert.deepEqual(
    [t.keys.slice(-3), t.outcome()?.ranks],
    [
      ['yellow', 'red', 'over'],
      [2, 1],
    ],
  );
});

test('BMS-208 with `final` a goal that is allowed cannot be stopped; else a later verdict replaces it', () => {
  const attack = (options: Setting['options'] = {}) =>
    pitch({
      A: { hand: ['o-14', 'o-06', 'schwalbe'] },
      B: { hand: ['w-02', 'w-07', 'sliding'] },
      referee: ['ref-goedgekeurd'],
      dice: [1],
      options,
    }).run('A bull o-14', 'A lay schwalbe', 'B bull w-02', 'B lay sliding', 'A use', 'B pass');
  const final = attack({ approval: 'final' });
  assert.deepEqual(final.keys, ['passed', 'referee', 'approved']);
  assert.equal(final.run('B use').score, '1-0');
  const stoppable = attack();
  assert.deepEqual(stoppable.keys, ['passed', 'referee', 'verdict']);
  assert.equal(stoppable.run('B use').score, '0-0');
});

test('BMS-208 BMS-062 a VAR card that allows the goal decides a tie, final or not', () => {
  for (const approval of ['final', 'stoppable']) {
    const t = pitch({
      A: { hand: ['o-11'] },
      B: { hand: ['w-03'] },
      var: ['var-goedgekeurd'],
      options: { approval },
    });
    assert.equal(t.score, '1-0');
  }
});
