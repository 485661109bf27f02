/**
 * T7, one coach's part: what is discarded, fetched from the bench and drawn is one secret plan, a number that grows
 * answer by answer and is shown only when both coaches have finished (BMS-045).
 *
 *   bits 0-3    the number of bulls to draw, plus 1; 0 while that is open, so a plan with it is complete
 *   bit 4       no more bulls from the bench
 *   bits 5-10   the hand cards to discard, by place in hand (a hand never holds more than six)
 *   bits 11-27  the bench bulls to fetch, by place on the bench
 */
import { type CardId, NONE, type Seat } from '@stamtafel/kernel';
import { actions, bench, bulls, type Game, HAND, hand, handSize, nth } from '../kind.ts';

const DONE = 1 << 4;
const DISCARDS = 5;
const FETCHES = 11;

export const planOf = (g: Game, seat: Seat): number => {
  const plan = g.sealed(seat);
  return plan === NONE ? 0 : plan;
};

export const isComplete = (plan: number): boolean => (plan & 15) !== 0;
/** How many bulls the plan draws. */
export const bullsIn = (plan: number): number => (plan & 15) - 1;
export const isDiscarded = (plan: number, place: number): boolean => (plan & (1 << (DISCARDS + place))) !== 0;
export const isFetched = (plan: number, place: number): boolean => (plan & (1 << (FETCHES + place))) !== 0;
/** Whether the coach has looked through the bench. */
export const looksAtBench = (plan: number): boolean => (plan & DONE) !== 0 || plan >> FETCHES !== 0;

export const withDiscard = (plan: number, place: number): number => plan | (1 << (DISCARDS + place));
export const withFetch = (plan: number, place: number): number => plan | (1 << (FETCHES + place));
export const withDone = (plan: number): number => plan | DONE;
export const withSplit = (plan: number, bullsDrawn: number): number => plan | (bullsDrawn + 1);

export const discardsIn = (plan: number): number => bitsIn((plan >> DISCARDS) & 63);
export const fetchesIn = (plan: number): number => bitsIn(plan >> FETCHES);

export function bitsIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The steps of T7 for one coach, in this order. */
export type Phase = 'overflow' | 'wissel' | 'makeRoom' | 'split' | 'complete';

export function phaseOf(g: Game, seat: Seat, plan: number): Phase {
  if (isComplete(plan)) return 'complete';
  const free = freePlaces(g, seat, plan);
  const held = g.count(hand(seat)) - discardsIn(plan);
  // BMS-049 (2) Over six: non-red cards are discarded down to six, or until none is left.
  if (free < 0 && held > 0) return 'overflow';
  // BMS-125a (3) Wissel: up to hand size six. A coach who had to discard first had no free place: the Wissel is lost.
  if (free > 0 && discardsIn(plan) === 0 && mayFetch(g, seat, plan)) return 'wissel';
  // BMS-054 (4) No usable bull and no free place, but bulls in the pile and an action card in hand.
  if (free === 0 && held > 0 && g.count(bulls(seat)) > 0 && usableBulls(g, seat, plan) === 0)
    return 'makeRoom';
  return 'split';
}

const mayFetch = (g: Game, seat: Seat, plan: number): boolean =>
  (g.facts.wissel & (1 << seat)) !== 0 && !(plan & DONE) && g.count(bench(seat)) > fetchesIn(plan);

/** BMS-048 Red cards held and cards locked by Sabotage count towards the six. */
export const freePlaces = (g: Game, seat: Seat, plan: number): number =>
  HAND - handSize(g, seat) + discardsIn(plan) - fetchesIn(plan);

/** The bulls in hand when the plan so far is carried out. */
function usableBulls(g: Game, seat: Seat, plan: number): number {
  const cards = g.in(hand(seat));
  let count = fetchesIn(plan);
  for (let i = 0; i < cards.length; i++)
    if (g.card(nth(g, hand(seat), i)).bull && !isDiscarded(plan, i)) count++;
  return count;
}

/** BMS-049 The last usable bull may not be discarded while there is another card to discard. */
export function mayDiscard(g: Game, seat: Seat, plan: number, place: number): boolean {
  if (!g.card(nth(g, hand(seat), place)).bull) return true;
  const usable = usableBulls(g, seat, plan);
  return usable > 1 || g.count(hand(seat)) - discardsIn(plan) === 1;
}

// D-27, with n places free: max(0, n − actionPile) ≤ b ≤ min(n, bullPile)

/** BMS-046 A coach must refill as far as the two piles allow. */
export function toDraw(g: Game, seat: Seat, plan: number): number {
  const free = freePlaces(g, seat, plan);
  const piled = g.count(bulls(seat)) + g.count(actions(seat));
  return free <= 0 ? 0 : free < piled ? free : piled;
}

export function mostBulls(g: Game, seat: Seat, plan: number): number {
  const n = toDraw(g, seat, plan);
  const piled = g.count(bulls(seat));
  return n < piled ? n : piled;
}

/** BMS-046 If one pile is short, the other supplies the rest. BMS-047 Without a usable bull at least one is drawn. */
export function leastBulls(g: Game, seat: Seat, plan: number): number {
  const least = fewestBulls(g, seat, plan);
  return least === 0 && mostBulls(g, seat, plan) > 0 && usableBulls(g, seat, plan) === 0 ? 1 : least;
}

/** What the action pile cannot supply. */
export function fewestBulls(g: Game, seat: Seat, plan: number): number {
  const short = toDraw(g, seat, plan) - g.count(actions(seat));
  return short > 0 ? short : 0;
}

/**
 * Takes the steps that leave no choice, as everybody sees from the backs. The answer is a plan that is
 * complete or waits for its coach.
 */
export function withoutChoice(g: Game, seat: Seat, before: number): number {
  for (let plan = before; ; ) {
    const phase = phaseOf(g, seat, plan);
    if (phase === 'split') {
      const b = leastBulls(g, seat, plan);
      return b === mostBulls(g, seat, plan) ? withSplit(plan, b) : plan;
    }
    if (phase !== 'overflow' && phase !== 'makeRoom') return plan;
    const place = onlyDiscard(g, seat, plan);
    if (place === NONE) return plan;
    plan = withDiscard(plan, place);
  }
}

/** The place of the only card that can be discarded, or NONE if there are several. */
function onlyDiscard(g: Game, seat: Seat, plan: number): number {
  let only = NONE;
  for (let i = 0; i < g.count(hand(seat)); i++) {
    if (isDiscarded(plan, i) || !mayDiscard(g, seat, plan, i)) continue;
    if (only !== NONE) return NONE;
    only = i;
  }
  return only;
}

/** The place of a card in a zone, or NONE. */
export const placeOf = (g: Game, zone: number, card: CardId): number => g.in(zone).indexOf(card);
