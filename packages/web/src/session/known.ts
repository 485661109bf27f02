import type { Event, Seat } from '@stamtafel/kernel';
import { newsFrom } from '../table/news.ts';

/** By chair of a shared screen: what it knew of the story when it last answered, or when it was first seen here. */
export class Known {
  readonly #stories = new Map<Seat, readonly Event[]>();

  know(seat: Seat, story: readonly Event[]): void {
    this.#stories.set(seat, story);
  }

  /** Where in the story the news begins for this chair: at its end when it was never seen before. */
  newFrom(seat: Seat, story: readonly Event[]): number {
    const known = this.#stories.get(seat);
    const from = known === undefined ? story.length : newsFrom(known, story);
    // What was taken back is not known any more.
    if (known === undefined || from > story.length) this.know(seat, story);
    return Math.min(from, story.length);
  }
}
