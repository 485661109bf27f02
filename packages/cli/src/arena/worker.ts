/** A thread that plays the deals it is given. */
import { parentPort, workerData } from 'node:worker_threads';
import { dealer, type Plan, type Task } from './plan.ts';

const plan: Plan = workerData;
const play = dealer(plan);
parentPort?.on('message', async (task: Task) => {
  parentPort?.postMessage((await play)(task));
});
