/**
 * The countdown before a race, by the clock of the page. It is over when its time is and the race can be seen: what shows
 * it may come a moment before or after.
 */
export class RaceCountdown {
  #begins: number | null = null;
  #waitsFor: 'both' | 'sight' | 'clock' = 'both';
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #onEnd: () => void;

  /** Called when the clock ends it; callers of `see` know by themselves. */
  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
  }

  /** When the race begins; null when nothing is counted down. */
  get at(): number | null {
    return this.#begins;
  }

  begin(ms: number): void {
    this.close();
    this.#begins = performance.now() + ms;
    this.#waitsFor = 'both';
    this.#timer = setTimeout(() => {
      if (this.#waitsFor === 'both') this.#waitsFor = 'sight';
      else {
        this.#begins = null;
        this.#onEnd();
      }
    }, ms);
  }

  /** Something new is seen of the table. */
  see(): void {
    if (this.#waitsFor === 'sight') this.#begins = null;
    else this.#waitsFor = 'clock';
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
