import type { Scenario } from '@stamtafel/kernel';
import { z } from 'zod';
import { fileSchema } from './file-schema.ts';
import type { Equal, Mutable } from './same-type.ts';

const names = z.array(z.string());
const anything = z.record(z.string(), z.unknown());
const seed = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits');
const args = z.record(z.string(), z.union([z.string(), z.number()]));

const position = z
  .strictObject({
    zones: z
      .record(z.string(), z.union([names, z.int().min(0).max(1000)]))
      .exactOptional()
      .describe('By zone, bottom to top: the cards, or how many of those not named.'),
    facts: anything.exactOptional().describe('Facts that differ from those of a fresh match.'),
    stack: z
      .array(anything)
      .describe('The frames, each with "do"; the last one is done first. Seats are letters.'),
    seen: z
      .record(z.string(), names)
      .exactOptional()
      .describe('By seat: cards it has seen besides what the zones show it.'),
  })
  .describe('Where the scenario starts; without it, at the set-up of a match.');

const chance = z
  .strictObject({
    stream: z.string().describe('What chance is used for.'),
    top: names.exactOptional().describe('A shuffle: these cards come out on top, the first one first.'),
    numbers: z.array(z.int()).exactOptional().describe('A lot, a die or an unseen order.'),
  })
  .describe('An outcome of chance fixed in advance; used in order per stream.');

const answerStep = z
  .strictObject({
    seat: z.string(),
    answer: z.string().describe('Pick, card and target: "place rood-3-1 A.rood".'),
    at: z.number().exactOptional().describe('Time stamp in milliseconds.'),
    clock: z.boolean().exactOptional().describe('The clock gives the answer.'),
    tells: names.exactOptional().describe('Events that must be told, in this order.'),
  })
  .describe('A seat answers.');

const refusedStep = z
  .strictObject({
    seat: z.string(),
    try: z.string().describe('Pick, card and target.'),
    refused: z.string().describe('The rule that refuses it.'),
    args: args.exactOptional().describe('What the refusal tells.'),
  })
  .describe('A seat tries what is not allowed.');

const expectation = z.strictObject({
  facts: anything.exactOptional(),
  zones: z
    .record(z.string(), z.union([names, z.int(), z.strictObject({ has: names })]))
    .exactOptional()
    .describe('Cards bottom to top, a number of cards, or cards in any place.'),
  asks: z
    .record(z.string(), z.string().nullable())
    .exactOptional()
    .describe('By seat: the frame that asks it, or null.'),
  options: z
    .record(
      z.string(),
      z.union([z.int(), names, z.strictObject({ has: names.exactOptional(), lacks: names.exactOptional() })]),
    )
    .exactOptional()
    .describe('By seat: the exact answers in any order, their number, or some that are there or not.'),
  views: z
    .record(
      z.string(),
      z.strictObject({
        zones: z.record(z.string(), names).exactOptional(),
        sure: z.record(z.string(), names).exactOptional(),
      }),
    )
    .exactOptional()
    .describe('By seat or "watcher": what it sees; "?" is a hidden card.'),
  outcome: z
    .strictObject({
      reason: z.string().exactOptional(),
      scores: z.array(z.number()).exactOptional(),
      ranks: z.array(z.number()).exactOptional(),
    })
    .nullable()
    .exactOptional()
    .describe('The result, or null while the match goes on.'),
});

const expectStep = z.strictObject({ expect: expectation }).describe('What must be true at this moment.');

export const scenarioSchema = z
  .strictObject({
    $schema: z.string().exactOptional().describe('Where this schema lies, for editors.'),
    title: z.string(),
    game: z.string().describe('The id of the game: "how-ruck".'),
    proves: names.exactOptional().describe('The rules it shows.'),
    seats: z.int().exactOptional().describe('Number of players; the game’s own if left out.'),
    options: anything.exactOptional().describe('House rules.'),
    position: position.exactOptional(),
    seed: seed.exactOptional(),
    chance: z.array(chance).exactOptional(),
    steps: z.array(z.union([answerStep, refusedStep, expectStep])),
  })
  .meta({
    title: 'Stamtafel scenario',
    description: 'A position, answers and expectations. See docs/scenarios.md.',
  });

/** The schema and the kernel's own type say the same. */
export const isKernelScenario: Equal<
  Omit<z.infer<typeof scenarioSchema>, '$schema'>,
  Mutable<Scenario>
> = true;

/** A scenario from outside; `what` names its source when it has to be refused. */
export const readScenario = fileSchema(scenarioSchema, 'a scenario');
