import { RESIGN, type Seat } from '@stamtafel/kernel';
import type { Command } from '../table/command.ts';
import type { Body } from '../table/entry.ts';
import { refuse } from '../table/trouble.ts';
import type { HouseSetting } from './setting.ts';

/**
 * How many entries a table has had: what everybody sees, and by seat what was answered, taken back and ordered there.
 * A limit over all of them would tell each seat how much the others do in secret.
 */
export interface Spent {
  readonly table: number;
  readonly seats: readonly number[];
}

export const nothingSpent: Spent = { table: 0, seats: [] };

/** Every entry counts for one, whatever it says: its length may be a secret. */
export function spentAfter({ table, seats }: Spent, bodies: readonly Body[]): Spent {
  const now = [...seats];
  let open = table;
  for (const body of bodies) {
    const seat = seatOf(body);
    if (seat === undefined) open++;
    else now[seat] = (now[seat] ?? 0) + 1;
  }
  return { table: open, seats: now };
}

/** Whose entry it is; undefined for what everybody sees and for what only concerns the door. */
function seatOf(body: Body): Seat | undefined {
  switch (body.is) {
    case 'moved':
    case 'undone':
    case 'ordered':
      return body.seat;
    default:
      return undefined;
  }
}

/**
 * Up to which share of its part each is possible; without one it always is. What only adds to a match ends first, and
 * it cannot use up what taking back needs; whatever a seat does, enough is left to play the match to its end.
 */
const shares: { readonly [D in Command['do']]: number | undefined } = {
  order: 0.5,
  rename: 0.5,
  handOver: 0.5,
  invite: 0.5,
  newKey: 0.5,
  contribute: 0.5,
  bot: 0.5,
  pause: 0.5,
  undo: 0.8,
  // Somebody comes and goes: without it bots go on, or the host ends the match.
  take: 0.9,
  keep: 0.9,
  return: 0.9,
  letBack: 0.9,
  remove: 1,
  sendAway: 1,
  start: 1,
  resume: 1,
  answer: 1,
  // These come to an end by themselves.
  leave: undefined,
  end: undefined,
  rematch: undefined,
};

/**
 * The log of a table is read as a whole, so it must not grow for ever, whatever the players do. Each seat has a part of
 * it, and so has what everybody sees. Judged by the command alone, never by what it leads to: whether it ends the match
 * may depend on what others have chosen.
 */
export function checkGrowth(
  command: Command,
  after: Spent,
  { mostEntries, chairs }: Pick<HouseSetting, 'mostEntries'> & { readonly chairs: number },
): void {
  const share = shares[command.do];
  if (share === undefined || (command.do === 'answer' && isBounded(command))) return;
  const spent = isOfSeat(command) ? (after.seats[command.seat] ?? 0) : after.table;
  if (spent <= Math.floor((share * mostEntries) / (chairs + 1))) return;
  if (share < 1) refuse('table-nearly-full');
  refuse('table-full');
}

type OfSeat = Extract<Command, { do: 'answer' | 'undo' | 'order' }>;
const isOfSeat = (command: Command): command is OfSeat =>
  command.do === 'answer' || command.do === 'undo' || command.do === 'order';

/** Once a seat's player can do nothing else, it sees only a limited number of these. */
const isBounded = ({ by, answers }: Extract<Command, { do: 'answer' }>): boolean =>
  by !== 'person' || (answers.length === 1 && answers[0]?.pick === RESIGN);
