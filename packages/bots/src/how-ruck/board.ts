import {
  discard,
  endField,
  FIRST_FIELD,
  type Game,
  hand,
  LAST_FIELD,
  otherThan,
  sideOf,
  startField,
  taken,
} from '@stamtafel/games/how-ruck/kind.ts';
import { type CardId, NONE, type Option, type Seat } from '@stamtafel/kernel';
import {
  ADRENALINE,
  CONTEST,
  type Figures,
  figuresOf,
  GOODBYE,
  HEAVE,
  LADY,
  MACHO,
  MONSTROUS,
  NESSIE,
  PRINTED,
  ROPE_BREAK,
  SWITCH,
  WEAK_WINS,
  WHITE,
} from './figures.ts';

/**
 * The rope from one side: six fields, three of one's own (0–2) and three of the other's (3–5), what lies open there, and
 * how far the barrel is from either end. One is drawn for the position as it is, another for after an option.
 */
export interface Board {
  readonly top: Int8Array;
  lead: number;
  /** Fields to go to one's own end, and to the other's; 0 or less means arrived. */
  toMine: number;
  toTheirs: number;
  /** 1 when the round is won by it, -1 when it is lost. */
  ends: number;
  nessieMine: boolean;
  nessieTheirs: boolean;
}

const blankBoard = (): Board => ({
  top: new Int8Array(6),
  lead: 0,
  toMine: 0,
  toTheirs: 0,
  ends: 0,
  nessieMine: false,
  nessieTheirs: false,
});

/** Paper to draw on: one decision is looked at after another, so all of them can use the same sheets. */
export const now: Board = blankBoard();
export const after: Board = blankBoard();
const open = new Int16Array(6);
const beneath = new Int8Array(6);
let figures: Figures;

/** The number of a field as `me` counts them. */
export const placeOf = (zone: number, me: Seat): number =>
  zone - FIRST_FIELD - (sideOf(zone) === me ? me * 3 : otherThan(me) * 3 - 3);

let drawnState: Game['state'] | undefined;
let drawnFor: Seat = NONE;
let drawnAt = NONE;

/** What changes with everything that happens at the rope: how many cards lie where, the barrel, the round. */
function momentOf({ state: { zones }, facts: { won, barrel } }: Game): number {
  let moment = 0;
  for (let zone = FIRST_FIELD; zone <= LAST_FIELD; zone++) moment = moment * 64 + zones[zone]!.length;
  moment = moment * 64 + zones[discard]!.length + zones[taken]!.length;
  return (moment * 32 + barrel) * 8 + won[0]! + won[1]!;
}

/** Draws the position as it is, unless that is what was drawn last: the same one is looked at once per option. */
export function look(g: Game, me: Seat): Figures {
  const moment = momentOf(g);
  if (drawnState === g.state && drawnFor === me && drawnAt === moment) return figures;
  drawnState = g.state;
  drawnFor = me;
  drawnAt = moment;
  figures = figuresOf(g);
  let lead = 0;
  now.nessieMine = false;
  now.nessieTheirs = false;
  for (let zone = FIRST_FIELD; zone <= LAST_FIELD; zone++) {
    const place = placeOf(zone, me);
    const cards = g.in(zone);
    const card = cards.length === 0 ? NONE : cards[cards.length - 1]!;
    const strength = card === NONE ? PRINTED : figures.strength[card]!;
    open[place] = card;
    now.top[place] = strength;
    beneath[place] = cards.length > 1 ? figures.strength[cards[cards.length - 2]!]! : PRINTED;
    lead += place < 3 ? strength : -strength;
    if (card !== NONE && figures.text[card]! & NESSIE) {
      if (place < 3) now.nessieMine = true;
      else now.nessieTheirs = true;
    }
  }
  now.lead = lead;
  const { barrel } = g.facts;
  now.toMine = Math.abs(barrel - endField(g, me));
  now.toTheirs = Math.abs(barrel - endField(g, otherThan(me)));
  now.ends = 0;
  return figures;
}

/** Draws what an option of the position that was looked at leads to, as far as one can tell. */
export function imagine(g: Game, me: Seat, { pick, card, to }: Option, from: number): void {
  restart();
  switch (pick) {
    case 'place': {
      lay(card, placeOf(to, me));
      if (figures.text[card]! & CONTEST) pull(after.lead);
      break;
    }
    case 'carryOut':
      carryOut(g, me, figures.action[card]!);
      break;
    case 'name':
      remove(0, to);
      break;
    case 'from':
      bestSwitchFrom(placeOf(to, me));
      break;
    case 'onto':
      lift(placeOf(from, me), placeOf(to, me));
      break;
  }
}

function restart(): void {
  for (let place = 0; place < 6; place++) after.top[place] = now.top[place]!;
  after.lead = now.lead;
  after.toMine = now.toMine;
  after.toTheirs = now.toTheirs;
  after.ends = 0;
  after.nessieMine = now.nessieMine;
  after.nessieTheirs = now.nessieTheirs;
}

/** The open strength of a field becomes another one. */
function set(place: number, strength: number): void {
  const change = strength - after.top[place]!;
  after.top[place] = strength;
  after.lead += place < 3 ? change : -change;
}

function lay(card: CardId, place: number): void {
  // What is covered is no longer open.
  if (open[place] !== NONE && figures.text[open[place]!]! & NESSIE) nessie(place, false);
  set(place, figures.strength[card]!);
  if (figures.text[card]! & NESSIE) nessie(place, true);
}

function nessie(place: number, there: boolean): void {
  if (place < 3) after.nessieMine = there;
  else after.nessieTheirs = there;
}

/** The barrel moves this many fields towards me. */
function pull(fields: number): void {
  after.toMine -= fields;
  after.toTheirs += fields;
  if (after.toMine <= 0) after.ends = 1;
  else if (after.toTheirs <= 0) after.ends = -1;
}

function carryOut(g: Game, me: Seat, action: number): void {
  switch (action) {
    case ADRENALINE:
      pull(2);
      break;
    case HEAVE:
      pull(after.lead);
      break;
    case WEAK_WINS:
      pull(-after.lead);
      break;
    case ROPE_BREAK:
      after.toMine = Math.abs(startField(g, me) - endField(g, me));
      after.toTheirs = now.toMine + now.toTheirs - after.toMine;
      break;
    case MACHO:
      remove(LADY, NONE);
      break;
    case GOODBYE:
      bestGoodbye();
      break;
    case SWITCH:
      bestSwitch();
      break;
    case MONSTROUS:
      if (now.nessieTheirs) after.ends = 1;
      break;
  }
}

/** Open cards with this on them, or of this strength, go; what lay beneath counts again. */
function remove(text: number, strength: number): void {
  for (let place = 0; place < 6; place++) {
    const card = open[place]!;
    if (card === NONE || !((figures.text[card]! & text) !== 0 || figures.strength[card] === strength))
      continue;
    if (figures.text[card]! & NESSIE) nessie(place, false);
    set(place, beneath[place]!);
  }
}

/** The strength to name is chosen later: the one that helps most. */
function bestGoodbye(): void {
  let best = NONE;
  let bestGain = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < 6; place++) {
    if (open[place] === NONE) continue;
    const strength = now.top[place]!;
    let gain = 0;
    for (let other = 0; other < 6; other++)
      if (open[other] !== NONE && now.top[other] === strength)
        gain += (other < 3 ? 1 : -1) * (beneath[other]! - strength);
    if (gain > bestGain) {
      bestGain = gain;
      best = strength;
    }
  }
  if (best !== NONE) remove(0, best);
}

/** What a switch gains: a card of theirs comes to me, or one of mine goes to them. */
function gainOf(from: number, to: number): number {
  const side = from < 3 ? 1 : -1;
  return side * (beneath[from]! - now.top[from]!) - side * (now.top[from]! - now.top[to]!);
}

function bestTarget(from: number): number {
  const other = from < 3 ? 3 : 0;
  const { colour } = figures;
  const own = colour[open[from]!]!;
  if (own !== WHITE) return other + own;
  let best = other;
  for (let to = other + 1; to < other + 3; to++) if (gainOf(from, to) > gainOf(from, best)) best = to;
  return best;
}

function bestSwitchFrom(from: number): void {
  if (open[from] !== NONE) lift(from, bestTarget(from));
}

function bestSwitch(): void {
  let best = NONE;
  let bestGain = Number.NEGATIVE_INFINITY;
  for (let from = 0; from < 6; from++) {
    if (open[from] === NONE) continue;
    const gain = gainOf(from, bestTarget(from));
    if (gain > bestGain) {
      bestGain = gain;
      best = from;
    }
  }
  if (best !== NONE) bestSwitchFrom(best);
}

function lift(from: number, to: number): void {
  const card = open[from]!;
  if (card === NONE) return;
  if (figures.text[card]! & NESSIE) nessie(from, false);
  set(from, beneath[from]!);
  lay(card, to);
}

/** How much a Scot with the text How-Ruck would change the lead, laid where it does most. */
function swingOf({ top }: Board, figs: Figures, card: CardId, mine: boolean): number {
  const strength = figs.strength[card]!;
  const colour = figs.colour[card]!;
  const near = mine ? 0 : 3;
  if (colour !== WHITE) {
    const own = strength - top[near + colour]!;
    const across = figs.bothSides ? top[3 - near + colour]! - strength : own;
    return own > across ? own : across;
  }
  const low = Math.min(top[near]!, top[near + 1]!, top[near + 2]!);
  const high = Math.max(top[3 - near]!, top[4 - near]!, top[5 - near]!);
  return figs.bothSides ? Math.max(strength - low, high - strength) : strength - low;
}

/** How many fields the barrel would lack after this card: 0 or less wins the round on the spot. */
export function lacks(board: Board, figs: Figures, card: CardId, mine: boolean): number {
  const lead = mine ? board.lead : -board.lead;
  const toGo = mine ? board.toMine : board.toTheirs;
  switch (figs.action[card]) {
    case -1:
      return figs.text[card]! & CONTEST ? toGo - lead - swingOf(board, figs, card, mine) : FAR;
    case HEAVE:
      return toGo - lead;
    case WEAK_WINS:
      return toGo + lead;
    case ADRENALINE:
      return toGo - 2;
    case MONSTROUS:
      return (mine ? board.nessieTheirs : board.nessieMine) ? 0 : FAR;
    default:
      return FAR;
  }
}

/** Out of reach. */
export const FAR = 99;

/** Whether everybody who sits at the table sees a card of this zone, or it is the player's own hand. */
export const inSight = (zone: number, me: Seat): boolean =>
  (zone >= discard && zone <= LAST_FIELD) || zone === hand(me) || zone >= FIRST_DRAWN;
const FIRST_DRAWN = 21;
