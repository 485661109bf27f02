/** What nodes say to each other. Everything is checked where it arrives, like what comes from a browser. */
import {
  actedSchema,
  matchSchema,
  nameSchema,
  seatSchema,
  tableActionSchema,
  tableIdSchema,
  tableInfoSchema,
  tableRequestSchema,
  takeSeatSchema,
  troubleSchema,
} from '@stamtafel/protocol';
import { z } from 'zod';

export const nodeIdSchema = z.string().regex(/^[\w-]{1,64}$/, 'must be 1 to 64 letters, digits, - or _');

/**
 * A line leads from the node that runs a table to another that has people who look at it. The listener gives it a name
 * that was never used, so that what an earlier owner still says is not taken for this one's.
 */
export const lineIdSchema = z.string().regex(/^[\w-]{8,40}$/);

const number = z.int().min(0);
const personId = z.string().max(200);

const who = z.strictObject({
  id: personId,
  name: nameSchema.or(z.literal('')),
  playsFor: personId.exactOptional(),
  isProgram: z.literal(true).exactOptional(),
});

/** Milliseconds by the clock of the house where the table is. */
const moment = z.number();
const line = lineIdSchema;
const table = tableIdSchema;
/** The number of an onlooker on its line. */
const onlooker = number;
const roundTrip = z.number().min(0);

export const callSchema = z.discriminatedUnion('do', [
  /** An onlooker comes. The first one begins the line: on one that is not there any more nobody else is let in. */
  z.strictObject({
    do: z.literal('open'),
    table,
    line,
    begins: z.boolean(),
    onlooker,
    who,
    neighbourhood: z.array(z.string().max(200)).max(8),
    seen: z.array(z.strictObject({ viewer: seatSchema, version: number })).max(9),
    roundTrip: roundTrip.exactOptional(),
  }),
  z.strictObject({ do: z.literal('close'), table, line, onlooker }),
  z.strictObject({ do: z.literal('measured'), table, line, onlooker, roundTrip }),
  /**
   * Whether the table is there, and the line, if one is named, with this many onlookers; how far it has come, and what
   * time it is there.
   */
  z.strictObject({ do: z.literal('ping'), table, line: line.exactOptional(), onlookers: number }),
  z.strictObject({
    do: z.literal('ask'),
    table,
    line: line.exactOptional(),
    who,
    request: tableRequestSchema,
    received: moment,
  }),
  z.strictObject({ do: z.literal('info'), table, person: personId }),
  z.strictObject({ do: z.literal('waitsFor'), table, person: personId }),
  z.strictObject({ do: z.literal('take'), table, who, claim: takeSeatSchema }),
  z.strictObject({ do: z.literal('act'), table, who, action: tableActionSchema }),
  z.strictObject({ do: z.literal('story'), table, person: personId, viewer: number }),
  z.strictObject({ do: z.literal('record'), table }),
  z.strictObject({ do: z.literal('leave'), table, person: personId }),
]);
export type Call = z.infer<typeof callSchema>;

/** How a frame reaches an onlooker: as it is, as what slow readers do without, or as a step. */
export const wayCodes = ['send', 'droppable', 'step'] as const;
export type Way = (typeof wayCodes)[number];

const item = z.strictObject({
  /** Onlookers of the line: the same for all of them is said once. */
  to: z.array(onlooker),
  way: z.enum(wayCodes),
  text: z.string(),
});
export type Item = z.infer<typeof item>;

const told = z.strictObject({
  /** Counts from 1 for every line. */
  n: z.int().min(1),
  items: z.array(item),
});
/** A part of a line. */
export type Told = z.infer<typeof told>;

export const lineSchema = told.extend({ line });
export type Line = z.infer<typeof lineSchema>;

const event = z.strictObject({
  key: z.string(),
  args: z.record(z.string(), z.union([z.number(), z.string()])),
  cards: z.array(z.string().nullable()),
});

/** What was told to the asker's line because of the call comes before the reply: it has come so far, with this. */
const afterLine = { told: number.exactOptional(), part: told.exactOptional() };

export const replySchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('done'), ...afterLine }),
  z.strictObject({ is: z.literal('trouble'), trouble: troubleSchema, ...afterLine }),
  z.strictObject({ is: z.literal('pong'), now: moment, told: number }),
  z.strictObject({ is: z.literal('info'), info: tableInfoSchema }),
  z.strictObject({ is: z.literal('waits'), waits: z.boolean() }),
  z.strictObject({ is: z.literal('acted'), acted: actedSchema }),
  z.strictObject({ is: z.literal('story'), events: z.array(event) }),
  z.strictObject({ is: z.literal('record'), record: matchSchema }),
  /** This node does not run that table, or does not know that line. Nothing was done. */
  z.strictObject({ is: z.literal('not-here') }),
]);
export type Reply = z.infer<typeof replySchema>;

/** Somebody was forgotten: their name goes from the tables in memory at once. */
export const newsSchema = z.strictObject({ is: z.literal('forgotten'), person: personId });
export type News = z.infer<typeof newsSchema>;
