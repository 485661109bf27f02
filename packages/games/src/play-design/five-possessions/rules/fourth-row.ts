import { type CardId, NONE, type Seat } from '@stamtafel/kernel';
import {
  against,
  defenseOf,
  down,
  type Facts,
  type Game,
  hand,
  isOpen,
  lane,
  type RuleFor,
  shown,
} from '../kind.ts';
import { clearDefense, revealLanes } from './duel.ts';
import {
  codeOf,
  digit,
  empty,
  flawOf,
  forbidden,
  isFree,
  lanesIn,
  offerFirst,
  placeInHand,
  setAside,
  usedIn,
} from './placing.ts';

/*
 * The course of row 4: lastOffense → layLast → lastDefense → revealLast → score
 */

/** PD5-031 Whether any of the last cards may lie in any open lane. */
export function hasPlace(g: Game): boolean {
  const cards = g.in(hand(g.facts.offense));
  for (let n = 0; n < 4; n++) {
    if (!isOpen(g.facts, n)) continue;
    const colour = forbidden(g, n);
    for (let i = 0; i < cards.length; i++) if (g.card(cards[i] ?? NONE).tally !== colour) return true;
  }
  return false;
}

/** PD5-034 No place: the 2 cards are shown to all as proof and the defense wins the possession at once; nobody places. */
export function showLastCards(g: Game): void {
  const { offense } = g.facts;
  g.moveAll(hand(offense), shown);
  g.tell('noPlace', { seat: offense, cards: g.in(shown) });
  g.next({ do: 'score', winner: defenseOf(g.facts) });
}

/**
 * PD5-031 The offense places first: its 2 cards in two different lanes, obeying PD5-015, as many of them as possible in
 * open lanes. It names a card or none for each open lane in turn, until both cards have a place.
 */
export const lastOffense: RuleFor<'lastOffense'> = {
  id: 'PD5-031',
  who: (g) => (lanesIn(codeOf(g, g.facts.offense)) < 4 ? 1 << g.facts.offense : 0),
  ask(g, _f, me) {
    const code = codeOf(g, me);
    const used = usedIn(code);
    const target = lane(nextOpen(g.facts, lanesIn(code)));
    const cards = g.in(hand(me));
    // Only faster: a card that has its place is refused.
    for (let i = 0; i < cards.length; i++) if (!(used & (1 << i))) g.offer('lay', cards[i], target);
    g.offer('leave', NONE, target);
  },
  refuses(g, _f, me, { pick, card, to }) {
    const code = codeOf(g, me);
    const n = nextOpen(g.facts, lanesIn(code));
    const lays = pick === 'lay';
    if ((!lays && pick !== 'leave') || to !== lane(n) || (lays && !isFree(g, me, card))) return 'PD5-031';
    const flaw = flawOf(g, me, code, n, lays ? card : NONE);
    return flaw === 'none' ? undefined : flaw === 'colour' ? 'PD5-015' : 'PD5-031';
  },
  because(g, _f, me) {
    const n = nextOpen(g.facts, lanesIn(codeOf(g, me)));
    return { lane: n + 1, colour: g.card(g.top(lane(n))).colour };
  },
  timeout(g, _f, me) {
    const code = codeOf(g, me);
    const n = nextOpen(g.facts, lanesIn(code));
    offerFirst(g, firstForClock(g, me, code, n), lane(n));
  },
  do(g, _f, me, { card, to }) {
    const laid = extend(codeOf(g, me), to - lane(0), card === NONE ? empty : placeInHand(g, me, card));
    const isDone = (usedIn(laid) & 3) === 3 || nextOpen(g.facts, lanesIn(laid)) === 4;
    g.seal(me, isDone ? extend(laid, 4, NONE) : laid);
  },
};

function nextOpen(facts: Facts, from: number): number {
  let n = from;
  while (n < 4 && !isOpen(facts, n)) n++;
  return n;
}

/** A placement with the lanes up to n left empty and, unless NONE, this place of the hand in lane n. */
function extend(code: number, n: number, place: number): number {
  let longer = code;
  while (lanesIn(longer) < n) longer = longer * 8 + empty;
  return place === NONE ? longer : longer * 8 + place;
}

/** The two last cards go face down to their lanes, at once for all to see which lanes. */
export const layLast: RuleFor<'layLast'> = {
  do(g) {
    const { offense } = g.facts;
    const code = codeOf(g, offense);
    g.unseal();
    const cards = g.in(hand(offense)).slice();
    const places: CardId[] = [NONE, NONE, NONE, NONE];
    for (let n = 0; n < 4; n++) places[n] = cards[digit(code, n, 4)] ?? NONE;
    if (places.every((card) => card === NONE)) return showLastCards(g);
    const dead = cards.find((card) => !places.includes(card)) ?? NONE;
    const closed = deadPlace(g.facts);
    if (dead !== NONE && closed < 4) places[closed] = dead;
    const laid: number[] = [];
    for (let n = 0; n < 4; n++) {
      const card = places[n] ?? NONE;
      if (card === NONE) continue;
      g.move(card, down(n));
      laid.push(n + 1);
      g.tell(card === dead ? 'deadLast' : 'laidLast', { seat: offense, card, lane: n + 1 });
    }
    setAside(g, offense);
    g.next({ do: 'lastDefense', lanes: laid }, { do: 'revealLast', lanes: laid });
  },
};

/** PD5-032 A row-4 card that cannot lie in an open lane goes, dead, to the lowest-numbered closed lane; 4 if none is. */
export function deadPlace(facts: Facts): number {
  let n = 0;
  while (n < 4 && isOpen(facts, n)) n++;
  return n;
}

/**
 * PD5-033 Then the defense, seeing which lanes hold a card, lays one of its 2 cards opposite each of them, live or
 * dead, in an order of its choice; opposite a single one it lays one and sets the other aside.
 */
export const lastDefense: RuleFor<'lastDefense'> = {
  id: 'PD5-033',
  who: (g, f) => (lanesIn(codeOf(g, defenseOf(g.facts))) < f.lanes.length ? 1 << defenseOf(g.facts) : 0),
  ask(g, f, me) {
    const code = codeOf(g, me);
    const used = usedIn(code);
    const target = opposite(f.lanes, lanesIn(code));
    const cards = g.in(hand(me));
    for (let i = 0; i < cards.length; i++) if (!(used & (1 << i))) g.offer('lay', cards[i], target);
  },
  refuses: (g, f, me, { pick, card, to }) =>
    pick === 'lay' && to === opposite(f.lanes, lanesIn(codeOf(g, me))) && isFree(g, me, card)
      ? undefined
      : 'PD5-033',
  timeout(g, f, me) {
    let first = NONE;
    for (const c of g.in(hand(me))) if ((first === NONE || c < first) && isFree(g, me, c)) first = c;
    offerFirst(g, first, opposite(f.lanes, lanesIn(codeOf(g, me))));
  },
  do(g, f, me, { card }) {
    const code = codeOf(g, me) * 8 + placeInHand(g, me, card);
    g.seal(me, code);
    if (lanesIn(code) === f.lanes.length) g.tell('placed', { seat: me });
  },
};

const opposite = (lanes: readonly number[], n: number): number => against((lanes[n] ?? 0) - 1);

/**
 * PD5-035 The live cards are revealed and judged. The offense wins the possession if it wins at least 1 of these duels.
 * PD5-036 Otherwise the defense wins it, even if a lane that received no row-4 card is still open.
 */
export const revealLast: RuleFor<'revealLast'> = {
  do(g, { lanes }) {
    const { offense } = g.facts;
    const defense = defenseOf(g.facts);
    const code = codeOf(g, defense);
    g.unseal();
    const cards = g.in(hand(defense)).slice();
    for (let i = 0; i < lanes.length; i++) {
      const card = cards[digit(code, i, lanes.length)] ?? NONE;
      g.move(card, opposite(lanes, i));
    }
    setAside(g, defense);
    const won = revealLanes(g);
    clearDefense(g);
    g.next({ do: 'score', winner: won > 0 ? offense : defense });
  },
};

/**
 * PD-015 The clock's card for lane n: that of the first placement in the order of the cards in lanes 1, 2, 3, 4. A dead
 * card lies in a lane too, so it counts where it will come to lie.
 */
function firstForClock(g: Game, me: Seat, code: number, n: number): CardId {
  const cards = g.in(hand(me));
  let best = Number.POSITIVE_INFINITY;
  let answer = NONE;
  const complete = (soFar: number, from: number, chosen: CardId): void => {
    const at = nextOpen(g.facts, from);
    if (at === 4 || (usedIn(soFar) & 3) === 3) {
      const rank = rankOf(g, cards, extend(soFar, 4, NONE));
      if (rank >= best) return;
      best = rank;
      answer = chosen;
      return;
    }
    for (let i = 0; i <= cards.length; i++) {
      const card = cards[i] ?? NONE;
      if (card !== NONE && usedIn(soFar) & (1 << i)) continue;
      if (flawOf(g, me, extend(soFar, at, NONE), at, card) !== 'none') continue;
      complete(extend(soFar, at, card === NONE ? empty : i), at + 1, at === n ? card : chosen);
    }
  };
  complete(code, n, NONE);
  return answer;
}

/** A complete placement as a number: smaller comes first. */
function rankOf(g: Game, cards: readonly CardId[], code: number): number {
  const dead = cards.findIndex((_, i) => !(usedIn(code) & (1 << i)));
  const closed = deadPlace(g.facts);
  let rank = 0;
  for (let n = 0; n < 4; n++) {
    const i = n === closed ? dead : digit(code, n, 4);
    const card = cards[i];
    rank = rank * 64 + (card === undefined ? 63 : g.card(card).order);
  }
  return rank;
}
