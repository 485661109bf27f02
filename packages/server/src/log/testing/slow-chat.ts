/** A chat that is slow to forget: it waits until a file beside it says that it may go on. */
import { existsSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { serveChat } from '../chat-thread.ts';

export const goOn = (file: string): string => `${file}.go-on`;

if (parentPort) {
  const file = String(workerData);
  const tick = new Int32Array(new SharedArrayBuffer(4));
  serveChat(parentPort, file, (run) => {
    while (!existsSync(goOn(file))) Atomics.wait(tick, 0, 0, 5);
    run();
  });
}
