import type { Edition } from '@stamtafel/games/edition.ts';
import { BadInput, open } from '@stamtafel/kernel';

/** House rules that differ from the box, by option. */
export interface Chosen {
  readonly [id: string]: unknown;
}

/** Why the game cannot be played like this, in the game's words; undefined when it can. */
export function objection({ game }: Edition, seats: number, options: Chosen): string | undefined {
  try {
    open(game, { seats, options });
    return undefined;
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
}
