export { deckSchema, readDeckFile } from './deck.ts';
export { parseJson } from './json.ts';
export { matchSchema, readMatch } from './match.ts';
export { readScenario, scenarioSchema } from './scenario.ts';
export { schemaFiles } from './schemas.ts';
