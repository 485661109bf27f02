/** Runs in the writer's thread: commits what has gathered in one transaction, then answers all. */
import { join } from 'node:path';
import type { MessagePort } from 'node:worker_threads';
import { type Append, CannotOpen, type TableCard } from './port.ts';
import { type Copied, putAway, remove } from './retire.ts';
import { asRefusal, databaseName, openToWrite } from './schema.ts';
import { testimony, Witness, type Witnessed } from './witness.ts';
import { type Around, type Outcome, straight, Writer } from './writer.ts';

/** A request of the main thread; they come in lists, as JSON. */
export type Request =
  | ({ readonly is: 'append' } & Append)
  | { readonly is: 'forget'; readonly person: string }
  | { readonly is: 'phase'; readonly table: string; readonly phase: TableCard['phase'] }
  | { readonly is: 'card'; readonly card: TableCard }
  | ({ readonly is: 'putAway' } & Copied)
  | { readonly is: 'remove'; readonly table: string }
  | { readonly is: 'try' }
  | { readonly is: 'close' };

/** `n` is the request's place in its list. */
export type Answer = { readonly n: number } & (
  | { readonly is: 'kept'; readonly hash: string }
  | Exclude<Outcome, { is: 'kept' }>
  | { readonly is: 'done' }
  /** Nothing was to be done, or not now. */
  | { readonly is: 'left' }
  | { readonly is: 'failed'; readonly why: string }
);

/** All answers to a list of requests. Most are `kept`: for those only the numbers, and the hashes of their last entries. */
export interface Answers {
  readonly kept: readonly number[];
  readonly hashes: readonly string[];
  readonly others: readonly Answer[];
}

/** The first message says whether the folder can be used. */
export type Greeting =
  | { readonly is: 'ready'; readonly gone: readonly Witnessed[] }
  | { readonly is: 'cannot-open'; readonly sentence: string };

/** 4 MiB of write-ahead file. */
const pagesPerCheckpoint = 1000;

export function serveWriter(port: MessagePort, folder: string, around: Around = straight): void {
  let house: WritingHouse;
  try {
    house = new WritingHouse(folder, around);
  } catch (error) {
    const refusal = asRefusal(error, join(folder, databaseName));
    if (!(refusal instanceof CannotOpen)) throw error;
    port.postMessage({ is: 'cannot-open', sentence: refusal.message } satisfies Greeting);
    port.close();
    return;
  }
  port.postMessage({ is: 'ready', gone: house.gone } satisfies Greeting);
  port.on('message', (asked: string) => {
    const requests: Request[] = JSON.parse(asked);
    const answers = house.answer(requests);
    around('reply', () => port.postMessage(answers));
    if (requests.some(({ is }) => is === 'close')) port.close();
    else house.tidy();
  });
}

/** The files of a data folder that are written. */
class WritingHouse {
  readonly gone: readonly Witnessed[];
  readonly #db;
  readonly #writer: Writer;
  readonly #witness: Witness;
  readonly #around: Around;
  /** Something was forgotten that the write-ahead file may still hold. */
  #owesForgetting = false;

  constructor(folder: string, around: Around) {
    this.#around = around;
    this.#db = openToWrite(join(folder, databaseName));
    this.#writer = new Writer(this.#db, around);
    const file = join(folder, 'witness');
    const said = [...testimony(file).values()];
    this.gone = said.filter((last) => !this.#writer.has(last));
    // Only what is in the database itself needs no witness.
    this.#witness = new Witness(file, this.#truncate() ? this.gone : said);
  }

  answer(requests: readonly Request[]): Answers {
    const appends = requests.filter((request) => request.is === 'append');
    const outcomes = (appends.length > 0 ? this.#writer.write(appends) : []).values();
    const kept: number[] = [];
    const hashes: string[] = [];
    const others: Answer[] = [];
    const noted: Witnessed[] = [];
    for (const [n, request] of requests.entries()) {
      if (request.is !== 'append') continue;
      const { value: outcome } = outcomes.next();
      if (outcome?.is === 'kept') {
        kept.push(n);
        hashes.push(outcome.last.hash);
        noted.push(outcome.last);
      } else if (outcome !== undefined) others.push({ n, ...outcome });
    }
    this.#note(noted);
    for (const [n, request] of requests.entries())
      if (request.is !== 'append') others.push(this.#other(n, request));
    return { kept, hashes, others };
  }

  /** Work for when no request waits. */
  tidy(): void {
    const isSafe = this.#owesForgetting ? this.#truncate() : this.#checkpoint(pagesPerCheckpoint);
    if (isSafe) this.#witness.forget();
  }

  #forget(person: string): void {
    this.#writer.forget(person, Date.now());
    this.#owesForgetting = true;
    if (this.#truncate()) this.#witness.forget();
  }

  /** The witness must not ask after what is gone on purpose: it is emptied first, which needs all to be in the database. */
  #retire({ table }: { readonly table: string }, act: () => boolean): 'done' | 'left' {
    if (!this.#truncate()) return 'left';
    this.#witness.forget();
    this.#writer.lookAgain(table);
    if (!act()) return 'left';
    // What was deleted is still in the write-ahead file.
    this.#owesForgetting = true;
    return 'done';
  }

  /** A complete checkpoint, after which the write-ahead file is empty. */
  #truncate(): boolean {
    try {
      const done = this.#writer.truncate();
      if (done) this.#owesForgetting = false;
      return done;
    } catch {
      return false;
    }
  }

  /** If it fails, as on a full disk, it is tried again after the next group; until then the file grows. */
  #checkpoint(pages: number): boolean {
    try {
      return this.#writer.checkpoint(pages);
    } catch {
      return false;
    }
  }

  /** The entries are already safe: a witness that cannot write is no reason to say otherwise. */
  #note(last: readonly Witnessed[]): void {
    try {
      this.#around('witness', () => this.#witness.note(last));
    } catch {}
  }

  #other(n: number, request: Exclude<Request, { is: 'append' }>): Answer {
    try {
      switch (request.is) {
        case 'forget':
          this.#forget(request.person);
          return { n, is: 'done' };
        case 'phase':
          this.#writer.setPhase(request.table, request.phase);
          return { n, is: 'done' };
        case 'card':
          this.#writer.setCard(request.card);
          return { n, is: 'done' };
        case 'putAway':
          return { n, is: this.#retire(request, () => putAway(this.#db, request, this.#around)) };
        case 'remove':
          return { n, is: this.#retire(request, () => remove(this.#db, request.table, this.#around)) };
        case 'try':
          this.#writer.try();
          return { n, is: 'done' };
        case 'close':
          this.#close();
          return { n, is: 'done' };
      }
    } catch (error) {
      return { n, is: 'failed', why: error instanceof Error ? error.message : String(error) };
    }
  }

  #close(): void {
    if (this.#truncate()) this.#witness.forget();
    this.#witness.close();
    this.#db.close();
  }
}
