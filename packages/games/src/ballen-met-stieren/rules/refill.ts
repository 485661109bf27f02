import { type CardId, NONE, type Option, type Question, type Seat } from '@stamtafel/kernel';
import {
  A,
  actions,
  at,
  B,
  bench,
  bulls,
  down,
  type Game,
  hand,
  locked,
  nth,
  type RuleFor,
} from '../kind.ts';
import { discardBullFaceDown } from './field.ts';
import { testHands } from './last-turn.ts';
import {
  bullsIn,
  discardsIn,
  fetchesIn,
  fewestBulls,
  isComplete,
  isDiscarded,
  isFetched,
  leastBulls,
  looksAtBench,
  mayDiscard,
  mostBulls,
  type Phase,
  phaseOf,
  placeOf,
  planOf,
  toDraw,
  withDiscard,
  withDone,
  withFetch,
  withoutChoice,
  withSplit,
} from './plan.ts';

/**
 * T7 (1) BMS-118b Cards locked in the previous attack return to hand, before refilling. BMS-125a A coach who may
 * fetch bulls looks through the bench. Then both plan at the same time.
 */
export const handsBack: RuleFor<'handsBack'> = {
  do(g) {
    for (let seat = A; seat <= B; seat++) {
      returnLocked(g, seat);
      if (phaseOf(g, seat, 0) === 'wissel') lookAtBench(g, seat);
      g.seal(seat, withoutChoice(g, seat, 0));
    }
  },
};

function returnLocked(g: Game, seat: Seat): void {
  const { returning } = g.facts;
  const count = at(returning, seat);
  for (let i = 0; i < count; i++) g.move(nth(g, locked(seat), 0), hand(seat));
  if (count > 0) g.tell('unlocked', { seat, count });
  returning[seat] = g.count(locked(seat));
}

function lookAtBench(g: Game, seat: Seat): void {
  for (let i = 0; i < g.count(bench(seat)); i++) g.show(nth(g, bench(seat), i), 1 << seat);
}

/** What a coach is asked at T7, in their own time: the other sees only that they have not finished. */
const steps: { readonly [phase in Phase]: Question } = {
  overflow: { asks: 'overflow', rule: 'BMS-049' },
  wissel: { asks: 'wissel', rule: 'BMS-125a' },
  makeRoom: { asks: 'makeRoom', rule: 'BMS-054' },
  split: { asks: 'refill', rule: 'BMS-044' },
  complete: { asks: 'refill', rule: 'BMS-044' },
};

/**
 * T7 (2)-(4) BMS-044 Both refill their hands to six, BMS-045 at the same time and before seeing any new card: D-28 what
 * to discard, D-26 whom to fetch from the bench, D-27 how many bulls to draw (the rest are actions).
 */
export const refill: RuleFor<'refill'> = {
  id: 'BMS-044',
  step: (g, _f, me) => steps[phaseOf(g, me, planOf(g, me))],
  who: (g) => (isComplete(planOf(g, A)) ? 0 : 1) | (isComplete(planOf(g, B)) ? 0 : 2),
  ask(g, _f, me) {
    const plan = planOf(g, me);
    switch (phaseOf(g, me, plan)) {
      case 'overflow':
      case 'makeRoom':
        for (let i = 0; i < g.count(hand(me)); i++) g.offer('discard', nth(g, hand(me), i));
        return;
      case 'wissel':
        g.offer('done');
        for (let i = 0; i < g.count(bench(me)); i++) g.offer('fetch', nth(g, bench(me), i));
        return;
      case 'split': {
        // BMS-290 The clock takes the first: the largest legal number of bulls.
        const least = leastBulls(g, me, plan);
        for (let b = mostBulls(g, me, plan); b >= least; b--) g.offer('split', NONE, b);
        return;
      }
      case 'complete':
        return;
    }
  },
  refuses: (g, _f, me, option) => refusesStep(g, me, planOf(g, me), option),
  timeout: (g, _f, me) => offerClock(g, me),
  do: (g, _f, me, option) => g.seal(me, withoutChoice(g, me, planned(g, me, planOf(g, me), option))),
};

function refusesStep(g: Game, me: Seat, plan: number, { pick, card, to }: Option): string | undefined {
  const phase = phaseOf(g, me, plan);
  switch (pick) {
    case 'discard':
      if (phase === 'makeRoom') return refusesDiscard(g, me, plan, card, 'BMS-054');
      return phase === 'overflow' ? refusesDiscard(g, me, plan, card, 'BMS-049') : 'BMS-049';
    case 'fetch': {
      const place = placeOf(g, bench(me), card);
      return phase !== 'wissel' || place === NONE || isFetched(plan, place) ? 'BMS-125a' : undefined;
    }
    case 'done':
      return phase === 'wissel' ? undefined : 'BMS-125a';
    case 'split':
      if (phase !== 'split') return 'BMS-044';
      if (to > mostBulls(g, me, plan) || to < fewestBulls(g, me, plan)) return 'BMS-046';
      return to < leastBulls(g, me, plan) ? 'BMS-047' : undefined;
    default:
      return undefined;
  }
}

function refusesDiscard(g: Game, me: Seat, plan: number, card: CardId, id: string): string | undefined {
  const place = placeOf(g, hand(me), card);
  return place !== NONE && !isDiscarded(plan, place) && mayDiscard(g, me, plan, place) ? undefined : id;
}

function planned(g: Game, me: Seat, plan: number, { pick, card, to }: Option): number {
  switch (pick) {
    case 'discard':
      return withDiscard(plan, placeOf(g, hand(me), card));
    case 'fetch':
      return withFetch(plan, placeOf(g, bench(me), card));
    case 'done':
      return withDone(plan);
    default:
      return withSplit(plan, to);
  }
}

/** BMS-290 Nobody from the bench, the largest legal number of bulls, the first card that may be discarded. */
function offerClock(g: Game, me: Seat): void {
  const plan = planOf(g, me);
  const phase = phaseOf(g, me, plan);
  if (phase === 'wissel') g.offer('done');
  else if (phase === 'split') g.offer('split', NONE, mostBulls(g, me, plan));
  else {
    let first = NONE;
    for (let i = 0; i < g.count(hand(me)); i++) {
      const card = nth(g, hand(me), i);
      if (isDiscarded(plan, i) || !mayDiscard(g, me, plan, i)) continue;
      if (first === NONE || card < first) first = card;
    }
    g.offer('discard', first);
  }
}

/** What was chosen is shown and done when both have finished; T7 (5) then the hands are looked at. */
export const refilled: RuleFor<'refilled'> = {
  do(g) {
    const [ofA, ofB] = [planOf(g, A), planOf(g, B)];
    g.unseal();
    carryOut(g, A, ofA);
    carryOut(g, B, ofB);
    testHands(g);
  },
};

function carryOut(g: Game, seat: Seat, plan: number): void {
  const b = bullsIn(plan);
  const drawn = toDraw(g, seat, plan);
  discardPlanned(g, seat, plan);
  if (looksAtBench(plan)) fetchPlanned(g, seat, plan);
  for (let i = 0; i < b; i++) g.draw(bulls(seat), hand(seat));
  for (let i = b; i < drawn; i++) g.draw(actions(seat), hand(seat));
  g.tell('refilled', { seat, bulls: b, actions: drawn - b });
}

/** BMS-049, BMS-054 Face down. */
function discardPlanned(g: Game, seat: Seat, plan: number): void {
  const count = discardsIn(plan);
  if (count === 0) return;
  for (let i = g.count(hand(seat)) - 1; i >= 0; i--) {
    if (!isDiscarded(plan, i)) continue;
    const card = nth(g, hand(seat), i);
    if (g.card(card).bull) discardBullFaceDown(g, seat, card);
    else g.move(card, down(seat));
  }
  g.tell('overflow', { seat, count });
}

/** BMS-125a The bulls go to hand before the piles refill it; the bench is then shuffled. */
function fetchPlanned(g: Game, seat: Seat, plan: number): void {
  for (let i = g.count(bench(seat)) - 1; i >= 0; i--)
    if (isFetched(plan, i)) g.move(nth(g, bench(seat), i), hand(seat));
  g.shuffle(bench(seat), 'bench');
  g.tell('fetched', { seat, count: fetchesIn(plan) });
}
