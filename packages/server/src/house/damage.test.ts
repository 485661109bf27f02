/**
 * The files of a house are damaged at random, one at a time: every table is then as it was, or there is a word about it.
 */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { fastBelow, fastSeed } from '@stamtafel/kernel';
import { howMany, seedOfDay } from '@stamtafel/kernel/testing';
import type { NewTable } from '@stamtafel/protocol';
import { CannotOpen, LogDamaged, type WholeLog } from '../log/port.ts';
import { databaseName, openToRead, openToWrite } from '../log/schema.ts';
import { scrub } from '../log/scrub.ts';
import { keysName, Secrets } from '../log/secrets.ts';
import { SqliteLog } from '../log/sqlite.ts';
import { folderFor, following } from '../log/testing/tables.ts';
import { Witness } from '../log/witness.ts';
import { Writer } from '../log/writer.ts';
import { HouseTrouble } from '../table/trouble.ts';
import { TestClock } from '../testing/clock.ts';
import { person, type TestClient, TestHouse } from '../testing/house.ts';
import { fittingKeys } from './keys.ts';

const rounds = howMany({ quick: 5, test: 20, night: 2000 });
const [anna, bert] = [person('anna'), person('bert')];
const people = [anna, bert, person('carol')];
const [me, open] = [{ kind: 'me' }, { kind: 'open' }] as const;
const files = [databaseName, `${databaseName}-wal`, 'witness', keysName] as const;

const wishes: readonly (Pick<NewTable, 'game'> & Partial<NewTable>)[] = [
  { game: 'how-ruck', visibility: 'listed' },
  { game: 'four-downs', clock: { kind: 'days', days: 2 } },
  { game: 'five-possessions', clock: { kind: 'match', seconds: 600, increment: 5 } },
  { game: 'stieren-versieren', watching: 'delayed' },
  { game: 'ballen-met-stieren', visibility: 'listed' },
];

/** Plays a while, whoever is asked. */
async function playOn(clients: readonly TestClient[], answers: number, seed: number): Promise<void> {
  const dice = fastSeed(seed);
  for (let n = 0; n < answers; n++) {
    const seat = clients.findIndex((client, s) => client.seen.get(s)?.sight.decision?.optional === false);
    const options = clients[seat]?.sight(seat).decision?.options ?? [];
    if (options.length === 0) return;
    await clients[seat]?.play(seat, options[fastBelow(dice, options.length)]);
  }
}

/** Tables in every phase, as their logs and cards say. */
async function tablesOf(
  key: Uint8Array,
): Promise<{ readonly log: WholeLog; readonly tables: readonly string[] }> {
  const house = new TestHouse({ key });
  const tables: string[] = [];
  for (const [n, wish] of wishes.entries()) {
    const { table, key: door } = await house.make(anna, { seats: [me, open], ...wish });
    tables.push(table.id);
    await house.house.take(bert, table.id, { name: `Bert ${n}`, key: door });
    await house.house.act(anna, table.id, { do: 'start' });
    const clients = [await house.client(anna).open(table.id), await house.client(bert).open(table.id)];
    await playOn(clients, 12 + 5 * n, n + 1);
    if (n === 4) await house.house.act(anna, table.id, { do: 'end' });
  }
  const gathering = await house.make(anna, { game: 'stier-zoekt-bier', seats: [me, open, open] });
  return { log: house.log, tables: [...tables, gathering.table.id] };
}

type Files = ReadonlyMap<string, Buffer>;

/** The files of a house that was closed, and of one that was killed in the middle of its work. */
async function houseOnDisk(t: TestContext) {
  const folder = folderFor(t);
  const { seeds } = Secrets.open(folder);
  const { log, tables } = await tablesOf(seeds);
  const db = openToWrite(join(folder, databaseName));
  const writer = new Writer(db);
  const witness = new Witness(join(folder, 'witness'), []);
  const write = async (table: string, isFirst: boolean): Promise<void> => {
    const [entries, card] = [await log.read(table), await log.card(table)];
    const half = Math.ceil(entries.length / 2);
    const some = isFirst ? entries.slice(0, half) : entries.slice(half);
    if (some.length === 0 || card === undefined) return;
    const before = isFirst ? undefined : entries[half - 1];
    const [outcome] = writer.write([following(before, some, card)]);
    assert.equal(outcome?.is, 'kept');
    if (outcome?.is === 'kept') witness.note([outcome.last]);
  };
  const copied = (): Files => new Map(files.map((name) => [name, readFileSync(join(folder, name))]));
  for (const table of tables) await write(table, true);
  if (writer.checkpoint(0)) witness.forget();
  for (const table of tables) await write(table, false);
  const killed = copied();
  if (writer.truncate()) witness.forget();
  const closed = copied();
  db.close();
  return { tables, closed, killed };
}

interface Seen {
  /** What everybody is shown of each table, or the trouble instead. */
  readonly tables: ReadonlyMap<string, string>;
  /** What the operator is told. */
  readonly words: readonly string[];
}

/** Opens a house on these files and looks at all tables; the sentence with which it is refused. */
async function look(folder: string, given: Files, tables: readonly string[]): Promise<Seen | string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [name, bytes] of given) if (bytes.length > 0) writeFileSync(join(folder, name), bytes);
  let log: SqliteLog | undefined;
  try {
    log = await SqliteLog.open(folder);
    const { seeds } = await fittingKeys(log, folder, {});
    const house = new TestHouse({ log, key: seeds, clock: new TestClock(), below: () => 7 });
    const shown = new Map<string, string>();
    for (const table of tables) shown.set(table, await shownOf(house, table));
    const words = [...house.events.map(({ kind }) => kind), ...log.damaged, ...readThrough(folder)];
    await house.house.close();
    return { tables: shown, words };
  } catch (error) {
    if (error instanceof CannotOpen || error instanceof LogDamaged) return error.message;
    throw error;
  } finally {
    await log?.close();
  }
}

async function shownOf(house: TestHouse, table: string): Promise<string> {
  const all: unknown[] = [];
  for (const who of people)
    try {
      all.push(await house.house.info(who, table));
      const client = await house.client(who).open(table);
      all.push(client.frames);
    } catch (error) {
      if (error instanceof HouseTrouble) return `trouble ${error.trouble.code}`;
      throw error;
    }
  return JSON.stringify(all);
}

function readThrough(folder: string): readonly string[] {
  const db = openToRead(join(folder, databaseName));
  try {
    return [...scrub(db)].flat().map(({ flaw }) => flaw);
  } finally {
    db.close();
  }
}

/** One bit, twenty, or some bytes, a page of nothing or of another place, or the end of the file: gone. */
function harmed(bytes: Buffer, below: (n: number) => number): Buffer {
  const copy = Buffer.from(bytes);
  const place = below(copy.length);
  const page = place - (place % 4096);
  switch (below(7)) {
    case 0:
    case 1:
      copy[place] = (copy[place] ?? 0) ^ (1 << below(8));
      return copy;
    case 6:
      for (let flip = 0; flip < 20; flip++) {
        const at = below(copy.length);
        copy[at] = (copy[at] ?? 0) ^ (1 << below(8));
      }
      return copy;
    case 2:
      return copy.fill(below(256), place, Math.min(copy.length, place + 1 + below(64)));
    case 3:
      return copy.fill(0, page, Math.min(copy.length, page + 4096));
    case 4: {
      const other = below(Math.ceil(copy.length / 4096)) * 4096;
      copy.copy(copy, page, other, Math.min(copy.length, other + 4096));
      return copy;
    }
    default:
      return copy.subarray(0, place);
  }
}

test(`${rounds} times a file of a house is damaged: no table is another without a word`, {
  timeout: 3_600_000,
}, async (t) => {
  const { tables, closed, killed } = await houseOnDisk(t);
  const folder = join(folderFor(t), 'house');
  const truth = await look(folder, closed, tables);
  assert.ok(typeof truth !== 'string', String(truth));
  assert.deepEqual(truth.words, []);
  const same = await look(folder, killed, tables);
  assert.deepEqual(same, truth, 'a house that was killed opens as one that was closed');

  const seed = seedOfDay('damage');
  const dice = fastSeed(seed);
  const below = (n: number): number => fastBelow(dice, n);
  const counts = { refused: 0, 'as it was': 0, 'as it was, with a word': 0, 'not playable': 0, mended: 0 };
  for (let round = 0; round < rounds; round++) {
    const whole = below(2) === 0 ? closed : killed;
    const there = files.filter((name) => (whole.get(name)?.length ?? 0) > 0);
    // The database more often than the others: it is larger.
    const name = below(2) === 0 ? databaseName : (there[below(there.length)] ?? databaseName);
    const hurt = new Map(whole).set(name, harmed(whole.get(name) ?? Buffer.alloc(0), below));
    const seen = await look(folder, hurt, tables);
    if (typeof seen === 'string') {
      assert.match(seen, /^\S.*\.$/, 'a sentence');
      counts.refused++;
      continue;
    }
    for (const table of tables) {
      const now = seen.tables.get(table) ?? '';
      // One that is over stays so, and says what is wrong with it.
      const isPlayable = !now.startsWith('trouble') && !now.includes('"trouble":"');
      if (now === truth.tables.get(table))
        counts[seen.words.length > 0 ? 'as it was, with a word' : 'as it was']++;
      else if (!isPlayable) counts['not playable']++;
      else
        assert.fail(
          `round ${round} of seed ${seed}, ${name}: ${table} is another\n${now}\n${truth.tables.get(table)}`,
        );
      if (now !== truth.tables.get(table))
        assert.ok(seen.words.length > 0, `round ${round} of seed ${seed}, ${name}`);
    }
    if (seen.words.includes('mended')) counts.mended++;
  }
  t.diagnostic(JSON.stringify(counts));
  for (const [what, count] of Object.entries(counts))
    assert.ok(count > 0 || what === 'mended', `never ${what}: ${JSON.stringify(counts)}`);
});
