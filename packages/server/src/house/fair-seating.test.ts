import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastBelow, fastSeed } from '@stamtafel/kernel';
import { person, type TestClient, TestHouse, trouble } from '../testing/house.ts';

const [anna, bert, carla] = [person('anna'), person('bert'), person('carla')];
const me = { kind: 'me' } as const;
const open = { kind: 'open' } as const;
const bot = { kind: 'bot', level: 'random' } as const;
const racing = { game: 'stieren-versieren', options: { challengeMode: 'race' } };

test('SV-805 a race is kept at a table only for people at screens of their own', async () => {
  const house = new TestHouse();
  const alone = await house.make(anna, { ...racing, seats: [me, bot] });
  assert.equal((await house.house.info(anna, alone.table.id)).options.challengeMode, undefined, 'as usual');
  const oneScreen = await house.make(anna, { ...racing, seats: [me, me] });
  assert.equal((await house.house.info(anna, oneScreen.table.id)).options.challengeMode, undefined);
  const { table, key } = await house.make(anna, { ...racing, seats: [me, open] });
  await house.house.take(bert, table.id, { name: 'bert', key });
  assert.equal((await house.house.info(anna, table.id)).options.challengeMode, 'race');
});

/** Three people play at random until Carla and another one race for a challenge. */
async function race() {
  for (let seed = 1; seed < 40; seed++) {
    const house = new TestHouse();
    const { table, key } = await house.make(anna, { ...racing, seats: [me, open, open] });
    for (const who of [bert, carla]) await house.house.take(who, table.id, { name: who.id, key });
    const clients: TestClient[] = [];
    for (const who of [anna, bert, carla]) clients.push(await house.client(who).open(table.id));
    await house.clock.pass(60_000);
    const dice = fastSeed(seed);
    const asked = () =>
      [0, 1, 2].filter((seat) => {
        const decision = clients[seat]?.sight(seat).decision;
        return decision !== null && decision !== undefined && !decision.optional;
      });
    for (let n = 0; n < 300 && asked().length > 0; n++) {
      const [other = 0] = asked();
      const isRace = clients[2]?.sight(2).decision?.asks === 'challengeRace' && asked().length > 1;
      if (isRace) return { house, table: table.id, clients, other };
      const seats = asked();
      const seat = seats[fastBelow(dice, seats.length)] ?? 0;
      const options = clients[seat]?.sight(seat).decision?.options ?? [];
      await clients[seat]?.play(seat, options[fastBelow(dice, options.length)]);
    }
  }
  return assert.fail('no race came up');
}

test('SV-805 a bot that has taken a chair over challenges only when every person who is asked has answered', async () => {
  const { house, table, clients, other } = await race();
  await house.house.act(carla, table, { do: 'leave', seat: 2 });
  await house.house.act(anna, table, { do: 'bot', seat: 2, level: 'random' });
  await house.clock.pass(10_000);
  const botAnswers = async () =>
    (await house.log.read(table)).filter(({ body }) => body.includes('"by":"bot"')).length;
  assert.equal(await botAnswers(), 0, 'the bot waits');
  await clients[other]?.play(other, { pick: 'decline' });
  await house.clock.pass(10_000);
  assert.ok((await botAnswers()) > 0, 'then it answers');
});

/** Carla, whose line is quick, and the other, whose line takes so long, challenge; who becomes the challenger? */
async function challenged(way: number, [carlaAfter, otherAfter]: readonly [number, number]) {
  const { house, table, clients, other } = await race();
  const [quick, slow] = [clients[2] ?? assert.fail(), clients[other] ?? assert.fail()];
  quick.connection.roundTrip(0);
  slow.connection.roundTrip(way);
  for (let ms = 0; ms <= 1000; ms += 10) {
    for (const [client, seat, moment] of [
      [quick, 2, carlaAfter],
      [slow, other, otherAfter],
    ] as const) {
      const { number = 0, options = [] } = client.sight(seat).decision ?? {};
      const answer = options.find(({ pick }) => pick === 'challenge');
      if (ms === moment && answer)
        client.connection.receive({ do: 'move', table, seat, decision: number, id: `race-${seat}`, answer });
    }
    await house.clock.pass(10);
  }
  const challenges = (await house.log.read(table)).flatMap(({ body }) => {
    const { is, seat, answer } = JSON.parse(body);
    return is === 'moved' && answer.pick === 'challenge' ? [seat] : [];
  });
  return challenges.at(-1) === 2 ? 'quick' : 'slow';
}

test('SV-304 a longer way makes nobody slower in a race, up to a fifth of a second', async () => {
  assert.equal(await challenged(0, [50, 60]), 'quick');
  assert.equal(await challenged(150, [50, 190]), 'slow', '40 ms after it was asked, against 50');
  assert.equal(await challenged(150, [50, 210]), 'quick', '60 against 50');
  assert.equal(await challenged(900, [50, 260]), 'quick', 'no more than 200 ms are made up for');
});

test('SV-805 with days to answer nobody can be quick: a race is refused; with a computer or at one screen it is no race', async () => {
  const house = new TestHouse();
  const days = { kind: 'days', days: 1 } as const;
  await isRefused(house.make(anna, { ...racing, seats: [me, open], clock: days }));
  for (const seats of [[me, bot, open] as const, [me, me] as const])
    assert.ok((await house.make(anna, { ...racing, seats: [...seats], clock: days })).table.id);
});

const ruckRace = { game: 'how-ruck', options: { teamForming: 'race' } };
const isRefused = async (wished: Promise<unknown>): Promise<void> =>
  assert.equal((await trouble(wished)).code, 'not-live');

test('HR §10 a race is refused to two seats at one screen and to days of thinking time; a computer may race', async () => {
  const house = new TestHouse();
  const days = { kind: 'days', days: 1 } as const;
  const match = { kind: 'match', seconds: 900, increment: 5 } as const;
  for (const wish of [
    { seats: [me, me] },
    { seats: [me, open], clock: days },
    { seats: [bot, bot], clock: days },
  ])
    await isRefused(house.make(anna, { ...ruckRace, ...wish }));
  for (const wish of [{ seats: [me, bot] }, { seats: [open, open] }, { seats: [me, open], clock: match }])
    assert.ok((await house.make(anna, { ...ruckRace, ...wish })).table.id);
  for (const wish of [{ seats: [me, me] }, { seats: [me, open], clock: days }])
    assert.ok((await house.make(anna, { game: 'how-ruck', ...wish })).table.id, 'without a race');
});

test('HR §10 before a race nobody takes the other seat too, by key, invitation or hand-over; a program of theirs may', async () => {
  const house = new TestHouse();
  const { table, key, invites } = await house.make(anna, { ...ruckRace, seats: [me, open] });
  const take = (who: typeof anna, claim: object) =>
    house.house.take(who, table.id, { name: who.id, ...claim });
  await isRefused(take(anna, { key }));
  await isRefused(take(anna, { invite: invites[1] }));
  await take(bert, { key });
  const { invite } = await house.house.act(bert, table.id, { do: 'handOver', seat: 1 });
  await isRefused(take(anna, { invite }));
  assert.deepEqual(
    (await house.house.info(anna, table.id)).seats.map(({ name }) => name),
    ['anna', 'bert'],
  );
  const robot = { ...person('robot'), isProgram: true, playsFor: anna.id } as const;
  await take(robot, { invite });
  await house.house.act(anna, table.id, { do: 'start' });
  assert.equal((await house.house.info(anna, table.id)).options.teamForming, 'race');
});

test('RU-13 where a person may knock at any moment a bot waits at least a second and a half', async () => {
  const house = new TestHouse({ setting: { speakUpMs: 1500, waiveMs: 0 } });
  const { table } = await house.make(anna, {
    game: 'four-downs',
    options: { 'pd4.firstDowns': 'on' },
    seats: [me, bot],
  });
  const client = await house.client(anna).open(table.id);
  const answered = async () =>
    (await house.log.read(table.id)).filter(({ body }) => body.includes('"by":"bot"')).length;
  for (let n = 0; n < 40; n++) {
    const decision = client.sight(0).decision;
    if (decision?.optional === true && decision.options.length > 0) {
      const before = await answered();
      await house.clock.pass(1499);
      assert.equal(await answered(), before, 'it waits');
      await house.clock.pass(1);
      assert.ok((await answered()) > before, 'then it plays');
      return;
    }
    if (decision) await client.play(0);
    else await house.clock.pass(1500);
  }
  assert.fail('nobody could knock');
});
