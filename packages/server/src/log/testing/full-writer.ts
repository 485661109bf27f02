/** A writer on a disk that is full, or one that ends its thread, while a file of that name is in the data folder. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import { serveWriter } from '../writer-thread.ts';

const folder = String(workerData);
const SQLITE_FULL = 13;

if (parentPort)
  serveWriter(parentPort, folder, (step, run) => {
    if (existsSync(join(folder, 'dead'))) process.exit(1);
    if (existsSync(join(folder, 'full')) && step !== 'reply')
      throw Object.assign(new Error('made up'), { errcode: SQLITE_FULL });
    run();
  });
