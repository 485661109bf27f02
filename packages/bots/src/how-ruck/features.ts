import type { OptionFeature } from '../sense.ts';
import { actions } from './figures.ts';

/** What is looked at in the position that an option leads to. */
const outcomes = [
  { name: 'won', nl: 'de ronde meteen wint', en: 'wins the round at once' },
  { name: 'lost', nl: 'de ronde meteen weggeeft', en: 'gives the round away at once' },
  { name: 'pull', nl: 'het vat jouw kant op trekt', en: 'pulls the barrel your way' },
  { name: 'lead', nl: 'jouw kant sterker maakt', en: 'makes your side the stronger one' },
  { name: 'leadEarly', nl: 'vroeg kracht aan jouw kant brengt', en: 'brings strength to your side early' },
  { name: 'edge', nl: 'jouw kant niet zwakker laat', en: 'does not leave your side the weaker one' },
  { name: 'safe', nl: 'je tegenstander niet laat winnen', en: 'keeps the opponent from winning next' },
  {
    name: 'near',
    nl: 'het vat uit het bereik van de ander houdt',
    en: 'keeps the barrel out of their reach',
  },
  { name: 'far', nl: 'ruimte houdt aan de overkant', en: 'keeps room at their end' },
  { name: 'threat', nl: 'dreigt de volgende beurt te winnen', en: 'threatens to win next turn' },
  { name: 'reach', nl: 'het vat binnen jouw bereik brengt', en: 'brings the barrel within your reach' },
  { name: 'monster', nl: 'Nessie niet aan jouw kant open laat', en: 'leaves no Nessie open on your side' },
  { name: 'trap', nl: 'Nessie aan de overkant zet', en: 'puts Nessie on the other side' },
  { name: 'myHigh', nl: 'een sterke trekker voorop zet', en: 'puts a strong puller in front' },
  { name: 'myLow', nl: 'je zwakste plek versterkt', en: 'strengthens your weakest spot' },
  {
    name: 'theirHigh',
    nl: 'de sterkste trekker van de ander laat staan',
    en: 'leaves their strongest puller in front',
  },
  { name: 'theirLow', nl: 'de zwakste plek van de ander ontziet', en: 'leaves their weakest spot alone' },
  {
    name: 'half',
    nl: 'het vat aan het eind in jouw helft houdt',
    en: 'keeps the barrel in your half at the end',
  },
] as const;

/** What is given up by playing a card now. */
const costs = [
  { name: 'spendsStrong', nl: 'een sterke Schot inzet', en: 'uses a strong Scot' },
  { name: 'spendsWeak', nl: 'een zwakke Schot kwijtraakt', en: 'gets rid of a weak Scot' },
  { name: 'spendsWhite', nl: 'een kaart inzet die overal past', en: 'uses a card that fits everywhere' },
  { name: 'spendsContest', nl: 'nu een krachtmeting houdt', en: 'holds a contest now' },
  { name: 'spendsNessie', nl: 'Nessie inzet', en: 'uses Nessie' },
  { name: 'waives', nl: 'van een actie afziet', en: 'skips an action' },
] as const;

/** What a card is worth to a team, when pairs are split. */
const assets = [
  { name: 'keepsStrong', nl: 'een sterke Schot in je ploeg houdt', en: 'keeps a strong Scot in your team' },
  {
    name: 'keepsWeak',
    nl: 'een zwakke Schot voor de overkant houdt',
    en: 'keeps a weak Scot for the other side',
  },
  { name: 'keepsWhite', nl: 'een kaart houdt die overal past', en: 'keeps a card that fits everywhere' },
  { name: 'keepsContest', nl: 'een How-Ruck in je ploeg houdt', en: 'keeps a How-Ruck in your team' },
  { name: 'keepsNessie', nl: 'Nessie in je ploeg houdt', en: 'keeps Nessie in your team' },
  { name: 'leaves', nl: 'het paar aan de ander laat', en: 'leaves the pair to the other' },
] as const;

export const optionFeatures: readonly OptionFeature[] = [
  ...outcomes,
  ...costs,
  ...actions.map((action) => ({
    name: `plays ${action}`,
    nl: 'deze actie goed benut',
    en: 'puts this action to good use',
  })),
  ...assets,
  ...actions.map((action) => ({
    name: `keeps ${action}`,
    nl: 'deze actie in je ploeg houdt',
    en: 'keeps this action in your team',
  })),
];

type Name =
  | (typeof outcomes)[number]['name']
  | (typeof costs)[number]['name']
  | (typeof assets)[number]['name'];
const at = (name: Name): number => optionFeatures.findIndex((feature) => feature.name === name);

export const WIDTH = optionFeatures.length;
export const WON = at('won');
export const LOST = at('lost');
export const PULL = at('pull');
export const LEAD = at('lead');
export const LEAD_EARLY = at('leadEarly');
export const EDGE = at('edge');
export const SAFE = at('safe');
export const NEAR = at('near');
export const FAR_OFF = at('far');
export const THREAT = at('threat');
export const REACH = at('reach');
export const MONSTER = at('monster');
export const TRAP = at('trap');
export const MY_HIGH = at('myHigh');
export const MY_LOW = at('myLow');
export const THEIR_HIGH = at('theirHigh');
export const THEIR_LOW = at('theirLow');
export const HALF = at('half');
export const SPENDS_STRONG = at('spendsStrong');
export const SPENDS_WEAK = at('spendsWeak');
export const SPENDS_WHITE = at('spendsWhite');
export const SPENDS_CONTEST = at('spendsContest');
export const SPENDS_NESSIE = at('spendsNessie');
export const WAIVES = at('waives');
/** The first of ten: one for each action. */
export const PLAYS = WAIVES + 1;
export const KEEPS_STRONG = at('keepsStrong');
export const KEEPS_WEAK = at('keepsWeak');
export const KEEPS_WHITE = at('keepsWhite');
export const KEEPS_CONTEST = at('keepsContest');
export const KEEPS_NESSIE = at('keepsNessie');
export const LEAVES = at('leaves');
/** The first of ten: one for each action. */
export const KEEPS = LEAVES + 1;
