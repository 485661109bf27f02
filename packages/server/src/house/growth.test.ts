import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TableAction } from '@stamtafel/protocol';
import { MemoryLog } from '../log/memory.ts';
import type { LogEntry } from '../log/port.ts';
import { following } from '../log/testing/tables.ts';
import { HouseTrouble } from '../table/trouble.ts';
import { calmDuel, codeOf, person, type TestClient, TestHouse, trouble } from '../testing/house.ts';

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

/** With which code something was refused, if it was. */
const refusal = (done: Promise<unknown>): Promise<string | undefined> =>
  done.then(
    () => undefined,
    (error) => (error instanceof HouseTrouble ? error.trouble.code : 'failed'),
  );

/** What a seat does over and over, until it is refused; with what. */
async function tillRefused(act: (n: number) => Promise<string | undefined>): Promise<string | undefined> {
  for (let n = 0; n < 200; n++) {
    const met = await act(n);
    if (met !== undefined && met !== 'done') return met;
  }
  return undefined;
}

const toggleOrders = (client: TestClient, table: string, seat = 0): Promise<string | undefined> =>
  tillRefused(async (n) => {
    const order = n % 2 === 0 ? 'pass' : 'none';
    return (await client.tell({ do: 'order', table, seat, asks: 'split', order }))?.code;
  });

/** Answers until nothing more fits. */
const fill = (client: TestClient): Promise<string | undefined> =>
  tillRefused(async () => codeOf(await client.play(client.sight(0).decision ? 0 : 1)));

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
  const setting = { mostEntries: 60 };
  const { house, table, a, size } = await hotSeat({ setting });
  // Two chairs and what everybody sees: twenty entries each, of which one made the table and one began the match.
  const names = await tillRefused((n) =>
    refusal(house.house.act(anna, table, { do: 'rename', name: `A${n}` })),
  );
  assert.deepEqual([names, await size()], ['too-much', 10]);
  assert.equal(await fill(a), 'too-much');
  const full = await size();
  const both = (await house.log.read(table)).map(({ body }) => JSON.parse(body).seat);
  assert.ok([0, 1].some((seat) => both.filter((other) => other === seat).length === 20));
  assert.equal(codeOf(await undo(a, table, a.sight(0).decision ? 0 : 1)), 'too-much');
  for (const action of [{ do: 'rename', name: 'Ans' }, { do: 'newKey' }, { do: 'pause' }] as const)
    assert.equal((await trouble(house.house.act(anna, table, action))).code, 'too-much');
  assert.equal(await size(), full);
  const again = house.restarted({ setting });
  const b = await again.client(anna).open(table);
  assert.equal(await fill(b), 'too-much');
  assert.equal((await again.house.act(anna, table, { do: 'end' })).table.phase, 'over');
  assert.ok((await again.house.act(anna, table, { do: 'rematch' })).table.next);
  const renaming = again.house.act(anna, table, { do: 'rename', name: 'Ans' });
  assert.equal((await trouble(renaming)).code, 'too-much');
});

test('at a full table the clock and the bots go on, and whoever wants leaves or resigns', async () => {
  const setting = { mostEntries: 20 };
  const wish = { clock: { kind: 'move', seconds: 5 } } as const;
  const { house, a, size } = await hotSeat({ setting }, wish);
  await fill(a);
  const full = await size();
  await house.clock.pass(6000);
  assert.ok((await size()) > full);
  assert.equal(codeOf(await a.play(0, { pick: 'resign' })), 'done');
  assert.equal(a.table?.phase, 'over');
  const other = await hotSeat({ setting });
  await fill(other.a);
  await other.house.house.act(anna, other.table, { do: 'leave' });
  await other.house.clock.pass(100_000);
  assert.ok((await other.size()) < 30);
});

test('no seat uses up the log of a table: the others play on to the end', async () => {
  const setting = { mostEntries: 300 };
  for (const way of ['orders', 'names', 'hand-overs', 'bots'] as const) {
    const { house, table, a, b } = await calmDuel(new TestHouse({ setting }));
    const bert = person('bert');
    const act = (action: TableAction) => refusal(house.house.act(bert, table, action));
    const ways = {
      orders: () => toggleOrders(b, table, 1),
      names: () => tillRefused((n) => act({ do: 'rename', name: `Bert ${n}` })),
      'hand-overs': () => tillRefused(() => act({ do: 'handOver', seat: 1 })),
      // A bot plays for them, and they play themselves again.
      bots: () =>
        tillRefused(async () => {
          const met = await act({ do: 'bot', seat: 1, level: 'random' });
          await b.reconnect(table);
          return met;
        }),
    };
    assert.equal(await ways[way](), 'too-much', way);
    const used = (await house.log.read(table)).length;
    assert.ok(used >= 49 && used <= 53, `${way}: ${used}`);
    // What a chair did by itself leaves the others their own part.
    if (way === 'orders')
      assert.equal(await refusal(house.house.act(anna, table, { do: 'newKey' })), undefined);
    assert.equal(codeOf(await a.play(0)), 'done');
    assert.equal(codeOf(await b.play(1)), 'done');
  }
});

test('who gets up and sits down again and again leaves room for a hundred answers', async () => {
  const { house, table, a, b } = await calmDuel(new TestHouse({ setting: { mostEntries: 1000 } }));
  const bert = person('bert');
  const { key = '' } = await house.house.act(anna, table, { do: 'newKey' });
  let last: string | undefined;
  for (let n = 0; n < 1000 && last === undefined; n++) {
    await house.house.act(bert, table, { do: 'leave' });
    last = await refusal(house.house.take(bert, table, { name: 'Bert', key }));
  }
  assert.equal(last, 'too-much');
  assert.ok((await house.log.read(table)).length <= 301);
  assert.equal(codeOf(await a.play(0)), 'done');
  assert.equal(b.table?.phase, 'playing');
});

test('taking back ends earlier, so that the match can be played to its end', async () => {
  const { table, a, size } = await hotSeat({ setting: { mostEntries: 90 } });
  await a.play(0);
  let last = 'done';
  for (let n = 0; n < 60 && last === 'done'; n++) {
    last = codeOf(await undo(a, table));
    if (last === 'done') await a.play(0);
  }
  assert.equal(last, 'too-much');
  assert.ok((await size()) >= 24 && (await size()) <= 27);
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

test('a full chair has no last answer either: whether it ends the match may depend on what others chose', async () => {
  const { house, table, a } = await hotSeat({}, { game: 'four-downs' });
  for (let n = 0; a.table?.phase === 'playing' && n < 500; n++)
    await a.play([0, 1].find((seat) => a.sight(seat).decision?.optional === false) ?? 0);
  const entries = await house.log.read(table);
  const answered = entries.map(({ body }) => JSON.parse(body)).filter(({ is }) => is === 'moved');
  const { seat, answer } = answered.at(-1);
  const before = answered.filter((one) => one.seat === seat).length - 1;
  const card = await house.log.card(table);
  assert.ok(card?.phase === 'over' && entries.at(-1)?.body.includes('"moved"'));
  for (const [part, met] of [
    [before, 'too-much'],
    [before + 1, 'done'],
  ] as const) {
    const log = new MemoryLog();
    await log.append(following(undefined, entries.slice(0, -1), { ...card, phase: 'playing' }));
    const again = new TestHouse({ log, clock: house.clock, setting: { mostEntries: 3 * part } });
    const b = await again.client(anna).open(table);
    assert.equal(codeOf(await b.play(seat, answer, { id: 'the-last-one' })), met);
  }
});
