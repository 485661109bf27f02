import type { Kind, Option, Seat, Table } from '@stamtafel/kernel';
import { softmax } from './exp.ts';

/** Something that speaks for or against an option; hints give their reasons in these words. */
export interface OptionFeature {
  readonly name: string;
  /** As the end of "… because it …" ("omdat dit …"). */
  readonly nl: string;
  readonly en: string;
}

/**
 * What an experienced player looks at in one game. Features go by the figures of cards, never by their names, so that
 * owners' decks work as well. Methods, so that the senses of all games fit one list.
 */
export interface Sense<K extends Kind = Kind> {
  readonly optionFeatures: readonly OptionFeature[];
  readonly stateFeatures: readonly string[];
  /**
   * What speaks for each of the first `count` options of `g.list`, from nothing but what `me` can see: `into` is all
   * zeros and has `optionFeatures.length` places for each.
   */
  options(g: Table<K>, frame: K['frame'], me: Seat, count: number, into: Float64Array): void;
  /** How `me` stands, with all cards of the (sampled) world in sight; `into` is all zeros. */
  state(g: Table<K>, me: Seat, into: Float64Array): void;
  /**
   * How well an imagined world goes with what others have done in secret (from 0 to 1): cards laid face down are
   * seldom just any cards. Such worlds are imagined again, a few times, as often as this is less than 1.
   */
  plausible?(g: Table<K>, me: Seat): number;
  /**
   * Options that no sensible player takes while there is another. Only a judge asks, right after `options` for the same
   * decision, so the answer may use what was counted there.
   */
  never?(g: Table<K>, frame: K['frame'], me: Seat, option: Option): boolean;
  /**
   * Choices that are made at first sight: each matters so little that trying it out says less than what was learnt from
   * many matches, or there is no time for it.
   */
  atSight?(frame: K['frame']): boolean;
  /**
   * Whether the play has come to rest (a round is over and the next one dealt), so that the value of the position says
   * as much as playing on would. Imagined courses of play end there.
   */
  rests?(g: Table<K>): boolean;
  /**
   * The place in `g.list` of what a player answers without a closer look, or NONE where that is needed. Imagined
   * courses of play go by it: quicker, and worth it where a closer look would not choose much better.
   */
  offhand?(g: Table<K>, frame: K['frame'], count: number, dice: number[]): number;
  /** Whether so little is left that it can be played out in all ways. */
  closing?(g: Table<K>): boolean;
}

/** What was learnt: how much each feature weighs. */
export interface Weights {
  readonly option: readonly number[];
  readonly state: readonly number[];
}

/** A sense with its weights, ready to judge; one per search, as it keeps its own paper. */
export interface Judge<K extends Kind = Kind> {
  /** Without `never`: asked apart from `rate`, it would go by what was counted for another table. */
  readonly sense: Omit<Sense<K>, 'never'>;
  /** Rates the first `count` options of `g.list`: in `scores`, `nevers` and `seen`. */
  rate(g: Table<K>, frame: K['frame'], me: Seat, count: number): void;
  readonly scores: Float64Array;
  /** 1 for each of the options that were rated last that is never to be done, else 0. */
  readonly nevers: Uint8Array;
  /** The features of the options that were rated last, as the sense wrote them. */
  readonly seen: Float64Array;
  /** Each seat's share of the win as it looks now. */
  value(g: Table<K>): Float64Array;
}

const MOST_OPTIONS = 1024;
/** What is never done is not looked at either, unless there is nothing else. */
const NEVER = 100;

export function judgeOf<K extends Kind>(
  sense: Sense<K>,
  { option, state }: Weights,
  seats: number,
): Judge<K> {
  const width = sense.optionFeatures.length;
  const depth = sense.stateFeatures.length;
  if (option.length !== width || state.length !== depth)
    throw new Error('these weights were learnt for other features');
  // Seldom are there more options than this; a page for the most there may ever be would cost more than a short look.
  let seen = new Float64Array(32 * width);
  const scores = new Float64Array(MOST_OPTIONS);
  const nevers = new Uint8Array(MOST_OPTIONS);
  const standing = new Float64Array(depth);
  const shares = new Float64Array(seats);
  const [byOption, byState] = [Float64Array.from(option), Float64Array.from(state)];
  return {
    sense,
    scores,
    nevers,
    // It grows, so every look gets the page in use.
    get seen() {
      return seen;
    },
    rate(g, frame, me, count) {
      if (seen.length < count * width) seen = new Float64Array(2 * count * width);
      else seen.fill(0, 0, count * width);
      sense.options(g, frame, me, count, seen);
      for (let i = 0, at = 0; i < count; i++) {
        let score = 0;
        for (let f = 0; f < width; f++) score += byOption[f]! * seen[at++]!;
        nevers[i] = sense.never?.(g, frame, me, g.list[i]!) ? 1 : 0;
        scores[i] = score - NEVER * nevers[i]!;
      }
    },
    value(g) {
      for (let seat = 0; seat < seats; seat++) {
        standing.fill(0);
        sense.state(g, seat, standing);
        let score = 0;
        for (let f = 0; f < depth; f++) score += byState[f]! * standing[f]!;
        shares[seat] = score;
      }
      softmax(shares, seats, 1);
      return shares;
    },
  };
}

/** By name: its place in the list. */
export const placesOf = <N extends string>(names: readonly N[]): { readonly [name in N]: number } =>
  Object.fromEntries(names.map((name, place) => [name, place])) as { [name in N]: number };
