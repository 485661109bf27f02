import { type Broker, type Ears, Unanswered } from '../../broker/broker.ts';
import type { Exchange } from '../../broker/exchange.ts';
import { houseClock } from '../../house/clock.ts';
import type { House } from '../../house/house.ts';
import { openHouse } from '../../house/open-house.ts';
import { CannotSave, SaveUnknown, type Store } from '../../log/port.ts';
import type { SharedMemory } from '../../log/testing/shared-memory.ts';
import type { TestClock } from '../clock.ts';
import { testKey } from '../spy.ts';
import { thinkingHere } from '../thinking-here.ts';
import type { Chance } from './chance.ts';

/** What everybody in a world shares. */
export interface World {
  readonly clock: TestClock;
  readonly chance: Chance;
  readonly memory: SharedMemory;
  readonly exchange: Exchange;
  /** How often each kind of fault has really happened. */
  readonly faults: Map<string, number>;
  /** One in so many messages is lost; 0: none. */
  readonly loss: number;
  /** While there are faults at all. */
  isRough: boolean;
  failed(error: unknown): void;
}

export const count = ({ faults }: Pick<World, 'faults'>, fault: string): void =>
  void faults.set(fault, (faults.get(fault) ?? 0) + 1);

/** One process: it runs, it stands still, or it is dead. Whatever reaches it comes through `gate`. */
export class SimNode {
  readonly name: string;
  readonly house: House;
  isDead = false;
  readonly #world: World;
  readonly #skew: number;
  #held: (() => void)[] | undefined;
  /** The lease is renewed at the very end of a pause: what had arrived meanwhile comes first. */
  #heldLast: (() => void)[] = [];
  /** It is cut off from the database. */
  isCutOff = false;

  constructor(world: World, name: string) {
    this.name = name;
    this.#world = world;
    this.#skew = world.chance.below(120_000) - 60_000;
    this.house = openHouse({
      key: testKey,
      store: this.#store(
        world.memory.node(name, {
          now: () => world.clock.now(),
          every: (ms, call) => this.#every(ms, call, (one) => this.#gateLast(one)),
          reaches: () => !this.isCutOff,
        }),
      ),
      clock: houseClock({
        wall: () => world.clock.wall(),
        now: () => world.clock.now() + this.#skew,
        after: (ms, call) => world.clock.after(ms, () => this.gate(call)),
        every: (ms, call) => void this.#every(ms, call),
        afterArrivals: (call) => world.clock.after(0, () => this.gate(call)),
      }),
      thinkers: thinkingHere(),
      below: (n) => world.chance.below(n),
      report: (event) => {
        if (event.kind === 'failed' && !isExpected(event.error)) world.failed(event.error);
        if (event.kind === 'frozen') world.failed(new Error(`${event.table} is frozen: ${event.why}`));
      },
      setting: { botDelayMs: { least: 20, most: 60 }, speakUpMs: 30, mostTables: 1000 },
      join: async (ears) => this.#joined(world.exchange, ears),
    });
  }

  get isPaused(): boolean {
    return this.#held !== undefined;
  }

  /** It can be reached and answers. */
  get isUp(): boolean {
    return !this.isDead && !this.isPaused;
  }

  /** Something arrives: now, when the process runs again, or never. */
  readonly gate = (call: () => void): void => {
    if (this.isDead) return;
    if (this.#held === undefined) call();
    else this.#held.push(call);
  };

  #gateLast(call: () => void): void {
    if (this.#held === undefined) this.gate(call);
    else this.#heldLast.push(call);
  }

  readonly #every = (ms: number, call: () => void, gate = this.gate): (() => void) => {
    let isOver = false;
    const next = (): void =>
      void this.#world.clock.after(ms, () => {
        if (isOver || this.isDead) return;
        gate(call);
        next();
      });
    next();
    return () => {
      isOver = true;
    };
  };

  pause(): void {
    this.#held ??= [];
  }

  resume(): void {
    const held = [...(this.#held ?? []), ...this.#heldLast];
    this.#held = undefined;
    this.#heldLast = [];
    // Of a beat that was missed many times, one is enough.
    for (const call of new Set(held)) this.gate(call);
  }

  /** At once: nothing more comes from it, and nothing reaches it. */
  kill(): void {
    this.isDead = true;
    this.#held = undefined;
  }

  /** What it waits for from outside comes through the gate. */
  #waited<T>(promise: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      promise.then(
        (value) => this.gate(() => resolve(value)),
        (error: unknown) => this.gate(() => reject(error)),
      );
    });
  }

  #joined(exchange: Exchange, ears: Ears): Broker {
    const gated: Ears = {
      answer: (call, from) =>
        new Promise((resolve, reject) => this.gate(() => void ears.answer(call, from).then(resolve, reject))),
      heard: (line, from) => this.gate(() => ears.heard(line, from)),
      news: (news, from) => this.gate(() => ears.news(news, from)),
    };
    const broker = exchange.join(this.name, gated);
    return {
      node: broker.node,
      get isConnected() {
        return broker.isConnected;
      },
      ask: (...asked) => this.#waited(broker.ask(...asked)),
      tell: (...told) => broker.tell(...told),
      announce: (news) => broker.announce(news),
      think: () => Promise.reject(new Unanswered('no')),
      stats: () => broker.stats(),
      close: () => broker.close(),
    };
  }

  /** A database some way off: calls and replies take their time, and some replies are lost. */
  #store(store: Store): Store {
    const { log, ...others } = store;
    return {
      ...others,
      log: {
        read: (...asked) =>
          this.#far(async () => {
            if (this.isCutOff) throw new SaveUnknown('the database cannot be reached');
            return log.read(...asked);
          }),
        append: (append) => {
          const { chance, isRough } = this.#world;
          const fault = isRough && chance.once(40) ? chance.of(['lost reply', 'disk full']) : undefined;
          if (fault !== undefined) count(this.#world, fault);
          return this.#far(async () => {
            if (this.isCutOff) throw new SaveUnknown('the database cannot be reached');
            if (fault === 'disk full') throw new CannotSave('the disk is full');
            const end = await log.append(append);
            if (fault === 'lost reply') throw new SaveUnknown('no reply came');
            return end;
          });
        },
      },
      ownership: {
        node: this.name,
        claim: (table) =>
          this.#far(async () => {
            if (this.isCutOff) throw new SaveUnknown('the database cannot be reached');
            return store.ownership.claim(table);
          }),
      },
    };
  }

  #far<T>(call: () => Promise<T>): Promise<T> {
    const { clock, chance, isRough } = this.#world;
    const slow = isRough && chance.once(60) ? chance.below(chance.of([1500, 9000])) : 0;
    const way = (): Promise<void> => new Promise((resolve) => void clock.after(1 + chance.below(3), resolve));
    return this.#waited(
      way()
        .then(() => (slow > 0 ? new Promise<void>((resolve) => void clock.after(slow, resolve)) : undefined))
        .then(call)
        .finally(way),
    );
  }
}

/** What was made to fail. */
const isExpected = (error: unknown): boolean =>
  error instanceof SaveUnknown || error instanceof CannotSave || error instanceof Unanswered;
