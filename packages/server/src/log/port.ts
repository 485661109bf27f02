import { BadInput } from '@stamtafel/kernel';

/** One thing that happened at a table. Everything else about the table follows from these, in order. */
export interface LogEntry {
  readonly table: string;
  /** Counts from 0 without a gap; (table, seq) is unique. */
  readonly seq: number;
  /** When it was written down, in milliseconds since 1970; never falls within a table. */
  readonly at: number;
  /** JSON, as text: what is hashed is what is kept. */
  readonly body: string;
  /** 64 hex digits over the hash before it and this entry. */
  readonly hash: string;
  /** What people are called in it, where it names any. Not part of the hash: they can be forgotten. */
  readonly names?: readonly GivenName[];
}

/** What somebody is called in an entry. Personal, so it is kept beside the chain and can be deleted. */
export interface GivenName {
  /** Of the names in one entry: the chair in one that makes a table, else 0. */
  readonly place: number;
  /** Whose it is; of a program, who lets it play. */
  readonly person: string;
  readonly name: string;
}

/** What the house must find without reading logs; written in the same transaction as the entries. */
export interface TableCard {
  readonly table: string;
  readonly game: string;
  readonly phase: 'gathering' | 'playing' | 'paused' | 'over' | 'frozen';
  readonly listed: boolean;
  readonly made: number;
  /** Puts tables in order. Whoever asks for a list may know of it: no step of a match is counted, for it may be a secret. */
  readonly touched: number;
  /** The host and the persons that sit there. */
  readonly people: readonly string[];
  /** When the clock speaks next, if it does: the house wakes such a table by itself after a restart. */
  readonly due?: number;
}

/** Somebody else has written an entry with this number: whoever gets this has an old idea of the table. */
export class SeqTaken extends Error {
  override name = 'SeqTaken';
}

/** The entries could not be kept, and nothing of them is there. */
export class CannotSave extends Error {
  override name = 'CannotSave';
}

/** Nobody knows whether the entries were kept: the table must be read again before anybody is told anything. */
export class SaveUnknown extends Error {
  override name = 'SaveUnknown';
}

/** What is kept of a table cannot be read, or part of it is known to be gone: never play on from here. */
export class LogDamaged extends Error {
  override name = 'LogDamaged';
}

/** The data folder cannot be used. The message is a whole sentence for whoever starts the server. */
export class CannotOpen extends BadInput {
  override name = 'CannotOpen';
}

/** Something said at a table. Personal, so it is kept apart from the entries and can be deleted. */
export interface Saying {
  readonly table: string;
  /** Who said it. */
  readonly person: string;
  readonly at: number;
  /** JSON, as text. */
  readonly body: string;
}

/** Where tables are kept. Correctness rests on this alone: what `append` has resolved is never lost. */
export interface EventLog {
  /** All or nothing; durable when it resolves. Rejects with SeqTaken, CannotSave or SaveUnknown. */
  append(entries: readonly LogEntry[], card: TableCard): Promise<void>;
  /**
   * Changes what the card says and nothing else: for a table whose log must not be written. Durable when it resolves;
   * rejects with CannotSave or SaveUnknown, and then it can be asked again.
   */
  setPhase(table: string, phase: TableCard['phase']): Promise<void>;
  /**
   * All entries of a table from `from` on, in order; empty for a table that does not exist. Rejects with
   * LogDamaged, but does not look at the hashes: `chainFlaw` of src/table/chain.ts does.
   */
  read(table: string, from?: number): Promise<readonly LogEntry[]>;
  card(table: string): Promise<TableCard | undefined>;
  /** The last touched first. */
  cards(filter: CardFilter): Promise<readonly TableCard[]>;
  /** Kept as well as can be: false when it was not, and nobody need be told. */
  say(saying: Saying): Promise<boolean>;
  /** The last `most` things said at a table, the oldest first. */
  said(table: string, most: number): Promise<readonly Saying[]>;
  /** All that a person has said, wherever, the oldest first. */
  saidBy(person: string): Promise<readonly Saying[]>;
  /**
   * Deletes what a person was called and has said, everywhere; entries and hashes stay as they are. Durable when it
   * resolves, and then no byte of it is left in the files; only while a backup reads them, in the write-ahead file until
   * that has ended. From then on names of his that come with entries are not kept. Rejects with CannotSave or SaveUnknown:
   * then some of it may be gone, and asking again does the rest.
   */
  forget(person: string): Promise<void>;
  /** Was forgotten, all of it, no longer ago than a cookie lives. At once: it is asked before much that people do. */
  isForgotten(person: string): boolean;
  /** Whether anything can be kept just now: the last write went well, or one that is tried for this does. */
  canSave(): Promise<boolean>;
  count(): Promise<{ readonly tables: number; readonly entries: number }>;
  close(): Promise<void>;
}

export interface CardFilter {
  readonly person?: string;
  /** Whoever hosts the table or sits there, or was ever called anything there, also by a program of his. */
  readonly involved?: string;
  readonly listed?: boolean;
  readonly phase?: TableCard['phase'];
  /** Only tables whose clock speaks before this moment. */
  readonly dueBefore?: number;
  readonly most: number;
}
