/**
 * How long people wait for a computer's move while one address keeps the computers of 49 tables busy: `node
 * packages/server/src/testing/crowded-house.ts [SECONDS [CROWD]]`. Each level is measured in a house of its own, with
 * one person at another address; at the other tables sit one person and as many champions as the game allows. The
 * clients share the machine with the house, and answer at once.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { fastBelow, fastSeed } from '@stamtafel/kernel';
import { botLevels, LiveReader, type NewTable, newTableSchema } from '@stamtafel/protocol';
import { WebSocket } from 'ws';
import { readConfig } from '../config.ts';
import { openServer } from '../main.ts';

const ORIGIN = 'http://localhost:3000';
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
  readonly #url: string;
  readonly #address: string;
  readonly #wish: Wish;
  readonly #dice: number[];
  readonly #reader = new LiveReader();
  #cookie = '';
  #table = '';
  #socket: WebSocket | undefined;
  #waitsSince: number | undefined;
  #count = 0;

  constructor(url: string, address: string, wish: Wish, seed: number) {
    this.#url = url;
    this.#address = address;
    this.#wish = wish;
    this.#dice = fastSeed(seed);
  }

  async play(): Promise<void> {
    const { headers } = await this.#ask('PUT', '/api/me', { name: 'Guest' });
    this.#cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/api/live`, {
      headers: { origin: ORIGIN, cookie: this.#cookie },
      localAddress: this.#address,
    });
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(String(data)));
    await once(socket, 'open');
    this.#say({ do: 'hello', protocol: 1 });
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
    const { text } = await this.#ask('POST', '/api/tables', newTableSchema.parse(this.#wish));
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

  /** From this person's own address: `fetch` cannot choose one. */
  async #ask(method: string, path: string, body: object) {
    const sent = request(`${this.#url}${path}`, {
      method,
      localAddress: this.#address,
      headers: { origin: ORIGIN, cookie: this.#cookie, 'content-type': 'application/json' },
    });
    sent.end(JSON.stringify(body));
    const [response] = await once(sent, 'response');
    let text = '';
    for await (const piece of response) text += piece;
    return { headers: response.headers, text };
  }
}

async function measure(level: (typeof botLevels)[number], crowd: number, seconds: number) {
  const folder = mkdtempSync(join(tmpdir(), 'stamtafel-crowd-'));
  const house = fork(fileURLToPath(import.meta.url), ['serve', folder]);
  try {
    const [url] = await once(house, 'message');
    const wish: Wish = { game: 'how-ruck', seats: [{ kind: 'me' }, { kind: 'bot', level }] };
    const many = Array.from(
      { length: crowd },
      (_, n) => new Guest(url, CROWD, crowdWishes[n % crowdWishes.length] ?? wish, n),
    );
    for (const guest of many) await guest.play();
    await sleep(WARM_MS);
    for (const guest of many) guest.forgetWaits();
    const one = new Guest(url, OTHER, wish, 1000);
    await one.play();
    await sleep(1000 * seconds);
    for (const guest of [one, ...many]) guest.end();
    return { level, crowd, one: figures(one.waits), crowdWaits: figures(many.flatMap(({ waits }) => waits)) };
  } finally {
    const gone = once(house, 'exit');
    house.send('end');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  }
}

function figures(waits: readonly number[]) {
  const sorted = waits.toSorted((a, b) => a - b);
  const after = (share: number): number => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return { moves: sorted.length, p50: after(0.5), p95: after(0.95), max: after(1) };
}

async function serve(folder: string): Promise<void> {
  const config = readConfig({
    PORT: '0',
    STAMTAFEL_DATA: folder,
    STAMTAFEL_ORIGINS: ORIGIN,
    STAMTAFEL_LOG: 'error',
    STAMTAFEL_WAIVE_SECONDS: '0',
  });
  const server = await openServer({ config, version: 'crowd' });
  process.on('message', () => void server.close().finally(() => process.exit(0)));
  process.on('disconnect', () => process.exit(0));
  process.send?.(server.url);
}

const [first = '30', second = '49', only] = process.argv.slice(2);
if (first === 'serve') await serve(second);
else
  for (const level of botLevels.filter((one) => only === undefined || one === only)) {
    const found = await measure(level, Number(second), Number(first));
    process.stdout.write(`${JSON.stringify(found)}\n`);
  }
