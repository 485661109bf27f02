/** The main thread's end of the chat. */
import { Worker } from 'node:worker_threads';
import type { ChatAnswer, ChatRequest } from './chat-thread.ts';

export class RemoteChat {
  readonly #worker: Worker;
  readonly #ended: Promise<void>;
  /** In the order of the requests. */
  readonly #waiting: PromiseWithResolvers<ChatAnswer>[] = [];
  #alive = true;

  constructor(file: string, code: URL) {
    this.#worker = new Worker(code, { workerData: file });
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#ended = promise;
    let why: unknown;
    this.#worker.on('message', (answer: ChatAnswer) => this.#waiting.shift()?.resolve(answer));
    this.#worker.on('error', (error) => {
      why = error;
    });
    this.#worker.on('exit', () => {
      this.#alive = false;
      for (const { reject } of this.#waiting)
        reject(new Error('the chat ended before it answered', { cause: why }));
      resolve();
    });
  }

  get alive(): boolean {
    return this.#alive;
  }

  ask(request: ChatRequest): Promise<ChatAnswer> {
    const waiting = Promise.withResolvers<ChatAnswer>();
    this.#waiting.push(waiting);
    this.#worker.postMessage(request);
    return waiting.promise;
  }

  /** Everything asked before is answered first. */
  async close(): Promise<void> {
    if (this.#alive) await this.ask({ is: 'close' });
    await this.#ended;
  }
}
