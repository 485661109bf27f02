import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ballenMetStierenEdition } from './edition.ts';
import { pitch, type Setting } from './testing/table.ts';

/** What is said about the attacker's only goal, after these answers. */
function goalOf(setting: Setting, ...lines: readonly string[]): string {
  const t = pitch(setting);
  const story = [...t.told];
  for (const line of lines) story.push(...t.run(line).told);
  assert.equal(t.score, '1-0');
  const [own] = ballenMetStierenEdition.breakdown?.(t.match, t.view('A'), 'nl', story) ?? [];
  return own?.[0] ?? assert.fail();
}

const duel = (bull: string, other: string, setting: Setting = {}): string =>
  goalOf(
    { A: { hand: [bull, 'o-07'] }, B: { hand: [other, 'w-07'] }, ...setting },
    `A bull ${bull}`,
    `B bull ${other}`,
  );

test('BMS-060 a goal by the higher figure has both figures', () => {
  assert.match(duel('o-09', 'w-03'), / scoort met 8 tegen 7$/);
});

test('BMS-062 a goal that the VAR gives after a tie was compared, also between an afmaker and a doelman', () => {
  const goal = { var: ['var-goedgekeurd'] };
  assert.match(duel('o-11', 'w-03', goal), / staat gelijk, 7 tegen 7, en de VAR geeft het doelpunt$/);
  assert.match(duel('o-10', 'w-01', goal), / staat gelijk, 8 tegen 8, en de VAR geeft het doelpunt$/);
});

test('BMS-251 an afmaker scores when it is level', () => {
  assert.match(duel('o-10', 'w-02'), / scoort met 8 tegen 8; voor een afmaker is gelijk genoeg$/);
});

/** Schwalbe of o-14 against w-02: the referee gives a penalty. */
const shoot = (taker: string, keeper: string): string =>
  goalOf(
    {
      A: { hand: ['o-14', taker, 'schwalbe'] },
      B: { hand: ['w-02', keeper, 'w-16', 'hands'] },
      referee: ['ref-penalty'],
      chance: [{ stream: 'keepers', top: [keeper.replace('w-', 'wit-')] }],
    },
    'A bull o-14',
    'A lay schwalbe',
    'B bull w-02',
    'B lay hands',
    'A use',
    'B pass',
    `A bull ${taker}`,
    `B bull ${keeper}`,
    'B bull w-16',
    'A right',
  );

test('BMS-224 in a penalty level is enough', () => {
  assert.match(shoot('o-09', 'w-01'), / scoort met 8 tegen 8; bij een penalty is gelijk genoeg$/);
  assert.match(shoot('o-09', 'w-03'), / scoort met 8 tegen 7$/);
});

test('BMS-220 a penalty that the VAR gives after a tie goes by its own figures', () => {
  const line = goalOf(
    { A: { hand: ['o-11', 'o-09'] }, B: { hand: ['w-03'] }, var: ['var-penalty'] },
    'A bull o-11',
    'A bull o-09',
  );
  assert.match(line, / scoort met 8 tegen 7$/);
});

test('BMS-222 a penalty without a keeper is a goal without comparing', () => {
  const line = goalOf(
    { A: { hand: ['o-01', 'schwalbe'] }, B: { hand: ['hands'] }, referee: ['ref-penalty'] },
    'A lay schwalbe',
    'A use',
  );
  assert.match(line, /een doelpunt zonder vergelijken$/);
});
