/** A fault in the rules of one game: its table stands still, is reported and loses nothing; all others play on. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { NewTable } from '@stamtafel/protocol';
import { person, type TestClient, TestHouse, trouble } from '../testing/house.ts';
import { SpyLog, testKey } from '../testing/spy.ts';

const [anna, bert, wim] = [person('anna'), person('bert'), person('wim')];
const WORDS = 'rood-3-1 lies where it cannot lie';

/** What cannot be done: list the decisions, or show anything. */
type Fault = 'pending' | 'view';

interface Tables {
  readonly house: TestHouse;
  readonly log: SpyLog;
  readonly broken: string;
  readonly a: TestClient;
  readonly b: TestClient;
  readonly w: TestClient;
  /** From now on the game of the one table throws. */
  fails(fault: Fault): void;
  mends(): void;
}

/** Two tables; the game of the second never fails. */
async function twoTables(
  t: TestContext,
  wish: Partial<NewTable> = {},
): Promise<Tables & { other: TestClient }> {
  const log = new SpyLog();
  const house = new TestHouse({ log, key: testKey });
  const { table, key } = await house.make(anna, {
    game: 'four-downs',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    ...wish,
  });
  await house.house.take(bert, table.id, { name: 'bert', key, seat: 1 });
  const a = await house.client(anna).open(table.id);
  const b = await house.client(bert).open(table.id);
  const w = await house.client(wim).open(table.id);
  await house.house.act(anna, table.id, { do: 'start' });
  const { table: second } = await house.make(wim, {
    game: 'how-ruck',
    seats: [{ kind: 'me' }, { kind: 'me' }],
  });
  const other = await house.client(wim).open(second.id);
  const mending: (() => void)[] = [];
  const mends = (): void => {
    for (const mend of mending.splice(0)) mend();
  };
  t.after(mends);
  const breaks = (thing: object, part: string): void => {
    const whole = Object.getOwnPropertyDescriptor(thing, part);
    if (whole?.value === undefined) return;
    Object.defineProperty(thing, part, {
      configurable: true,
      get() {
        throw new Error(WORDS);
      },
    });
    mending.push(() => Object.defineProperty(thing, part, whole));
  };
  const fails = (fault: Fault): void => {
    const { game, rules } = log.truth(table.id).play!.match;
    if (fault === 'pending') for (const rule of Object.values(rules)) breaks(rule, 'ask');
    // Every view says what game it is of.
    else breaks(game, 'id');
  };
  return { house, log, broken: table.id, a, b, w, other, fails, mends };
}

/** Whoever has to answer, answers. */
async function play({ a, b }: Tables): Promise<string> {
  const [client, seat] = a.sight(0).decision?.optional === false ? [a, 0] : [b, 1];
  return (await client.play(seat)).is;
}

const moments: readonly {
  readonly when: string;
  /** From the beginning; else only once what happens is kept. */
  readonly fault?: Fault;
  readonly wish?: Partial<NewTable>;
  before?(tables: Tables): Promise<unknown>;
  happens(tables: Tables): Promise<unknown>;
}[] = [
  {
    when: 'when a clock has answered',
    wish: { clock: { kind: 'move', seconds: 60 } },
    happens: ({ house }) => house.clock.pass(61_000),
  },
  {
    when: 'when a wish is no longer asked',
    fault: 'view',
    before: async (tables) => {
      const seat = tables.a.sight(0).decision?.optional === false ? 0 : 1;
      await play(tables);
      const id = 'take-it-back';
      await (seat === 0 ? tables.a : tables.b).tell({ do: 'undo', table: tables.broken, seat, id });
      assert.ok(tables.a.sight(0).wish);
    },
    happens: ({ house }) => house.clock.pass(61_000),
  },
  {
    when: 'when watchers see what was a minute ago',
    fault: 'view',
    wish: { watching: 'delayed' },
    before: play,
    happens: ({ house }) => house.clock.pass(61_000),
  },
  { when: 'when a socket closes', fault: 'view', happens: ({ b }) => b.drop() },
  {
    when: 'when somebody comes',
    fault: 'view',
    happens: ({ house, broken }) => house.client(wim).open(broken),
  },
  { when: 'when somebody has answered', happens: play },
  {
    when: 'when a bot is to keep a chair',
    fault: 'pending',
    before: ({ b }) => b.drop(),
    happens: ({ house }) => house.clock.pass(61_000),
  },
];

for (const { when, fault, wish, before, happens } of moments)
  test(`a game that fails ${when} stops its own table and no other`, async (t) => {
    const tables = await twoTables(t, wish);
    const { house, log, broken, a, other, fails, mends } = tables;
    await before?.(tables);
    if (fault !== undefined) fails(fault);
    else log.onChange = (table) => table === broken && fails('view');
    await happens(tables);
    assert.deepEqual(
      house.events.map(({ kind, table }) => [kind, table]),
      [
        ['failed', broken],
        ['frozen', broken],
      ],
    );
    assert.ok(!a.frames.join().includes(WORDS));
    assert.equal(a.table?.phase, 'frozen');
    assert.equal((await house.house.info(anna, broken)).phase, 'frozen');
    assert.equal((await trouble(house.house.act(anna, broken, { do: 'pause' }))).code, 'frozen');
    // Nothing is tried again there, and nobody else notices.
    const kept = await log.read(broken);
    await house.clock.pass(10_000);
    assert.equal(house.events.length, 2);
    assert.deepEqual(await log.read(broken), kept);
    assert.equal((await other.play(0)).is, 'done');
    mends();
    const again = house.restarted({ key: testKey });
    await again.client(anna).open(broken);
    assert.equal((await again.house.info(anna, broken)).phase, 'playing');
  });

test('a table that cannot be shown when it is read is frozen too', async (t) => {
  const { house, broken, fails } = await twoTables(t);
  fails('pending');
  const again = house.restarted({ key: testKey });
  const a = await again.client(anna).open(broken);
  assert.equal(a.table?.phase, 'frozen');
  assert.equal(a.seen.size, 0);
});

test('a bot that is to answer when its game fails stops its own table', async (t) => {
  const { house, a, other, fails } = await twoTables(t);
  const { table } = await house.make(anna, {
    game: 'four-downs',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
  });
  const alone = await house.client(anna).open(table.id);
  await alone.drop();
  fails('pending');
  await alone.reconnect(table.id);
  await house.clock.pass(10_000);
  assert.deepEqual(
    house.events.map(({ kind, table: at }) => [kind, at]),
    [
      ['failed', table.id],
      ['frozen', table.id],
    ],
  );
  // The other table of this game has not been looked at since.
  assert.equal(a.table?.phase, 'playing');
  assert.equal((await other.play(0)).is, 'done');
});
