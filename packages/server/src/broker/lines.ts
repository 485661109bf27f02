import { Alarm, type HouseClock } from '../house/clock.ts';
import type { Item, Told, Way } from './messages.ts';

/** The end of a line where the table is. What comes together goes together, and what is the same for several goes once. */
export class LineWriter {
  /** How many parts have been sent. */
  told = 0;
  #items: Item[] = [];

  get isEmpty(): boolean {
    return this.#items.length === 0;
  }

  add(onlooker: number, way: Way, text: string): void {
    const last = this.#items.at(-1);
    if (last?.way === way && last.text === text && !last.to.includes(onlooker)) last.to.push(onlooker);
    else this.#items.push({ to: [onlooker], way, text });
  }

  /** What has come together since, as the next part. */
  take(): Told | undefined {
    if (this.isEmpty) return undefined;
    const items = this.#items;
    this.#items = [];
    this.told++;
    return { n: this.told, items };
  }
}

/** How long a part that has overtaken others waits for them; after that they count as lost. */
export const PATIENCE_MS = 250;

interface Hearing {
  heard(item: Item): void;
  /** Something is missing: nothing more is heard of this line. */
  lost(): void;
}

/** The end where people look: every part once and in order, or the line is lost. */
export class LineReader {
  readonly #hearing: Hearing;
  readonly #early = new Map<number, Told>();
  readonly #missing: Alarm;
  #last = 0;
  /** As far as is known, the other end has said this many. */
  #told = 0;
  #isLost = false;
  #waiting: { readonly told: number; readonly resolve: () => void }[] = [];

  constructor(clock: HouseClock, hearing: Hearing) {
    this.#hearing = hearing;
    this.#missing = new Alarm(clock);
  }

  hear(part: Told): void {
    if (this.#isLost || part.n <= this.#last) return;
    this.#early.set(part.n, part);
    this.#told = Math.max(this.#told, part.n);
    for (;;) {
      const next = this.#early.get(this.#last + 1);
      if (next === undefined) break;
      this.#early.delete(next.n);
      this.#last = next.n;
      for (const item of next.items) this.#hearing.heard(item);
    }
    if (this.#waiting.length > 0) this.#wake();
    this.#watch();
  }

  /** The other end has said this many by now: perhaps the last ones are missing. */
  isTold(told: number): void {
    if (this.#isLost) return;
    this.#told = Math.max(this.#told, told);
    this.#watch();
  }

  #watch(): void {
    if (this.#last >= this.#told) this.#missing.clear();
    else if (!this.#missing.isSet) {
      const since = this.#last;
      this.#missing.set(PATIENCE_MS, () => {
        // Another one may be missing by now: it gets its time as well.
        if (this.#last > since) this.#watch();
        else this.#lose();
      });
    }
  }

  #lose(): void {
    this.close();
    this.#hearing.lost();
  }

  /** Resolves once this many parts were heard, or nothing more can be. */
  reached(told: number): Promise<void> {
    if (this.#isLost || this.#last >= told) return Promise.resolve();
    this.isTold(told);
    return new Promise((resolve) => this.#waiting.push({ told, resolve }));
  }

  #wake(): void {
    for (const { resolve } of this.#waiting.filter(({ told }) => this.#isLost || told <= this.#last))
      resolve();
    this.#waiting = this.#waiting.filter(({ told }) => !this.#isLost && told > this.#last);
  }

  close(): void {
    this.#isLost = true;
    this.#wake();
    this.#missing.clear();
    this.#early.clear();
  }
}
