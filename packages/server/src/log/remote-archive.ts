/** The main thread's end of the archive: a thread for each request, since there are few. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ArchiveAnswer, ArchiveRequest } from './archive-thread.ts';
import { CannotSave } from './port.ts';
import type { Copied } from './retire.ts';

/** Rejects with CannotSave: then nothing has changed. */
export async function copiedAway(
  folder: string,
  code: URL,
  request: ArchiveRequest,
): Promise<readonly Copied[]> {
  const worker = new Worker(code, { workerData: folder });
  worker.postMessage(request);
  let answer: ArchiveAnswer;
  try {
    [answer] = await Promise.race([once(worker, 'message'), once(worker, 'exit').then(() => [ended])]);
  } catch (error) {
    throw new CannotSave('the archive ended before it answered', { cause: error });
  }
  if (answer.is === 'failed') throw new CannotSave(answer.why);
  return answer.copied;
}

const ended: ArchiveAnswer = { is: 'failed', why: 'the archive ended before it answered' };
