import type { Event } from '@stamtafel/kernel';

/** A duel that was told: who lay where, and how it went. */
export interface Duel {
  readonly lane: number;
  readonly offense: string;
  readonly defense: string;
  readonly mine: number;
  readonly theirs: number;
  readonly isWon: boolean;
  /** It was in the possession before: those who met there lie nowhere any more, and their places may be the other's now. */
  readonly isPast: boolean;
}

/** PD5-050 The duels of the last row that was revealed, also once a new possession has begun. */
export function lastDuels(story: readonly Event[]): readonly Duel[] {
  const row = story.findLastIndex(({ key }) => key === 'row');
  const after = duelsIn(story.slice(row), false);
  if (after.length > 0) return after;
  const isPast = story[row - 1]?.key === 'possession';
  const before = story.slice(0, Math.max(row, 0));
  return duelsIn(before.slice(before.findLastIndex(({ key }) => key === 'row')), isPast);
}

const duelsIn = (story: readonly Event[], isPast: boolean): readonly Duel[] =>
  story.flatMap(({ key, args, cards }) => {
    if (key !== 'duelWon' && key !== 'duelLost') return [];
    const [offense, defense] = cards;
    const { lane, mine, theirs } = args;
    if (offense == null || defense == null) return [];
    if (typeof lane !== 'number' || typeof mine !== 'number' || typeof theirs !== 'number') return [];
    return { lane, offense, defense, mine, theirs, isWon: key === 'duelWon', isPast };
  });

const news = ['toss', 'begins', 'possessionWon', 'noPlace', 'equaliser', 'overtime', 'won', 'draw'];

/** How the last possession ended, or who begins; nothing once a row of this one was played. */
export function newsOf(story: readonly Event[]): readonly Event[] {
  const rows = story.flatMap(({ key }, n) => (key === 'row' ? [n] : []));
  const isFirst = story[(rows.at(-1) ?? 0) - 1]?.key === 'possession';
  const from = isFirst || rows.length === 0 ? (rows.at(-2) ?? 0) : (rows.at(-1) ?? 0);
  return story.slice(from).filter(({ key }) => news.includes(key));
}
