/** The JSON Schemas for others: editors, other languages. `npm run schemas` writes them to docs/schema/. */
import { z } from 'zod';
import { deckSchema } from './deck.ts';
import { matchSchema } from './match.ts';
import { scenarioSchema } from './scenario.ts';

/** By file name. */
export const schemaFiles = (): { readonly [file: string]: object } => ({
  'deck.schema.json': z.toJSONSchema(deckSchema),
  'match.schema.json': z.toJSONSchema(matchSchema),
  'scenario.schema.json': z.toJSONSchema(scenarioSchema),
});
