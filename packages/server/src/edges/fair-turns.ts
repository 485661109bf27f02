/**
 * So much is begun in each turn of the event loop. What else has come waits for the next ones: whatever a crowd does in one
 * moment, Node would hear all of it before it hears anybody else. Those that wait have their turn by their address, so
 * that whoever comes from elsewhere does not wait for all of a crowd; what comes from one address stays in its order.
 */
export class FairTurns {
  readonly #most: number;
  /** By address; the one whose turn is next first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #begun = 0;
  #isPlanned = false;

  /** `most`: how much is begun in a turn. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Now, or in one of the next turns. */
  do(address: string, act: () => void): void {
    this.#plan();
    if (this.#begun < this.#most && this.#waiting.size === 0) {
      this.#begun++;
      act();
      return;
    }
    const others = this.#waiting.get(address);
    if (others === undefined) this.#waiting.set(address, [act]);
    else others.push(act);
  }

  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setImmediate(() => {
      this.#isPlanned = false;
      this.#begun = 0;
      if (this.#waiting.size === 0) return;
      // Each on its own: what one promises is kept before the next begins, as if they had come one after the other.
      for (let n = 0; n < this.#most; n++) setImmediate(() => this.#next());
      this.#plan();
    });
  }

  #next(): void {
    const [next] = this.#waiting;
    if (next === undefined) return;
    const [address, acts] = next;
    const act = acts.shift();
    this.#waiting.delete(address);
    if (acts.length > 0) this.#waiting.set(address, acts);
    act?.();
  }
}
