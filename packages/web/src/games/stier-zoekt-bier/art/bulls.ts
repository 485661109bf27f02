import type { Bull } from '@stamtafel/games/stier-zoekt-bier/deck.ts';

/** What a bull is put together from. */
export interface BullParts {
  readonly coat: string;
  readonly muzzle: string;
  readonly horns: 'neat' | 'wide' | 'mighty';
  readonly hair: 'none' | 'tuft' | 'quiff' | 'curls' | 'mane';
  readonly hat: 'none' | 'cap' | 'bowler' | 'beret' | 'crown' | 'party' | 'bandana' | 'beerHelmet' | 'flower';
  readonly eyes: 'merry' | 'sleepy' | 'dopey' | 'wink' | 'cross' | 'shades' | 'glasses';
  readonly mouth: 'smile' | 'tongue' | 'foam' | 'teeth' | 'beard' | 'o';
  readonly shirt: 'stripes' | 'collar' | 'bowTie' | 'leather' | 'bib';
  readonly shirtColour: string;
}

type Base = Omit<BullParts, 'hat' | 'eyes' | 'mouth'>;
type Mood = Pick<BullParts, 'hat' | 'eyes' | 'mouth'>;

/** What makes a Pietje a Pietje. */
const bases: { readonly [K in Bull['kind']]: Base } = {
  pils: {
    coat: '#a8632f',
    muzzle: '#eec49a',
    horns: 'neat',
    hair: 'tuft',
    shirt: 'stripes',
    shirtColour: '#b3261e',
  },
  wit: {
    coat: '#f1dfb8',
    muzzle: '#f7c7b4',
    horns: 'wide',
    hair: 'quiff',
    shirt: 'collar',
    shirtColour: '#2f7fc0',
  },
  bruin: {
    coat: '#6b3a1e',
    muzzle: '#c9956b',
    horns: 'neat',
    hair: 'curls',
    shirt: 'bowTie',
    shirtColour: '#3e5a34',
  },
  oer: {
    coat: '#33262a',
    muzzle: '#8d7773',
    horns: 'mighty',
    hair: 'mane',
    shirt: 'leather',
    shirtColour: '#1a1518',
  },
  all: {
    coat: '#7d6a5c',
    muzzle: '#e3bfa2',
    horns: 'wide',
    hair: 'none',
    shirt: 'bib',
    shirtColour: '#f6f1e4',
  },
};

/** The six of a name, each in a mood of his own. */
const moods: { readonly [K in Bull['kind']]: readonly Mood[] } = {
  pils: [
    { hat: 'cap', eyes: 'merry', mouth: 'foam' },
    { hat: 'none', eyes: 'wink', mouth: 'smile' },
    { hat: 'party', eyes: 'merry', mouth: 'tongue' },
    { hat: 'cap', eyes: 'sleepy', mouth: 'smile' },
    { hat: 'bandana', eyes: 'cross', mouth: 'teeth' },
    { hat: 'crown', eyes: 'dopey', mouth: 'foam' },
  ],
  wit: [
    { hat: 'none', eyes: 'dopey', mouth: 'tongue' },
    { hat: 'flower', eyes: 'merry', mouth: 'smile' },
    { hat: 'none', eyes: 'shades', mouth: 'teeth' },
    { hat: 'none', eyes: 'sleepy', mouth: 'foam' },
    { hat: 'flower', eyes: 'wink', mouth: 'o' },
    { hat: 'crown', eyes: 'merry', mouth: 'teeth' },
  ],
  bruin: [
    { hat: 'bowler', eyes: 'glasses', mouth: 'smile' },
    { hat: 'beret', eyes: 'sleepy', mouth: 'beard' },
    { hat: 'none', eyes: 'glasses', mouth: 'foam' },
    { hat: 'bowler', eyes: 'wink', mouth: 'beard' },
    { hat: 'beret', eyes: 'merry', mouth: 'o' },
    { hat: 'crown', eyes: 'glasses', mouth: 'beard' },
  ],
  oer: [
    { hat: 'none', eyes: 'shades', mouth: 'teeth' },
    { hat: 'bandana', eyes: 'cross', mouth: 'tongue' },
    { hat: 'none', eyes: 'wink', mouth: 'beard' },
    { hat: 'bandana', eyes: 'shades', mouth: 'foam' },
    { hat: 'none', eyes: 'cross', mouth: 'o' },
    { hat: 'crown', eyes: 'shades', mouth: 'tongue' },
  ],
  all: [{ hat: 'beerHelmet', eyes: 'dopey', mouth: 'teeth' }],
};

/** The parts of a bull; owners' decks may have more than six of a name, they take turns. */
export function partsOf({ id, kind }: Bull): BullParts {
  const number = Number(/-(\d+)$/.exec(id)?.[1] ?? 1);
  const ofKind = moods[kind];
  const mood = ofKind[(number - 1) % ofKind.length] ?? { hat: 'none', eyes: 'merry', mouth: 'smile' };
  return { ...bases[kind], ...mood };
}

/** The 1,5 meter Drinker keeps his distance. */
export const drinkerParts: BullParts = {
  coat: '#c98d52',
  muzzle: '#f0cda6',
  horns: 'wide',
  hair: 'tuft',
  shirt: 'collar',
  shirtColour: '#2c7d77',
  hat: 'none',
  eyes: 'merry',
  mouth: 'o',
};
