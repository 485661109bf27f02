import type { Answer, Seat } from '@stamtafel/kernel';
import type { BotLevel } from '@stamtafel/protocol';
import type { Play } from './play.ts';
import type { Order } from './state.ts';

/** What a person, or the house itself, wants at a table. Tokens come as hashes; time and chance come from outside. */
export type Command =
  | {
      readonly do: 'take';
      readonly person: string;
      readonly name: string;
      readonly playsFor?: string;
      readonly seat?: Seat;
      readonly key?: string;
      readonly invite?: string;
    }
  | { readonly do: 'leave'; readonly person: string; readonly seat?: Seat }
  | { readonly do: 'remove'; readonly person: string; readonly seat: Seat }
  | { readonly do: 'sendAway'; readonly person: string; readonly watcher: string }
  | { readonly do: 'letBack'; readonly person: string; readonly n: number }
  | { readonly do: 'invite'; readonly person: string; readonly seat: Seat; readonly invite: string }
  | { readonly do: 'handOver'; readonly person: string; readonly seat: Seat; readonly invite: string }
  | { readonly do: 'bot'; readonly person: string; readonly seat: Seat; readonly level: BotLevel }
  | { readonly do: 'keep'; readonly seat: Seat; readonly level: BotLevel }
  | { readonly do: 'return'; readonly seat: Seat }
  | { readonly do: 'contribute'; readonly person: string; readonly words: string }
  | { readonly do: 'rename'; readonly person: string; readonly name: string }
  | { readonly do: 'newKey'; readonly person: string; readonly key: string }
  /** Without a person: the house starts the match. */
  | { readonly do: 'start'; readonly person?: string }
  | Answering
  | {
      readonly do: 'order';
      readonly person: string;
      readonly seat: Seat;
      readonly asks: string;
      readonly order: 'none' | Order;
    }
  | {
      readonly do: 'undo';
      readonly person: string;
      readonly seat: Seat;
      readonly agreed: boolean;
      /** The match as it was when the others were asked; left out if there was nobody to ask. */
      readonly asked?: Play;
      readonly id?: string;
    }
  | { readonly do: 'pause'; readonly person: string; readonly left?: readonly number[] }
  | { readonly do: 'resume'; readonly person: string; readonly isHostGone: boolean }
  | { readonly do: 'end'; readonly person: string }
  | { readonly do: 'rematch'; readonly person: string; readonly next: string };

export interface Answering {
  readonly do: 'answer';
  readonly seat: Seat;
  /** One answer, or a batch: see `decideAnswer`. */
  readonly answers: readonly Answer[];
  readonly by: 'person' | 'bot' | 'clock' | 'order';
  /** The person who answers; left out for the house itself. */
  readonly person?: string;
  /** Which question it answers; on the wire a move calls it `decision`. */
  readonly question?: number;
  readonly id?: string;
  readonly at?: number;
  readonly left?: number;
}
