/** A line on the terminal that shows how far something is. */
import process from 'node:process';
import { exitCodes } from './trouble.ts';

const WIDTH = 30;
/** The least time between two redraws, in milliseconds. */
const EVERY = 100;

export interface Progress {
  at(done: number): void;
  /** Takes the line away again. */
  end(): void;
}

/** On stderr, and only when a person is looking. */
export function progressBar(total: number, what: string): Progress {
  const { stderr } = process;
  if (!stderr.isTTY) return { at() {}, end() {} };
  const began = performance.now();
  let drawn = Number.NEGATIVE_INFINITY;
  return {
    at(done) {
      const now = performance.now();
      if (now - drawn < EVERY && done < total) return;
      drawn = now;
      const part = total === 0 ? 1 : done / total;
      const bar = '█'.repeat(Math.round(part * WIDTH)).padEnd(WIDTH, '░');
      const left = part > 0 ? `, ${Math.ceil(((now - began) / part - (now - began)) / 1000)} s left` : '';
      stderr.write(
        `\r\x1b[K${bar} ${done.toLocaleString('en')} of ${total.toLocaleString('en')} ${what}${left}`,
      );
    },
    end: () => void stderr.write('\r\x1b[K'),
  };
}

/** Runs something with a progress bar until it is done; Ctrl-C ends it with what has been done so far. */
export async function untilInterrupted<T>(
  bar: Progress,
  run: (signal: AbortSignal, progress: Progress['at']) => Promise<T>,
): Promise<{ readonly result: T; readonly seconds: number }> {
  const stop = new AbortController();
  const interrupt = (): void => {
    stop.abort();
    process.exitCode = exitCodes.interrupted;
  };
  process.once('SIGINT', interrupt);
  const began = performance.now();
  bar.at(0);
  try {
    const result = await run(stop.signal, bar.at);
    return { result, seconds: (performance.now() - began) / 1000 };
  } finally {
    process.removeListener('SIGINT', interrupt);
    bar.end();
  }
}
