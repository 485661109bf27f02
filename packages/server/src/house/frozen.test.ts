import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startOf, withHashes } from '../log/chain.ts';
import { MemoryLog } from '../log/memory.ts';
import { CannotSave, LogDamaged, type LogEntry, type TableCard } from '../log/port.ts';
import { readEntries, toEntries } from '../table/log-entries.ts';
import { person, TestHouse, trouble } from '../testing/house.ts';

const [anna, bert] = [person('anna'), person('bert')];
const [me, open] = [{ kind: 'me' }, { kind: 'open' }] as const;

/** A log whose tables were begun under other rules, or do not verify, for as long as one likes. */
class AgeingLog extends MemoryLog {
  ails: 'nothing' | 'rules' | 'chain' | 'unreadable' = 'nothing';
  isWritable = true;
  reads = 0;

  override async read(table: string, from?: number): Promise<readonly LogEntry[]> {
    this.reads++;
    const entries = await super.read(table, from);
    switch (this.ails) {
      case 'nothing':
        return entries;
      case 'rules':
        return underOtherRules(table, entries);
      case 'chain':
        return entries.map((entry) => ({ ...entry, hash: entry.hash.replace(/^./, 'x') }));
      case 'unreadable':
        throw new LogDamaged('gone');
    }
  }

  override async setPhase(table: string, phase: TableCard['phase']): Promise<void> {
    if (!this.isWritable) throw new CannotSave('disk full');
    return super.setPhase(table, phase);
  }
}

function underOtherRules(table: string, entries: readonly LogEntry[]): readonly LogEntry[] {
  const aged = entries.map((entry) => ({ ...entry, body: entry.body.replace('"rules":1', '"rules":77') }));
  const { read } = readEntries(table, aged);
  const bodies = read.map(({ body }) => body);
  const forged = toEntries(bodies, read[0]?.at ?? 0);
  return withHashes(table, startOf(table), forged).map((entry, n) => {
    const names = entries[n]?.names;
    return names === undefined ? entry : { ...entry, names };
  });
}

const phaseOf = async (log: MemoryLog, table: string) => (await log.card(table))?.phase;

test('a table frozen by other rules keeps nobody from making another, whether or not anybody has looked at it', async () => {
  for (const looks of [false, true]) {
    const log = new AgeingLog();
    const setting = { mostTables: 2 };
    const before = new TestHouse({ log, setting });
    const tables = [
      (await before.make(anna, { game: 'how-ruck', seats: [me, me] })).table.id,
      (await before.make(anna, { game: 'how-ruck', seats: [me, open], visibility: 'listed' })).table.id,
    ];
    assert.equal((await trouble(before.make(anna, { game: 'how-ruck', seats: [me, me] }))).code, 'too-much');
    log.ails = 'rules';
    const house = before.restarted({ setting });
    if (looks) for (const id of tables) assert.equal((await house.house.info(anna, id)).phase, 'frozen');
    else {
      assert.deepEqual(await house.house.listed(bert), []);
      assert.deepEqual(
        (await house.house.mine(anna)).map(({ phase }) => phase),
        ['frozen', 'frozen'],
      );
    }
    for (const id of tables) assert.equal(await phaseOf(log, id), 'frozen');
  }
  const log = new AgeingLog();
  const before = new TestHouse({ log, setting: { mostTables: 1 } });
  const { table } = await before.make(anna, { game: 'how-ruck', seats: [me, me] });
  log.ails = 'chain';
  const house = before.restarted({ setting: { mostTables: 1 } });
  log.ails = 'nothing';
  assert.equal((await trouble(house.make(anna, { game: 'how-ruck', seats: [me, me] }))).code, 'too-much');
  const other = before.restarted({ setting: { mostTables: 1 } });
  log.ails = 'rules';
  // The new one cannot be opened in this sick log either, but it is made.
  await other.make(anna, { game: 'how-ruck', seats: [me, me] });
  assert.equal(await phaseOf(log, table.id), 'frozen');
});

test('a frozen table is put away by its host: nothing is written behind its log, and it is over for everybody', async () => {
  for (const ails of ['rules', 'chain'] as const) {
    const log = new AgeingLog();
    const before = new TestHouse({ log });
    const { table, key } = await before.make(anna, { game: 'how-ruck', seats: [me, open] });
    await before.house.take(bert, table.id, { name: 'Bert', key });
    await before.house.act(anna, table.id, { do: 'start' });
    const kept = await log.read(table.id);
    log.ails = ails;
    const house = before.restarted();
    const b = await house.client(bert).open(table.id);
    const end = (who: typeof anna, within = house) => within.house.act(who, table.id, { do: 'end' });
    assert.equal((await trouble(end(bert))).code, 'not-allowed');
    log.isWritable = false;
    assert.equal((await trouble(end(anna))).code, 'cannot-save');
    assert.equal(b.table?.phase, 'frozen');
    log.isWritable = true;
    assert.equal((await end(anna)).table.phase, 'over');
    assert.equal(b.table?.phase, 'over');
    assert.equal((await trouble(end(anna))).code, 'over');
    const made = house.house.stats().made;
    assert.equal((await trouble(house.house.act(anna, table.id, { do: 'rematch' }))).code, 'frozen');
    assert.equal(house.house.stats().made, made, 'no table is made that nobody is told of');
    const again = before.restarted();
    assert.equal((await again.house.info(bert, table.id)).phase, 'over');
    assert.equal((await again.house.mine(bert))[0]?.phase, 'over');
    assert.equal((await trouble(again.house.story(bert, table.id, 1))).code, 'frozen');
    log.ails = 'nothing';
    assert.deepEqual(await log.read(table.id), kept);
  }
});

test('a table whose log is right again is what its log says', async () => {
  const log = new AgeingLog();
  const before = new TestHouse({ log });
  const frozen = (await before.make(anna, { game: 'how-ruck', seats: [me, me] })).table.id;
  const away = (await before.make(anna, { game: 'how-ruck', seats: [me, me] })).table.id;
  log.ails = 'rules';
  const sick = before.restarted();
  await sick.house.info(anna, frozen);
  await sick.house.act(anna, away, { do: 'end' });
  assert.deepEqual([await phaseOf(log, frozen), await phaseOf(log, away)], ['frozen', 'over']);
  log.ails = 'nothing';
  const well = before.restarted();
  for (const id of [frozen, away]) {
    const a = await well.client(anna).open(id);
    assert.equal(a.table?.phase, 'playing');
    assert.equal(await phaseOf(log, id), 'playing');
    assert.equal((await a.play(0)).is, 'done');
  }
});

test('a table that is read whole is no longer counted as frozen, and what stops it later is reported again', async () => {
  const log = new AgeingLog();
  const before = new TestHouse({ log });
  const { table } = await before.make(anna, { game: 'how-ruck', seats: [me, me] });
  const house = before.restarted();
  for (const [ails, frozen, reports] of [
    ['chain', 1, 1],
    ['chain', 1, 1],
    ['rules', 1, 2],
    ['nothing', 0, 2],
    ['unreadable', 1, 3],
    ['nothing', 0, 3],
    ['chain', 1, 4],
  ] as const) {
    log.ails = ails;
    await house.house.info(anna, table.id).catch(() => {});
    assert.deepEqual([house.house.stats().frozen, house.events.length], [frozen, reports], ails);
    // It leaves memory.
    await house.clock.pass(600_000);
  }
});

test('a match that was over before the rules changed stays over', async () => {
  const log = new AgeingLog();
  const before = new TestHouse({ log });
  const { table } = await before.make(anna, { game: 'how-ruck', seats: [me, me] });
  const a = await before.client(anna).open(table.id);
  await a.play(0, { pick: 'resign' });
  log.ails = 'rules';
  const house = before.restarted();
  assert.equal((await house.house.mine(anna))[0]?.phase, 'over');
  assert.equal((await house.house.info(anna, table.id)).phase, 'over');
  assert.equal(await phaseOf(log, table.id), 'over');
});

test('what cannot be read at all is frozen on its card, counts for nobody, and is not woken again and again', async () => {
  const log = new AgeingLog();
  const setting = { mostTables: 1 };
  const house = new TestHouse({ log, setting });
  const clock = { kind: 'days', days: 1 } as const;
  const { table } = await house.make(anna, { game: 'how-ruck', seats: [me, me], clock });
  log.ails = 'unreadable';
  await house.clock.pass(26 * 3600 * 1000);
  assert.equal(await phaseOf(log, table.id), 'frozen');
  assert.equal(house.events.length, 1);
  assert.deepEqual(await house.house.mine(anna), []);
  log.ails = 'nothing';
  await house.make(anna, { game: 'how-ruck', seats: [me, me] });
});
