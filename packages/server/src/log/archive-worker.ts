import { parentPort, workerData } from 'node:worker_threads';
import { serveArchive } from './archive-thread.ts';

if (parentPort) serveArchive(parentPort, String(workerData));
