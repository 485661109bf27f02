import type { Language } from '@stamtafel/games/edition.ts';

/** What the parts of a deck file are called in the form. The files themselves have one language. */
const nl = {
  scots: 'Schotten',
  actions: 'acties',
  bulls: 'stieren',
  cows: 'koeien',
  beers: 'bieren',
  referee: 'scheidsrechter',
  var: 'VAR',
  oranje: 'oranje',
  wit: 'wit',
  allesdrinker: 'Allesdrinker',
  colour: 'kleur',
  strength: 'sterkte',
  howRuck: 'How-Ruck',
  lady: 'dame',
  nessie: 'Nessie',
  id: 'kaart',
  name: 'naam',
  value: 'waarde',
  kind: 'soort',
  dots: 'stippen',
  symbol: 'symbool',
  symbols: 'symbolen',
  attack: 'aanval',
  defence: 'verdediging',
  speciality: 'specialiteit',
  yellow: 'geel',
  red: 'rood',
  shuffleVar: 'VAR schudden',
  result: 'uitspraak',
  steps: 'treden',
  O: 'oranje',
  P: 'paars',
  G: 'groen',
  B: 'blauw',
  L: 'grijs',
};

type Words = { readonly [part in keyof typeof nl]: string };

const en: Words = {
  scots: 'Scots',
  actions: 'actions',
  bulls: 'bulls',
  cows: 'cows',
  beers: 'beers',
  referee: 'referee',
  var: 'VAR',
  oranje: 'orange',
  wit: 'white',
  allesdrinker: 'Allesdrinker',
  colour: 'colour',
  strength: 'strength',
  howRuck: 'How-Ruck',
  lady: 'lady',
  nessie: 'Nessie',
  id: 'card',
  name: 'name',
  value: 'value',
  kind: 'kind',
  dots: 'dots',
  symbol: 'symbol',
  symbols: 'symbols',
  attack: 'attack',
  defence: 'defence',
  speciality: 'speciality',
  yellow: 'yellow',
  red: 'red',
  shuffleVar: 'shuffle the VAR',
  result: 'ruling',
  steps: 'steps',
  O: 'orange',
  P: 'purple',
  G: 'green',
  B: 'blue',
  L: 'grey',
};

const words: { readonly [L in Language]: { readonly [part: string]: string } } = { nl, en };

/** What the two of a pair are, where a part is a list of pairs. */
const pairs: { readonly [L in Language]: { readonly [part: string]: readonly [string, string] } } = {
  nl: { steps: ['glazen', 'punten'] },
  en: { steps: ['glasses', 'points'] },
};

export const pairNames = (part: string, language: Language): readonly [string, string] =>
  pairs[language][part] ?? ['1', '2'];

/** A card is called by its printed name, without the dashes of its id. */
export const partName = (part: string, language: Language): string =>
  words[language][part] ?? part.replaceAll('-', ' ');

/** As it stands above something: with a capital. */
export const heading = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
