import { HouseTrouble } from '../table/trouble.ts';

/** One thing after another. A job that fails does not hold up the next. */
export class SerialQueue {
  /** The end of the last job, once somebody waits for it: mostly nobody does. */
  #last: Promise<unknown> | undefined;
  #ended: (() => void) | undefined;
  #waiting = 0;
  #closed = false;

  get isEmpty(): boolean {
    return this.#waiting === 0;
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  /** Where nobody is before it, a job begins at once. */
  add<T>(job: () => Promise<T>): Promise<T> {
    if (this.#closed) return Promise.reject(comeBackLater());
    if (this.#waiting > 0) {
      const turn = this.#end().then(job);
      this.#waiting++;
      this.#last = turn.then(this.#done, this.#done);
      return turn;
    }
    // Before it begins: what it adds to the queue itself waits behind it.
    this.#waiting = 1;
    this.#last = undefined;
    const turn = begun(job);
    turn.then(this.#firstDone, this.#firstDone);
    return turn;
  }

  /** When everything in the queue is done. */
  #end(): Promise<unknown> {
    if (this.#last !== undefined) return this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#ended = resolve;
    if (this.#waiting === 0) resolve();
    this.#last = promise;
    return promise;
  }

  readonly #done = (): void => {
    this.#waiting--;
  };

  /** It has begun at once, and others may have come behind it. */
  readonly #firstDone = (): void => {
    this.#done();
    this.#ended?.();
    this.#ended = undefined;
  };

  /** Takes nothing new; resolves when everything in the queue is done. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#end();
  }
}

function begun<T>(job: () => Promise<T>): Promise<T> {
  try {
    return job();
  } catch (error) {
    return Promise.reject(error);
  }
}

export const comeBackLater = (): HouseTrouble =>
  new HouseTrouble({ code: 'busy', text: 'The table is just being put away; please try again.' });
