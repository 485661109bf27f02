import { parentPort, workerData } from 'node:worker_threads';
import { backUp } from './backup.ts';

const { folder, file } = workerData;
parentPort?.postMessage(await backUp(String(folder), String(file), { force: false }));
