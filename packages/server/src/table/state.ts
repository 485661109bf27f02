import type { Chair } from '@stamtafel/games';
import type { Seat } from '@stamtafel/kernel';
import type { BotLevel, SitIn } from '@stamtafel/protocol';
import type { Made } from './entry.ts';
import type { Play } from './play.ts';

export interface SeatState {
  readonly kind: 'open' | 'person' | 'bot';
  readonly person: string | undefined;
  readonly name: string;
  /** It is a program of this person. */
  readonly playsFor: string | undefined;
  /** The level of the bot that sits here, or keeps the chair. */
  readonly level: BotLevel | undefined;
  /** A bot keeps the chair: for a player who is away, or until someone comes. */
  readonly kept: boolean;
  /** What it adds to the shuffle; undefined until it has said so. */
  readonly words: string | undefined;
  /** The hash of the invite that takes this seat. */
  readonly invite: string | undefined;
}

export type Order = 'pass' | 'pass-if-nothing-else';
export interface Orders {
  readonly [asks: string]: Order;
}

/** Somebody whom the host has sent away, and with a program whoever runs it. */
export interface Sent {
  /** Never that of another at this table. */
  readonly n: number;
  /** Whose chair it was; none of a watcher, or where it was at an earlier table. */
  readonly seat: Seat | undefined;
  readonly people: readonly string[];
}

/** Everything that follows from the log of one table. Plain data, never changed in place. */
export interface TableState {
  readonly id: string;
  readonly made: Made;
  readonly madeAt: number;
  /** When something last changed for everyone: someone came or went, it began, was paused or ended. */
  readonly touched: number;
  /** As chosen; from the deal on, as they hold for those who sat there when it was dealt. */
  readonly options: Made['options'];
  readonly phase: 'gathering' | 'playing' | 'paused' | 'over';
  readonly seats: readonly SeatState[];
  /** The seats of people in the order in which they sat down. A seat that is handed over keeps its place. */
  readonly sat: readonly Seat[];
  readonly orders: readonly Orders[];
  readonly key: string;
  readonly play: Play | undefined;
  /** By seat: the people who have seen its hand since the deal; for a program, the person who runs it. */
  readonly seenBy: readonly (readonly string[])[];
  /** People whom the host has sent away, here or at the table that this is a rematch of. */
  readonly barred: readonly string[];
  /** The same one by one, so that the host can let them back in. */
  readonly sent: readonly Sent[];
  /** The host and everyone who sits here. */
  readonly people: readonly string[];
  /** The table of the rematch, and the seat of the player who asked for it. */
  readonly next: string | undefined;
  readonly nextBy: Seat | undefined;
}

/** The seats of a person. */
export const seatsOf = ({ seats }: TableState, person: string): readonly Seat[] =>
  seats.flatMap((seat, i) => (seat.person === person ? [i] : []));

/** A person and their programs, as far as they sit here. */
export function partyOf(table: TableState, person: string): readonly string[] {
  const programs = table.seats.flatMap((seat) => (seat.playsFor === person ? (seat.person ?? []) : []));
  return [...new Set([person, ...programs])].filter((one) => seatsOf(table, one).length > 0);
}

/**
 * When the host has gone, a person who sits at the table becomes its host. If nobody does, the table could never be
 * ended. Programs of others are not enough: they cannot end it, and running a program at a table does not make it
 * one's own.
 */
export const isLeftAlone = ({ seats }: TableState): boolean =>
  !seats.some(({ kind, playsFor }) => kind === 'person' && playsFor === undefined);

/** The chairs of other people. A program is no other person than the one who runs it. */
export function chairsOfOthers({ seats }: TableState, person: string): readonly Seat[] {
  const self = seats.find((seat) => seat.person === person)?.playsFor ?? person;
  return seats.flatMap(({ person: sits, playsFor }, seat) => {
    const other = playsFor ?? sits;
    return other === undefined || other === self ? [] : [seat];
  });
}

/** A person who has seen a hand since the deal plays no other, only those they have seen. */
export const maySee = ({ seenBy }: TableState, looker: string, seat: Seat): boolean =>
  seenBy[seat]?.includes(looker) || !seenBy.some((lookers) => lookers.includes(looker));

/** The table without the names of this person and their programs. */
export function withoutNameOf(table: TableState, person: string): TableState {
  const isNamed = (seat: SeatState): boolean =>
    seat.name !== '' && (seat.person === person || seat.playsFor === person);
  if (!table.seats.some(isNamed)) return table;
  return { ...table, seats: table.seats.map((seat) => (isNamed(seat) ? { ...seat, name: '' } : seat)) };
}

/** Everyone who sits here now, once each. */
export const sitting = ({ seats }: TableState): readonly string[] => [
  ...new Set(seats.flatMap(({ person }) => (person === undefined ? [] : [person]))),
];

/** Whether a person may know what happens here now: those who sit here, and those who watch without delay. */
export const isInTheRoom = (table: TableState, person: string): boolean =>
  seatsOf(table, person).length > 0 || (table.made.watching === 'live' && !table.barred.includes(person));

/** Whether the table is closed to a person. A person sent from one of their chairs keeps the others. */
export const isSentAway = (table: TableState, person: string): boolean =>
  table.barred.includes(person) && seatsOf(table, person).length === 0;

/**
 * The person who made the table; if neither they nor a program of theirs has a seat, also the person who has sat there
 * longest. A newcomer, whichever chair they choose, gets no power over those who were there before.
 */
export function isHost({ made, seats, sat }: TableState, person: string): boolean {
  const { host } = made;
  if (person === host) return true;
  if (seats.some((seat) => seat.person === host || seat.playsFor === host)) return false;
  const longest = sat.find((seat) => seats[seat]?.playsFor === undefined);
  return longest !== undefined && seats[longest]?.person === person;
}

/** Who may end a pause: the host, and every player once the host has been away for too long. */
export const mayResume = (
  table: TableState,
  { person, isHostGone }: { readonly person: string; readonly isHostGone: boolean },
): boolean => isHost(table, person) || (isHostGone && seatsOf(table, person).length > 0);

export const isFull = ({ seats }: TableState): boolean => seats.every(({ kind }) => kind !== 'open');

/** Who sits there, as far as fairness goes: a person counts by device, an open chair by the person who will come. */
export const chairOf = ({ kind, kept, person }: SeatState, seat: Seat): Chair => ({
  kind: kind === 'bot' || kept ? 'bot' : 'person',
  device: person ?? `seat ${seat}`,
});

/**
 * When a bot plays on for a player who is away; undefined: after the time of the house. Where nobody counts the time
 * there is none to be lost, and a phone is locked sooner than a player has gone.
 */
export const sitInOf = ({ clock, sitIn }: Made): SitIn | undefined =>
  sitIn ?? (clock.kind === 'none' || clock.kind === 'days' ? 'asked' : undefined);

/** Whether a bot answers for this seat. */
export const isBotPlayed = ({ kind, kept }: SeatState): boolean => kind === 'bot' || kept;
