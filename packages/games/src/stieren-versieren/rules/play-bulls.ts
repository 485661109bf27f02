import { NONE, type Seat } from '@stamtafel/kernel';
import {
  bullCard,
  bulls,
  type Game,
  hand,
  isOwnBull,
  location,
  nameOf,
  nextSeat,
  type RuleFor,
} from '../kind.ts';
import {
  allAfter,
  bullsInHand,
  choose,
  chosenBy,
  firstOf,
  hasSeveral,
  lastOf,
  offerEach,
  withoutFirst,
} from '../sets.ts';

/** SV-110 One bull each; SV-500 with two players two. */
const required = (g: Game): number => (g.seats === 2 ? 2 : 1);

/** The rule that says how many. */
const byRule = (g: Game): string => (g.seats === 2 ? 'SV-500' : 'SV-110');

/** SV-111 A player with no more cards than required plays them all, without being asked: everybody sees why. */
const hasChoice = (g: Game, seat: Seat): boolean => g.count(hand(seat)) > required(g);

/** Whether as many bulls are chosen as required. */
function isComplete(g: Game, seat: Seat): boolean {
  const sealed = g.sealed(seat);
  return sealed !== NONE && (g.seats > 2 || hasSeveral(sealed));
}

/** The bulls that can be named now. SV-500, SV-807 Of two the canonically first comes first, so not the last one in hand. */
function playable(g: Game, seat: Seat): number {
  const held = bullsInHand(g, seat);
  if (g.seats > 2) return held;
  const chosen = chosenBy(g, seat);
  return chosen === 0 ? held & ~lastOf(held) : held & allAfter(chosen);
}

/**
 * SV-110 Phase 2: everybody secretly chooses from hand, at the same time; final once all have chosen. SV-500 Two
 * bulls are named one after the other, in canonical order; nothing moves before all are ready.
 */
export const playBulls: RuleFor<'playBulls'> = {
  id: 'SV-110',
  step: (g) => ({ asks: 'playBulls', rule: byRule(g) }),
  who(g) {
    let owing = 0;
    for (let seat = 0; seat < g.seats; seat++)
      if (hasChoice(g, seat) && !isComplete(g, seat)) owing |= 1 << seat;
    return owing;
  },
  ask: (g, _f, me) => offerEach(g, me, 'play', playable(g, me)),
  refuses(g, _f, me, { pick, card }) {
    if (pick !== 'play') return byRule(g);
    if (!isOwnBull(g, me, card)) return 'SV-204';
    if (g.where(card) !== hand(me)) return byRule(g);
    return g.card(card).bit & playable(g, me) ? undefined : 'SV-807';
  },
  timeout: (g) => g.offer('lowest'),
  do(g, _f, me, { pick, card }) {
    const isLate = pick === 'lowest';
    choose(g, me, isLate ? lowestBulls(g, me) : chosenBy(g, me) | g.card(card).bit);
    if (isComplete(g, me)) g.tell(isLate ? 'late' : 'ready', { seat: me });
  },
};

/** SV-804 The clock plays the lowest value, ties in canonical order; with two players the first two so, whatever was named. */
function lowestBulls(g: Game, seat: Seat): number {
  const held = bullsInHand(g, seat);
  let lowest = lowestOf(g, seat, held);
  if (g.seats === 2) lowest |= lowestOf(g, seat, held & ~lowest);
  return lowest;
}

function lowestOf(g: Game, seat: Seat, held: number): number {
  let lowest = bullCard(g, seat, firstOf(held));
  for (let rest = withoutFirst(held); rest !== 0; rest = withoutFirst(rest)) {
    const card = bullCard(g, seat, firstOf(rest));
    if (g.card(card).value < g.card(lowest).value) lowest = card;
  }
  return g.card(lowest).bit;
}

/**
 * SV-120 Phase 3: all chosen bulls are revealed and placed, each on the location of its own symbol. SV-501 With two
 * players the start player's two come first, then the other's. Nobody could still change a choice.
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
  const chosen = hasChoice(g, seat) ? chosenBy(g, seat) : bullsInHand(g, seat);
  for (let rest = chosen; rest !== 0; rest = withoutFirst(rest))
    placeBull(g, seat, bullCard(g, seat, firstOf(rest)));
}

/** SV-120, SV-240 A bull from hand goes face up to the location of its symbol; there is no other choice. */
export function placeBull(g: Game, seat: Seat, card: number): void {
  const place = g.card(card).symbol;
  g.move(card, bulls(seat, place));
  g.tell('placedBull', { seat, card, zone: nameOf(g, location(place)) });
}
