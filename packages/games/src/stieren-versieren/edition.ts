import { cardNamed } from '@stamtafel/kernel';
import type { Edition, FigureWords, Language } from '../edition.ts';
import { marked } from '../marked.ts';
import { glossOf, meant, wordsOf } from '../names.ts';
import { about } from './about.ts';
import { greedy } from './bot.ts';
import { breakdown } from './breakdown.ts';
import { rulesOf } from './card-rules.ts';
import { figures } from './deck.ts';
import { stierenVersieren } from './game.ts';
import type { StierenVersieren } from './kind.ts';
import { ownDeckTemplate } from './own-deck.ts';
import { seating } from './race-seating.ts';
import { namesEn } from './texts/names.en.ts';
import { namesNl } from './texts/names.nl.ts';
import { cardName, type Names, nameOf } from './texts/names.ts';
import { tableEn } from './texts/table.en.ts';
import { tableNl } from './texts/table.nl.ts';
import { voice } from './voice.ts';

const names: { readonly [L in Language]: Names } = { nl: namesNl, en: namesEn };

export const stierenVersierenEdition: Edition<StierenVersieren> = {
  game: stierenVersieren,
  box: about.box,
  rules: {
    nl: async () => (await import('./texts/rules.nl.ts')).rulesNl,
    en: async () => (await import('./texts/rules.en.ts')).rulesEn,
  },
  chapters: async () => (await import('./texts/chapters.ts')).chapters,
  overview: async () => (await import('./texts/overview.ts')).overview,
  texts: { nl: tableNl, en: tableEn },
  args: {
    seat: 'seat',
    other: 'seat',
    zone: 'zone',
    source: 'zone',
    reason: 'word',
    round: 'number',
    slot: 'number',
    count: 'number',
    points: 'number',
    strength: 'number',
    value: 'number',
  },
  cardName(match, id, language) {
    const card = cardNamed(match, id);
    return card ? cardName(names[language], card.printed) : id;
  },
  cardGloss(match, id, language) {
    const card = cardNamed(match, id);
    return card && glossOf(nameOf(names[language], card.printed));
  },
  /** SV-002 A card shows its symbol as often as it is worth; SV-013 the back of a bull shows whose it is. */
  cardLine(match, id, language) {
    const card = cardNamed(match, id);
    if (card === undefined) return '';
    const { symbols, owners } = names[language];
    const { symbol, owner } = card.printed;
    const whose = owner === '' ? '' : ` (${meant(owners[owner])})`;
    return `${meant(symbols[symbol])} ${card.value}${whose}`;
  },
  /** SV-700 She has an effect of her own. */
  cardText(match, id, language) {
    return cardNamed(match, id)?.printed.symbol === 'alle' ? names[language].dragQueen.text : '';
  },
  rulesOf(match, id) {
    const card = cardNamed(match, id);
    return card === undefined ? [] : rulesOf(card.printed);
  },
  sources: {
    marks: { nl: namesNl.marks, en: namesEn.marks },
    figures(match, id, language) {
      const card = cardNamed(match, id);
      if (card === undefined) return [];
      const texts = names[language];
      const { printed, value } = card;
      const values = { name: cardName(texts, printed), symbol: meant(texts.symbols[printed.symbol]), value };
      return marked(figures, values, printed.marks, texts.figures);
    },
  },
  breakdown: (match, view, language) => breakdown(match, view, names[language]),
  deck: {
    option: 'deckTable',
    template: ownDeckTemplate,
    /** SV-017 Every owner has the same bulls: those of the first stand for all. */
    card: ({ cards }, [list, i]) =>
      cards.find(
        ({ isCow, owner, order }) => order === Number(i) && (list === 'cows' ? isCow : !isCow && owner === 0),
      )?.id,
    words: { nl: figureWords(namesNl), en: figureWords(namesEn) },
  },
  /** SV-304 The printed race. */
  live: { challengeMode: 'race' },
  liveAmong: 'people',
  seating,
  voice,
  players: { greedy },
};

/** SV-017 The Drag Queen's symbol is no other card's. */
function figureWords({ symbols: { alle: _, ...symbol } }: Names): FigureWords {
  return { symbol: wordsOf(symbol) };
}
