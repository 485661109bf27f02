import { type CardId, NONE, type Seat } from '@stamtafel/kernel';
import { kinds } from '../deck.ts';
import {
  ALL,
  box,
  bullsPerRound,
  factOf,
  type Game,
  middle,
  nameOf,
  nth,
  PLACES,
  place,
  placeNumber,
  type RuleFor,
  taken,
  takeTurn,
  tuckTurn,
} from '../kind.ts';
import type { RuleId } from '../rule-ids.ts';
import { amountOf, bidOf, kindOf, rank } from './bids.ts';
import { freePlace, isPair, pointsAt, topBull } from './pub.ts';
import { startServing } from './serve-beer.ts';

/** Phase 4, Stieren kiezen. SZB-081 The ranking is fixed now. */
export function startChoosing(g: Game): void {
  rank(g);
  if (g.told !== undefined) tellBids(g);
  offerBull(g, 0);
}

function tellBids(g: Game): void {
  for (const seat of g.facts.ranking) {
    const bid = bidOf(g, seat);
    g.tell('bid', { seat, amount: amountOf(bid), kind: kinds[kindOf(bid)] ?? '' });
  }
  if (g.facts.ranking.length === 0) g.tell('noBids');
}

/**
 * SZB-082 In rank order each may take one bull (SZB-083), until 2 (3 with five players) have been taken; SZB-084 who
 * declines passes the right on, and nobody is asked twice. SZB-086 However many bulls lie there.
 */
function offerBull(g: Game, turn: number): void {
  const { ranking, taken: count } = g.facts;
  const seat = ranking[turn];
  if (seat === undefined || count >= bullsPerRound(g.seats) || g.count(middle) === 0) endChoosing(g);
  else g.next(takeTurn(seat));
}

const offerNextBull = (g: Game, after: Seat): void => offerBull(g, g.facts.ranking.indexOf(after) + 1);

/** D4. The clock takes the bull that came into the middle first (SZB-204). */
export const take: RuleFor<'take'> = {
  id: 'SZB-082',
  ask(g) {
    const cards = g.in(middle);
    for (let i = 0; i < cards.length; i++) g.offer('choose', nth(g, middle, i));
    g.offer('decline');
  },
  refuses(g, _f, me, { pick, card }) {
    if (pick !== 'choose') return undefined;
    // SZB-085 Without a bid nobody gets a bull.
    if (!g.facts.ranking.includes(me)) return 'SZB-085';
    return card === NONE || g.where(card) !== middle ? 'SZB-082' : undefined;
  },
  do(g, _f, me, { pick, card }) {
    if (pick === 'decline') {
      g.tell('declined', { seat: me });
      offerNextBull(g, me);
      return;
    }
    g.facts.taken++;
    g.move(card, taken);
    g.tell('took', { seat: me, card });
    if (hasMate(g, me, card)) g.next(tuckTurn(me));
    else {
      laySeparately(g, me);
      offerNextBull(g, me);
    }
  },
};

/** SZB-087 A bull laid separately has its slot in the round it arrives. */
const laySeparately = (g: Game, me: Seat): void => g.move(g.top(taken), freePlace(g, me));

/** SZB-101 Whether the player has an unpaired bull of the same kind. */
function hasMate(g: Game, me: Seat, card: CardId): boolean {
  for (let n = 0; n < PLACES; n++) if (refusesTuck(g, me, card, place(me, n)) === undefined) return true;
  return false;
}

/**
 * SZB-101 Under the player's unpaired bull of the same kind; SZB-103 not under a pair; SZB-194 the Allesdrinker is of its own
 * sort. SZB-108 A closed bull is no obstacle: closing forbids beer cards only.
 */
function refusesTuck(g: Game, me: Seat, card: CardId, zone: number): RuleId | undefined {
  if (placeNumber(me, zone) === NONE || g.count(zone) === 0 || card === NONE) return 'SZB-101';
  const { kind } = g.card(card);
  const other = topBull(g, zone).kind;
  if (kind === ALL || other === ALL) return 'SZB-194';
  if (kind !== other) return 'SZB-101';
  return isPair(g, zone) ? 'SZB-103' : undefined;
}

/** D5. SZB-101 The player chooses at once; SZB-102 later there is no choice. */
export const tuck: RuleFor<'tuck'> = {
  id: 'SZB-101',
  ask(g, _f, me) {
    g.offer('separate');
    for (let n = 0; n < PLACES && g.count(place(me, n)) > 0; n++) g.offer('under', NONE, place(me, n));
  },
  refuses: (g, _f, me, { pick, to }) => (pick === 'under' ? refusesTuck(g, me, g.top(taken), to) : undefined),
  do(g, _f, me, { pick, to }) {
    if (pick === 'under') tuckUnder(g, me, to);
    else laySeparately(g, me);
    offerNextBull(g, me);
  },
};

/** SZB-106 Tucking uses up the slot of the pair for this round. SZB-104 The earlier bull stays on top. */
function tuckUnder(g: Game, me: Seat, zone: number): void {
  const card = g.top(taken);
  g.move(card, zone);
  g.facts.tucked[me] = factOf(g.facts.tucked, me) | (1 << placeNumber(me, zone));
  if (g.told !== undefined)
    g.tell('tucked', { seat: me, card, zone: nameOf(g, zone), points: pointsAt(g, zone) });
}

/** SZB-086 Bulls not taken stay in the middle, or with `unclaimedBulls: box` go back into the box. */
function endChoosing(g: Game): void {
  if (g.options.unclaimedBulls === 'box' && g.count(middle) > 0) {
    g.tell('boxed', { cards: g.in(middle) });
    g.moveAll(middle, box);
  }
  startServing(g);
}
