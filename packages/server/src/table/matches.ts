import { editionOf } from '@stamtafel/games';
import { BadInput, canonical, type Match, open } from '@stamtafel/kernel';

/** How many different settings are cached; tables with the same one share it. */
const MOST = 64;
const laidOut = new Map<string, Match>();

export interface MatchSetting {
  readonly game: string;
  /** The version of the rules that it was begun under. */
  readonly rules?: number;
  readonly seats: number;
  readonly options: { readonly [id: string]: unknown };
}

/** The match of a setting; throws `BadInput`. */
export function matchOf({ game, rules, seats, options }: MatchSetting): Match {
  const key = canonical([game, rules, seats, options]);
  const known = laidOut.get(key);
  if (known !== undefined) return known;
  const edition = editionOf(game);
  if (edition === undefined) throw new BadInput(`There is no game "${game}".`);
  const match = open(edition.game, { seats, options, ...(rules !== undefined && { rules }) });
  laidOut.set(key, match);
  if (laidOut.size > MOST) for (const oldest of laidOut.keys()) return drop(oldest, match);
  return match;
}

function drop(key: string, match: Match): Match {
  laidOut.delete(key);
  return match;
}
