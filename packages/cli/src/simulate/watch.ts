import type { Census } from '@stamtafel/games/census.ts';
import { type Match, NONE, type Seat, type State, Table, waiting } from '@stamtafel/kernel';

/** What was seen of a match besides its result; plain data. */
export interface Sighting {
  /** Rounds, possessions or attacks. */
  readonly parts: number;
  /** Who was the first to be asked alone, or NONE. */
  readonly first: Seat;
  /** By kind of card: the seat for which it worked longest, or NONE where none was ahead of all others. */
  readonly holders: readonly Seat[];
}

/** Watches one match after another: `look` before every answer, then `end`. */
interface Watch {
  look(state: State): void;
  end(state: State): Sighting;
}

export function watch(match: Match, census: Census, kindOf: readonly number[]): Watch {
  const { seats } = match;
  const worksFor = workplaces(match, census);
  const kinds = Math.max(...kindOf) + 1;
  // By kind of card and seat: at how many answers it worked there. A card twice as long counts as much as two cards.
  const time = new Int32Array(kinds * seats);
  let first: Seat = NONE;
  let frame: object | undefined;
  return {
    look(state) {
      const { at } = state;
      for (let card = 0; card < at.length; card++) {
        const seat = worksFor[at[card] ?? 0] ?? NONE;
        if (seat === NONE) continue;
        const place = (kindOf[card] ?? 0) * seats + seat;
        time[place] = (time[place] ?? 0) + 1;
      }
      if (first !== NONE || state.stack.at(-1) === frame) return;
      // The last seat to answer a frame that asks several is not asked alone: only a new frame says that it is.
      frame = state.stack.at(-1);
      const asked = waiting(new Table(match, state));
      if ((asked & (asked - 1)) === 0) first = 31 - Math.clz32(asked);
    },
    end(state) {
      const sighting = {
        parts: census.played(state.facts),
        first,
        holders: Array.from({ length: kinds }, (_, kind) =>
          ahead(time.subarray(kind * seats, (kind + 1) * seats)),
        ),
      };
      time.fill(0);
      first = NONE;
      frame = undefined;
      return sighting;
    },
  };
}

/** By zone: the seat for which cards work there, or NONE. */
function workplaces(match: Match, census: Census): readonly Seat[] {
  const worksFor = match.zones.map((): Seat => NONE);
  for (let seat = 0; seat < match.seats; seat++)
    for (const zone of census.workplaces(seat)) worksFor[zone] = seat;
  return worksFor;
}

/** The place of the largest number, or NONE where it is there twice or nothing is larger than 0. */
function ahead(times: Int32Array): Seat {
  let best: Seat = NONE;
  let most = 0;
  times.forEach((time, seat) => {
    if (time > most) [best, most] = [seat, time];
    else if (time === most) best = NONE;
  });
  return best;
}
