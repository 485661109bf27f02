import { cardNamed } from '@stamtafel/kernel';
import type { Voice } from '../edition.ts';
import type { StierenVersieren } from './kind.ts';
import { namesEn } from './texts/names.en.ts';
import { namesNl } from './texts/names.nl.ts';

const symbolWords = { nl: namesNl.symbols, en: namesEn.symbols } as const;

export const voice: Voice<StierenVersieren> = {
  /** SV-110 One bull each; SV-500 with two players two. */
  asks: ({ seats }, asks) => (asks === 'playBulls' && seats === 2 ? 'playTwoBulls' : asks),
  /** "De Makelaar (geld 3)": whose bull it is, its picture shows. */
  tag(match, id, name, language) {
    const card = cardNamed(match, id);
    if (card === undefined) return name;
    const symbol = symbolWords[language][card.printed.symbol];
    return `${name} (${symbol.gloss ?? symbol.name} ${card.value})`;
  },
};
