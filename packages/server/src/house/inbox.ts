import { refusal } from '../table/refusals.ts';
import { HouseTrouble } from '../table/trouble.ts';

/** What waits for a table: one turn after the other, in the order in which it came. */
export class Inbox<M> {
  /** Handles one message; whatever fails is told to whoever sent it. */
  readonly #turn: (message: M) => Promise<void>;
  readonly #waiting: M[] = [];
  #isBusy = false;
  #closed: PromiseWithResolvers<void> | undefined;

  constructor(turn: (message: M) => Promise<void>) {
    this.#turn = turn;
  }

  get isEmpty(): boolean {
    return !this.#isBusy;
  }

  get isClosed(): boolean {
    return this.#closed !== undefined;
  }

  /** If nothing is under way, its turn begins at once. */
  post(message: M): void {
    if (this.#closed !== undefined) throw comeBackLater();
    if (this.#isBusy) this.#waiting.push(message);
    else this.#begin(message);
  }

  #begin(message: M): void {
    this.#isBusy = true;
    // What a turn has settled is heard before the next one begins.
    this.#turn(message).then(this.#next);
  }

  readonly #next = (): void => {
    const message = this.#waiting.shift();
    if (message !== undefined) {
      this.#begin(message);
      return;
    }
    this.#isBusy = false;
    this.#closed?.resolve();
  };

  /** Accepts nothing new; resolves when everything that waits is done. */
  close(): Promise<void> {
    this.#closed ??= Promise.withResolvers();
    if (!this.#isBusy) this.#closed.resolve();
    return this.#closed.promise;
  }
}

export const comeBackLater = (): HouseTrouble => new HouseTrouble(refusal('being-put-away'));
