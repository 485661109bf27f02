import { type Budget, blankMind, isSimple, mindOf, type Thinking, thinkerNamed } from '@stamtafel/bots';
import { editionOf } from '@stamtafel/games';
import { matchOf } from '../table/matches.ts';
import type { Thought } from './thinkers.ts';

/** Nobody waits for somebody who might speak up. */
const ASIDE_MS = 200;

/** A bot that has been asked. Runs in a worker; in tests also in place. */
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

/** A level thinks as long as it does; this is only the end of it. */
export const NO_LIMIT: Budget = { iterations: Number.POSITIVE_INFINITY };
