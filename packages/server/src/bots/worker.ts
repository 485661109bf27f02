import { parentPort } from 'node:worker_threads';
import { answerOf } from './answer.ts';
import type { Thought } from './thinkers.ts';

/** A worker answers one thought at a time and knows nothing else. */
parentPort?.on('message', (thought: Thought) => {
  parentPort?.postMessage(answerOf(thought));
});
parentPort?.postMessage('ready');
