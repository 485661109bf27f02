import { cardNamed } from '@stamtafel/kernel';
import type { Edition, Language } from '../../edition.ts';
import { figuresOf, ownDeck } from '../edition.ts';
import { namesEn } from '../texts/names.en.ts';
import { namesNl } from '../texts/names.nl.ts';
import type { Names } from '../texts/names.ts';
import { faceLine } from '../voice.ts';
import { about } from './about.ts';
import { greedy } from './bot.ts';
import { breakdown } from './breakdown.ts';
import { cardRules } from './card-rules.ts';
import { fourDowns } from './game.ts';
import type { FourDowns } from './kind.ts';
import { tableEn } from './texts/table.en.ts';
import { tableNl } from './texts/table.nl.ts';
import { voice } from './voice.ts';

const names: { readonly [L in Language]: Names } = { nl: namesNl, en: namesEn };

export const fourDownsEdition: Edition<FourDowns> = {
  game: fourDowns,
  box: about.box,
  rules: {
    nl: async () => (await import('../texts/rules.nl.ts')).rulesNl,
    en: async () => (await import('../texts/rules.en.ts')).rulesEn,
  },
  chapters: async () => (await import('../texts/chapters.ts')).chapters,
  overview: async () => (await import('./texts/overview.ts')).overview,
  texts: { nl: tableNl, en: tableEn },
  args: {
    seat: 'seat',
    round: 'number',
    trick: 'number',
    count: 'number',
    stake: 'number',
    lost: 'number',
    yards: 'number',
    set: 'word',
    vote: 'word',
    colour: 'word',
    side: 'word',
  },
  /** Formation names are English in the leaflet, so in both languages. */
  cardName: (match, id) => cardNamed(match, id)?.name ?? id,
  cardLine(match, id, language) {
    const card = cardNamed(match, id);
    return card === undefined ? '' : faceLine(card, names[language].colours);
  },
  rulesOf: (match, id) => (cardNamed(match, id) === undefined ? [] : cardRules),
  voice,
  sources: {
    marks: { nl: namesNl.marks, en: namesEn.marks },
    figures(match, id, language) {
      const card = cardNamed(match, id);
      return card === undefined ? [] : figuresOf(card, names[language]);
    },
  },
  deck: ownDeck,
  breakdown: (match, view, language, story) => breakdown(match, view, names[language], story),
  // PD4-034 Yards are lost.
  fewerPointsWin: true,
  players: { greedy },
};
