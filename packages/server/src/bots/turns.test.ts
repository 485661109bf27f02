import assert from 'node:assert/strict';
import { test } from 'node:test';
import { charge, correct, newAccount, type Path, shareOf, tidy, turnOf } from './turns.ts';

const wanting = (path: Path, due = 0) => ({ path, due });

/** Each time, the one whose turn it is thinks for this long; gives what each has had in the end, by its last name. */
function turns(account = newAccount(), paths: readonly Path[], costs: readonly number[], rounds: number) {
  const had = new Map<string, number>();
  for (let n = 0; n < rounds; n++) {
    const { path } = turnOf(
      account,
      paths.map((one) => wanting(one)),
    )!;
    const ms = costs[paths.indexOf(path)]!;
    // What is charged in advance may be far from the truth.
    charge(account, path, 50);
    correct(account, path, ms - 50);
    had.set(path.join(), (had.get(path.join()) ?? 0) + ms);
  }
  return paths.map((path) => had.get(path.join()) ?? 0);
}

test('every address gets as much as the others, however many tables it has and however long they think', () => {
  const many = Array.from({ length: 49 }, (_, n) => ['crowd', `person${n}`, `table${n}`]);
  const had = turns(newAccount(), [['other', 'p', 't'], ...many], [100, ...many.map(() => 10)], 2200);
  const ofCrowd = had.slice(1);
  const crowd = ofCrowd.reduce((sum, ms) => sum + ms, 0);
  assert.ok(Math.abs(had[0]! - crowd) <= 200, `${had[0]} and ${crowd}`);
  assert.ok(Math.max(...ofCrowd) - Math.min(...ofCrowd) <= 20, String(ofCrowd));
});

test('within an address every person gets as much, and within a person every table', () => {
  const paths = [
    ['a', 'anna', 't1'],
    ['a', 'bert', 't2'],
    ['a', 'bert', 't3'],
    ['a', 'bert', 't4'],
  ];
  assert.deepEqual(turns(newAccount(), paths, [30, 10, 10, 10], 200), [1500, 500, 500, 500]);
});

test('time that nobody else wanted is held against nobody, and who comes late claims nothing for the past', () => {
  const account = newAccount();
  const [old, late] = [['old'], ['late']];
  turns(account, [old], [10], 6000);
  tidy(account, [old]);
  const [had, hadLate] = turns(account, [old, late], [10, 10], 100);
  assert.ok(Math.abs(had! - hadLate!) <= 20, `${had} and ${hadLate}`);
});

test('a player who has had more than others cannot shed that by wanting nothing for a moment', () => {
  const account = newAccount();
  turns(account, [['greedy'], ['other']], [1000, 1], 2);
  tidy(account, [['other']]);
  assert.deepEqual(turnOf(account, [wanting(['greedy']), wanting(['other'])])?.path, ['other']);
  tidy(account, []);
  assert.deepEqual(account, newAccount());
});

test('among those who have had equally much, the one due first has its turn', () => {
  const all = [
    wanting(['a', 't1'], 3),
    wanting(['a', 't2'], 2),
    wanting(['b', 't3'], 1),
    wanting(['b', 't3'], 0),
  ];
  assert.equal(turnOf(newAccount(), all), all[3]);
  assert.equal(turnOf(newAccount(), all.slice(0, 2)), all[1]);
  assert.equal(turnOf(newAccount(), []), undefined);
});

test('time is divided evenly at every level: address, person, table', () => {
  const other = ['b', 'p', 't'];
  const mine = ['a', 'anna', 't1'];
  const all = [mine, mine, ['a', 'anna', 't2'], ['a', 'bert', 't3'], other];
  assert.equal(shareOf(other, all, 1200), 600);
  assert.equal(shareOf(mine, all, 1200), 75);
  assert.equal(shareOf(mine, [mine], 1200), 1200);
});
