import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { newTableSchema } from '@stamtafel/protocol';
import { embedded, openHouse, Secrets, SqliteLog, startOf } from '@stamtafel/server';
import { folderWith, stamtafel } from '../testing/stamtafel.ts';

const card = (table: string) => ({
  table,
  game: 'how-ruck',
  phase: 'over' as const,
  listed: false,
  made: 1,
  touched: 1,
  people: [],
});

test('the operator forgets a person by a table and their name there; two with one name are left alone', async (t) => {
  const data = join(folderWith(t, {}), 'data');
  const env = { STAMTAFEL_DATA: data };
  const none = await stamtafel(['forget', 't1', 'Annabel'], env);
  assert.deepEqual([none.code, none.err], [2, `The data folder ${data} holds no tables.\n`]);
  const bytes = (): string =>
    readdirSync(data)
      .map((file) => readFileSync(join(data, file), 'latin1'))
      .join();

  const log = await SqliteLog.open(data);
  const called = (...names: readonly (readonly [string, string])[]) =>
    names.map(([person, name], place) => ({ place, person, name }));
  const make = (table: string, names: ReturnType<typeof called>) =>
    log.append({
      card: card(table),
      epoch: 0,
      after: startOf(table),
      entries: [{ at: 1, body: '{}', names }],
    });
  await make('t1', called(['p1', 'Annabel'], ['p2', 'Bertram']));
  await make('t2', called(['p1', 'Annemarie'], ['p3', 'Bertram'], ['p2', 'Bertram']));
  const busy = await stamtafel(['forget', 't1', 'Annabel'], env);
  assert.match(busy.err, /is in use by another Stamtafel/);
  const house = openHouse({ store: embedded(log), key: Secrets.open(data).seeds });
  const wish = newTableSchema.parse({ game: 'four-downs', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const { table: running } = await house.make({ id: 'p1', name: 'Annabel' }, wish);
  await house.close();

  const keys = join(data, 'keys.json');
  renameSync(keys, `${keys}.away`);
  const shut = await stamtafel(['forget', 't1', 'Annabel'], env);
  assert.equal(shut.code, 2);
  assert.match(shut.err, /^The data folder .* holds tables but no keys\.json.*\n$/);
  assert.ok(!existsSync(keys), 'no others are written');
  assert.match(bytes(), /Annabel/);
  renameSync(`${keys}.away`, keys);

  const nobody = await stamtafel(['forget', 't1', 'Carla'], env);
  assert.deepEqual([nobody.code, nobody.err], [2, 'Nobody is called Carla at table t1.\n']);
  const several = await stamtafel(['forget', 't2', 'Bertram'], env);
  assert.equal(several.code, 2);
  assert.match(several.err, /^More than one person is called Bertram at table t2/);
  const done = await stamtafel(['forget', 't1', 'Annabel'], env);
  assert.deepEqual([done.code, done.err], [0, '']);
  assert.equal(done.out, `Annabel is forgotten at all tables of ${data}.\n`);
  assert.doesNotMatch(bytes(), /Annabel|Annemarie/);
  assert.match(bytes(), /Bertram/);
  const after = await SqliteLog.open(data);
  t.after(() => after.close());
  assert.equal((await after.card(running.id))?.phase, 'over', 'nobody is left who could end it');
});
