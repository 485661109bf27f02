/**
 * A client that plays several tables over real sockets and never gives up: what was not acknowledged when the
 * connection ended is sent again, with the same id, to the next server.
 */
import { randomInt } from 'node:crypto';
import type { Answer } from '@stamtafel/kernel';
import { type LiveMessage, LiveReader, type NewTable, newTableSchema, type Sight } from '@stamtafel/protocol';
import { WebSocket } from 'ws';

const origin = 'http://localhost:3000';

interface Sent {
  readonly id: string;
  readonly table: string;
  readonly seat: number;
  readonly decision: number;
  readonly answer: Answer;
}

export class Guest {
  /** The ids of moves that the server said are done, by table. */
  readonly acknowledged: { readonly table: string; readonly id: string }[] = [];
  /** Troubles that an honest client must never meet. */
  readonly complaints: string[] = [];
  readonly tables: string[] = [];
  resent = 0;
  readonly #wishes: readonly Pick<NewTable, 'game' | 'seats' | 'options'>[];
  /** By table and seat: a view as it was sent, or patched since. */
  readonly #sights = new Map<string, Sight>();
  readonly #open = new Map<string, Sent>();
  readonly #answered = new Map<string, number>();
  readonly #running = new Map<number, string>();
  #reader = new LiveReader();
  #cookie = '';
  #count = 0;
  #socket: WebSocket | undefined;

  constructor(wishes: readonly Pick<NewTable, 'game' | 'seats' | 'options'>[]) {
    this.#wishes = wishes;
  }

  /** The tables that are not over yet. */
  get running(): readonly string[] {
    return [...this.#running.values()];
  }

  /** Plays at the server of this address until the connection ends. */
  async play(url: string): Promise<void> {
    const ended = Promise.withResolvers<void>();
    try {
      if (this.#cookie === '') await this.#introduce(url);
      await this.#sitDown(url);
    } catch (error) {
      // The server was killed in the meantime; a table it made without saying so is no loss.
      if (error instanceof TypeError || error instanceof SyntaxError) return;
      throw error;
    }
    this.#sights.clear();
    this.#reader = new LiveReader();
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
      headers: { origin, cookie: this.#cookie },
      perMessageDeflate: false,
    });
    this.#socket = socket;
    socket.on('error', () => {});
    socket.on('close', () => ended.resolve());
    socket.on('open', () => {
      this.#say({ do: 'hello', protocol: 1 });
      for (const table of this.#running.values()) this.#say(this.#reader.open(table));
    });
    socket.on('message', (data) => {
      for (const message of this.#reader.read(String(data))) this.#hear(message, url);
    });
    await ended.promise;
  }

  async #introduce(url: string): Promise<void> {
    const { headers } = await this.#post(url, '/api/me', { name: 'Guest' }, 'PUT');
    this.#cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  }

  async #sitDown(url: string): Promise<void> {
    for (const [index, wish] of this.#wishes.entries()) {
      if (this.#running.has(index)) continue;
      const response = await this.#post(url, '/api/tables', newTableSchema.parse(wish));
      const made: { table?: { id: string } } = JSON.parse(await response.text());
      if (!made.table) throw new Error(`no table: ${JSON.stringify(made)}`);
      this.#running.set(index, made.table.id);
      this.tables.push(made.table.id);
    }
  }

  #post(url: string, path: string, body: unknown, method = 'POST'): Promise<Response> {
    const headers = { origin, cookie: this.#cookie, 'content-type': 'application/json' };
    return fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body) });
  }

  #say(message: unknown): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #hear(message: LiveMessage, url: string): void {
    switch (message.is) {
      case 'view':
        this.#see(message.table, message.viewer, message.sight, { fresh: true }, url);
        return;
      case 'step':
        this.#see(message.table, message.viewer, message.sight, { fresh: false }, url);
        return;
      case 'lost':
        this.complaints.push(JSON.stringify(message));
        return;
      case 'done': {
        const sent = [...this.#open.values()].find(({ id }) => id === message.id);
        if (sent === undefined) return;
        this.acknowledged.push({ table: sent.table, id: sent.id });
        this.#settled(sent);
        return;
      }
      case 'trouble': {
        const sent = [...this.#open.values()].find(({ id }) => id === message.id);
        // Not written before the kill, and the others have moved on since: that is an answer too.
        if (sent && message.trouble.code === 'outdated') this.#settled(sent);
        // Or they have ended the match with what they sent again, and this is known here: nothing is open any more.
        else if (sent || message.trouble.code !== 'over') this.complaints.push(JSON.stringify(message));
        return;
      }
      case 'table':
        if (message.table.phase === 'frozen') this.complaints.push(JSON.stringify(message.table.trouble));
        return;
    }
  }

  #see(table: string, seat: number, sight: Sight, { fresh }: { readonly fresh: boolean }, url: string): void {
    this.#sights.set(`${table} ${seat}`, sight);
    if (sight.outcome !== null) {
      this.#anotherMatch(table, url);
      return;
    }
    const sent = this.#open.get(`${table} ${seat}`);
    if (sent && fresh) {
      this.resent += 1;
      this.#send(sent);
    } else this.#move(table, seat);
  }

  #settled({ table, seat, decision }: Sent): void {
    this.#open.delete(`${table} ${seat}`);
    this.#answered.set(`${table} ${seat}`, decision);
    this.#move(table, seat);
  }

  /** Any option will do. An answered question is not answered again while the step that says so is on its way. */
  #move(table: string, seat: number): void {
    const place = `${table} ${seat}`;
    const decision = this.#sights.get(place)?.decision;
    if (!decision || this.#open.has(place) || this.#answered.get(place) === decision.number) return;
    const answer = decision.options[randomInt(decision.options.length)];
    if (answer === undefined) return;
    const sent = { id: `guest-move-${this.#count++}`, table, seat, decision: decision.number, answer };
    this.#open.set(place, sent);
    this.#send(sent);
  }

  #send(sent: Sent): void {
    this.#say({ do: 'move', ...sent });
  }

  #anotherMatch(table: string, url: string): void {
    for (const [index, running] of this.#running) if (running === table) this.#running.delete(index);
    for (const [place, sent] of this.#open) if (sent.table === table) this.#open.delete(place);
    this.#sitDown(url).then(
      () => {
        for (const running of this.#running.values()) this.#say(this.#reader.open(running));
      },
      () => {},
    );
  }
}
