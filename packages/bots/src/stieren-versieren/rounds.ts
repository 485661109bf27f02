import { drawn, type Game, hand, LOCATIONS } from '@stamtafel/games/stieren-versieren/kind.ts';
import { lowest, NONE, type Seat } from '@stamtafel/kernel';
import { worthIfHome } from './actions.ts';
import {
  adjacent,
  best,
  count,
  downCount,
  figureOf,
  handBest,
  handSum,
  heads,
  index,
  knownCow,
  open,
  points,
  symbolOf,
  totals,
} from './board.ts';
import { canChase, holds, isHome, rivalWooable, suitorWithHand, wooable } from './claims.ts';
import { F } from './features.ts';

/*
 * What speaks for the choices of a round besides its actions: which bulls to play, where to put a cow.
 */

const TENTH = 0.1;

/** SV-110 A bull from hand goes to the location of his symbol. */
export function playing(
  g: Game,
  me: Seat,
  card: number,
  chosen: number,
  into: Float64Array,
  at: number,
): void {
  const home = symbolOf(card);
  const value = figureOf(card);
  const mine = index(me, home, home);
  const more = Math.max(0, value - best[mine]!);
  let woo = 0;
  let contest = 0;
  let chase = 0;
  let bring = 0;
  for (let i = 0; i < 3 * totals.cows; i += 3) {
    const cow = open[i]!;
    const worth = open[i + 1]!;
    const place = open[i + 2]!;
    if (isHome(cow, place)) {
      if (place !== home) continue;
      const gain = Math.max(0, points(cow, worth, value) - wooable(me, cow, worth, place));
      const rival = rivalWooable(g, me, cow, worth, place);
      woo += rival > 0 ? gain * holds(g, me, cow, place, value) : gain;
      contest += rival;
    } else if (cow === home) {
      if (canChase(me, cow, worth, place, 0) || count[index(me, place, cow)]! > 0) bring += worth * more;
      else bring += worth * more * 0.2;
    } else if (
      place === home &&
      !canChase(me, cow, worth, place, 0) &&
      canChase(me, cow, worth, place, value)
    )
      chase += worth * (suitorWithHand(me, cow) + 0.5);
  }
  into[at + F.playValue] = value * TENTH;
  into[at + F.playWoo] = woo * TENTH;
  into[at + F.playContest] = contest * TENTH;
  into[at + F.playChase] = chase * TENTH;
  into[at + F.playBring] = bring * TENTH;
  into[at + F.playHopes] = downCount[home]! * worthIfHome(home) * more * TENTH;
  into[at + F.playKnown] = knownAt(g, me, home) * more * TENTH;
  if (heads[me * LOCATIONS + home] === 0) into[at + F.playTalk] = downCount[home]!;
  into[at + F.playCrowd] = count[mine]!;
  if (chosen !== NONE && symbolOf(chosen) === home) into[at + F.playSame] = 1;
  if (g.facts.start === me) into[at + F.playFirst] = woo * TENTH;
  if (contest > 0) into[at + F.playBacked] = (handSum[home]! - value) * TENTH;
  if (heads[me * LOCATIONS + home] === 0) into[at + F.playAlone] = 1;
  if (contest > 0 && more === 0) into[at + F.playKeep] = value * TENTH;
}

/** What the cows are worth together that `me` has put face down at their own home. */
function knownAt(g: Game, me: Seat, place: number): number {
  const { slots } = g.facts;
  let worth = 0;
  for (let slot = LOCATIONS + 1; slot <= slots.length; slot++) {
    if (slots[slot - 1] !== place) continue;
    const cow = knownCow(g, me, slot);
    if (cow !== NONE && isHome(symbolOf(cow), place)) worth += figureOf(cow);
  }
  return worth;
}

/** SV-500 The bull `me` has chosen as the first of two, or NONE. */
export function firstChosen(g: Game, me: Seat): number {
  const sealed = g.sealed(me);
  if (sealed <= 0) return NONE;
  return g.in(hand(me))[lowest(sealed)] ?? NONE;
}

/** SV-101 The cow one has drawn goes to a location; SV-161 in a shortage nobody knows which cow it is. */
export function putting(g: Game, me: Seat, place: number, into: Float64Array, at: number): void {
  let others = 0;
  for (let seat = 0; seat < g.seats; seat++) if (seat !== me) others += heads[seat * LOCATIONS + place]!;
  into[at + F.putOwnBulls] = Math.min(3, heads[me * LOCATIONS + place]!);
  into[at + F.putOtherBulls] = Math.min(4, others);
  const cow = g.in(drawn(me))[0] ?? NONE;
  const symbol = cow === NONE ? place : symbolOf(cow);
  const value = cow === NONE ? worthIfHome(place) : figureOf(cow);
  const own = best[index(me, place, symbol % LOCATIONS)]!;
  let rival = 0;
  for (let seat = 0; seat < g.seats; seat++)
    if (seat !== me) rival = Math.max(rival, best[index(seat, place, symbol % LOCATIONS)]!);
  if (isHome(symbol, place)) {
    into[at + F.putHome] = value * own * TENTH;
    into[at + F.putHand] = value * Math.max(0, handBest[symbol % LOCATIONS]! - own) * TENTH;
    into[at + F.putRival] = value * rival * TENTH;
  } else {
    const near = adjacent(g, place, symbol) ? 1 : 0.5;
    into[at + F.putEscort] = value * own * near * TENTH;
    into[at + F.putRivalEscort] = value * rival * near * TENTH;
  }
}
