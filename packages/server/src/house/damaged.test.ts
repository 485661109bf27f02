import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tableInfoSchema } from '@stamtafel/protocol';
import { MemoryLog } from '../log/memory.ts';
import { LogDamaged, type LogEntry } from '../log/port.ts';
import { person, TestHouse, trouble } from '../testing/house.ts';

const [anna, bert, carol] = [person('anna'), person('bert'), person('carol')];
const [me, open] = [{ kind: 'me' }, { kind: 'open' }] as const;

/** A log in which one table is damaged, in a way that SQLite does not notice. */
class HurtLog extends MemoryLog {
  hurt: string | undefined;
  readonly #how: (entries: readonly LogEntry[]) => readonly LogEntry[];

  constructor(how: (entries: readonly LogEntry[]) => readonly LogEntry[]) {
    super();
    this.#how = how;
  }

  override async read(table: string, from?: number): Promise<readonly LogEntry[]> {
    const entries = await super.read(table, from);
    return table === this.hurt ? this.#how(entries) : entries;
  }
}

const withoutFirst = (entries: readonly LogEntry[]) => entries.slice(1);
const onNoSeat = (entries: readonly LogEntry[]) =>
  entries.map((entry) => ({ ...entry, body: entry.body.replace('"took","seat":1', '"took","seat":5') }));

for (const [damage, how] of [
  ['the first entry is gone', withoutFirst],
  ['somebody sits where no seat is', onNoSeat],
] as const) {
  const twoTables = async () => {
    const log = new HurtLog(how);
    const before = new TestHouse({ log });
    const make = async () => {
      const seats = [me, open];
      const { table } = await before.make(anna, { game: 'how-ruck', seats, visibility: 'listed' });
      return table.id;
    };
    const [hurt, whole] = [await make(), await make()];
    await before.house.take(bert, hurt, { name: 'Bert' });
    log.hurt = hurt;
    return { log, before, hurt, whole };
  };
  const ids = (tables: readonly { readonly id: string }[]) => tables.map(({ id }) => id);

  test(`where ${damage}, lists are there for everybody without that table, and it is reported once`, async () => {
    const { log, before, hurt, whole } = await twoTables();
    const { house, events } = before.restarted();
    assert.deepEqual(ids(await house.listed(carol)), [whole]);
    assert.equal((await log.card(hurt))?.phase, 'frozen');
    for (let n = 0; n < 3; n++) {
      assert.deepEqual(ids(await house.listed(carol)), [whole]);
      const mine = await house.mine(anna);
      assert.deepEqual(ids(mine.filter(({ phase }) => phase !== 'frozen')), [whole]);
      const seen = await house.info(anna, hurt).catch(() => undefined);
      assert.ok(seen === undefined || seen.phase === 'frozen');
    }
    assert.deepEqual(
      events.map(({ kind, table }) => [kind, table]),
      [['frozen', hurt]],
    );
    assert.equal(house.stats().frozen, 1);
  });

  test(`where ${damage}, whoever opens the table is told, it counts for nobody and keeps nobody from being forgotten`, async () => {
    const { log, before, hurt } = await twoTables();
    const { house } = before.restarted({ setting: { mostTables: 2 } });
    const b = before.restarted().client(bert);
    await b.open(hurt);
    const told = b.messages.find((message) => message.is === 'trouble' || message.is === 'table');
    assert.equal(told?.is === 'trouble' ? told.trouble.code : b.table?.phase, 'frozen');
    assert.equal((await trouble(house.act(anna, hurt, { do: 'start' }))).code, 'frozen');
    assert.equal((await log.card(hurt))?.phase, 'frozen');
    await before.restarted({ setting: { mostTables: 2 } }).make(anna, { game: 'how-ruck', seats: [me, me] });
    await house.forget(bert);
    assert.ok(house.hasForgotten(bert.id));
  });

  test(`where ${damage}, a table with days to think is not woken again and again`, async () => {
    const log = new HurtLog(how);
    const before = new TestHouse({ log });
    const clock = { kind: 'days', days: 1 } as const;
    const { table, key } = await before.make(anna, { game: 'how-ruck', seats: [me, open], clock });
    await before.house.take(bert, table.id, { name: 'Bert', key });
    await before.house.act(anna, table.id, { do: 'start' });
    log.hurt = table.id;
    await before.clock.pass(26 * 3600 * 1000);
    assert.equal((await log.card(table.id))?.phase, 'frozen');
    assert.deepEqual(
      before.events.map(({ kind }) => kind),
      ['frozen'],
    );
  });
}

test('where the table of a rematch has no name any more, what lists tell is still what the API promises', async () => {
  const log = new HurtLog((entries) =>
    entries.map((entry) => ({ ...entry, body: entry.body.replace('"next":"', '"next":"\\u0000') })),
  );
  const before = new TestHouse({ log });
  const { table } = await before.make(anna, { game: 'how-ruck', seats: [me, me] });
  await before.house.act(anna, table.id, { do: 'end' });
  await before.house.act(anna, table.id, { do: 'rematch' });
  log.hurt = table.id;
  const mine = await before.restarted().house.mine(anna);
  assert.equal(mine.length, 2);
  for (const info of mine) tableInfoSchema.parse(info);
});

for (const [damage, hurt] of [
  ['over', { phase: 'over' }],
  ['of nobody', { people: [] }],
  ['of another game, listed and due', { game: 'four-downs', listed: true, due: 5 }],
  ['touched at another time', { touched: 1 }],
] as const)
  test(`a card that says ${damage} while its log does not is right again once the table is read, and it is reported unless it only says over`, async () => {
    const log = new MemoryLog();
    const before = new TestHouse({ log });
    const { table } = await before.make(anna, { game: 'how-ruck', seats: [me, me] });
    const card = await log.card(table.id);
    assert.ok(card);
    await log.setCard({ ...card, ...hurt });
    const { house, events } = before.restarted();
    assert.equal((await house.info(anna, table.id)).phase, 'playing');
    assert.deepEqual(await log.card(table.id), card);
    assert.deepEqual(
      events,
      'phase' in hurt ? [] : [{ kind: 'mended', table: table.id }],
      'a frozen table that was put away is over too, until it is whole again',
    );
    assert.equal((await house.mine(anna)).length, 1);
  });

for (const [damage, how] of [
  ['has lost its first entry', withoutFirst],
  [
    'cannot be read',
    () => {
      throw new LogDamaged('gone');
    },
  ],
] as const)
  test(`a log that ${damage} while people play is found when it is read through: its table stops, the others go on`, async () => {
    const log = new HurtLog(how);
    const house = new TestHouse({ log });
    const made = await Promise.all([0, 1].map(() => house.make(anna, { game: 'how-ruck', seats: [me, me] })));
    const [hurt, whole] = made.map(({ table }) => table);
    assert.ok(hurt && whole);
    const client = house.client(anna);
    await client.open(hurt.id);
    await client.open(whole.id);
    log.hurt = hurt.id;
    await house.house.damaged(hurt.id);
    await house.house.damaged(whole.id);
    await house.house.damaged(undefined);
    assert.equal((await trouble(house.house.act(anna, hurt.id, { do: 'pause' }))).code, 'frozen');
    await house.house.act(anna, whole.id, { do: 'pause' });
    assert.equal((await log.card(hurt.id))?.phase, 'frozen');
    assert.deepEqual(
      client.messages.flatMap((message) => (message.is === 'table' ? message.table : [])).at(-1)?.id,
      whole.id,
    );
    const { frozen, damaged } = house.house.stats();
    assert.deepEqual([frozen, damaged], [1, 3]);
  });
