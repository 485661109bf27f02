export { lowest } from './bits.ts';
export {
  below,
  type ChanceState,
  fast31,
  fastBelow,
  fastFork,
  fastSeed,
  fastShuffle,
  shuffle,
} from './chance.ts';
export { commit, type Fairness, seedOf, verifyFairness } from './commitment.ts';
export { type FixedChance, fixChance } from './forced.ts';
export {
  BadInput,
  type Game,
  inOrder,
  knowsRules,
  type Match,
  open,
  type Question,
  type Rule,
  type Rules,
  unsaid,
} from './game.ts';
export {
  answer,
  answerText,
  carryOut,
  type Decision,
  outcome,
  pending,
  playout,
  RESIGN,
  Refused,
  settle,
  start,
  toAnswer,
  waiting,
} from './play.ts';
export { cardNamed, type Position, position, seatLetter, seatOf } from './position.ts';
export {
  canonical,
  type Entry,
  entryHash,
  type Flaw,
  type MatchRecord,
  openingHash,
  type Recorder,
  recorder,
  seedIn,
  verifyRecord,
} from './record.ts';
export { type Expectation, runScenario, type Scenario, type Step } from './scenario.ts';
export { sureOfZone, viewedZone } from './seen.ts';
export { clone, restore } from './state.ts';
export { Table, type Telling, type Told } from './table.ts';
export * from './types.ts';
export { hasLearntNothing, hasSeenMore, type Undo, undo } from './undo.ts';
export {
  bagOfHidden,
  type Event,
  eventsFor,
  glance,
  isSameView,
  type Looked,
  type SeenBag,
  type View,
  view,
  viewAfter,
} from './view.ts';
export { why } from './why.ts';
export { readAnswer } from './words.ts';
export { world } from './world.ts';
