import {
  ALL,
  diagonal,
  type Game,
  LOCATIONS,
  placeOf,
  placeOfBull,
} from '@stamtafel/games/stieren-versieren/kind.ts';
import { NONE, type Option, type Seat } from '@stamtafel/kernel';
import {
  adjacent,
  best,
  count,
  downCount,
  figureOf,
  heads,
  hiddenBelow,
  hiddenCows,
  hiddenWorth,
  index,
  knownCow,
  open,
  points,
  second,
  suitor,
  symbolOf,
  totals,
} from './board.ts';
import { canChase, holds, isHome, reachable, rivalReachable, rivalWooable, wooable } from './claims.ts';
import { F } from './features.ts';

/*
 * What speaks for the actions of a turn (SV-200). `at` is where the row of the option begins in `into`. Points are
 * counted in tens.
 */

const TENTH = 0.1;

/** E: to woo this cow, with the best bull there. */
export function wooing(g: Game, me: Seat, cow: number, into: Float64Array, at: number): void {
  const symbol = symbolOf(cow);
  const value = figureOf(cow);
  const place = placeOf(g.where(cow));
  const romeo = suitor(me, place, symbol);
  const gain = points(symbol, value, romeo) * TENTH;
  const lost = rivalWooable(g, me, symbol, value, place) * TENTH;
  into[at + F.woo] = 1;
  into[at + F.wooPoints] = gain;
  if (lost === 0) into[at + F.wooFree] = gain;
  else {
    const chance = holds(g, me, symbol, place, romeo);
    into[at + F.wooRisk] = (1 - chance) * (gain + lost);
    into[at + F.wooDenies] = chance * lost;
  }
  if (g.facts.actions > 1) {
    into[at + F.wooFirst] = 1;
    into[at + F.wooTwo] = otherWooable(me, symbol, value, place) * TENTH;
  }
  if (g.facts.last) into[at + F.wooLast] = gain;
}

/** The most another cow than this one would bring by wooing her. */
function otherWooable(me: Seat, symbol: number, value: number, place: number): number {
  let most = 0;
  let self = true;
  for (let i = 0; i < 3 * totals.cows; i += 3) {
    if (self && open[i] === symbol && open[i + 1] === value && open[i + 2] === place) self = false;
    else most = Math.max(most, wooable(me, open[i]!, open[i + 1]!, open[i + 2]!));
  }
  return most;
}

/** SV-710 The Drag Queen with another cow. */
export function matching(g: Game, me: Seat, cow: number, into: Float64Array, at: number): void {
  const place = placeOf(g.where(cow));
  const gain = points(ALL, 5, figureOf(cow)) * TENTH;
  const lost = rivalWooable(g, me, ALL, 5, place) * TENTH;
  into[at + F.woo] = 1;
  into[at + F.wooPoints] = gain;
  if (lost === 0) into[at + F.wooFree] = gain;
  else into[at + F.wooRisk] = (1 - holds(g, me, ALL, place, suitor(me, place, ALL))) * (gain + lost);
}

/** A: to talk to a cow. Players know only the cows they have placed themselves. */
export function talking(g: Game, me: Seat, { card, to }: Option, into: Float64Array, at: number): void {
  const place = placeOfBull(g, me, card);
  const symbol = symbolOf(card);
  const value = figureOf(card);
  const known = knownCow(g, me, to);
  const leaves = g.options.talkEqual === 'leave' ? value + 1 : value;
  const driven =
    known === NONE ? hiddenBelow[leaves]! / Math.max(1, totals.hidden) : figureOf(known) < leaves ? 1 : 0;
  const mine = index(me, place, place);
  const staying = best[mine]!;
  const without = symbol === place && value === staying ? second[mine]! : staying;
  const suits = without + (staying - without) * (1 - driven);
  into[at + F.talk] = 1;
  if (symbol === place) into[at + F.talkDrivenFromHome] = driven * value * TENTH;
  into[at + F.talkValue] = value * TENTH;
  const across = diagonal(g, place);
  if (across === symbol) into[at + F.talkDrivenHome] = driven;
  if (driven > 0) into[at + F.talkDrivenWoo] = driven * more(me, symbol, value, across) * TENTH;
  let hit = 0;
  let rival = 0;
  for (let seat = 0; seat < g.seats; seat++)
    if (seat !== me) rival = Math.max(rival, best[index(seat, place, place)]!);
  if (known === NONE) {
    hit = worthIfHome(place);
    bringing(g, me, place, into, at);
  } else if (isHome(symbolOf(known), place)) hit = figureOf(known);
  else into[at + F.talkBring] = reachable(g, me, symbolOf(known), figureOf(known), place) * TENTH;
  const chance = rival > 0 ? holds(g, me, place, place, staying) : 1;
  if (g.facts.actions > 1) {
    into[at + F.talkNow] = hit * suits * chance * TENTH;
    into[at + F.talkGives] = suits > 0 ? 0 : hit * rival * TENTH;
  } else {
    into[at + F.talkLast] = 1;
    if (rival === 0) into[at + F.talkLater] = hit * suits * TENTH;
    else into[at + F.talkGives] = hit * rival * TENTH;
  }
}

/** How much more than now could be got by wooing at a location with this bull there. */
function more(me: Seat, symbol: number, value: number, place: number): number {
  let gain = 0;
  for (let i = 0; i < 3 * totals.cows; i += 3) {
    const cow = open[i]!;
    if (open[i + 2] !== place || !isHome(cow, place) || (cow !== symbol && cow !== ALL)) continue;
    gain = Math.max(gain, points(cow, open[i + 1]!, value) - wooable(me, cow, open[i + 1]!, place));
  }
  return gain;
}

/** The value of an unknown cow, as far as she may be at home here. */
export const worthIfHome = (place: number): number => hiddenWorth[place]! / Math.max(1, totals.hidden);

/** What an unknown cow at a location may bring if she is of another symbol. */
function bringing(g: Game, me: Seat, place: number, into: Float64Array, at: number): void {
  let mine = 0;
  let others = 0;
  for (let symbol = 0; symbol < LOCATIONS; symbol++) {
    const cows = hiddenCows[symbol]!;
    if (symbol === place || cows === 0) continue;
    const value = hiddenWorth[symbol]! / cows;
    mine += cows * reachable(g, me, symbol, value, place);
    others += cows * rivalReachable(g, me, symbol, value, place);
  }
  const all = Math.max(1, totals.hidden);
  into[at + F.talkBring] = (mine / all) * TENTH;
  into[at + F.talkBringRival] = (others / all) * TENTH;
}

/** B with a cow, or C: she goes to another location; with B one of the player's bulls with her symbol goes along. */
export function bringingCow(
  g: Game,
  me: Seat,
  { pick, card, to }: Option,
  into: Float64Array,
  at: number,
): void {
  const symbol = symbolOf(card);
  const value = figureOf(card);
  const from = placeOf(g.where(card));
  const place = placeOf(to);
  const escorts = pick === 'escort';
  into[at + (escorts ? F.escort : F.chase)] = 1;
  const before = reachable(g, me, symbol, value, from);
  const rivalBefore = rivalReachable(g, me, symbol, value, from);
  // Any of the bulls with her can go along; the strongest one who need not counts at home.
  const along = escorts ? suitor(me, from, symbol) : 0;
  const rival1 = rivalWooable(g, me, symbol, value, place);
  if (isHome(symbol, place)) {
    const romeo = Math.max(along, suitor(me, place, symbol));
    const gain = points(symbol, value, romeo);
    if (g.facts.actions > 1)
      into[at + F.cowNow] = gain * (rival1 > 0 ? holds(g, me, symbol, place, romeo) : 1) * TENTH;
    else if (rival1 === 0) into[at + F.cowLater] = gain * TENTH;
    if (g.facts.actions === 1 || gain === 0) into[at + F.cowGives] = rival1 * TENTH;
    if (gain < before) into[at + F.cowLoses] = (before - gain) * TENTH;
    if (rivalBefore > rival1) into[at + F.cowDenies] = (rivalBefore - rival1) * TENTH;
    return;
  }
  const after =
    along > 0 && adjacent(g, place, symbol)
      ? value * Math.max(along, best[index(me, symbol, symbol)]!)
      : reachable(g, me, symbol, value, place);
  const rivalAfter = rivalReachable(g, me, symbol, value, place);
  if (after > before) into[at + F.cowNear] = (after - before) * TENTH;
  else into[at + F.cowLoses] = (before - after) * TENTH;
  if (rivalBefore > rivalAfter) into[at + F.cowDenies] = (rivalBefore - rivalAfter) * TENTH;
  else into[at + F.cowGives] = (rivalAfter - rivalBefore) * TENTH;
}

/** A bull comes to a location: what he can do there that could not be done before. */
export function arriving(
  g: Game,
  me: Seat,
  card: number,
  place: number,
  into: Float64Array,
  at: number,
): void {
  const symbol = symbolOf(card);
  const value = figureOf(card);
  let now = 0;
  let contest = 0;
  let escort = 0;
  let chase = 0;
  for (let i = 0; i < 3 * totals.cows; i += 3) {
    if (open[i + 2] !== place) continue;
    const cow = open[i]!;
    const worth = open[i + 1]!;
    if (cow === symbol || cow === ALL) {
      if (isHome(cow, place)) {
        const gain = Math.max(0, points(cow, worth, value) - wooable(me, cow, worth, place));
        const rival = rivalWooable(g, me, cow, worth, place);
        if (rival === 0) now += gain;
        else {
          now += gain * holds(g, me, cow, place, value);
          contest += rival;
        }
      } else if (count[index(me, place, symbol)] === 0)
        escort += adjacent(g, place, symbol)
          ? worth * Math.max(value, best[index(me, symbol, symbol)]!)
          : worth;
    } else if (cow !== place && !canChase(me, cow, worth, place, 0) && canChase(me, cow, worth, place, value))
      chase += worth * (best[index(me, cow, cow)]! + 0.5);
  }
  into[at + (g.facts.actions > 1 ? F.bullNow : F.bullLater)] = now * TENTH;
  into[at + F.bullContest] = contest * TENTH;
  into[at + F.bullEscort] = escort * TENTH;
  into[at + F.bullChase] = chase * TENTH;
  if (heads[me * LOCATIONS + place] === 0) into[at + F.bullTalk] = downCount[place]!;
  if (symbol === place && downCount[place]! > 0) {
    const more = Math.max(0, value - best[index(me, place, symbol)]!);
    into[at + F.bullHopes] = downCount[place]! * worthIfHome(place) * more * TENTH;
  }
}

/** And what is lost where he comes from. */
export function leaving(me: Seat, card: number, place: number, into: Float64Array, at: number): void {
  const symbol = symbolOf(card);
  const value = figureOf(card);
  const mine = index(me, place, symbol);
  const without = value === best[mine] ? second[mine]! : best[mine]!;
  let loss = 0;
  for (let i = 0; i < 3 * totals.cows; i += 3)
    if (open[i + 2] === place && open[i] === symbol) loss += open[i + 1]! * (best[mine]! - without);
  into[at + F.bullLeavesCow] = loss * TENTH;
  if (heads[me * LOCATIONS + place] === 1 && downCount[place]! > 0) into[at + F.bullLeavesTalk] = 1;
  if (symbol === place) into[at + F.bullLeavesHome] = 1;
}
