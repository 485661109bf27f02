import { editionOf } from '@stamtafel/games';
import { isLive, needsLive } from '@stamtafel/games/live.ts';
import { apart } from '@stamtafel/protocol/names.ts';
import { dealt, freshPlay } from './apply.ts';
import type { Answering, Command } from './command.ts';
import { type Decided, follows, type Now } from './decided.ts';
import type { Body, Made } from './entry.ts';
import { type Play, stateHash } from './play.ts';
import { checkOwner, running } from './playing.ts';
import { chairOf, isFull, isHost, mayResume, maySee, seatsOf, sitting, type TableState } from './state.ts';
import { isTimed } from './timing.ts';
import { refuse } from './trouble.ts';

type Seating = Exclude<Command, Answering | { do: 'order' } | { do: 'undo' }>;
type Want<D extends Seating['do']> = Extract<Seating, { do: D }>;
type Happening = Exclude<Body, Made>;

export function decideSeats(table: TableState, command: Seating, now: Now): Decided {
  switch (command.do) {
    case 'take':
      return begun(checkLive(follows(table, take(table, command), now)), now);
    case 'contribute':
      return begun(follows(table, contribute(table, command), now), now);
    case 'bot':
      return begun(follows(table, bot(table, command), now), now);
    case 'start':
      return start(table, command, now);
    default:
      return follows(table, [happening(table, command)].flat(), now);
  }
}

function happening(
  table: TableState,
  command: Exclude<Seating, Want<'take' | 'contribute' | 'bot' | 'start'>>,
): Happening | readonly Happening[] {
  switch (command.do) {
    case 'leave':
      return leave(table, command);
    case 'remove':
      return remove(table, command);
    case 'sendAway':
      return sendAway(table, command);
    case 'letBack':
      checkHost(table, command.person);
      checkNotOver(table);
      return table.sent.some(({ n }) => n === command.n) ? { is: 'letBack', n: command.n } : [];
    case 'invite':
      checkHost(table, command.person);
      checkOpen(table, command.seat);
      return { is: 'invited', seat: command.seat, invite: command.invite };
    case 'handOver':
      checkNotOver(table);
      checkOwner(table, command.seat, command.person);
      return { is: 'invited', seat: command.seat, invite: command.invite };
    case 'keep':
      running(table);
      return { is: 'kept', seat: command.seat, level: command.level };
    case 'return':
      return { is: 'returned', seat: command.seat };
    case 'rename':
      return rename(table, command);
    case 'newKey':
      checkHost(table, command.person);
      return { is: 'locked', key: command.key };
    case 'pause':
      checkHost(table, command.person);
      checkNotRacing(running(table));
      return { is: 'paused', ...(command.left && { left: [...command.left] }) };
    case 'resume':
      if (!mayResume(table, command)) refuse('host-only');
      if (table.phase !== 'paused') refuse('not-paused');
      return { is: 'resumed' };
    case 'end':
      checkHost(table, command.person);
      checkNotOver(table);
      return { is: 'ended' };
    case 'rematch': {
      if (table.phase !== 'over') refuse('not-over');
      if (table.next !== undefined) return [];
      const [seat] = seatsOf(table, command.person);
      if (seat === undefined && !isHost(table, command.person)) refuse('only-players-rematch');
      return { is: 'rematched', next: command.next, ...(seat !== undefined && { seat }) };
    }
  }
}

export function checkHost(table: TableState, person: string): void {
  if (!isHost(table, person)) refuse('host-only');
}

/** The host may be losing the race: a pause would stop it. */
function checkNotRacing({ match, state }: Play): void {
  if (isTimed(match, state)) refuse('race-runs-on');
}

export function checkNotOver({ phase }: TableState): void {
  if (phase === 'over') refuse('over');
}

/** An invite takes its seat, even if it is taken; the table's key, or a listed table, gives only an open one. */
function take(table: TableState, claim: Want<'take'>): readonly Happening[] {
  checkNotOver(table);
  const { person, invite, playsFor } = claim;
  if (table.barred.includes(playsFor ?? person)) refuse('closed-to-you');
  const seat =
    invite === undefined ? freeSeat(table, claim) : table.seats.findIndex((s) => s.invite === invite);
  if (seat < 0 || (claim.seat !== undefined && claim.seat !== seat)) refuse('invitation-gone');
  if (table.seats[seat]?.person === person) refuse('yours-already');
  if (!maySee(table, playsFor ?? person, seat)) refuse('seen-another-hand');
  const name = nameAt(table, claim, seat);
  return [{ is: 'took', seat, person, name, ...(playsFor !== undefined && { playsFor }) }];
}

/** What is only played live is refused where people share a device or have days to answer. Once dealt, it goes on. */
export function checkLive(decided: Decided): Decided {
  const { made, phase, seats } = decided.after;
  const edition = editionOf(made.game);
  if (phase !== 'gathering' || edition === undefined) return decided;
  const chairs = seats.map(chairOf);
  // What is not fair for those who sit there becomes what is, when the cards are dealt.
  const fair = edition.seating?.options(made.options, chairs) ?? made.options;
  if (!needsLive(edition, fair) || isLive(edition, chairs, made.clock)) return decided;
  return refuse('not-live');
}

function freeSeat(table: TableState, { person, playsFor, seat, key }: Want<'take'>): number {
  if (table.made.visibility === 'link' && key !== table.key) refuse('needs-invitation');
  if (seat === undefined) {
    const free = table.seats.flatMap(({ kind }, s) => (kind === 'open' ? [s] : []));
    const own = free.find((s) => maySee(table, playsFor ?? person, s));
    return own ?? free[0] ?? refuse('all-seats-taken');
  }
  checkOpen(table, seat);
  return seat;
}

function checkOpen(table: TableState, seat: number): void {
  const kind = table.seats[seat]?.kind;
  if (kind === undefined) refuse('no-such-seat');
  if (kind !== 'open') refuse('seat-taken');
}

function leave(table: TableState, { person, seat }: Want<'leave'>): readonly Happening[] {
  checkNotOver(table);
  const seats = seatsOf(table, person).filter((s) => seat === undefined || s === seat);
  if (seats.length === 0) refuse('not-sitting');
  return seats.map((s) => ({ is: 'left', seat: s }));
}

function rename(table: TableState, want: Want<'rename'>): readonly Happening[] {
  const { person } = want;
  const seats = seatsOf(table, person);
  if (seats.length === 0) refuse('not-sitting');
  const name = nameAt(table, want);
  const isNew = seats.some((seat) => table.seats[seat]?.name !== name);
  return isNew ? [{ is: 'renamed', person, name }] : [];
}

/**
 * The story tells people apart by their names alone. The previous player of the seat that is taken does not count:
 * they are gone, and often they are the same person on another device.
 */
function nameAt(table: TableState, { person, name }: Want<'take' | 'rename'>, taken?: number): string {
  const others = table.seats.filter(
    (sitter, seat) => sitter.person !== undefined && sitter.person !== person && seat !== taken,
  );
  return apart(
    name,
    others.map((sitter) => sitter.name),
  );
}

function remove(table: TableState, { person, seat }: Want<'remove'>): Happening {
  checkHost(table, person);
  checkNotOver(table);
  const there = table.seats[seat];
  if (there === undefined || there.kind === 'open') return refuse('nobody-there');
  if (there.person === person) return refuse('leave-instead');
  return { is: 'removed', seat };
}

/** Players are sent away from their chairs (`remove`), and the host stays, with or without a chair. */
function sendAway(table: TableState, { person, watcher }: Want<'sendAway'>): readonly Happening[] {
  checkHost(table, person);
  if (seatsOf(table, watcher).length > 0 || isHost(table, watcher)) refuse('only-watchers-sent');
  return table.barred.includes(watcher) ? [] : [{ is: 'sentAway', person: watcher }];
}

/** A bot on an open seat, or sitting in for oneself; for another player's chair the others are asked first. */
function bot(table: TableState, { person, seat, level }: Want<'bot'>): readonly Happening[] {
  checkNotOver(table);
  const there = table.seats[seat];
  if (there === undefined) return refuse('no-such-seat');
  if (there.kind === 'bot') return refuse('bot-sits-there');
  if (there.kind === 'person') {
    if (there.person !== person) refuse('others-must-agree');
    running(table);
    return [{ is: 'kept', seat, level }];
  }
  if (!isHost(table, person) && (table.phase === 'gathering' || seatsOf(table, person).length === 0))
    refuse('host-only');
  return [{ is: 'seated', seat, level }];
}

function contribute(table: TableState, { person, words }: Want<'contribute'>): readonly Happening[] {
  if (table.phase !== 'gathering') refuse('dealt-already');
  const seats = seatsOf(table, person);
  if (seats.length === 0) refuse('only-players-shuffle');
  return seats.map((seat) => ({ is: 'contributed', seat, words }));
}

function start(table: TableState, { person }: Want<'start'>, now: Now): Decided {
  if (person !== undefined) checkHost(table, person);
  if (table.phase !== 'gathering') refuse('begun-already');
  if (!isFull(table)) refuse('seats-open');
  const play = freshPlay(dealt(table), now, now.at);
  return follows(table, [{ is: 'started', state: stateHash(play.state) }], now);
}

/**
 * Starts by itself once all seats are taken and nobody is left to ask: everyone but programs, which cannot say it,
 * has said what they add, or there is only one person, who did not want to be asked. A contribution counts only after
 * the commitment, so it cannot come with the wish for a table.
 */
export function begun(decided: Decided, now: Now): Decided {
  const { bodies, after } = decided;
  if (after.phase !== 'gathering' || !isFull(after)) return decided;
  const silent = after.seats.some(
    ({ kind, playsFor, words }) => kind === 'person' && playsFor === undefined && words === undefined,
  );
  if (silent && (after.made.awaitWords || sitting(after).length > 1)) return decided;
  const started = start(after, { do: 'start' }, now);
  return { bodies: [...bodies, ...started.bodies], after: started.after };
}
