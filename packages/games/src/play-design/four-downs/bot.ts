import { type Answer, type Decision, type Match, NONE, type Seat, type View } from '@stamtafel/kernel';
import type { Player } from '../../edition.ts';
import type { PlayCard } from '../cards/cards.ts';
import { goalLine, square } from '../scorecard.ts';
import { type FourDowns, hand, played } from './kind.ts';
import type { Options } from './options.ts';
import { tier } from './rules/trick.ts';
import { bestOf, qualifies } from './rules/winning.ts';

/**
 * Plays for the last trick: keeps the lead with cards that few unseen ones beat and saves the safest for last. Claims
 * when the round looks won and folds when the price of going on is higher than that of folding.
 */
export const greedy: Player<FourDowns> = (match, view, decision) => {
  const table = look(match, view);
  switch (decision.asks) {
    case 'lead':
    case 'follow':
      return cardOrClaim(table, decision);
    case 'answer':
      return { pick: staysIn(match, view, table) ? 'continue' : 'fold' };
    default:
      // More cards are more choice, and choice is what it is good at.
      return { pick: 'yes' };
  }
};

/** What one player sees of the round. */
interface Sight {
  readonly own: readonly PlayCard[];
  /** Cards of this set that may be in other hands. */
  readonly unseen: readonly PlayCard[];
  /** The other active players. */
  readonly rivals: number;
  /** How many cards they hold together. */
  readonly rivalCards: number;
  /** The cards of this trick, in order of play; the first one leads. */
  readonly trick: readonly { readonly seat: Seat; readonly card: PlayCard; readonly active: boolean }[];
  /** How many others still have to play in this trick after this player. */
  readonly behind: number;
  readonly me: Seat;
  readonly seats: number;
  readonly stake: number;
  readonly rule: Options['pd4.trick'];
}

function look(match: Match<FourDowns>, view: View<FourDowns>): Sight {
  const { facts, viewer: me } = view;
  const isActive = (seat: Seat): boolean => facts.left[seat] === 0 && !(facts.folded & (1 << seat));
  const faces = (zone: number): PlayCard[] =>
    (view.zones[zone] ?? []).flatMap((entry) => match.faces[entry] ?? []);
  const own = faces(hand(me));
  const seen = new Set<PlayCard>(own);
  const trick: { seat: Seat; card: PlayCard; active: boolean }[] = [];
  let rivals = 0;
  let rivalCards = 0;
  let behind = 0;
  for (let i = 0; i < match.seats; i++) {
    const seat = (facts.leader + i) % match.seats;
    const cards = faces(played(seat));
    for (const card of cards) seen.add(card);
    const card = cards.length === facts.trick ? cards.at(-1) : undefined;
    if (card) trick.push({ seat, card, active: isActive(seat) });
    if (seat === me || !isActive(seat)) continue;
    rivals++;
    rivalCards += view.zones[hand(seat)]?.length ?? 0;
    if (!card) behind++;
  }
  const back = [...seen][0]?.back;
  const unseen = match.faces.filter((card) => card.back === back && !seen.has(card));
  const { seats, options } = match;
  const { stake } = facts;
  return { own, unseen, rivals, rivalCards, trick, behind, me, seats, stake, rule: options['pd4.trick'] };
}

/** The chance that none of this many unseen cards is one of these. */
function spared(dangers: number, unseen: number, drawn: number): number {
  let chance = 1;
  for (let i = 0; i < drawn; i++) chance *= Math.max(0, unseen - dangers - i) / Math.max(1, unseen - i);
  return chance;
}

/** The chance that nobody beats this lead, when the others choose among this many cards. */
function holds({ unseen }: Sight, lead: PlayCard, cards: number): number {
  return spared(unseen.filter((card) => qualifies(card, lead)).length, unseen.length, cards);
}

/** The chance that the next lead of another player is one that some card of these beats. */
function answers({ unseen }: Sight, cards: readonly PlayCard[]): number {
  const beaten = unseen.filter((lead) => cards.some((card) => qualifies(card, lead)));
  return beaten.length / Math.max(1, unseen.length);
}

/**
 * How likely the round is won with these cards, with the lead and without it, if the least useful one goes first and
 * the lead passes to and fro as the unseen cards let it.
 */
function prospects(table: Sight, cards: readonly PlayCard[]): { leading: number; following: number } {
  const worth = (card: PlayCard): number => holds(table, card, table.rivals) + answers(table, [card]);
  const saved = cards.slice().sort((a, b) => worth(b) - worth(a));
  let leading = 1;
  let following = 0;
  saved.forEach((card, i) => {
    const keeps = holds(table, card, table.rivals * (i + 1));
    const gains = answers(table, saved.slice(0, i + 1)) / Math.sqrt(table.rivals);
    const won = leading;
    const lost = following;
    leading = keeps * won + (1 - keeps) * lost;
    following = gains * won + (1 - gains) * lost;
  });
  return { leading, following };
}

/** Who has the trick as it lies, after this card was added to it. */
function best(table: Sight, added?: PlayCard): Seat {
  const { rule, trick, me, seats } = table;
  const [first = { seat: me, card: added, active: true }] = trick;
  const { seat: leader, card: lead } = first;
  if (lead === undefined) return me;
  const followed = (seat: Seat): PlayCard | undefined =>
    seat === me && added ? added : trick.find((laid) => laid.seat === seat && laid.active)?.card;
  const winner = bestOf({ rule, seats, leader, lead, follows: followed });
  return winner === NONE ? leader : winner;
}

/** How good the round looks after this card, or as it is when nothing is played now. */
function promise(table: Sight, card?: PlayCard): number {
  const rest = card ? table.own.filter((other) => other !== card) : table.own;
  const { unseen, trick, behind, rivals, rivalCards, me } = table;
  const lead = trick[0]?.card ?? card;
  const shown = card ?? trick.find(({ seat }) => seat === me)?.card;
  let wins = 0;
  if (lead && shown && best(table, card) === me) {
    const over = shown === lead ? shown.value - 1 : shown.value;
    const dangers = unseen.filter((other) => qualifies(other, lead) && other.value > over).length;
    wins = spared(dangers, unseen.length, Math.round((behind * rivalCards) / Math.max(1, rivals)));
  }
  if (rest.length === 0) return wins;
  const { leading, following } = prospects(table, rest);
  return wins * leading + (1 - wins) * following;
}

const claimsAbove = 0.62;

function cardOrClaim(table: Sight, { options }: Decision): Answer {
  let choice: Answer = options[0] ?? { pick: 'claim' };
  let highest = -1;
  for (const option of options) {
    const card = table.own.find(({ id }) => id === option.card);
    const chance = card ? promise(table, card) : -1;
    if (chance > highest) {
      highest = chance;
      choice = option;
    }
  }
  const claim = options.find(({ pick }) => pick === 'claim');
  // Once all yards are at stake, two who are sure of themselves would claim without end.
  return claim && highest > claimsAbove && table.stake < goalLine ? claim : choice;
}

/** Going on costs the stake unless the round is won; folding costs its price for sure. Nobody folds out of the game. */
function staysIn(match: Match<FourDowns>, view: View<FourDowns>, table: Sight): boolean {
  const { stake, yards } = view.facts;
  const price = match.options['pd4.foldCost'] === 'stake' ? stake - square : square;
  if ((yards[view.viewer] ?? 0) + price >= goalLine) return true;
  return stake * (1 - outlook(view, table)) <= price;
}

/** How good the round looks between two cards. */
function outlook({ facts }: View<FourDowns>, table: Sight): number {
  const { own, trick, me } = table;
  if (trick.some(({ seat }) => seat === me) || (trick.length === 0 && facts.leader !== me))
    return promise(table);
  return Math.max(...playable(own, trick[0]?.card).map((card) => promise(table, card)));
}

function playable(own: readonly PlayCard[], lead: PlayCard | undefined): readonly PlayCard[] {
  if (!lead) return own;
  const must = Math.min(...own.map((card) => tier(card, lead)));
  return own.filter((card) => must === tier(card, lead));
}
