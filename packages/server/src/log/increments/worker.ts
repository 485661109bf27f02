import { parentPort, workerData } from 'node:worker_threads';
import { take } from './take.ts';

const { data, ...taking } = workerData;
parentPort?.postMessage(await take(String(data), taking));
