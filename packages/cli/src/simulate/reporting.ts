import type { Played } from '@stamtafel/bots';
import type { Edition } from '@stamtafel/games';
import { censuses } from '@stamtafel/games/census.ts';
import type { Match } from '@stamtafel/kernel';
import { type CardKinds, cardKinds } from './card-kinds.ts';
import { type Course, countDetail, countEffect, type Detail, emptyDetail } from './detail.ts';
import { type Change, changes } from './house-rules.ts';
import type { Plan, PlayOne } from './plan.ts';
import type { Tally } from './tally.ts';
import { type Sighting, watch } from './watch.ts';

/** What is played and counted for a report. */
export interface Reporting {
  readonly kinds: CardKinds;
  readonly changes: readonly Change[];
  empty(): Detail;
  /** Plays the match of this number, and as often again as house rules are changed, and counts the detail. */
  play(number: number, tally: Tally): Played;
}

interface Laid {
  readonly match: Match;
  readonly play: PlayOne;
}

export function reporting(
  edition: Edition,
  { match, play }: Laid,
  plan: Plan,
  lay: (changed: Plan['options']) => Laid,
): Reporting {
  const houseRules = plan.report?.houseRules ?? 0;
  const kinds = cardKinds(edition, match);
  const changed = houseRules > 0 ? changes(edition.game, plan) : [];
  const course = courses(edition, match, play);
  const others = changed.map(({ option, to }) => {
    const other = lay({ [option]: to });
    return courses(edition, other.match, other.play);
  });
  return {
    kinds,
    changes: changed,
    empty: () => emptyDetail({ seats: match.seats, kinds: kinds.cards.length, changes: changed.length }),
    play(number, { detail }) {
      const usual = course(number);
      if (!detail) return usual;
      countDetail(detail, usual);
      if (number < houseRules)
        others.forEach((other, change) => {
          const effect = detail.effects[change];
          if (effect) countEffect(effect, usual, other(number));
        });
      return usual;
    },
  };
}

/** Plays matches and watches them. */
function courses(edition: Edition, match: Match, play: PlayOne): (number: number) => Course {
  const census = censuses[edition.game.id];
  if (!census) throw new Error(`${edition.game.id} has no census`);
  const watcher = watch(match, census, cardKinds(edition, match).of);
  return (number) => {
    let sighting: Sighting | undefined;
    const played = play(number, {
      look: watcher.look,
      end(state) {
        sighting = watcher.end(state);
      },
    });
    if (!sighting) throw new Error('a match ended unseen');
    return { ...played, sighting };
  };
}
