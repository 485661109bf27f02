import type { Edition, Language } from '@stamtafel/games';
import { type Match, seatLetter } from '@stamtafel/kernel';
import { nameOfCard } from '../card-kinds.ts';
import type { Change } from '../house-rules.ts';
import { type Figures, figures } from './figures.ts';
import type { Findings } from './findings.ts';
import { type Words, words } from './words.ts';

/** Everything a report is about. */
export interface Subject {
  readonly edition: Edition;
  readonly match: Match;
  readonly language: Language;
  readonly findings: Findings;
  /** By kind of card: one of its cards. */
  readonly cards: readonly string[];
  /** What a match is made of: rounds, attacks. */
  readonly parts: string;
  /** By seat; fewer than seats repeat. */
  readonly bots: readonly string[];
  /** How many matches were asked for. */
  readonly wanted: number;
  /** What is typed to get the same report. */
  readonly command: string;
}

/** The subject in words of its language. */
export interface Told extends Subject {
  readonly say: Words;
  readonly figures: Figures;
  /** By seat. */
  readonly seats: readonly string[];
  botOf(seat: number): string;
  /** As the game calls it in its sentences: enough to know which one is meant. */
  fullCardName(kind: number): string;
  cardName(kind: number): string;
  cardLine(kind: number): string;
  optionName(option: string): string;
  valueName(option: string, value: unknown): string;
  /** “Length of the track”: 4 instead of 6 */
  changeName(change: Change): string;
}

export function told(subject: Subject): Told {
  const { edition, match, language, cards, bots } = subject;
  const say = words[language];
  const { options } = edition.texts[language];
  const optionName = (option: string): string => options[option]?.name ?? option;
  const valueName = (option: string, value: unknown): string => {
    const named = options[option]?.values?.[String(value)];
    if (named !== undefined) return shortest(named);
    return value === true ? say.on : value === false ? say.off : String(value);
  };
  return {
    ...subject,
    say,
    figures: figures(language),
    seats: Array.from({ length: match.seats }, (_, seat) => say.seat(seatLetter(seat))),
    botOf: (seat) => bots[seat % bots.length] ?? '',
    fullCardName: (kind) => nameOfCard(edition, match, cards[kind] ?? '', language),
    cardName: (kind) => edition.cardName(match, cards[kind] ?? '', language),
    cardLine: (kind) => edition.cardLine(match, cards[kind] ?? '', language),
    optionName,
    valueName,
    changeName: ({ option, from, to }) =>
      `“${optionName(option)}”: ${say.houseRule(valueName(option, to), valueName(option, from))}`,
  };
}

/** "Om de beurt" of "Om de beurt: met de klok mee, …". */
const shortest = (name: string): string => name.split(/[:;,.](?= |$)/)[0] ?? name;
