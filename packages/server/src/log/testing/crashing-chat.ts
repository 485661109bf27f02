/** A chat in a process that ends, as by kill -9, at the n-th point: before or after it has forgotten a person. */
import process from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import { serveChat } from '../chat-thread.ts';

let left = Number(process.env.CRASH_CHAT_AT ?? Number.POSITIVE_INFINITY);

function point(): void {
  if (left-- === 0) process.kill(process.pid, 'SIGKILL');
}

if (parentPort)
  serveChat(parentPort, String(workerData), (run) => {
    point();
    run();
    point();
  });
