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

  add<T>(job: () => Promise<T>): Promise<T> {
    if (this.#closed) return Promise.reject(comeBackLater());
    this.#waiting++;
    const turn = this.#last.then(job).finally(() => {
      this.#waiting--;
    });
    this.#last = turn.catch(() => {});
    return turn;
  }

  /** Takes nothing new; resolves when all that is in line is done. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#last;
  }
}

export const comeBackLater = (): HouseTrouble =>
  new HouseTrouble({ code: 'busy', text: 'The table is just being put away; please try again.' });
