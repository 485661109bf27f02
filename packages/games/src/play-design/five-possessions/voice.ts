import { cardNamed } from '@stamtafel/kernel';
import type { Language, Voice } from '../../edition.ts';
import { type Colour, colourLetters, counted, dotColours } from '../deck.ts';
import type { FivePossessions } from './kind.ts';

const colourWords: { readonly [L in Language]: { readonly [C in Colour]: string } } = {
  nl: { blue: 'blauw telt', green: 'groen telt', orange: 'oranje telt', purple: 'paars telt' },
  en: { blue: 'blue counts', green: 'green counts', orange: 'orange counts', purple: 'purple counts' },
};

/** PD5-050 With `pd.revealLog` off a card is named when it is revealed, and not in the log afterwards. */
const forgotten = ['duelWon', 'duelLost', 'setAside', 'laidLast', 'deadLast', 'noPlace'];

export const voice: Voice<FivePossessions> = {
  card(match, id, name) {
    const card = cardNamed(match, id);
    return card === undefined ? name : `${name} (${colourLetters[card.colour]})`;
  },
  /** PD-006 Only colour and dots count here: "groen telt G3", or the dots alone for a defender. */
  line(match, id, language) {
    const card = cardNamed(match, id);
    if (card === undefined) return '';
    const dots = dotColours.map((dot) => `${dot}${card.dots[dot]}`).join(' ');
    if (card.side === 'defense') return dots;
    const parts = counted[card.colour].map((dot) => `${dot}${card.dots[dot]}`);
    const sum = parts.length > 1 ? ` = ${card.counts[card.colour]}` : '';
    return `${colourWords[language][card.colour]} ${parts.join(' + ')}${sum} · ${dots}`;
  },
  remembers: ({ options }, { key }) => options['pd.revealLog'] === 'on' || !forgotten.includes(key),
};
