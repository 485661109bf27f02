/** The whole server over real sockets and a real database. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import process from 'node:process';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { editions } from '@stamtafel/games';
import { open } from '@stamtafel/kernel';
import type { TableInfo } from '@stamtafel/protocol';
import { Secrets } from '../log/secrets.ts';
import { guestCookie, newGuest as guestOf } from './guests.ts';
import { sealsBy } from './seals.ts';
import { Player } from './testing/player.ts';
import { ask, newGuest, serverForTest, type TestServer } from './testing/server.ts';

interface Made {
  readonly table: TableInfo;
  readonly key: string;
  readonly invites: readonly (string | null)[];
}

/** A table of four downs for two people who both sit and look. */
async function twoPeople(server: TestServer) {
  const { url } = server;
  const [anna, bert] = [await newGuest(url, 'Anna'), await newGuest(url, 'Bert')];
  const { body: made } = await ask<Made>(`${url}/api/tables`, anna, {
    game: 'four-downs',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const table = made.table.id;
  const taken = await ask(`${url}/api/tables/${table}/seats`, bert, { name: 'Bert', key: made.key });
  assert.equal(taken.status, 200);
  const players = [
    await Player.sit({ url, cookie: anna, table }),
    await Player.sit({ url, cookie: bert, table }),
  ] as const;
  for (const [seat, player] of players.entries()) await player.until(() => player.seen.has(seat));
  return { players, table, cookies: [anna, bert] as const };
}

type Two = Awaited<ReturnType<typeof twoPeople>>['players'];

/** Players who are asked answer, this many times or until the match is over. */
async function playOn(players: Two, answers: number): Promise<void> {
  for (let i = 0; i < answers; i++) {
    const over = (): boolean => players[0].sight(0).outcome !== null;
    const asked = (): number => players.findIndex((player, seat) => player.sight(seat).decision !== null);
    if (over()) return;
    const seat = asked();
    assert.ok(await players[seat]?.played(seat, i * 7), 'a listed option is accepted');
    await allSeeIt(players);
  }
}

/** All see the same public things on the table: the last step has reached everyone. */
async function allSeeIt(players: Two): Promise<void> {
  const seen = (player: Player, seat: number): string => {
    const { stack, facts } = player.sight(seat).view;
    return JSON.stringify([stack, facts]);
  };
  const same = (): boolean => seen(players[0], 0) === seen(players[1], 1);
  while (!same()) await Promise.race(players.map((player) => player.until(same)));
}

test('new tables and rematches are counted; refused ones are not, and a rematch counts once for all its players', async (t) => {
  const { url } = await serverForTest(t, { STAMTAFEL_NEW_TABLES_PER_10_MINUTES: '2' });
  const [anna, bert] = [await newGuest(url, 'Anna'), await newGuest(url, 'Bert')];
  const wish = { game: 'four-downs', seats: [{ kind: 'me' }, { kind: 'open' }] };
  const make = (more = {}) => ask<Made>(`${url}/api/tables`, anna, { ...wish, ...more });
  for (let n = 0; n < 4; n++) assert.equal((await make({ options: { moon: 'full' } })).status, 400);
  const { status, body } = await make();
  assert.equal(status, 201);
  const path = `${url}/api/tables/${body.table.id}`;
  const act = (who: string, action: string) => ask(`${path}/actions`, who, { do: action });
  await ask(`${path}/seats`, bert, { name: 'Bert', key: body.key });
  assert.equal((await act(anna, 'rematch')).status, 403, 'it is not over');
  await act(anna, 'end');
  assert.equal((await act(anna, 'rematch')).status, 200);
  assert.equal((await make()).status, 429);
  for (const who of [anna, bert])
    assert.equal((await act(who, 'rematch')).status, 200, 'it is there already');
  assert.equal((await ask(`${url}/api/tables`, bert, wish)).status, 201);
});

test('1,000 people claim one seat at the same time: one of them sits', async (t) => {
  const server = await serverForTest(t);
  const { url } = server;
  const host = await newGuest(url, 'Host');
  const wish = { game: 'how-ruck', seats: [{ kind: 'me' }, { kind: 'open' }] };
  const { body: made } = await ask<Made>(`${url}/api/tables`, host, wish);
  // Their cookies as the server would have written them.
  const seals = sealsBy(Secrets.open(server.folder).cookies);
  const guests = Array.from(
    { length: 1000 },
    (_, i) => `stamtafel=${guestCookie(seals, guestOf(`Guest ${i}`), Date.now())}`,
  );
  const invite = made.invites[1];
  const claims = await Promise.all(
    guests.map((cookie, i) =>
      ask(`${url}/api/tables/${made.table.id}/seats`, cookie, {
        name: `Guest ${i}`,
        ...(i % 2 ? { invite } : { key: made.key }),
        ...(i % 3 === 0 && { seat: 1 }),
      }),
    ),
  );
  const winners = claims.flatMap(({ status }, i) => (status === 200 ? [i] : []));
  assert.equal(winners.length, 1);
  const { body: info } = await ask<TableInfo>(`${url}/api/tables/${made.table.id}`, host);
  assert.equal(info.seats[1]?.name, `Guest ${winners[0]}`);
  const others = new Set(claims.map(({ status }) => status));
  assert.deepEqual(
    [...others].filter((status) => status !== 200).every((status) => status === 403 || status === 409),
    true,
  );
});

/** How many a system lets wait at a door at most; elsewhere than on Linux far fewer. */
function mostWaiting(): number {
  try {
    return Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8'));
  } catch {
    return 0;
  }
}

test('1,000 people who come while the house is busy all stand at the door: nobody has to knock again', {
  skip: mostWaiting() < 1000 && 'this system does not let so many wait',
}, async (t) => {
  const people: Socket[] = [];
  // Before the house closes: it would wait for what they want.
  t.after(() => {
    for (const person of people) person.destroy();
  });
  const { hostname, port } = new URL((await serverForTest(t)).url);
  let connected = 0;
  for (let n = 0; n < 1000; n++)
    people.push(connect(Number(port), hostname, () => connected++).on('error', () => {}));
  // All have connected before the house looks up; those that were not heard try again after a second.
  process.nextTick(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50));
  for (let turns = 0; turns < 5; turns++) await setImmediate();
  assert.equal(connected, people.length);
});

test('a restart in the middle of a match: everybody hears it, comes back, sees the same and plays on', async (t) => {
  const first = await serverForTest(t);
  const { players, table } = await twoPeople(first);
  await playOn(players, 11);
  const before = players.map((player, seat) => JSON.stringify(player.sight(seat)));
  await first.close();
  for (const { frames } of players) assert.ok(frames.includes('{"is":"bye","reason":"restart"}'));
  const second = await first.again();
  for (const [seat, player] of players.entries()) {
    player.seen.delete(9);
    const views = player.frames.length;
    await player.comeBack(second.url);
    await player.until(() => player.frames.slice(views).some((frame) => frame.startsWith('{"is":"view"')));
    assert.equal(JSON.stringify(player.sight(seat)), before[seat]);
  }
  await playOn(players, 1000);
  assert.notEqual(players[0].sight(0).outcome, null);
  const { body: verdict } = await ask<{ ok: boolean }>(`${second.url}/api/tables/${table}/verify`, '');
  assert.equal(verdict.ok, true);
});

test('who was away shortly gets the steps he missed, not everything again', async (t) => {
  const server = await serverForTest(t);
  const { players, table } = await twoPeople(server);
  const [anna, bert] = players;
  await playOn(players, 3);
  // Bert looks away while Anna's client is told what both do over HTTP and live.
  const from = bert.frames.length;
  const steps = bert.steps;
  bert.socket.close();
  await bert.until(() => true);
  const asked = anna.sight(0).decision;
  if (asked) await anna.played(0);
  else anna.say({ do: 'order', table, seat: 0, asks: 'split', order: 'pass' });
  await bert.comeBack(server.url);
  await bert.until(() => bert.frames.slice(from).some((frame) => frame.includes('"is":"table"')));
  await playOn(players, 4);
  const later = bert.frames.slice(from);
  assert.equal(later.filter((frame) => frame.startsWith('{"is":"view"')).length, 0, 'no whole view');
  assert.ok(bert.steps > steps);
});

test('a message that is refused changes nothing for anybody', async (t) => {
  const server = await serverForTest(t);
  const { players, table } = await twoPeople(server);
  await playOn(players, 4);
  const [anna, bert] = players;
  const asked = anna.sight(0).decision ? 0 : 1;
  const idle = 1 - asked;
  const [actor, other] = asked === 0 ? [anna, bert] : [bert, anna];
  const { number = 0, options = [] } = actor.sight(asked).decision ?? {};
  const before = players.map((player, seat) => JSON.stringify(player.seen.get(seat)));
  const moved = await moves(server);
  const move = { do: 'move', table, seat: asked, decision: number, answer: options[0] };
  const wrong: readonly (readonly [Player, object])[] = [
    [actor, { ...move, seat: idle }],
    [other, move],
    [actor, { ...move, decision: number + 1 }],
    [actor, { ...move, decision: number - 1 }],
    [actor, { ...move, answer: { pick: 'nonsense' } }],
    [actor, { ...move, answer: { pick: 'resign', card: 'x' } }],
    [actor, { ...move, more: [{ pick: 'nonsense' }] }],
    [actor, { do: 'undo', table, seat: idle }],
    [other, { do: 'say', table, words: { phrase: 'nonsense' } }],
  ];
  for (const [i, [sender, message]] of wrong.entries()) {
    const id = `wrong-${i}-of-all`;
    sender.say({ ...message, id });
    await sender.until(() => sender.troubles.includes(id));
  }
  assert.deepEqual(
    players.map((player, seat) => JSON.stringify(player.seen.get(seat))),
    before,
  );
  assert.equal(await moves(server), moved);
  assert.ok(await actor.played(asked), 'and the right answer is still welcome');
});

test('matches of every game are begun: no card, name, token or address in the log and the figures', async (t) => {
  const server = await serverForTest(t);
  const { url } = server;
  const cookie = await newGuest(url, 'Canaria');
  const secrets: string[] = [cookie.split('.').at(-1) ?? '', 'Canaria', '127.0.0.1'];
  for (const { game } of editions) {
    const [seats = 2] = game.players;
    const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level: 'random' }));
    const { body: made } = await ask<Made>(`${url}/api/tables`, cookie, {
      game: game.id,
      seats: [{ kind: 'me' }, ...bots],
    });
    secrets.push(
      made.key,
      ...open(game, { seats })
        .faces.map(({ id }) => id)
        .filter((id) => id.length > 6),
    );
    const table = made.table.id;
    const player = await Player.sit({ url, cookie, table });
    await player.until(() => player.seen.has(0));
    for (let i = 0; i < 25; i++) {
      await player.until(() => player.sight(0).decision !== null || player.sight(0).outcome !== null);
      if (player.sight(0).outcome) break;
      await player.played(0, i);
    }
    player.say({ do: 'say', table, id: 'canary-says', words: { text: 'Canaria chirps' } });
    player.say({ do: 'move', table, seat: 0, decision: 0, id: 'canary-moves', answer: { pick: 'x' } });
    await player.until(
      () => player.acknowledged.includes('canary-says') && player.troubles.includes('canary-moves'),
    );
    player.socket.close();
  }
  const figures = await fetch(`${url}/api/metrics`).then((response) => response.text());
  await server.close();
  const said = server.logged.filter((line) => !line.includes('Server listening')).join('');
  assert.ok(server.logged.length > editions.length && figures.length > 1000);
  for (const secret of secrets) {
    assert.equal(said.includes(secret), false, `the log has ${secret}`);
    assert.equal(figures.includes(secret), false, `the figures have ${secret}`);
  }
});

/** How many moves the server says it has accepted. */
async function moves({ url }: TestServer): Promise<number> {
  const text = await fetch(`${url}/api/metrics`).then((response) => response.text());
  return Number(/^stamtafel_moves (\d+)$/m.exec(text)?.[1]);
}
