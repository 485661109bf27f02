import { createHash } from 'node:crypto';
import { mindOf } from '@stamtafel/bots';
import { type Match, open } from '@stamtafel/kernel';
import { findGame } from '../input.ts';
import { type DealResult, playDeal } from './deal.ts';
import type { Entrant } from './entrant.ts';

/** What is to be played: plain data, so that every thread gets the same. */
export interface Plan {
  readonly game: string;
  readonly seats?: number;
  readonly options: { readonly [id: string]: unknown };
  readonly entrants: readonly Entrant[];
  /** Who meets whom, as places in the list: one of the first among as many of the second as there are chairs left. */
  readonly meetings: readonly (readonly [a: number, b: number])[];
  /** How many deals every two meet in; each is played once from every chair. */
  readonly pairs: number;
  /** 64 hex digits; every deal has a seed of its own that follows from it, the same for all who meet. */
  readonly seed: string;
}

/** One deal of one meeting. */
export interface Task {
  readonly meeting: number;
  readonly deal: number;
}

export const openMatch = ({ game, seats, options }: Pick<Plan, 'game' | 'seats' | 'options'>): Match =>
  open(findGame(game).game, { ...(seats !== undefined && { seats }), options });

/** Plays single deals of a plan. What a deal gives depends on nothing but the plan (and on time, if a budget does). */
export async function dealer(plan: Plan): Promise<(task: Task) => DealResult> {
  const edition = findGame(plan.game);
  const match = openMatch(plan);
  const mind = await mindOf(plan.game);
  return ({ meeting, deal }) => {
    const [a, b] = plan.meetings[meeting]!;
    const seed = createHash('sha256').update(`${plan.seed} deal ${deal}`).digest('hex');
    return playDeal(edition, mind, match, plan.entrants[a]!, plan.entrants[b]!, seed);
  };
}

/** Each against all listed after it; the other way round as well if wished. */
export function roundRobin(entrants: number, bothWays: boolean): (readonly [number, number])[] {
  const meetings: (readonly [number, number])[] = [];
  for (let a = 0; a < entrants; a++) for (let b = a + 1; b < entrants; b++) meetings.push([a, b]);
  return bothWays ? [...meetings, ...meetings.map(([a, b]) => [b, a] as const)] : meetings;
}
