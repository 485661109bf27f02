import { z } from 'zod';
import { fileSchema } from './file-schema.ts';

/** The figures of an own copy, as a file. What the deck itself may hold is the game's matter. */
export const deckSchema = z
  .strictObject({
    $schema: z.string().exactOptional(),
    game: z.string().describe('The id of the game, e.g. "how-ruck".'),
    deck: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]).describe('The cards.'),
  })
  .meta({
    title: 'Stamtafel deck',
    description: 'The figures of your own copy. `stamtafel deck init GAME` writes one to be filled in.',
  });

/** A deck file from outside; `what` names its source when it has to be refused. */
export const readDeckFile = fileSchema(deckSchema, 'a deck file');
