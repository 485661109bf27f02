import type { Seat } from '@stamtafel/kernel';
import type { Answering } from '../table/command.ts';
import { isRepeated, undoKey, undoOf } from '../table/play.ts';
import { checkOwner, keyOf } from '../table/playing.ts';
import { isHost, seatsOf } from '../table/state.ts';
import { isTimed } from '../table/timing.ts';
import { HouseTrouble, refuse } from '../table/trouble.ts';
import type { TableRequest } from './desk.ts';
import { heldFor } from './helpers/open-race.ts';
import type { Person } from './house.ts';
import type { LiveTable } from './live-table.ts';

type Asked<D extends TableRequest['do']> = Extract<TableRequest, { do: D }>;

/** What a person says over a live channel, besides moves. */
export async function carryOut(
  table: LiveTable,
  who: Person,
  request: Exclude<TableRequest, { do: 'move' }>,
): Promise<void> {
  const person = who.id;
  switch (request.do) {
    case 'order': {
      const { seat, asks, order } = request;
      return table.kept.run({ do: 'order', person, seat, asks, order });
    }
    case 'undo':
      return takeBack(table, person, request);
    case 'agree':
      return table.wishes.answer(person, request.seat, request.request, request.yes);
    case 'say':
      return table.chat.say(who, request);
  }
}

/** Answers a decision. */
export function move(
  table: LiveTable,
  person: string,
  request: Asked<'move'>,
  received: number,
): Promise<void> {
  const sitter = table.state.seats[request.seat];
  const isBack = sitter?.person === person && sitter.kept;
  return isBack
    ? table.keeper.giveBack(person).then(() => answered(table, person, request, received))
    : answered(table, person, request, received);
}

function answered(
  table: LiveTable,
  person: string,
  { seat, answer, more, decision, id, shown }: Asked<'move'>,
  received: number,
): Promise<void> {
  const answers = more === undefined ? [answer] : [answer, ...more];
  const command: Answering = { do: 'answer', seat, person, number: decision, id, by: 'person', answers };
  if (table.race.isToCountDown(command)) return startRace(table, command);
  const keep = () => table.kept.inTurn(() => keepMove(table, command, received, shown));
  const held = heldFor(table, person);
  return held > 0 ? after(table, held).then(keep) : keep();
}

const after = (table: LiveTable, ms: number): Promise<void> =>
  new Promise((resolve) => void table.env.clock.after(ms, resolve));

/** After a failed commit the table was read again: perhaps the move is there. */
function keepMove(
  table: LiveTable,
  command: Answering,
  received: number,
  shown: string | undefined,
): Promise<void> {
  table.race.checkAlone(command);
  // It came before its question, while the last 'ready' was being saved.
  if (table.race.isToCountDown(command))
    refuse('outdated', 'The race can be started only now; please start it again.');
  return table.kept.carryOut(stamped(table, command, received, shown)).catch((error: unknown) => {
    const code = error instanceof HouseTrouble ? error.trouble.code : undefined;
    if (code !== undefined && code !== 'save-unknown') throw error;
    if (isRepeated(table.state.play, command.seat, keyOf(command))) return;
    if (code === 'save-unknown') throw error;
    table.env.failed(table.id, error);
    refuse('cannot-save', 'This could not be saved, so it does not count; please try again.');
  });
}

/** In a race the moment of receipt counts. */
function stamped(
  table: LiveTable,
  command: Answering,
  received: number,
  shown: string | undefined,
): Answering {
  const { seat, person, number } = command;
  const { play, seats } = table.state;
  if (play === undefined || !isTimed(play.match, play.state)) return command;
  const isOpen = play.numbers[seat] === number && seats[seat]?.person === person;
  if (!isOpen || isRepeated(play, seat, keyOf(command))) return command;
  const at = table.race.stampOf(seat, received, shown);
  return at === undefined ? command : { ...command, at };
}

/** Refused at once if it cannot be given; it enters the log when the countdown ends. */
async function startRace(table: LiveTable, command: Answering): Promise<void> {
  table.kept.checkWhole();
  table.race.checkAlone(command);
  table.kept.judge(command, table.kept.now);
  const carried = await table.race.countDown(() => command);
  if (carried !== 'done' && !isRepeated(table.state.play, command.seat, keyOf(command)))
    refuse('busy', 'The race could not be started; please try again.');
}

/** Takes the last answer back, or asks the others whether it may be. */
async function takeBack(table: LiveTable, person: string, { seat, id }: Asked<'undo'>): Promise<void> {
  checkOwner(table.state, seat, person);
  const { play } = table.state;
  const isAsked = table.state.phase === 'playing' && !isRepeated(play, seat, id && undoKey(id));
  const undo = { do: 'undo', person, seat, id } as const;
  if (isAsked && play && undoOf(play, seat) === 'ask')
    await table.wishes.ask('undo', seat, person, (asked) =>
      table.kept.run({ ...undo, agreed: true, ...(asked && { asked }) }),
    );
  else await table.kept.run({ ...undo, agreed: false });
}

/**
 * A bot sits in for a player who is away, if those who are present agree. If nobody is there to agree, it has to wait
 * until the keeper sends one, after the grace time and at the level of the house.
 */
export async function wishForBot(
  table: LiveTable,
  person: string,
  seat: Seat,
  keep: () => Promise<void>,
): Promise<void> {
  const { state } = table;
  const sitter = state.seats[seat];
  if (seatsOf(state, person).length === 0 && !isHost(state, person))
    refuse('not-allowed', 'You do not play here.');
  if (state.phase !== 'playing') refuse('not-allowed', 'The match is not being played.');
  if (sitter?.kept) refuse('taken', 'A bot keeps this chair already.');
  if (table.isPresent(sitter?.person ?? '')) refuse('not-allowed', 'The player of that seat is here.');
  await table.wishes.ask('bot', seat, person, keep);
}
