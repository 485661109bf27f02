import type { Kind } from '@stamtafel/kernel';
import type { Tuning } from './search/search.ts';
import type { Sense, Weights } from './sense.ts';

/** How a level of strength thinks: the weaker ones forget, look less far and try less. */
export interface Level {
  /** The share of what was seen earlier that it remembers. */
  readonly memory: number;
  /** Thinks this many iterations, but never longer than this. */
  readonly iterations: number;
  readonly ms: number;
  readonly depth: number;
  readonly plies: number;
  /** How little its experience says, if less than the champion's: the higher, the more alike options look at first. */
  readonly temperature?: number;
  /**
   * How far its search looks beyond its experience, if further than that says (see `Tuning`). Not for the fanciful: what
   * was tried once and went well by chance would take their fancy.
   */
  readonly openness?: number;
  /** `false`: does not think of being foreseen, where the champion mixes. */
  readonly mixes?: false;
  /** Above 0 it also plays options that look nearly as good, by how evenly. */
  readonly fancy: number;
}

/** A way to play: what a player makes more or less of than others do. The lean is added to the learnt weights. */
export interface Persona {
  readonly id: string;
  readonly nl: string;
  readonly en: string;
  readonly lean: { readonly [optionFeature: string]: number };
}

export const levelNames = ['level1', 'level2', 'level3', 'level4'] as const;
export type LevelName = (typeof levelNames)[number];

/** All that makes a strong player of one game. Methods inside `sense`, so that the minds of all games fit one list. */
export interface Mind<K extends Kind = Kind> {
  readonly sense: Sense<K>;
  readonly weights: Weights;
  readonly tuning: Tuning;
  readonly levels: { readonly [L in LevelName]: Level };
  readonly personas: readonly Persona[];
}
