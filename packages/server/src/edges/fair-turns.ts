/** What is to be begun, by address; the one whose turn is next first. */
type Line = Map<string, (() => void)[]>;

/**
 * This much is begun in each turn of the event loop. What else has come waits for the next ones: whatever a crowd does in one
 * moment, Node would hear all of it before it hears anybody else. Those that wait have their turn by their address, and
 * first those who have had less than others since it became crowded: a caller from elsewhere waits for no crowd. What
 * comes from one address stays in its order.
 */
export class FairTurns {
  readonly #most: number;
  readonly #first: Line = new Map();
  readonly #others: Line = new Map();
  /** By address, how much was begun since something waits. */
  readonly #had = new Map<string, number>();
  #hadAll = 0;
  #begun = 0;
  #isPlanned = false;

  /** `most`: how much is begun in a turn. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Now, or in one of the next turns. */
  do(address: string, act: () => void): void {
    this.#plan();
    if (this.#begun < this.#most && !this.#isCrowded) {
      this.#begun++;
      act();
      return;
    }
    const waiting = this.#first.get(address) ?? this.#others.get(address);
    if (waiting === undefined) this.#lineFor(address).set(address, [act]);
    else waiting.push(act);
  }

  get #isCrowded(): boolean {
    return this.#first.size > 0 || this.#others.size > 0;
  }

  #lineFor(address: string): Line {
    const mean = this.#hadAll / Math.max(1, this.#had.size);
    return (this.#had.get(address) ?? 0) < mean ? this.#first : this.#others;
  }

  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setImmediate(() => {
      this.#isPlanned = false;
      this.#begun = 0;
      if (!this.#isCrowded) {
        this.#had.clear();
        this.#hadAll = 0;
        return;
      }
      // Each on its own: what one promises is kept before the next begins, as if they had come one after the other.
      for (let n = 0; n < this.#most; n++) setImmediate(() => this.#next());
      this.#plan();
    });
  }

  #next(): void {
    const line = this.#first.size > 0 ? this.#first : this.#others;
    const [next] = line;
    if (next === undefined) return;
    const [address, acts] = next;
    const act = acts.shift();
    line.delete(address);
    this.#had.set(address, (this.#had.get(address) ?? 0) + 1);
    this.#hadAll++;
    if (acts.length > 0) this.#lineFor(address).set(address, acts);
    act?.();
  }
}
