/** A player over a real socket: keeps its views up to date by their steps and answers whatever it is asked. */
import { once } from 'node:events';
import { LiveReader, type Sight } from '@stamtafel/protocol';
import { WebSocket } from 'ws';
import { ORIGIN } from './open.ts';

interface PlayerWish {
  readonly url: string;
  readonly cookie: string;
  readonly table: string;
}

export class Player {
  readonly frames: string[] = [];
  readonly seen = new Map<number, { version: number; sight: Sight }>();
  /** The ids of moves that were acknowledged. */
  readonly acknowledged: string[] = [];
  readonly troubles: string[] = [];
  socket: WebSocket;
  readonly #wish: PlayerWish;
  readonly #reader = new LiveReader();
  readonly #waiting = new Set<() => void>();
  #count = 0;
  #steps = 0;

  static async sit(wish: PlayerWish): Promise<Player> {
    const player = new Player(wish);
    await player.#hello();
    return player;
  }

  private constructor(wish: PlayerWish) {
    this.#wish = wish;
    this.socket = this.#connect(wish.url);
  }

  /** Comes back, perhaps to another address, and says what it has seen. */
  async comeBack(url: string): Promise<void> {
    this.socket.terminate();
    this.socket = this.#connect(url);
    await this.#hello();
  }

  /** How many steps it got; views are not counted. */
  get steps(): number {
    return this.#steps;
  }

  sight(viewer: number): Sight {
    const seen = this.seen.get(viewer);
    if (!seen) throw new Error(`nothing seen from ${viewer}`);
    return seen.sight;
  }

  /** Waits until this holds; checks after every message. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        if (!holds() && this.socket.readyState !== WebSocket.CLOSED) return;
        this.#waiting.delete(look);
        if (holds()) resolve();
        else reject(new Error('the connection ended first'));
      };
      this.#waiting.add(look);
      look();
    });
  }

  say(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Answers the open question of a seat with one of its options; the id of the move. */
  play(seat: number, which = 0): string {
    const { decision } = this.sight(seat);
    const answer = decision?.options[which % decision.options.length];
    if (!decision || !answer) throw new Error(`seat ${seat} has nothing to answer`);
    const id = `move-${seat}-${this.#count++}`;
    this.say({ do: 'move', table: this.#wish.table, seat, decision: decision.number, id, answer });
    return id;
  }

  /** Answers and waits until it is acknowledged or refused. */
  async played(seat: number, which = 0): Promise<boolean> {
    const id = this.play(seat, which);
    await this.until(() => this.acknowledged.includes(id) || this.troubles.includes(id));
    return this.acknowledged.includes(id);
  }

  #connect(url: string): WebSocket {
    const headers = { origin: ORIGIN, cookie: this.#wish.cookie };
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers });
    socket.on('message', (data) => this.#hear(String(data)));
    socket.on('close', () => this.#wake());
    socket.on('error', () => {});
    return socket;
  }

  async #hello(): Promise<void> {
    await once(this.socket, 'open');
    this.say({ do: 'hello', protocol: 1 });
    this.say(this.#reader.open(this.#wish.table));
  }

  #hear(frame: string): void {
    this.frames.push(frame);
    for (const message of this.#reader.read(frame)) {
      if (message.is === 'lost') throw new Error('a step does not fit on the view');
      if (message.is === 'view' || message.is === 'step') this.seen.set(message.viewer, message);
      if (message.is === 'step') this.#steps++;
      if (message.is === 'done') this.acknowledged.push(message.id);
      if (message.is === 'trouble' && message.id !== undefined) this.troubles.push(message.id);
      if (message.is === 'ping') this.say({ do: 'pong', n: message.n });
    }
    this.#wake();
  }

  #wake(): void {
    for (const look of [...this.#waiting]) look();
  }
}
