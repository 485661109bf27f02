/** How long a worker thinks between checks for messages. */
const SLICE_MS = 12;

/**
 * Thinks to the end or until it is stopped, and takes a breath between slices, so that messages are heard while it
 * thinks. The answer so far counts in either case. `breathe` is the engine's own way to let others go first.
 */
export async function thinkInSlices<A>(
  thinking: { on(ms: number): boolean; answer(): A },
  breathe: () => Promise<void>,
  isStopped: () => boolean,
): Promise<A> {
  while (!thinking.on(SLICE_MS) && !isStopped()) await breathe();
  return thinking.answer();
}
