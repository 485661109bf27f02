import assert from 'node:assert/strict';
import { test } from 'node:test';
import { levelPaces } from '@stamtafel/games/how-ruck/timing.ts';
import { correction, stamp } from '@stamtafel/games/timing.ts';
import { answer, clone, fastBelow, fastSeed, pending, type State, start } from '@stamtafel/kernel';
import type { NewTable } from '@stamtafel/protocol';
import type { Thinkers } from '../../bots/thinkers.ts';
import { MemoryLog } from '../../log/memory.ts';
import { type Append, type End, SaveUnknown } from '../../log/port.ts';
import { matchOf } from '../../table/matches.ts';
import { termsOf } from '../../table/timing.ts';
import { settled, TestClock } from '../../testing/clock.ts';
import { codeOf, person, type TestClient, TestHouse, trouble } from '../../testing/house.ts';
import { thinkingHere } from '../../testing/thinking-here.ts';

const [anna, bert] = [person('anna'), person('bert')];
/** Two people before a race. */
async function dealt(house = new TestHouse(), wish: Partial<NewTable> = {}) {
  const { table, key } = await house.make(anna, {
    game: 'how-ruck',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    options: { teamForming: 'race', youngestSeat: 'A' },
    ...wish,
  });
  await house.house.take(bert, table.id, { name: 'Bert', key });
  await house.house.act(anna, table.id, { do: 'start' });
  const a = await house.client(anna).open(table.id);
  const b = await house.client(bert).open(table.id);
  return { house, table: table.id, a, b };
}

/** Two people, ready to race. */
async function ready(house = new TestHouse(), wish: Partial<NewTable> = {}) {
  const table = await dealt(house, wish);
  await table.a.play(0, { pick: 'ready' });
  await table.b.play(1, { pick: 'ready' });
  return table;
}

async function racing(house = new TestHouse(), before: (a: TestClient, b: TestClient) => void = () => {}) {
  const table = await ready(house);
  before(table.a, table.b);
  const { a, house: inside } = table;
  send(a, table.table, 0, { pick: 'command' });
  await inside.clock.pass(3000);
  return table;
}

/** Sends without waiting for the answer. */
function send(
  client: TestClient,
  table: string,
  seat: number,
  answer: { pick: string; card?: string },
  id = client.newId(),
) {
  const decision = client.sight(seat).decision!.number;
  const shown = client.shown.get(seat);
  client.connection.receive({
    do: 'move',
    table,
    seat,
    decision,
    id,
    answer,
    ...(shown !== undefined && { shown }),
  });
}

/** What was answered, and by whom, from the last 'ready' on. */
async function sinceReady(house: TestHouse, table: string): Promise<string[]> {
  const moves = (await house.log.read(table)).flatMap(({ body }) => {
    const entry = JSON.parse(body);
    return entry.is === 'moved' ? [`${entry.answer.pick} by ${entry.by}`] : [];
  });
  return moves.slice(moves.findLastIndex((move) => move.startsWith('ready')) + 1);
}

const countdowns = (client: TestClient): number =>
  client.messages.filter(({ is }) => is === 'countdown').length;

const stamps = async (house: TestHouse, table: string, seat: number): Promise<number[]> =>
  (await house.log.read(table)).flatMap(({ body }) => {
    const entry = JSON.parse(body);
    return entry.is === 'moved' && entry.seat === seat && entry.at !== undefined ? [entry.at] : [];
  });

test('HR-041 the command enters the log when the countdown ends; said twice, it is still one', async () => {
  const { house, table, a, b } = await ready();
  const kept = (await house.log.read(table)).length;
  send(a, table, 0, { pick: 'command' }, 'how-ruck-1');
  send(a, table, 0, { pick: 'command' }, 'how-ruck-1');
  await house.clock.pass(2999);
  assert.deepEqual(
    b.messages.filter(({ is }) => is === 'countdown'),
    [{ is: 'countdown', table, ms: 3000 }],
  );
  assert.equal((await house.log.read(table)).length, kept);
  await house.clock.pass(1);
  assert.equal((await house.log.read(table)).length, kept + 1);
  assert.equal(a.messages.filter((m) => m.is === 'done' && m.id === 'how-ruck-1').length, 2);
  assert.equal(a.sight(0).decision?.asks, 'race');
  assert.ok(a.shown.get(0) && b.shown.get(1) && a.shown.get(0) !== b.shown.get(1));
  assert.equal(codeOf(await b.play(1, { pick: 'command' })), 'refused');
});

test('HR-041, HR-180 a player who never gives the command: the clock does, with a countdown and a race that counts', async () => {
  const { house, table, a, b } = await ready(new TestHouse(), { clock: { kind: 'move', seconds: 30 } });
  await house.clock.pass(30_000);
  assert.deepEqual([countdowns(b), await sinceReady(house, table)], [1, []]);
  await house.clock.pass(2999);
  assert.equal(a.sight(0).decision?.asks, 'command');
  await house.clock.pass(1);
  assert.deepEqual([countdowns(b), await sinceReady(house, table)], [1, ['command by clock']]);
  await house.clock.pass(500);
  assert.equal(codeOf(await b.play(1)), 'done');
  assert.deepEqual(await stamps(house, table, 1), [500]);
  await house.clock.pass(100_000);
  assert.deepEqual(
    [a, b].map((client, seat) => client.sight(seat).decision?.asks),
    ['race', 'race'],
  );
});

test('HR-041 a clock that runs out during the countdown changes nothing', async () => {
  const { house, table, a, b } = await ready(new TestHouse(), { clock: { kind: 'move', seconds: 30 } });
  await house.clock.pass(29_000);
  send(a, table, 0, { pick: 'command' });
  await house.clock.pass(2999);
  assert.deepEqual([countdowns(b), await sinceReady(house, table)], [1, []]);
  await house.clock.pass(1);
  assert.deepEqual([countdowns(b), await sinceReady(house, table)], [1, ['command by person']]);
  assert.equal(b.sight(1).decision?.asks, 'race');
});

/** Anna is ready for a race against a bot, which is to give the command. */
async function readyForBot(house: TestHouse) {
  const { table } = await house.make(anna, {
    game: 'how-ruck',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }],
    options: { teamForming: 'race', youngestSeat: 'B' },
  });
  const a = await house.client(anna).open(table.id);
  await a.play(0, { pick: 'ready' });
  return { table, a };
}

test('HR-041 a bot that fails at the command, or may not give its answer, gets the clock’s, after the countdown', async () => {
  for (const answer of [undefined, { pick: 'nonsense' }]) {
    const thinkers: Thinkers = { ...thinkingHere(), think: async () => answer };
    const house = new TestHouse({ thinkers });
    const { table, a } = await readyForBot(house);
    await house.clock.pass(100);
    assert.deepEqual([countdowns(a), await sinceReady(house, table.id)], [1, []]);
    await house.clock.pass(3000);
    assert.deepEqual([countdowns(a), await sinceReady(house, table.id)], [1, ['command by clock']]);
    assert.equal(a.sight(0).decision?.asks, 'race');
  }
});

test('HR-041 a standing order gives the command after the countdown, too', async () => {
  const { house, table, a, b } = await dealt();
  await a.tell({ do: 'order', table, seat: 0, asks: 'command', order: 'pass' });
  await a.play(0, { pick: 'ready' });
  await b.play(1, { pick: 'ready' });
  await house.clock.pass(10_000);
  assert.deepEqual([countdowns(b), await sinceReady(house, table)], [1, ['command by order']]);
  assert.equal(b.sight(1).decision?.asks, 'race');
});

test('HR-041 nobody sends the command in a batch, or ahead of its question', async () => {
  const { house, table, a, b } = await dealt();
  await b.play(1, { pick: 'ready' });
  const first = { pick: 'first' };
  const ahead = await a.play(0, { pick: 'ready' }, { more: [{ pick: 'command' }] });
  assert.equal(codeOf(ahead), 'bad-input');
  const { number } = a.sight(0).decision!;
  const move = { do: 'move', table, seat: 0 } as const;
  a.connection.receive({ ...move, decision: number, id: 'ready-1', answer: { pick: 'ready' } });
  const early = { ...move, decision: number + 1, id: 'early-1', answer: { pick: 'command' } };
  assert.equal(codeOf(await a.ask(early)), 'outdated');
  assert.equal(a.sight(0).decision?.asks, 'command');
  const blind = await a.play(0, { pick: 'command' }, { more: [first, first] });
  assert.equal(codeOf(blind), 'bad-input');
  assert.deepEqual([countdowns(b), await sinceReady(house, table)], [0, []]);
  send(a, table, 0, { pick: 'command' });
  await house.clock.pass(3000);
  assert.equal(b.sight(1).decision?.asks, 'race');
});

class UnsureLog extends MemoryLog {
  isUnsure = false;
  /** What it is not sure of is there all the same. */
  isThere = false;
  override async append(append: Append): Promise<End> {
    if (!this.isUnsure) return super.append(append);
    if (this.isThere) await super.append(append);
    throw new SaveUnknown('perhaps');
  }
}

test('HR-041 whoever gave the command hears of it when the table is read again during the countdown', async () => {
  const log = new UnsureLog();
  const { house, table, a } = await ready(new TestHouse({ log }));
  send(a, table, 0, { pick: 'command' }, 'how-ruck-1');
  log.isUnsure = true;
  const renaming = house.house.act(bert, table, { do: 'rename', name: 'Bertus' });
  assert.equal((await trouble(renaming)).code, 'save-unknown');
  log.isUnsure = false;
  await settled();
  const busy = a.messages.find((message) => message.is === 'trouble' && message.id === 'how-ruck-1');
  assert.equal(busy && codeOf(busy), 'busy');
  send(a, table, 0, { pick: 'command' });
  await house.clock.pass(3000);
  assert.equal(a.sight(0).decision?.asks, 'race');
});

test('HR-041 a command that was not saved is given again, with a countdown of its own', async () => {
  const log = new UnsureLog();
  const { house, table, a, b } = await ready(new TestHouse({ log }));
  send(a, table, 0, { pick: 'command' });
  await house.clock.pass(2999);
  log.isUnsure = true;
  await house.clock.pass(1);
  log.isUnsure = false;
  await house.clock.pass(1000);
  send(a, table, 0, { pick: 'command' });
  await house.clock.pass(2999);
  assert.deepEqual([countdowns(b), await sinceReady(house, table)], [2, []]);
  await house.clock.pass(1);
  assert.equal(b.sight(1).decision?.asks, 'race');
});

test('HR-041 a command of which the house was not sure, but which is in the log, has been given', async () => {
  const log = new UnsureLog();
  log.isThere = true;
  const { house, table, a, b } = await ready(new TestHouse({ log }));
  send(a, table, 0, { pick: 'command' }, 'how-ruck-1');
  await house.clock.pass(2999);
  log.isUnsure = true;
  await house.clock.pass(1);
  log.isUnsure = false;
  await house.clock.pass(1000);
  assert.ok(a.messages.some((message) => message.is === 'done' && message.id === 'how-ruck-1'));
  assert.equal(b.sight(1).decision?.asks, 'race');
  assert.deepEqual([countdowns(b), await sinceReady(house, table)], [1, ['command by person']]);
});

test('HR-050 a split is stamped when it is received, less half the lowest round trip, at most half the margin', async () => {
  for (const [trips, credit] of [
    [[80, 60, 100], 30],
    [[400, 300], 75],
    [[], 0],
  ] as const) {
    const { house, table, a } = await racing(new TestHouse(), (client) => {
      for (const trip of trips) client.connection.roundTrip(trip);
    });
    await house.clock.pass(1000);
    a.connection.roundTrip(0);
    assert.equal(codeOf(await a.play(0)), 'done');
    assert.deepEqual(await stamps(house, table, 0), [1000 - credit]);
  }
});

test('HR-050 without the token of the pair there is no credit, with another one no split', async () => {
  const { house, table, a } = await racing(new TestHouse(), (client) => client.connection.roundTrip(100));
  await house.clock.pass(500);
  const token = a.shown.get(0)!;
  a.shown.set(0, 'made-up-token');
  assert.equal(codeOf(await a.play(0)), 'outdated');
  a.shown.delete(0);
  assert.equal(codeOf(await a.play(0)), 'done');
  assert.notEqual(a.shown.get(0), token);
  await house.clock.pass(500);
  assert.equal(codeOf(await a.play(0)), 'done');
  assert.deepEqual(await stamps(house, table, 0), [500, 950]);
});

test('HR-045, HR-054 the clock leaves the final pair after its time', async () => {
  const { house, table, a, b } = await racing();
  await house.clock.pass(1000);
  for (let n = 0; n < 10; n++) await a.play(0);
  assert.equal(b.sight(1).decision?.asks, 'finalPair');
  await house.clock.pass(19_999);
  assert.equal(b.sight(1).decision?.asks, 'finalPair');
  await house.clock.pass(1);
  assert.equal(a.sight(0).decision?.asks, 'leftover');
  const last = (await house.log.read(table)).at(-1)!;
  assert.deepEqual([JSON.parse(last.body).answer, JSON.parse(last.body).by], [{ pick: 'leave' }, 'clock']);
});

test('HR-052 a race is void when its time is over, or both are away; one who is away stops nothing', async () => {
  const long = await racing();
  await long.house.clock.pass(299_999);
  assert.equal(long.a.sight(0).decision?.asks, 'race');
  await long.house.clock.pass(1);
  assert.equal(long.a.sight(0).decision?.asks, 'split');
  const away = await racing(new TestHouse({ setting: { graceMs: 3_600_000 } }));
  await away.b.drop();
  await away.house.clock.pass(60_000);
  assert.equal(away.a.sight(0).decision?.asks, 'race');
  for (const [ms, asks] of [
    [5000, 'race'],
    [5001, 'split'],
  ] as const) {
    await away.a.drop();
    await away.house.clock.pass(ms);
    await away.a.reconnect(away.table);
    assert.equal(away.a.sight(0).decision?.asks, asks, `${ms} ms`);
  }
});

/** Timers may call a millisecond before their time. */
class HastyClock extends TestClock {
  override after(ms: number, call: () => void): () => void {
    return super.after(ms > 1 ? ms - 1 : ms, call);
  }
}

test('HR-052 a timer that calls too early voids nothing: the race has its whole time', async () => {
  const { house, a } = await racing(new TestHouse({ clock: new HastyClock() }));
  await house.clock.pass(299_998);
  assert.equal(a.sight(0).decision?.asks, 'race');
  await house.clock.pass(1);
  assert.equal(a.sight(0).decision?.asks, 'split');
});

test('HR-052 after a restart the race is void', async () => {
  const { house, table, a } = await racing();
  await a.play(0);
  const again = await house.restarted().client(anna).open(table);
  await settled();
  assert.equal(again.sight(0).decision?.asks, 'split');
});

test('HR-052 a table that is read again in this process knows when its race began, and goes on with it', async () => {
  const log = new UnsureLog();
  const { house, table, a, b } = await racing(new TestHouse({ log }));
  await house.clock.pass(1000);
  log.isUnsure = true;
  await a.play(0);
  log.isUnsure = false;
  await house.clock.pass(2000);
  assert.equal(b.sight(1).decision?.asks, 'race');
  assert.equal(codeOf(await b.play(1)), 'done');
  assert.deepEqual(await stamps(house, table, 1), [3000]);
  await house.clock.pass(297_000);
  assert.equal(b.sight(1).decision?.asks, 'split');
});

test('HR-052 the host cannot stop a race with a pause', async () => {
  const { house, table, a } = await ready();
  const act = (what: 'pause' | 'resume') => house.house.act(anna, table, { do: what });
  await act('pause');
  await act('resume');
  send(a, table, 0, { pick: 'command' });
  await house.clock.pass(3000);
  assert.equal((await trouble(act('pause'))).code, 'not-allowed');
  assert.equal(a.sight(0).decision?.asks, 'race');
});

test('HR-053 a bot splits at its own pace, and the planned moments are its stamps', async () => {
  const house = new TestHouse();
  const { table, a } = await readyForBot(house);
  await house.clock.pass(10);
  assert.ok(a.messages.some(({ is }) => is === 'countdown'));
  await house.clock.pass(3000);
  while (a.sight(0).decision?.asks === 'race') await house.clock.pass(500);
  const split = await stamps(house, table.id, 1);
  assert.equal(split.length, 10);
  // The pace of its level, as quick as it is in this race.
  const pauses = split.map((at, i) => at - (split[i - 1] ?? 0));
  const [quickest, slowest] = [Math.min(...pauses), Math.max(...pauses)];
  const usual = levelPaces.get('greedy') ?? assert.fail();
  assert.ok(quickest >= usual * 0.49 - 1 && slowest <= usual * 1.69 + 1, pauses.join(' '));
  assert.ok(slowest <= (quickest * 1.3) / 0.7 + 2, pauses.join(' '));
  assert.equal(a.sight(0).decision?.asks, 'finalPair');
  assert.equal(codeOf(await a.play(0)), 'done');
});

test('HR-055 one player may call the race off before it: both are asked to split calmly', async () => {
  const { a, b } = await dealt();
  await a.play(0, { pick: 'ready' });
  assert.equal(codeOf(await b.play(1, { pick: 'calm' })), 'done');
  assert.deepEqual([a.sight(0).decision?.asks, b.sight(1).decision?.asks], ['split', 'split']);
});

test('HR-182 nothing is taken back in a race, nor past it', async () => {
  const { house, table, a, b } = await racing();
  await house.clock.pass(1000);
  await a.play(0);
  assert.equal(a.sight(0).undo, 'never');
  const refused = await a.ask({ do: 'undo', table, seat: 0, id: a.newId() });
  assert.equal(codeOf(refused), 'not-allowed');
  for (let n = 0; n < 9; n++) await a.play(0);
  await b.play(1, { pick: 'leave' });
  assert.equal(b.sight(1).undo, 'never');
});

/**
 * T-11: one player answers pings late to look slow. The times of both are drawn alike; stamps and finish are those of
 * the house and of the rules. A photo finish counts as half a win, for the lot decides it.
 */
test('HR-050, HR-051 who delays his pongs gains less than a point, and equal lines are equal', () => {
  const match = matchOf({ game: 'how-ruck', seats: 2, options: { teamForming: 'race', youngestSeat: 'A' } });
  const terms = termsOf(match)!;
  const lastPairs = start(match, '3'.repeat(64));
  const split = (state: State, seat: number, at: number) =>
    answer(match, state, seat, pending(match, state).find((d) => d.seat === seat)!.options[0]!, { at });
  for (const [seat, pick] of [
    [0, 'ready'],
    [1, 'ready'],
    [0, 'command'],
  ] as const)
    answer(match, lastPairs, seat, { pick });
  for (let pair = 0; pair < 9; pair++) for (const seat of [0, 1]) split(lastPairs, seat, 1000 * pair);

  /** The share of races that seat 0 wins; `trips`: the round trips that were measured, `lines`: those there are. */
  const share = (lines: readonly number[], trips: readonly number[]): number => {
    const dice = fastSeed(5);
    const credits = trips.map((trip) => correction([trip], terms));
    const races = 10_000;
    let won = 0;
    for (let n = 0; n < races; n++) {
      const received = lines.map((line) => 30_000 + fastBelow(dice, 12_000) + line / 2);
      const order = [0, 1].sort((x, y) => received[x]! - received[y]!);
      const state = clone(match, lastPairs);
      const told = order.flatMap((seat) => split(state, seat, stamp(received[seat]!, 0, credits[seat]!)));
      if (told.some(({ key }) => key === 'photoFinish')) won += 0.5;
      else if (told.some(({ key, args }) => key === 'faster' && args.seat === 0)) won++;
    }
    return won / races;
  };
  const honest = share([60, 60], [60, 60]);
  assert.ok(Math.abs(honest - 0.5) < 0.01, `honest players win ${honest}`);
  const far = share([300, 300], [300, 300]);
  assert.ok(Math.abs(far - 0.5) < 0.01, `honest players far away win ${far}`);
  const gain = share([60, 60], [60_000, 60]) - honest;
  assert.ok(gain >= 0 && gain < 0.01, `the gain is ${gain}`);
});
