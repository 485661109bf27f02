import { lowest } from './bits.ts';
import { fastBelow } from './chance.ts';
import { type FixedChance, fixChance } from './forced.ts';
import { BadInput, isSeat, type Match, type Question, type Rule } from './game.ts';
import { blank } from './state.ts';
import { Table, type Told } from './table.ts';
import {
  type Answer,
  type Args,
  type CardId,
  type Face,
  type Frame,
  type Kind,
  NONE,
  type Option,
  type Outcome,
  type Refusal,
  type Seat,
  type Seats,
  type State,
} from './types.ts';

/** One seat's open question. */
export interface Decision {
  readonly seat: Seat;
  /** The kind of the frame that asks, or its step, which only the seat itself knows. */
  readonly asks: string;
  /** The printed rule behind it. */
  readonly rule: string;
  /** Nobody waits for this answer. */
  readonly optional: boolean;
  readonly options: readonly Answer[];
  /** What the clock answers; never for optional decisions. */
  readonly timeout: Answer | undefined;
}

/** An answer that cannot be given; nothing has changed. */
export class Refused extends Error {
  override name = 'Refused';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(`refused by ${refusal.rule}`);
    this.refusal = refusal;
  }
}

/**
 * A fresh match. The seed is 64 hex digits for a real one, a number for search and benchmarks. `told` receives what
 * is told while the table is set.
 */
export function start<K extends Kind>(
  match: Match<K>,
  seed: string | number,
  chance: readonly FixedChance[] = [],
  told?: Told[],
): State<K> {
  const g = new Table(match, blank(match, seed));
  g.told = told;
  fixChance(match, g.state, chance);
  match.game.setup(g);
  settle(g);
  return g.state;
}

/** Carries out frames until a player is asked or nothing is left. */
export function settle<K extends Kind>(g: Table<K>): void {
  const { rules } = g.match;
  const { stack } = g.state;
  while (stack.length > 0) {
    const frame = stack[stack.length - 1]!;
    const rule = rules[frame.do]!;
    if (rule.ask === undefined) {
      stack.pop();
      rule.do(g, frame, NONE, nothing);
    } else {
      if (rule.who === undefined || rule.who(g, frame) !== 0) return;
      stack.pop();
    }
  }
}

/** The answer any seat can give at any time where the game allows giving up. */
export const RESIGN = 'resign';
const resigning: Option = { pick: RESIGN, card: NONE, to: NONE };
const nothing: Option = { pick: '', card: NONE, to: NONE };

/** The seats the table waits for. */
export function waiting<K extends Kind>(g: Table<K>): Seats {
  const { stack } = g.state;
  if (stack.length === 0) return 0;
  const frame = stack[stack.length - 1]!;
  const rule = g.match.rules[frame.do]!;
  return rule.who === undefined ? 1 << frame.seat! : rule.who(g, frame);
}

/** The seats that may answer although nobody waits for them. */
export function welcome<K extends Kind>(g: Table<K>): Seats {
  const { stack } = g.state;
  if (stack.length === 0) return 0;
  const frame = stack[stack.length - 1]!;
  const rule = g.match.rules[frame.do]!;
  return rule.may === undefined ? 0 : rule.may(g, frame) & ~waiting(g);
}

/** One decision for every seat that may act now. */
export function pending<K extends Kind>(match: Match<K>, state: State<K>): Decision[] {
  const g = new Table(match, state);
  const owing = waiting(g);
  const free = welcome(g);
  const decisions: Decision[] = [];
  for (let seat = 0; seat < match.seats; seat++) {
    if ((owing | free) & (1 << seat)) decisions.push(decision(g, seat, !(owing & (1 << seat))));
  }
  return decisions;
}

function decision<K extends Kind>(g: Table<K>, seat: Seat, optional: boolean): Decision {
  const frame = topFrame(g);
  const rule = g.match.rules[frame.do]!;
  const count = g.ask(rule, frame, seat);
  const options = g.match.twins ? differentAnswers(g, seat, count) : allAnswers(g, seat, count);
  const timeout = !optional && g.askClock(rule, frame, seat) ? shownAnswer(g, seat, g.list[0]!) : undefined;
  const { asks, rule: id } = stepOf(g, rule, frame, seat);
  return { seat, asks, rule: id, optional, options, timeout };
}

function allAnswers<K extends Kind>(g: Table<K>, seat: Seat, count: number): Answer[] {
  const options: Answer[] = [];
  for (let i = 0; i < count; i++) options.push(shownAnswer(g, seat, g.list[i]!));
  return options;
}

/** One of several cards that look the same is enough. */
function differentAnswers<K extends Kind>(g: Table<K>, seat: Seat, count: number): Answer[] {
  const options: Answer[] = [];
  const given = new Set<string>();
  for (let i = 0; i < count; i++) {
    const answer = shownAnswer(g, seat, g.list[i]!);
    const text = answerText(answer);
    if (!given.has(text)) options.push(answer);
    given.add(text);
  }
  return options;
}

const stepOf = <K extends Kind>(g: Table<K>, rule: Rule<K, Frame>, frame: Frame, seat: Seat): Question =>
  rule.step?.(g, frame, seat) ?? { asks: frame.do, rule: rule.id ?? '' };

/**
 * An option as its seat reads it. A card that the seat has not seen has no name for it: offering one would tell. (Only
 * real matches know what every seat has seen; a sampled world knows it of its viewer.)
 */
function shownAnswer<K extends Kind>(g: Table<K>, seat: Seat, option: Option): Answer {
  const { known, key } = g.state;
  if (option.card !== NONE && key !== '' && !(known[option.card]! & (1 << seat)))
    throw new Error(`"${option.pick}" offers seat ${seat} a card it has not seen`);
  return toAnswer(g.match, option);
}

const topFrame = <K extends Kind>(g: Table<K>): K['frame'] => g.state.stack[g.state.stack.length - 1]!;

/** An option as it looks from outside: faces and names instead of ids. */
export function toAnswer<K extends Kind>(match: Match<K>, option: Option): Answer {
  const { pick, card, to } = option;
  const named = to === NONE ? undefined : match.game.picks[pick]?.to === 'zone' ? match.zones[to]!.name : to;
  if (card === NONE) return named === undefined ? { pick } : { pick, to: named };
  const id = match.cards[card]!.id;
  return named === undefined ? { pick, card: id } : { pick, card: id, to: named };
}

/** The same answer is always the same text: "place rood-3-1 A.rood". */
export function answerText(answer: Answer): string {
  let text = answer.pick;
  if (answer.card !== undefined) text += ` ${answer.card}`;
  if (answer.to !== undefined) text += ` ${answer.to}`;
  return text;
}

/** An answer from outside as an option of these rules, or undefined when its words mean nothing here. */
function toOption<K extends Kind>(g: Table<K>, seat: Seat, answer: Answer): Option | undefined {
  const { match } = g;
  const def = Object.hasOwn(match.game.picks, answer.pick) ? match.game.picks[answer.pick] : undefined;
  if (def === undefined) return undefined;
  let card = NONE;
  if (answer.card !== undefined) {
    const face = match.faceByName.get(answer.card);
    if (!def.card || face === undefined) return undefined;
    card = meantCard(g, seat, face);
  }
  let to = NONE;
  if (answer.to !== undefined) {
    if (def.to === 'zone') to = match.zoneByName.get(String(answer.to)) ?? NONE;
    else if (def.to === 'number' && Number.isInteger(answer.to)) to = Number(answer.to);
    if (to === NONE) return undefined;
  }
  return { pick: answer.pick, card, to };
}

/** Of cards that look the same a seat means one it sees, preferably its own. */
function meantCard<K extends Kind>({ match, state }: Table<K>, seat: Seat, face: Face): CardId {
  const cards = match.cardsOfFace[face]!;
  if (cards.length === 1) return cards[0]!;
  const seen = cards.filter((c) => state.known[c]! & (1 << seat)).sort((a, b) => state.at[a]! - state.at[b]!);
  return seen.find((c) => match.zones[state.at[c]!]!.owner === seat) ?? seen[0] ?? cards[0]!;
}

/** Whether an attempt has all that its pick can carry; only then `refuses` is asked about it. */
function isWhole(match: Match, { pick, card, to }: Option): boolean {
  const def = match.game.picks[pick]!;
  return (def.card !== true || card !== NONE) && (def.to === undefined || to !== NONE);
}

interface Judgement {
  readonly option?: Option;
  readonly refusal?: Refusal;
}

/** The one place where an attempt becomes an option or a refusal. */
export function judge<K extends Kind>(g: Table<K>, seat: Seat, answer: Answer, byClock = false): Judgement {
  const { match, state } = g;
  const tried: Args = { tried: answerText(answer) };
  if (state.stack.length === 0) return { refusal: { rule: '', args: { ...tried, over: 1 } } };
  const seated = isSeat(match, seat);
  if (seated && isResigning(answer) && match.game.resigns && !byClock) return { option: resigning };
  const frame = topFrame(g);
  const rule = match.rules[frame.do]!;
  const id = seated ? stepOf(g, rule, frame, seat).rule : (rule.id ?? '');
  const said = seated ? toOption(g, seat, answer) : undefined;
  const whole = said !== undefined && isWhole(match, said);
  const wanted = whole ? (rule.normal?.(g, frame, seat, said) ?? said) : said;
  const forbids = wanted && whole ? rule.refuses?.(g, frame, seat, wanted) : undefined;
  const asked = byClock ? waiting(g) : waiting(g) | welcome(g);
  // The rule that forbids it says more than that nobody asked.
  if (!seated || !(asked & (1 << seat)))
    return { refusal: { rule: forbids ?? id, args: { ...tried, seat, asked: 0 } } };
  if (wanted === undefined) return { refusal: { rule: id, args: tried } };
  if (byClock) {
    if (g.askClock(rule, frame, seat) && same(match, g.list[0]!, wanted))
      return { option: { ...g.list[0]! } };
    return { refusal: { rule: id, args: tried } };
  }
  const count = g.ask(rule, frame, seat);
  for (let i = 0; i < count; i++) if (same(match, g.list[i]!, wanted)) return { option: { ...g.list[i]! } };
  const because = forbids === undefined ? {} : (rule.because?.(g, frame, seat, wanted) ?? {});
  return { refusal: { rule: forbids ?? id, args: { ...tried, ...because } } };
}

const isResigning = ({ pick, card, to }: Answer): boolean =>
  pick === RESIGN && card === undefined && to === undefined;

/** Of equal-looking cards one is as good as another; no card has no face. */
const same = ({ faceOf }: Match, a: Option, b: Option): boolean =>
  a.pick === b.pick && a.to === b.to && faceOf[a.card] === faceOf[b.card];

interface AnswerExtras {
  /** The server's time stamp; the only time there is. */
  readonly at?: number;
  /** The clock answers: only its own answer is accepted. */
  readonly clock?: boolean;
}

/** Gives an answer. Throws `Refused` and changes nothing when it is not allowed. */
export function answer<K extends Kind>(
  match: Match<K>,
  state: State<K>,
  seat: Seat,
  given: Answer,
  extras: AnswerExtras = {},
): Told[] {
  const { at = NONE } = extras;
  if (at !== NONE && !(Number.isSafeInteger(at) && at >= 0))
    throw new BadInput(`A time stamp counts whole milliseconds from 0; it cannot be ${at}.`);
  const g = new Table(match, state);
  const { option, refusal } = judge(g, seat, given, extras.clock);
  if (option === undefined) throw new Refused(refusal!);
  const told: Told[] = [];
  g.told = state.known.length > 0 ? told : undefined;
  g.at = at;
  if (option === resigning) {
    g.end();
    match.game.resigns!(g, seat);
  } else carryOut(g, seat, option);
  return told;
}

/** Carries out an option that is known to be allowed. */
export function carryOut<K extends Kind>(g: Table<K>, seat: Seat, option: Option): void {
  const { stack } = g.state;
  const frame = stack[stack.length - 1]!;
  const rule = g.match.rules[frame.do]!;
  if (rule.who === undefined) stack.pop();
  rule.do(g, frame, seat, option);
  settle(g);
}

/** The result, once nothing is left to be done. */
export function outcome<K extends Kind>(match: Match<K>, state: State<K>): Outcome | undefined {
  return state.stack.length > 0 ? undefined : match.game.outcome(new Table(match, state));
}

/**
 * Plays on with random options until the end or until `limit` answers are given; returns how many were. Optional
 * answers are never given. This is the loop that bots and benchmarks live in: it trusts the list it has just made.
 */
export function playout<K extends Kind>(
  g: Table<K>,
  dice: number[],
  limit = Number.MAX_SAFE_INTEGER,
): number {
  const { rules } = g.match;
  const { stack } = g.state;
  let answers = 0;
  while (stack.length > 0 && answers < limit) {
    const frame: Frame = stack[stack.length - 1]!;
    const rule = rules[frame.do]!;
    let seat: Seat;
    if (rule.who === undefined) {
      seat = frame.seat!;
    } else {
      seat = lowest(rule.who(g, frame));
    }
    const count = g.ask(rule, frame, seat);
    if (count === 0) throw new Error(`${frame.do} asks seat ${seat} but offers nothing`);
    const option = g.list[count === 1 ? 0 : fastBelow(dice, count)]!;
    if (rule.who === undefined) stack.pop();
    rule.do(g, frame, seat, option);
    settle(g);
    answers++;
  }
  return answers;
}
