import type { Advice } from '@stamtafel/bots';
import type { Luck } from '@stamtafel/bots/luck.ts';
import type { Answer, Event, MatchRecord, Outcome, Refusal, Seat, View } from '@stamtafel/kernel';
import type { BotLevel, NumberedDecision, SharedDeal } from '@stamtafel/protocol';
import type { Agreement, Undoable, Undone } from './session.ts';

export type { BotLevel };

/** Who sits where at a table in this browser. */
export interface Sitter {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  /** How a computer plays; the simple one that tries hard, if left out. */
  readonly level?: BotLevel;
}

/** In the order in which they are offered: the four that have learnt the game, then the simple ones. */
export const botLevels = [
  'level1',
  'level2',
  'level3',
  'level4',
  'greedy',
  'random',
] as const satisfies readonly BotLevel[];
export const USUAL_LEVEL: BotLevel = 'level2';

/** How often the one person at a table was helped: told where results are compared. */
export interface Help {
  readonly tips: number;
  readonly takenBack: number;
}

/** A match as it is kept in this browser. */
export interface KeptMatch {
  readonly id: string;
  readonly sitters: readonly Sitter[];
  readonly record: MatchRecord;
  /** Of a match with the cards of a link: who its computers are follows from `place`; the rest is what its sender made of it. */
  readonly sent?: Pick<SharedDeal, 'place' | 'result' | 'sender'>;
  /** The player sat down in the middle of it: what came before was played by others. */
  readonly takenOver?: true;
  /** Left out while nobody was. */
  readonly help?: Help;
  /** Of a match in a house or that was taken over: from which of its chairs it was played here. */
  readonly chair?: Seat;
  /** Of a match in a house: several of its chairs were played here, around one screen. */
  readonly isShared?: true;
  /** When it was last played at, in milliseconds since 1970. */
  readonly changed: number;
}

/** What its computers are like follows from this: the same for everybody who plays the same cards. */
export const placeOf = ({ id, sent }: KeptMatch): string => sent?.place ?? id;

/** What the page asks of the worker. `n` comes back with the reply. */
export type Request =
  /** The game is about to be opened: what it needs may come already. */
  | { readonly do: 'prepare'; readonly game: string }
  | { readonly do: 'open'; readonly kept: KeptMatch; readonly pace: number }
  /** For the decision with this number; an answer to an earlier one only shows what is asked now. */
  | {
      readonly do: 'answer';
      readonly n: number;
      readonly decision: number;
      readonly answers: readonly Answer[];
    }
  | { readonly do: 'why'; readonly n: number; readonly attempts: readonly Answer[] }
  /** Of the answer with this number, and no later one. */
  | ({ readonly do: 'undo'; readonly n: number; readonly number: number } & Agreement)
  | { readonly do: 'hint'; readonly n: number }
  | { readonly do: 'resign'; readonly n: number }
  /** Replies as soon as everything played is in the drawer. */
  | { readonly do: 'keep'; readonly n: number }
  /** The page no longer shows the table: the worker ends as soon as everything played is in the drawer. */
  | { readonly do: 'leave' }
  /** How much of this match was luck: counts for at most this long, or until `enough`. */
  | { readonly do: 'luck'; readonly record: MatchRecord; readonly ms: number }
  | { readonly do: 'enough' }
  | { readonly do: 'sitDown' }
  /** The page shows what happened, or is done with it. */
  | { readonly do: 'plays'; readonly isPlaying: boolean }
  | { readonly do: 'pace'; readonly pace: number };

/** What one viewer sees at one moment. */
export interface ShownTable {
  readonly viewer: Seat;
  readonly view: View;
  readonly decision: NumberedDecision | null;
  readonly waiting: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly undo: Undoable | null;
  readonly curtain: Seat | null;
  readonly newFrom: number;
  /** The story from this index on; what came before is known. */
  readonly from: number;
  readonly story: readonly Event[];
}

/** `elsewhere`: another window has played on, and this one now shows that. */
export type Trouble = 'cannot-open' | 'cannot-keep' | 'elsewhere' | 'broken';

export type Message =
  | { readonly is: 'shown'; readonly table: ShownTable }
  /** In How-Ruck!: the race begins when these milliseconds are over. */
  | { readonly is: 'countdown'; readonly ms: number }
  | { readonly is: 'reply'; readonly n: number; readonly refusal: Refusal | undefined }
  | { readonly is: 'undone'; readonly n: number; readonly undone: Undone }
  /** Null when there is nothing to advise, or the table has moved on meanwhile. */
  | { readonly is: 'hint'; readonly n: number; readonly advice: Advice | null }
  /** From 0 to 1. */
  | { readonly is: 'counting'; readonly progress: number }
  | { readonly is: 'luck'; readonly luck: Luck }
  /** The drawer does not take the match: for now only the page has it. */
  | { readonly is: 'unkept'; readonly kept: KeptMatch; readonly text: string }
  | {
      readonly is: 'trouble';
      readonly trouble: Trouble;
      readonly text: string;
    };
