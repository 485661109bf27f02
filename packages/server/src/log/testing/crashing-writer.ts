/**
 * A writer in a process that ends, as by kill -9, at the n-th point: points lie before and after every access to the
 * disk.
 */
import process from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import { serveWriter } from '../writer-thread.ts';

let left = Number(process.env.CRASH_AT ?? Number.POSITIVE_INFINITY);

function point(): void {
  if (left-- === 0) process.kill(process.pid, 'SIGKILL');
}

if (parentPort)
  serveWriter(parentPort, String(workerData), (_, run) => {
    point();
    run();
    point();
  });
