import type { Recipe } from './recipe.ts';

const imitation = { do: 'imitate', iterations: 300, every: 20, everyPosition: 12, byRest: false } as const;
const practice = {
  do: 'practise',
  stride: 0.02,
  credit: 0.97,
  margin: 0,
  variety: 0,
  firstSight: true,
} as const;

/** One round of How-Ruck!: what barrels are worth between rounds is arithmetic. */
const oneBarrel = { seats: [2], variants: [{ barrelsToWin: 1 }] } as const;
/**
 * What a card is worth when pairs are split is learnt from who wins with which team, not from how others split, and so
 * many times that the better one of two is nearly always kept.
 */
const splittingByTeams = {
  do: 'conclude',
  known: { option: { leaves: 0 }, state: { match: 1 } },
  alike: { option: 'keeps', state: 'team', times: 20 },
} as const;
const stierenVersieren = { seats: [2, 2, 3, 4], variants: [{}] } as const;
const ballenMetStieren = {
  seats: [2],
  variants: [
    {},
    {},
    {},
    { specialities: 'off' },
    { spuger: 'both', bench: 'reservesAndUsed' },
    { lastTurn: 'equal', hoefDifference: 'attackerHigher' },
    {},
    { spuger: 'away' },
  ],
} as const;

/** By game. */
export const recipes: { readonly [game: string]: Recipe } = {
  'how-ruck': [
    {
      ...imitation,
      teacher: 'greedy',
      matches: 600,
      every: 4,
      seats: [2],
      variants: [{ barrelsToWin: 1 }, {}],
      seed: 21,
    },
    { ...practice, steps: 50, matches: 2000, stride: 0.03, firstSight: false, ...oneBarrel, seed: 22 },
    { do: 'value', where: 8, strayAtSight: 1, matches: 30_000, ...oneBarrel, seed: 23 },
    splittingByTeams,
    { ...practice, steps: 30, matches: 2000, firstSight: false, ...oneBarrel, seed: 24 },
    { do: 'value', where: 8, strayAtSight: 0.5, matches: 30_000, ...oneBarrel, seed: 25 },
  ],
  'four-downs': [
    {
      ...imitation,
      teacher: 'greedy',
      matches: 360,
      every: 4,
      seats: [2, 2, 3, 4],
      variants: [{}, {}, { 'pd4.firstDowns': 'on' }],
      seed: 2,
    },
    {
      ...practice,
      steps: 40,
      matches: 480,
      credit: 0.9,
      seats: [2, 2, 3, 4],
      variants: [{}, {}, { 'pd4.firstDowns': 'on' }],
      seed: 3,
    },
  ],
  'five-possessions': [
    { ...imitation, teacher: 'greedy', matches: 150, every: 4, seats: [2], variants: [{}], seed: 5 },
    { ...practice, steps: 40, matches: 100, credit: 0.95, seats: [2], variants: [{}], seed: 6 },
  ],
  'stieren-versieren': [
    { ...imitation, teacher: 'greedy', matches: 400, every: 4, ...stierenVersieren, seed: 1 },
    {
      ...practice,
      steps: 150,
      matches: 600,
      stride: 0.03,
      margin: 0.3,
      variety: 0.002,
      ...stierenVersieren,
      seed: 2,
    },
    { do: 'value', where: 8, strayAtSight: 0, matches: 6000, ...stierenVersieren, seed: 3 },
  ],
  'ballen-met-stieren': [
    { ...imitation, teacher: 'greedy', matches: 1000, every: 4, ...ballenMetStieren, seed: 1 },
    { ...practice, steps: 160, matches: 800, stride: 0.03, ...ballenMetStieren, seed: 2 },
    { do: 'value', where: 'rests', strayAtSight: 0, matches: 12_000, ...ballenMetStieren, seed: 3 },
  ],
  'stier-zoekt-bier': [
    { ...imitation, teacher: 'greedy', matches: 300, every: 4, seats: [3, 4], variants: [{}], seed: 1 },
    { ...practice, steps: 60, matches: 300, credit: 1, margin: 0.2, seats: [3, 4], variants: [{}], seed: 2 },
  ],
};
