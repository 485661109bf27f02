import type { Action, Result } from '@stamtafel/games/ballen-met-stieren/deck.ts';
import {
  type BallenMetStieren,
  type Card,
  field,
  type Game,
  out,
  refereeDiscard,
  sentOff,
  varDiscard,
} from '@stamtafel/games/ballen-met-stieren/kind.ts';
import type { Match, Seat } from '@stamtafel/kernel';

/** What a coach knows about the cards of a match before it begins; the same for every decision in it. */
interface Lore {
  /** By seat: its bulls. */
  readonly bulls: readonly (readonly number[])[];
  /** By card: how likely it is, in sixteenths, that a coach has this bull in their eleven. */
  readonly fielded: Int32Array;
  /** The sums over all referee and VAR cards. */
  readonly referee: Officials;
  readonly video: Officials;
  /** By action: how many cards of it there are. */
  readonly copies: ReadonlyMap<Action, number>;
}

/** How many cards of a pile say what. */
interface Officials {
  cards: number;
  goal: number;
  noGoal: number;
  video: number;
  freeKick: number;
  penalty: number;
  /** Cards that book the attacker: yellow, red. */
  yellow: number;
  red: number;
  /** Cards that book the defender. */
  otherYellow: number;
  otherRed: number;
}

export const noOfficials = (): Officials => ({
  cards: 0,
  goal: 0,
  noGoal: 0,
  video: 0,
  freeKick: 0,
  penalty: 0,
  yellow: 0,
  red: 0,
  otherYellow: 0,
  otherRed: 0,
});

const ELEVEN = 11;
/** In sixteenths: of the eleven best bulls nearly all are picked, of the others few. */
const [LIKELY, UNLIKELY] = [14, 5];

const known = new WeakMap<Match<BallenMetStieren>, Lore>();
let last: Match<BallenMetStieren> | undefined;
let lastLore: Lore | undefined;

export function loreOf(match: Match<BallenMetStieren>): Lore {
  if (match === last && lastLore !== undefined) return lastLore;
  let lore = known.get(match);
  if (lore === undefined) {
    lore = makeLore(match);
    known.set(match, lore);
  }
  last = match;
  lastLore = lore;
  return lore;
}

function makeLore({ cards, options }: Match<BallenMetStieren>): Lore {
  const bulls: number[][] = [[], []];
  const fielded = new Int32Array(cards.length);
  const [referee, video] = [noOfficials(), noOfficials()];
  const copies = new Map<Action, number>();
  for (const [id, card] of cards.entries()) {
    const { printed } = card;
    if (printed.kind === 'bull') bulls[printed.team === options.seat1Team ? 0 : 1]!.push(id);
    else if (printed.kind === 'action') copies.set(printed.action, (copies.get(printed.action) ?? 0) + 1);
    else count(printed.kind === 'referee' ? referee : video, card, 1);
  }
  for (const team of bulls) {
    const best = team.toSorted((a, b) => bullWorth(cards[b]!) - bullWorth(cards[a]!));
    for (const [rank, bull] of best.entries()) fielded[bull] = rank < ELEVEN ? LIKELY : UNLIKELY;
  }
  return { bulls, fielded, referee, video, copies };
}

/** A bull is as good as its better side. */
export const bullWorth = ({ attack, defence, speciality }: Card): number =>
  Math.max(attack, defence) + 0.2 * Math.min(attack, defence) + (speciality === '' ? 0 : 0.4);

function count(into: Officials, { result, yellow, red }: Card, by: number): void {
  into.cards += by;
  addResult(into, result, by);
  if (yellow === 'attacker') into.yellow += by;
  else if (yellow === 'defender') into.otherYellow += by;
  if (red === 'attacker') into.red += by;
  else if (red === 'defender') into.otherRed += by;
}

function addResult(into: Officials, result: Result | '', by: number): void {
  if (result === 'goal') into.goal += by;
  else if (result === 'noGoal') into.noGoal += by;
  else if (result === 'var') into.video += by;
  else if (result === 'freeKick') into.freeKick += by;
  else if (result === 'penalty') into.penalty += by;
}

/** What the pile still holds: all cards but those on the open discard; an empty pile is made again of all of them. */
function pileLeft(g: Game, all: Officials, discards: number, into: Officials): void {
  Object.assign(into, all);
  const seen = g.in(discards);
  if (seen.length >= all.cards) return;
  for (let i = 0; i < seen.length; i++) count(into, g.card(seen[i]!), -1);
}

export const leftOfVideo = (g: Game, lore: Lore, into: Officials): void =>
  pileLeft(g, lore.video, varDiscard, into);
export const leftOfReferee = (g: Game, lore: Lore, into: Officials): void =>
  pileLeft(g, lore.referee, refereeDiscard, into);

/** Values beyond this are as good as it. */
export const TOP_VALUE = 15;

/**
 * The bulls a coach may hold as far as everybody can tell, by one of their figures: how much weight lies on each value.
 * Returns the sum. Only what lies open is looked at.
 */
export function unseenBulls(g: Game, seat: Seat, figure: 'attack' | 'defence', into: Float64Array): number {
  const { bulls, fielded } = loreOf(g.match);
  const team = bulls[seat]!;
  into.fill(0);
  let sum = 0;
  for (let i = 0; i < team.length; i++) {
    const bull = team[i]!;
    const zone = g.where(bull);
    if (zone === out(seat) || zone === field(seat) || zone === sentOff) continue;
    const value = g.card(bull)[figure];
    const weight = fielded[bull]!;
    into[value < TOP_VALUE ? value : TOP_VALUE]! += weight;
    sum += weight;
  }
  return sum;
}
