export { blankMind } from './blank-mind.ts';
export { atOnce, type Bot, type Budget, spend, type Thinker, type Thinking } from './bot.ts';
export { characterOf } from './character.ts';
export { type Advice, type Advising, advise, hint, type Reason, type Suggestion } from './hint.ts';
export { adviceLines } from './hint-texts.ts';
export { levelTexts } from './level-texts.ts';
export {
  diceOf,
  type Played,
  playMatch,
  playOn,
  type Seated,
  type Sitting,
  type Thoughtful,
} from './match.ts';
export { type Level, type LevelName, levelNames, type Mind, type Persona } from './mind.ts';
export { hasMind, mindOf } from './minds.ts';
export {
  type BotName,
  baselineNames,
  botNamed,
  botNames,
  isSimple,
  thinkerNamed,
  USUAL_BUDGET,
} from './named.ts';
export { players, random } from './players.ts';
export { thinkInSlices } from './slices.ts';
export { winShares } from './utility.ts';
export { personaAt, personaOf } from './who.ts';
