import {
  ALL,
  bullCard,
  type Game,
  LOCATIONS,
  placeOf,
  support,
} from '@stamtafel/games/stieren-versieren/kind.ts';
import { score } from '@stamtafel/games/stieren-versieren/rules/scoring.ts';
import { chosenBy, worthOf } from '@stamtafel/games/stieren-versieren/sets.ts';
import { NONE, type Option, type Seat } from '@stamtafel/kernel';
import {
  figureOf,
  held,
  likelyHelp,
  ownHelp,
  points,
  suitor,
  suitors,
  symbolOf,
  unseenBest,
} from './board.ts';
import { F } from './features.ts';

/*
 * What speaks for the answers in a Bull Fight. Strength is counted as in SV-309; what lies face down or is held by
 * others is guessed from the bulls that have not been seen.
 */

const TENTH = 0.1;
const FIFTH = 0.2;
/** Cards laid face down for help are mostly of the cow's symbol: what one is worth at a guess. */
const LAID = 2.2;

const clamp = (n: number, most: number): number => Math.max(-most, Math.min(most, n));

const placeOfFight = (g: Game): number => placeOf(g.where(g.facts.cow));
const romeoOf = (g: Game): number => figureOf(bullCard(g, g.facts.wooer, g.facts.romeo));

/** What the wooing player will probably bring up; SV-707 over the Drag Queen Romeo is alone. */
function romeoSide(g: Game, symbol: number, place: number): number {
  const { wooer } = g.facts;
  return symbol === ALL
    ? romeoOf(g)
    : suitors(wooer, place, symbol) + likelyHelp(wooer, symbol, held[wooer]!);
}

/** What lies there for Romeo already. */
const openSide = (g: Game, symbol: number): number =>
  symbol === ALL ? romeoOf(g) : suitors(g.facts.wooer, placeOfFight(g), symbol);

/** The most the wooing player can bring up. */
export function romeoAtMost(g: Game): number {
  const { wooer, cow } = g.facts;
  const symbol = symbolOf(cow);
  return symbol === ALL
    ? romeoOf(g)
    : suitors(wooer, placeOfFight(g), symbol) + held[wooer]! * unseenBest[wooer * LOCATIONS + symbol]!;
}

/** The most `me` can bring up against that. */
export function ownAtMost(g: Game, me: Seat): number {
  const symbol = symbolOf(g.facts.cow);
  return suitors(me, placeOfFight(g), symbol) + ownHelp(symbol);
}

/** SV-302 To challenge with this bull. */
export function challenging(g: Game, me: Seat, bull: number, into: Float64Array, at: number): void {
  const { cow, wooer } = g.facts;
  const symbol = symbolOf(cow);
  const place = placeOfFight(g);
  let theirs = romeoSide(g, symbol, place);
  for (let seat = 0; seat < g.seats; seat++)
    if (seat !== me && seat !== wooer && g.facts.challengers[seat] !== NONE)
      theirs = Math.max(theirs, suitors(seat, place, symbol) + likelyHelp(seat, symbol, held[seat]!));
  const lead = ownAtMost(g, me) - theirs;
  const chance = Math.max(0, Math.min(1, 0.5 + lead / 8));
  into[at + F.challenge] = 1;
  into[at + F.challengeEdge] = clamp(lead * FIFTH, 2);
  into[at + F.challengePoints] = chance * points(symbol, figureOf(cow), figureOf(bull)) * TENTH;
  into[at + F.challengeDenies] = chance * points(symbol, figureOf(cow), suitor(wooer, place, symbol)) * TENTH;
  const lying = openSide(g, symbol);
  const ownLying = suitors(me, place, symbol);
  if (ownLying > lying) into[at + F.challengeOpen] = 1;
  into[at + F.challengeCost] = clamp(Math.max(0, lying + 1 - ownLying) * FIFTH, 2);
  into[at + F.challengeRisk] = (1 - chance) * figureOf(bull) * TENTH;
}

/** What this seat's side has for sure: the fighter and what was chosen to help him so far. */
export function ownStrength(g: Game, me: Seat): number {
  const { wooer, romeo, challengers } = g.facts;
  const fighter = me === wooer ? romeo : challengers[me]!;
  return figureOf(bullCard(g, me, fighter)) + worthOf(g, me, chosenBy(g, me) & g.card(g.facts.cow).kin);
}

/** The strongest challenger as he lies there, each card face down counted so much. */
export function challengersSide(g: Game, perCard: number): number {
  const { challengers, joined, wooer } = g.facts;
  const symbol = symbolOf(g.facts.cow);
  let most = 0;
  for (let seat = 0; seat < g.seats; seat++) {
    if (challengers[seat] === NONE || seat === wooer) continue;
    const known = worthOf(g, seat, joined[seat]! | (1 << challengers[seat]!));
    const card = Math.min(perCard, symbol === ALL ? 9 : unseenBest[seat * LOCATIONS + symbol]!);
    most = Math.max(most, known + card * g.count(support(seat)));
  }
  return most;
}

/** SV-305, SV-307 One more bull helps, or it is enough. */
export function helping(
  g: Game,
  me: Seat,
  { pick, card }: Option,
  own: number,
  into: Float64Array,
  at: number,
): void {
  const { cow, wooer } = g.facts;
  const symbol = symbolOf(cow);
  const isRomeo = me === wooer;
  // Romeo wins a tie.
  const enough = isRomeo ? challengersSide(g, LAID) : romeoSide(g, symbol, placeOfFight(g)) + 0.5;
  const missing = Math.max(0, enough - own);
  const lying = isRomeo ? challengersSide(g, 0) : openSide(g, symbol) + 1;
  const sure = isRomeo ? challengersSide(g, 9) : romeoAtMost(g) + 1;
  if (pick === 'done') {
    if (!isRomeo && own >= lying) into[at + F.doneBeats] = 1;
    if (!isRomeo && own >= sure) into[at + F.doneSure] = 1;
    into[at + (isRomeo ? F.romeoShort : F.doneShort)] = clamp(missing * FIFTH, 2);
    into[at + (isRomeo ? F.romeoOver : F.doneOver)] = clamp(Math.max(0, own - enough) * FIFTH, 2);
    return;
  }
  const value = figureOf(card);
  if (symbol !== ALL && symbolOf(card) !== symbol) {
    into[at + F.bluff] = 1;
    into[at + F.bluffValue] = value * TENTH;
    into[at + F.bluffLead] = clamp((own - romeoOf(g)) * FIFTH, 2);
    return;
  }
  const needed = Math.min(value, missing);
  into[at + (isRomeo ? F.romeoNeeded : F.helpNeeded)] = needed * FIFTH;
  into[at + (isRomeo ? F.romeoWasted : F.helpWasted)] = (value - needed) * FIFTH;
  if (own < lying && own + value >= lying) into[at + (isRomeo ? F.romeoBeats : F.helpBeats)] = 1;
  if (own < sure && own + value >= sure) into[at + (isRomeo ? F.romeoSure : F.helpSure)] = 1;
  into[at + F.helpCost] = value * TENTH;
  if (pick === 'join') into[at + F.helpMate] = 1;
  if (isRomeo && ownAtMost(g, me) < challengersSide(g, 0)) into[at + F.romeoHopeless] = 1;
}

/** SV-323 Which of the challengers wins: rather one who is behind. */
export function choosing(g: Game, me: Seat, bull: number, into: Float64Array, at: number): void {
  const { challengers } = g.facts;
  for (let seat = 0; seat < g.seats; seat++)
    if (challengers[seat] !== NONE && bullCard(g, seat, challengers[seat]!) === bull)
      into[at + F.winnerBehind] =
        (score(g, me) -
          score(g, seat) -
          points(symbolOf(g.facts.cow), figureOf(g.facts.cow), figureOf(bull))) *
        TENTH;
}
