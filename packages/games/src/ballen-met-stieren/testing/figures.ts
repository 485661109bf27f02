import { type Action, bullTable } from '../deck.ts';
import { type CustomFigures, ownDeckTemplate } from '../own-deck.ts';

type Counts = { readonly [action in Action]?: number };

/** Our own figures with other action cards. */
export const figuresWith = (actions: Counts, change: Partial<CustomFigures> = {}): CustomFigures => ({
  ...ownDeckTemplate(),
  actions,
  ...change,
});

const sixteen = bullTable.map((_, i) => i);

/** Cards that look, move and hide: what hands and piles hold is tested hard. */
export const thieves = figuresWith({
  sabotage: 6,
  'gluren-bij-de-buren': 4,
  'van-ruilen-komt-huilen': 6,
  'strategie-aanpassen': 6,
  matchfixing: 4,
  'wissel-truc': 4,
  wissel: 4,
  modderpoel: 4,
});

/** Cards that interrupt and restart, officials that book and shuffle all the time, bulls that often tie. */
export const brawlers = figuresWith(
  {
    'eerlijk-spel': 6,
    koeienvlaai: 5,
    kopstoot: 4,
    schwalbe: 6,
    'doorgestoken-kaart': 6,
    counter: 4,
    hands: 3,
    'hooli-gans': 4,
  },
  {
    bulls: {
      oranje: sixteen.map(() => ({ attack: 5, defence: 5 })),
      wit: sixteen.map((i) => ({ attack: 5, defence: 5, speciality: i % 2 ? 'afmaker' : 'doelman' })),
    },
    referee: Array.from({ length: 11 }, (_, i) => ({
      yellow: i % 3 === 0 ? 'attacker' : '',
      shuffleVar: i % 2 === 0,
      result: i % 4 === 0 ? 'var' : i % 4 === 1 ? 'freeKick' : i % 4 === 2 ? 'penalty' : '',
    })),
    var: [
      { result: 'goal' },
      { yellow: 'defender' },
      { result: 'freeKick', shuffleVar: true },
      { result: 'penalty' },
      { result: 'noGoal' },
    ],
  },
);
