import { type LiveMessage, LiveReader, type LiveRequest, type Move, type Sight } from '@stamtafel/protocol';
import type { Client, Connection, Person } from '../../house/house.ts';
import { count, type SimNode, type World } from './node.ts';

/** Hears every sight that a player is shown. */
export type Heard = (message: Extract<LiveMessage, { is: 'view' | 'step' }>) => void;

interface Sent {
  readonly request: Move;
  readonly at: number;
  /** Sent when, last. */
  sent: number;
}

/** A request that is not answered for so long is sent again, over another line. */
const RESEND_MS = 3000;
const BUSY_MS = 400;

/** Somebody at a screen, or a program: plays whatever it is asked, over a line that may break, and never gives up. */
export class Player {
  readonly who: Person;
  readonly reader = new LiveReader();
  readonly sights = new Map<string, Sight>();
  /** Requests that the house said are done. */
  readonly acknowledged: Move[] = [];
  /** Those that it said are not. */
  readonly refused: Move[] = [];
  /** How long each waited for its answer, at most. */
  longest = 0;
  readonly #world: World;
  readonly #nodes: () => readonly SimNode[];
  readonly #tables: string[] = [];
  readonly #open = new Map<string, Sent>();
  readonly #heard: Heard;
  readonly #asked = new Set<string>();
  readonly #shown = new Map<string, string>();
  #connection: Connection | undefined;
  #node: SimNode | undefined;
  #line = 0;
  /** To the node, in order. */
  #up: (arrive: () => void) => void = () => {};
  #requests = 0;

  constructor(world: World, id: string, nodes: () => readonly SimNode[], heard: Heard) {
    this.who = { id, name: `Name-${id}` };
    this.#world = world;
    this.#nodes = nodes;
    this.#heard = heard;
  }

  look(table: string): void {
    this.#tables.push(table);
    if (this.#connection === undefined) this.connect();
    else this.#send(this.reader.open(table));
  }

  /** A line to whichever node the load balancer chooses; everything that is open is asked for again. */
  connect(): void {
    const { clock, chance } = this.#world;
    this.#connection?.close();
    this.#connection = undefined;
    const line = ++this.#line;
    const nodes = this.#nodes().filter(({ isDead }) => !isDead);
    if (nodes.length === 0) {
      clock.after(500, () => line === this.#line && this.connect());
      return;
    }
    const node = chance.of(nodes);
    const way = this.#way();
    const hear = (frame: string): void =>
      // On its way, whatever becomes of its sender.
      way(() => {
        if (line === this.#line) this.#hear(frame);
      });
    this.#up = this.#way();
    const client: Client = { neighbourhood: ['net', this.who.id], send: hear, sendDroppable: hear };
    this.#node = node;
    node.gate(() => {
      if (line !== this.#line) return;
      this.#connection = node.house.connect(this.who, client);
      this.#connection.roundTrip(10 + chance.below(60));
      for (const table of this.#tables) this.#send(this.reader.open(table));
      for (const sent of this.#open.values()) this.#resend(sent);
    });
    this.#watch(line);
  }

  /** Takes its time, and more at some moments than at others; nothing overtakes what went before it. */
  #way(): (arrive: () => void) => void {
    const { clock, chance } = this.#world;
    let last = 0;
    return (arrive) => {
      last = Math.max(last, clock.now() + 5 + chance.below(30));
      clock.after(last - clock.now(), arrive);
    };
  }

  /** A line to a node that is dead is noticed after a while, and so is one over which nothing comes. */
  #watch(line: number): void {
    const { clock, chance } = this.#world;
    clock.after(1000, () => {
      if (line !== this.#line) return;
      const oldest = Math.min(...[...this.#open.values()].map(({ sent }) => sent));
      const isSilent = clock.now() - oldest > RESEND_MS;
      if (this.#node?.isDead || isSilent || (this.#world.isRough && chance.once(60))) {
        count(this.#world, 'line broke');
        this.connect();
      } else this.#watch(line);
    });
  }

  #send(request: LiveRequest): void {
    const line = this.#line;
    const node = this.#node;
    this.#up(() =>
      node?.gate(() => {
        if (line === this.#line) this.#connection?.receive(request);
      }),
    );
  }

  #resend(sent: Sent): void {
    sent.sent = this.#world.clock.now();
    this.#send(sent.request);
  }

  #hear(frame: string): void {
    for (const message of this.reader.read(frame)) {
      if (message.is === 'view' || message.is === 'step') {
        this.#heard(message);
        this.sights.set(`${message.table} ${message.viewer}`, message.sight);
        if (message.shown !== undefined) this.#shown.set(`${message.table} ${message.viewer}`, message.shown);
        this.#consider(message.table, message.viewer);
      }
      if (message.is === 'lost') {
        count(this.#world, 'step did not fit');
        this.reader.forget(message.table);
        this.#send(this.reader.open(message.table));
      }
      if (message.is === 'done') this.#answered(message.id, 'done');
      if (message.is === 'trouble' && message.id !== undefined)
        this.#answered(message.id, message.trouble.code);
      if (message.is === 'trouble' && message.id === undefined && message.table !== undefined)
        this.#openLater(message.table);
    }
  }

  #openLater(table: string): void {
    this.#world.clock.after(BUSY_MS, () => this.#send(this.reader.open(table)));
  }

  #answered(id: string, code: string): void {
    const sent = this.#open.get(id);
    if (sent === undefined) return;
    if (code === 'busy' || code === 'cannot-save' || code === 'save-unknown' || code === 'too-much') {
      count(this.#world, `told ${code}`);
      this.#world.clock.after(BUSY_MS, () => this.#open.get(id) === sent && this.#resend(sent));
      return;
    }
    this.#open.delete(id);
    this.longest = Math.max(this.longest, this.#world.clock.now() - sent.at);
    if (code === 'done') this.acknowledged.push(sent.request);
    else {
      count(this.#world, `told ${code}`);
      this.refused.push(sent.request);
      this.#asked.delete(questionOf(sent.request));
    }
    this.#consider(sent.request.table, sent.request.seat);
  }

  /** Answers what a chair is asked, after a moment. */
  #consider(table: string, seat: number): void {
    const { clock, chance } = this.#world;
    const sight = this.sights.get(`${table} ${seat}`);
    const { decision } = sight ?? {};
    if (!decision || decision.options.length === 0) return;
    const question = questionOf({ table, seat, decision: decision.number });
    if (this.#asked.has(question)) return;
    if (decision.optional && !chance.once(3)) return;
    this.#asked.add(question);
    clock.after(20 + chance.below(200), () => {
      const shown = this.#shown.get(`${table} ${seat}`);
      const request: Move = {
        do: 'move',
        table,
        seat,
        decision: decision.number,
        id: `${this.who.id}-request-${this.#requests++}`,
        answer: chance.of(decision.options),
        ...(shown !== undefined && { shown }),
      };
      const sent = { request, at: clock.now(), sent: clock.now() };
      this.#open.set(request.id, sent);
      this.#send(request);
    });
  }

  /** Whether it still waits for an answer. */
  get waits(): boolean {
    return this.#open.size > 0;
  }
}

const questionOf = ({ table, seat, decision }: Pick<Move, 'table' | 'seat' | 'decision'>): string =>
  `${table} ${seat} ${decision}`;
