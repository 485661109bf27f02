import { NONE, type Seat } from '@stamtafel/kernel';
import { bulls, type Game, hand, isOwnBull, location, nameOf, nextSeat, type RuleFor } from '../kind.ts';
import { bitOf, chosenBy, firstChosen, HAND_BITS, lastChosen, withoutBit } from './choice.ts';

/** SV-110 One bull each; SV-500 with two players two. */
const required = (g: Game): number => (g.seats === 2 ? 2 : 1);

/** SV-111 Whoever has no more cards than required plays them all, without being asked: everybody sees why. */
const hasChoice = (g: Game, seat: Seat): boolean => g.count(hand(seat)) > required(g);

/** Whether the chosen bulls, as bits, are as many as required. */
const isComplete = (g: Game, chosen: number): boolean =>
  chosen !== NONE && (g.seats > 2 || (chosen & (chosen - 1)) !== 0);

/**
 * SV-110 Phase 2: everybody secretly chooses from his hand, at the same time; final once all have chosen. SV-500 Two
 * bulls are named one after the other, in canonical order; nothing moves before all are ready.
 */
export const playBulls: RuleFor<'playBulls'> = {
  id: 'SV-110',
  who(g) {
    let owing = 0;
    for (let seat = 0; seat < g.seats; seat++)
      if (hasChoice(g, seat) && !isComplete(g, g.sealed(seat))) owing |= 1 << seat;
    return owing;
  },
  ask(g, _f, me) {
    const cards = g.in(hand(me));
    for (let i = 0; i < cards.length; i++) g.offer('play', cards[i] ?? NONE);
  },
  refuses(g, _f, me, { pick, card }) {
    if (pick !== 'play') return 'SV-110';
    if (!isOwnBull(g, me, card)) return 'SV-204';
    if (g.where(card) !== hand(me)) return 'SV-110';
    if (g.seats > 2) return undefined;
    // SV-500 Two bulls, the canonically first one first (SV-807).
    const { order } = g.card(card);
    const chosen = g.sealed(me);
    if (chosen !== NONE) return order > lastChosen(g, me, chosen) ? undefined : 'SV-807';
    return hasLater(g, me, order) ? undefined : 'SV-807';
  },
  timeout: (g, _f, me) => g.offer('play', clockBull(g, me)),
  do(g, _f, me, { card }) {
    const chosen = chosenBy(g, me) | bitOf(g, me, card);
    g.seal(me, chosen);
    if (g.told !== undefined && isComplete(g, chosen)) g.tell('ready', { seat: me });
  },
};

function hasLater(g: Game, seat: Seat, order: number): boolean {
  const cards = g.in(hand(seat));
  for (let i = 0; i < cards.length; i++) if (g.card(cards[i] ?? 0).order > order) return true;
  return false;
}

/** SV-804 The clock plays the lowest value, ties in canonical order; of the two lowest the canonically first comes first. */
function clockBull(g: Game, seat: Seat): number {
  const chosen = chosenBy(g, seat);
  const first = lowestBull(g, seat, chosen);
  if (g.seats > 2 || chosen !== 0) return first;
  const second = lowestBull(g, seat, bitOf(g, seat, first));
  return g.card(second).order < g.card(first).order ? second : first;
}

function lowestBull(g: Game, seat: Seat, without: number): number {
  let lowest = NONE;
  for (const card of g.in(hand(seat))) {
    const { value, order } = g.card(card);
    if (without & bitOf(g, seat, card)) continue;
    const best = lowest === NONE ? undefined : g.card(lowest);
    if (best === undefined || value < best.value || (value === best.value && order < best.order))
      lowest = card;
  }
  return lowest;
}

/**
 * SV-120 Phase 3: all chosen bulls are revealed and placed, each on the location of its own symbol. SV-501 With two
 * players the start player's two come first, then the other's. Nobody could still change his choice.
 */
export const placeBulls: RuleFor<'placeBulls'> = {
  do(g) {
    const { start } = g.facts;
    let seat = start;
    do {
      placeChosen(g, seat);
      seat = nextSeat(g, seat);
    } while (seat !== start);
    g.unseal();
    g.next({ do: 'beginTurn', seat: start });
  },
};

function placeChosen(g: Game, seat: Seat): void {
  let chosen = hasChoice(g, seat) ? g.sealed(seat) : HAND_BITS;
  for (let card = firstChosen(g, seat, chosen); card !== NONE; card = firstChosen(g, seat, chosen)) {
    chosen = withoutBit(chosen, bitOf(g, seat, card));
    placeBull(g, seat, card);
  }
}

/** SV-120, SV-240 A bull from hand goes face up to the location of its symbol; there is no other choice. */
export function placeBull(g: Game, seat: Seat, card: number): void {
  const place = g.card(card).symbol;
  g.move(card, bulls(seat, place));
  if (g.told !== undefined) g.tell('placedBull', { seat, card, zone: nameOf(g, location(place)) });
}
