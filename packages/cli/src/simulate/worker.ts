/** A thread that plays the stretches it is given. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Plan, type Stretch, simulator } from './plan.ts';

const plan: Plan = workerData;
const simulated = simulator(plan);
parentPort?.on('message', async (stretch: Stretch) => {
  parentPort?.postMessage((await simulated).play(stretch));
});
