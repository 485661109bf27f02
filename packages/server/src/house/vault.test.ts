import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { editionOf } from '@stamtafel/games';
import { verifyRecord } from '@stamtafel/kernel';
import { SqliteLog } from '../log/sqlite.ts';
import { person, TestHouse } from '../testing/house.ts';
import { newSecret, newTableId, newToken, vaultOf } from './vault.ts';

const anna = person('anna');

test('a sealed secret opens only with its key and for its table', () => {
  const vault = vaultOf(new Uint8Array(32).fill(1));
  const secret = newSecret();
  const sealed = vault.seal('table-a', secret);
  assert.equal(vault.unseal('table-a', sealed), secret);
  assert.notEqual(vault.seal('table-a', secret), sealed);
  assert.throws(() => vault.unseal('table-b', sealed));
  assert.throws(() => vaultOf(new Uint8Array(32).fill(2)).unseal('table-a', sealed));
  const bent = Buffer.from(sealed, 'base64');
  bent[20]! ^= 1;
  assert.throws(() => vault.unseal('table-a', bent.toString('base64')));
  assert.throws(() => vaultOf(new Uint8Array(16)), /32 bytes/);
});

test('ids and tokens are long and all different', () => {
  const many = Array.from({ length: 1000 }, () => [newTableId(), newToken()]).flat();
  assert.equal(new Set(many).size, 2000);
  for (const id of many) assert.ok(id.length >= 24);
});

test('over a real database: a match goes on after a restart, no token and no secret lies in the files', {
  timeout: 60_000,
}, async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'stamtafel-house-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const first = new TestHouse({ log: await SqliteLog.open(folder) });
  const { table, key, invites } = await first.make(anna, {
    game: 'how-ruck',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await first.house.take(anna, table.id, { name: 'Opa', invite: invites[1]! });
  const a = first.client(anna);
  a.connection.receive({ do: 'open', table: table.id, seen: [] });
  await heard(() => a.seen.size === 2);
  for (let n = 0; n < 6; n++) {
    const seat = n % 2;
    const { number, options } = a.sight(seat).decision!;
    a.connection.receive({
      do: 'move',
      table: table.id,
      seat,
      decision: number,
      id: a.newId(),
      answer: options[0]!,
    });
    await heard(() => a.sight(seat).decision?.number !== number);
  }
  await first.house.close();
  assert.ok(a.messages.some((m) => m.is === 'bye' && m.reason === 'restart'));

  const second = new TestHouse({ log: await SqliteLog.open(folder) });
  t.after(() => second.house.close());
  const b = second.client(anna);
  b.connection.receive({ do: 'open', table: table.id, seen: [] });
  await heard(() => b.seen.size === 2);
  for (const seat of [0, 1]) assert.deepEqual(b.sight(seat), a.sight(seat));
  b.connection.receive({
    do: 'move',
    table: table.id,
    seat: 0,
    decision: 0,
    id: 'after-the-restart',
    answer: { pick: 'resign' },
  });
  await heard(() => b.table?.phase === 'over');
  const record = await second.house.record(anna, table.id);
  assert.deepEqual(verifyRecord(editionOf('how-ruck')!.game, record).flaws, []);
  const files = readdirSync(folder).map((file) => readFileSync(join(folder, file)).toString('latin1'));
  assert.ok(files.some((file) => file.includes('how-ruck')));
  for (const hidden of [key, invites[1]!, b.table!.fairness!.secret!])
    assert.ok(files.every((file) => !file.includes(hidden)));
});

/** Waits until it is so, but not for ever. */
async function heard(isSo: () => boolean): Promise<void> {
  for (let n = 0; !isSo(); n++) {
    assert.ok(n < 4000, 'it never came');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
