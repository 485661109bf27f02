import {
  BONUS,
  bullsPerRound,
  type Card,
  CELLAR,
  cellar,
  type Frame,
  type Game,
  hand,
  KINDS,
  leftOf,
  middle,
  openBeer,
  place,
  type StierZoektBier,
  taken,
  turnOf,
} from '@stamtafel/games/stier-zoekt-bier/kind.ts';
import { pickedFirst } from '@stamtafel/games/stier-zoekt-bier/pick.ts';
import { bidOf } from '@stamtafel/games/stier-zoekt-bier/rules/bids.ts';
import { NONE, type Option, type Seat } from '@stamtafel/kernel';
import { placesOf, type Sense } from '../sense.ts';
import { optionFeatures, stateFeatures } from './features.ts';
import {
  bestGain,
  drinks,
  futureOf,
  hopeAt,
  makePub,
  type Pub,
  readPub,
  servingsLeft,
  USUAL,
} from './pub.ts';

const width = optionFeatures.length;
const F = placesOf(optionFeatures.map(({ name }) => name));
const S = placesOf(stateFeatures);

const own = makePub();
const other = makePub();

/** What an experienced publican looks at. */
export const sense: Sense<StierZoektBier> = {
  optionFeatures,
  stateFeatures,
  options(g, frame, me, count, into) {
    readPub(g, me, own);
    switch (frame.do) {
      case 'pick1':
      case 'pick2':
        stocking(g, frame, me, count, into);
        return;
      case 'tap':
        tapping(g, me, count, into);
        return;
      case 'take':
      case 'tuck':
        choosing(g, me, count, into);
        return;
      case 'serve':
      case 'cellar':
        serving(g, frame, me, count, into);
        return;
      case 'give':
        giving(g, me, count, into);
        return;
      default:
    }
  },
  state,
  never,
};

/** The lower card of a pick in the making. */
function chosenFirst(g: Game, me: Seat): Card | undefined {
  const card = g.in(hand(me))[pickedFirst(g.sealed(me))];
  return card === undefined ? undefined : g.card(card);
}

function stocking(g: Game, frame: Frame, me: Seat, count: number, into: Float64Array): void {
  const left = servingsLeft(g);
  const first = chosenFirst(g, me);
  const lies = g.count(cellar(me)) + (first === undefined ? 0 : 1);
  const passes = frame.do === 'pick1';
  if (passes) readPub(g, leftOf(g, me), other);
  const byKind = glassesByKind(g, cellar(me));
  for (let i = 0, at = 0; i < count; i++, at += width) {
    const { pick, card: id } = g.list[i]!;
    if (pick !== 'take') {
      into[at + F.stockNone] = 1;
      continue;
    }
    const beer = g.card(id);
    if (beer.value === 0) {
      into[at + F.stockDrinker] = 1;
      continue;
    }
    const gain = bestGain(own, beer, Math.max(0, left - 1), false);
    into[at + F.stockGlasses] = beer.value / 5;
    into[at + F.stockGain] = gain;
    into[at + F.stockMates] = thirstyMates(own, beer) * 0.5;
    into[at + F.stockKind] = (byKind[beer.kind]! * beer.value) / 25;
    into[at + F.stockOffer] = offered(g, beer) * (beer.value / 5);
    if (first?.kind === beer.kind) into[at + F.stockAlike] = (first.value + beer.value) / 10;
    if (lies >= CELLAR) {
      into[at + F.stockOverflow] = beer.value / 5;
      into[at + F.stockServed] = bestGain(own, beer, left, true);
    }
    if (first === undefined) into[at + F.stockLower] = gain;
    into[at + F.stockRank] = beer.kind / 3;
    if (left <= 2) into[at + F.stockLate] = gain;
    if (passes) into[at + F.stockDenies] = bestGain(other, beer, Math.max(0, left - 1), false);
  }
}

const kindSums = [0, 0, 0, 0];

function glassesByKind(g: Game, zone: number): readonly number[] {
  kindSums.fill(0);
  const cards = g.in(zone);
  for (let i = 0; i < cards.length; i++) {
    const { kind, value } = g.card(cards[i]!);
    if (kind !== NONE) kindSums[kind]! += value;
  }
  return kindSums;
}

function thirstyMates(pub: Pub, beer: Card): number {
  let mates = 0;
  for (let n = 0; n < pub.count; n++)
    if (drinks(pub.bulls[n]!, beer) && pub.glasses[n]! < pub.bulls[n]!.quota) mates += pub.times[n]!;
  return mates;
}

function offered(g: Game, beer: Card): number {
  const cards = g.in(middle);
  let bulls = 0;
  for (let i = 0; i < cards.length; i++) if (drinks(g.card(cards[i]!), beer)) bulls++;
  return bulls;
}

/** What the best bull on offer may become, for the player who gets it now. */
function prize(g: Game): number {
  const cards = g.in(middle);
  const left = servingsLeft(g);
  let best = 0;
  for (let i = 0; i < cards.length; i++) best = Math.max(best, hopeAt(g.card(cards[i]!), USUAL * left));
  return best;
}

/** How many of the others bid at least this much. */
function betterBids(g: Game, me: Seat, bid: number): number {
  let better = 0;
  for (let seat = 0; seat < g.seats; seat++) if (seat !== me && bidOf(g, seat) >= Math.max(1, bid)) better++;
  return better;
}

function tapping(g: Game, me: Seat, count: number, into: Float64Array): void {
  for (let i = 0, at = 0; i < count; i++, at += width) {
    if (g.list[i]!.pick !== 'tap') continue;
    const cards = g.in(cellar(me));
    const top = g.card(cards[cards.length - 1]!);
    const left = servingsLeft(g);
    const bid = bidOf(g, me);
    const wins = bullsPerRound(g.seats);
    const now = betterBids(g, me, bid);
    into[at + F.tap] = 1;
    into[at + F.tapEmpties] = cards.length === 1 ? 1 : 0;
    const under = cards.length > 1 ? g.card(cards[cards.length - 2]!) : undefined;
    if (under !== undefined) into[at + F.tapUncovers] = bestGain(own, under, left, true);
    if (top.value === 0) {
      into[at + F.tapDrinker] = givers(g, me);
      continue;
    }
    // SZB-181 The first beer goes to the Drinker: it raises nothing and is served to nobody.
    if (g.facts.owing & (1 << me)) {
      into[at + F.tapSpilt] = bestGain(own, top, Math.max(0, left - 1), false);
      continue;
    }
    const raised = Math.max(bid, KINDS * (glassesByKind(g, openBeer(me))[top.kind]! + top.value) + top.kind);
    const then = betterBids(g, me, raised);
    const best = prize(g);
    const late = g.facts.round >= 7 ? 1 : 0;
    into[at + F.tapRaises] = raised > bid ? (raised - bid) / 20 : 0;
    into[at + F.tapLeads] = now >= wins && then < wins ? 1 : 0;
    into[at + F.tapSafe] = bid > 0 && now < wins ? -1 : 0;
    into[at + F.tapGlasses] = top.value / 5;
    const servedNow = bestGain(own, top, left, true);
    into[at + F.tapServed] = servedNow;
    into[at + F.tapSpilt] = Math.max(0, bestGain(own, top, Math.max(0, left - 1), false) - servedNow);
    into[at + F.tapLate] = late;
    into[at + F.tapPrize] = bid === 0 || now >= wins ? best : 0;
    into[at + F.tapFollowers] = now < wins ? followers(g, me) / (1 + bid / 12) : 0;
  }
}

/** SZB-173, SZB-181 How many give the Drinker a beer, or owe him one. */
function givers(g: Game, me: Seat): number {
  const owe = g.options.drinkerDebt === 'first';
  let count = 0;
  for (let seat = 0; seat < g.seats; seat++)
    if (seat !== me && (g.count(openBeer(seat)) > 0 || (owe && turnOf(g, seat) > turnOf(g, me)))) count++;
  return count;
}

/** How many tap after this seat. */
const followers = (g: Game, me: Seat): number => g.seats - 1 - turnOf(g, me);

function choosing(g: Game, me: Seat, count: number, into: Float64Array): void {
  const left = servingsLeft(g);
  for (let i = 0, at = 0; i < count; i++, at += width) {
    const { pick, card, to } = g.list[i]!;
    if (pick === 'choose') bullFeatures(g, me, g.card(card), left, into, at);
    else if (pick === 'separate') into[at + F.tuckSeparate] = newcomer(g, me, g.card(g.top(taken)), left);
    else if (pick === 'under') {
      const n = to - place(me, 0);
      into[at + F.tuck] = 1;
      into[at + F.tuckGain] = 2 * futureOf(own, n, 0, left - 0.5) - futureOf(own, n, 0, left);
    }
  }
}

/** What a bull may become as one more guest: the first beer at once, if there is any, then as usual. */
function newcomer(g: Game, me: Seat, bull: Card, left: number): number {
  let mates = 0;
  for (let n = 0; n < own.count; n++)
    if (own.bulls[n]!.kind === bull.kind && own.glasses[n]! < own.bulls[n]!.quota) mates++;
  return hopeAt(bull, firstBeer(g, me, bull) + (USUAL * left) / (1 + 0.7 * mates));
}

function firstBeer(g: Game, me: Seat, bull: Card): number {
  const cards = g.in(openBeer(me));
  let best = 0;
  for (let i = 0; i < cards.length; i++) {
    const beer = g.card(cards[i]!);
    if (drinks(bull, beer) && beer.value > best) best = beer.value;
  }
  return best;
}

function bullFeatures(g: Game, me: Seat, bull: Card, left: number, into: Float64Array, at: number): void {
  into[at + F.bull] = 1;
  into[at + F.bullHope] = newcomer(g, me, bull, left);
  into[at + F.bullServed] = firstBeer(g, me, bull) / 5;
  let kept = 0;
  const cards = g.in(cellar(me));
  for (let i = 0; i < cards.length; i++) {
    const beer = g.card(cards[i]!);
    if (drinks(bull, beer)) kept += beer.value;
  }
  into[at + F.bullCellar] = kept / 10;
  let pairs = 0;
  for (let n = 0; n < own.count; n++) {
    if (own.bulls[n]!.kind !== bull.kind || bull.kind >= KINDS) continue;
    if (own.glasses[n]! < own.bulls[n]!.quota) into[at + F.bullCrowd]! += 1;
    if (own.times[n] === 1)
      pairs = Math.max(pairs, 2 * futureOf(own, n, 0, left - 0.5) - futureOf(own, n, 0, left));
  }
  into[at + F.bullPairs] = pairs;
  for (let seat = 0; seat < g.seats; seat++) {
    if (seat === me) continue;
    readPub(g, seat, other);
    for (let n = 0; n < other.count; n++)
      if (other.bulls[n]!.kind === bull.kind && other.times[n] === 1)
        into[at + F.bullDenies] = Math.max(into[at + F.bullDenies]!, futureOf(other, n, 0, left));
  }
}

function serving(g: Game, frame: Frame, me: Seat, count: number, into: Float64Array): void {
  const left = servingsLeft(g);
  const cards = g.in(cellar(me));
  for (let i = 0, at = 0; i < count; i++, at += width) {
    const { pick, card, to } = g.list[i]!;
    if (pick === 'serve') {
      const beer = g.card(card);
      const n = to - place(me, 0);
      const bull = own.bulls[n]!;
      const full = own.glasses[n]! + beer.value;
      into[at + F.serve] = 1;
      into[at + F.serveNow] =
        own.times[n]! *
        ((bull.points[Math.min(full, bull.quota)] ?? 0) - (bull.points[own.glasses[n]!] ?? 0));
      into[at + F.serveGain] = futureOf(own, n, beer.value, left) - futureOf(own, n, 0, left);
      into[at + F.serveWaste] = Math.max(0, full - bull.quota) / 5;
      if (frame.do === 'serve') into[at + F.serveBlocks] = betterOpen(g, me, bull, beer);
    } else if (pick === 'discard') {
      const top = g.card(cards[cards.length - 1]!);
      into[at + F.discard] = 1;
      into[at + F.discardWanted] =
        bestGain(own, top, Math.max(0, left - 1), false) + bestGain(own, top, left, true);
      if (cards.length > 1)
        into[at + F.discardUncovers] = bestGain(own, g.card(cards[cards.length - 2]!), left, true);
      if (g.facts.round === BONUS) into[at + F.discardLast] = 1;
    }
  }
}

/** By how much a larger open beer of the same kind is passed over. */
function betterOpen(g: Game, me: Seat, bull: Card, beer: Card): number {
  const cards = g.in(openBeer(me));
  let better = 0;
  for (let i = 0; i < cards.length; i++) {
    const also = g.card(cards[i]!);
    if (drinks(bull, also)) better = Math.max(better, also.value - beer.value);
  }
  return better / 5;
}

function giving(g: Game, me: Seat, count: number, into: Float64Array): void {
  const bid = bidOf(g, me);
  for (let i = 0, at = 0; i < count; i++, at += width) {
    const { card } = g.list[i]!;
    if (card === NONE) continue;
    const beer = g.card(card);
    into[at + F.giveGlasses] = beer.value / 5;
    into[at + F.giveBid] = beer.kind === (bid & 3) ? beer.value / 5 : 0;
    into[at + F.giveGain] = bestGain(own, beer, servingsLeft(g), true);
  }
}

function state(g: Game, me: Seat, into: Float64Array): void {
  readPub(g, me, own);
  const left = servingsLeft(g);
  const late = 1 - left / BONUS;
  let [points, hope, soon, far] = [0, 0, 0, 0];
  for (let n = 0; n < own.count; n++) {
    const servings = left + (own.free[n] ? 0.5 : 0);
    points += own.times[n]! * (own.bulls[n]!.points[Math.min(own.glasses[n]!, own.bulls[n]!.quota)] ?? 0);
    hope += futureOf(own, n, 0, 0);
    soon += futureOf(own, n, 0, servings, 1.3);
    far += futureOf(own, n, 0, servings, 2.6);
    if (own.times[n] === 2) into[S.pairs]! += left / BONUS;
  }
  into[S.points] = points / 5;
  into[S.pointsLate] = (late * points) / 5;
  into[S.hope] = hope / 5;
  into[S.hopeLate] = (late * hope) / 5;
  into[S.hopeSoon] = soon / 5;
  into[S.hopeFar] = far / 5;
  into[S.bulls] = (own.count * left) / BONUS;
  const cards = g.in(cellar(me));
  let [usable, spare] = [0, 0];
  for (let i = 0; i < cards.length; i++) {
    const beer = g.card(cards[i]!);
    if (thirstyMates(own, beer) > 0) usable += beer.value;
    else spare += beer.value;
  }
  into[S.cellarUsable] = usable / 5;
  into[S.cellarUsableLate] = (late * usable) / 5;
  into[S.cellarSpare] = (spare * left) / (5 * BONUS);
  into[S.cellarCards] = cards.length / 5;
  if (cards.length > 0) into[S.cellarTop] = bestGain(own, g.card(cards[cards.length - 1]!), left, true);
  const open = g.in(openBeer(me));
  for (let i = 0; i < open.length; i++) into[S.openUsable]! += bestGain(own, g.card(open[i]!), left, true);
  const bid = bidOf(g, me);
  if (bid > 0 && betterBids(g, me, bid) + g.facts.taken < bullsPerRound(g.seats) && g.count(middle) > 0) {
    into[S.bidWins] = 1;
    into[S.bidPrize] = prize(g);
  }
  into[S.bierbaas] = g.facts.bierbaas === me ? 1 : 0;
}

/** SZB-151 In the bonus round nothing is left to wait for: a player who can score with the top card does so. */
function never(g: Game, frame: Frame, _me: Seat, { pick }: Option): boolean {
  if (frame.do !== 'cellar' || g.facts.round !== BONUS || pick === 'serve') return false;
  for (let i = 0; i < g.offered; i++) {
    const option = g.list[i]!;
    if (option.pick !== 'serve') continue;
    const zone = option.to;
    const bull = g.card(g.in(zone)[0]!);
    let glasses = 0;
    for (const card of g.in(zone)) if (!g.card(card).isBull) glasses += g.card(card).value;
    const then = Math.min(bull.quota, glasses + g.card(option.card).value);
    if ((bull.points[then] ?? 0) > (bull.points[Math.min(bull.quota, glasses)] ?? 0)) return true;
  }
  return false;
}
