/** Parts of the players, for code that measures or teaches them. */
export { ismcts } from './baselines/ismcts.ts';
export { type Playout, playoutBy, randomPlayout } from './baselines/playouts.ts';
export { imaginer } from './baselines/worlds.ts';
export { anyOwing, goThrough, sitDown } from './match.ts';
export { informedPlayout } from './search/playout.ts';
export { judgeOf } from './sense.ts';
