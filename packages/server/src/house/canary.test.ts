import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editions } from '@stamtafel/games';
import { fastBelow, fastSeed } from '@stamtafel/kernel';
import type { SeatWish } from '@stamtafel/protocol';
import { person, type TestClient, TestHouse } from '../testing/house.ts';
import { MayKnow } from '../testing/knowledge.ts';
import { SpyLog, testKey } from '../testing/spy.ts';
import { vaultOf } from './vault.ts';

/** All matches together; the share of each game follows from how long its matches are. */
const TIMES = Number(process.env.STAMTAFEL_NIGHT ?? 1);
const matches: { readonly [game: string]: number } = {
  'how-ruck': 80,
  'four-downs': 140,
  'five-possessions': 120,
  'stieren-versieren': 60,
  'ballen-met-stieren': 40,
  'stier-zoekt-bier': 60,
};

/**
 * Plays one match with people, a bot and somebody who watches; everything that is sent is held against the truth. At every
 * second table whoever watches is its host, a screen without a chair.
 */
async function play(game: string, seats: number, seed: number): Promise<number> {
  const dice = fastSeed(seed);
  const log = new SpyLog();
  const house = new TestHouse({ log, key: testKey, below: (n) => fastBelow(dice, n) });
  const people = Array.from({ length: seats }, (_, i) => person(`p${i}`));
  const bot = fastBelow(dice, seats + 1);
  const screen = person('screen');
  const host = seed % 2 === 0 ? screen : people[0]!;
  const wish = (i: number): SeatWish =>
    i === bot ? { kind: 'bot', level: 'random' } : people[i] === host ? { kind: 'me' } : { kind: 'open' };
  const watchers: TestClient[] = [house.client(host === screen ? screen : person('watcher'))];
  const clients = people.map((who) => house.client(who));
  const knows = Array.from({ length: seats + 1 }, (_, viewer) => new MayKnow(viewer));
  const all: readonly (readonly [TestClient, MayKnow])[] = [
    ...clients.map((client, i) => [client, knows[i]!] as const),
    ...watchers.map((client) => [client, knows[seats]!] as const),
  ];
  const checked = new Map<TestClient, { readonly frames: number; readonly messages: number }>();
  let frames = 0;
  /** Of the shuffles, while the match is on. */
  let secret = '';
  let unsealed: string | undefined;
  const check = () => {
    for (const [client, may] of all) {
      const before = checked.get(client);
      if (before?.frames === client.frames.length) continue;
      for (const message of client.messages.slice(before?.messages)) may.check(message);
      for (const frame of client.frames.slice(before?.frames)) {
        may.checkFrame(frame);
        assert.ok(secret === '' || !frame.includes(secret), 'the secret before the end');
        frames++;
      }
      checked.set(client, { frames: client.frames.length, messages: client.messages.length });
      for (const { sight } of client.seen.values()) may.checkView(sight.view);
    }
  };
  log.onAppend = check;
  log.onChange = (table, change) => {
    for (const may of knows) may.change(change);
    const { made, phase } = log.truth(table);
    unsealed ??= vaultOf(testKey).unseal(table, made.secret);
    secret = phase === 'over' ? '' : unsealed;
  };
  const { table, key } = await house.make(host, { game, seats: people.map((_, i) => wish(i)) });
  for (const [i, who] of people.entries())
    if (i !== bot && who !== host) await house.house.take(who, table.id, { name: who.id, key, seat: i });
  for (const client of [...clients.filter((_, i) => i !== bot), ...watchers]) await client.open(table.id);
  if (bot !== 0 || seats > 1) await house.clock.pass(8000);
  for (let steps = 0; log.truth(table.id).phase !== 'over'; steps++) {
    assert.ok(steps < 20_000, `${game} does not end`);
    assert.deepEqual(house.events, []);
    const asked = clients.filter((client, i) => client.seen.get(i)?.sight.decision?.options.length);
    const client = asked[fastBelow(dice, asked.length || 1)];
    if (client !== undefined) {
      const seat = clients.indexOf(client);
      const decision = client.sight(seat).decision!;
      if (!decision.optional || fastBelow(dice, 32) === 0)
        await client.play(seat, decision.options[fastBelow(dice, decision.options.length)]!);
      if (fastBelow(dice, 40) === 0) await client.reconnect(table.id);
    }
    await house.clock.pass(1);
  }
  check();
  await house.house.close();
  return frames;
}

for (const { game } of editions)
  test(`${game.id}: nobody is sent a card that he may not know`, async () => {
    let frames = 0;
    for (let n = 0; n < matches[game.id]! * TIMES; n++)
      frames += await play(game.id, game.players[n % game.players.length]!, n + 1);
    assert.ok(frames > 1000, `only ${frames} frames were looked at`);
  });
