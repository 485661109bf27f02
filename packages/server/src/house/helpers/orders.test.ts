import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editions } from '@stamtafel/games';
import { fastBelow, fastSeed } from '@stamtafel/kernel';
import type { Thinkers } from '../../bots/thinkers.ts';
import { CannotSave } from '../../log/port.ts';
import { settled, TestClock } from '../../testing/clock.ts';
import { person, reads, type TestClient, TestHouse } from '../../testing/house.ts';
import { thinkingHere } from '../../testing/thinking-here.ts';
import { passOf } from './standing-orders.ts';

const anna = person('anna');

/** Plays until a seat is asked a question that can be passed; with only a pass, or with more. */
async function untilWindow(game: string, seed: number, onlyPass: boolean) {
  const dice = fastSeed(seed);
  const house = new TestHouse({ below: (n) => Math.min(n - 1, 500) });
  const { table } = await house.make(anna, { game, seats: [{ kind: 'me' }, { kind: 'me' }] });
  const a = await house.client(anna).open(table.id);
  for (let n = 0; n < 400 && a.sight(0).outcome === null; n++) {
    const asked = [0, 1].filter((s) => a.sight(s).decision && !a.sight(s).decision!.optional);
    for (const seat of asked) {
      const decision = a.sight(seat).decision!;
      if (passOf(decision) && (decision.options.length === 1) === onlyPass)
        return { house, a, seat, decision };
    }
    const seat = asked[fastBelow(dice, asked.length)]!;
    const { options } = a.sight(seat).decision!;
    await a.play(seat, options[fastBelow(dice, options.length)]);
  }
  return undefined;
}

async function windowOf(onlyPass: boolean) {
  for (let seed = 1; seed < 30; seed++)
    for (const { game } of editions)
      if (game.players.includes(2)) {
        const found = await untilWindow(game.id, seed, onlyPass);
        if (found) return found;
      }
  throw new Error('no game has such a window');
}

const leave = (a: TestClient, seat: number, asks: string, order: 'none' | 'pass' | 'pass-if-nothing-else') =>
  a.tell({ do: 'order', table: a.table!.id, seat, asks, order });

const passes = async (house: TestHouse, table: string) =>
  (await house.log.read(table)).filter(({ body }) => body.includes('"by":"order"')).length;

test('an order passes after a time that nothing in the hand can change: fixed, or by lot where the hand decides', async () => {
  for (const onlyPass of [true, false])
    for (const [order, time] of [
      ['pass', 800],
      ['pass-if-nothing-else', 800 + 500],
    ] as const) {
      const { house, a, seat, decision } = await windowOf(onlyPass);
      await leave(a, seat, decision.asks, order);
      assert.deepEqual(a.sight(seat).orders, { [decision.asks]: order });
      assert.deepEqual(a.sight(1 - seat).orders, {});
      assert.equal(house.clock.until, time, `${order} with${onlyPass ? 'out' : ''} a choice`);
      await house.clock.pass(time - 1);
      assert.equal(await passes(house, a.table!.id), 0);
      await house.clock.pass(1);
      const acts = order === 'pass' || onlyPass;
      assert.equal((await passes(house, a.table!.id)) > 0, acts, `${order} ${onlyPass}`);
      if (!acts) assert.equal((await a.play(seat)).is, 'done');
    }
});

test('an order outlives a restart, is taken back, and is nobody else’s business', async () => {
  const { house, a, seat, decision } = await windowOf(false);
  await leave(a, seat, decision.asks, 'pass-if-nothing-else');
  const again = await house.restarted().client(anna).open(a.table!.id);
  assert.deepEqual(again.sight(seat).orders, { [decision.asks]: 'pass-if-nothing-else' });
  await leave(a, seat, decision.asks, 'none');
  assert.deepEqual(a.sight(seat).orders, {});
  const stranger = await house.client(person('eva')).open(a.table!.id);
  const refused = await stranger.tell({
    do: 'order',
    table: a.table!.id,
    seat,
    asks: decision.asks,
    order: 'pass',
  });
  assert.equal(refused?.code, 'not-allowed');
  assert.equal((await leave(a, seat, '__proto__', 'pass'))?.code, 'bad-input');
});

test('an order that could not be kept because the disk was full is carried out once there is room', async (t) => {
  for (const order of ['pass', 'pass-if-nothing-else'] as const) {
    const { house, a, seat, decision } = await windowOf(true);
    await leave(a, seat, decision.asks, order);
    const full = t.mock.method(house.log, 'append', () => Promise.reject(new CannotSave('disk full')));
    await house.clock.pass(10_000);
    assert.ok(full.mock.callCount() > 1);
    assert.equal(await passes(house, a.table!.id), 0);
    full.mock.restore();
    await house.clock.pass(5000);
    assert.ok((await passes(house, a.table!.id)) > 0);
  }
});

test('an order is for a question of the game, and each can be changed and taken back', async () => {
  for (const { game, texts } of editions) {
    const house = new TestHouse();
    const seats = Array.from({ length: game.players[0] ?? 2 }, () => ({ kind: 'me' }) as const);
    const { table } = await house.make(anna, { game: game.id, seats });
    const a = await house.client(anna).open(table.id);
    const questions = Object.keys(texts.nl.prompts);
    for (const asks of questions) assert.equal(await leave(a, 0, asks, 'pass'), undefined);
    for (const asks of ['no-question', 'toString', '__proto__', ''])
      assert.equal((await leave(a, 0, asks, 'pass'))?.code, 'bad-input', asks);
    assert.equal(await leave(a, 0, 'never-left', 'none'), undefined);
    const first = questions[0]!;
    assert.equal(await leave(a, 0, first, 'pass-if-nothing-else'), undefined);
    assert.equal(a.sight(0).orders[first], 'pass-if-nothing-else');
    for (const asks of questions) assert.equal(await leave(a, 0, asks, 'none'), undefined);
    assert.deepEqual(a.sight(0).orders, {});
  }
});

test('what a seat has ordered, and that it may choose all the same, is shown to nobody else', async () => {
  for (const order of ['pass', 'pass-if-nothing-else'] as const) {
    const { house, a, seat, decision } = await windowOf(false);
    const heard: { readonly is: string; readonly on?: readonly unknown[] }[] = [];
    for (const who of [anna, person('eva')]) {
      const connection = house.house.connect(
        who,
        reads((frame) => void heard.push(JSON.parse(frame))),
      );
      connection.receive({ do: 'open', table: a.table!.id, seen: [] });
    }
    await settled();
    heard.length = 0;
    await leave(a, seat, decision.asks, order);
    if (order === 'pass-if-nothing-else') await house.clock.pass(10_000);
    const steps = heard.map(({ is, on }) => [is, on?.[1]]);
    assert.deepEqual(steps, [['step', seat]], 'only from the own chair');
  }
});

test('orders go with whoever left them, whichever way the chair changes hands; a bot that keeps it gives them back', async () => {
  const [bert, carla] = [person('bert'), person('carla')];
  const house = new TestHouse();
  const { table, key } = await house.make(anna, {
    game: 'how-ruck',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const play = house.house;
  await play.take(bert, table.id, { name: 'Bert', key });
  await play.act(anna, table.id, { do: 'start' });
  const a = await house.client(anna).open(table.id);
  const b = await house.client(bert).open(table.id);
  const c = await house.client(carla).open(table.id);
  const [orders, order] = [{ split: 'pass' }, 'pass'] as const;
  const leaves = (client: TestClient) =>
    client.tell({ do: 'order', table: table.id, seat: 1, asks: 'split', order });

  await leaves(b);
  await play.act(bert, table.id, { do: 'bot', seat: 1, level: 'random' });
  assert.equal(a.table?.seats[1]?.kept, true);
  await b.reconnect(table.id);
  assert.deepEqual(b.sight(1).orders, orders, 'a bot has kept the chair');

  const { invite } = await play.act(bert, table.id, { do: 'handOver', seat: 1 });
  await play.take(carla, table.id, { name: 'Carla', invite: invite ?? '' });
  assert.deepEqual(c.sight(1).orders, {}, 'handed over');

  await leaves(c);
  await play.act(carla, table.id, { do: 'leave' });
  await play.take(bert, table.id, { name: 'Bert', key });
  assert.deepEqual(b.sight(1).orders, {}, 'left');

  await leaves(b);
  await play.act(anna, table.id, { do: 'remove', seat: 1 });
  await play.act(anna, table.id, { do: 'bot', seat: 1, level: 'random' });
  await play.act(anna, table.id, { do: 'remove', seat: 1 });
  await play.take(carla, table.id, { name: 'Carla', key });
  assert.deepEqual(c.sight(1).orders, {}, 'removed, and a bot sat there');
  const again = await house.restarted().client(carla).open(table.id);
  assert.deepEqual(again.sight(1).orders, {});
});

/** Bots that do not do what bots should. */
const bad: { readonly [how: string]: Thinkers['think'] } = {
  throws: () => Promise.reject(new Error('no idea')),
  'answers illegally': async () => ({ pick: 'resign', card: 'x' }),
  'answers nonsense': async () => ({ pick: 'keep', card: 'not-a-card' }),
};

for (const [how, think] of Object.entries(bad))
  test(`a bot that ${how} gets its timeout answer, and the match goes on`, async () => {
    const thinkers = { ...thinkingHere(), think };
    const house = new TestHouse({ thinkers });
    const { table } = await house.make(anna, {
      game: 'how-ruck',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }],
    });
    const a = await house.client(anna).open(table.id);
    for (let n = 0; n < 60 && a.sight(0).outcome === null; n++) {
      await house.clock.pass(1);
      if (a.sight(0).decision) await a.play(0);
    }
    const bodies = (await house.log.read(table.id)).map(({ body }) => body);
    assert.ok(bodies.filter((body) => body.includes('"by":"clock"')).length > 10);
    assert.ok(bodies.every((body) => !body.includes('"by":"bot"')));
  });

for (const [thinksFor, answersAfter] of [
  [0, 700],
  [100, 700],
  [699, 700],
  [701, 1050],
  [1300, 1400],
] as const)
  test(`a bot that thinks ${thinksFor} ms answers after ${answersAfter}: drawn beforehand, or whole steps later`, async () => {
    const clock = new TestClock();
    const thinkers: Thinkers = {
      ...thinkingHere(),
      think: (_table, { decision }) =>
        new Promise((resolve) => clock.after(thinksFor, () => resolve(decision.options[0]))),
    };
    const house = new TestHouse({ clock, thinkers, setting: { botDelayMs: { least: 700, most: 700 } } });
    const { table } = await house.make(anna, {
      game: 'how-ruck',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'level4' }],
    });
    const answers = async () =>
      (await house.log.read(table.id)).filter(({ body }) => body.includes('"by":"bot"')).length;
    await clock.pass(answersAfter - 1);
    assert.equal(await answers(), 0);
    await clock.pass(1);
    assert.equal(await answers(), 1);
  });

test('a bot that is no longer asked stops thinking', async () => {
  const signals: AbortSignal[] = [];
  const thinkers: Thinkers = {
    ...thinkingHere(),
    think: (_table, _thought, { signal }) =>
      new Promise((_, reject) => {
        if (signal === undefined) return;
        signals.push(signal);
        signal.addEventListener('abort', () => reject(new Error('stopped')));
      }),
  };
  const house = new TestHouse({ thinkers });
  const { table } = await house.make(anna, {
    game: 'how-ruck',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'level4' }],
  });
  await settled();
  assert.deepEqual(
    signals.map(({ aborted }) => aborted),
    [false],
  );
  await house.house.act(anna, table.id, { do: 'end' });
  await settled();
  assert.deepEqual(
    signals.map(({ aborted }) => aborted),
    [true],
  );
});
