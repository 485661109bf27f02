import { ballenMetStierenEdition } from '@stamtafel/games/ballen-met-stieren/edition.ts';
import type { Edition } from '@stamtafel/games/edition.ts';
import { howRuckEdition } from '@stamtafel/games/how-ruck/edition.ts';
import { fivePossessionsEdition } from '@stamtafel/games/play-design/five-possessions/edition.ts';
import { fourDownsEdition } from '@stamtafel/games/play-design/four-downs/edition.ts';
import { stierZoektBierEdition } from '@stamtafel/games/stier-zoekt-bier/edition.ts';
import { stierenVersierenEdition } from '@stamtafel/games/stieren-versieren/edition.ts';
import {
  type Event,
  eventsFor,
  fastSeed,
  type Kind,
  type Match,
  open,
  outcome,
  pending,
  recorder,
  type Seat,
  type View,
  view,
} from '@stamtafel/kernel';
import type { Beat } from '../director/beats.ts';
import { beats as ballenMetStieren } from '../games/ballen-met-stieren/beats.ts';
import { beats as fivePossessions } from '../games/five-possessions/beats.ts';
import { beats as fourDowns } from '../games/four-downs/beats.ts';
import { beats as howRuck } from '../games/how-ruck/beats.ts';
import { beats as stierZoektBier } from '../games/stier-zoekt-bier/beats.ts';
import { beats as stierenVersieren } from '../games/stieren-versieren/beats.ts';

/** A game with how it is shown, and how many play it here. */
export interface Played<K extends Kind = Kind> {
  readonly edition: Edition<K>;
  readonly beats: { readonly [key: string]: Beat<K> };
  readonly seats: number;
}

/** All of them. */
export const games: readonly Played[] = [
  { edition: howRuckEdition, beats: howRuck, seats: 2 },
  { edition: fourDownsEdition, beats: fourDowns, seats: 3 },
  { edition: fivePossessionsEdition, beats: fivePossessions, seats: 2 },
  { edition: stierenVersierenEdition, beats: stierenVersieren, seats: 3 },
  { edition: ballenMetStierenEdition, beats: ballenMetStieren, seats: 2 },
  { edition: stierZoektBierEdition, beats: stierZoektBier, seats: 4 },
];

/** What one viewer saw before an answer, and after it. */
export interface SeenStep<K extends Kind> {
  readonly before: { readonly view: View<K>; readonly story: readonly Event[] };
  readonly after: { readonly view: View<K>; readonly story: readonly Event[] };
}

interface Wish<K extends Kind> {
  readonly edition: Edition<K>;
  readonly seats: number;
  readonly options?: { readonly [id: string]: unknown };
  readonly seed?: number;
}

/** A match of simple players, step by step through the eyes of each seat and of a watcher. */
export function seenMatch<K extends Kind>({
  edition,
  seats,
  options = {},
  seed = 1,
}: Wish<K>): {
  readonly match: Match<K>;
  readonly steps: readonly SeenStep<K>[];
} {
  const match = open(edition.game, { seats, options });
  const table = recorder(match, { seed: seed.toString(16).padStart(64, '0') });
  const dice = fastSeed(seed);
  const viewers: Seat[] = Array.from({ length: seats + 1 }, (_, viewer) => viewer);
  const look = (viewer: Seat): View<K> => {
    const seen = view(match, table.state, viewer);
    return match.game.display?.(seen, match) ?? seen;
  };
  const steps: SeenStep<K>[] = [];
  let now = viewers.map((viewer) => ({ view: look(viewer), story: eventsFor(match, table.opening, viewer) }));
  while (outcome(match, table.state) === undefined) {
    const [owed] = pending(match, table.state).filter(({ optional }) => !optional);
    if (owed === undefined) throw new Error('nobody is asked anything');
    const seen = view(match, table.state, owed.seat);
    const told = table.play(owed.seat, edition.players.greedy(match, seen, owed, dice));
    const next = viewers.map((viewer) => ({
      view: look(viewer),
      story: [...(now[viewer]?.story ?? []), ...eventsFor(match, told, viewer)],
    }));
    viewers.forEach((viewer) => {
      const [before, after] = [now[viewer], next[viewer]];
      if (before !== undefined && after !== undefined) steps.push({ before, after });
    });
    now = next;
  }
  return { match, steps };
}
