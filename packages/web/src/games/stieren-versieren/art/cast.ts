import type { Cloth } from './clothes.tsx';
import type { Hat } from './hats.tsx';
import type { Coat, Eyes, Horns, Mouth } from './heads.tsx';
import type { FaceWear, Prop } from './props.tsx';

/** How a figure looks, put together from parts. */
export interface Looks {
  readonly coat: Coat;
  readonly horns: Horns;
  readonly eyes: Eyes;
  readonly mouth: Mouth;
  readonly cloth: Cloth;
  readonly hat?: Hat;
  readonly wears?: readonly FaceWear[];
  readonly holds?: Prop;
  /** Held over the head instead of at the side. */
  readonly aloft?: boolean;
}

const brown: Coat = { fur: '#7c4a2d', snout: '#d9b08a' };
const black: Coat = { fur: '#3d3338', snout: '#b99a8c' };
const red: Coat = { fur: '#a4562f', snout: '#ecc9a3' };
const grey: Coat = { fur: '#8b8079', snout: '#e0cfc2' };
const sand: Coat = { fur: '#c99a63', snout: '#f3dcbc' };
const tiger: Coat = { fur: '#e0892f', snout: '#fbe3bd' };

const pied: Coat = { fur: '#f6f0e6', snout: '#f2b8b5', spots: '#3a2f33' };
const roan: Coat = { fur: '#f6f0e6', snout: '#f2b8b5', spots: '#9c5429' };
const cream: Coat = { fur: '#f1d9ae', snout: '#f6c4b4' };
const fawn: Coat = { fur: '#c78a58', snout: '#f6d2bc', spots: '#f6f0e6' };
const golden: Coat = { fur: '#f0c84c', snout: '#fbe2c8' };

/** Every bull of the box by its symbol and value. */
export const bulls: { readonly [key: string]: Looks } = {
  'hart-1': {
    coat: grey,
    horns: 'small',
    eyes: 'shy',
    mouth: 'flat',
    cloth: 'vest',
    wears: ['glasses'],
    holds: 'book',
  },
  'hart-2': {
    coat: sand,
    horns: 'small',
    eyes: 'shut',
    mouth: 'smile',
    cloth: 'suit',
    hat: 'roses',
    holds: 'petals',
  },
  'hart-3': {
    coat: brown,
    horns: 'wide',
    eyes: 'wink',
    mouth: 'smile',
    cloth: 'tuxedo',
    hat: 'slick',
    wears: ['roseInMouth'],
  },
  'hart-4': { coat: black, horns: 'wide', eyes: 'shut', mouth: 'sing', cloth: 'tuxedo', holds: 'notes' },
  'hart-5': {
    coat: red,
    horns: 'curled',
    eyes: 'sly',
    mouth: 'grin',
    cloth: 'ruff',
    hat: 'feather',
    wears: ['domino'],
    holds: 'rose',
  },
  'bier-1': {
    coat: grey,
    horns: 'small',
    eyes: 'sleepy',
    mouth: 'flat',
    cloth: 'hoodie',
    hat: 'beanie',
    holds: 'stool',
  },
  'bier-2': {
    coat: brown,
    horns: 'small',
    eyes: 'sly',
    mouth: 'smile',
    cloth: 'check',
    hat: 'cap',
    holds: 'dart',
  },
  'bier-3': {
    coat: sand,
    horns: 'wide',
    eyes: 'open',
    mouth: 'smile',
    cloth: 'vest',
    hat: 'flatCap',
    wears: ['moustache'],
    holds: 'mug',
  },
  'bier-4': {
    coat: tiger,
    horns: 'up',
    eyes: 'wild',
    mouth: 'grin',
    cloth: 'check',
    wears: ['stripes'],
    holds: 'mug',
  },
  'bier-5': {
    coat: red,
    horns: 'wide',
    eyes: 'open',
    mouth: 'grin',
    cloth: 'fur',
    hat: 'crown',
    wears: ['foamLip'],
    holds: 'mug',
  },
  'halter-1': {
    coat: sand,
    horns: 'small',
    eyes: 'wild',
    mouth: 'flat',
    cloth: 'jersey',
    hat: 'bigHeadband',
    holds: 'ticket',
  },
  'halter-2': {
    coat: red,
    horns: 'wide',
    eyes: 'shut',
    mouth: 'smile',
    cloth: 'towel',
    hat: 'turban',
    wears: ['sweat'],
    holds: 'steam',
  },
  'halter-3': {
    coat: brown,
    horns: 'up',
    eyes: 'open',
    mouth: 'tongue',
    cloth: 'jersey',
    hat: 'headband',
    wears: ['sweat'],
    holds: 'bib',
  },
  'halter-4': {
    coat: black,
    horns: 'small',
    eyes: 'wild',
    mouth: 'grin',
    cloth: 'singlet',
    wears: ['sweat'],
    holds: 'barbell',
    aloft: true,
  },
  'halter-5': {
    coat: brown,
    horns: 'up',
    eyes: 'sly',
    mouth: 'grin',
    cloth: 'leopard',
    wears: ['moustache'],
    holds: 'dumbbell',
  },
  'geld-1': {
    coat: sand,
    horns: 'small',
    eyes: 'open',
    mouth: 'grin',
    cloth: 'chain',
    hat: 'cap',
    wears: ['sunglasses', 'priceTag'],
  },
  'geld-2': {
    coat: brown,
    horns: 'small',
    eyes: 'sly',
    mouth: 'smile',
    cloth: 'vest',
    hat: 'visor',
    holds: 'cards',
  },
  'geld-3': {
    coat: red,
    horns: 'wide',
    eyes: 'wink',
    mouth: 'grin',
    cloth: 'suit',
    hat: 'slick',
    holds: 'house',
  },
  'geld-4': {
    coat: grey,
    horns: 'small',
    eyes: 'open',
    mouth: 'flat',
    cloth: 'pinstripe',
    hat: 'bowler',
    wears: ['moustache'],
    holds: 'briefcase',
  },
  'geld-5': {
    coat: black,
    horns: 'curled',
    eyes: 'sly',
    mouth: 'grin',
    cloth: 'fur',
    hat: 'topHat',
    wears: ['monocle'],
    holds: 'bills',
  },
};

/** Every cow. */
export const cows: { readonly [key: string]: Looks } = {
  'hart-2': { coat: cream, horns: 'small', eyes: 'shy', mouth: 'smile', cloth: 'dress', hat: 'bow' },
  'hart-3': {
    coat: pied,
    horns: 'small',
    eyes: 'shut',
    mouth: 'sing',
    cloth: 'gown',
    hat: 'bun',
    holds: 'notes',
  },
  'hart-4': {
    coat: roan,
    horns: 'small',
    eyes: 'hearts',
    mouth: 'smile',
    cloth: 'dress',
    hat: 'roses',
    holds: 'rose',
  },
  'hart-5': {
    coat: pied,
    horns: 'small',
    eyes: 'sly',
    mouth: 'lips',
    cloth: 'fur',
    hat: 'tiara',
    wears: ['beautySpot', 'earrings'],
  },
  'bier-2': {
    coat: fawn,
    horns: 'small',
    eyes: 'open',
    mouth: 'smile',
    cloth: 'apron',
    hat: 'bandana',
    holds: 'tap',
  },
  'bier-3': {
    coat: roan,
    horns: 'small',
    eyes: 'shut',
    mouth: 'grin',
    cloth: 'cardigan',
    hat: 'curls',
    holds: 'mug',
  },
  'bier-4': {
    coat: cream,
    horns: 'small',
    eyes: 'wild',
    mouth: 'tongue',
    cloth: 'apron',
    hat: 'braids',
    holds: 'straw',
  },
  'bier-5': {
    coat: pied,
    horns: 'small',
    eyes: 'wink',
    mouth: 'grin',
    cloth: 'apron',
    hat: 'foam',
    wears: ['foamLip'],
    holds: 'mug',
  },
  'halter-2': {
    coat: cream,
    horns: 'small',
    eyes: 'shut',
    mouth: 'smile',
    cloth: 'sporty',
    hat: 'bun',
    holds: 'lotus',
  },
  'halter-3': {
    coat: fawn,
    horns: 'small',
    eyes: 'open',
    mouth: 'grin',
    cloth: 'sporty',
    hat: 'curls',
    wears: ['earrings'],
    holds: 'notes',
  },
  'halter-4': {
    coat: roan,
    horns: 'small',
    eyes: 'wild',
    mouth: 'flat',
    cloth: 'sporty',
    hat: 'ponytail',
    wears: ['sweat'],
    holds: 'wheel',
  },
  'halter-5': {
    coat: pied,
    horns: 'wide',
    eyes: 'sly',
    mouth: 'grin',
    cloth: 'singlet',
    hat: 'headband',
    holds: 'dumbbell',
  },
  'geld-2': {
    coat: fawn,
    horns: 'small',
    eyes: 'open',
    mouth: 'flat',
    cloth: 'cardigan',
    hat: 'bun',
    wears: ['glasses'],
    holds: 'piggy',
  },
  'geld-3': {
    coat: pied,
    horns: 'small',
    eyes: 'open',
    mouth: 'lips',
    cloth: 'chic',
    hat: 'wideHat',
    wears: ['sunglasses'],
  },
  'geld-4': {
    coat: cream,
    horns: 'small',
    eyes: 'wink',
    mouth: 'lips',
    cloth: 'gown',
    hat: 'updo',
    holds: 'flute',
  },
  'geld-5': {
    coat: golden,
    horns: 'small',
    eyes: 'sly',
    mouth: 'lips',
    cloth: 'gold',
    hat: 'crown',
    wears: ['earrings'],
    holds: 'ingots',
  },
};

export const dragQueen: Looks = {
  coat: pied,
  horns: 'small',
  eyes: 'wink',
  mouth: 'lips',
  cloth: 'glitter',
  hat: 'wig',
  wears: ['eyeShadow', 'earrings', 'beautySpot'],
};
