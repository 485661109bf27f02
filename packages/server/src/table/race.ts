import type { Match, State } from '@stamtafel/kernel';
import { z } from 'zod';

/** The options of How-Ruck! that a clock must know. */
const raceOptionsSchema = z.object({
  teamForming: z.literal('race'),
  photoFinishMs: z.number(),
  finalPairSeconds: z.number(),
  raceMaxSeconds: z.number(),
  botPace: z.enum(['slow', 'normal', 'fast']),
});
export type RaceOptions = z.infer<typeof raceOptionsSchema>;

/** Undefined for everything but How-Ruck! with a race (HR-040). */
export function raceOptionsOf({ game, options }: Match): RaceOptions | undefined {
  if (game.id !== 'how-ruck') return undefined;
  const known = readOptions.get(options);
  if (known !== undefined) return known.race;
  const race = raceOptionsSchema.safeParse(options).data;
  readOptions.set(options, { race });
  return race;
}

/** They are asked for at every answer. */
const readOptions = new WeakMap<Match['options'], { readonly race: RaceOptions | undefined }>();

export type RaceStage = 'command' | 'race' | 'finalPair';

/** The part of a race that the table is in: there answers carry stamps, or the countdown comes before them. */
export function raceStage(match: Match, { stack }: State): RaceStage | undefined {
  if (match.game.id !== 'how-ruck') return undefined;
  const asks = stack.at(-1)?.do;
  return asks === 'command' || asks === 'race' || asks === 'finalPair' ? asks : undefined;
}

export const isTimed = (match: Match, state: State): boolean => {
  const stage = raceStage(match, state);
  return stage === 'race' || stage === 'finalPair';
};
