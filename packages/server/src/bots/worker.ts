import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { thinkInSlices } from '@stamtafel/bots';
import { NO_LIMIT, ponder } from './answer.ts';
import type { Thought } from './thinkers.ts';

/** What a worker is sent: a thought, or that the answer to it is wanted now. */
export type ToWorker = Thought | 'enough';

let isEnough = false;

/** A worker answers one thought at a time and knows nothing else. */
async function answer(thought: Thought): Promise<void> {
  isEnough = false;
  const thinking = await ponder(thought, NO_LIMIT);
  const given = await thinkInSlices(thinking, setImmediate, () => isEnough);
  parentPort?.postMessage({ answer: given ?? null });
}

parentPort?.on('message', (heard: ToWorker) => {
  if (heard === 'enough') isEnough = true;
  else void answer(heard);
});
parentPort?.postMessage('ready');
