import type { Bag, CardId, Kind, Limit, Seats, State } from './types.ts';

export const makeBag = (cards: readonly CardId[], sure: readonly Seats[], limits: readonly Limit[]): Bag => ({
  cards,
  bits: bitsOf(cards),
  sure,
  limits,
  seats: seatsOf(sure, limits),
});

/** The same bag with other certainties and limits. */
export const changeBag = (bag: Bag, sure: readonly Seats[], limits: readonly Limit[]): Bag => ({
  cards: bag.cards,
  bits: bag.bits,
  sure,
  limits,
  seats: seatsOf(sure, limits),
});

function seatsOf(sure: readonly Seats[], limits: readonly Limit[]): Seats {
  let seats = 0;
  for (let i = 0; i < sure.length; i++) seats |= sure[i]!;
  for (let i = 0; i < limits.length; i++) seats |= 1 << limits[i]!.seat;
  return seats;
}

/** A set of cards as bits, 32 to a number. */
export function bitsOf(cards: readonly CardId[]): number[] {
  const bits: number[] = [];
  for (let i = 0; i < cards.length; i++) {
    const c = cards[i]!;
    while (bits.length <= c >> 5) bits.push(0);
    bits[c >> 5]! |= 1 << (c & 31);
  }
  return bits;
}

/** The cards of such a set, in order. */
export function cardsIn(bits: readonly number[]): CardId[] {
  const cards: CardId[] = [];
  for (let word = 0; word < bits.length; word++)
    for (let rest = bits[word]!; rest !== 0; rest &= rest - 1)
      cards.push((word << 5) + 31 - Math.clz32(rest & -rest));
  return cards;
}

export function overlap(a: readonly number[], b: readonly number[]): boolean {
  for (let word = 0; word < a.length && word < b.length; word++) if (a[word]! & b[word]!) return true;
  return false;
}

export const inBag = (bag: Bag, c: CardId): boolean => (bag.bits[c >> 5]! & (1 << (c & 31))) !== 0;

/** Whether a bag tells one of these seats more than it sees. */
export const tells = <K extends Kind>(s: State<K>, bag: Bag, seats: Seats): boolean =>
  (bag.seats & seats) !== 0 && hasNews(s, bag, seats);

function hasNews<K extends Kind>(s: State<K>, bag: Bag, seats: Seats): boolean {
  for (let i = 0; i < bag.limits.length; i++) if ((1 << bag.limits[i]!.seat) & seats) return true;
  for (let i = 0; i < bag.cards.length; i++) if (bag.sure[i]! & ~s.known[bag.cards[i]!]! & seats) return true;
  return false;
}

/** In how many places of a bag a seat cannot see what lies there. */
export function countHidden<K extends Kind>(s: State<K>, bag: Bag, bit: Seats): number {
  let count = 0;
  for (const c of bag.cards) if (!(s.known[c]! & bit)) count++;
  return count;
}

/** Whether a seat cannot see some card that is in both; of its bags the smaller one then lies inside the larger. */
export const shareHidden = <K extends Kind>(s: State<K>, a: Bag, b: Bag, bit: Seats): boolean =>
  a.cards.some((c) => !(s.known[c]! & bit) && inBag(b, c));

/** The smallest bag in which a seat knows this card to lie. */
export function innermostSure<K extends Kind>(s: State<K>, card: CardId, bit: Seats): Bag | undefined {
  for (let b = s.bags.length - 1; b >= 0; b--) {
    const bag = s.bags[b]!;
    const i = inBag(bag, card) ? bag.cards.indexOf(card) : -1;
    if (i >= 0 && bag.sure[i]! & bit) return bag;
  }
  return undefined;
}
