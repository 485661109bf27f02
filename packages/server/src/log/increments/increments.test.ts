import assert from 'node:assert/strict';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { fastBelow, fastSeed } from '@stamtafel/kernel';
import { howMany, seedOfDay } from '@stamtafel/kernel/testing';
import { backUp, restore } from '../backup.ts';
import { CannotOpen } from '../port.ts';
import { databaseName } from '../schema.ts';
import { SqliteLog } from '../sqlite.ts';
import { add, cardOf, entriesAfter, folderFor, tableName } from '../testing/tables.ts';
import { contents, varied } from '../testing/varied.ts';
import { chainsIn, pointFile } from './chain.ts';
import { checkIncrements } from './check.ts';
import { restoreAt } from './restore.ts';
import { checkTarget, type Taken, take } from './take.ts';

const rounds = howMany({ quick: 60, test: 60, night: 2000 });
const [MINUTE, DAY] = [60_000, 24 * 3_600_000];
const BEGAN = Date.UTC(2026, 10, 19, 20, 15);

type Contents = ReturnType<typeof contents>;

interface Kept {
  readonly data: string;
  readonly to: string;
  /** What the house held at each point in time. */
  readonly truth: Map<number, Contents>;
  readonly log: SqliteLog;
  /** Something happens, this many times. */
  readonly happen: (times: number) => Promise<void>;
  readonly taken: (
    at: number,
    more?: { readonly days?: number; readonly mayCopy?: boolean },
  ) => Promise<Taken>;
}

async function house(t: TestContext, seed = 1): Promise<Kept> {
  const [data, to] = [join(folderFor(t), 'data'), join(folderFor(t), 'increments')];
  const log = await SqliteLog.open(data);
  t.after(() => log.close());
  checkTarget(data, to);
  const something = varied(log, seed);
  const truth = new Map<number, Contents>();
  return {
    data,
    to,
    truth,
    log,
    async happen(times) {
      for (let n = 0; n < times; n++) await something();
    },
    async taken(at, { days = 7, mayCopy = true } = {}) {
      const result = await take(data, { to, now: at, days, mayCopy });
      if (result.made.length > 0) truth.set(at, contents(data));
      return result;
    },
  };
}

/** What was put away is in the house again; who was forgotten later stays forgotten, with all their names. */
function assertRestored(got: Contents, then: Contents, now: Contents): void {
  const gone = new Set(now.forgotten);
  const logs = (all: Contents['logs']) =>
    all.map((entries) =>
      entries.map(({ names = [], ...entry }) => ({
        ...entry,
        names: names.filter((one) => !gone.has(one.person)),
      })),
    );
  const inHouse = ({ cards, away }: Contents) => cards.filter(({ table }) => !away.includes(table));
  const there = new Set(inHouse(then).map(({ table }) => table));
  const those = { ...got, logs: got.logs.filter(([first]) => there.has(first?.table ?? '')) };
  assert.deepEqual(got.cards, then.cards);
  assert.deepEqual(logs(those.logs), logs(then.logs));
  assert.deepEqual(
    got.ends.map((end) => [end?.seq, end?.hash]),
    then.ends.map((end) => [end?.seq, end?.hash]),
  );
  assert.deepEqual(got.forgotten, [...new Set([...then.forgotten, ...now.forgotten])].toSorted());
}

test('every point in time can be restored: tables, cards, names, ends, who was forgotten', async (t) => {
  for (const seed of [1, 2, 3]) {
    const { data, to, truth, happen, taken } = await house(t, seed);
    await happen(20);
    for (let minute = 0; minute < 25; minute++) {
      // A whole copy comes in between.
      await taken(BEGAN + minute * MINUTE + (minute > 12 ? DAY : 0));
      await happen(6);
    }
    assert.ok(truth.size > 20);
    assert.equal(chainsIn(to).length, 2);
    assert.ok(checkIncrements(to).every(({ flaw }) => flaw === undefined));
    const now = contents(data);
    for (const [at, then] of truth) {
      const folder = join(folderFor(t), 'house');
      const restored = await restoreAt(to, folder, { at: at + 30_000, force: false });
      assert.equal(restored.at, at);
      const last = [...truth.values()].at(-1) ?? now;
      assertRestored(contents(folder), then, last);
    }
  }
});

test('where nothing has changed nothing is written, and a house that was restored begins with a whole copy', async (t) => {
  const { data, to, log, happen, taken } = await house(t);
  await happen(30);
  assert.deepEqual((await taken(BEGAN)).made, ['whole']);
  assert.deepEqual((await taken(BEGAN + MINUTE)).made, []);
  assert.deepEqual((await taken(BEGAN + 2 * DAY)).made, []);
  await happen(5);
  assert.deepEqual((await taken(BEGAN + 3 * MINUTE)).made, ['increment']);
  await happen(5);
  assert.deepEqual((await taken(BEGAN + DAY)).made, ['increment', 'whole']);
  const backup = join(folderFor(t), 'backup.db');
  await backUp(data, backup, { force: false });
  await log.close();
  await restore(backup, data, { force: true });
  const again = await SqliteLog.open(data);
  t.after(() => again.close());
  assert.deepEqual((await taken(BEGAN + DAY + MINUTE)).made, ['whole']);
  assert.equal(chainsIn(to).length, 3);
});

test('an older file of the house that was put back by hand is noticed: a whole copy begins again', async (t) => {
  const { data, log, happen, taken } = await house(t);
  await happen(30);
  await taken(BEGAN);
  await log.close();
  const older = readFileSync(join(data, databaseName));
  const again = await SqliteLog.open(data);
  t.after(() => again.close());
  for (let n = 0; n < 20; n++)
    await add(again, entriesAfter(undefined, tableName(500 + n), '{}'), cardOf(tableName(500 + n)));
  await taken(BEGAN + MINUTE);
  await again.close();
  writeFileSync(join(data, databaseName), older);
  assert.deepEqual((await taken(BEGAN + 2 * MINUTE)).made, ['whole']);
});

test('points are kept as long as the operator says; what is needed to restore one stays', async (t) => {
  const { to, happen, taken } = await house(t);
  for (let day = 0; day < 6; day++) {
    await happen(10);
    await taken(BEGAN + day * DAY, { days: 2 });
  }
  const days = chainsIn(to).map((name) => Number(name.slice(8, 10)));
  assert.deepEqual(days, [22, 23, 24]);
  // The first that is left reaches back to two days ago, and no further is promised.
  await assert.rejects(
    restoreAt(to, join(folderFor(t), 'house'), { at: BEGAN, force: false }),
    /earliest moment/,
  );
});

test('a whole copy that may not be made yet, or fails, keeps no increment from being made', async (t) => {
  const { data, to, happen, taken } = await house(t);
  await happen(30);
  assert.deepEqual((await taken(BEGAN, { mayCopy: false })).made, []);
  await taken(BEGAN);
  await happen(5);
  rmSync(join(to, 'archive'), { recursive: true, force: true });
  writeFileSync(join(to, 'archive'), 'in the way');
  const { made, marks, failed } = await taken(BEGAN + DAY);
  assert.deepEqual(made, ['increment']);
  assert.ok(marks !== undefined && failed !== undefined && existsSync(data));
});

test('what is missing, damaged or another is named, and everything up to it can be restored', async (t) => {
  const { to, truth, happen, taken } = await house(t);
  for (let minute = 0; minute < 6; minute++) {
    await happen(8);
    await taken(BEGAN + minute * MINUTE);
  }
  const now = [...truth.values()].at(-1) ?? assert.fail();
  const [chain = ''] = chainsIn(to);
  const third = pointFile(join(to, chain), 3);
  const bytes = readFileSync(third);
  const harms: readonly (readonly [RegExp, () => void])[] = [
    [/000003\.gz is missing\./, () => rmSync(third)],
    [/000003\.gz is damaged/, () => writeFileSync(third, bytes.subarray(0, 100))],
    [/000003\.gz does not follow/, () => cpSync(pointFile(join(to, chain), 2), third)],
  ];
  for (const [sentence, harm] of harms) {
    harm();
    const folder = join(folderFor(t), 'house');
    const said = await refusal(() => restoreAt(to, folder, { force: false }));
    assert.match(said, sentence);
    assert.ok(!existsSync(folder));
    const last = /--at (\S+)$/.exec(said)?.[1] ?? '';
    assert.equal(Date.parse(last), BEGAN + 2 * MINUTE);
    await restoreAt(to, folder, { at: Date.parse(last), force: false });
    const then = truth.get(Date.parse(last)) ?? assert.fail();
    assertRestored(contents(folder), then, now);
    assert.match(checkIncrements(to)[0]?.flaw ?? '', sentence);
    writeFileSync(third, bytes);
  }
});

async function refusal(act: () => Promise<unknown>): Promise<string> {
  try {
    await act();
  } catch (error) {
    if (error instanceof CannotOpen) return error.message;
    throw error;
  }
  return '';
}

test(`${rounds} times a file of increments is damaged: a moment is as it was, or refused with a sentence`, {
  timeout: 3_600_000,
}, async (t) => {
  const { to, truth, happen, taken } = await house(t, 5);
  for (let minute = 0; minute < 8; minute++) {
    await happen(10);
    await taken(BEGAN + minute * MINUTE + (minute > 4 ? DAY : 0));
  }
  const now = [...truth.values()].at(-1) ?? assert.fail();
  const files = readdirSync(to, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(gz|db)$/.test(name),
  );
  const moments = [...truth.keys()];
  const dice = fastSeed(seedOfDay('damaged increments'));
  const counts = { restored: 0, refused: 0 };
  for (let round = 0; round < rounds; round++) {
    const file = join(to, files[fastBelow(dice, files.length)] ?? '');
    const whole = readFileSync(file);
    const hurt = Buffer.from(whole);
    const place = fastBelow(dice, hurt.length);
    if (fastBelow(dice, 3) > 0) hurt[place] = (hurt[place] ?? 0) ^ (1 << fastBelow(dice, 8));
    writeFileSync(file, fastBelow(dice, 3) > 0 ? hurt : hurt.subarray(0, place));
    const at = moments[fastBelow(dice, moments.length)] ?? 0;
    const folder = join(folderFor(t), 'house');
    const said = await refusal(() => restoreAt(to, folder, { at, force: false }));
    counts[said === '' ? 'restored' : 'refused']++;
    if (said === '') {
      const got = contents(folder);
      // Who was forgotten later is only known as far as that can be read.
      const known = { ...now, forgotten: got.forgotten };
      assertRestored(got, truth.get(at) ?? assert.fail(), known);
    } else assert.match(said, /^\S.*(\.|Z)$/, 'a sentence');
    writeFileSync(file, whole);
  }
  t.diagnostic(JSON.stringify(counts));
  assert.ok(counts.restored > 0 && counts.refused > 0, JSON.stringify(counts));
});

test('increments do not go into the data folder, nor where there is no folder', (t) => {
  const data = folderFor(t);
  assert.throws(() => checkTarget(data, join(data, 'increments')), /belongs to the data folder/);
  assert.throws(() => checkTarget(data, join(folderFor(t), 'a', 'b')), /cannot be made/);
});
