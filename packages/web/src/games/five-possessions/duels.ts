import type { Event } from '@stamtafel/kernel';

/** A duel that was told: who lay where, and how it went. */
export interface Duel {
  readonly lane: number;
  readonly offense: string;
  readonly defense: string;
  readonly mine: number;
  readonly theirs: number;
  readonly isWon: boolean;
}

/**
 * The duels of the last row of this possession that was revealed. Those of the possession before are history: beside
 * the empty lanes of a new one they looked like its results.
 */
export function lastDuels(all: readonly Event[]): readonly Duel[] {
  const story = all.slice(all.findLastIndex(({ key }) => key === 'possession') + 1);
  const row = story.findLastIndex(({ key }) => key === 'row');
  const after = duelsIn(story.slice(row));
  if (after.length > 0) return after;
  const before = story.slice(0, Math.max(row, 0));
  return duelsIn(before.slice(before.findLastIndex(({ key }) => key === 'row')));
}

const duelsIn = (story: readonly Event[]): readonly Duel[] =>
  story.flatMap(({ key, args, cards }) => {
    if (key !== 'duelWon' && key !== 'duelLost') return [];
    const [offense, defense] = cards;
    const { lane, mine, theirs } = args;
    if (offense == null || defense == null) return [];
    if (typeof lane !== 'number' || typeof mine !== 'number' || typeof theirs !== 'number') return [];
    return { lane, offense, defense, mine, theirs, isWon: key === 'duelWon' };
  });

const news = ['toss', 'begins', 'possessionWon', 'noPlace', 'equaliser', 'overtime', 'won', 'draw'];

/** How the last possession ended, or who begins; nothing once a row of this one was played. */
export function newsOf(story: readonly Event[]): readonly Event[] {
  const rows = story.flatMap(({ key }, n) => (key === 'row' ? [n] : []));
  const isFirst = story[(rows.at(-1) ?? 0) - 1]?.key === 'possession';
  const from = isFirst || rows.length === 0 ? (rows.at(-2) ?? 0) : (rows.at(-1) ?? 0);
  return story.slice(from).filter(({ key }) => news.includes(key));
}
