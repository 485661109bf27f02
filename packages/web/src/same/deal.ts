/** The deal of a match against computers, for a friend to play the same cards, and who made more of it. */
import type { Edition } from '@stamtafel/games/edition.ts';
import type { SharedDeal } from '@stamtafel/protocol';
import type { Help, KeptMatch, Sitter } from '../session/messages.ts';

export type Result = SharedDeal['result'];

/** Undefined where no deal can be sent: several people played, it is not over, or it was begun by others. */
export function dealOf(
  { id, sitters, record, sent, takenOver, help }: KeptMatch,
  sender: string,
): SharedDeal | undefined {
  const { seed, result, game, rules, options } = record;
  const seat = sitters.findIndex(({ kind }) => kind === 'person');
  const computers = sitters.filter(({ kind }) => kind === 'bot');
  if (seat < 0 || computers.length !== sitters.length - 1 || takenOver) return undefined;
  if (seed === undefined || result === undefined) return undefined;
  return {
    game,
    rules,
    seat,
    levels: computers.map(({ level }) => level ?? 'greedy'),
    seed,
    options: { ...options },
    place: sent?.place ?? id,
    result: { score: result.scores[seat] ?? 0, rank: result.ranks[seat] ?? 1, ...helpIn(help) },
    sender,
  };
}

/** What helped, as far as anything did. */
export const helpIn = ({ tips, takenBack }: Help = { tips: 0, takenBack: 0 }): Partial<Help> => ({
  ...(tips > 0 && { tips }),
  ...(takenBack > 0 && { takenBack }),
});

/** On the sender's chair, among the same computers. */
export function sittersFor(
  { seat, levels }: Pick<SharedDeal, 'seat' | 'levels'>,
  name: string,
  botNames: readonly string[],
): Sitter[] {
  const free = botNames.filter((bot) => bot !== name);
  const computers = levels.map((level, chair): Sitter => ({ kind: 'bot', name: free[chair] ?? '', level }));
  return computers.toSpliced(seat, 0, { kind: 'person', name });
}

/** Who made more of the same cards: the better place counts, and then the score. */
export function compared(
  mine: Result,
  theirs: Result,
  { fewerPointsWin }: Pick<Edition, 'fewerPointsWin'>,
): 'mine' | 'theirs' | 'equal' {
  if (mine.rank !== theirs.rank) return mine.rank < theirs.rank ? 'mine' : 'theirs';
  if (mine.score === theirs.score) return 'equal';
  const isMore = mine.score > theirs.score;
  return isMore === (fewerPointsWin === undefined) ? 'mine' : 'theirs';
}
