/** What is used of a connection: a text whose letters are bytes. */
export interface Outlet {
  readonly writable: boolean;
  write(bytes: string, encoding: 'latin1'): unknown;
}

/** So many connections have something waiting at most. */
const MOST = 16;

/**
 * What is said in one turn of the loop leaves at its end, or when there is enough of it: one piece for each connection,
 * and one right after the other. Whoever is woken by the first then finds the next ones there, which costs both sides
 * less than to be woken for each.
 */
export class Outbox {
  readonly #waiting = new Map<Outlet, string>();
  #isPlanned = false;

  put(outlet: Outlet, bytes: string): void {
    const before = this.#waiting.get(outlet);
    this.#waiting.set(outlet, before === undefined ? bytes : before + bytes);
    if (this.#waiting.size >= MOST) this.#sendAll();
    else if (!this.#isPlanned) {
      this.#isPlanned = true;
      setImmediate(() => {
        this.#isPlanned = false;
        this.#sendAll();
      });
    }
  }

  /** Before anything else is written there. */
  send(outlet: Outlet): void {
    const bytes = this.#waiting.get(outlet);
    this.#waiting.delete(outlet);
    if (bytes !== undefined) write(outlet, bytes);
  }

  #sendAll(): void {
    for (const [outlet, bytes] of this.#waiting) write(outlet, bytes);
    this.#waiting.clear();
  }
}

/** Whoever has hung up meanwhile hears nothing more. */
function write(outlet: Outlet, bytes: string): void {
  if (outlet.writable) outlet.write(bytes, 'latin1');
}
