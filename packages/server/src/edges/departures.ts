/** What we use of a connection that is about to end. */
export interface Leaving {
  listeners(event: 'end'): unknown[];
  removeAllListeners(event: 'end'): unknown;
  on(event: 'end', listener: () => void): unknown;
  destroy(error?: Error): unknown;
}

/** This many go in each turn: two milliseconds at most. */
const IN_A_TURN = 32;

/**
 * A crowd may hang up in one moment, or its network go. Closing what each of them leaves behind takes Node, the library
 * and the house 60 µs, and Node would do it for all of them before it hears anybody else. Here only what cannot wait is
 * done at once; a few are seen out in each turn of the event loop.
 */
export class Departures {
  #leaving: (() => void)[] = [];
  #isPlanned = false;

  /** From now on this connection ends in its turn. Listeners for its end must be in place by now. */
  ease(connection: Leaving): void {
    const ends = connection.listeners('end');
    connection.removeAllListeners('end');
    // The other side has hung up.
    connection.on('end', () =>
      this.#later(() => {
        for (const heard of ends) if (typeof heard === 'function') heard.call(connection);
      }),
    );
    // It broke, or we hang up.
    const destroy = connection.destroy;
    connection.destroy = (error) => {
      this.#later(() => destroy.call(connection, error));
      return connection;
    };
  }

  #later(act: () => void): void {
    this.#leaving.push(act);
    this.#plan();
  }

  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setImmediate(() => {
      this.#isPlanned = false;
      for (const act of this.#leaving.splice(0, IN_A_TURN)) act();
      if (this.#leaving.length > 0) this.#plan();
    });
  }
}
