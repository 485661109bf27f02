import type { Action, Card, Result, Ruling, Symbol as Sign, Speciality } from './deck.ts';
import type { Options } from './options.ts';
import type { RuleId } from './rule-ids.ts';
import { specialityOf } from './rules/values.ts';

/** The rules that are about a card, its own first. */
export function rulesOf(card: Card, options: Options): readonly RuleId[] {
  switch (card.kind) {
    case 'action':
      return [actionRules[card.action], signRules[card.symbol], 'BMS-074'];
    case 'referee':
    case 'var':
      return [...rulingRules(card.ruling), 'BMS-201', 'BMS-206'];
    case 'bull': {
      const speciality = specialityOf(card, options);
      const own = speciality === '' ? [] : specialityRules[speciality];
      return [...own, 'BMS-060', 'BMS-061', 'BMS-062', 'BMS-067'];
    }
  }
}

/** BMS-201 In the order in which it is carried out; BMS-207 without a decision the attack goes on. */
function rulingRules({ yellow, red, shuffleVar, result }: Ruling): readonly RuleId[] {
  return [
    ...(yellow ? (['BMS-230', 'BMS-231'] as const) : []),
    ...(red ? (['BMS-232', 'BMS-233'] as const) : []),
    ...(shuffleVar ? (['BMS-203'] as const) : []),
    result ? resultRules[result] : 'BMS-207',
  ];
}

const resultRules: { readonly [R in Result]: RuleId } = {
  goal: 'BMS-204',
  noGoal: 'BMS-204',
  var: 'BMS-205',
  freeKick: 'BMS-210',
  penalty: 'BMS-220',
};

const signRules: { readonly [S in Sign]: RuleId } = { S: 'BMS-070', H: 'BMS-071', '-': 'BMS-072' };

const specialityRules: { readonly [S in Speciality]: readonly RuleId[] } = {
  afmaker: ['BMS-251'],
  doelman: ['BMS-252'],
  'dikke-huid': ['BMS-253'],
  'vrije-trapper': ['BMS-254'],
  penaltykiller: ['BMS-255'],
  counterspits: ['BMS-256'],
  spuger: ['BMS-261', 'BMS-262'],
};

/** The first of its rules; those that go further into it follow there. */
const actionRules: { readonly [A in Action]: RuleId } = {
  bodycheck: 'BMS-101',
  'cheerleader-bertha': 'BMS-102',
  counter: 'BMS-103',
  'doorgestoken-kaart': 'BMS-104',
  'eerlijk-spel': 'BMS-105',
  'gluren-bij-de-buren': 'BMS-106',
  hands: 'BMS-107',
  'hoef-van-god': 'BMS-108',
  'hooli-gans': 'BMS-109',
  'joelende-koeien': 'BMS-110',
  kanonskogel: 'BMS-111',
  koeienvlaai: 'BMS-112',
  kopstoot: 'BMS-113',
  krachtvoer: 'BMS-114',
  matchfixing: 'BMS-115',
  modderpoel: 'BMS-116',
  'nieuwe-hoefijzers': 'BMS-117',
  sabotage: 'BMS-118',
  schwalbe: 'BMS-119',
  sliding: 'BMS-120',
  'slijmen-bij-de-scheids': 'BMS-121',
  'strategie-aanpassen': 'BMS-122',
  tackle: 'BMS-123',
  'van-ruilen-komt-huilen': 'BMS-124',
  wissel: 'BMS-125',
  'wissel-truc': 'BMS-126',
};
