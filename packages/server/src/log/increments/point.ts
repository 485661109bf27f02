/**
 * One point in time, as a file: what changed in the database since the point before it. Lines of JSON, compressed; the last
 * line is the sum of all others, and the first names the sum of the point before, so that none can be missing, torn or
 * another without a word.
 */
import { hash as digest } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { CannotOpen } from '../port.ts';

const sumSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** Up to where the database is in this and all points before it. */
const marksSchema = z.strictObject({
  /** Which database: one that was restored is another. */
  lineage: z.string(),
  /** The number of the newest entry, and its hash. */
  entry: z.int(),
  hash: z.string(),
  /** The number of the newest change that is no entry. */
  change: z.int(),
});

const headSchema = z.strictObject({
  stamtafel: z.literal('increment'),
  format: z.literal(1),
  /** Counted from 0, which is the whole copy itself. */
  number: z.int().min(0),
  at: z.iso.datetime(),
  /** The sum of the point before; of the first, that of the whole copy. */
  after: sumSchema,
  marks: marksSchema,
});

const cardSchema = z.strictObject({
  table: z.string(),
  game: z.string(),
  phase: z.enum(['gathering', 'playing', 'paused', 'over', 'frozen']),
  listed: z.boolean(),
  made: z.number(),
  touched: z.number(),
  people: z.array(z.string()),
  due: z.number().exactOptional(),
});

const lineSchema = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('table'),
    card: cardSchema,
    /** The number of the first entry. */
    first: z.int().min(0),
    entries: z
      .array(
        z.strictObject({
          at: z.int(),
          body: z.string(),
          names: z
            .array(z.strictObject({ place: z.int(), person: z.string(), name: z.string() }))
            .exactOptional(),
        }),
      )
      .min(1),
    /** The hash of the last one. */
    hash: sumSchema,
  }),
  /** A card that has changed without an entry. */
  z.strictObject({ is: z.literal('card'), card: cardSchema }),
  z.strictObject({ is: z.literal('gone'), table: z.string() }),
  z.strictObject({ is: z.literal('forgotten'), person: z.string(), at: z.int() }),
  /** From here on the table is not copied any more. */
  z.strictObject({ is: z.literal('damaged'), table: z.string(), why: z.string() }),
]);

export type Marks = z.infer<typeof marksSchema>;
export type Head = z.infer<typeof headSchema>;
export type Line = z.infer<typeof lineSchema>;
export type TableLine = Extract<Line, { is: 'table' }>;

export interface Point {
  readonly head: Head;
  readonly lines: readonly Line[];
  readonly sum: string;
}

/** A quarter of a gibibyte: no point is anywhere near that long. */
const LONGEST = 0x1000_0000;

const sumOf = (text: string): string => digest('sha256', text, 'hex');

/** The file appears whole or not at all. */
export function writePoint(file: string, head: Head, lines: readonly Line[]): void {
  const text = [head, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
  const half = `${file}.part`;
  const fd = openSync(half, 'w', 0o600);
  try {
    writeFileSync(fd, gzipSync(`${text}${sumOf(text)}\n`));
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  renameSync(half, file);
}

/** Throws CannotOpen if it is not as it was written. */
export function readPoint(file: string): Point {
  try {
    const text = gunzipSync(readFileSync(file), { maxOutputLength: LONGEST }).toString('utf8');
    const end = text.lastIndexOf('\n', text.length - 2) + 1;
    const sum = text.slice(end, -1);
    if (sum !== sumOf(text.slice(0, end))) throw new Error('torn');
    const [head, ...lines] = text.slice(0, end - 1).split('\n');
    return {
      head: headSchema.parse(JSON.parse(head ?? '')),
      lines: lines.map((line) => lineSchema.parse(JSON.parse(line))),
      sum,
    };
  } catch {
    throw new CannotOpen(`${file} is damaged, or not an increment of this version.`);
  }
}
