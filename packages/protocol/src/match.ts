import type { MatchRecord } from '@stamtafel/kernel';
import { z } from 'zod';
import { fileSchema } from './file-schema.ts';
import type { Equal, Mutable } from './same-type.ts';

const hex = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits');

const answer = z.strictObject({
  pick: z.string(),
  card: z.string().exactOptional(),
  to: z.union([z.string(), z.number()]).exactOptional(),
});

const entry = z
  .strictObject({
    seat: z.int().min(0).max(7).describe('Counted from 0.'),
    answer,
    at: z.number().exactOptional().describe('Time stamp in milliseconds.'),
    clock: z.literal(true).exactOptional().describe('The clock gave the answer.'),
    hash: hex.describe('Covers this answer and everything before it.'),
  })
  .describe('One answer.');

/** An answer whose hash follows from the others. */
export const givenSchema = entry.omit({ hash: true });

const fairness = z
  .strictObject({
    commitment: hex.describe('Published before the deal.'),
    contributions: z.array(z.string()).describe('By seat: what it added.'),
    secret: hex.exactOptional().describe('Shown when the match is over.'),
  })
  .describe('How the seed came about.');

export const matchSchema = z
  .strictObject({
    format: z.literal('stamtafel-match-1'),
    game: z.string(),
    rules: z.int().min(1).describe('The version of the rules it was played under.'),
    seats: z.int(),
    options: z.record(z.string(), z.unknown()).describe('House rules that differ from the game’s own.'),
    players: z.array(z.string()).exactOptional(),
    seed: hex.exactOptional(),
    fairness: fairness.exactOptional(),
    entries: z.array(entry),
    result: z
      .strictObject({
        scores: z.array(z.number()),
        ranks: z.array(z.number()).describe('1 is best; equal numbers share the place.'),
        reason: z.string(),
      })
      .exactOptional(),
  })
  .meta({
    title: 'Stamtafel match',
    description: 'Seed, options and answers of a match. `stamtafel verify` replays it.',
  });

/** The schema and the kernel's own type say the same. */
export const isKernelMatch: Equal<z.infer<typeof matchSchema>, Mutable<MatchRecord>> = true;

/** A match file from outside; `what` names its source when it has to be refused. */
export const readMatch = fileSchema(matchSchema, 'a match file');
