export { deckSchema, readDeckFile } from './deck.ts';
export * from './house.ts';
export { parseJson } from './json.ts';
export * from './live.ts';
export { matchSchema, readMatch } from './match.ts';
export { type Changes, difference, type Patch, patched } from './patch.ts';
export { readProgramLine } from './program-line.ts';
export { readScenario, scenarioSchema } from './scenario.ts';
export { schemaFiles } from './schemas.ts';
