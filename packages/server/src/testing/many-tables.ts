/**
 * How much memory a house takes: with many tables and two people connected to each, after they have left, and with very
 * many tables that nobody is at: `node packages/server/src/testing/many-tables.ts [TABLES [IDLE]]`.
 */
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { LiveReader } from '@stamtafel/protocol';
import type { WebSocket } from 'ws';
import { addressOf, HouseProcess, Stranger } from './house-process.ts';

/** As many as the standard limits allow. */
const TABLES_OF_A_PERSON = 5;
const PEOPLE_AT_AN_ADDRESS = 10;
const AT_ONCE = 50;
const ANSWERS = 10;
/** Until tables where nobody is have left memory, as far as they do. */
const UNTIL_SWEPT_MS = 120_000;

interface Made {
  readonly id: string;
  readonly key: string;
}

async function made(who: Stranger, ...kinds: readonly string[]): Promise<Made> {
  const wish = { game: 'how-ruck', seats: kinds.map((kind) => ({ kind })) };
  const { text } = await who.ask('POST', '/api/tables', wish);
  const { table, key }: { readonly table?: { readonly id: string }; readonly key?: string } =
    JSON.parse(text);
  if (table === undefined || key === undefined) throw new Error(`no table: ${text}`);
  return { id: table.id, key };
}

/** Looks at a table and answers there, both seats together this many times. */
class Window {
  readonly #table: string;
  readonly #socket: WebSocket;
  readonly #reader = new LiveReader();
  #answers = 0;

  constructor(table: string, socket: WebSocket) {
    this.#table = table;
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(String(data)));
    socket.send(JSON.stringify(this.#reader.open(table)));
  }

  #hear(frame: string): void {
    for (const message of this.#reader.read(frame)) {
      if (message.is === 'ping') this.#socket.send(JSON.stringify({ do: 'pong', n: message.n }));
      if (message.is !== 'view' && message.is !== 'step') continue;
      const { decision } = message.sight;
      if (decision === null || decision.optional || this.#answers === ANSWERS / 2) continue;
      const move = { do: 'move', table: this.#table, seat: message.viewer, decision: decision.number };
      const id = `answer-${this.#answers++}`;
      this.#socket.send(JSON.stringify({ ...move, id, answer: decision.options[0] }));
    }
  }

  leave(): void {
    this.#socket.close();
  }
}

async function inGroups<T>(count: number, act: (n: number) => Promise<T>): Promise<readonly T[]> {
  const all: T[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, n) => act(from + n));
    all.push(...(await Promise.all(some)));
  }
  return all;
}

async function people(house: HouseProcess, net: string, count: number): Promise<readonly Stranger[]> {
  return inGroups(count, async (n) => {
    const who = new Stranger(house.url, addressOf(n, PEOPLE_AT_AN_ADDRESS).replace('127.0', net));
    await who.introduce('Guest');
    return who;
  });
}

const MIB = 1024 * 1024;

async function measure(tables: number, idle: number): Promise<void> {
  const house = await HouseProcess.start();
  const tell = async (phase: string, count: number, before = 0): Promise<number> => {
    const { rss, heapUsed } = await house.figures();
    const each = before === 0 ? undefined : Math.round((10 * (rss - before)) / count / 1024) / 10;
    const found = { phase, count, rss: Math.round(rss / MIB), heap: Math.round(heapUsed / MIB), each };
    process.stdout.write(`${JSON.stringify(found)}\n`);
    return rss;
  };
  const nobody = await tell('nobody', 0);
  const [hosts, guests] = [await people(house, '127.4', tables), await people(house, '127.5', tables)];
  const windows = await inGroups(tables, async (n) => {
    const [host, guest] = [hosts[n], guests[n]];
    if (host === undefined || guest === undefined) throw new Error('nobody is there');
    const { id, key } = await made(host, 'me', 'open');
    await guest.ask('POST', `/api/tables/${id}/seats`, { name: 'Guest', key });
    await host.ask('POST', `/api/tables/${id}/actions`, { do: 'start' });
    return Promise.all([host, guest].map(async (who) => new Window(id, await who.connect())));
  });
  await sleep(70_000);
  await tell('two connections at each table', tables, nobody);
  for (const window of windows.flat()) window.leave();
  await sleep(UNTIL_SWEPT_MS);
  const left = await tell('they have left', tables, nobody);
  const owners = await people(house, '127.6', Math.ceil(idle / TABLES_OF_A_PERSON));
  await inGroups(idle, async (n) => {
    const owner = owners[Math.floor(n / TABLES_OF_A_PERSON)];
    if (owner !== undefined) await made(owner, 'me', 'me');
  });
  await tell('tables made, nobody is there', idle, left);
  await sleep(UNTIL_SWEPT_MS);
  await tell('two minutes later', idle, left);
  await house.end();
}

const [tables = '2000', idle = '10000'] = process.argv.slice(2);
await measure(Number(tables), Number(idle));
process.exit(0);
