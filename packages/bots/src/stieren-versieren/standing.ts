import { cowPile, down, type Game, LOCATIONS } from '@stamtafel/games/stieren-versieren/kind.ts';
import { score } from '@stamtafel/games/stieren-versieren/rules/scoring.ts';
import type { Seat } from '@stamtafel/kernel';
import {
  best,
  downCount,
  figureOf,
  handBest,
  handSum,
  heads,
  index,
  open,
  power,
  second,
  suitor,
  symbolOf,
  totals,
} from './board.ts';
import { holds, isHome, reachable, rivalReachable, rivalWooable, wooable } from './claims.ts';

/** How a player stands, with all cards of the imagined world in sight. Points are counted in tens. */
export const stateFeatures = [
  'score',
  'scoreLate',
  'leadLate',
  'leadEnd',
  'freeNow',
  'freeLater',
  'contestedNow',
  'contestedLater',
  'reachNow',
  'reachLater',
  'rivalReach',
  'downHome',
  'downContested',
  'downBring',
  'handWanted',
  'handWorth',
  'boardHome',
  'boardWorth',
  'places',
  'actions',
  'starts',
  'boardEarly',
  'boardSecond',
  'handBest',
  'handEarly',
  'handHelps',
] as const;

const S: { readonly [name in (typeof stateFeatures)[number]]: number } = {
  score: 0,
  scoreLate: 1,
  leadLate: 2,
  leadEnd: 3,
  freeNow: 4,
  freeLater: 5,
  contestedNow: 6,
  contestedLater: 7,
  reachNow: 8,
  reachLater: 9,
  rivalReach: 10,
  downHome: 11,
  downContested: 12,
  downBring: 13,
  handWanted: 14,
  handWorth: 15,
  boardHome: 16,
  boardWorth: 17,
  places: 18,
  actions: 19,
  starts: 20,
  boardEarly: 21,
  boardSecond: 22,
  handBest: 23,
  handEarly: 24,
  handHelps: 25,
};

const TENTH = 0.1;
/** Cows in a whole match, about. */
const COWS = 12;

export function standing(g: Game, me: Seat, into: Float64Array): void {
  const { facts } = g;
  const own = score(g, me);
  let other = 0;
  for (let seat = 0; seat < g.seats; seat++) if (seat !== me) other = Math.max(other, score(g, seat));
  let cows = g.count(cowPile) + totals.cows;
  for (let place = 0; place < LOCATIONS; place++) cows += downCount[place]!;
  const left = actionsLeft(g, me);
  // In the last round, what one cannot take in this turn is lost.
  const isOver = facts.last && left === 0;
  into[S.score] = own * TENTH;
  into[S.scoreLate] = own * TENTH * Math.max(0, 1 - cows / COWS);
  into[S.leadLate] = Math.max(-4, Math.min(4, ((own - other) * TENTH * 2) / (1 + cows)));
  if (facts.last) into[S.leadEnd] = Math.max(-3, Math.min(3, (own - other) * TENTH));
  into[S.actions] = left;
  if (facts.start === me) into[S.starts] = 1;
  if (isOver) return;
  const early = cows / COWS;
  openCows(g, me, left, into);
  hiddenCows(g, me, into);
  for (let place = 0; place < LOCATIONS; place++) {
    const spot = me * LOCATIONS + place;
    into[S.boardHome]! += best[index(me, place, place)]! * TENTH;
    into[S.boardEarly]! += best[index(me, place, place)]! * TENTH * early;
    into[S.boardSecond]! += second[index(me, place, place)]! * TENTH;
    into[S.handBest]! += handBest[place]! * TENTH;
    into[S.handEarly]! += handSum[place]! * TENTH * early;
    into[S.boardWorth]! += power[spot]! * TENTH;
    if (heads[spot]! > 0) into[S.places]!++;
    into[S.handWorth]! += handSum[place]! * TENTH;
  }
}

function openCows(g: Game, me: Seat, left: number, into: Float64Array): void {
  for (let i = 0; i < 3 * totals.cows; i += 3) {
    const symbol = open[i]!;
    const value = open[i + 1]!;
    const place = open[i + 2]!;
    const now = wooable(me, symbol, value, place) * TENTH;
    const rival = rivalWooable(g, me, symbol, value, place);
    if (now > 0) {
      if (rival === 0) into[left > 0 ? S.freeNow : S.freeLater]! += now;
      else {
        if (symbol < LOCATIONS) into[S.handHelps]! += handSum[symbol]! * TENTH;
        const chance = holds(g, me, symbol, place, suitor(me, place, symbol));
        into[left > 0 ? S.contestedNow : S.contestedLater]! += now * chance;
      }
    } else {
      into[left > 1 ? S.reachNow : S.reachLater]! += reachable(g, me, symbol, value, place) * TENTH;
      if (rival === 0) into[S.rivalReach]! += rivalReachable(g, me, symbol, value, place) * TENTH;
    }
    if (symbol < LOCATIONS)
      into[S.handWanted]! +=
        value * Math.max(0, handBest[symbol]! - best[index(me, symbol, symbol)]!) * TENTH;
  }
}

function hiddenCows(g: Game, me: Seat, into: Float64Array): void {
  for (let place = 0; place < LOCATIONS; place++) {
    const cows = g.in(down(place));
    for (let i = 0; i < cows.length; i++) {
      const symbol = symbolOf(cows[i]!);
      const value = figureOf(cows[i]!);
      if (isHome(symbol, place)) {
        const gain = wooable(me, symbol, value, place) * TENTH;
        const rival = rivalWooable(g, me, symbol, value, place);
        into[rival === 0 ? S.downHome : S.downContested]! += gain;
      } else into[S.downBring]! += reachable(g, me, symbol, value, place) * TENTH;
    }
  }
}

/** How many actions a seat still has in this round. */
function actionsLeft(g: Game, me: Seat): number {
  const { start, actions, wooer } = g.facts;
  const { stack } = g.state;
  let actor = -1;
  for (let i = 0; i < stack.length; i++) {
    const frame = stack[i]!;
    if (frame.do === 'turn' || frame.do === 'afterAction' || frame.do === 'beginTurn') actor = frame.seat;
    // SV-160 Everybody has had a turn.
    if (frame.do === 'shortage' || frame.do === 'shortageLocation') return 0;
  }
  if (actor < 0) return 2;
  const turn = (actor - start + g.seats) % g.seats;
  const mine = (me - start + g.seats) % g.seats;
  if (mine !== turn) return mine > turn ? 2 : 0;
  // The action of a running fight is not yet taken off.
  return wooer === me ? actions - 1 : actions;
}
