import { cardNamed } from '@stamtafel/kernel';
import type { Voice } from '../edition.ts';
import type { StierenVersieren } from './kind.ts';
import { namesEn } from './texts/names.en.ts';
import { namesNl } from './texts/names.nl.ts';

const symbolWords = { nl: namesNl.symbols, en: namesEn.symbols } as const;

export const voice: Voice<StierenVersieren> = {
  /** SV-110 One bull each; SV-500 with two players two. SV-317 Romeo's side may bluff, if the table wants. */
  asks({ seats, options }, asks) {
    if (asks === 'playBulls' && seats === 2) return 'playTwoBulls';
    return asks === 'romeoSide' && options.romeoBluff ? 'romeoBluff' : asks;
  },
  /** "De Makelaar (geld 3)": whose bull it is, its picture shows. */
  tag(match, id, name, language) {
    const card = cardNamed(match, id);
    if (card === undefined) return name;
    const symbol = symbolWords[language][card.printed.symbol];
    return `${name} (${symbol.gloss ?? symbol.name} ${card.value})`;
  },
};
