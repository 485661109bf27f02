import { editions } from '@stamtafel/games';
import { newTableSchema, type SeatWish } from '@stamtafel/protocol';
import { Exchange } from '../../broker/exchange.ts';
import { SharedMemory } from '../../log/testing/shared-memory.ts';
import { TestClock } from '../clock.ts';
import { SpyLog } from '../spy.ts';
import { chanceFrom, withChance } from './chance.ts';
import { judge } from './judge.ts';
import { EverKnown } from './leaks.ts';
import { count, SimNode, type World } from './node.ts';
import { type Heard, Player } from './player.ts';

/** What came of a world. */
export interface Outcome {
  /** What was wrong; nothing, if all was well. */
  readonly wrong: readonly string[];
  /** How often each kind of fault has really happened. */
  readonly faults: ReadonlyMap<string, number>;
  readonly acknowledged: number;
  readonly frames: number;
  readonly matches: number;
  /** The longest that a request waited for its answer, in milliseconds. */
  readonly longest: number;
}

/** So long there are faults, and so long all must be well at the latest when there are none any more. */
const ROUGH_MS = 30_000;
const CALM_MS = 300_000;
/** Nobody waits longer: a lease, its margin, and the way to the next owner, several times over. */
const PATIENCE_MS = 60_000;

/** Several houses over one memory, people who play at them, and whatever can go wrong, all from one number. */
export const simulate = (seed: number): Promise<Outcome> => withChance(seed, () => run(seed));

async function run(seed: number): Promise<Outcome> {
  const chance = chanceFrom(seed);
  const clock = new TestClock();
  const log = new SpyLog();
  const memory = new SharedMemory({ now: () => clock.now() }, log);
  const wrong: string[] = [];
  const failed = (error: unknown): void =>
    void wrong.push(`failed: ${error instanceof Error ? error.stack : String(error)}`);
  const faults = new Map<string, number>();
  const cut = new Set<string>();
  const exchange = new Exchange({ clock, asText: true, carry: (...way) => carry(world, cut, ...way) });
  const world: World = {
    clock,
    chance,
    memory,
    exchange,
    faults,
    loss: chance.of([0, 20, 60]),
    isRough: false,
    failed,
  };

  const known = knowledgeOf(log);
  let frames = 0;
  const heard: Heard = (message) => {
    frames++;
    const leaks = known.get(message.table)?.[message.viewer]?.leaksIn(message) ?? ['everything'];
    for (const card of leaks) wrong.push(`viewer ${message.viewer} of ${message.table} was shown ${card}`);
  };

  const nodes = Array.from({ length: 2 + chance.below(3) }, (_, n) => new SimNode(world, `node-${n}`));
  const players = Array.from(
    { length: 2 + chance.below(4) },
    (_, n) => new Player(world, `player${n}`, () => nodes, heard),
  );
  const tables: string[] = [];
  for (let n = 1 + chance.below(3); n > 0; n--) tables.push(await begin(world, nodes, players));
  await clock.pass(2000);

  world.isRough = true;
  for (const end = clock.now() + ROUGH_MS; clock.now() < end; ) {
    await clock.pass(500 + chance.below(1500));
    trouble(world, nodes, cut);
  }
  world.isRough = false;
  cut.clear();
  for (const node of nodes) {
    node.isCutOff = false;
    node.resume();
  }
  const isOver = (): boolean =>
    tables.every((table) => log.truth(table).phase === 'over') && !players.some(({ waits }) => waits);
  for (const end = clock.now() + CALM_MS; clock.now() < end && !isOver(); ) await clock.pass(500);
  // Whatever is still on its way arrives.
  await clock.pass(6000);

  const longest = Math.max(...players.map((player) => player.longest));
  if (longest > PATIENCE_MS) wrong.push(`somebody waited ${longest} ms`);
  wrong.push(...(await judge({ log, players, tables })));
  for (const node of nodes) node.kill();
  if (memory.fenced > 0) faults.set('zombie fenced', memory.fenced);
  if (memory.takeovers > 0) faults.set('takeover', memory.takeovers);
  const acknowledged = players.reduce((sum, player) => sum + player.acknowledged.length, 0);
  return { wrong, faults, acknowledged, frames, matches: tables.length, longest };
}

/** What every viewer of every table has ever known. */
function knowledgeOf(log: SpyLog): ReadonlyMap<string, readonly EverKnown[]> {
  const known = new Map<string, readonly EverKnown[]>();
  log.onChange = (table, change) => {
    const { seats } = log.truth(table);
    const viewers = known.get(table) ?? [...seats, 'watchers'].map((_, viewer) => new EverKnown(viewer));
    known.set(table, viewers);
    for (const one of viewers) one.change(change);
  };
  return known;
}

/** A message between nodes arrives, twice, late or never. */
function carry(world: World, cut: ReadonlySet<string>, from: string, to: string, deliver: () => void): void {
  const { clock, chance, isRough, loss } = world;
  const arrives = (): void => {
    const isSlow = isRough && chance.once(80);
    if (isSlow) count(world, 'message delayed');
    clock.after(1 + chance.below(4) + (isSlow ? chance.below(2000) : 0), deliver);
  };
  if (cut.has(`${from} ${to}`)) count(world, 'message cut off');
  else if (isRough && loss > 0 && chance.once(loss)) count(world, 'message lost');
  else {
    const isTwice = isRough && chance.once(50);
    if (isTwice) {
      count(world, 'message repeated');
      arrives();
    }
    arrives();
  }
}

/** A table where the cards are dealt; whoever plays there looks at it, and often somebody who only watches. */
async function begin(world: World, nodes: readonly SimNode[], players: readonly Player[]): Promise<string> {
  const { chance, clock } = world;
  const { game, live } = chance.of(editions);
  const { house } = chance.of(nodes);
  const seats = chance.of(game.players);
  const [host, ...others] = players;
  if (host === undefined) throw new Error('nobody is there to play');
  const guests = others.slice(0, seats - 1);
  const watchers = chance.once(2) ? others.slice(seats - 1, seats) : [];
  const chairs: readonly SeatWish[] = [
    { kind: 'me' },
    ...guests.map((): SeatWish => ({ kind: 'open' })),
    ...Array.from({ length: seats - 1 - guests.length }, (): SeatWish => ({ kind: 'bot', level: 'random' })),
  ];
  // Among people it is sometimes played live.
  const options = guests.length === seats - 1 && chance.once(2) ? { ...live } : {};
  const wish = newTableSchema.parse({ game: game.id, seats: chairs, options });
  let table: string | undefined;
  const making = async (): Promise<void> => {
    const made = await house.make(host.who, wish);
    for (const { who } of guests) await house.take(who, made.table.id, { name: who.name, key: made.key });
    await house.act(host.who, made.table.id, { do: 'start' });
    table = made.table.id;
  };
  making().catch(world.failed);
  for (let waited = 0; table === undefined && waited < 100; waited++) await clock.pass(50);
  if (table === undefined) throw new Error('no table could be made');
  for (const player of [host, ...guests, ...watchers]) player.look(table);
  return table;
}

/** Something goes wrong, or is right again. */
function trouble(world: World, nodes: SimNode[], cut: Set<string>): void {
  const { chance, clock } = world;
  const n = chance.below(nodes.length);
  const node = nodes[n];
  if (node === undefined) return;
  switch (chance.below(7)) {
    case 0: {
      // It dies, and another process takes its place; sometimes at once, sometimes not for a while.
      if (node.isDead) return;
      count(world, 'node killed');
      node.kill();
      clock.after(chance.below(8000), () => {
        nodes[n] = new SimNode(world, chance.once(2) ? node.name : `${node.name}-again`);
      });
      return;
    }
    case 1: {
      if (!node.isUp) return;
      const ms = chance.below(15_000);
      count(world, ms > 5000 ? 'node paused beyond its lease' : 'node paused');
      node.pause();
      clock.after(ms, () => node.resume());
      return;
    }
    case 2: {
      const other = chance.of(nodes);
      if (other === node) return;
      count(world, 'partition');
      const there = `${node.name} ${other.name}`;
      const ways = chance.of([[there], [there, `${other.name} ${node.name}`]]);
      for (const way of ways) cut.add(way);
      clock.after(chance.below(10_000), () => {
        for (const way of ways) cut.delete(way);
      });
      return;
    }
    case 3: {
      if (node.isDead || node.isCutOff) return;
      count(world, 'database out of reach');
      node.isCutOff = true;
      clock.after(chance.below(10_000), () => {
        node.isCutOff = false;
      });
      return;
    }
    default:
  }
}
