/** What a link to a played match says beside its seed and its answers. */
import { z } from 'zod';
import { botLevelSchema } from './house.ts';
import { harmIn } from './json.ts';
import { givenSchema } from './match.ts';
import { nameSchema } from './shared-deal.ts';

/** A name, and how the computer plays that has it; 0 for a person. */
const sitterSchema = z.tuple([nameSchema, z.union([botLevelSchema, z.literal(0)])]);

export const MOST_ANSWERS = 10_000;
const placeSchema = z.int().min(0).max(MOST_ANSWERS);

const sharedMatchSchema = z
  .strictObject({
    game: z.string().max(40),
    rules: z.int().min(1),
    options: z.record(z.string().max(40), z.unknown()),
    sitters: z.array(sitterSchema).min(1).max(8),
    /** How many were given. */
    answers: placeSchema,
    /** By their place: when an answer was given, where that counts, or the whole of one that was not on offer. */
    others: z.array(z.tuple([placeSchema, z.union([z.number(), givenSchema])])).max(MOST_ANSWERS),
  })
  .refine(({ options }) => harmIn(options) === undefined);

export type SharedMatch = z.infer<typeof sharedMatchSchema>;

/** A match from outside; undefined for anything else. */
export const readSharedMatch = (value: unknown): SharedMatch | undefined =>
  sharedMatchSchema.safeParse(value).data;
