import { type Budget, blankMind, isSimple, mindOf, type Thinking, thinkerNamed } from '@stamtafel/bots';
import { editionOf } from '@stamtafel/games';
import { matchOf } from '../table/matches.ts';
import type { Thought } from './thinkers.ts';

/** The match does not wait for a bot that might speak up. */
const ASIDE_MS = 200;

/** Asks a bot. Runs in a worker; in tests also in the main thread. */
export async function ponder(thought: Thought, most: Budget): Promise<Thinking> {
  const { setting, level, character, view, decision, seed, atSight } = thought;
  const edition = editionOf(setting.game);
  if (edition === undefined) throw new Error(`there are no bots for ${setting.game}`);
  const mind = isSimple(level) ? blankMind : await mindOf(setting.game);
  const thinker = thinkerNamed(edition, mind, level, character);
  const budget = atSight
    ? { iterations: 0 }
    : decision.optional
      ? { ...most, ms: Math.min(most.ms ?? ASIDE_MS, ASIDE_MS) }
      : most;
  return thinker(matchOf(setting), view, decision, budget, seed);
}

/** With less time than this a bot answers at first sight: its first attempts would take longer. */
const FIRST_LOOK_MS = 5;

/** Within this many milliseconds; without a limit its level decides how long a bot thinks. */
export function budgetOf(ms: number | undefined): Budget {
  if (ms === undefined) return { iterations: Number.POSITIVE_INFINITY };
  return ms < FIRST_LOOK_MS ? { iterations: 0 } : { iterations: Number.POSITIVE_INFINITY, ms };
}
