import { cardNamed } from '@stamtafel/kernel';
import type { Language, Voice } from '../../edition.ts';
import { colourLetters, colours } from '../deck.ts';
import { namesEn } from '../texts/names.en.ts';
import { namesNl } from '../texts/names.nl.ts';
import type { Names } from '../texts/names.ts';
import { shortFace, typeLine } from '../voice.ts';
import type { DuelCard, FivePossessions } from './kind.ts';

const words: {
  readonly [L in Language]: {
    readonly names: Names['colours'];
    readonly counts: string;
    readonly against: string;
  };
} = {
  nl: { names: namesNl.colours, counts: 'telt', against: 'tegen' },
  en: { names: namesEn.colours, counts: 'counts', against: 'against' },
};

/** PD5-022 What a defender counts against an attacker of each colour: "B1 G4 O0 P2". */
const guards = ({ counts }: DuelCard): string =>
  colours.map((one) => `${colourLetters[one]}${counts[one]}`).join(' ');

/** PD5-050 With `pd.revealLog` off a card is named when it is revealed, and not in the log afterwards. */
const forgotten = ['duelWon', 'duelLost', 'setAside', 'laidLast', 'deadLast', 'noPlace'];

export const voice: Voice<FivePossessions> = {
  card(match, id, name) {
    const card = cardNamed(match, id);
    return card === undefined ? name : `${name} (${colourLetters[card.colour]})`;
  },
  /** PD-006 What counts here comes first: where there is little room the end is cut off. */
  tag(match, id, name, language) {
    const card = cardNamed(match, id);
    if (card === undefined) return name;
    const { counts } = words[language];
    const counted = card.side === 'offense' ? `${counts} ${card.counts[card.colour]}` : guards(card);
    return `${name} (${counted} · ${shortFace(card)})`;
  },
  line(match, id, language) {
    const card = cardNamed(match, id);
    if (card === undefined) return '';
    const { names, counts, against } = words[language];
    const counted =
      card.side === 'offense'
        ? `${names[card.colour]} ${counts} ${card.counts[card.colour]}`
        : `${against} ${guards(card)}`;
    return `${counted} · ${typeLine(card)}`;
  },
  remembers: ({ options }, { key }) => options['pd.revealLog'] === 'on' || !forgotten.includes(key),
};
