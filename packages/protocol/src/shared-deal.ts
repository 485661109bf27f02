/** What a link to the same cards says: everything that makes the deal, and what the sender made of it. */
import { z } from 'zod';
import { botLevelSchema, seatSchema } from './house.ts';
import { harmIn } from './json.ts';

const timesSchema = z.int().min(1).max(9999).exactOptional();

const resultSchema = z.strictObject({
  score: z.number(),
  rank: z.int().min(1).max(8),
  /** How often a tip was asked for and an answer taken back, where it was: for a fair comparison. */
  tips: timesSchema,
  takenBack: timesSchema,
  /** What the sender chose first, as the rules write answers: to tell where the matches part. */
  chosen: z.array(z.string().max(200)).max(100).exactOptional(),
});

const hidden = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** Anybody can write a link: nothing in a name may hide, turn or break the line. Nothing may be left of one. */
export const nameSchema = z
  .string()
  .max(64)
  .transform((name) => Array.from(name.replace(hidden, '').trim()).slice(0, 32).join(''));

const sharedDealSchema = z
  .strictObject({
    game: z.string().max(40),
    rules: z.int().min(1),
    seat: seatSchema,
    /** Of the computers on the other chairs, in the order of those. */
    levels: z.array(botLevelSchema).min(1).max(7),
    seed: z.string().regex(/^[0-9a-f]{64}$/),
    options: z.record(z.string().max(40), z.unknown()),
    /** Who the computers are, and how their dice fall, follows from it. */
    place: z.string().min(1).max(64),
    result: resultSchema,
    /** Empty for a player without a name. */
    sender: nameSchema,
  })
  .refine(({ seat, levels, result }) => seat <= levels.length && result.rank <= levels.length + 1)
  .refine(({ options }) => harmIn(options) === undefined);

export type SharedDeal = z.infer<typeof sharedDealSchema>;

/** A deal from outside; undefined for anything else. */
export const readSharedDeal = (value: unknown): SharedDeal | undefined =>
  sharedDealSchema.safeParse(value).data;
