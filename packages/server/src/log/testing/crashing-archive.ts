/** An archive whose n-th access to a file or folder fails, or ends the process. */
import './crashing-files.ts';
import { parentPort, workerData } from 'node:worker_threads';

const { serveArchive } = await import('../archive-thread.ts');
if (parentPort) serveArchive(parentPort, String(workerData));
