import {
  type Answer,
  answer,
  clone,
  isSameView,
  type Match,
  type Outcome,
  outcome,
  RESIGN,
  Refused,
  type Seat,
  type Seats,
  type State,
  start,
  Table,
  type Told,
  undo,
  waiting,
} from '@stamtafel/kernel';
import { sha256 } from './log-entries.ts';
import { type Time, timeAfter, timeAfterUndo, timeLeft } from './time.ts';
import { isTimed } from './timing.ts';

/** What the argument is called by which an event says that a computer sat in for this seat. */
const SITS_IN = 'sitsIn';
/** How much of what was told stays in memory; the whole story is replayed from the log. */
const TOLD = 40;
/** How many messages are remembered per seat; older ones refer to decisions that are long closed. */
const SENT = 20;

/** A match in progress. No state in it is ever changed: an answer makes a new one. */
export interface Play {
  readonly match: Match;
  readonly state: State;
  /** By seat: the number of its question. It changes as soon as an older answer would mean something else. */
  readonly questions: readonly number[];
  /** The seats that the table waits for. */
  readonly owing: Seats;
  /** Undefined if no clock runs. */
  readonly time: Time | undefined;
  /**
   * By seat: the state without its last answer, or without the whole batch that it last sent: as it was before, plus
   * what others have done in secret since.
   */
  readonly before: readonly (Before | undefined)[];
  readonly told: readonly Told[];
  /** How much has been told since the beginning. */
  readonly tellings: number;
  readonly moves: number;
  /** The number of the last move with a stamp: a race is never taken back. */
  readonly stamped: number;
  /** That stamp. */
  readonly stamp: number;
  /** By seat: what was last sent for it, as `moveKey` and `undoKey` name it. Two seats may use the same id. */
  readonly sent: readonly (readonly string[])[];
  readonly outcome: Outcome | undefined;
}

export interface Before {
  readonly state: State;
  /** How many moves there have been. */
  readonly moves: number;
}

/** An answer as the log has it. */
export interface Given {
  readonly seat: Seat;
  readonly answer: Answer;
  readonly at?: number;
  readonly clock?: true;
  /** A computer kept the chair. */
  readonly kept?: true;
  readonly id?: string;
  /** It was sent together with the previous one. */
  readonly more?: true;
  readonly left?: number;
}

/**
 * Sixteen digits are enough to notice a replay that goes astray; they are never sent to clients. Not over what follows
 * from the zones (`at`) or stays the same in a house (`key`, `fast`): every move is hashed.
 */
export function stateHash(state: State): string {
  const { zones, known, bags, stack, sealed, order, draws, forced, facts } = state;
  return digits([zones, known, bags, stack, sealed, order, draws, forced, facts]);
}

/** Whether this is the state's hash: in a log of an earlier version, the one over all of it. */
export const hasHash = (state: State, hash: string): boolean =>
  hash === stateHash(state) || hash === digits(state);

const digits = (content: object): string => sha256(JSON.stringify(content)).slice(0, 16);

export function beginPlay(match: Match, seed: string, time?: Time): Play {
  const told: Told[] = [];
  const state = start(match, seed, [], told);
  return {
    match,
    state,
    questions: new Array<number>(match.seats).fill(0),
    owing: owingIn(match, state),
    time,
    before: new Array<undefined>(match.seats).fill(undefined),
    told: told.slice(-TOLD),
    tellings: told.length,
    moves: 0,
    stamped: -1,
    stamp: 0,
    sent: new Array<readonly string[]>(match.seats).fill([]),
    outcome: outcome(match, state),
  };
}

const owingIn = (match: Match, state: State): Seats => waiting(new Table(match, state));

/** The match after an answer; throws `Refused`. */
export function carryOut(play: Play, given: Given, when: number): Play {
  const { match } = play;
  const { seat, at, id } = given;
  const state = clone(match, play.state);
  const fresh = markedIfKept(answer(match, state, seat, given.answer, given), given);
  share(play.state, state);
  const sameFrame = state.stack.at(-1) === play.state.stack.at(-1);
  const questions = play.questions.map((n, s) => (s === seat || !sameFrame ? n + 1 : n));
  const owing = owingIn(match, state);
  return {
    match,
    state,
    questions,
    owing,
    time: play.time && timeNow(play, play.time, given, { state, owing, sameFrame, fresh }, when),
    before: beforeNow(play, given, state, sameFrame),
    told: theLast(Math.max(TOLD, fresh.length), play.told, fresh),
    tellings: play.tellings + fresh.length,
    moves: play.moves + 1,
    stamped: at === undefined ? play.stamped : play.moves,
    stamp: at ?? play.stamp,
    sent: withSent(play.sent, seat, id && moveKey(id, play.questions[seat], given.answer)),
    outcome: outcome(match, state),
  };
}

/**
 * What a computer did while it kept a chair is told as its own: at the first thing that is told of that seat, since the
 * rest follows from it. Whatever answered (a standing order, the clock) is told alike: all know that the chair is kept,
 * and no more.
 */
export function markedIfKept(told: readonly Told[], { seat, kept }: Given): readonly Told[] {
  const first = kept ? told.findIndex(({ args }) => args.seat === seat) : -1;
  const deed = told[first];
  return deed === undefined ? told : told.with(first, { ...deed, args: { ...deed.args, [SITS_IN]: seat } });
}

interface After {
  readonly state: State;
  readonly owing: Seats;
  readonly sameFrame: boolean;
  readonly fresh: readonly Told[];
}

function timeNow(play: Play, before: Time, given: Given, after: After, when: number): Time {
  const { match, owing: owed } = play;
  const { seat, left } = given;
  const { state, owing, sameFrame, fresh } = after;
  const isSecret = (): boolean => fresh.length === 0 && isUnseen(match, play.state, state, seat);
  const time = timeAfter(before, { seat, owed, owing, sameFrame, isSecret }, when);
  return left === undefined ? time : timeLeft(time, seat, left);
}

/** Whether a seat is still thinking, in the same allowance, after an answer. */
export const thinksOn = (before: Play, after: Play, seat: Seat): boolean =>
  (after.owing & (1 << seat)) !== 0 && after.time?.thoughts[seat] === before.time?.thoughts[seat];

/** The match with this much left on a seat's clock. */
export const withLeft = (play: Play, seat: Seat, left: number): Play => ({
  ...play,
  time: play.time && timeLeft(play.time, seat, left),
});

/** Whether any viewer but the seat itself, the watchers first of all, cannot tell two states apart. */
function isUnseen(match: Match, before: State, after: State, seat: Seat): boolean {
  for (let viewer = match.seats; viewer >= 0; viewer--)
    if (viewer !== seat && isSameView(match, before, after, viewer)) return true;
  return false;
}

/**
 * What another seat does in secret also happens in the state without one's own last answer. Otherwise that answer
 * could no longer be withdrawn, and this alone would reveal that the other has chosen.
 */
function beforeNow(play: Play, given: Given, after: State, sameFrame: boolean): Play['before'] {
  const { match, moves } = play;
  return play.before.map((before, seat) => {
    if (seat === given.seat) return given.more ? before : { state: play.state, moves };
    // Everyone sees the frame: if it changed, nothing was secret.
    if (before === undefined || !sameFrame) return before;
    const isSecret = isSameView(match, play.state, after, seat) && undoOf(play, seat) === 'free';
    return isSecret ? { ...before, state: withAnswer(match, before.state, given) ?? before.state } : before;
  });
}

/** Undefined if the answer does not fit there. */
function withAnswer(match: Match, before: State, given: Given): State | undefined {
  const state = clone(match, before);
  try {
    answer(match, state, given.seat, given.answer, given);
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
  share(before, state);
  return state;
}

const withSent = (sent: Play['sent'], seat: Seat, key: string | undefined): Play['sent'] =>
  key === undefined ? sent : sent.with(seat, theLast(SENT, sent[seat] ?? [], [key]));

/**
 * An answer under a client's id is one to this question: a program that is started again may count its ids anew. A
 * player may resign whatever is asked.
 */
export const moveKey = (id: string, question: number | undefined, { pick }: Answer): string =>
  pick === RESIGN ? `${RESIGN} ${id}` : `${question} ${id}`;

export const undoKey = (id: string): string => `undo ${id}`;

/** Whether a seat has already sent this, and it was saved. */
export const isRepeated = (play: Play | undefined, seat: Seat, key: string | undefined): boolean =>
  key !== undefined && play?.sent[seat]?.includes(key) === true;

/** The end of a list together with what is added to it, at most this many. */
function theLast<T>(most: number, before: readonly T[], fresh: readonly T[]): readonly T[] {
  if (fresh.length === 0) return before;
  const tooMany = before.length + fresh.length - most;
  return (tooMany > 0 ? before.slice(tooMany) : before).concat(fresh);
}

/** No state here is ever changed, so equal parts are kept once: a table remembers several states of its match. */
function share(before: State, after: State): void {
  before.zones.forEach((cards, z) => {
    if (isSame(cards, after.zones[z])) after.zones[z] = cards;
  });
  if (isSame(before.at, after.at)) after.at = before.at;
  if (isSame(before.known, after.known)) after.known = before.known;
  if (isSame(before.sealed, after.sealed)) after.sealed = before.sealed;
  if (isSame(before.order, after.order)) after.order = before.order;
  if (isSame(before.draws, after.draws)) after.draws = before.draws;
  if (isSame(before.fast, after.fast)) after.fast = before.fast;
}

/** Searches from the end, where most changes are. */
function isSame(before: readonly number[], after: readonly number[] | undefined): boolean {
  if (before.length !== after?.length) return false;
  for (let i = before.length - 1; i >= 0; i--) if (before[i] !== after[i]) return false;
  return true;
}

type WayBack = 'free' | 'ask' | 'never' | null;

const waysBack = new WeakMap<Play, Map<Seat, WayBack>>();

/**
 * Whether a seat can take its last answer back; null if there is none, or the match is over. Worked out once: otherwise
 * whatever others ask would take longer where this seat has answered in secret.
 */
export function undoOf(play: Play, seat: Seat): WayBack {
  const known = waysBack.get(play) ?? new Map<Seat, WayBack>();
  waysBack.set(play, known);
  const found = known.get(seat);
  if (found !== undefined) return found;
  const way = wayBack(play, seat);
  known.set(seat, way);
  return way;
}

function wayBack(play: Play, seat: Seat): WayBack {
  const before = play.before[seat];
  if (before === undefined || play.outcome) return null;
  if (play.stamped >= before.moves || isTimed(play.match, play.state)) return 'never';
  return undo(play.match, before.state, play.state, seat);
}

/**
 * Whether the match has visibly gone on, or this seat has answered. What others do unseen does not count: the fate of
 * a wish would reveal it.
 */
export const hasGoneOn = (then: Play, now: Play, seat: Seat): boolean =>
  then.state !== now.state &&
  (then.questions[seat] !== now.questions[seat] ||
    then.tellings !== now.tellings ||
    !isSameView(now.match, then.state, now.state, now.match.seats));

/** What is removed: only what a seat last sent, because nobody has learnt anything from it, or everything since. */
export interface TakenBack {
  readonly seat: Seat;
  readonly how: 'withdrawn' | 'back';
  readonly id?: string;
}

/**
 * The match goes back to its state without some moves. The numbers of the questions keep counting up, so that an
 * answer to an earlier question cannot land: for the seat itself, and for all seats if the table goes back or now
 * asks something else.
 */
export function goneBack(
  play: Play,
  without: Play,
  { seat, how, id }: TakenBack,
  {
    gone,
    when,
    increment,
  }: { readonly gone: readonly Given[]; readonly when: number; readonly increment: number },
): Play {
  const isNew = how === 'back' || JSON.stringify(without.state.stack) !== JSON.stringify(play.state.stack);
  return {
    ...without,
    questions: play.questions.map((n, s) => (s === seat || isNew ? n + 1 : n)),
    time: play.time && timeAfterUndo(play.time, { seat, isNew, owed: play.owing, gone, increment }, when),
    sent: withSent(play.sent, seat, id && undoKey(id)),
  };
}
