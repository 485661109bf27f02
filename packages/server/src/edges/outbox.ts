/** What is used of a connection: a text whose letters are bytes. */
export interface Outlet {
  readonly writable: boolean;
  write(bytes: string, encoding: 'latin1'): unknown;
}

/**
 * What is said in one turn of the loop leaves at its end: one piece for each connection, one right after the other. The
 * other side, or the card that carries it there, is woken by the first and finds the next ones there; to wake it for
 * each was measured to cost three times as much as the writing.
 */
export class Outbox {
  readonly #waiting = new Map<Outlet, string>();
  #isPlanned = false;

  put(outlet: Outlet, bytes: string): void {
    const before = this.#waiting.get(outlet);
    this.#waiting.set(outlet, before === undefined ? bytes : before + bytes);
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setImmediate(this.#sendAll);
  }

  /** Before anything else is written there. */
  send(outlet: Outlet): void {
    const bytes = this.#waiting.get(outlet);
    this.#waiting.delete(outlet);
    if (bytes !== undefined) write(outlet, bytes);
  }

  readonly #sendAll = (): void => {
    this.#isPlanned = false;
    for (const [outlet, bytes] of this.#waiting) write(outlet, bytes);
    this.#waiting.clear();
  };
}

/** Whoever has hung up meanwhile hears nothing more. */
function write(outlet: Outlet, bytes: string): void {
  if (outlet.writable) outlet.write(bytes, 'latin1');
}
