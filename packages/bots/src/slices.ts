import type { Answer } from '@stamtafel/kernel';
import type { Thinking } from './bot.ts';

/** So long a worker thinks before it looks whether anybody has said something. */
const SLICE_MS = 12;

/**
 * Thinks to the end or until it is stopped, and takes a breath between slices, so that messages are heard while it
 * thinks. The answer so far counts in either case. `breathe` is the engine's own way to let others go first.
 */
export async function thinkInSlices(
  thinking: Thinking,
  breathe: () => Promise<void>,
  isStopped: () => boolean,
): Promise<Answer | undefined> {
  while (!thinking.on(SLICE_MS) && !isStopped()) await breathe();
  return thinking.answer();
}
