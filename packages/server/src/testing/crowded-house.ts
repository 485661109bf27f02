/**
 * How long people wait for a computer's move while one address keeps the computers of 49 tables busy: `node
 * packages/server/src/testing/crowded-house.ts [SECONDS [CROWD]]`. Each level is measured in a house of its own, with
 * one person at another address; at the other tables sit one person and as many champions as the game allows. The
 * clients share the machine with the house, and answer at once.
 */
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastBelow, fastSeed } from '@stamtafel/kernel';
import { botLevels, LiveReader, type NewTable } from '@stamtafel/protocol';
import type { WebSocket } from 'ws';
import { HouseProcess, Stranger } from './house-process.ts';

const WARM_MS = 10_000;
const CROWD = '127.0.0.2';
const OTHER = '127.0.0.3';

type Wish = Pick<NewTable, 'game' | 'seats'>;
const bots = (count: number): NewTable['seats'] =>
  Array.from({ length: count }, () => ({ kind: 'bot', level: 'level4' }));
const crowdWishes: readonly Wish[] = [
  { game: 'stier-zoekt-bier', seats: [{ kind: 'me' }, ...bots(4)] },
  { game: 'stieren-versieren', seats: [{ kind: 'me' }, ...bots(3)] },
  { game: 'five-possessions', seats: [{ kind: 'me' }, ...bots(1)] },
];

/** One person with one table after another, answering whatever is asked at once. */
class Guest {
  /** Between two things that happen at the table while only computers are asked, in milliseconds. */
  readonly waits: number[] = [];
  readonly #who: Stranger;
  readonly #wish: Wish;
  readonly #dice: number[];
  readonly #reader = new LiveReader();
  #table = '';
  #socket: WebSocket | undefined;
  #waitsSince: number | undefined;
  #count = 0;

  constructor(who: Stranger, wish: Wish, seed: number) {
    this.#who = who;
    this.#wish = wish;
    this.#dice = fastSeed(seed);
  }

  async play(): Promise<void> {
    await this.#who.introduce('Guest');
    this.#socket = await this.#who.connect();
    this.#socket.on('message', (data) => this.#hear(String(data)));
    await this.#sitDown();
  }

  /** What is being waited for counts as well. */
  end(): void {
    if (this.#waitsSince !== undefined) this.waits.push(performance.now() - this.#waitsSince);
    this.#waitsSince = undefined;
    this.#socket?.terminate();
  }

  forgetWaits(): void {
    this.waits.length = 0;
  }

  async #sitDown(): Promise<void> {
    const { text } = await this.#who.ask('POST', '/api/tables', this.#wish);
    const made: { readonly table?: { readonly id: string } } = JSON.parse(text);
    if (made.table === undefined) throw new Error(`no table: ${text}`);
    this.#table = made.table.id;
    this.#say(this.#reader.open(this.#table));
  }

  #say(message: object): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #hear(frame: string): void {
    for (const message of this.#reader.read(frame)) {
      if (message.is === 'ping') this.#say({ do: 'pong', n: message.n });
      if (message.is === 'bye' || message.is === 'trouble') process.stderr.write(`${frame}\n`);
      if (message.is !== 'view' && message.is !== 'step') continue;
      const { outcome, decision } = message.sight;
      if (this.#waitsSince !== undefined) this.waits.push(performance.now() - this.#waitsSince);
      this.#waitsSince = undefined;
      if (outcome !== null) void this.#sitDown();
      else if (decision === null || decision.optional) this.#waitsSince = performance.now();
      else this.#answer(message.viewer, decision);
    }
  }

  #answer(
    seat: number,
    { number, options }: { readonly number: number; readonly options: readonly object[] },
  ) {
    const answer = options[fastBelow(this.#dice, options.length)];
    const id = `crowd-move-${this.#count++}`;
    this.#say({ do: 'move', table: this.#table, seat, decision: number, id, answer });
  }
}

async function measure(level: (typeof botLevels)[number], crowd: number, seconds: number) {
  const house = await HouseProcess.start();
  try {
    const wish: Wish = { game: 'how-ruck', seats: [{ kind: 'me' }, { kind: 'bot', level }] };
    const many = Array.from(
      { length: crowd },
      (_, n) => new Guest(new Stranger(house.url, CROWD), crowdWishes[n % crowdWishes.length] ?? wish, n),
    );
    for (const guest of many) await guest.play();
    await sleep(WARM_MS);
    for (const guest of many) guest.forgetWaits();
    const one = new Guest(new Stranger(house.url, OTHER), wish, 1000);
    await one.play();
    await sleep(1000 * seconds);
    for (const guest of [one, ...many]) guest.end();
    return { level, crowd, one: figures(one.waits), crowdWaits: figures(many.flatMap(({ waits }) => waits)) };
  } finally {
    await house.end();
  }
}

function figures(waits: readonly number[]) {
  const sorted = waits.toSorted((a, b) => a - b);
  const after = (share: number): number => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return { moves: sorted.length, p50: after(0.5), p95: after(0.95), max: after(1) };
}

const [first = '30', second = '49', only] = process.argv.slice(2);
for (const level of botLevels.filter((one) => only === undefined || one === only)) {
  const found = await measure(level, Number(second), Number(first));
  process.stdout.write(`${JSON.stringify(found)}\n`);
}
