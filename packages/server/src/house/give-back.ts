/** When a crowd has left, the system gets its memory back. */
import { Buffer } from 'node:buffer';
import { Alarm, type HouseClock } from './clock.ts';

const LOOK_MS = 30_000;
/** So many connections and tables must have left, and more than half of all. */
const MANY = 1000;

interface GiveBackParts {
  readonly clock: HouseClock;
  /** How many connections and tables there are. */
  readonly count: () => number;
  readonly collect?: () => void;
}

/** V8 collects while things are made. After many have left little is made, and what they took would be kept for hours. */
export class GiveBack {
  readonly #parts: GiveBackParts;
  readonly #alarm: Alarm;
  #most = 0;

  constructor(parts: GiveBackParts) {
    this.#parts = parts;
    this.#alarm = new Alarm(parts.clock);
    this.#later();
  }

  #later(): void {
    this.#alarm.set(LOOK_MS, () => {
      this.#look();
      this.#later();
    });
  }

  #look(): void {
    const { count, collect = askForRoom } = this.#parts;
    const now = count();
    if (this.#most - now >= MANY && now < this.#most / 2) {
      this.#most = now;
      collect();
    } else this.#most = Math.max(this.#most, now);
  }

  close(): void {
    this.#alarm.clear();
  }
}

/**
 * Whoever asks for much memory beside the heap makes V8 look for garbage step by step; asked for a collection, it would
 * stop the house until it is done. Nothing is written there, so the system never has to give it.
 */
function askForRoom(): void {
  Buffer.allocUnsafeSlow(72 * 1024 * 1024);
}
