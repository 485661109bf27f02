import { count, has, lowest, noCards, overlap } from './bits.ts';
import type { Match } from './game.ts';
import type { Bag, Bits, CardId, Kind, Limit, Seat, State } from './types.ts';

export const makeBag = (seat: Seat, places: Bits, sure: Bits, limits: readonly Limit[]): Bag => ({
  seat,
  size: count(places),
  places,
  sure,
  limits,
});

/** The cards of a pack that a seat does not see. */
export function hiddenFrom<K extends Kind>(
  match: Match<K>,
  s: State<K>,
  pack: readonly CardId[],
  seat: Seat,
): number[] {
  const hidden = noCards(match.words);
  for (let i = 0; i < pack.length; i++) {
    const c = pack[i]!;
    if (!((s.known[c]! >> seat) & 1)) hidden[c >> 5]! |= 1 << (c & 31);
  }
  return hidden;
}

/** Whether a bag tells its seat, from which these cards are hidden, more than it sees. */
export const tells = (bag: Bag, hidden: Bits): boolean => bag.limits.length > 0 || overlap(bag.sure, hidden);

/** The same for a few bags, where listing what is hidden would take longer. */
export function hasNews<K extends Kind>(s: State<K>, { seat, sure, limits }: Bag): boolean {
  if (limits.length > 0) return true;
  for (let w = 0; w < sure.length; w++)
    for (let rest = sure[w]!; rest !== 0; rest &= rest - 1)
      if (!((s.known[(w << 5) + lowest(rest)]! >> seat) & 1)) return true;
  return false;
}

/** The smallest of a seat's bags in which it knows this card to lie. */
export function innermostSure<K extends Kind>(s: State<K>, card: CardId, seat: Seat): Bag | undefined {
  for (let b = s.bags.length - 1; b >= 0; b--) {
    const bag = s.bags[b]!;
    if (bag.seat === seat && has(bag.sure, card)) return bag;
  }
  return undefined;
}
