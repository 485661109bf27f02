import { BadInput } from '@stamtafel/kernel';
import { type Ownership, ownsAll } from './ownership.ts';

/** One thing that happened at a table. Everything else about the table follows from these, in order. */
export interface NewEntry {
  /** When it was written, in milliseconds since 1970; never falls within a table. */
  readonly at: number;
  /** JSON as text, so without a zero byte: what is hashed is what is kept. */
  readonly body: string;
  /** The names of people in it, if any. Not part of the hash, so that they can be forgotten. */
  readonly names?: readonly GivenName[];
}

/** An entry as the log keeps it. */
export interface LogEntry extends NewEntry {
  readonly table: string;
  /** Counts from 0 without a gap; (table, seq) is unique. */
  readonly seq: number;
  /** 64 hex digits over the hash before it and this entry. */
  readonly hash: string;
}

/** A person's name in an entry. Personal, so it is kept beside the chain and can be deleted. */
export interface GivenName {
  /** Which of the entry's names this is: the chair in an entry that makes a table, otherwise 0. */
  readonly place: number;
  /** Whose name it is; for a program, the person who runs it. */
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
  /**
   * The order of tables in lists. Everyone who sees a list may know it: steps of a match do not count, as they may be
   * secret.
   */
  readonly touched: number;
  /** The host and the people who sit there. */
  readonly people: readonly string[];
  /** When the clock next runs out, if it does: after a restart the house wakes such a table by itself. */
  readonly due?: number;
}

/** Where a log ends: the number and the hash of its last entry. Of one that has not begun: `startOf`. */
export interface End {
  readonly seq: number;
  readonly hash: string;
}

/** Entries that follow one another, all or none of which are kept. */
export interface Append {
  /** As it is afterwards; its `table` is the one that is written. */
  readonly card: TableCard;
  /** Of the lease under which the table is written; 0 for one that is made now. */
  readonly epoch: number;
  /** What they follow. */
  readonly after: End;
  readonly entries: readonly NewEntry[];
}

/** The log does not end where the caller believes: read it again, and judge again. */
export class SeqTaken extends Error {
  override name = 'SeqTaken';
}

/** The table belongs to somebody else now: step down, and ask its owner. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
}

/** The entries could not be saved, and nothing of them is there. */
export class CannotSave extends Error {
  override name = 'CannotSave';
}

/** The log of this table was put away: it can be read, but nothing can be appended any more. */
export class PutAway extends Error {
  override name = 'PutAway';
}

/** It is unknown whether the entries were saved: the table must be read again before anyone is told anything. */
export class SaveUnknown extends Error {
  override name = 'SaveUnknown';
}

/** A table's log cannot be read, or part of it is known to be lost: never play on from here. */
export class LogDamaged extends Error {
  override name = 'LogDamaged';
}

/** The data folder cannot be used. The message is a whole sentence for the operator. */
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

/**
 * All that a house keeps, in ports that different engines may stand behind. A call that saves rejects with CannotSave if
 * nothing was changed, or with SaveUnknown; those that are not about entries can then be repeated.
 */
export interface Store {
  readonly log: EventLog;
  readonly cards: Cards;
  readonly names: Names;
  readonly chat: Chat;
  readonly upkeep: Upkeep;
  readonly ownership: Ownership;
}

/** The truth. Correctness rests on this alone: what `append` has resolved is never lost. */
export interface EventLog {
  /**
   * Adds the entries with their hashes, all or none of them; durable when it resolves, with where the log ends then.
   * Rejects with SeqTaken, LeaseLost, PutAway, CannotSave or SaveUnknown.
   */
  append(append: Append): Promise<End>;
  /**
   * All entries of a table from `from` on, in order; empty for a table that does not exist. Rejects with LogDamaged,
   * also if they do not end where they were noted to end, but does not look at the other hashes: `chainFlaw` does.
   */
  read(table: string, from?: number): Promise<readonly LogEntry[]>;
}

/** What the house finds without reading logs. */
export interface Cards {
  card(table: string): Promise<TableCard | undefined>;
  /** The last touched first. */
  cards(filter: CardFilter): Promise<readonly TableCard[]>;
  /** Changes the card and nothing else: for a table whose log must not be written. Durable when it resolves. */
  setPhase(table: string, phase: TableCard['phase']): Promise<void>;
  /** Writes a whole card anew: for one that was damaged. Like `setPhase`. */
  setCard(card: TableCard): Promise<void>;
}

/** The names of people, which lie beside the log. */
export interface Names {
  /**
   * Deletes a person's names and chat everywhere; entries and hashes stay as they are. Durable when it resolves, and
   * then no byte of them is left in the files, except in a write-ahead file, or while a backup is read. From then on,
   * names of this person that come with entries are not kept. If it rejects, some of it may be gone, and calling it
   * again does the rest.
   */
  forget(person: string): Promise<void>;
  /**
   * Was completely forgotten, no longer ago than a cookie lives. Synchronous: it is checked before much that people
   * do.
   */
  isForgotten(person: string): boolean;
  /** Everybody who was forgotten so, for copies. */
  forgotten(): Promise<readonly string[]>;
}

/** What people say at tables. Whatever goes wrong here costs lines of chat, nothing else. */
export interface Chat {
  /** Saved on a best-effort basis: false if it was not, and nobody need be told. */
  say(saying: Saying): Promise<boolean>;
  /** The last `most` lines said at a table, the oldest first. */
  said(table: string, most: number): Promise<readonly Saying[]>;
  /** Everything a person has said anywhere, the oldest first. */
  saidBy(person: string): Promise<readonly Saying[]>;
}

/** What becomes of old tables, how much room there is, and whether all is well. */
export interface Upkeep {
  /** Tables that are over since before this moment, and were not put away; those that are over longest first. */
  overBefore(moment: number, most: number): Promise<readonly string[]>;
  /**
   * Moves the logs of tables that are over to where they take no room from the others; `read` finds them there. Cards and
   * names stay, so that lists show them and people can be forgotten; what was said there is deleted. Those that are
   * damaged, or have changed meanwhile, are left as they are. Returns those that were put away. If it rejects, each of
   * them is in one place or the other.
   */
  putAway(tables: readonly string[]): Promise<readonly string[]>;
  isPutAway(table: string): Promise<boolean>;
  /**
   * Deletes tables that are over, and all about them: entries, names, cards and what was said. Those that were put away
   * stay as they are. Like `putAway`.
   */
  remove(tables: readonly string[]): Promise<readonly string[]>;
  /** How much room everything that is kept takes up. */
  room(): Promise<Room>;
  count(): Promise<{ readonly tables: number; readonly entries: number }>;
  /** Whether anything can be saved right now: the last write succeeded, or a trial write does. */
  canSave(): Promise<boolean>;
  /** Everything asked before is still written. */
  close(): Promise<void>;
}

/** One object that is all ports but ownership, where one process has everything to itself. */
export type WholeLog = EventLog & Cards & Names & Chat & Upkeep;

/** The ports of a house whose process has everything to itself. */
export const embedded = (log: WholeLog): Store => ({
  log,
  cards: log,
  names: log,
  chat: log,
  upkeep: log,
  ownership: ownsAll,
});

/** In bytes. */
export interface Room {
  /** All that is kept; what was deleted and can be used again does not count. */
  readonly used: number;
  /** What the disk still has. */
  readonly free: number;
}

export interface CardFilter {
  readonly person?: string;
  /** A person who hosts the table, sits there or ever had a name there, even that of one of their programs. */
  readonly involved?: string;
  readonly listed?: boolean;
  readonly phase?: TableCard['phase'];
  /** Only tables whose clock runs out before this moment. */
  readonly dueBefore?: number;
  readonly most: number;
}
