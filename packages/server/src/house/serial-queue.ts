import { HouseTrouble } from '../table/trouble.ts';

/** Runs one job after another. A job that fails does not hold up the next. */
export class SerialQueue {
  /** Resolves after the last job; made only when something waits for it, which is rare. */
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

  /** If the queue is empty, the job begins at once. */
  add<T>(job: () => Promise<T>): Promise<T> {
    if (this.#closed) return Promise.reject(comeBackLater());
    if (this.#waiting > 0) {
      const turn = this.#end().then(job);
      this.#waiting++;
      this.#last = turn.then(this.#done, this.#done);
      return turn;
    }
    // Set before it begins: jobs that it adds itself wait behind it.
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

  /** It began at once, and others may have queued behind it. */
  readonly #firstDone = (): void => {
    this.#done();
    this.#ended?.();
    this.#ended = undefined;
  };

  /** Accepts nothing new; resolves when everything in the queue is done. */
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
  new HouseTrouble({ code: 'busy', text: 'The table is being put away right now; please try again.' });
