import { entryOf } from '@stamtafel/games/catalogue.ts';
import type { Edition } from '@stamtafel/games/edition.ts';
import { fastSeed, type MatchRecord, open, outcome, pending, recorder, view } from '@stamtafel/kernel';
import type { KeptMatch } from '../../session/messages.ts';
import { kept } from '../kept.ts';

/** Where in a match a film begins. */
export const parts = ['begin', 'middle', 'end'] as const;
export type Part = (typeof parts)[number];

interface Wish {
  readonly parts: readonly Part[];
  /** Only questions of this kind. */
  readonly asks: string | undefined;
}

interface Reel {
  readonly part: Part;
  readonly match: KeptMatch;
}

/** How many questions before the last one the end begins. */
const LAST = 2;

/** Simple players bring one match to its end; the films begin at questions to the first seat. */
const reelsOf =
  (game: string, seats: number) =>
  async ({ parts: wanted, asks }: Wish): Promise<readonly Reel[]> => {
    const entry = entryOf(game);
    if (entry === undefined) throw new Error(`there is no game ${game}`);
    const { record, questions } = played(await entry.load(), seats, asks);
    const at: { readonly [P in Part]: number } = {
      begin: 0,
      middle: questions.length >> 1,
      end: Math.max(0, questions.length - 1 - LAST),
    };
    return wanted.map((part) => {
      const entries = record.entries.slice(0, questions[at[part]] ?? 0);
      return { part, match: kept(seats, { ...record, entries }) };
    });
  };

function played(
  edition: Edition,
  seats: number,
  asks: string | undefined,
): { readonly record: MatchRecord; readonly questions: readonly number[] } {
  const match = open(edition.game, { seats, options: {} });
  const table = recorder(match, { seed: '3'.padStart(64, '0') });
  const dice = fastSeed(3);
  const questions: number[] = [];
  let given = 0;
  while (outcome(match, table.state) === undefined) {
    const asked = pending(match, table.state);
    const mine = asked.find(({ seat, optional }) => seat === 0 && !optional);
    if (mine !== undefined && (asks === undefined || mine.asks === asks)) questions.push(given);
    const owed = asked.find(({ optional }) => !optional);
    if (owed === undefined) throw new Error('nobody is asked anything');
    table.play(owed.seat, edition.players.greedy(match, view(match, table.state, owed.seat), owed, dice));
    given++;
  }
  if (questions.length === 0) throw new Error(`nobody is asked ${asks}`);
  const { result: _, ...record } = table.record();
  return { record, questions };
}

export const reels: { readonly [game: string]: ReturnType<typeof reelsOf> } = {
  'how-ruck': reelsOf('how-ruck', 2),
  'four-downs': reelsOf('four-downs', 3),
  'five-possessions': reelsOf('five-possessions', 2),
  'stieren-versieren': reelsOf('stieren-versieren', 3),
  'ballen-met-stieren': reelsOf('ballen-met-stieren', 2),
  'stier-zoekt-bier': reelsOf('stier-zoekt-bier', 4),
};
