import { editionOf } from '@stamtafel/games';
import { isStamped, type RaceStage, type RaceTerms, raceStage } from '@stamtafel/games/timing.ts';
import type { Match, State } from '@stamtafel/kernel';

const timingOf = ({ game }: Match) => editionOf(game.id)?.timing;

/** What holds in a race of this match; undefined where nobody races. */
export const termsOf = (match: Match): RaceTerms | undefined => timingOf(match)?.terms(match);

/** The part of a race that the table is in. */
export const stageOf = (match: Match, state: State): RaceStage | undefined =>
  raceStage(timingOf(match), match, state);

/** Whether answers carry stamps now. */
export const isTimed = (match: Match, state: State): boolean => isStamped(stageOf(match, state));
