/** What is used of a connection: a text whose letters are bytes. */
interface Outlet {
  readonly writable: boolean;
  write(bytes: string, encoding: 'latin1'): unknown;
}

/**
 * So many connections are written to at once. With all of a turn, up to a hundred, the readers would stand idle until the
 * last answer was worked out, and the house after that until the first of them has moved again.
 */
const AT_ONCE = 16;

/**
 * What is said in one turn of the loop leaves together: one piece for each connection, one right after the other. The
 * other side, or the card that carries it there, is woken by the first and finds the next ones there; to wake it for
 * each was measured to cost three times as much as the writing.
 */
export class Outbox {
  #waiting: Mail[] = [];
  #isPlanned = false;

  to(outlet: Outlet): Mail {
    return new Mail(outlet, this.#expect);
  }

  readonly #expect = (mail: Mail): void => {
    // Not the newest: what it was put there for is not in it yet.
    if (this.#waiting.length === AT_ONCE) this.#sendAll();
    this.#waiting.push(mail);
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setImmediate(() => {
      this.#isPlanned = false;
      this.#sendAll();
    });
  };

  #sendAll(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const mail of waiting) mail.send();
  }
}

/** What waits to be sent over one connection. */
class Mail {
  readonly #outlet: Outlet;
  readonly #expect: (mail: Mail) => void;
  #bytes = '';

  constructor(outlet: Outlet, expect: (mail: Mail) => void) {
    this.#outlet = outlet;
    this.#expect = expect;
  }

  put(bytes: string): void {
    if (this.#bytes === '') this.#expect(this);
    this.#bytes += bytes;
  }

  /** At once: before anything else is written there. Whoever has hung up meanwhile hears nothing more. */
  send(): void {
    const bytes = this.#bytes;
    this.#bytes = '';
    if (bytes !== '' && this.#outlet.writable) this.#outlet.write(bytes, 'latin1');
  }
}
