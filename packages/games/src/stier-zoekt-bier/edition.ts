import { cardNamed } from '@stamtafel/kernel';
import type { Edition, Language, MarkedFigure } from '../edition.ts';
import { glossOf, meant, wordsOf } from '../names.ts';
import { about } from './about.ts';
import { greedy } from './bot.ts';
import { breakdown } from './breakdown.ts';
import { rulesOf } from './card-rules.ts';
import { kinds, type PrintedCard } from './deck.ts';
import { stierZoektBier } from './game.ts';
import type { StierZoektBier } from './kind.ts';
import { deckLimits, ownDeckTemplate, warningsOf } from './own-deck.ts';
import { namesEn } from './texts/names.en.ts';
import { namesNl } from './texts/names.nl.ts';
import { cardName, type Names, nameOf } from './texts/names.ts';
import { tableEn } from './texts/table.en.ts';
import { tableNl } from './texts/table.nl.ts';
import { voice } from './voice.ts';

const names: { readonly [L in Language]: Names } = { nl: namesNl, en: namesEn };

export const stierZoektBierEdition: Edition<StierZoektBier> = {
  game: stierZoektBier,
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
    zone: 'zone',
    kind: 'word',
    reason: 'word',
    round: 'number',
    count: 'number',
    amount: 'number',
    glasses: 'number',
    points: 'number',
    beers: 'number',
  },
  cardName: (match, id, language) => (cardNamed(match, id) ? cardName(names[language], id) : id),
  cardGloss: (match, id, language) =>
    cardNamed(match, id) ? glossOf(nameOf(names[language], id)) : undefined,
  /** A bull shows what it drinks and its steps, a beer its glasses, a bonus card its text. */
  cardLine(match, id, language) {
    const card = cardNamed(match, id);
    if (card === undefined) return '';
    const { others, kinds: words, figures } = names[language];
    const { printed } = card;
    if (printed.type === 'drinker') return others['bonus-15-meter-drinker'].text;
    // Its kind is in its name.
    if (printed.type === 'beer') return `${figures.value}: ${printed.value}`;
    const kind = kinds.find((known) => known === printed.kind);
    const drinks = kind === undefined ? others['bonus-allesdrinker'].text : meant(words[kind]);
    return `${drinks} · ${printed.steps.map(({ glasses, points }) => `${glasses}→${points}`).join(', ')}`;
  },
  /** What a bull is like; the bonus cards have their text on the line. */
  cardText: (match, id, language) =>
    id.startsWith('bonus-') || !cardNamed(match, id) ? '' : (nameOf(names[language], id).text ?? ''),
  rulesOf(match, id) {
    const card = cardNamed(match, id);
    return card === undefined ? [] : rulesOf(card.printed);
  },
  voice,
  deck: {
    option: 'cardSet',
    template: ownDeckTemplate,
    /** SZB-220 The beers come first, then the bulls. */
    card: ({ cards }, [list, i]) =>
      i === undefined ? undefined : cards[Number(i) + (list === 'bulls' ? deckLimits.beers : 0)]?.id,
    words: { nl: { kind: wordsOf(namesNl.kinds) }, en: { kind: wordsOf(namesEn.kinds) } },
    /** SZB-220 Odd frequencies are only worth a warning. */
    warnings({ options: { cardSet } }, language) {
      return cardSet === 'built-in' ? [] : warningsOf(cardSet).map((w) => names[language].deckWarnings[w]);
    },
  },
  sources: {
    marks: { nl: namesNl.marks, en: namesEn.marks },
    figures(match, id, language) {
      const card = cardNamed(match, id);
      if (card === undefined) return [];
      const count = match.cards.filter(({ printed }) => isLike(printed, card.printed)).length;
      return figuresOf(card.printed, names[language], count);
    },
  },
  /** Section 3, RUL-01 The bierbaas goes to the oldest person; computers are never the oldest. */
  asked: [{ option: 'oldestSeat', seats: ['A', 'B', 'C', 'D', 'E'], lots: 'none' }],
  breakdown: (match, view, language) => breakdown(match, view, names[language]),
  players: { greedy },
};

/** Section 2: every figure of a card with where it comes from; most are designed by us. */
function figuresOf(
  card: PrintedCard,
  { kinds, figures, others }: Names,
  copies: number,
): readonly MarkedFigure[] {
  if (card.type === 'drinker')
    return [{ text: others['bonus-15-meter-drinker'].text, mark: card.marks.kind }];
  const kind = card.kind === 'all' ? others['bonus-allesdrinker'].text : meant(kinds[card.kind]);
  const drinks = { text: `${figures.kind}: ${kind}`, mark: card.marks.kind };
  const count = { text: `${figures.count}: ${copies}`, mark: card.marks.count };
  if (card.type === 'beer')
    return [drinks, { text: `${figures.value}: ${card.value}`, mark: card.marks.value }, count];
  const steps = card.steps.map(({ glasses, points, mark }) => ({ text: `${glasses}→${points}`, mark }));
  return [drinks, ...steps, count];
}

/** Beers of the same kind and value, bulls that drink the same: their steps all differ. */
function isLike(one: PrintedCard, other: PrintedCard): boolean {
  if (one.type === 'drinker' || other.type === 'drinker') return one.type === other.type;
  const value = (card: typeof one): number => (card.type === 'beer' ? card.value : 0);
  return one.type === other.type && one.kind === other.kind && value(one) === value(other);
}
