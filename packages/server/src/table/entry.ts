import {
  answerSchema,
  botLevelSchema,
  clockSchema,
  seatSchema,
  sitInSchema,
  tableIdSchema,
  watchingSchema,
} from '@stamtafel/protocol';
import { z } from 'zod';

/**
 * What can happen at a table. Everything else follows from these, in order. They never contain a token, only its
 * hash; the secret of the shuffles is sealed with a key that is kept elsewhere.
 */
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const person = z.string();
/** Not part of the hashed text but kept beside it (names.ts); logs of earlier versions have it in their bodies. */
const name = z.string().default('');
/** It is a program; this is the person who runs it. */
const playsFor = person.exactOptional();
/** The first digits of the state's hash: a replay that leads elsewhere is noticed at once. */
const state = z.string().regex(/^[0-9a-f]{16}$/);

const seatPlanSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('person'), person, name, playsFor }),
  z.strictObject({ kind: z.literal('bot'), level: botLevelSchema }),
]);

const madeSchema = z.strictObject({
  is: z.literal('made'),
  game: z.string(),
  /** The version of the rules: a table is only played on under the rules it began with. */
  rules: z.int(),
  options: z.record(z.string(), z.unknown()),
  seats: z.array(seatPlanSchema),
  visibility: z.enum(['link', 'listed']),
  clock: clockSchema,
  watching: watchingSchema,
  reveal: z.boolean(),
  /** Left out where it is as usual for the clock. */
  sitIn: sitInSchema.exactOptional(),
  /** Deals only once everyone has said what to add to the shuffle, or the host starts. */
  awaitWords: z.literal(true).exactOptional(),
  host: person,
  commitment: hash,
  secret: z.string(),
  key: hash,
  invites: z.array(hash.nullable()),
  /** The table it is a rematch of. */
  after: z.string().exactOptional(),
  /** At a rematch: the seats of people, in the order in which they sat down before. */
  sat: z.array(seatSchema).exactOptional(),
  /** At a rematch: the people who were sent away before. */
  barred: z.array(person).exactOptional(),
});

const movedSchema = z.strictObject({
  is: z.literal('moved'),
  seat: seatSchema,
  answer: answerSchema,
  /** The stamp of a race. */
  at: z.int().exactOptional(),
  clock: z.literal(true).exactOptional(),
  /** Given while a computer kept the chair of a player who was away. */
  kept: z.literal(true).exactOptional(),
  by: z.enum(['person', 'bot', 'clock', 'order']),
  /** The client's own id: the same id again is the same move. */
  id: z.string().exactOptional(),
  /** Sent together with the previous answer: they are also taken back together. */
  more: z.literal(true).exactOptional(),
  /** Milliseconds on the seat's clock afterwards. */
  left: z.number().exactOptional(),
  state,
});

export const bodySchema = z.discriminatedUnion('is', [
  madeSchema,
  z.strictObject({ is: z.literal('took'), seat: seatSchema, person, name, playsFor }),
  z.strictObject({ is: z.literal('left'), seat: seatSchema }),
  z.strictObject({ is: z.literal('removed'), seat: seatSchema }),
  z.strictObject({ is: z.literal('sentAway'), person }),
  /** Whoever has this number among those who were sent away. */
  z.strictObject({ is: z.literal('letBack'), n: z.int() }),
  z.strictObject({ is: z.literal('seated'), seat: seatSchema, level: botLevelSchema }),
  z.strictObject({ is: z.literal('kept'), seat: seatSchema, level: botLevelSchema }),
  z.strictObject({ is: z.literal('returned'), seat: seatSchema }),
  z.strictObject({ is: z.literal('invited'), seat: seatSchema, invite: hash }),
  z.strictObject({ is: z.literal('locked'), key: hash }),
  z.strictObject({ is: z.literal('renamed'), person, name }),
  z.strictObject({ is: z.literal('contributed'), seat: seatSchema, words: z.string() }),
  z.strictObject({ is: z.literal('started'), state }),
  movedSchema,
  z.strictObject({
    is: z.literal('undone'),
    seat: seatSchema,
    /** Only this answer, because nobody has learnt anything from it, or everything since. */
    how: z.enum(['withdrawn', 'back']),
    id: z.string().exactOptional(),
    state,
  }),
  z.strictObject({
    is: z.literal('ordered'),
    seat: seatSchema,
    asks: z.string(),
    order: z.enum(['none', 'pass', 'pass-if-nothing-else']),
  }),
  z.strictObject({ is: z.literal('paused'), left: z.array(z.number()).exactOptional() }),
  z.strictObject({ is: z.literal('resumed') }),
  z.strictObject({ is: z.literal('ended') }),
  z.strictObject({
    is: z.literal('rematched'),
    next: tableIdSchema,
    /** The seat of the asker; a host without a seat has none. */
    seat: seatSchema.exactOptional(),
  }),
]);
export type Body = z.infer<typeof bodySchema>;
export type Made = z.infer<typeof madeSchema>;
export type Moved = z.infer<typeof movedSchema>;
