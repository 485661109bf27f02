import process from 'node:process';
import { parentPort } from 'node:worker_threads';

/** The worker of the page in a thread of Node, which calls the same things otherwise. There is no drawer: it says so. */
Object.assign(globalThis, {
  self: {
    postMessage: (message: unknown) => parentPort?.postMessage(message),
    addEventListener: (_: 'message', hear: (event: { readonly data: unknown }) => void) =>
      parentPort?.on('message', (data) => hear({ data })),
    close: () => process.exit(),
  },
});

await import('../session/worker.ts');
