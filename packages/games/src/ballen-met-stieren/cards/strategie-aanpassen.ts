import { NONE, type Seat } from '@stamtafel/kernel';
import { actions, bulls, type Game, hand, locked, nth, type RuleFor } from '../kind.ts';

/**
 * BMS-122 Strategie aanpassen. BMS-122a Put any number (0 or more) of your hand cards under your own piles, bulls under
 * bulls and actions under actions, in your order. BMS-122b Then draw that same number from the tops, choosing the split
 * beforehand.
 */
export const strategieAanpassen = (g: Game, me: Seat): void => putMore(g, me, 0);

/** Everybody sees when the hand is empty: then there is nothing to ask. */
function putMore(g: Game, me: Seat, put: number): void {
  if (g.count(hand(me)) === 0) chooseSplit(g, me, put);
  else g.next({ do: 'putUnder', seat: me, put });
}

/** D-16 Card by card, each one under those before; others see only the backs. */
export const putUnder: RuleFor<'putUnder'> = {
  id: 'BMS-122a',
  ask(g, _f, me) {
    g.offer('done');
    for (let i = 0; i < g.count(hand(me)); i++) g.offer('under', nth(g, hand(me), i));
  },
  refuses: (g, _f, me, { pick, card }) =>
    pick !== 'under' || g.where(card) === hand(me)
      ? undefined
      : g.where(card) === locked(me)
        ? 'BMS-035'
        : 'BMS-122a',
  timeout: (g) => g.offer('done'),
  do(g, { put }, me, { pick, card }) {
    if (pick === 'done') {
      chooseSplit(g, me, put);
      return;
    }
    g.moveUnder(card, g.card(card).bull ? bulls(me) : actions(me));
    g.tell('under', { seat: me, card });
    putMore(g, me, put + 1);
  },
};

/** D-17 The bounds of D-27, but no bull is required; automatic with one possibility. */
function chooseSplit(g: Game, me: Seat, put: number): void {
  const most = mostBulls(g, me, put);
  if (fewestBulls(g, me, put) === most) drawAnew(g, me, put, most);
  else g.next({ do: 'drawSplit', seat: me, put });
}

const mostBulls = (g: Game, me: Seat, put: number): number => Math.min(put, g.count(bulls(me)));
const fewestBulls = (g: Game, me: Seat, put: number): number => Math.max(0, put - g.count(actions(me)));

export const drawSplit: RuleFor<'drawSplit'> = {
  id: 'BMS-122b',
  ask(g, { put }, me) {
    const fewest = fewestBulls(g, me, put);
    // BMS-290 The clock takes the first: the largest legal number of bulls.
    for (let b = mostBulls(g, me, put); b >= fewest; b--) g.offer('split', NONE, b);
  },
  refuses: (g, { put }, me, { pick, to }) =>
    pick === 'split' && (to > mostBulls(g, me, put) || to < fewestBulls(g, me, put)) ? 'BMS-122b' : undefined,
  do: (g, { put }, me, { to }) => drawAnew(g, me, put, to),
};

function drawAnew(g: Game, me: Seat, put: number, b: number): void {
  for (let i = 0; i < b; i++) g.draw(bulls(me), hand(me));
  for (let i = b; i < put; i++) g.draw(actions(me), hand(me));
  g.tell('drawnAnew', { seat: me, bulls: b, actions: put - b });
}
