import { cardNamed } from '@stamtafel/kernel';
import type { Language, Voice } from '../../edition.ts';
import { type Colour, colourLetters, colours } from '../deck.ts';
import type { DuelCard, FivePossessions } from './kind.ts';

const words: {
  readonly [L in Language]: {
    readonly names: { readonly [C in Colour]: string };
    readonly counts: string;
    readonly against: string;
  };
} = {
  nl: {
    names: { blue: 'blauw', green: 'groen', orange: 'oranje', purple: 'paars' },
    counts: 'telt',
    against: 'tegen',
  },
  en: {
    names: { blue: 'blue', green: 'green', orange: 'orange', purple: 'purple' },
    counts: 'counts',
    against: 'against',
  },
};

/** PD-006 Of an attacker only its own colour counts, of a defender whichever it meets: "B5", "B1 G4 O0 P2". */
function figuresOf({ side, colour, counts }: DuelCard): string {
  const met = side === 'offense' ? [colour] : colours;
  return met.map((one) => `${colourLetters[one]}${counts[one]}`).join(' ');
}

/** PD5-050 With `pd.revealLog` off a card is named when it is revealed, and not in the log afterwards. */
const forgotten = ['duelWon', 'duelLost', 'setAside', 'laidLast', 'deadLast', 'noPlace'];

export const voice: Voice<FivePossessions> = {
  card(match, id, name) {
    const card = cardNamed(match, id);
    return card === undefined ? name : `${name} (${colourLetters[card.colour]})`;
  },
  tag(match, id, name) {
    const card = cardNamed(match, id);
    return card === undefined ? name : `${name} (${figuresOf(card)})`;
  },
  line(match, id, language) {
    const card = cardNamed(match, id);
    if (card === undefined) return '';
    const { names, counts, against } = words[language];
    return card.side === 'offense'
      ? `${names[card.colour]} ${counts} ${card.counts[card.colour]}`
      : `${against} ${figuresOf(card)}`;
  },
  remembers: ({ options }, { key }) => options['pd.revealLog'] === 'on' || !forgotten.includes(key),
};
