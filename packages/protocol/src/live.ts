/**
 * The live channel: one WebSocket per client, JSON text frames. A client opens tables and gets, for every chair that
 * it may look from, a whole view once and steps from then on. Versions count per viewer: no viewer learns from a number
 * how often others have chosen in secret.
 */
import type { Decision, Event, Outcome, View } from '@stamtafel/kernel';
import { z } from 'zod';
import {
  LONGEST_TOKEN,
  nameSchema,
  seatSchema,
  type TableInfo,
  type Trouble,
  tableIdSchema,
} from './house.ts';
import type { Legend, PackedEvent, PackedSight } from './packed.ts';
import type { Changes } from './patch.ts';
import { phrases } from './phrases.ts';

export const LIVE_PROTOCOL = 1;
/** The longest frame a client may send. */
export const LONGEST_FRAME = 8 * 1024;

const clientId = z.string().regex(/^[\w-]{8,40}$/, 'must be 8 to 40 letters, digits, - or _');

export const answerSchema = z.strictObject({
  pick: z.string().max(40),
  card: z.string().max(60).exactOptional(),
  to: z.union([z.string().max(60), z.int()]).exactOptional(),
});

export const phraseSchema = z.enum(phrases);

const openSchema = z
  .strictObject({
    do: z.literal('open'),
    table: tableIdSchema,
    as: z
      .int()
      .min(0)
      .max(9999)
      .exactOptional()
      .describe('A number by which steps call this table on this connection; without it they say its id.'),
    seen: z
      .array(z.strictObject({ viewer: seatSchema, version: z.int().min(0) }))
      .max(9)
      .default([])
      .describe('The last versions you have; the gap follows, or a fresh view.'),
  })
  .describe('Look at a table: from your seats, or as a watcher.');

const closeSchema = z.strictObject({ do: z.literal('close'), table: tableIdSchema });

const moveSchema = z
  .strictObject({
    do: z.literal('move'),
    table: tableIdSchema,
    seat: seatSchema,
    decision: z.int().min(0).describe('The number of the decision that is answered.'),
    id: clientId,
    answer: answerSchema,
    more: z
      .array(answerSchema)
      .max(40)
      .exactOptional()
      .describe(
        'The following answers of a batch. If one is refused none is carried out; where the seat learns something, the rest is left.',
      ),
    shown: z.string().max(32).exactOptional().describe('In a race: the token that came with the question.'),
  })
  .describe('Answer a decision.');

const orderSchema = z
  .strictObject({
    do: z.literal('order'),
    table: tableIdSchema,
    seat: seatSchema,
    asks: z.string().max(40).describe('The kind of decision it is for.'),
    order: z.enum(['none', 'pass', 'pass-if-nothing-else']),
    id: clientId.exactOptional(),
  })
  .describe('A standing order for windows that come often.');

const undoSchema = z.strictObject({
  do: z.literal('undo'),
  table: tableIdSchema,
  seat: seatSchema,
  id: clientId,
});

const agreeSchema = z
  .strictObject({
    do: z.literal('agree'),
    table: tableIdSchema,
    seat: seatSchema,
    request: z.int().min(0).describe('The number of the wish; no other has ever had it.'),
    yes: z.boolean(),
    id: clientId.exactOptional(),
  })
  .describe('Answer a player who wants to take a move back, or to let a bot sit in for another.');

const saySchema = z.strictObject({
  do: z.literal('say'),
  table: tableIdSchema,
  id: clientId,
  words: z.union([
    z.strictObject({ text: z.string().min(1).max(280) }),
    z.strictObject({ phrase: phraseSchema }),
  ]),
});

const pongSchema = z.strictObject({ do: z.literal('pong'), n: z.int() });

/**
 * Everything a client can say. `id` is the client's own; the same one again gets the first answer again. Orders and
 * agreements without one are carried out as well, but only what is refused is answered.
 */
export const liveRequestSchema = z
  .discriminatedUnion('do', [
    openSchema,
    closeSchema,
    moveSchema,
    orderSchema,
    undoSchema,
    agreeSchema,
    saySchema,
    pongSchema,
  ])
  .meta({ id: 'LiveRequest' });
export type LiveRequest = z.infer<typeof liveRequestSchema>;

/** What a client says to one table, besides that it looks or no longer looks. */
export const tableRequestSchema = z.discriminatedUnion('do', [
  moveSchema,
  orderSchema,
  undoSchema,
  agreeSchema,
  saySchema,
]);
export type TableRequest = z.infer<typeof tableRequestSchema>;

export type Move = Extract<LiveRequest, { do: 'move' }>;
/** What a client says until it is heard. */
export type LastingRequest = Exclude<LiveRequest, { do: 'open' | 'close' | 'pong' }> & {
  readonly id: string;
};

export const helloSchema = z
  .strictObject({
    do: z.literal('hello'),
    protocol: z.literal(LIVE_PROTOCOL),
    token: z
      .string()
      .max(LONGEST_TOKEN)
      .exactOptional()
      .describe('For programs; browsers have their cookie.'),
    name: nameSchema.exactOptional(),
  })
  .describe('The first frame of every connection.')
  .meta({ id: 'Hello' });

/** The clocks of a table when the frame was sent; a client counts down by itself. */
export interface Clocks {
  /** By seat: milliseconds left, or null for no limit. */
  readonly left: readonly (number | null)[];
  /** The seats whose clocks run, as bits. */
  readonly running: number;
}

/** A player wants the others to agree to something. */
export interface Wish {
  readonly request: number;
  readonly kind: 'undo' | 'bot';
  readonly seat: number;
  /** The seats that have not answered yet, as bits. */
  readonly asked: number;
}

/** An open decision with its number; a move names it. */
export type NumberedDecision = Decision & { readonly number: number };

/** What one chair sees. */
export interface Sight {
  readonly view: View;
  readonly decision: NumberedDecision | null;
  readonly outcome: Outcome | null;
  readonly undo: 'free' | 'ask' | 'never' | null;
  readonly wish: Wish | null;
  readonly orders: { readonly [asks: string]: 'pass' | 'pass-if-nothing-else' };
}

export interface ChatLine {
  readonly n: number;
  readonly at: number;
  readonly seat: number | null;
  /** The host said it, without a chair: everybody else without one can be sent away. */
  readonly host?: true;
  readonly name: string;
  readonly words: { readonly text: string } | { readonly phrase: z.infer<typeof phraseSchema> };
}

/** Everything the server can say, as a client reads it; a reader makes it of what is on the wire. */
export type LiveMessage =
  | { readonly is: 'welcome'; readonly protocol: number; readonly person: string; readonly name: string }
  | { readonly is: 'table'; readonly table: TableInfo }
  | ({
      readonly is: 'view';
      readonly table: string;
      readonly viewer: number;
      readonly version: number;
      readonly sight: Sight;
      /** Everything that was told to this viewer so far, or the last of it. */
      readonly story: readonly Event[];
    } & Extras)
  | ({
      readonly is: 'step';
      readonly table: string;
      readonly viewer: number;
      /** One more than before. */
      readonly version: number;
      readonly sight: Sight;
      readonly events?: readonly Event[];
    } & Extras)
  /** Said by the reader: a step does not fit on what was seen, so a whole view must be asked for. */
  | { readonly is: 'lost'; readonly table: string; readonly viewer: number }
  /** What was asked for has been done and kept. */
  | { readonly is: 'done'; readonly id: string }
  | { readonly is: 'trouble'; readonly id?: string; readonly table?: string; readonly trouble: Trouble }
  /** Somebody has started a race: it begins when these milliseconds are over. */
  | { readonly is: 'countdown'; readonly table: string; readonly ms: number }
  /** To the player who wished it: not everybody asked has answered in time, and nobody has said no. */
  | { readonly is: 'unanswered'; readonly table: string; readonly request: number }
  | { readonly is: 'chat'; readonly table: string; readonly lines: readonly ChatLine[] }
  /** The player who said these lines wants to be forgotten. */
  | { readonly is: 'unsaid'; readonly table: string; readonly lines: readonly number[] }
  | { readonly is: 'ping'; readonly n: number }
  | { readonly is: 'bye'; readonly reason: 'restart' | 'replaced' | 'too-much' | 'closed' };

export interface Extras {
  readonly clocks?: Clocks;
  /** In a race: to be sent back with the answer. */
  readonly shown?: string;
}

/** What is on the wire. Only the two messages that come often or are long differ from what is read out of them. */
export type WireMessage = Exclude<LiveMessage, { is: 'view' | 'step' | 'lost' }> | WireView | WireStep;

interface WireView extends Extras {
  readonly is: 'view';
  readonly table: string;
  readonly viewer: number;
  readonly version: number;
  /** The names of all cards: their numbers in the sight, in events and in steps are places in this list. */
  readonly cards: Legend;
  readonly sight: PackedSight;
  readonly story: readonly PackedEvent[];
}

export interface WireStep extends Extras {
  readonly is: 'step';
  /**
   * The table, by the number that the client gave it or else by its id; the viewer; the last three digits of the version
   * that it leads to, which is one more than before.
   */
  readonly on: readonly [number | string, number, number];
  /** The changes that lead from the last sight, packed, to this one. */
  readonly p?: Changes;
  /** What is told with it. */
  readonly e?: readonly PackedEvent[];
  /** The id of a request of this client that is done with this step. */
  readonly done?: string;
}
