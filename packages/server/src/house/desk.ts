import type { Event, MatchRecord, Seat } from '@stamtafel/kernel';
import type { Acted, LiveRequest, TableAction, TableInfo, TableRequest, TakeSeat } from '@stamtafel/protocol';
import type { Person } from './house.ts';

/** The last versions that a client has, by viewer. */
export type Seen = Extract<LiveRequest, { do: 'open' }>['seen'];

/**
 * The text of a step after the name of the table. Its beginning differs between clients, and its end is left open
 * because an answer may follow.
 */
export type Step = string;

/** A client that comes to look. */
export interface Coming {
  readonly who: Person;
  readonly seen: Seen;
  /** The lowest so far, in milliseconds, if one was measured. */
  readonly roundTrip: number | undefined;
}

/** One client that looks at one table. What it is told comes in this order; it never answers. */
export interface Onlooker {
  readonly person: string;
  /** Where it is, from the widest network to the narrowest. */
  readonly neighbourhood: readonly string[];
  send(frame: string): void;
  /** Left out for a client that reads slowly. */
  sendDroppable(frame: string): void;
  /** A step of one viewer's sight; the client may have its own name for the table in it. */
  step(step: Step): void;
}

/**
 * Where one table is reached: everything that the edges want of it goes through here. Only plain data goes in and
 * comes out, so that the table may as well be on another machine. Every call has one reply, or is refused with a
 * `HouseTrouble`; what onlookers are told because of it is on its way to them before the reply.
 */
export interface Desk {
  /** The table's. */
  readonly id: string;
  /** The onlooker is told everything that its person may know, until `close`. Again for one that comes back. */
  open(onlooker: Onlooker, coming: Coming): Promise<void>;
  close(onlooker: Onlooker): void;
  /** A shorter round trip of this onlooker was measured, in milliseconds. */
  measured(onlooker: Onlooker, roundTrip: number): void;
  /** `received`: by the clock of the house where the table is. */
  ask(who: Person, request: TableRequest, received: number): Promise<void>;
  info(person: string): Promise<TableInfo>;
  /** Whether the match waits for this person. */
  waitsFor(person: string): Promise<boolean>;
  take(who: Person, claim: TakeSeat): Promise<TableInfo>;
  act(who: Person, action: TableAction): Promise<Acted>;
  /** Everything that was told to one viewer. */
  story(person: string, viewer: Seat): Promise<readonly Event[]>;
  /** The whole match for anyone to check, once nothing in it is secret any more. */
  record(): Promise<MatchRecord>;
  /** Somebody is being forgotten: they and their programs get up. */
  leave(person: string): Promise<void>;
}
