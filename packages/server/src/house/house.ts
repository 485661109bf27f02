import type { Event, MatchRecord } from '@stamtafel/kernel';
import type { Acted, LiveRequest, NewTable, TableAction, TableInfo, TakeSeat } from '@stamtafel/protocol';
import type { ThinkersStats } from '../bots/thinkers.ts';
import type { NeighbourStats } from '../nodes/neighbours.ts';
import type { RoomSeen } from './room.ts';

/** The person behind a cookie or a token. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** For a program that sits down: the id of the person who runs it. */
  readonly playsFor?: string;
  /** A program looks and talks only where it sits. */
  readonly isProgram?: true;
}

export interface MadeTable {
  readonly table: TableInfo;
  /** The key to any open seat, until another key is made. */
  readonly key: string;
  /** By seat: the invite to an open one, which works once. */
  readonly invites: readonly (string | null)[];
}

/** All tables of this machine. Everything that is refused or impossible rejects with a `HouseTrouble`. */
export interface House {
  make(who: Person, wish: NewTable): Promise<MadeTable>;
  info(who: Person, table: string): Promise<TableInfo>;
  /** Listed tables where people can sit down or watch, the newest first. */
  listed(who: Person): Promise<readonly TableInfo[]>;
  /** The tables that this person hosts or sits at, the newest first. */
  mine(who: Person): Promise<readonly TableInfo[]>;
  take(who: Person, table: string, claim: TakeSeat): Promise<TableInfo>;
  act(who: Person, table: string, action: TableAction): Promise<Acted>;
  /** Everything that was told to one of the person's seats, or to the watchers (the number after the last seat). */
  story(who: Person, table: string, viewer: number): Promise<readonly Event[]>;
  /** The whole match with its secret: only when it is over, and only where the table allows it. */
  record(who: Person, table: string): Promise<MatchRecord>;
  /**
   * Deletes this person's names and chat everywhere, once they have left all tables that are not over. What was
   * played stays, without a name at their chair.
   */
  forget(who: Person): Promise<void>;
  /** This person was forgotten: a client that still has the cookie is a new person. */
  hasForgotten(person: string): boolean;
  connect(who: Person, client: Client): Connection;
  /** Costs the same however many tables and people there are: anybody may ask for some of it. */
  stats(): HouseStats;
  /** How many people only watch, counted table by table. */
  watchers(): number;
  /** Whether moves can be saved right now. */
  canSave(): Promise<boolean>;
  /** Something in the log was found damaged; the table, if it is known, is read again and frozen if it is not whole. */
  damaged(table: string | undefined): Promise<void>;
  /** All that is in the log is also somewhere else. */
  copied(): void;
  /** The whole log was read through. */
  readThrough(): void;
  /** Finishes the queues, says bye to all clients, closes the log. */
  close(): Promise<void>;
}

/** The way to a client. A frame is JSON text. */
export interface Client {
  /** Where it is, from the widest network to the narrowest: what is scarce is shared out evenly between them. */
  readonly neighbourhood: readonly string[];
  send(frame: string): void;
  /** Left out for a client that reads slowly: what it can do without, such as chat. */
  sendDroppable(frame: string): void;
}

/** One client's live channel, whatever carries it. Never throws: troubles are sent. */
export interface Connection {
  /** A request that has passed the schema. The edge handles `pong` itself. */
  receive(request: LiveRequest): void;
  /** A round trip as measured by the edge, in milliseconds. */
  roundTrip(ms: number): void;
  close(): void;
}

/** Counters since the start, and the current state. Nothing about cards or people. */
export interface HouseStats {
  readonly tables: number;
  readonly connections: number;
  readonly made: number;
  readonly moves: number;
  readonly refused: number;
  readonly loads: number;
  readonly cannotSave: number;
  /** Tables that could not be verified when they were read, or whose game has failed. */
  readonly frozen: number;
  /** Damage found in the log while it was read through. */
  readonly damaged: number;
  /** When it was last read through, in milliseconds since 1970. */
  readonly readThrough: number | undefined;
  /** When all that is in the log was last known to be somewhere else too, in milliseconds since 1970. */
  readonly copied: number | undefined;
  /** Tables that were put away or deleted because they are over for long. */
  readonly retired: number;
  readonly room: RoomSeen;
  /** For how long the process could not run, so that no clock ran. */
  readonly stoodStillMs: number;
  readonly bots: ThinkersStats;
  /** In a house of several nodes. */
  readonly neighbours: NeighbourStats | undefined;
}
