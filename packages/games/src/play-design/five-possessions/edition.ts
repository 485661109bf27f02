import { cardNamed } from '@stamtafel/kernel';
import type { Edition, Language } from '../../edition.ts';
import { dotColours } from '../deck.ts';
import { figuresOf, ownDeck } from '../edition.ts';
import { namesEn } from '../texts/names.en.ts';
import { namesNl } from '../texts/names.nl.ts';
import type { Names } from '../texts/names.ts';
import { faceLine } from '../voice.ts';
import { about } from './about.ts';
import { greedy } from './bot.ts';
import { breakdown } from './breakdown.ts';
import { rulesOf } from './card-rules.ts';
import { fivePossessions } from './game.ts';
import type { FivePossessions } from './kind.ts';
import { tableEn } from './texts/table.en.ts';
import { tableNl } from './texts/table.nl.ts';
import { voice } from './voice.ts';

const names: { readonly [L in Language]: Names } = { nl: namesNl, en: namesEn };

export const fivePossessionsEdition: Edition<FivePossessions> = {
  game: fivePossessions,
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
    number: 'number',
    row: 'number',
    lane: 'number',
    mine: 'number',
    theirs: 'number',
    value: 'number',
    wins: 'number',
    losses: 'number',
    yards: 'number',
    role: 'word',
    colour: 'word',
  },
  /** Formation names are English in the leaflet, so in both languages. */
  cardName: (match, id) => cardNamed(match, id)?.name ?? id,
  /** PD-012 The figures with the letters of their colours: "B 4 – Run, Offense: O1 P0 G2 B3 L5". */
  cardLine(match, id, language) {
    const card = cardNamed(match, id);
    if (card === undefined) return '';
    return `${faceLine(card, names[language].colours)}: ${dotColours.map((dot) => `${dot}${card.dots[dot]}`).join(' ')}`;
  },
  rulesOf(match, id) {
    const card = cardNamed(match, id);
    return card === undefined ? [] : rulesOf(card.side);
  },
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
  players: { greedy },
};
