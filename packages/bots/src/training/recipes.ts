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
    {
      ...practice,
      steps: 11,
      matches: 4000,
      credit: 1,
      firstSight: false,
      seats: [2],
      variants: [{ barrelsToWin: 1 }],
      seed: 21,
    },
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
    { ...imitation, teacher: 'greedy', matches: 400, every: 4, seats: [2, 2, 3, 4], variants: [{}], seed: 1 },
    { ...practice, steps: 60, matches: 400, seats: [2, 2, 3, 4], variants: [{}], seed: 2 },
  ],
  'ballen-met-stieren': [
    {
      ...imitation,
      teacher: 'greedy',
      matches: 1000,
      every: 4,
      seats: [2],
      variants: [{}, { specialities: 'off' }],
      seed: 1,
    },
    { ...practice, steps: 140, matches: 400, seats: [2], variants: [{}, { specialities: 'off' }], seed: 2 },
    {
      do: 'value',
      where: 'rests',
      matches: 6000,
      seats: [2],
      variants: [{}, { specialities: 'off' }],
      seed: 3,
    },
  ],
  'stier-zoekt-bier': [
    { ...imitation, teacher: 'greedy', matches: 300, every: 4, seats: [3, 4], variants: [{}], seed: 1 },
    { ...practice, steps: 60, matches: 300, credit: 1, margin: 0.2, seats: [3, 4], variants: [{}], seed: 2 },
  ],
};
