import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { thinkInSlices } from '@stamtafel/bots';
import { budgetOf, ponder } from './answer.ts';
import type { Thought } from './thinkers.ts';

/**
 * What a worker is sent: a thought for one of its places, with the time it may take, or that the answer from there is
 * wanted now. While it thinks at length in one place it answers in another what takes a moment only.
 */
export type ToWorker =
  | { readonly place: number; readonly thought: Thought; readonly ms?: number }
  | { readonly place: number; readonly enough: true };

const enough = new Set<number>();

async function answer(place: number, thought: Thought, ms: number | undefined): Promise<void> {
  enough.delete(place);
  const thinking = await ponder(thought, budgetOf(ms));
  const given = await thinkInSlices(thinking, setImmediate, () => enough.has(place));
  parentPort?.postMessage({ place, answer: given ?? null });
}

parentPort?.on('message', (heard: ToWorker) => {
  if ('enough' in heard) enough.add(heard.place);
  else void answer(heard.place, heard.thought, heard.ms);
});
parentPort?.postMessage('ready');
