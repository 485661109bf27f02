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
      ...imitation,
      teacher: 'search',
      matches: 360,
      iterations: 400,
      every: 10,
      seats: [2, 2, 3, 4],
      variants: [{}, {}, { 'pd4.firstDowns': 'on' }],
      seed: 3,
    },
    {
      ...imitation,
      teacher: 'search',
      matches: 360,
      iterations: 400,
      every: 10,
      seats: [2, 2, 3, 4],
      variants: [{}, {}, { 'pd4.firstDowns': 'on' }],
      seed: 4,
    },
  ],
  'five-possessions': [
    { ...imitation, teacher: 'greedy', matches: 150, every: 4, seats: [2], variants: [{}], seed: 5 },
    {
      ...imitation,
      teacher: 'search',
      matches: 150,
      iterations: 80,
      every: 40,
      everyPosition: 4,
      byRest: true,
      seats: [2],
      variants: [{}],
      seed: 6,
    },
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
    { ...practice, steps: 60, matches: 300, stride: 0.01, credit: 1, seats: [3, 4], variants: [{}], seed: 2 },
  ],
};
