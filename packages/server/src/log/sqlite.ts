/** The log in one SQLite file: reads here, writes in a thread of their own. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Archive, monthOf, monthsIn } from './archive.ts';
import type { ChatAnswer, ChatRequest } from './chat-thread.ts';
import { checkAppend } from './check-append.ts';
import { isCutOff } from './cut-off.ts';
import { makeFolder, makeRoom, refuseEmptied, refuseHalfRestored } from './folder.ts';
import { marksOf } from './increments/gather.ts';
import type { Marks } from './increments/point.ts';
import { lockFolder } from './lock.ts';
import {
  type Append,
  CannotSave,
  type CardFilter,
  type End,
  LogDamaged,
  type LogEntry,
  PutAway,
  type Room,
  SaveUnknown,
  type Saying,
  SeqTaken,
  type TableCard,
  type WholeLog,
} from './port.ts';
import { Reader } from './reader.ts';
import { copiedAway } from './remote-archive.ts';
import { RemoteChat } from './remote-chat.ts';
import { RemoteWriter } from './remote-writer.ts';
import { damagedFile, databaseName, openToRead } from './schema.ts';
import type { Witnessed } from './witness.ts';
import type { Answer, Request } from './writer-thread.ts';

/** The code of its threads. */
interface Threads {
  readonly writer: URL;
  readonly chat: URL;
  readonly archive: URL;
}

interface OpenWish extends Partial<Threads> {
  /** A new house, where another one may have been. */
  readonly isNew?: boolean;
}

const ourThreads: Threads = {
  writer: new URL('./writer-worker.ts', import.meta.url),
  chat: new URL('./chat-worker.ts', import.meta.url),
  archive: new URL('./archive-worker.ts', import.meta.url),
};
const backupCode = new URL('./backup-worker.ts', import.meta.url);

export class SqliteLog implements WholeLog {
  readonly #folder: string;
  readonly #threads: Threads;
  readonly #lock: { readonly release: () => void };
  readonly #db;
  readonly #archive: Archive;
  readonly #reader: Reader;
  /** Tables that have lost entries, with the number of the last one acknowledged. */
  readonly #gone = new Map<string, number>();
  #writer: RemoteWriter;
  /** The last write succeeded. */
  #saves = true;
  #chat: RemoteChat | undefined;
  #starting: Promise<RemoteWriter> | undefined;
  #closed: Promise<void> | undefined;

  /** Makes the folder if needed. Rejects with CannotOpen, whose message is for the operator. */
  static async open(folder: string, { isNew = false, ...others }: OpenWish = {}): Promise<SqliteLog> {
    const threads = { ...ourThreads, ...others };
    makeFolder(folder);
    const lock = lockFolder(folder);
    try {
      if (isNew) makeRoom(folder);
      else {
        refuseHalfRestored(folder);
        refuseEmptied(folder);
      }
      const file = join(folder, databaseName);
      if (isCutOff(file)) throw damagedFile(file);
      const writer = await RemoteWriter.start(folder, threads.writer);
      return new SqliteLog({ folder, threads, lock, writer });
    } catch (error) {
      lock.release();
      throw error;
    }
  }

  private constructor({ folder, threads, lock, writer }: Opened) {
    this.#folder = folder;
    this.#threads = threads;
    this.#lock = lock;
    this.#writer = writer;
    this.#remember(writer.gone);
    this.#db = openToRead(join(folder, databaseName));
    this.#archive = new Archive(folder);
    this.#reader = new Reader(this.#db, this.#archive);
  }

  /** Tables that have lost acknowledged entries: they can no longer be read. */
  get damaged(): readonly string[] {
    return [...this.#gone.keys()];
  }

  /** The months of tables that were put away whose file is not there. */
  get missingMonths(): readonly string[] {
    const there = monthsIn(this.#folder);
    return this.#reader.months().filter((month) => !there.includes(month));
  }

  async append(append: Append): Promise<End> {
    checkAppend(append);
    const { after, entries } = append;
    const { table } = append.card;
    if (this.#gone.has(table)) throw new CannotSave(`table ${table} is damaged`);
    let answer: Answer;
    try {
      // Like `#ask`, with one promise less: every move comes through here.
      const writer = this.#writer.alive ? this.#writer : await this.#another();
      answer = await writer.ask({ is: 'append', ...append });
    } catch (error) {
      throw this.#unanswered(error);
    }
    this.#saves = ['kept', 'taken', 'away'].includes(answer.is);
    if (answer.is === 'kept') return { seq: after.seq + entries.length, hash: answer.hash };
    if (answer.is === 'away') throw new PutAway(`table ${table} was put away`);
    if (answer.is === 'taken')
      throw new SeqTaken(`the log of table ${table} does not end with entry ${after.seq}`);
    if (answer.is === 'refused') throw new CannotSave(answer.why);
    throw new SaveUnknown('why' in answer ? answer.why : answer.is);
  }

  async setPhase(table: string, phase: TableCard['phase']): Promise<void> {
    await this.#order({ is: 'phase', table, phase });
  }

  async setCard(card: TableCard): Promise<void> {
    await this.#order({ is: 'card', card });
  }

  async read(table: string, from = 0): Promise<readonly LogEntry[]> {
    const entries = this.#reader.entries(table, from);
    const lost = this.#gone.get(table);
    if (lost !== undefined)
      throw new LogDamaged(`table ${table} was written up to entry ${lost}, which is gone`);
    return entries;
  }

  async putAway(tables: readonly string[]): Promise<readonly string[]> {
    const done: string[] = [];
    for (const [month, some] of Map.groupBy(this.#whole(tables), (table) => this.#monthFor(table))) {
      const { archive } = this.#threads;
      const copied = await copiedAway(this.#folder, archive, { month, tables: some });
      await this.#unsay(copied.map(({ table }) => table));
      for (const one of copied) if (await this.#order({ is: 'putAway', ...one })) done.push(one.table);
    }
    return done;
  }

  async isPutAway(table: string): Promise<boolean> {
    return this.#reader.month(table) !== undefined;
  }

  async remove(tables: readonly string[]): Promise<readonly string[]> {
    const done: string[] = [];
    const some = this.#whole(tables);
    await this.#unsay(some);
    for (const table of some) if (await this.#order({ is: 'remove', table })) done.push(table);
    return done;
  }

  /** Those that are over, and known to have lost nothing. */
  #whole(tables: readonly string[]): readonly string[] {
    return tables.filter((table) => !this.#gone.has(table) && this.#reader.card(table)?.phase === 'over');
  }

  #monthFor(table: string): string {
    return monthOf(this.#reader.card(table)?.touched ?? 0);
  }

  /** Comes first, so that no chat outlives its table. */
  async #unsay(tables: readonly string[]): Promise<void> {
    if (tables.length > 0) await this.#talk({ is: 'drop', tables });
  }

  async overBefore(moment: number, most: number): Promise<readonly string[]> {
    return this.#reader.overBefore(moment, most);
  }

  async room(): Promise<Room> {
    const { bavail, bsize } = await statfs(this.#folder);
    const names = await readdir(this.#folder, { recursive: true });
    const sizes = await Promise.all(names.map((name) => sizeOf(join(this.#folder, name))));
    const used = sizes.reduce((sum, size) => sum + size, 0) - this.#reader.unused();
    return { used, free: bavail * bsize };
  }

  async card(table: string): Promise<TableCard | undefined> {
    return this.#reader.card(table);
  }

  async cards(filter: CardFilter): Promise<readonly TableCard[]> {
    return this.#reader.cards(filter);
  }

  async count(): Promise<{ readonly tables: number; readonly entries: number }> {
    return this.#reader.count();
  }

  async say(saying: Saying): Promise<boolean> {
    try {
      return (await this.#talk({ is: 'say', saying })).is === 'done';
    } catch {
      return false;
    }
  }

  async said(table: string, most: number): Promise<readonly Saying[]> {
    const answer = await this.#talk({ is: 'said', table, most });
    return answer.is === 'done' ? answer.sayings : [];
  }

  async saidBy(person: string): Promise<readonly Saying[]> {
    const answer = await this.#talk({ is: 'saidBy', person });
    return answer.is === 'done' ? answer.sayings : [];
  }

  async forgotten(): Promise<readonly string[]> {
    return this.#reader.forgotten().map(({ person }) => person);
  }

  isForgotten(person: string): boolean {
    try {
      return !this.#closed && this.#reader.isForgotten(person);
    } catch (error) {
      // Every request asks this: damage in this one place should not shut the house to everyone.
      if (error instanceof LogDamaged) return false;
      throw error;
    }
  }

  async forget(person: string): Promise<void> {
    let unsaid: ChatAnswer;
    try {
      unsaid = await this.#talk({ is: 'forget', person });
    } catch (error) {
      throw new SaveUnknown('the chat ended before it answered', { cause: error });
    }
    if (unsaid.is === 'failed') throw new CannotSave(unsaid.why);
    await this.#order({ is: 'forget', person });
  }

  /** Operations that can be repeated if they failed. */
  async #order(request: Exclude<Request, { is: 'append' | 'try' | 'close' }>): Promise<boolean> {
    const answer = await this.#ask(request);
    if (answer.is === 'failed') throw new CannotSave(answer.why);
    return answer.is === 'done';
  }

  async canSave(): Promise<boolean> {
    if (this.#saves && this.#writer.alive) return true;
    try {
      this.#saves = (await this.#ask({ is: 'try' })).is === 'done';
    } catch {
      this.#saves = false;
    }
    return this.#saves;
  }

  /**
   * A copy of everything acknowledged when this begins. In a thread of its own: the copy is read from end to end
   * before it counts, and no player should wait for that.
   */
  async backup(file: string): Promise<void> {
    const worker = new Worker(backupCode, { workerData: { folder: this.#folder, file } });
    await once(worker, 'message');
  }

  /** How far it is: increments begin where the last one ended. */
  marks(): Marks {
    return marksOf(this.#db);
  }

  /** Everything asked before is still written. */
  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #close(): Promise<void> {
    try {
      // The reader first: the last connection to close deletes the write-ahead file.
      this.#db.close();
      this.#archive.close();
      await this.#starting?.catch(() => undefined);
      await Promise.all([this.#chat?.close(), this.#writer.close()]);
    } finally {
      this.#lock.release();
    }
  }

  /** Its thread starts when it is needed, and again after it has died; where nobody has ever talked it does not run. */
  #talk(request: ChatRequest): Promise<ChatAnswer> {
    if (this.#closed) return Promise.reject(new Error('the log is closed'));
    const file = join(this.#folder, 'chat.db');
    if (this.#chat === undefined && request.is !== 'say' && !existsSync(file))
      return Promise.resolve({ is: 'done', sayings: [] });
    if (!this.#chat?.alive) this.#chat = new RemoteChat(file, this.#threads.chat);
    return this.#chat.ask(request);
  }

  async #ask(request: Request): Promise<Answer> {
    try {
      const writer = this.#writer.alive ? this.#writer : await this.#another();
      return await writer.ask(request);
    } catch (error) {
      throw this.#unanswered(error);
    }
  }

  #unanswered(error: unknown): Error {
    this.#saves = false;
    return error instanceof CannotSave
      ? error
      : new SaveUnknown('the writer ended before it answered', { cause: error });
  }

  /** Replaces a writer that has died. Until then nothing can be saved. */
  async #another(): Promise<RemoteWriter> {
    if (this.#closed) throw new CannotSave('the log is closed');
    this.#starting ??= RemoteWriter.start(this.#folder, this.#threads.writer).finally(() => {
      this.#starting = undefined;
    });
    try {
      this.#writer = await this.#starting;
    } catch (error) {
      throw new CannotSave('the writer cannot be started again', { cause: error });
    }
    this.#remember(this.#writer.gone);
    return this.#writer;
  }

  #remember(gone: readonly Witnessed[]): void {
    for (const { table, seq } of gone) this.#gone.set(table, seq);
  }
}

interface Opened {
  readonly folder: string;
  readonly threads: Threads;
  readonly lock: { readonly release: () => void };
  readonly writer: RemoteWriter;
}

/** A file may go while it is looked at. */
async function sizeOf(file: string): Promise<number> {
  try {
    const found = await stat(file);
    return found.isFile() ? found.size : 0;
  } catch {
    return 0;
  }
}
