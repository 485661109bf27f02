/**
 * Noise at running tables of all games: moves that may be made, bent in whatever they name, so that most reach the rules.
 * Whatever is refused changes nothing: no entry, no sight; and what is kept in memory stays what the log tells.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editions } from '@stamtafel/games';
import { fastSeed } from '@stamtafel/kernel';
import { howMany, seedOfDay } from '@stamtafel/kernel/testing';
import { standardLimits } from '../config.ts';
import { TestClock } from '../testing/clock.ts';
import { TestHouse } from '../testing/house.ts';
import { SpyLog, testKey } from '../testing/spy.ts';
import { guestCookie, newGuest } from './guests.ts';
import { liveChannel } from './live.ts';
import { newMetrics } from './metrics.ts';
import { sealsBy } from './seals.ts';
import { FakeSocket } from './testing/noise.ts';
import { answerPings, openForTest, testKeys, welcomed } from './testing/open.ts';
import { type RudeParts, RudePlayer } from './testing/rude-player.ts';

const unlimited = { ...standardLimits, messagesPer20Seconds: 1e9 };

function running() {
  const log = new SpyLog();
  const house = new TestHouse({ log, key: testKey, setting: { mostTables: 1e6 } });
  const dice = fastSeed(seedOfDay('rude players'));
  const parts = editions.map(
    ({ game }, i): Omit<RudeParts, 'say'> => ({
      who: newGuest('rude'),
      game: game.id,
      seats: game.players[i % game.players.length]!,
      house,
      log,
      dice,
    }),
  );
  return { house, parts };
}

function checkShares(players: readonly RudePlayer[], count: number): void {
  const sum = (of: (player: RudePlayer) => number) => players.reduce((all, player) => all + of(player), 0);
  const [judged, refused, accepted] = [
    sum((player) => player.judged),
    sum((player) => player.refused),
    sum((player) => player.accepted),
  ];
  assert.ok(judged > 0.6 * count, `${judged} of ${count} reached the rules`);
  assert.ok(refused > 0.5 * count && accepted > 0.1 * count, `${refused} refused, ${accepted} accepted`);
}

test('messages at running tables in process: what is refused changes nothing', async () => {
  const { house, parts } = running();
  const faults: unknown[] = [];
  const channel = liveChannel({
    house: house.house,
    seals: sealsBy(testKeys),
    limits: unlimited,
    metrics: newMetrics(),
    log: { error: (fault) => void faults.push(fault) },
    clock: new TestClock(),
  });
  const players = parts.map((part) => {
    const socket = new FakeSocket();
    const say = (text: string): void => void socket.emit('message', Buffer.from(text), false);
    const player = new RudePlayer({ ...part, say });
    const write = (frame: string): void => player.hear(frame);
    channel.welcome(socket, { address: 'here', guest: part.who }, { write, flush: () => {} });
    say('{"do":"hello","protocol":1}');
    return player;
  });
  const count = howMany({ quick: 2000, test: 10_000, night: 1_000_000 });
  for (let n = 0; n < count; n++) await players[n % players.length]!.speak();
  for (const player of players) await player.checkAgainstTheLog();
  channel.close();
  assert.deepEqual([faults, house.events], [[], []]);
  checkShares(players, count);
});

test('messages at running tables over sockets: what is refused changes nothing', async (t) => {
  const { house, parts } = running();
  const opened = await openForTest(t, { house: house.house, limits: unlimited });
  const players = await Promise.all(
    parts.map(async (part) => {
      const cookie = `stamtafel=${guestCookie(sealsBy(testKeys), part.who, Date.now())}`;
      const client = await welcomed(opened, cookie);
      answerPings(client);
      const { socket } = client;
      const player = new RudePlayer({ ...part, say: (text) => socket.send(text) });
      socket.on('message', (data) => player.hear(String(data)));
      return player;
    }),
  );
  const count = howMany({ quick: 500, test: 3000, night: 50_000 });
  // Each waits for its own answers only: all speak at once.
  await Promise.all(
    players.map(async (player) => {
      for (let n = 0; n < count / players.length; n++) await player.speak();
    }),
  );
  for (const player of players) await player.checkAgainstTheLog();
  assert.deepEqual(house.events, []);
  assert.deepEqual(
    opened.logged.filter((line) => !/"level":(10|20)/.test(line) && !line.includes('Server listening')),
    [],
  );
  checkShares(players, count);
});
