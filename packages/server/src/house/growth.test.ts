import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MemoryLog } from '../log/memory.ts';
import type { LogEntry } from '../log/port.ts';
import { codeOf, person, type TestClient, TestHouse, trouble } from '../testing/house.ts';

const anna = person('anna');
const me = { kind: 'me' } as const;
class CountingLog extends MemoryLog {
  reads = 0;

  override read(table: string, from?: number): Promise<readonly LogEntry[]> {
    this.reads++;
    return super.read(table, from);
  }
}

async function hotSeat(parts: ConstructorParameters<typeof TestHouse>[0] = {}, wish = {}) {
  const house = new TestHouse(parts);
  const { table } = await house.make(anna, { game: 'how-ruck', seats: [me, me], ...wish });
  const a = await house.client(anna).open(table.id);
  const size = async (): Promise<number> => (await house.log.read(table.id)).length;
  return { house, table: table.id, a, size };
}

const undo = (client: TestClient, table: string, seat = 0) =>
  client.ask({ do: 'undo', table, seat, id: client.newId() });

/** Until it is refused; with what. */
async function toggleOrders(client: TestClient, table: string): Promise<string | undefined> {
  for (let n = 0; n < 200; n++) {
    const order = n % 2 === 0 ? 'pass' : 'none';
    const met = await client.tell({ do: 'order', table, seat: 0, asks: 'draft', order });
    if (met !== undefined) return met.code;
  }
  return undefined;
}

test('whoever takes back again and again has the log read once, and after a rest once more', async () => {
  const log = new CountingLog();
  const { house, table, a } = await hotSeat({ log });
  await a.play(0);
  const opened = log.reads;
  for (let n = 0; n < 20; n++) {
    assert.equal(codeOf(await undo(a, table)), 'done');
    assert.equal(codeOf(await a.play(0)), 'done');
  }
  assert.equal(log.reads - opened, 1);
  await house.clock.pass(70_000);
  assert.equal(codeOf(await undo(a, table)), 'done');
  assert.equal(codeOf(await a.play(0)), 'done');
  assert.equal(log.reads - opened, 2);
  const again = await house.restarted().client(anna).open(table);
  for (const seat of [0, 1]) assert.deepEqual(again.sight(seat), a.sight(seat));
});

test('a table has an end: then nothing but that is done there', async () => {
  for (const setting of [{ mostEntries: 40 }, { mostBytes: 4000 }]) {
    const { house, table, a, size } = await hotSeat({ setting });
    assert.equal(await toggleOrders(a, table), 'too-much');
    const full = await size();
    if (setting.mostEntries) assert.equal(full, setting.mostEntries);
    const kept = await house.log.read(table);
    if (setting.mostBytes)
      assert.ok(kept.reduce((sum, { body }) => sum + body.length, 0) <= setting.mostBytes);
    assert.equal(codeOf(await a.play(0)), 'too-much');
    assert.equal(codeOf(await undo(a, table)), 'not-allowed');
    for (const action of [{ do: 'rename', name: 'Ans' }, { do: 'newKey' }, { do: 'pause' }] as const)
      assert.equal((await trouble(house.house.act(anna, table, action))).code, 'too-much');
    assert.equal(await size(), full);
    const again = house.restarted({ setting });
    const b = await again.client(anna).open(table);
    assert.equal(codeOf(await b.play(0)), 'too-much');
    assert.equal((await again.house.act(anna, table, { do: 'end' })).table.phase, 'over');
    assert.ok((await again.house.act(anna, table, { do: 'rematch' })).table.next);
    const renaming = again.house.act(anna, table, { do: 'rename', name: 'Ans' });
    assert.equal((await trouble(renaming)).code, 'too-much');
  }
});

test('at a full table the clock and the bots go on, and whoever wants leaves or resigns', async () => {
  const setting = { mostEntries: 30 };
  const wish = { clock: { kind: 'move', seconds: 5 } } as const;
  const { house, table, a, size } = await hotSeat({ setting }, wish);
  await toggleOrders(a, table);
  const full = await size();
  await house.clock.pass(6000);
  assert.ok((await size()) > full);
  assert.equal(codeOf(await a.play(0, { pick: 'resign' })), 'done');
  assert.equal(a.table?.phase, 'over');
  const other = await hotSeat({ setting });
  await toggleOrders(other.a, other.table);
  await other.house.house.act(anna, other.table, { do: 'leave' });
  await other.house.clock.pass(100_000);
  assert.ok((await other.size()) < 40);
});

test('taking back ends earlier, so that the match can be played to its end', async () => {
  const { table, a, size } = await hotSeat({ setting: { mostEntries: 50 } });
  await a.play(0);
  let last = 'done';
  for (let n = 0; n < 60 && last === 'done'; n++) {
    last = codeOf(await undo(a, table));
    if (last === 'done') await a.play(0);
  }
  assert.equal(last, 'too-much');
  assert.ok((await size()) <= 41);
  assert.equal(codeOf(await a.play(1)), 'done');
});

test('a table that was taken back at a hundred times is read again as it was', async () => {
  const { house, table, a } = await hotSeat();
  const asked = (): number => [0, 1].find((seat) => a.sight(seat).decision) ?? 0;
  for (let n = 0; n < 40; n++) await a.play(asked());
  let undone = 0;
  for (let n = 0; n < 300; n++) {
    const may = a.sight(n % 2).undo;
    if (n % 5 < 3 || may === null) assert.equal(codeOf(await a.play(asked())), 'done');
    else if (codeOf(await undo(a, table, n % 2)) === 'done') undone++;
  }
  assert.ok(undone > 100, `${undone}`);
  const again = await house.restarted().client(anna).open(table);
  for (const seat of [0, 1]) assert.deepEqual(again.sight(seat), a.sight(seat));
  assert.deepEqual(house.events, []);
});
