import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { type TestContext, test } from 'node:test';
import { BadInput } from '@stamtafel/kernel';
import { newTableSchema } from '@stamtafel/protocol';
import { openHouse } from '../house/open-house.ts';
import { backUp, restore } from '../log/backup.ts';
import { startOf } from '../log/chain.ts';
import type { TableCard } from '../log/port.ts';
import { embedded } from '../log/port.ts';
import { keysName, Secrets } from '../log/secrets.ts';
import { SqliteLog } from '../log/sqlite.ts';
import { folderFor } from '../log/testing/tables.ts';
import { codeOf, person, TestHouse, trouble } from '../testing/house.ts';
import { openIn } from './testing/server.ts';

const anna = person('anna');
const [me, open] = [{ kind: 'me' }, { kind: 'open' }] as const;
const secret = 'a secret of thirty-two characters or more';

/** A closed house with a table that is played at, one that gathers, and one that is over. */
async function closedHouse(t: TestContext, wish: { readonly secret?: string } = {}) {
  const folder = folderFor(t);
  const log = await SqliteLog.open(folder);
  const house = openHouse({ store: embedded(log), key: Secrets.open(folder, wish).seeds });
  const make = async (...seats: readonly (typeof me | typeof open)[]) =>
    (await house.make(anna, newTableSchema.parse({ game: 'how-ruck', seats }))).table.id;
  const [playing, gathering, over] = [await make(me, me), await make(me, open), await make(me, me)];
  await house.act(anna, over, { do: 'end' });
  await house.close();
  return { folder, file: join(folder, keysName), playing, gathering, over };
}

async function phases(folder: string, ...tables: readonly string[]) {
  const log = await SqliteLog.open(folder);
  const cards = await Promise.all(tables.map((table) => log.card(table)));
  await log.close();
  return cards.map((card): TableCard['phase'] | undefined => card?.phase);
}

const refused = (opening: Promise<unknown>, says: RegExp): Promise<void> =>
  assert.rejects(opening, (error) => error instanceof BadInput && says.test(error.message));

test('a house without the keys of its tables does not open, and writes no others', async (t) => {
  const { folder, file, playing, gathering, over } = await closedHouse(t);
  const keys = readFileSync(file, 'utf8');
  rmSync(file);
  await refused(openIn(t, folder), /holds tables but no keys\.json.*put it back/);
  assert.ok(!existsSync(file));
  Secrets.open(folder);
  const others = readFileSync(file, 'utf8');
  await refused(openIn(t, folder), /keys\.json in .* does not open the tables/);
  assert.equal(readFileSync(file, 'utf8'), others);
  await refused(openIn(t, folder, { STAMTAFEL_KEY: secret }), /^STAMTAFEL_KEY does not open the tables/);
  assert.deepEqual(await phases(folder, playing, gathering, over), ['playing', 'gathering', 'over']);
  writeFileSync(file, keys);
  await (await openIn(t, folder)).close();
});

test('a house with a secret of its operator opens with that one only, and no file appears', async (t) => {
  const { folder, file } = await closedHouse(t, { secret });
  await (await openIn(t, folder, { STAMTAFEL_KEY: secret })).close();
  await refused(openIn(t, folder, { STAMTAFEL_KEY: `${secret}!` }), /^STAMTAFEL_KEY does not open/);
  await refused(openIn(t, folder), /no keys\.json.*STAMTAFEL_KEY if this house had one/);
  assert.ok(!existsSync(file));
});

test('keys that have been rotated, and a folder without tables, are as good as ever', async (t) => {
  const { folder, file } = await closedHouse(t);
  const { cookies } = Secrets.open(folder, { now: Date.now() + 50 * 24 * 3600 * 1000 });
  assert.equal(cookies.length, 2);
  await (await openIn(t, folder)).close();
  const empty = folderFor(t);
  await (await openIn(t, empty)).close();
  assert.ok(existsSync(join(empty, keysName)));
  rmSync(join(empty, keysName));
  await (await openIn(t, empty)).close();
  assert.ok(existsSync(file));
});

test('no other keys are written beside tables that are all over', async (t) => {
  const { folder, file, playing, gathering } = await closedHouse(t);
  rmSync(file);
  const log = await SqliteLog.open(folder);
  for (const table of [playing, gathering]) await log.setPhase(table, 'over');
  await log.close();
  await refused(openIn(t, folder), /holds tables but no keys\.json/);
  assert.ok(!existsSync(file));
});

test('a backup in a new folder opens once the keys are beside it', async (t) => {
  const { folder, file } = await closedHouse(t);
  const [copy, other] = [join(folderFor(t), 'copy.db'), folderFor(t)];
  await backUp(folder, copy, { force: false });
  await restore(copy, other, { force: false });
  await refused(openIn(t, other), /no keys\.json/);
  writeFileSync(join(other, keysName), readFileSync(file));
  await (await openIn(t, other)).close();
});

test('a damaged table does not make the key of the others a wrong one', async (t) => {
  const { folder, playing, gathering } = await closedHouse(t);
  const log = await SqliteLog.open(folder);
  await log.setPhase(gathering, 'over');
  const entries = [{ at: 1, body: '{"is":"made"}' }];
  const about = { game: 'how-ruck', listed: false, made: 9e12, touched: 9e12, people: [] };
  for (let n = 0; n < 3; n++) {
    const table = `damaged${n}`;
    const card = { ...about, table, phase: 'playing' } as const;
    await log.append({ card, epoch: 0, after: startOf(table), entries });
  }
  await log.close();
  await (await openIn(t, folder)).close();
  const shut = await SqliteLog.open(folder);
  await shut.setPhase(playing, 'over');
  await shut.close();
  await (await openIn(t, folder)).close();
});

test('with --lost-key the house opens: tables that were not over are frozen, and new ones are as always', async (t) => {
  const { folder, file, playing, gathering, over } = await closedHouse(t);
  const keys = readFileSync(file, 'utf8');
  rmSync(file);
  const { logged, close } = await openIn(t, folder, {}, { lostKey: true });
  await close();
  assert.ok(logged.some((line) => /their key is lost/.test(line) && JSON.parse(line).tables === 2));
  assert.deepEqual(await phases(folder, playing, gathering, over), ['frozen', 'frozen', 'over']);
  await (await openIn(t, folder)).close();
  // Once the key is found again, the tables are as they were.
  writeFileSync(file, keys);
  const log = await SqliteLog.open(folder);
  const house = openHouse({ store: embedded(log), key: Secrets.open(folder).seeds });
  assert.equal((await house.info(anna, playing)).phase, 'playing');
  assert.equal((await house.info(anna, gathering)).phase, 'gathering');
  await house.close();
});

test('a table whose secret this key does not open is frozen for that reason, before the deal too', async () => {
  const house = new TestHouse();
  const gathering = await house.make(anna, { game: 'how-ruck', seats: [me, open], visibility: 'listed' });
  const { table } = await house.make(anna, { game: 'how-ruck', seats: [me, me] });
  const other = house.restarted({ key: new Uint8Array(32).fill(9) });
  assert.deepEqual(await other.house.listed(person('carol')), []);
  for (const { id } of [gathering.table, table]) {
    const { phase, trouble: why } = await other.house.info(anna, id);
    assert.deepEqual([phase, why], ['frozen', 'its secret cannot be opened with the key of this house']);
  }
  const start = other.house.act(anna, gathering.table.id, { do: 'start' });
  assert.equal((await trouble(start)).code, 'frozen');
  const again = await house.restarted().client(anna).open(table.id);
  assert.equal(codeOf(await again.play(0)), 'done');
});

test('in a folder that is open to all, tables, chat and archives are covered too', {
  skip: process.platform === 'win32',
}, async (t) => {
  const { folder } = await closedHouse(t);
  mkdirSync(join(folder, 'archive'));
  const names = ['stamtafel.db', 'chat.db', 'replaced-1.db', 'archive/2026-07.db'];
  for (const name of names.slice(1)) writeFileSync(join(folder, name), '');
  chmodSync(folder, 0o755);
  for (const name of names) chmodSync(join(folder, name), 0o664);
  const warned: (readonly string[])[] = [];
  for (let start = 0; start < 2; start++) {
    const server = await openIn(t, folder);
    await server.close();
    warned.push(server.logged.filter((line) => line.includes('everybody could read')));
  }
  for (const name of names) {
    assert.equal(statSync(join(folder, name)).mode & 0o777, 0o660, name);
    assert.ok(warned[0]?.[0]?.includes(name), `${name}: ${warned[0]}`);
  }
  assert.deepEqual(
    warned.map(({ length }) => length),
    [1, 0],
  );
});

test('keys that everybody can read are covered at the start, with a word; what a group may is left alone', {
  skip: process.platform === 'win32',
}, async (t) => {
  const { folder, file } = await closedHouse(t);
  for (const [mode, after, isSaid] of [
    [0o644, 0o640, true],
    [0o602, 0o600, true],
    [0o640, 0o640, false],
    [0o600, 0o600, false],
  ] as const) {
    chmodSync(file, mode);
    const server = await openIn(t, folder);
    await server.close();
    assert.equal(statSync(file).mode & 0o777, after);
    const said = server.logged.filter(
      (line) => line.includes('everybody could read these files') && line.includes('keys.json'),
    );
    assert.equal(said.length, isSaid ? 1 : 0, mode.toString(8));
  }
});
