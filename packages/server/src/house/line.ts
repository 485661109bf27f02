import { HouseTrouble } from '../table/trouble.ts';

/** One thing after another. A job that fails does not hold up the next. */
export class Line {
  #last: Promise<unknown> = Promise.resolve();
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
    if (this.#waiting++ > 0) {
      const turn = this.#last.then(job);
      this.#last = turn.then(this.#done, this.#done);
      return turn;
    }
    // Its end can be waited for before it begins: what it adds to the line itself stands behind it.
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    const turn = begun(job);
    const ended = (): void => {
      this.#done();
      resolve();
    };
    turn.then(ended, ended);
    return turn;
  }

  readonly #done = (): void => {
    this.#waiting--;
  };

  /** Takes nothing new; resolves when all that is in line is done. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#last;
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
