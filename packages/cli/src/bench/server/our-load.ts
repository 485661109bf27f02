/** Two people at a table of ours, each with a socket; when a match is over they sit down at a new table. */
import { once } from 'node:events';
import {
  type Changes,
  type Legend,
  type PackedSight,
  patched,
  type TableInfo,
  unpackOptions,
  type WireMessage,
} from '@stamtafel/protocol';
import { WebSocket } from 'ws';
import type { LoadTable, OpenTable, Reports } from './load.ts';

/** A trick-taking game for two, like the peer's; with the longer hands, because the peer's are longer still. */
const GAME = { game: 'four-downs', options: { 'pd4.eightCards': 'on' } };

/**
 * `spare`: how many further tables are made for the same people beforehand, so that moves are measured and not the
 * making of tables; the peer's match never ends.
 */
export function ourTables(port: number, spare = 0): OpenTable {
  const url = `http://localhost:${port}`;
  return async (number, reports) => {
    const guests = [await guest(url, `A${number}`), await guest(url, `B${number}`)];
    const table = new OurTable(url, guests, reports);
    await table.begin(spare);
    return table;
  };
}

async function guest(url: string, name: string): Promise<string> {
  const { headers } = await send(url, '/api/me', '', { name }, 'PUT');
  return headers.get('set-cookie')?.split(';')[0] ?? '';
}

async function send(url: string, path: string, cookie: string, body: object, method = 'POST') {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { origin: url, cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return { headers: response.headers, text };
}

/** Makes tables where two people sit and neither is connected. */
export async function emptyTables(port: number): Promise<() => Promise<string>> {
  const url = `http://localhost:${port}`;
  const guests = [await guest(url, 'A'), await guest(url, 'B')];
  return () => makeTable(url, guests);
}

/** A table with an open seat for the second person; its id. */
async function makeTable(url: string, [a = '', b = '']: readonly string[]): Promise<string> {
  const wish = { ...GAME, seats: [{ kind: 'me' }, { kind: 'open' }] };
  const made: { table: TableInfo; key: string } = JSON.parse((await send(url, '/api/tables', a, wish)).text);
  await send(url, `/api/tables/${made.table.id}/seats`, b, { name: 'B', key: made.key });
  return made.table.id;
}

/**
 * What a seat was sent last, as far as a random mover needs it, and left packed: load and server share the machine, so
 * what the load costs is taken from the server.
 */
interface Seen extends Pick<PackedSight, 'd' | 'outcome'> {
  readonly legend: Legend;
}

/** Members of a sight are never taken away, only replaced or changed. */
function changedBy({ d, outcome }: Changes, before: Seen): Seen {
  if (d == null && outcome == null) return before;
  return {
    legend: before.legend,
    d: d == null ? before.d : patched(before.d, d),
    outcome: outcome == null ? before.outcome : patched(before.outcome, outcome),
  };
}

class OurTable implements LoadTable {
  readonly #url: string;
  readonly #guests: readonly string[];
  readonly #reports: Reports;
  readonly #spare: string[] = [];
  readonly #sockets: WebSocket[] = [];
  #seen: (Seen | undefined)[] = [];
  #table = '';
  /** How many there were; steps call each by its number. */
  #tables = 0;
  #isUnderway = false;
  /** The last move, until the other seat has seen it. */
  #unseen: { readonly seat: number; readonly sent: number } | undefined;
  #moves = 0;
  #ready = false;
  #closed = false;

  constructor(url: string, guests: readonly string[], reports: Reports) {
    this.#url = url;
    this.#guests = guests;
    this.#reports = reports;
  }

  async begin(spare: number): Promise<void> {
    for (let n = 0; n < spare; n++) this.#spare.push(await makeTable(this.#url, this.#guests));
    for (const [seat, cookie] of this.#guests.entries()) {
      const headers = { origin: this.#url, cookie };
      const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/api/live`, {
        headers,
        perMessageDeflate: false,
        skipUTF8Validation: true,
      });
      socket.on('message', (data) => {
        this.#hear(seat, JSON.parse(String(data)));
        this.#goOn();
      });
      await once(socket, 'open');
      socket.send('{"do":"hello","protocol":1}');
      this.#sockets.push(socket);
    }
    await this.#sitDown();
  }

  async #sitDown(): Promise<void> {
    this.#seen = [];
    const close = JSON.stringify({ do: 'close', table: this.#table });
    if (this.#table !== '') for (const socket of this.#sockets) socket.send(close);
    this.#table = this.#spare.pop() ?? (await makeTable(this.#url, this.#guests));
    const open = JSON.stringify({ do: 'open', table: this.#table, as: ++this.#tables });
    for (const socket of this.#sockets) socket.send(open);
  }

  move(): void {
    const seat = this.#asked();
    const { d, legend } = this.#seen[seat] ?? fail();
    const options = unpackOptions(d?.options ?? [], legend);
    const answer = options[Math.floor(Math.random() * options.length)];
    this.#ready = false;
    const id = `load-${this.#moves++}`.padEnd(8, '-');
    this.#isUnderway = true;
    this.#unseen = { seat, sent: performance.now() };
    const move = { do: 'move', table: this.#table, seat, decision: d?.number, id, answer };
    this.#sockets[seat]?.send(JSON.stringify(move));
  }

  close(): void {
    this.#closed = true;
    for (const socket of this.#sockets) socket.close();
  }

  #asked(): number {
    return this.#seen.findIndex((seen) => seen?.d && !seen.d.optional);
  }

  #hear(seat: number, message: WireMessage): void {
    switch (message.is) {
      case 'ping':
        this.#sockets[seat]?.send(`{"do":"pong","n":${message.n}}`);
        return;
      case 'trouble':
        throw new Error(JSON.stringify(message));
      case 'done':
        this.#accepted();
        return;
      case 'view':
        if (message.table !== this.#table) return;
        this.#seen[seat] = { legend: message.cards, d: message.sight.d, outcome: message.sight.outcome };
        this.#noteSeen(seat);
        return;
      case 'step':
        if (message.done !== undefined) this.#accepted();
        if (message.on[0] === this.#tables) this.#step(seat, message);
    }
  }

  #step(seat: number, { p }: Extract<WireMessage, { is: 'step' }>): void {
    const before = this.#seen[seat] ?? fail();
    if (p !== undefined) this.#seen[seat] = changedBy(p, before);
    this.#noteSeen(seat);
  }

  #accepted(): void {
    this.#isUnderway = false;
    this.#reports.accepted();
  }

  #noteSeen(seat: number): void {
    const move = this.#unseen;
    if (move === undefined || move.seat === seat) return;
    this.#unseen = undefined;
    this.#reports.seen(performance.now() - move.sent);
  }

  #goOn(): void {
    if (this.#closed || this.#isUnderway || this.#ready || this.#seen.length < 2) return;
    if (this.#seen.every((seen) => seen?.outcome))
      this.#sitDown().catch((error: unknown) => {
        if (!this.#closed) throw error;
      });
    else if (this.#asked() >= 0) {
      this.#ready = true;
      this.#reports.ready(this);
    }
  }
}

function fail(): never {
  throw new Error('a seat that has seen nothing');
}
