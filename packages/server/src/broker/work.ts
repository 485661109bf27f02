/** A thought on its way to another node: what a bot gets, and for whom it thinks. */
import { answerSchema, botLevelSchema, seatSchema, tableIdSchema } from '@stamtafel/protocol';
import { z } from 'zod';

const face = z.int();

/** Frames and facts are the game's own plain data. */
const view = z.strictObject({
  game: z.string(),
  viewer: z.int(),
  zones: z.array(z.array(z.int())),
  bags: z.array(
    z.strictObject({
      within: z.int(),
      sure: z.array(face),
      limits: z.array(z.strictObject({ faces: z.array(face), least: z.int(), most: z.int() })),
    }),
  ),
  waiting: z.int(),
  welcome: z.int(),
  stack: z.array(z.looseObject({ do: z.string(), seat: z.int().exactOptional() })),
  sealed: z.int(),
  order: z.int(),
  facts: z.looseObject({}),
});

const decision = z.strictObject({
  seat: seatSchema,
  asks: z.string(),
  rule: z.string(),
  optional: z.boolean(),
  options: z.array(answerSchema),
  timeout: answerSchema.exactOptional(),
});

export const workSchema = z.strictObject({
  table: tableIdSchema,
  thought: z.strictObject({
    setting: z.strictObject({
      game: z.string(),
      rules: z.int().exactOptional(),
      seats: z.int(),
      options: z.record(z.string(), z.unknown()),
    }),
    level: botLevelSchema,
    character: z.int(),
    view,
    decision,
    seed: z.int(),
    atSight: z.boolean(),
  }),
  dueMs: z.number().min(0),
  waiters: z.array(z.strictObject({ person: z.string(), neighbourhood: z.array(z.string()) })),
});
/** Left out for a decision that the clock does not answer. */
export type Work = z.infer<typeof workSchema>;

export const thoughtReplySchema = z.strictObject({
  /** Null: the bot does not want to speak up. */
  answer: answerSchema.nullable(),
});
