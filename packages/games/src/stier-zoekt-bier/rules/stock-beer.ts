import { type CardId, NONE, type Option, type Seat, type Seats } from '@stamtafel/kernel';
import {
  CELLAR,
  cellar,
  deck,
  discard,
  factOf,
  type Game,
  hand,
  isGrandCafe,
  leftOf,
  nth,
  type RuleFor,
} from '../kind.ts';
import { ENOUGH, isComplete, lower, picked, upper } from '../pick.ts';
import type { RuleId } from '../rule-ids.ts';
import { addToSupply } from './supply.ts';
import { startTapping } from './tap-turns.ts';

const PICK1 = { do: 'pick1' } as const;
const PLACE1 = { do: 'place1' } as const;
const PICK2 = { do: 'pick2' } as const;
const PLACE2 = { do: 'place2' } as const;

/** Phase 2, Bier inslaan. SZB-051 With nothing to deal it is skipped, without a reshuffle. */
export const stock: RuleFor<'stock'> = {
  do(g) {
    const each = cardsEach(g);
    if (each === 0) {
      startTapping(g);
      return;
    }
    deal(g, each);
    g.next(PICK1, PLACE1);
  },
};

/** SZB-041 Six cards each; SZB-051 if there are not that many, equally few for all. */
function cardsEach(g: Game): number {
  return Math.min(6, Math.floor((g.count(deck) + g.count(discard)) / g.seats));
}

/** SZB-041 One at a time, clockwise from the bierbaas. */
function deal(g: Game, each: number): void {
  for (let i = 0; i < each; i++) {
    let seat = g.facts.bierbaas;
    for (let n = 0; n < g.seats; n++) {
      if (g.count(deck) === 0) renewDeck(g);
      g.draw(deck, hand(seat));
      seat = leftOf(g, seat);
    }
  }
  g.tell('dealt', { count: each });
}

/** SZB-050 An empty deck is renewed from the discard pile when the next card is needed; SZB-206 nobody can follow it. */
function renewDeck(g: Game): void {
  g.gather(fromDiscard, deck, 'beer');
  g.tell('reshuffled', { count: g.count(deck) });
}
const fromDiscard = [discard] as const;

/** SZB-202 Nothing to choose for a public reason: no card, or a single one that must be taken. */
function isChoosing(g: Game, seat: Seat): boolean {
  const cards = g.count(hand(seat));
  if (cards === 0 || (cards === 1 && !isGrandCafe(g))) return false;
  const code = g.sealed(seat);
  return code === NONE || (cards > 1 && !isComplete(code));
}

function whoIsChoosing(g: Game): Seats {
  let seats = 0;
  for (let seat = 0; seat < g.seats; seat++) if (isChoosing(g, seat)) seats |= 1 << seat;
  return seats;
}

function offerCards(g: Game, me: Seat): void {
  const cards = g.in(hand(me));
  const first = lower(g.sealed(me));
  for (let i = 0; i < cards.length; i++) if (i !== first) g.offer('take', nth(g, hand(me), i));
  // SZB-162 In Grand Café 0, 1 or 2 cards.
  if (isGrandCafe(g)) g.offer(first === NONE ? 'nothing' : 'enough');
}

/** What forbids a choice in either pick; `id` is the rule of this pick. */
function refusesPick(g: Game, me: Seat, { pick, card }: Option, id: RuleId): RuleId | undefined {
  // SZB-049 A pick is final when it is sent.
  if (g.sealed(me) !== NONE && !isChoosing(g, me)) return 'SZB-049';
  switch (pick) {
    case 'take': {
      const first = lower(g.sealed(me));
      if (card === NONE || g.where(card) !== hand(me)) return id;
      if (first !== NONE && nth(g, hand(me), first) === card) return id;
      return isGrandCafe(g) ? refusesSecondKind(g, me, card, first) : undefined;
    }
    case 'nothing':
    case 'enough':
      // SZB-048 Two cards have to be chosen, even when they overflow.
      return isGrandCafe(g) ? undefined : 'SZB-048';
    case 'forced':
      return 'SZB-204';
    default:
      return undefined;
  }
}

/** SZB-163 A card that would be laid open has to be of the kind that is open already; the Drinker has none (SZB-172). */
function refusesSecondKind(g: Game, me: Seat, card: CardId, first: number): RuleId | undefined {
  const { kind } = g.card(card);
  // With room in the cellar nothing is open yet, and of this pick at most one card will be.
  if (kind === NONE || g.count(cellar(me)) < CELLAR) return undefined;
  let fixed = factOf(g.facts.tapped, me);
  if (fixed === NONE && first !== NONE) fixed = g.card(nth(g, hand(me), first)).kind;
  return fixed === NONE || fixed === kind ? undefined : 'SZB-163';
}

/** SZB-049 A pick is final when it is complete; nothing else happens until all are. */
function choose(g: Game, me: Seat, { pick, card }: Option): void {
  const code = g.sealed(me);
  if (pick === 'forced') g.seal(me, forcedPick(g));
  else {
    const place = pick === 'take' ? g.in(hand(me)).indexOf(card) : ENOUGH;
    const more = picked(code, place);
    g.seal(me, code === NONE && isOneOfTwo(g, me) ? picked(more, 1 - place) : more);
  }
  if (!isChoosing(g, me)) g.tell('chosen', { seat: me });
}

/** SZB-202 Of two cards the lower one is chosen, and the other is what remains; in Grand Café it can be left. */
const isOneOfTwo = (g: Game, me: Seat): boolean => !isGrandCafe(g) && g.count(hand(me)) === 2;

/** SZB-204 The clock takes the first two cards, the first one lower; in Grand Café nothing. */
const forcedPick = (g: Game): number => (isGrandCafe(g) ? picked(NONE, ENOUGH) : picked(picked(NONE, 0), 1));

/** SZB-042 Pick 1 (D1): exactly two of the six. */
export const pick1: RuleFor<'pick1'> = {
  id: 'SZB-042',
  who: whoIsChoosing,
  ask: (g, _f, me) => offerCards(g, me),
  refuses: (g, _f, me, option) => refusesPick(g, me, option, 'SZB-042'),
  timeout: (g) => g.offer('forced'),
  do: (g, _f, me, option) => choose(g, me, option),
};

/** SZB-044 Pick 2 (D2): exactly two of those received. */
export const pick2: RuleFor<'pick2'> = {
  id: 'SZB-044',
  who: whoIsChoosing,
  ask: (g, _f, me) => offerCards(g, me),
  refuses: (g, _f, me, option) => refusesPick(g, me, option, 'SZB-044'),
  timeout: (g) => g.offer('forced'),
  do: (g, _f, me, option) => choose(g, me, option),
};

/** SZB-049 All picks are placed together, then SZB-043 what remains goes to the left neighbour. */
export const place1: RuleFor<'place1'> = {
  do(g) {
    placeAll(g);
    passOn(g);
    g.next(PICK2, PLACE2);
  },
};

/** SZB-044 All picks are placed, what remains is discarded face down; SZB-205 the kernel lets the passer's trace go. */
export const place2: RuleFor<'place2'> = {
  do(g) {
    placeAll(g);
    for (let seat = 0; seat < g.seats; seat++) g.moveAll(hand(seat), discard);
    startTapping(g);
  },
};

function placeAll(g: Game): void {
  let seat = g.facts.bierbaas;
  for (let n = 0; n < g.seats; n++) {
    placePick(g, seat);
    seat = leftOf(g, seat);
  }
  g.unseal();
}

/** SZB-045 One by one on top of the supply, in the order chosen; SZB-046 nothing ever changes that order. */
function placePick(g: Game, seat: Seat): void {
  const cards = g.count(hand(seat));
  const code = g.sealed(seat);
  // SZB-052 A single card is taken without asking, except in Grand Café.
  const single = code === NONE && cards === 1;
  const first = nth(g, hand(seat), single ? 0 : lower(code));
  const second = nth(g, hand(seat), upper(code));
  const count = (first === NONE ? 0 : 1) + (second === NONE ? 0 : 1);
  // SZB-047 What does not fit lies open, and is told so.
  const room = CELLAR - g.count(cellar(seat));
  if (cards > 0 && (room > 0 || count === 0)) g.tell('stocked', { seat, count: count < room ? count : room });
  if (first !== NONE) addToSupply(g, seat, first);
  if (second !== NONE) addToSupply(g, seat, second);
}

/** SZB-043 All hands move on at once; their order stays. */
function passOn(g: Game): void {
  const hands = handsOf[g.seats - 3];
  if (hands === undefined) throw new Error(`no hands for ${g.seats} players`);
  if (hands.every((zone) => g.count(zone) === 0)) return;
  g.passOn(hands);
  g.tell('passed');
}
const handsOf = [3, 4, 5].map((seats) => Array.from({ length: seats }, (_, seat) => hand(seat)));
