import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stamtafel } from '../../testing/stamtafel.ts';
import { measureRaces, type Races } from './measure.ts';

const wonBy = (person: number, level: string): number => {
  const { won, races } = measureRaces(level, person, 1000);
  return won / races;
};

test('HR-053 a beginner wins half of the races against a Kalf, a quick adult one in three against a Kampioen', () => {
  const even = wonBy(6000, 'level1');
  assert.ok(even > 0.44 && even < 0.56, `${even}`);
  const third = wonBy(2500, 'level4');
  assert.ok(third > 0.28 && third < 0.39, `${third}`);
});

test('HR-053 the stronger the level, the fewer races a person wins against it', () => {
  const won = ['level1', 'level2', 'level3', 'level4'].map((level) => wonBy(3500, level));
  assert.deepEqual(
    won,
    won.toSorted((a, b) => b - a),
  );
  assert.ok((won[0] ?? 0) > 0.8 && (won[3] ?? 1) < 0.2, won.join(' '));
});

test('HR-046 the slower player of a race that was close leaves little, of one that was not a lot', () => {
  const { leftByPerson, won, races } = measureRaces('level4', 6000, 200);
  assert.equal(won, 0);
  assert.ok(leftByPerson / races > 4 && leftByPerson / races < 7, `${leftByPerson}`);
});

test('bench race prints a line for each person and level, or JSON', async () => {
  const { code, out } = await stamtafel(['bench', 'race', '--races', '20', '--people', '2.5,4']);
  assert.equal(code, 0, out);
  assert.match(out, /^level +s a pair +won % .*\nlevel1 +2\.5 +100\.0 /);
  const asked = await stamtafel(['bench', 'race', '--races', '20', '--people', '6', '--json']);
  const all: readonly Races[] = JSON.parse(asked.out);
  assert.deepEqual(
    all.map(({ level, person }) => [level, person]),
    ['level1', 'level2', 'level3', 'level4', 'greedy', 'random'].map((level) => [level, 6000]),
  );
});
