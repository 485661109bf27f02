export { type Bot, type Budget, spend } from './bot.ts';
export { diceOf, type Played, playMatch, playOn, type Sitting } from './match.ts';
export { type Level, type LevelName, levelNames, type Mind, type Persona } from './mind.ts';
export { mindOf } from './minds.ts';
export { type BotName, baselineNames, botNamed, botNames, USUAL_BUDGET } from './named.ts';
export { players, random } from './players.ts';
export { winShares } from './utility.ts';
