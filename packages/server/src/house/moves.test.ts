import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RESIGN } from '@stamtafel/kernel';
import { stateHash } from '../table/play.ts';
import { calmDuel, codeOf, duel, person, type TestClient, TestHouse } from '../testing/house.ts';
import { SpyLog, testKey } from '../testing/spy.ts';

const [anna, bert] = [person('anna'), person('bert')];

const entries = async (house: TestHouse, table: string) => (await house.log.read(table)).length;

test('the same move again gets the first answer and no second effect', async () => {
  const { house, table, a } = await calmDuel();
  const { number, options } = a.sight(0).decision!;
  const extras = { id: 'the-same-one', decision: number };
  assert.equal(codeOf(await a.play(0, options[0], extras)), 'done');
  const kept = await entries(house, table);
  assert.equal(codeOf(await a.play(0, options[0], extras)), 'done');
  assert.equal(codeOf(await a.play(0, options[1], extras)), 'done');
  assert.equal(await entries(house, table), kept);
});

test('the answer that ended the match, sent again, gets the first answer; another one is told that the match is over', async () => {
  const { house, table, a } = await calmDuel();
  const extras = { id: 'the-last-one', decision: a.sight(0).decision!.number };
  assert.equal(codeOf(await a.play(0, { pick: RESIGN }, extras)), 'done');
  const kept = await entries(house, table);
  assert.equal(codeOf(await a.play(0, { pick: RESIGN }, extras)), 'done');
  const again = await house.restarted().client(anna).open(table);
  assert.equal(codeOf(await again.play(0, { pick: RESIGN }, extras)), 'done');
  assert.equal(codeOf(await again.play(0, { pick: RESIGN }, { ...extras, id: 'one-more' })), 'over');
  assert.equal(await entries(house, table), kept);
});

test('two seats may call their moves by the same name: each is carried out, also when the log is read again', async () => {
  const { house, table, a, b } = await calmDuel();
  const kept = await entries(house, table);
  const id = 'the-same-one';
  assert.equal(codeOf(await a.play(0, undefined, { id })), 'done');
  const first = { id, decision: b.sight(1).decision!.number };
  assert.equal(codeOf(await b.play(1, undefined, first)), 'done');
  assert.equal(await entries(house, table), kept + 2);
  const again = await house.restarted().client(bert).open(table);
  assert.equal(codeOf(await again.play(1, { pick: 'keep' }, first)), 'done');
  assert.equal(await entries(house, table), kept + 2);
});

test('a late move never lands on the next decision, and a refused one changes nothing', async () => {
  const log = new SpyLog();
  const { house, table, a, b } = await calmDuel(new TestHouse({ log, key: testKey }));
  const { number, options } = a.sight(0).decision!;
  await a.play(0);
  const kept = await entries(house, table);
  const before = stateHash(log.truth(table).play!.state);
  assert.equal(codeOf(await a.play(0, a.sight(0).decision!.options[0], { decision: number })), 'outdated');
  assert.equal(codeOf(await a.play(1, options[0], { decision: 0 })), 'not-allowed');
  assert.equal(codeOf(await b.play(1, { pick: 'keep', card: 'nobody' })), 'refused');
  assert.equal(codeOf(await b.play(1, { pick: '__proto__' })), 'refused');
  const refused = await b.play(1, { pick: 'leave' });
  assert.ok(refused.is === 'trouble' && refused.trouble.rule?.startsWith('HR-'));
  assert.equal(await entries(house, table), kept);
  assert.equal(stateHash(log.truth(table).play!.state), before);
});

test('another seat’s sealed answer does not make mine outdated', async () => {
  const { a, b } = await calmDuel();
  const { number } = b.sight(1).decision!;
  await a.play(0);
  await a.play(0);
  assert.equal(b.sight(1).decision!.number, number);
  assert.equal(codeOf(await b.play(1, undefined, { decision: number })), 'done');
});

test('out of turn the kernel says why, before and after the match nobody plays', async () => {
  const house = new TestHouse();
  const { table } = await house.make(anna, { game: 'how-ruck', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const a = await house.client(anna).open(table.id);
  assert.equal(codeOf(await a.play(0, { pick: 'keep' })), 'not-allowed');
  await house.house.act(anna, table.id, { do: 'end' });
  assert.equal(codeOf(await a.play(0, { pick: 'keep' })), 'over');
});

test('of a batch with an answer that is refused nothing is carried out', async () => {
  const house = new TestHouse();
  const { table } = await house.make(anna, {
    game: 'ballen-met-stieren',
    seats: [{ kind: 'me' }, { kind: 'me' }],
  });
  const a = await house.client(anna).open(table.id);
  const seat = [0, 1].find((s) => a.sight(s).decision?.asks === 'eleven');
  assert.ok(seat !== undefined, JSON.stringify([0, 1].map((s) => a.sight(s).decision?.asks)));
  const { options } = a.sight(seat).decision!;
  const kept = await entries(house, table.id);
  const [first, ...more] = options.slice(0, 11);
  assert.equal(codeOf(await a.play(seat, first, { more: [...more.slice(0, 9), first!] })), 'refused');
  assert.equal(await entries(house, table.id), kept);
  // The eleventh ends the question: what is sent with it answers nothing.
  assert.equal(codeOf(await a.play(seat, first, { more: [...more, options[11]!] })), 'refused');
  assert.equal(codeOf(await a.play(seat, first, { more })), 'done');
  assert.equal(await entries(house, table.id), kept + 11);
});

test('a batch ends where its seat sees a card: no answer to a question that nobody knows yet is judged', async () => {
  const { house, table, a } = await calmDuel();
  const [first] = a.sight(0).decision!.options;
  const kept = await entries(house, table);
  for (const card of ['no-such-card', first!.card!]) {
    const sent = await a.play(0, a.sight(0).decision!.options[0], { more: [{ pick: 'keep', card }] });
    assert.equal(codeOf(sent), 'done');
  }
  assert.equal(await entries(house, table), kept + 2);
});

test('a batch ends where sealed choices are opened', async () => {
  const { house, table, a, b } = await duel('stieren-versieren');
  const at = (seat: number) => (seat === 0 ? a : b);
  const asked = (seat: number) => at(seat).sight(seat).decision?.asks;
  // SV-101, SV-130 The start player places the cow, and has the first turn when the bulls lie there.
  const first = asked(0) === 'placeCow' ? 0 : 1;
  for (const seat of [first, 1 - first, 1 - first, first]) await at(seat).play(seat);
  const kept = await entries(house, table);
  const sent = await at(first).play(first, undefined, { more: [{ pick: 'no-such-answer' }] });
  assert.deepEqual([codeOf(sent), await entries(house, table)], ['done', kept + 1]);
  assert.equal(asked(first), 'turn');
});

test('an id that was used for another question names a new answer; sent again, also that one gets its first answer', async () => {
  const { house, table, a } = await calmDuel();
  const kept = await entries(house, table);
  for (const times of [1, 2, 3]) {
    const extras = { id: 'counted-anew', decision: a.sight(0).decision!.number };
    for (const _ of ['sent', 'sent again']) {
      assert.equal(codeOf(await a.play(0, a.sight(0).decision!.options[0], extras)), 'done');
      assert.equal(await entries(house, table), kept + times);
    }
  }
});

test('however many steps somebody missed, he sees what those see who stayed', async () => {
  const house = new TestHouse();
  const { table } = await house.make(anna, { game: 'four-downs', seats: [{ kind: 'me' }, { kind: 'me' }] });
  const stayed = await house.client(anna).open(table.id);
  const other = await house.client(anna).open(table.id);
  for (const missed of [1, 20, 21, 2, 19]) {
    await other.drop();
    for (let n = 0; n < missed; n++)
      await stayed.play(stayed.sight(0).decision && !stayed.sight(0).decision?.optional ? 0 : 1);
    const from = other.messages.length;
    await other.reconnect(table.id);
    for (const seat of [0, 1]) assert.deepEqual(other.sight(seat), stayed.sight(seat));
    const steps = other.messages.slice(from).filter(({ is }) => is === 'step').length;
    if (missed < 10) assert.equal(steps, 2 * missed);
    if (missed > 20) assert.equal(steps, 0);
  }
});

test('who reconnects gets the gap; after a restart, or too long away, a fresh view', async () => {
  const { house, table, a, b } = await calmDuel();
  await a.drop();
  for (let n = 0; n < 3; n++) await b.play(1);
  const from = a.messages.length;
  await a.reconnect(table);
  assert.deepEqual(
    a.messages.slice(from).flatMap((m) => (m.is === 'step' || m.is === 'view' ? [m.is] : [])),
    ['step', 'step', 'step'],
  );
  const quiet = a.messages.length;
  await a.reconnect(table);
  assert.ok(a.messages.slice(quiet).every(({ is }) => is === 'table' || is === 'chat'));
  await a.drop();
  await house.clock.pass(61_000);
  await b.reconnect(table);
  await b.play(1);
  const late = a.messages.length;
  await a.reconnect(table);
  assert.ok(a.messages.slice(late).some(({ is }) => is === 'view'));
  assert.deepEqual(a.sight(0), (await house.client(anna).open(table)).sight(0));
  const other = house.restarted();
  const returned = other.client(anna);
  for (const [viewer, seen] of a.seen) returned.seen.set(viewer, seen);
  await returned.open(table);
  assert.ok(returned.messages.some(({ is }) => is === 'view'));
});

test('views put together from steps are the views of the moment', async () => {
  const { house, table, a, b } = await calmDuel();
  const play = async (client: TestClient, seat: number) => {
    if (client.sight(seat).decision) await client.play(seat);
  };
  for (let n = 0; n < 40; n++) {
    await play(a, 0);
    await play(b, 1);
  }
  for (const [client, seat] of [
    [a, 0],
    [b, 1],
  ] as const) {
    const fresh = await house.client(client.who).open(table);
    assert.deepEqual(client.sight(seat), fresh.sight(seat));
  }
});

test('numbers of questions and views are the same after a restart', async () => {
  const { house, table, a, b } = await calmDuel();
  for (let n = 0; n < 5; n++) await a.play(0);
  await b.play(1);
  const other = house.restarted();
  for (const [client, seat] of [
    [a, 0],
    [b, 1],
  ] as const) {
    const again = await other.client(client.who).open(table);
    assert.deepEqual(again.sight(seat), client.sight(seat));
  }
});

test('resigning needs no question', async () => {
  const { a, b } = await calmDuel();
  assert.equal(codeOf(await b.play(1, { pick: 'resign' }, { decision: 999 })), 'done');
  assert.equal(a.sight(0).outcome?.reason, 'resigned');
  assert.equal(a.table?.phase, 'over');
  assert.match(a.table?.fairness?.secret ?? '', /^[0-9a-f]{64}$/);
});

test('a table that does not reveal keeps its secret', async () => {
  const house = new TestHouse();
  const { table } = await house.make(anna, {
    game: 'how-ruck',
    seats: [{ kind: 'me' }, { kind: 'me' }],
    reveal: false,
  });
  const a = await house.client(anna).open(table.id);
  await a.play(0, { pick: 'resign' });
  assert.equal(a.table?.phase, 'over');
  assert.equal(a.table?.fairness?.secret, undefined);
  await assert.rejects(house.house.record(anna, table.id), /does not show/);
});
