/** What we use of a connection. The characters of the string are its bytes. */
interface Outlet {
  readonly writable: boolean;
  write(bytes: string, encoding: 'latin1'): unknown;
}

/**
 * This many connections are written to together. If all of a turn were, up to a hundred, the readers would be idle
 * until the last answer was worked out, and then the house until the first of them moved again.
 */
const AT_ONCE = 16;

/**
 * In one turn this many may be told the very same: the rest, a crowd that watches, can wait while the house
 * looks after other tables in between.
 */
const FEW = 32;
/** This many of a crowd are written to in each turn: a millisecond at most. */
const IN_A_TURN = 64;

/**
 * What is said in one turn of the event loop is sent together: one write per connection, one right after the other.
 * The first write wakes the other side, or the network card, and the next ones find it awake; waking it for each was
 * measured to cost three times as much as the writing.
 */
export class Outbox {
  #waiting: Mail[] = [];
  /** Those who wait for the turns to come. A set keeps its order, and those it has lost cost nothing. */
  readonly #crowd = new Set<Mail>();
  #isPlanned = false;
  /** What was said last, and to how many in a row. */
  #said = '';
  #times = 0;

  to(outlet: Outlet): Mail {
    return new Mail(outlet, this);
  }

  /** Whether this is told to a crowd. */
  isForMany(bytes: string): boolean {
    this.#times = bytes === this.#said ? this.#times + 1 : 1;
    this.#said = bytes;
    return this.#times > FEW;
  }

  expect(mail: Mail): void {
    // Not including this one: the text it was added for is not in it yet.
    if (this.#waiting.length === AT_ONCE) this.#sendAll();
    this.#waiting.push(mail);
    this.#plan();
  }

  expectLater(mail: Mail): void {
    this.#crowd.add(mail);
    this.#plan();
  }

  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setImmediate(() => {
      this.#isPlanned = false;
      this.#said = '';
      this.#sendAll();
      this.#sendSome();
    });
  }

  #sendAll(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const mail of waiting) mail.send();
  }

  #sendSome(): void {
    let left = IN_A_TURN;
    for (const mail of this.#crowd) {
      if (left === 0) break;
      left--;
      this.#crowd.delete(mail);
      mail.send();
    }
    if (this.#crowd.size > 0) this.#plan();
  }
}

/** What waits to be sent over one connection. */
class Mail {
  readonly #outlet: Outlet;
  readonly #outbox: Outbox;
  #bytes = '';
  /** It waits with the crowd. */
  #isLate = false;

  constructor(outlet: Outlet, outbox: Outbox) {
    this.#outlet = outlet;
    this.#outbox = outbox;
  }

  put(bytes: string): void {
    const isForMany = this.#outbox.isForMany(bytes);
    if (this.#bytes === '') {
      this.#isLate = isForMany;
      if (isForMany) this.#outbox.expectLater(this);
      else this.#outbox.expect(this);
    } else if (this.#isLate && !isForMany) {
      // What is for him alone does not wait with the crowd, nor does what came before it.
      this.#isLate = false;
      this.#outbox.expect(this);
    }
    this.#bytes += bytes;
  }

  /**
   * Sends at once, before anything else is written there. A client that has hung up in the meantime gets nothing
   * more.
   */
  send(): void {
    const bytes = this.#bytes;
    this.#bytes = '';
    this.#isLate = false;
    if (bytes !== '' && this.#outlet.writable) this.#outlet.write(bytes, 'latin1');
  }
}
