import { cardNamed } from '@stamtafel/kernel';
import type { Edition, FigureWords, Language } from '../edition.ts';
import { marked } from '../marked.ts';
import { glossOf } from '../names.ts';
import { about } from './about.ts';
import { greedy } from './bot.ts';
import { breakdown } from './breakdown.ts';
import { rulesOf } from './card-rules.ts';
import { type Card, colours, figures } from './deck.ts';
import { howRuck } from './game.ts';
import type { HowRuck } from './kind.ts';
import { options } from './options.ts';
import { deckLimits, ownDeckTemplate } from './own-deck.ts';
import { namesEn } from './texts/names.en.ts';
import { namesNl } from './texts/names.nl.ts';
import { cardName, type Names } from './texts/names.ts';
import { tableEn } from './texts/table.en.ts';
import { tableNl } from './texts/table.nl.ts';
import { timing } from './timing.ts';
import { voice } from './voice.ts';

const names: { readonly [L in Language]: Names } = { nl: namesNl, en: namesEn };

export const howRuckEdition: Edition<HowRuck> = {
  game: howRuck,
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
    left: 'seat',
    right: 'seat',
    zone: 'zone',
    source: 'zone',
    pulls: 'word',
    reason: 'word',
    colour: 'word',
    action: 'word',
    round: 'number',
    count: 'number',
    difference: 'number',
    field: 'number',
    was: 'number',
    a: 'number',
    b: 'number',
    strength: 'number',
  },
  cardName(match, id, language) {
    const card = cardNamed(match, id);
    return card ? cardName(names[language], card.printed) : id;
  },
  cardGloss(match, id, language) {
    const action = cardNamed(match, id)?.action;
    // In the Dutch texts it is the German name.
    return action && language !== 'nl' ? glossOf(names[language].actions[action]) : undefined;
  },
  /** HR-130 An action shows its text; a Scot its figures. */
  cardLine(match, id, language) {
    const card = cardNamed(match, id);
    if (card === undefined) return '';
    const texts = names[language];
    if (card.action !== '') return texts.actions[card.action].text;
    const colour = colours[card.colour];
    const shown = [
      colour === undefined ? '' : texts.colours[colour],
      `${texts.figures.strength} ${card.strength}`,
    ];
    if (card.howRuck) shown.push('How-Ruck');
    if (card.lady) shown.push(texts.figures.lady);
    return shown.join(', ');
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
      const { printed } = card;
      const { figures: called, colours: colourWords } = names[language];
      const count = match.cards.filter((other) => isLike(other.printed, printed)).length;
      return printed.kind === 'scot'
        ? marked(figures, { ...printed, colour: colourWords[printed.colour], count }, printed.marks, called)
        : marked(['count'], { count }, printed.marks, called);
    },
  },
  voice,
  deck: {
    option: 'deck',
    template: ownDeckTemplate,
    /** HR-017 The cards of an owner's deck are in the order entered: the Scots, then the actions. */
    card: ({ cards }, [list, i]) => cards[Number(i) + (list === 'actions' ? deckLimits.scots : 0)]?.id,
    words: { nl: figureWords(namesNl), en: figureWords(namesEn) },
  },
  /** HR-015 Calmly formed teams need no youngest player. */
  asked: [
    {
      option: 'youngestSeat',
      seats: ['A', 'B'],
      lots: 'random',
      matters: ({ teamForming = options.teamForming.standard, beginnerFirstRound }) =>
        teamForming !== 'calm' || beginnerFirstRound === true,
    },
  ],
  /** §10 The race is not offered at one screen, nor where an answer may take days. */
  live: { teamForming: 'race' },
  timing,
  breakdown: (match, view, language, story) => breakdown(match, view, names[language], story),
  players: { greedy },
};

/** Cards of which nobody could tell one from the other. */
function isLike(one: Card, other: Card): boolean {
  if (one.kind === 'action' || other.kind === 'action')
    return one.kind === 'action' && other.kind === 'action' && one.action === other.action;
  return (['colour', 'strength', 'howRuck', 'lady', 'nessie'] as const).every(
    (figure) => one[figure] === other[figure],
  );
}

function figureWords({ colours: colour, actions }: Names): FigureWords {
  const printed = Object.entries(actions).map(([action, { name }]) => [action, name]);
  return { colour, actions: Object.fromEntries(printed) };
}
