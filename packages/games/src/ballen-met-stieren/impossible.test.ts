import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, type Position, position } from '@stamtafel/kernel';
import { ballenMetStieren } from './game.ts';
import { pitch } from './testing/table.ts';

const match = open(ballenMetStieren);

function reason(change: Partial<Position>): string {
  const whole = { zones: { 'hand.A': ['oranje-01', 'oranje-02'] }, stack: [{ do: 'attack' }], ...change };
  try {
    position(match, whole, 1);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

test('a possible position is accepted, even in the middle of a penalty', () => {
  assert.equal(reason({}), '');
  assert.ok(pitch().asked());
});

test('limits are reached, not passed', () => {
  const ends = (facts: object): string => reason({ facts: { ...facts }, stack: [], zones: {} });
  assert.equal(
    reason({ facts: { attack: 8, last: 8, wissel: 3, spat: 3, yellows: [1, 1], reds: [2, 2] } }),
    '',
  );
  assert.equal(reason({ facts: { attack: 0, last: 0, home: -1, loser: 1 } }), '');
  const goals = reason({ facts: { score: [3, 9] } });
  assert.match(goals, /B has scored 9/);
  assert.equal(ends({ reds: [3, 0] }), '');
  assert.match(ends({ reds: [4, 0] }), /more than two red/);
  for (const [facts, sentence] of [
    [{ attacker: -1 }, /the attacker is seat 0/],
    [{ loser: 2 }, /loser is 0 \(A\)/],
    [{ home: -2 }, /home is 0 \(A\)/],
    [{ wissel: -1 }, /wissel is 0/],
    [{ spat: 4 }, /spat is 0/],
    [{ spat: -1 }, /spat is 0/],
    [{ attack: 1.5 }, /there is no attack/],
    [{ score: [-1, 0] }, /A has scored -1/],
    [{ score: [0, 0.5] }, /B has scored 0.5/],
    [{ yellows: [-1, 0] }, /A has more than one yellow/],
    [{ reds: [0, -1] }, /B has more than two red/],
  ] as const)
    assert.match(reason({ facts: { ...facts } }), sentence);
});

test('an impossible position is refused in a sentence', () => {
  const cases: [Partial<Position>, RegExp][] = [
    [{ facts: { attacker: 4 } }, /the attacker is seat 0/],
    [{ facts: { home: 3 } }, /home is 0 \(A\)/],
    [{ facts: { score: [5, 0] } }, /A has scored 5/],
    [{ facts: { yellows: [0, 2] } }, /B has more than one yellow/],
    [{ facts: { reds: [3, 0] } }, /more than two red/],
    [{ facts: { wissel: 4 } }, /wissel is 0/],
    [{ facts: { attack: 9, last: 8 } }, /long over/],
    [{ facts: { verdict: 'maybe' } }, /verdict is goal/],
    [{ facts: { attempt: 'corner' } }, /attempt is normal/],
    [{ facts: { attack: -1 } }, /there is no attack/],
    [{ zones: { 'hand.A': ['wit-01'] } }, /Card wit-01 cannot lie in zone hand.A/],
    [{ zones: { 'hand.A': ['ref-penalty'] } }, /cannot lie in zone hand.A/],
    [{ zones: { var: ['ref-penalty'] } }, /cannot lie in zone var/],
    [{ zones: { 'field.A': ['oranje-01', 'oranje-02'] } }, /more than one bull/],
    [{ zones: { 'laid.A': ['hands'], 'played.A': ['sabotage'] } }, /more than one action/],
    [{ zones: { 'mud.A': ['hands'] } }, /hands cannot lie beside A/],
    [{ facts: { returning: [1, 0] } }, /would return/],
    [
      {
        zones: {
          'hand.A': [
            'oranje-01',
            'oranje-02',
            'oranje-03',
            'oranje-04',
            'oranje-05',
            'oranje-06',
            'oranje-07',
          ],
        },
      },
      /A holds 7/,
    ],
    [{ stack: [{ do: 'attackBull', seat: 'B' }] }, /for the attacker/],
    [{ stack: [{ do: 'defendBull', seat: 'A' }] }, /for the defender/],
    [{ stack: [{ do: 'effect', seat: 'A' }] }, /has used no card/],
    [{ stack: [{ do: 'attackerAct', seat: 'A' }] }, /nothing to answer with/],
    [{ stack: [{ do: 'eleven' }] }, /whole team/],
  ];
  for (const [change, expected] of cases) assert.match(reason(change), expected);
});
