/** What is said about tables over HTTP: how to make one, what is open about it. */
import { z } from 'zod';
import { harmIn } from './json.ts';
import { TABLE_ID } from './table-id.ts';

/** Names and chat may hold any letters, but nothing that hides, turns or breaks the line. Cleaned on the server. */
export const nameSchema = z.string().trim().min(1).max(32);
export const seatSchema = z.int().min(0).max(7);
/** Longer than any token that a house gives to a program. */
export const LONGEST_TOKEN = 1024;
export const tableIdSchema = z.string().regex(TABLE_ID, 'must be the id of a table');

/** Two simple players, and four levels of those who have learnt the game. */
export const botLevels = ['random', 'greedy', 'level1', 'level2', 'level3', 'level4'] as const;
export const botLevelSchema = z.enum(botLevels);
export type BotLevel = z.infer<typeof botLevelSchema>;

export const clockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('move'), seconds: z.int().min(5).max(3600) }),
  z.strictObject({
    kind: z.literal('match'),
    seconds: z
      .int()
      .min(30)
      .max(6 * 3600),
    increment: z
      .int()
      .min(0)
      .max(600)
      .describe('Seconds that come back after every answer; steps that no other player sees are one answer.'),
  }),
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(14).describe('For every answer.') }),
]);
export type ClockSetting = z.infer<typeof clockSchema>;

/** Who shall sit where. `me` may take several seats: they share one screen. */
const seatWishSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me'), name: nameSchema.exactOptional() }),
  z.strictObject({ kind: z.literal('open') }).describe('For any visitor with the link.'),
  z.strictObject({ kind: z.literal('bot'), level: botLevelSchema }),
]);
export type SeatWish = z.infer<typeof seatWishSchema>;

export const watchingSchema = z.enum(['off', 'live', 'delayed']);

/** When a computer plays on for a player who is away: never, when another player asks for it, or after so long. */
export const sitInSchema = z.enum(['never', 'asked', 'minute', 'fiveMinutes']);
export type SitIn = z.infer<typeof sitInSchema>;

/** House rules are looked at by the game; that looking at them does no harm is seen to here. */
const optionSchema = z.unknown().superRefine((value, context) => {
  const harm = harmIn(value);
  if (harm !== undefined) context.addIssue({ code: 'custom', message: harm });
});

export const newTableSchema = z
  .strictObject({
    game: z.string().max(40),
    options: z.record(z.string().max(40), optionSchema).default({}),
    seats: z.array(seatWishSchema).min(2).max(8),
    visibility: z.enum(['link', 'listed']).default('link'),
    clock: clockSchema.default({ kind: 'none' }),
    watching: watchingSchema.default('live'),
    reveal: z.boolean().default(true).describe('Show the secret of the shuffles when the match is over.'),
    sitIn: sitInSchema
      .exactOptional()
      .describe(
        'Left out: where a clock runs after the time of the house, otherwise when another player asks. Never by itself where days are the clock.',
      ),
    awaitWords: z
      .boolean()
      .exactOptional()
      .describe(
        'Deal only once all have said what to add to the shuffle, or the host starts; otherwise a table of one person and bots begins at once.',
      ),
    name: nameSchema.exactOptional().describe('What you are called; kept for the next time.'),
  })
  .meta({ id: 'NewTable' });
export type NewTable = z.infer<typeof newTableSchema>;

const phaseSchema = z.enum(['gathering', 'playing', 'paused', 'over', 'frozen']);

const seatInfoSchema = z
  .strictObject({
    kind: z.enum(['open', 'person', 'bot']),
    name: z.string(),
    level: botLevelSchema.exactOptional().describe('Of a bot, or of the bot that keeps the chair.'),
    kept: z.boolean().describe('A bot keeps the chair of a player who is gone.'),
    present: z.boolean(),
    yours: z.boolean(),
    ready: z.boolean().describe('Has added to the shuffle, or waived it.'),
    remaining: z.number().exactOptional().describe('Milliseconds on the clock when this was sent.'),
  })
  .meta({ id: 'Seat' });
export type SeatInfo = z.infer<typeof seatInfoSchema>;

const fairnessInfoSchema = z.strictObject({
  commitment: z.string(),
  contributions: z
    .array(z.string())
    .describe('By seat, in the order of the seats; empty if nothing was added.'),
  secret: z.string().exactOptional().describe('Only after the match, where the table allows it.'),
});

/** A table as all may see it, plus what concerns the caller (`yours`, `host`, `invites`). */
export const tableInfoSchema = z
  .strictObject({
    id: tableIdSchema,
    game: z.string(),
    rules: z.int(),
    options: z.record(z.string(), z.unknown()),
    phase: phaseSchema,
    visibility: z.enum(['link', 'listed']),
    clock: clockSchema,
    watching: watchingSchema,
    reveal: z.boolean(),
    sitIn: sitInSchema.exactOptional().describe('Left out: after the time of the house.'),
    awaitWords: z.literal(true).exactOptional(),
    dealsIn: z
      .int()
      .exactOptional()
      .describe('Milliseconds until the cards are dealt, while everybody sits and that is counted down.'),
    seats: z.array(seatInfoSchema),
    host: z.boolean().describe('Whether you are the host.'),
    sent: z
      .array(z.strictObject({ n: z.int(), seat: seatSchema.exactOptional() }))
      .exactOptional()
      .describe(
        'For the host: who was sent away, by number, with the chair it was from. Watchers have none.',
      ),
    mayResume: z
      .literal(true)
      .exactOptional()
      .describe('While paused: you may resume. Every player may once the host has been away for a while.'),
    sentAway: z
      .literal(true)
      .exactOptional()
      .describe('The host has closed this table to you: you see nothing of the match and cannot sit down.'),
    watchers: z.int(),
    fairness: fairnessInfoSchema.exactOptional(),
    next: tableIdSchema.exactOptional().describe('The table of the rematch.'),
    nextBy: seatSchema.exactOptional().describe('The seat of who asked for the rematch.'),
    made: z.number().describe('When it was made, in milliseconds since 1970.'),
    asked: z
      .literal(true)
      .exactOptional()
      .describe('In the list of your own tables: this one waits for an answer of yours.'),
    trouble: z.string().exactOptional().describe('Why a frozen table cannot go on.'),
  })
  .meta({ id: 'Table' });
export type TableInfo = z.infer<typeof tableInfoSchema>;

/**
 * A refusal or an error, the same everywhere: what happened, that nothing is lost, and by which rule. Nothing has
 * changed, except perhaps with 'save-unknown': the disk did not say whether it has kept this.
 */
export const troubleSchema = z
  .strictObject({
    code: z
      .enum([
        'bad-input',
        'not-found',
        'not-allowed',
        'nobody-to-ask',
        'not-live',
        'taken',
        'full',
        'refused',
        'outdated',
        'too-much',
        'cannot-save',
        'save-unknown',
        'no-room',
        'frozen',
        'paused',
        'over',
        'busy',
        'fault',
      ])
      .describe(
        'Nothing has changed, except perhaps with "save-unknown": nobody knows whether this was saved. Look again before you repeat it.',
      ),
    text: z.string().describe('For people, in English; clients have their own words for the code.'),
    rule: z.string().exactOptional().describe('The rule that forbids it, with code "refused".'),
    args: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
  })
  .meta({ id: 'Trouble' });
export type Trouble = z.infer<typeof troubleSchema>;

/** Taking a seat: with an invite (this seat, once), with the key of the door, or at a listed table with neither. */
export const takeSeatSchema = z
  .strictObject({
    seat: seatSchema.exactOptional(),
    name: nameSchema,
    key: z.string().max(64).exactOptional(),
    invite: z.string().max(64).exactOptional(),
  })
  .meta({ id: 'TakeSeat' });
export type TakeSeat = z.infer<typeof takeSeatSchema>;

/** What can be done at a table besides playing. */
export const tableActionSchema = z
  .discriminatedUnion('do', [
    z.strictObject({ do: z.literal('start') }).describe('Begin now that all seats are taken.'),
    z
      .strictObject({
        do: z.literal('contribute'),
        words: z.string().max(64).describe('Your part of the shuffle; empty to waive it.'),
      })
      .describe('Add to the shuffle before the deal.'),
    z.strictObject({ do: z.literal('leave'), seat: seatSchema.exactOptional() }),
    z.strictObject({ do: z.literal('handOver'), seat: seatSchema }).describe('Gives an invite to your seat.'),
    z
      .strictObject({ do: z.literal('invite'), seat: seatSchema })
      .describe('Gives an invite to an open seat.'),
    z.strictObject({ do: z.literal('remove'), seat: seatSchema }),
    z
      .strictObject({
        do: z.literal('sendAway'),
        line: z.number().describe('The `n` of a line of the chat.'),
      })
      .describe('Closes the table to the watcher who said this.'),
    z
      .strictObject({
        do: z.literal('letBack'),
        n: z.int().describe('The number among `sent`.'),
      })
      .describe('Opens the table again to somebody who was sent away.'),
    z
      .strictObject({ do: z.literal('bot'), seat: seatSchema, level: botLevelSchema })
      .describe('A bot sits down on an open seat, or, if the others agree, in for a player who is gone.'),
    z.strictObject({ do: z.literal('rename'), name: nameSchema }),
    z
      .strictObject({ do: z.literal('newKey') })
      .describe('A new key for the door; the old link stops working.'),
    z.strictObject({ do: z.literal('pause') }),
    z.strictObject({ do: z.literal('resume') }),
    z.strictObject({ do: z.literal('end') }),
    z.strictObject({ do: z.literal('rematch') }).describe('A new table with the same people.'),
  ])
  .meta({ id: 'TableAction' });
export type TableAction = z.infer<typeof tableActionSchema>;

/** What an action gives back: the table after it, and what only the caller may know. */
export const actedSchema = z
  .strictObject({
    table: tableInfoSchema,
    invite: z.string().exactOptional(),
    key: z.string().exactOptional(),
  })
  .meta({ id: 'Acted' });
export type Acted = z.infer<typeof actedSchema>;
