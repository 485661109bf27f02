/** A fault in the rules of one game: its table stands still, is reported and loses nothing; all others play on. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { LiveMessage, NewTable } from '@stamtafel/protocol';
import { codeOf, person, type TestClient, TestHouse, trouble } from '../testing/house.ts';
import { SpyLog, testKey } from '../testing/spy.ts';
import { passOf } from './helpers/standing-orders.ts';

const [anna, bert, wim] = [person('anna'), person('bert'), person('wim')];
const WORDS = 'rood-3-1 lies where it cannot lie';

/** What cannot be done: list the decisions, carry out an answer, or show anything. */
type Fault = 'pending' | 'answer' | 'view';

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
    // Every view says what game it is of.
    if (fault === 'view') breaks(game, 'id');
    else for (const rule of Object.values(rules)) breaks(rule, fault === 'pending' ? 'ask' : 'do');
  };
  return { house, log, broken: table.id, a, b, w, other, fails, mends };
}

/** The player who has to answer. */
const asked = ({ a, b }: Tables): [TestClient, number] =>
  a.sight(0).decision?.optional === false ? [a, 0] : [b, 1];

async function play(tables: Tables): Promise<LiveMessage> {
  const [client, seat] = asked(tables);
  return client.play(seat);
}

/** Plays until a player who can pass has to answer, and leaves the order to do so. */
async function orderPass(tables: Tables): Promise<void> {
  for (let n = 0; n < 100; n++) {
    const [client, seat] = asked(tables);
    const decision = client.sight(seat).decision ?? assert.fail('nobody is asked');
    if (passOf(decision)) {
      const order = { do: 'order', table: tables.broken, seat, asks: decision.asks, order: 'pass' } as const;
      assert.equal(await client.tell(order), undefined);
      return;
    }
    await client.play(seat);
  }
  assert.fail('nobody can pass');
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
    when: 'when the clock is to answer',
    fault: 'answer',
    wish: { clock: { kind: 'move', seconds: 60 } },
    happens: ({ house }) => house.clock.pass(61_000),
  },
  {
    when: 'when a standing order is to answer',
    fault: 'answer',
    wish: { game: 'ballen-met-stieren' },
    before: orderPass,
    happens: ({ house }) => house.clock.pass(1000),
  },
  {
    when: 'when a bot is to answer',
    fault: 'answer',
    before: async (tables) => {
      if (asked(tables)[1] === 0) await play(tables);
      assert.equal(asked(tables)[1], 1);
    },
    happens: async ({ house, broken }) => {
      await house.house.act(bert, broken, { do: 'bot', seat: 1, level: 'random' });
      await house.clock.pass(1000);
    },
  },
  {
    when: 'when a wish is no longer asked',
    fault: 'view',
    before: async (tables) => {
      const [client, seat] = asked(tables);
      await play(tables);
      await client.tell({ do: 'undo', table: tables.broken, seat, id: 'take-it-back' });
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
    wish: { sitIn: 'minute' },
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
    // Nothing is tried again there, and no other table notices.
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

test('a game that fails on what somebody wants changes nothing: he is told so, and all go on', async (t) => {
  const tables = await twoTables(t);
  const { house, log, broken, a, b, fails, mends } = tables;
  const [client, seat] = asked(tables);
  await play(tables);
  await client.ask({ do: 'undo', table: broken, seat, id: 'take-it-back' });
  const { request } = a.sight(0).wish ?? assert.fail('nobody is asked');
  const kept = await log.read(broken);
  fails('answer');
  assert.equal(codeOf(await play(tables)), 'fault');
  const other = seat === 0 ? b : a;
  const agreed = { do: 'agree', table: broken, seat: 1 - seat, request, yes: true } as const;
  assert.equal((await other.tell(agreed))?.code, 'fault');
  assert.equal(a.sight(0).wish, null);
  await house.clock.pass(10_000);
  assert.deepEqual(
    house.events.map(({ kind, table }) => [kind, table]),
    [
      ['failed', broken],
      ['failed', broken],
    ],
  );
  assert.ok(![...a.frames, ...b.frames].join().includes(WORDS));
  assert.deepEqual(await log.read(broken), kept);
  assert.equal(a.table?.phase, 'playing');
  mends();
  assert.equal(codeOf(await play(tables)), 'done');
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
