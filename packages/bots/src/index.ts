export { diceOf, type Played, playMatch, playOn, type Sitting } from './match.ts';
export { players, random } from './players.ts';
