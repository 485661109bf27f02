import { editionOf } from '@stamtafel/games';
import { type Answer, BadInput, hasLearntNothing, RESIGN, Refused, type Seat } from '@stamtafel/kernel';
import { playWithout, withPlay } from './apply.ts';
import type { Answering, Command } from './command.ts';
import { type Decided, follows, type Now } from './decided.ts';
import type { Moved } from './entry.ts';
import {
  carryOut,
  type Given,
  hasGoneOn,
  isRepeated,
  moveKey,
  type Play,
  stateHash,
  thinksOn,
  undoKey,
  undoOf,
  withLeft,
} from './play.ts';
import { refusal } from './refusals.ts';
import type { TableState } from './state.ts';
import { HouseTrouble, refuse } from './trouble.ts';

/**
 * An answer, or a batch of them: none if one is refused, and no further than where its seat learns something. What is
 * left of the batch then was meant without knowing that.
 */
export function decideAnswer(table: TableState, command: Answering, now: Now): Decided {
  const { seat, answers, person, question } = command;
  if (person !== undefined) checkOwner(table, seat, person);
  // First of all: it may be the very answer that ended the match, sent again because the client never heard that it
  // was saved.
  if (isRepeated(table.play, seat, keyOf(command))) return { bodies: [], after: table };
  const play = running(table);
  if (question !== undefined && question !== play.questions[seat] && !isResigning(answers)) refuse('gone-on');
  const bodies: Moved[] = [];
  let after = play;
  let { left } = command;
  for (const answer of answers) {
    if (after !== play && !hasLearntNothing(play.state, after.state, seat)) break;
    const isKept = table.seats[seat]?.kept === true;
    const given = givenBy(command, answer, { isFirst: bodies.length === 0, isKept });
    const next = judged(after, given, now.at);
    const body = { is: 'moved', ...given, by: command.by, state: stateHash(next.state) } as const;
    if (left === undefined || thinksOn(after, next, seat)) {
      bodies.push(body);
      after = next;
    } else {
      bodies.push({ ...body, left });
      after = withLeft(next, seat, left);
      left = undefined;
    }
  }
  return { bodies, after: withPlay(table, after, now.at) };
}

/** What an answer is known by when it is sent again. */
export const keyOf = ({ id, question, answers: [first] }: Answering): string | undefined =>
  id && first && moveKey(id, question, first);

function givenBy(
  { seat, by, id, at }: Answering,
  answer: Answer,
  { isFirst, isKept }: { readonly isFirst: boolean; readonly isKept: boolean },
): Given {
  const isUsual = isFirst && !isKept && id !== undefined && at === undefined && by !== 'clock';
  // Collecting what may be missing costs ten times as much, and nearly every answer lacks all of it.
  if (isUsual) return { seat, answer, id };
  return {
    seat,
    answer,
    ...(at !== undefined && { at }),
    ...(by === 'clock' && { clock: true }),
    ...(isKept && { kept: true }),
    ...(id !== undefined && isFirst && { id }),
    ...(!isFirst && { more: true }),
  };
}

const isResigning = (answers: readonly Answer[]): boolean =>
  answers.length === 1 && answers[0]?.pick === RESIGN;

/** Turns a refusal of the rules into one of the house. */
function judged(play: Play, given: Given, at: number): Play {
  try {
    return carryOut(play, given, at);
  } catch (error) {
    if (error instanceof BadInput) return refuse('unfit', { why: error.message });
    if (!(error instanceof Refused)) throw error;
    const { rule, args } = error.refusal;
    const trouble = rule === '' ? refusal('no-answer-now') : refusal('rule-forbids', { rule });
    throw new HouseTrouble({ ...trouble, rule, args: { ...args } });
  }
}

/** The match, if it can be played on now. */
export function running({ phase, play }: TableState): Play {
  if (phase === 'paused') return refuse('paused');
  if (phase === 'over') return refuse('over');
  if (play === undefined) return refuse('not-begun');
  return play;
}

export function checkOwner(table: TableState, seat: Seat, person: string): void {
  if (table.seats[seat]?.person !== person) refuse('not-your-seat');
}

export function decideOrder(
  table: TableState,
  command: Extract<Command, { do: 'order' }>,
  now: Now,
): Decided {
  const { person, seat, asks, order } = command;
  checkOwner(table, seat, person);
  const { match } = running(table);
  const orders = table.orders[seat] ?? {};
  if ((Object.hasOwn(orders, asks) ? orders[asks] : 'none') === order) return { bodies: [], after: table };
  if (order !== 'none' && !isQuestionOf(match.game.id, asks)) refuse('no-such-question');
  return follows(table, [{ is: 'ordered', seat, asks, order }], now);
}

/** Every question of a game has its words; so a seat has no more orders than there are questions. */
const isQuestionOf = (game: string, asks: string): boolean =>
  Object.hasOwn(editionOf(game)?.texts.en.prompts ?? {}, asks);

export function decideUndo(table: TableState, command: Extract<Command, { do: 'undo' }>, now: Now): Decided {
  const { person, seat, agreed, id } = command;
  checkOwner(table, seat, person);
  const { standing } = now;
  if (standing === undefined) throw new Error('taking back needs the answers of the log');
  if (isRepeated(table.play, seat, id && undoKey(id))) return { bodies: [], after: table };
  const before = running(table);
  if (command.asked && hasGoneOn(command.asked, before, seat)) refuse('gone-on-since-asked');
  const may = undoOf(before, seat);
  if (may === null) refuse('nothing-to-take-back');
  if (may === 'never') refuse('never-taken-back');
  if (may === 'ask' && !agreed) refuse('others-must-agree');
  const how = may === 'free' ? 'withdrawn' : 'back';
  const undone = { seat, how, ...(id !== undefined && { id }) } as const;
  const play = playWithout(table, standing, undone, now.at, now);
  return {
    bodies: [{ is: 'undone', ...undone, state: stateHash(play.state) }],
    after: withPlay(table, play, now.at),
  };
}
