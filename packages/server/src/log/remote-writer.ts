/** The main thread's end of the writer: one question, one answer; none stays open when the thread dies. */
import { Worker } from 'node:worker_threads';
import { CannotOpen } from './port.ts';
import type { Witnessed } from './witness.ts';
import type { Answer, Answers, Greeting, Request } from './writer-thread.ts';

/** The thread has died, or is gone already: nobody knows what it did last. */
export class WriterDied extends Error {}

type WithoutNumber<T> = T extends unknown ? Omit<T, 'n'> : never;
type Waiting = PromiseWithResolvers<Answer>;

export class RemoteWriter {
  readonly gone: readonly Witnessed[];
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #ended: Promise<void>;
  readonly #asked: Request[] = [];
  #alive = true;
  #count = 0;

  /** Rejects with CannotOpen when the folder cannot be used. */
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
    worker.on('message', ({ kept, others }: Answers) => {
      for (const n of kept) this.#settle({ n, is: 'kept' });
      for (const answer of others) this.#settle(answer);
    });
    worker.on('error', (error) => {
      why = error instanceof Error ? error.message : String(error);
    });
    worker.on('exit', () => {
      this.#alive = false;
      for (const { reject } of this.#waiting.values()) reject(new WriterDied(why));
      this.#waiting.clear();
      ended.resolve();
    });
  }

  #settle(answer: Answer): void {
    this.#waiting.get(answer.n)?.resolve(answer);
    this.#waiting.delete(answer.n);
  }

  get alive(): boolean {
    return this.#alive;
  }

  ask(request: WithoutNumber<Request>): Promise<Answer> {
    if (!this.#alive) return Promise.reject(new WriterDied('the writer has ended'));
    const waiting: Waiting = Promise.withResolvers();
    const n = this.#count++;
    this.#waiting.set(n, waiting);
    if (this.#asked.push({ ...request, n }) === 1) setImmediate(() => this.#post());
    return waiting.promise;
  }

  /** All that was asked in this turn of the loop, as one text: a message costs more than what is in it. */
  #post(): void {
    this.#worker.postMessage(JSON.stringify(this.#asked));
    this.#asked.length = 0;
  }

  /** Everything asked before is answered first. */
  async close(): Promise<void> {
    if (this.#alive) await this.ask({ is: 'close' });
    await this.#ended;
  }
}
