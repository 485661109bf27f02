import { type Frame, type Game, hand, otherThan, pile, taken } from '@stamtafel/games/how-ruck/kind.ts';
import { type CardId, NONE, type Seat } from '@stamtafel/kernel';
import { after, type Board, FAR, imagine, inSight, lacks, look, now } from './board.ts';
import {
  EDGE,
  FAR_OFF,
  HALF,
  KEEPS,
  KEEPS_CONTEST,
  KEEPS_NESSIE,
  KEEPS_STRONG,
  KEEPS_WEAK,
  KEEPS_WHITE,
  LEAD,
  LEAD_EARLY,
  LEAVES,
  LOST,
  MONSTER,
  MY_HIGH,
  MY_LOW,
  NEAR,
  PLAYS,
  PULL,
  REACH,
  SAFE,
  SPENDS_CONTEST,
  SPENDS_NESSIE,
  SPENDS_STRONG,
  SPENDS_WEAK,
  SPENDS_WHITE,
  THEIR_HIGH,
  THEIR_LOW,
  THREAT,
  TRAP,
  WAIVES,
  WIDTH,
  WON,
} from './features.ts';
import { CONTEST, type Figures, figuresOf, MONSTROUS, NESSIE, PRINTED, WHITE } from './figures.ts';

/** What speaks for each of the options that are listed. */
export function options(g: Game, frame: Frame, me: Seat, count: number, into: Float64Array): void {
  switch (frame.do) {
    case 'turn':
    case 'taken':
    case 'strength':
    case 'source':
    case 'target':
      plays(g, frame, me, count, into);
      break;
    case 'choose':
    case 'split':
    case 'race':
    case 'finalPair':
    case 'leftover':
      assets(g, count, into);
      break;
  }
}

/** Cards that can end the round: those of my hand, and those that may be in the other's. */
const mine = new Int16Array(64);
const unseen = new Int16Array(64);

function plays(g: Game, frame: Frame, me: Seat, count: number, into: Float64Array): void {
  const figures = look(g, me);
  const from = frame.do === 'target' ? frame.from : NONE;
  const theirHand = g.count(hand(otherThan(me)));
  const [held, hidden] = sortEnders(g, me, figures);
  const unknown = figures.cards - seenCards(g, me);
  /** The chance that a certain unseen card is in the other's hand. */
  const chance = unknown > 0 ? theirHand / unknown : 0;
  const left = g.count(hand(me)) + g.count(pile(me)) + theirHand + g.count(pile(otherThan(me)));
  const early = left / 40;
  const dry = g.count(pile(me)) + g.count(pile(otherThan(me))) === 0;
  const fromHand = frame.do === 'turn';
  for (let i = 0, at = 0; i < count; i++, at += WIDTH) {
    const option = g.list[i]!;
    imagine(g, me, option, from);
    if (fromHand) spend(figures, option.pick, option.card, into, at);
    if (after.ends !== 0) {
      into[at + (after.ends > 0 ? WON : LOST)] = 1;
      continue;
    }
    const { lead, toTheirs } = after;
    into[at + PULL] = (now.toMine - after.toMine) / 4;
    into[at + LEAD] = lead / 4;
    into[at + LEAD_EARLY] = (lead / 4) * early;
    into[at + EDGE] = Math.min(0, lead) / 4;
    shape(after, into, at);
    const room = toTheirs + lead;
    let losing = 0;
    // No card changes the lead by more than this: most positions need no closer look.
    if (room <= most(after, figures) || toTheirs <= Math.max(2, lead) || after.nessieMine)
      for (let j = 0; j < hidden; j++) if (lacks(after, figures, unseen[j]!, false) <= 0) losing++;
    into[at + SAFE] = -Math.min(1, losing * chance);
    into[at + NEAR] = (Math.min(3, Math.max(-3, room)) / 3) * Math.min(1, hidden * chance);
    into[at + FAR_OFF] = Math.min(4, Math.max(0, room - 3)) / 4;
    let lacking = FAR;
    for (let j = 0; j < held; j++)
      if (mine[j] !== option.card) lacking = Math.min(lacking, lacks(after, figures, mine[j]!, true));
    into[at + THREAT] = lacking <= 0 ? 1 : 0;
    into[at + REACH] = lacking <= 0 ? 1 : Math.max(0, 1 - lacking / 5);
    if (after.nessieMine) into[at + MONSTER] = -enders(figures, unseen, hidden, MONSTROUS) * chance;
    if (after.nessieTheirs) into[at + TRAP] = enders(figures, mine, held, MONSTROUS) > 0 ? 1 : 0.1;
    if (dry) into[at + HALF] = after.toMine < toTheirs ? 1 - left / 16 : 0;
  }
}

/** Sorts the cards that can end a round into those I hold and those I have not seen; tells how many there are. */
function sortEnders(g: Game, me: Seat, { enders: all }: Figures): readonly [number, number] {
  let [held, hidden] = [0, 0];
  for (let i = 0; i < all.length; i++) {
    const zone = g.where(all[i]!);
    if (zone === hand(me)) mine[held++] = all[i]!;
    else if (!inSight(zone, me)) unseen[hidden++] = all[i]!;
  }
  return [held, hidden];
}

function enders({ action }: Figures, cards: Int16Array, count: number, wanted: number): number {
  let found = 0;
  for (let i = 0; i < count; i++) if (action[cards[i]!] === wanted) found++;
  return found;
}

function seenCards(g: Game, me: Seat): number {
  let seen = 0;
  const { zones } = g.state;
  for (let zone = 0; zone < zones.length; zone++) if (inSight(zone, me)) seen += zones[zone]!.length;
  return seen;
}

/** The most by which a contest card of the other player changes the lead. */
const most = ({ top }: Board, { loudest }: Figures): number =>
  Math.max(loudest - Math.min(top[3]!, top[4]!, top[5]!), top[0]!, top[1]!, top[2]!);

/** Where the strength lies: what stands high can be covered, what stands low can be bettered. */
function shape({ top }: Board, into: Float64Array, at: number): void {
  into[at + MY_HIGH] = Math.max(top[0]!, top[1]!, top[2]!) / 4;
  into[at + MY_LOW] = Math.min(top[0]!, top[1]!, top[2]!) / 4;
  into[at + THEIR_HIGH] = Math.max(top[3]!, top[4]!, top[5]!) / 4;
  into[at + THEIR_LOW] = Math.min(top[3]!, top[4]!, top[5]!) / 4;
}

/** What is no longer in the hand after this play. */
function spend(
  { action, strength, text, colour }: Figures,
  pick: string,
  card: CardId,
  into: Float64Array,
  at: number,
): void {
  if (action[card]! >= 0) {
    into[at + PLAYS + action[card]!] = 1;
    if (pick === 'waive') into[at + WAIVES] = 1;
    return;
  }
  into[at + SPENDS_STRONG] = Math.max(0, strength[card]! - PRINTED) / 2;
  into[at + SPENDS_WEAK] = Math.max(0, PRINTED - strength[card]!) / 2;
  if (colour[card] === WHITE) into[at + SPENDS_WHITE] = 1;
  if (text[card]! & CONTEST) into[at + SPENDS_CONTEST] = 1;
  if (text[card]! & NESSIE) into[at + SPENDS_NESSIE] = 1;
}

/** What a card is worth in one's own team, or what taking it from the other's hand is worth. */
function assets(g: Game, count: number, into: Float64Array): void {
  const { action, strength, text, colour } = figuresOf(g);
  for (let i = 0, at = 0; i < count; i++, at += WIDTH) {
    const { pick, card } = g.list[i]!;
    if (pick === 'leave') into[at + LEAVES] = 1;
    else if (action[card]! >= 0) into[at + KEEPS + action[card]!] = 1;
    else {
      into[at + KEEPS_STRONG] = Math.max(0, strength[card]! - PRINTED) / 2;
      into[at + KEEPS_WEAK] = Math.max(0, PRINTED - strength[card]!) / 2;
      if (colour[card] === WHITE) into[at + KEEPS_WHITE] = 1;
      if (text[card]! & CONTEST) into[at + KEEPS_CONTEST] = 1;
      if (text[card]! & NESSIE) into[at + KEEPS_NESSIE] = 1;
    }
  }
}

/**
 * The never list. A player who can win the round on the spot does so; and nobody carries out what loses it on the spot
 * while there is anything else.
 */
export function never(g: Game, frame: Frame, me: Seat, option: Game['list'][number]): boolean {
  if (frame.do !== 'turn' && frame.do !== 'taken') return false;
  const figures = look(g, me);
  imagine(g, me, option, NONE);
  if (after.ends < 0) return true;
  return after.ends === 0 && canWin(g, frame.do === 'turn' ? hand(me) : taken, figures);
}

/** Whether a card of this zone wins the round on the spot. */
function canWin(g: Game, zone: number, figures: Figures): boolean {
  // Only Nessie, or a lead that brings the barrel nearly home, makes it possible at all.
  const cards = g.in(zone);
  for (let i = 0; i < cards.length; i++) if (lacks(now, figures, cards[i]!, true) <= 0) return true;
  return false;
}
