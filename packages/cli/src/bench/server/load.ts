/** What all loads have in common: tables with two seats that move when they are told to. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface LoadTable {
  /** The player who is asked at this table moves. */
  move(): void;
  close(): void;
}

export interface Reports {
  /** The table can move (again). */
  ready(table: LoadTable): void;
  /** A move was accepted: by us that means it is durable. */
  accepted(): void;
  /** From the moment a move was sent until the other seat saw it. */
  seen(ms: number): void;
}

export type OpenTable = (number: number, reports: Reports) => Promise<LoadTable>;

/** How the tables are driven: not at all, as fast as they can, or each about once in a number of milliseconds. */
type Pace = 'still' | 'fast' | number;

export class Load implements Reports {
  moves = 0;
  latencies: number[] = [];
  #pace: Pace = 'still';
  readonly #tables: LoadTable[] = [];
  readonly #waiting = new Set<LoadTable>();

  async open(count: number, openTable: OpenTable): Promise<void> {
    const numbers = Array.from({ length: count }, (_, number) => number);
    const opening = Array.from({ length: 8 }, async () => {
      for (let number = numbers.shift(); number !== undefined; number = numbers.shift())
        this.#tables.push(await openTable(number, this));
    });
    await Promise.all(opening);
    while (this.#waiting.size < count) await sleep(20);
  }

  drive(pace: Pace): void {
    this.#pace = pace;
    const tables = [...this.#waiting];
    this.#waiting.clear();
    for (const table of tables) this.ready(table);
  }

  ready(table: LoadTable): void {
    const pace = this.#pace;
    if (pace === 'still') this.#waiting.add(table);
    else if (pace === 'fast') table.move();
    else
      setTimeout(
        () => (this.#pace === pace ? table.move() : this.ready(table)),
        pace * (0.5 + Math.random()),
      );
  }

  accepted(): void {
    this.moves++;
  }

  seen(ms: number): void {
    this.latencies.push(ms);
  }

  close(): void {
    for (const table of this.#tables) table.close();
  }
}

export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
