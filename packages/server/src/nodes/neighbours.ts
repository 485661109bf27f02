import { randomBytes } from 'node:crypto';
import type { Broker, Ears } from '../broker/broker.ts';
import type { HouseClock } from '../house/clock.ts';
import type { Desk } from '../house/desk.ts';
import type { FarLine } from './far-line.ts';
import type { Place } from './roaming.ts';
import { RoamingDesk } from './roaming-desk.ts';
import { ServedDesks } from './served.ts';

interface NeighbourParts {
  readonly clock: HouseClock;
  /** The desk of a table that this node runs; of others nothing. */
  own(table: string): Promise<Desk | undefined>;
  /** Asks who runs a table, and claims it where nobody does. */
  find(table: string): Promise<Place>;
  /** Somebody was forgotten at another node: their name goes from the tables here. */
  forgotten(person: string): Promise<void>;
  failed(table: string, error: unknown): void;
  /** The random name of a line. */
  newLine?(): string;
}

/** Counts since the start, and what there is now. */
export interface NeighbourStats {
  /** Lines to people who look at tables elsewhere, or from elsewhere at tables here. */
  readonly linesIn: number;
  readonly linesOut: number;
  /** Broke because something was lost, or because the table moved. */
  readonly broken: number;
}

/** This many desks are kept without looking which of them are used. */
const FEW = 100;

/** A node among others: it serves its tables to them, and reaches theirs. */
export class Neighbours {
  readonly #parts: NeighbourParts;
  readonly #served: ServedDesks;
  readonly #lines = new Map<string, FarLine>();
  /** For those who come: one for each table. */
  readonly #desks = new Map<string, RoamingDesk>();
  /** Those that somebody looks at: two of one table, if the last one left while the next one came. */
  readonly #watched = new Map<string, Set<RoamingDesk>>();
  #broker: Broker | undefined;
  #broken = 0;
  #isOver = false;
  #tidyAt = FEW;

  constructor(parts: NeighbourParts) {
    this.#parts = parts;
    this.#served = new ServedDesks({
      clock: parts.clock,
      desk: (table) => parts.own(table),
      tell: (node, line) => this.#broker?.tell(node, line),
      failed: (table, error) => parts.failed(table, error),
    });
  }

  /** For the broker of this node. */
  readonly ears: Ears = {
    answer: (call, from) => this.#served.answer(call, from),
    heard: (line) => this.#lines.get(line.line)?.hear(line),
    news: ({ person }) => {
      this.#parts.forgotten(person).catch((error: unknown) => this.#parts.failed('', error));
    },
  };

  join(broker: Broker): void {
    this.#broker = broker;
  }

  /** The desk of a table wherever it is: the same one as long as somebody looks at it. */
  desk(table: string): RoamingDesk {
    const known = this.#desks.get(table);
    if (known !== undefined) return known;
    this.#tidy();
    const desk: RoamingDesk = new RoamingDesk({
      table,
      clock: this.#parts.clock,
      broker: { ask: (node, call, ms) => this.#ask(node, call, ms) },
      find: () => this.#parts.find(table),
      newLine: this.#parts.newLine ?? (() => randomBytes(12).toString('base64url')),
      isOver: () => this.#isOver,
      lines: this.#lines,
      broke: () => void this.#broken++,
      wakes: () => this.#wakes(desk),
      rests: () => this.#rests(desk),
    });
    this.#desks.set(table, desk);
    return desk;
  }

  #wakes(desk: RoamingDesk): void {
    const watched = this.#watched.get(desk.id) ?? new Set();
    this.#watched.set(desk.id, watched.add(desk));
  }

  #rests(desk: RoamingDesk): void {
    const { id } = desk;
    if (this.#desks.get(id) === desk) this.#desks.delete(id);
    const watched = this.#watched.get(id);
    watched?.delete(desk);
    if (watched?.size === 0) this.#watched.delete(id);
  }

  /** Some are only asked something, and nobody ever looks at them. */
  #tidy(): void {
    if (this.#desks.size < this.#tidyAt) return;
    for (const [table, { isEmpty }] of this.#desks) if (isEmpty) this.#desks.delete(table);
    this.#tidyAt = Math.max(FEW, 2 * this.#desks.size);
  }

  #ask(...asked: Parameters<Broker['ask']>): ReturnType<Broker['ask']> {
    return this.#broker?.ask(...asked) ?? Promise.reject(new Error('this node has no broker'));
  }

  /** Somebody was forgotten here: quicker than the others would find it by themselves. */
  forgot(person: string): void {
    this.#broker?.announce({ is: 'forgotten', person });
  }

  /** This node no longer runs the table; who looks at it from here finds it where it is now. */
  letGo(table: string): void {
    this.#served.left(table);
    this.#desks.get(table)?.moved();
    for (const desk of this.#watched.get(table) ?? []) desk.moved();
  }

  stats(): NeighbourStats {
    return { linesIn: this.#lines.size, linesOut: this.#served.size, broken: this.#broken };
  }

  close(): void {
    this.#isOver = true;
    this.#served.left();
    for (const line of this.#lines.values()) line.close();
    this.#lines.clear();
    this.#desks.clear();
    this.#watched.clear();
  }
}
