/** The main thread's end of the writer: one request, one answer; none stays open when the thread dies. */
import { Worker } from 'node:worker_threads';
import { CannotOpen } from './port.ts';
import type { Witnessed } from './witness.ts';
import type { Answer, Answers, Greeting, Request } from './writer-thread.ts';

/** The thread has died: it is unknown what it did last. */
class WriterDied extends Error {}

/**
 * A commit takes a few milliseconds, in which the next group gathers by itself: waiting longer would only delay
 * everyone. The limit keeps the first of a group from waiting for too many others.
 */
const MOST_PER_GROUP = 48;

type Waiting = PromiseWithResolvers<Answer>;

interface Asked {
  readonly request: Request;
  readonly waiting: Waiting;
}

export class RemoteWriter {
  readonly gone: readonly Witnessed[];
  readonly #worker: Worker;
  readonly #ended: Promise<void>;
  /** The groups that the writer has not answered yet, two at most: the one it is writing, and its next. */
  readonly #sent: (readonly Asked[])[] = [];
  /** Appends that wait for their group to be sent. */
  readonly #asked: Asked[] = [];
  #isPlanned = false;
  #alive = true;

  /** Rejects with CannotOpen if the folder cannot be used. */
  static async start(folder: string, code: URL): Promise<RemoteWriter> {
    const worker = new Worker(code, { workerData: folder });
    const greeting = await new Promise<Greeting>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new WriterDied('the writer ended before it began')));
    });
    if (greeting.is === 'cannot-open') throw new CannotOpen(greeting.sentence);
    return new RemoteWriter(worker, greeting.gone);
  }

  private constructor(worker: Worker, gone: readonly Witnessed[]) {
    this.#worker = worker;
    this.gone = gone;
    const ended = Promise.withResolvers<void>();
    this.#ended = ended.promise;
    let why = 'the writer has ended';
    worker.on('message', ({ kept, hashes, others }: Answers) => {
      const sent = this.#sent.shift() ?? [];
      this.#post();
      for (const [i, n] of kept.entries()) sent[n]?.waiting.resolve({ n, is: 'kept', hash: hashes[i] ?? '' });
      for (const answer of others) sent[answer.n]?.waiting.resolve(answer);
    });
    worker.on('error', (error) => {
      why = error instanceof Error ? error.message : String(error);
    });
    worker.on('exit', () => {
      this.#alive = false;
      for (const { waiting } of [...this.#sent.flat(), ...this.#asked]) waiting.reject(new WriterDied(why));
      ended.resolve();
    });
  }

  get alive(): boolean {
    return this.#alive;
  }

  ask(request: Request): Promise<Answer> {
    if (!this.#alive) return Promise.reject(new WriterDied('the writer has ended'));
    const waiting: Waiting = Promise.withResolvers();
    this.#asked.push({ request, waiting });
    if (this.#sent.length < 2 && !this.#isPlanned) {
      this.#isPlanned = true;
      setImmediate(() => {
        this.#isPlanned = false;
        this.#post();
      });
    }
    return waiting.promise;
  }

  /**
   * Sends everything gathered, as one text, to a writer that is idle: while it syncs, the next group gathers here. A full
   * group is sent before the previous one is answered, so that the writer need not wait for this thread. Sending a message
   * costs more than what is in it.
   */
  #post(): void {
    const enough = [1, MOST_PER_GROUP][this.#sent.length];
    if (enough === undefined || this.#asked.length < enough) return;
    const group = this.#asked.splice(0, MOST_PER_GROUP);
    this.#sent.push(group);
    this.#worker.postMessage(JSON.stringify(group.map(({ request }) => request)));
  }

  /** Everything asked before is answered first. */
  async close(): Promise<void> {
    if (this.#alive) await this.ask({ is: 'close' });
    await this.#ended;
  }
}
