export { below, type ChanceState, fastBelow, fastSeed, fastShuffle, shuffle } from './chance.ts';
export { type FixedChance, fixChance } from './forced.ts';
export { BadInput, type Game, type Match, open, type Rule, type Rules } from './game.ts';
export {
  answer,
  answerText,
  carryOut,
  type Decision,
  outcome,
  pending,
  playout,
  Refused,
  start,
  toAnswer,
} from './play.ts';
export { type Position, position, seatLetter, seatOf } from './position.ts';
export { clone, restore } from './state.ts';
export { Table, type Telling, type Told } from './table.ts';
export * from './types.ts';
export { type Event, eventsFor, type SeenBag, type View, view } from './view.ts';
export { why } from './why.ts';
export { readAnswer } from './words.ts';
export { world } from './world.ts';
