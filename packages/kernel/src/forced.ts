import { BadInput, type Match } from './game.ts';
import type { Forced, Kind, State } from './types.ts';

/** Outcomes of chance in readable words. */
export interface FixedChance {
  readonly stream: string;
  readonly top?: readonly string[];
  readonly numbers?: readonly number[];
}

/** Fixes coming outcomes of chance in a state. */
export function fixChance<K extends Kind>(
  match: Match<K>,
  state: State<K>,
  chance: readonly FixedChance[],
): void {
  for (const { stream, top, numbers } of chance) {
    if (!match.streamByName.has(stream))
      throw new BadInput(
        `There is no chance stream "${stream}"; there are ${match.game.streams.join(', ')}.`,
      );
    const forced: Forced = {
      stream,
      ...(top && { top: top.map((name) => match.cardsOfFace[faceNamed(match, name)]![0]!) }),
      ...(numbers && { numbers }),
    };
    state.forced.push(forced);
  }
}

/** The face of this name; throws when the deck has none. */
export function faceNamed(match: Match, name: unknown): number {
  const face = typeof name === 'string' ? match.faceByName.get(name) : undefined;
  if (face === undefined) throw new BadInput(`There is no card "${String(name)}" in this deck.`);
  return face;
}
