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
}

/** What the house must find without reading logs; written in the same transaction as the entries. */
export interface TableCard {
  readonly table: string;
  readonly game: string;
  readonly phase: 'gathering' | 'playing' | 'paused' | 'over' | 'frozen';
  readonly listed: boolean;
  readonly made: number;
  readonly touched: number;
  /** The persons that sit or sat there. */
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

/** Where tables are kept. Correctness rests on this alone: what `append` has resolved is never lost. */
export interface EventLog {
  /** All or nothing; durable when it resolves. Rejects with SeqTaken, CannotSave or SaveUnknown. */
  append(entries: readonly LogEntry[], card: TableCard): Promise<void>;
  /** All entries of a table from `from` on, in order; empty for a table that does not exist. */
  read(table: string, from?: number): Promise<readonly LogEntry[]>;
  card(table: string): Promise<TableCard | undefined>;
  /** The newest first. */
  cards(filter: CardFilter): Promise<readonly TableCard[]>;
  count(): Promise<{ readonly tables: number; readonly entries: number }>;
  close(): Promise<void>;
}

export interface CardFilter {
  readonly person?: string;
  readonly listed?: boolean;
  readonly phase?: TableCard['phase'];
  /** Only tables whose clock speaks before this moment. */
  readonly dueBefore?: number;
  readonly most: number;
}
