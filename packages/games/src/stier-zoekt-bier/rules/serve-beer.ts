import { NONE, type Seat } from '@stamtafel/kernel';
import {
  BONUS,
  cellar,
  cellarTurn,
  discard,
  type Game,
  isGrandCafe,
  leftOf,
  nth,
  openBeer,
  PLACES,
  place,
  type RuleFor,
  serveTurn,
} from '../kind.ts';
import { isServable, layBeer, refusesBeer } from './pub.ts';
import { finish } from './scoring.ts';

const CHANGE = { do: 'change' } as const;

/** Phase 5, Bier serveren. SZB-111 Complete turns, step a and then step b, clockwise from the bierbaas of this round. */
export const startServing = (g: Game): void => serveOpenBeer(g, g.facts.bierbaas);

/** SZB-141, SZB-142 The bonus round: step b once for each, nothing else. */
export const startBonusServing = (g: Game): void => useCellar(g, g.facts.bierbaas);

// Step a, tapped beer

/** A player is asked as long as some open beer can be laid at one of their bulls. */
function serveOpenBeer(g: Game, seat: Seat): void {
  const cards = g.in(openBeer(seat));
  for (let i = 0; i < cards.length; i++)
    if (isServable(g, seat, nth(g, openBeer(seat), i))) {
      g.next(serveTurn(seat));
      return;
    }
  pourAway(g, seat);
}

/**
 * D6. SZB-112 Open beer at own bulls; SZB-114 different bulls may each get a card; SZB-115 serving is never compulsory.
 * SZB-117 The cellar has to wait.
 */
export const serve: RuleFor<'serve'> = {
  id: 'SZB-112',
  ask(g, _f, me) {
    const cards = g.in(openBeer(me));
    for (let i = 0; i < cards.length; i++)
      for (let n = 0; n < PLACES && g.count(place(me, n)) > 0; n++)
        g.offer('serve', nth(g, openBeer(me), i), place(me, n));
    g.offer('done');
  },
  refuses(g, _f, me, { pick, card, to }) {
    if (pick === 'discard' || pick === 'stop') return 'SZB-117';
    if (pick !== 'serve') return undefined;
    // The same reason for every other card: it must not tell which ones lie in the cellar (SZB-207).
    return card !== NONE && g.where(card) === openBeer(me) ? refusesBeer(g, me, card, to) : 'SZB-112';
  },
  timeout: (g) => g.offer('done'),
  do(g, _f, me, { pick, card, to }) {
    if (pick === 'done') {
      pourAway(g, me);
      return;
    }
    layBeer(g, me, card, to);
    serveOpenBeer(g, me);
  },
};

/** SZB-116 All open beer not served is put on the discard pile, face up; SZB-010 open beer never survives this phase. */
function pourAway(g: Game, seat: Seat): void {
  if (g.count(openBeer(seat)) > 0) {
    g.tell('poured', { seat, cards: g.in(openBeer(seat)) });
    g.moveAll(openBeer(seat), discard);
  }
  useCellar(g, seat);
}

// Step b, the cellar

function useCellar(g: Game, seat: Seat): void {
  if (g.count(cellar(seat)) > 0) g.next(cellarTurn(seat));
  else nextToServe(g, seat);
}

/**
 * D7. SZB-117 The top card is looked at and served or discarded, again and again, until the player stops. SZB-119 Discarding is
 * always allowed, but in Grand Café only a card that cannot be served (SZB-165), and then the turn is over (SZB-166).
 */
export const cellarStep: RuleFor<'cellar'> = {
  id: 'SZB-117',
  ask(g, _f, me) {
    const card = g.top(cellar(me));
    for (let n = 0; n < PLACES && g.count(place(me, n)) > 0; n++) g.offer('serve', card, place(me, n));
    g.offer('discard');
    g.offer('stop');
  },
  refuses(g, { seat }, me, { pick, card, to }) {
    // SZB-207 The top card shows only in its owner's turn, in reasons too.
    if (seat !== me) return 'SZB-117';
    const top = g.top(cellar(me));
    if (pick === 'serve') return top === NONE || card !== top ? 'SZB-117' : refusesBeer(g, me, card, to);
    if (pick !== 'discard') return undefined;
    if (top === NONE) return 'SZB-117';
    return isGrandCafe(g) && isServable(g, me, top) ? 'SZB-165' : undefined;
  },
  timeout: (g) => g.offer('stop'),
  do(g, _f, me, { pick, card, to }) {
    if (pick === 'serve') {
      layBeer(g, me, card, to);
      useCellar(g, me);
    } else if (pick === 'discard') discardTop(g, me);
    else {
      g.tell('keeps', { seat: me, count: g.count(cellar(me)) });
      nextToServe(g, me);
    }
  },
};

/** SZB-118 A card discarded here is shown to all; SZB-167 in the bonus round it is the same. */
function discardTop(g: Game, me: Seat): void {
  const card = g.top(cellar(me));
  g.show(card, g.match.everybody);
  g.move(card, discard);
  g.tell('discarded', { seat: me, card });
  if (isGrandCafe(g)) nextToServe(g, me);
  else useCellar(g, me);
}

function nextToServe(g: Game, seat: Seat): void {
  const next = leftOf(g, seat);
  const isBonus = g.facts.round === BONUS;
  if (next !== g.facts.bierbaas) {
    if (isBonus) useCellar(g, next);
    else serveOpenBeer(g, next);
  } else if (isBonus) finish(g);
  else g.next(CHANGE);
}
