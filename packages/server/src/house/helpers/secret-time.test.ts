import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Answer, fastBelow, fastSeed } from '@stamtafel/kernel';
import type { ClockSetting } from '@stamtafel/protocol';
import { startOf } from '../../log/chain.ts';
import { MemoryLog } from '../../log/memory.ts';
import { readEntries, toEntries } from '../../table/log-entries.ts';
import { type TestClient, TestHouse } from '../../testing/house.ts';
import { asItWas, beginningOf, type Gathered, gathered, people, watcher } from '../../testing/two-truths.ts';

const [anna = watcher, bert = watcher] = people;

const owes = (client: TestClient | undefined, seat: number): boolean =>
  client?.seen.get(seat)?.sight.decision?.optional === false;

/** Steps that a seat makes one after the other without anybody else noticing, and where in the log they begin. */
interface Secret {
  readonly entries: number;
  readonly seat: number;
  readonly steps: readonly Answer[];
}

/**
 * Plays at random, each player as long as they are asked, and finds who has done something unseen and is still asked.
 */
async function secretsIn({ house, table, clients }: Gathered, seed: number): Promise<readonly Secret[]> {
  const dice = fastSeed(seed);
  const found: Secret[] = [];
  let running: Secret | undefined;
  for (let n = 0; n < 150; n++) {
    const turn = running && owes(clients[running.seat], running.seat) ? running.seat : undefined;
    const seat = turn ?? clients.findIndex(owes);
    const client = clients[seat];
    if (client === undefined) break;
    const heardByOthers = () =>
      clients.reduce((sum, { frames }, s) => sum + (s === seat ? 0 : frames.length), 0);
    const { options = [] } = client.sight(seat).decision ?? {};
    const step = options[fastBelow(dice, options.length)];
    const entries = (await house.log.read(table)).length;
    const heard = heardByOthers();
    assert.equal((await client.play(seat, step)).is, 'done');
    const isSecret = heardByOthers() === heard && owes(client, seat);
    if (!isSecret || step === undefined) {
      if (running) found.push(running);
      running = undefined;
    } else if (running?.seat === seat) running = { ...running, steps: [...running.steps, step] };
    else running = { entries, seat, steps: [step] };
  }
  return found;
}

/** Everything that the other one and a watcher are told while a seat makes these steps, or makes none. */
async function toldToOthers(
  played: Gathered,
  { entries, seat }: Secret,
  steps: readonly (Answer | undefined)[],
) {
  const { table } = played;
  const house = await asItWas(await beginningOf(played, entries));
  const actor = await house.client(played.people[seat] ?? anna).open(table);
  const others = [...played.people.filter((_, s) => s !== seat), watcher];
  const clients = others.map((who) => house.client(who));
  for (const client of clients) await client.open(table);
  const infos: unknown[] = [];
  for (const [n, step] of steps.entries()) {
    await house.clock.pass(1700);
    // Under a name of its own: what was played before had one too.
    if (step) assert.equal((await actor.play(seat, step, { id: `secret-step-${n}` })).is, 'done');
    await house.clock.pass(800);
    for (const client of clients) {
      infos.push(await house.house.info(client.who, table));
      // A client that comes back is told the clocks.
      client.seen.clear();
      await client.reconnect(table);
    }
  }
  const made = (await house.log.read(table)).length - entries;
  assert.equal(made, steps.filter((step) => step !== undefined).length);
  const again = house.restarted({ below: () => 5 });
  for (const who of others) {
    clients.push(await again.client(who).open(table));
    infos.push(await again.house.info(who, table));
  }
  return { infos: JSON.stringify(infos), frames: clients.flatMap(({ frames }) => frames) };
}

const clocks: readonly ClockSetting[] = [
  { kind: 'move', seconds: 60 },
  { kind: 'match', seconds: 600, increment: 5 },
  { kind: 'days', days: 2 },
];

for (const game of ['five-possessions', 'ballen-met-stieren', 'stier-zoekt-bier', 'stieren-versieren'])
  for (const clock of clocks)
    test(`${game} with a clock per ${clock.kind}: what somebody does unseen does not move his clock for the others`, async () => {
      const played = await gathered(game, { clock });
      const secrets = await secretsIn(played, 3);
      const several = secrets.filter(({ steps }) => steps.length > 1);
      const [first] = [...several, ...secrets];
      assert.ok(first, 'nobody did anything in secret');
      for (const secret of new Set([first, ...secrets.slice(0, 3)])) {
        const none = secret.steps.map(() => undefined);
        const quiet = await toldToOthers(played, secret, none);
        assert.deepEqual(await toldToOthers(played, secret, secret.steps), quiet);
      }
    });

/** Both lay four cards, lane by lane, and nobody sees it before it is done. */
async function laying(clock: ClockSetting) {
  const { house, table, clients } = await gathered('five-possessions', { clock });
  const [a, b] = clients;
  if (!a || !b) throw new Error('somebody is missing');
  await clients.find(owes)?.play(clients.findIndex(owes));
  assert.deepEqual([a.sight(0).decision?.asks, b.sight(1).decision?.asks], ['place', 'place']);
  const answers = async () =>
    (await house.log.read(table))
      .flatMap(({ body }) => {
        const { is, seat, by, left } = JSON.parse(body);
        return is === 'moved' ? [{ seat, by, left }] : [];
      })
      .slice(1);
  return { house, table, a, b, answers };
}

test('per move: all steps that nobody sees have one time, and when it is over the clock makes the rest at once', async () => {
  const { house, a, b, answers } = await laying({ kind: 'move', seconds: 60 });
  for (let n = 0; n < 4; n++) await b.play(1);
  for (let n = 0; n < 2; n++) {
    await house.clock.pass(25_000);
    await a.play(0);
  }
  const before = (await answers()).length;
  await house.clock.pass(9_999);
  assert.equal((await answers()).length, before);
  await house.clock.pass(1);
  assert.deepEqual(
    (await answers()).slice(before).map(({ seat, by }) => [seat, by]),
    [
      [0, 'clock'],
      [0, 'clock'],
    ],
  );
});

test('per match: the increment comes once, when the choice is complete, also if the match is paused or read again', async () => {
  const { house, table, a, answers } = await laying({ kind: 'match', seconds: 60, increment: 5 });
  const remaining = async (from = house) => (await from.house.info(bert, table)).seats[0]?.remaining;
  const before = (await remaining()) ?? 0;
  for (let n = 0; n < 3; n++) {
    await house.clock.pass(1000);
    await a.play(0);
  }
  await house.house.act(anna, table, { do: 'pause' });
  await house.house.act(anna, table, { do: 'resume' });
  await house.clock.pass(1000);
  assert.equal(await remaining(), before - 4000);
  await a.play(0);
  assert.deepEqual(
    (await answers()).map(({ left }) => left),
    [undefined, undefined, undefined, before + 1000],
  );
  assert.equal(await remaining(house.restarted()), before + 1000);
});

test('a log of an earlier version, which has what was left after every step, still says the same', async () => {
  const { house, table, a } = await laying({ kind: 'match', seconds: 60, increment: 5 });
  for (let n = 0; n < 4; n++) await a.play(0);
  const { read } = readEntries(table, await house.log.read(table));
  const bodies = read.map(({ body }, i) => (body.is === 'moved' ? { ...body, left: 30_000 + i } : body));
  const log = new MemoryLog();
  const card = await house.log.card(table);
  assert.ok(card);
  const entries = toEntries(bodies, house.clock.wall());
  await log.append({ card, epoch: 0, after: startOf(table), entries });
  const again = new TestHouse({ log, clock: house.clock });
  const { phase, seats } = await again.house.info(bert, table);
  assert.deepEqual([phase, seats[0]?.remaining], ['playing', 30_000 + read.length - 1]);
  assert.deepEqual((await again.client(anna).open(table)).sight(0), a.sight(0));
});

test('over days: an unseen step gives no further days', async () => {
  const { house, table, a, b } = await laying({ kind: 'days', days: 1 });
  for (let n = 0; n < 4; n++) await b.play(1);
  const { due } = (await house.log.card(table)) ?? {};
  await house.clock.pass(3_600_000);
  await a.play(0);
  assert.equal((await house.log.card(table))?.due, due);
});

test('what everybody sees is an answer of its own, with its own time', async () => {
  const { house, table, clients } = await gathered('how-ruck', {
    clock: { kind: 'match', seconds: 60, increment: 5 },
  });
  await house.clock.pass(10_000);
  await clients[0]?.play(0);
  await house.clock.pass(1000);
  await clients[0]?.play(0);
  assert.equal((await house.house.info(bert, table)).seats[0]?.remaining, 59_000);
});

test('four-downs: a claim, for which nobody waits, brings no time', async () => {
  const clock = { kind: 'match', seconds: 60, increment: 5 } as const;
  const { house, table, clients } = await gathered('four-downs', {
    clock,
    options: { 'pd4.firstDowns': 'on' },
  });
  const free = clients.findIndex((client, seat) => client.sight(seat).decision?.optional);
  assert.ok(free >= 0, 'nobody may claim');
  await house.clock.pass(1000);
  assert.equal((await clients[free]?.play(free))?.is, 'done');
  assert.equal((await house.house.info(anna, table)).seats[free]?.remaining, 60_000);
});
