import { parentPort, workerData } from 'node:worker_threads';
import { serveWriter } from './writer-thread.ts';

if (parentPort) serveWriter(parentPort, String(workerData));
