/** A writer that survives nine accesses to the disk and then ends, with the commit or whatever comes. */
import process from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import { serveWriter } from '../writer-thread.ts';

let left = 9;
if (parentPort)
  serveWriter(parentPort, String(workerData), (step, run) => {
    run();
    left -= 1;
    if (left < 0 && step !== 'entry') process.exit(1);
  });
