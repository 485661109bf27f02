import { cardNamed } from '@stamtafel/kernel';
import type { Edition, FigureWords, Language, MarkedFigure } from '../edition.ts';
import { marked } from '../marked.ts';
import { glossOf, meant, wordsOf } from '../names.ts';
import { about } from './about.ts';
import { greedy } from './bot.ts';
import { breakdown } from './breakdown.ts';
import { rulesOf } from './card-rules.ts';
import { bullId, type Card as Printed, spugerMarks, teams } from './deck.ts';
import { ballenMetStieren } from './game.ts';
import type { BallenMetStieren, Card } from './kind.ts';
import type { Options } from './options.ts';
import { ownDeckTemplate } from './own-deck.ts';
import { specialityOf } from './rules/values.ts';
import { namesEn } from './texts/names.en.ts';
import { namesNl } from './texts/names.nl.ts';
import { cardName, type Names, nameOf } from './texts/names.ts';
import { tableEn } from './texts/table.en.ts';
import { tableNl } from './texts/table.nl.ts';
import { voice } from './voice.ts';

const names: { readonly [L in Language]: Names } = { nl: namesNl, en: namesEn };

/** Where a card shows nothing. */
const NOTHING = { '': '–' };

export const ballenMetStierenEdition: Edition<BallenMetStieren> = {
  game: ballenMetStieren,
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
    die: 'number',
    number: 'number',
    count: 'number',
    plus: 'number',
    value: 'number',
    bulls: 'number',
    actions: 'number',
    a: 'number',
    b: 'number',
    d: 'number',
    pile: 'word',
    verdict: 'word',
    kind: 'word',
    reason: 'word',
  },
  cardName(match, id, language) {
    const card = cardNamed(match, id);
    return card ? cardName(names[language], card.printed) : id;
  },
  cardGloss(match, id, language) {
    const card = cardNamed(match, id);
    return card && glossOf(nameOf(names[language], card.printed));
  },
  cardLine(match, id, language) {
    const card = cardNamed(match, id);
    return card ? lineOf(names[language], card, match.options) : '';
  },
  /** §4.10 What the speciality of a bull does, where specialities do something. */
  cardText(match, id, language) {
    const card = cardNamed(match, id);
    if (card?.printed.kind !== 'bull') return '';
    const speciality = specialityOf(card.printed, match.options);
    if (speciality === '') return '';
    const { specialities, spuger } = names[language];
    const { text } = speciality === 'spuger' ? spuger : specialities[speciality];
    return `${meant(specialities[speciality])}: ${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
  },
  rulesOf(match, id) {
    const card = cardNamed(match, id);
    return card === undefined ? [] : rulesOf(card.printed, match.options);
  },
  voice,
  sources: {
    marks: { nl: namesNl.marks, en: namesEn.marks },
    figures(match, id, language) {
      const card = cardNamed(match, id);
      if (card === undefined) return [];
      const count = match.cards.filter(({ printed }) => isLike(printed, card.printed)).length;
      return figuresOf(names[language], card, count);
    },
  },
  deck: {
    option: 'figures',
    template: ownDeckTemplate,
    card: ({ faceByName }, place) => idsAt(place).find((id) => faceByName.has(id)),
    words: { nl: figureWords(namesNl), en: figureWords(namesEn) },
  },
  /** BMS-022, BMS-023 */
  asked: [{ option: 'home', seats: ['seat1', 'seat2'], lots: 'draw' }],
  breakdown: (match, view, language, story) => breakdown(match, view, names[language], story),
  players: { greedy },
};

function figuresOf(texts: Names, { printed }: Card, count: number): readonly MarkedFigure[] {
  const { figures, specialities, symbols } = texts;
  switch (printed.kind) {
    case 'bull': {
      const { attack, defence, marks } = printed;
      const name = cardName(texts, printed);
      if (printed.speciality === 'spuger') {
        const values = { name, attack, defence, threat: true, spitting: true };
        return marked(
          ['name', 'attack', 'defence', 'threat', 'spitting'],
          values,
          { ...marks, ...spugerMarks },
          figures,
        );
      }
      const speciality = printed.speciality === '' ? '' : meant(specialities[printed.speciality]);
      return marked(
        ['name', 'attack', 'defence', 'speciality'],
        { name, attack, defence, speciality },
        marks,
        figures,
      );
    }
    case 'action': {
      // A sign says what it is by itself.
      const called = { ...figures, symbol: meant(symbols[printed.symbol]) };
      return marked(['symbol', 'count'], { symbol: true, count }, printed.marks, called);
    }
    case 'referee':
    case 'var':
      return marked(['count'], { count }, printed.marks, figures);
  }
}

/** Cards of which nobody could tell one from the other; every bull is one of a kind. */
function isLike(one: Printed, other: Printed): boolean {
  switch (one.kind) {
    case 'bull':
      return one.id === other.id;
    case 'action':
      return other.kind === 'action' && one.action === other.action;
    case 'referee':
    case 'var':
      return other.kind === one.kind && cardName(namesNl, one) === cardName(namesNl, other);
  }
}

/** An action or an official shows its text, a bull its figures and speciality. */
function lineOf(texts: Names, { printed }: Card, options: Options): string {
  switch (printed.kind) {
    case 'action':
      return `${meant(texts.symbols[printed.symbol])}. ${texts.actions[printed.action].text}`;
    case 'referee':
    case 'var':
      return printed.official === '' ? cardName(texts, printed) : texts.officials[printed.official].text;
    case 'bull': {
      const { attack, defence } = printed;
      const speciality = specialityOf(printed, options);
      const figures = [`${texts.figures.attack} ${attack}`, `${texts.figures.defence} ${defence}`];
      if (speciality !== '') figures.push(meant(texts.specialities[speciality]));
      return figures.join(', ');
    }
  }
}

/** What the card at a place of the form may be called; an action has a number only where there are several. */
function idsAt([list, which = '', shirt]: readonly string[]): readonly string[] {
  switch (list) {
    case 'bulls':
      return teams
        .filter((team) => team === which && shirt !== undefined)
        .map((team) => bullId(team, Number(shirt) + 1));
    case 'actions':
    case 'symbols':
      return [which, `${which}#1`];
    case 'referee':
      return [`ref-${Number(which) + 1}`];
    case 'var':
      return [`var-${Number(which) + 1}`];
    default:
      return [];
  }
}

function figureWords({
  specialities: { spuger: _, ...speciality },
  roles,
  rulings,
  symbols,
}: Names): FigureWords {
  const { goal, noGoal, var: consult, freeKick, penalty } = rulings;
  return {
    speciality: { ...NOTHING, ...wordsOf(speciality) },
    yellow: { ...NOTHING, ...roles },
    red: { ...NOTHING, ...roles },
    result: { ...NOTHING, goal, noGoal, var: consult, freeKick, penalty },
    symbols: wordsOf(symbols),
  };
}
