import type { Conclusion } from './conclude.ts';
import type { Lesson } from './gather.ts';
import type { Practice } from './practise.ts';
import type { Valuing } from './value.ts';

/** One step of learning; each begins with the weights that the one before it has left. */
export type Stage =
  /** Chooses like a better player: the game's simple player, or the search with what has been learnt so far. */
  | ({ readonly do: 'imitate' } & Lesson & Settings)
  /** Learns from its own wins and losses. */
  | ({ readonly do: 'practise' } & Practice & Settings)
  /** Learns what positions are worth, for searches that end there. */
  | ({ readonly do: 'value' } & Valuing & Settings)
  /** Says what follows from what has been learnt. */
  | ({ readonly do: 'conclude' } & Conclusion);

/** What is played to learn from, by turns. */
export interface Settings {
  readonly seats: readonly number[];
  /** House rules: options of the game. */
  readonly variants: readonly { readonly [option: string]: unknown }[];
  readonly seed: number;
}

/** How a player who knows nothing becomes the champion of a game. At first there is nothing to conclude from. */
export type Recipe = readonly [Exclude<Stage, { readonly do: 'conclude' }>, ...Stage[]];
