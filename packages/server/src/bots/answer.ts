import { players } from '@stamtafel/bots';
import { editionOf } from '@stamtafel/games';
import { type Answer, fastSeed } from '@stamtafel/kernel';
import { matchOf } from '../table/matches.ts';
import type { Thinkers, Thought } from './thinkers.ts';

/** What a bot answers. Runs in a worker; in tests also in place. */
export function answerOf({ setting, level, view, decision, seed }: Thought): Answer {
  const edition = editionOf(setting.game);
  const player = edition && players(edition).get(level);
  if (player === undefined) throw new Error(`there is no bot "${level}" for ${setting.game}`);
  return player(matchOf(setting), view, decision, fastSeed(seed));
}

/** Bots that think where they stand: for tests, where nothing shall wait. */
export function thinkingHere(): Thinkers {
  return {
    think: async (_table, thought) => answerOf(thought),
    stats: () => ({ waiting: 0, thinking: 0, failed: 0 }),
    close: async () => {},
  };
}
