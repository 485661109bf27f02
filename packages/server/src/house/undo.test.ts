import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NewTable } from '@stamtafel/protocol';
import { MemoryLog } from '../log/memory.ts';
import type { Append, End } from '../log/port.ts';
import { settled } from '../testing/clock.ts';
import {
  calmDuel,
  choosingBulls,
  codeOf,
  duel,
  person,
  type TestClient,
  TestHouse,
  trouble,
} from '../testing/house.ts';

const [anna, bert, carla] = [person('anna'), person('bert'), person('carla')];
const undo = (client: TestClient, table: string, seat: number, id = client.newId()) =>
  client.ask({ do: 'undo', table, seat, id });

/** The number of the wish that a seat sees. */
const wishOf = (client: TestClient, seat: number): number =>
  client.sight(seat).wish?.request ?? assert.fail('nobody wishes anything');

test('what somebody has learnt from is taken back only if the others agree', async () => {
  const { house, table, a, b } = await calmDuel();
  const before = a.sight(0);
  assert.equal(before.undo, null);
  assert.equal(codeOf(await undo(a, table, 0)), 'not-allowed');
  await a.play(0);
  assert.equal(a.sight(0).undo, 'ask');
  await undo(a, table, 0);
  const first = wishOf(b, 1);
  assert.deepEqual(b.sight(1).wish, { request: first, kind: 'undo', seat: 0, asked: 2 });
  assert.equal(codeOf(await undo(b, table, 1)), 'not-allowed');
  const agree = (client: TestClient, seat: number, yes: boolean, request = first) =>
    client.tell({ do: 'agree', table, seat, request, yes });
  assert.equal((await agree(a, 0, true))?.code, 'not-allowed');
  assert.equal((await agree(b, 1, true, first + 8))?.code, 'outdated');
  await agree(b, 1, false);
  assert.equal(b.sight(1).wish, null);
  assert.equal((await agree(b, 1, true))?.code, 'outdated');
  await undo(a, table, 0, 'undo-twice-1');
  await agree(b, 1, true, wishOf(b, 1));
  assert.deepEqual(a.sight(0).view, before.view);
  assert.notEqual(a.sight(0).decision?.number, before.decision?.number);
  assert.equal(codeOf(await undo(a, table, 0, 'undo-twice-1')), 'done');
  const again = await house.restarted().client(anna).open(table);
  assert.deepEqual(again.sight(0), a.sight(0));
  assert.equal(codeOf(await a.play(0)), 'done');
});

test('what was told of a move is withdrawn with it', async () => {
  const { table, a, b } = await calmDuel();
  const opening = b.messages.findLast((message) => message.is === 'view')?.story;
  await a.play(0);
  const told = b.messages.findLast((message) => message.is === 'step');
  assert.equal(told?.events?.length, 1);
  await undo(a, table, 0);
  await b.tell({ do: 'agree', table, seat: 1, request: wishOf(b, 1), yes: true });
  for (const client of [a, b]) {
    const last = client.messages.findLast((message) => message.is === 'view' || message.is === 'step');
    assert.ok(last?.is === 'view', 'a step cannot take back what was told');
    assert.deepEqual(last.story, opening);
  }
  await a.play(0);
  assert.equal(b.messages.findLast((message) => message.is === 'step')?.version, b.seen.get(1)?.version);
});

test('a wish that is granted goes together with the move, one that is not goes alone', async () => {
  const { table, a, b } = await calmDuel();
  await a.play(0);
  const sightsSince = (from: number) =>
    a.messages.slice(from).flatMap((message) => ('sight' in message ? [message.sight] : []));
  for (const yes of [false, true]) {
    await undo(a, table, 0);
    const asked = a.sight(0);
    const request = wishOf(a, 0);
    const from = a.messages.length;
    await b.tell({ do: 'agree', table, seat: 1, request, yes });
    const sights = sightsSince(from);
    assert.deepEqual(
      sights.map(({ wish, decision }) => [wish, decision?.number === asked.decision?.number]),
      [[null, !yes]],
    );
  }
});

test('a wish is gone when the table goes on, or when nobody answers', async () => {
  const { house, table, a, b } = await calmDuel();
  await a.play(0);
  await undo(a, table, 0);
  assert.ok(b.sight(1).wish);
  await b.play(1);
  assert.equal(b.sight(1).wish, null);
  await undo(a, table, 0);
  assert.ok(a.sight(0).wish);
  const request = wishOf(a, 0);
  const unanswered = (messages: readonly { readonly is: string }[]) =>
    messages.filter(({ is }) => is === 'unanswered');
  assert.deepEqual(unanswered(a.messages), []);
  await house.clock.pass(60_000);
  assert.equal(a.sight(0).wish, null);
  assert.deepEqual(unanswered(a.messages), [{ is: 'unanswered', table, request }]);
  assert.deepEqual(unanswered(b.messages), [], 'only whoever wished is told');
});

test('a wish outlives what others do unseen: else all would know of it', async () => {
  const { table, a, b } = await duel('five-possessions');
  if (a.sight(0).decision?.asks !== 'place') await (a.sight(0).decision ? a.play(0) : b.play(1));
  for (let n = 0; n < 4; n++) await a.play(0);
  await undo(a, table, 0);
  const request = wishOf(a, 0);
  const heard = a.frames.length;
  for (let n = 0; n < 2; n++) assert.equal((await b.play(1)).is, 'done');
  assert.equal(a.frames.length, heard);
  assert.equal(wishOf(a, 0), request);
  await b.tell({ do: 'agree', table: table, seat: 1, request, yes: true });
  assert.equal(a.sight(0).decision?.asks, 'place');
});

test('nothing is taken back that came while the others were being heard', async () => {
  const { promise: saved, resolve: save } = Promise.withResolvers<void>();
  const log = new (class extends MemoryLog {
    isSlow = false;
    override async append(append: Append): Promise<End> {
      if (this.isSlow) await saved;
      return super.append(append);
    }
  })();
  const { table, a, b } = await calmDuel(new TestHouse({ log }));
  await a.play(0);
  await undo(a, table, 0);
  const { decision } = b.sight(1);
  assert.ok(decision?.options[0]);
  log.isSlow = true;
  const [answer] = decision.options;
  const id = b.newId();
  b.connection.receive({ do: 'move', table, seat: 1, decision: decision.number, id, answer });
  b.connection.receive({ do: 'agree', table, seat: 1, request: wishOf(b, 1), yes: true });
  await settled();
  save();
  await settled();
  const heard = b.messages.flatMap((message) => (message.is === 'trouble' ? [message.trouble.code] : []));
  assert.deepEqual(heard, ['outdated']);
  const kept = (await log.read(table)).map(({ body }) => JSON.parse(body).is);
  assert.deepEqual(kept.slice(-2), ['moved', 'moved']);
  assert.equal(a.sight(0).wish, null);
});

test('a free move goes back without asking, and what others chose in the meantime stands', async () => {
  const { house, table, a } = await choosingBulls(3);
  await a.play(0);
  await a.play(1);
  assert.equal(a.sight(0).undo, 'free');
  const others = JSON.stringify(a.sight(1));
  const number = a.sight(1).decision?.number;
  await undo(a, table, 0);
  assert.equal(a.sight(0).decision?.asks, 'playBulls');
  assert.equal(a.sight(1).decision?.number, number);
  assert.equal(JSON.parse(others).view.sealed, a.sight(1).view.sealed);
  const again = await house.restarted().client(anna).open(table);
  for (const s of [0, 1, 2]) assert.deepEqual(again.sight(s), a.sight(s));
});

test('SV-500 SV-807 what was sent as one is taken back as one', async () => {
  const { house, table, a } = await choosingBulls(2);
  const before = a.sight(0);
  const [one, other] = before.decision?.options ?? [];
  assert.ok(one && other);
  assert.equal(codeOf(await a.play(0, one, { more: [other] })), 'done');
  assert.equal(a.sight(0).decision, null);
  await a.play(1);
  assert.equal(a.sight(0).undo, 'free');
  assert.equal(codeOf(await undo(a, table, 0)), 'done');
  assert.deepEqual(a.sight(0).view, before.view);
  assert.deepEqual(a.sight(0).decision?.options, before.decision?.options);
  const again = await house.restarted().client(anna).open(table);
  for (const s of [0, 1]) assert.deepEqual(again.sight(s), a.sight(s));
});

test('against bots nobody has to be asked; the rules of a game may still forbid it', async () => {
  const house = new TestHouse();
  const bot = { kind: 'bot', level: 'random' } as const;
  const { table } = await house.make(anna, { game: 'how-ruck', seats: [{ kind: 'me' }, bot] });
  const a = await house.client(anna).open(table.id);
  const options = a.sight(0).decision?.options;
  await a.play(0);
  assert.equal(codeOf(await undo(a, table.id, 0)), 'done');
  assert.deepEqual(a.sight(0).decision?.options, options);
  const sv = await house.make(anna, { game: 'stieren-versieren', seats: [{ kind: 'me' }, bot] });
  const b = await house.client(anna).open(sv.table.id);
  let never = false;
  for (let n = 0; n < 60 && !never; n++) {
    await house.clock.pass(1);
    if (b.sight(0).decision) await b.play(0);
    never = b.sight(0).undo === 'never';
  }
  assert.ok(never);
  assert.equal(codeOf(await undo(b, sv.table.id, 0)), 'not-allowed');
});

/** Anna, Bert and Carla, the cards dealt. */
async function three(wish: Partial<NewTable> = {}) {
  const house = new TestHouse();
  const { table, key } = await house.make(anna, {
    game: 'four-downs',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    ...wish,
  });
  await house.house.take(bert, table.id, { name: 'Bert', key });
  await house.house.take(carla, table.id, { name: 'Carla', key });
  await house.house.act(anna, table.id, { do: 'start' });
  const a = await house.client(anna).open(table.id);
  const b = await house.client(bert).open(table.id);
  const c = await house.client(carla).open(table.id);
  return { house, table: table.id, a, b, c };
}

test('a bot sits in for somebody who is gone if those who are there agree', async () => {
  for (const clock of [{ kind: 'none' }, { kind: 'days', days: 3 }] as const) {
    const { house, table, a, b, c } = await three({ clock });
    const wish = { do: 'bot', seat: 2, level: 'greedy' } as const;
    await assert.rejects(house.house.act(anna, table, wish), /is here/);
    await c.drop();
    await assert.rejects(house.house.act(person('eva'), table, wish), /do not play/);
    await house.house.act(anna, table, wish);
    const request = wishOf(b, 1);
    assert.deepEqual(b.sight(1).wish, { request, kind: 'bot', seat: 2, asked: 2 });
    await b.tell({ do: 'agree', table, seat: 1, request, yes: true });
    assert.deepEqual([a.table?.seats[2]?.kept, a.table?.seats[2]?.level], [true, 'greedy']);
    await c.reconnect(table);
    assert.equal(a.table?.seats[2]?.kept, false);
  }
});

test('with nobody there to agree a bot sits in only after the grace time, as strong as the house wants it', async () => {
  const { house, table, a, b } = await calmDuel(new TestHouse(), { sitIn: 'minute' });
  const wish = { do: 'bot', seat: 1, level: 'random' } as const;
  const chair = () => [a.table?.seats[1]?.kept, a.table?.seats[1]?.level];
  await b.drop();
  assert.equal((await trouble(house.house.act(anna, table, wish))).code, 'nobody-to-ask');
  await house.clock.pass(59_999);
  assert.equal((await trouble(house.house.act(anna, table, wish))).code, 'nobody-to-ask');
  assert.deepEqual(chair(), [false, undefined]);
  await house.clock.pass(1);
  assert.deepEqual(chair(), [true, 'level2']);
});

test('with days to think a bot never sits in unless somebody else agrees', async () => {
  const { house, table, a, b, c } = await three({ clock: { kind: 'days', days: 3 } });
  const wish = { do: 'bot', seat: 2, level: 'random' } as const;
  await b.drop();
  await c.drop();
  for (const ms of [0, 60_000, 3_600_000]) {
    await house.clock.pass(ms);
    assert.equal((await trouble(house.house.act(anna, table, wish))).code, 'nobody-to-ask');
  }
  assert.equal(a.table?.seats[2]?.kept, false);
});

test('nobody agrees with themselves: neither from another chair nor by a program', async () => {
  const house = new TestHouse();
  const me = { kind: 'me' } as const;
  const { table, key } = await house.make(anna, {
    game: 'four-downs',
    seats: [me, me, me, { kind: 'open' }],
    sitIn: 'minute',
  });
  await house.house.take(bert, table.id, { name: 'Bert', key });
  const { invite = '' } = await house.house.act(anna, table.id, { do: 'handOver', seat: 1 });
  const robot = { ...person('robot'), playsFor: anna.id };
  await house.house.take(robot, table.id, { name: 'Robot', invite });
  await house.house.act(anna, table.id, { do: 'start' });
  await house.client(anna).open(table.id);
  await house.client(robot).open(table.id);
  for (const asker of [anna, robot]) {
    const wish = house.house.act(asker, table.id, { do: 'bot', seat: 3, level: 'random' });
    assert.equal((await trouble(wish)).code, 'nobody-to-ask', asker.id);
  }
});

test('while a bot keeps a chair its player has not agreed: what has been seen stands until they are back', async () => {
  const { house, table, a, b } = await calmDuel(new TestHouse(), { sitIn: 'minute' });
  await a.play(0);
  assert.equal(a.sight(0).undo, 'ask');
  await b.drop();
  await house.clock.pass(60_000);
  assert.equal(a.table?.seats[1]?.kept, true);
  const before = JSON.stringify(a.sight(0).view);
  assert.equal(codeOf(await undo(a, table, 0)), 'nobody-to-ask');
  assert.equal(JSON.stringify(a.sight(0).view), before);
  await b.reconnect(table);
  assert.equal(codeOf(await undo(a, table, 0)), 'done');
  assert.equal(b.sight(1).wish?.asked, 2);
});

test('a player who is there and lets a bot play is asked as well', async () => {
  const { house, table, a, b } = await calmDuel();
  await a.play(0);
  await house.house.act(bert, table, { do: 'bot', seat: 1, level: 'random' });
  assert.equal(a.table?.seats[1]?.kept, true);
  await undo(a, table, 0);
  assert.deepEqual(b.sight(1).wish, { request: wishOf(b, 1), kind: 'undo', seat: 0, asked: 2 });
});

test('whoever stays away while a bot keeps the chair does not hold up the others, who agree among themselves', async () => {
  const { house, table, a, b, c } = await three({ sitIn: 'minute' });
  const clients = [a, b, c];
  const seat = clients.findIndex((client, one) => client.sight(one).decision?.optional === false);
  const [away, other] = [0, 1, 2].filter((one) => one !== seat);
  const asker = clients[seat];
  assert.ok(asker !== undefined && away !== undefined && other !== undefined);
  const asked = () => asker.sight(seat).wish?.asked;
  await asker.play(seat);
  assert.equal(asker.sight(seat).undo, 'ask');
  await clients[away]?.drop();
  await undo(asker, table, seat);
  assert.equal(asked(), (1 << other) | (1 << away), 'they may be back any moment');
  await house.clock.pass(60_000);
  assert.equal(asker.table?.seats[away]?.kept, true);
  await undo(asker, table, seat);
  assert.equal(asked(), 1 << other);
});
