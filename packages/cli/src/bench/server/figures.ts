/** In the server's process: says when it is ready, and how much it has used and sent when it is asked. */
import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import process from 'node:process';

export interface ServerFigures {
  readonly cpuSeconds: number;
  /** After the collector has run, if it was asked to. */
  readonly heapBytes: number;
  readonly sentBytes: number;
}

/** Must be called before the server listens: it counts what leaves over every connection. */
export function countSent(): () => number {
  const open = new Set<Socket>();
  let gone = 0;
  subscribe('net.server.socket', (message) => {
    const { socket } = Object(message);
    open.add(socket);
    socket.once('close', () => {
      gone += socket.bytesWritten;
      open.delete(socket);
    });
  });
  return () => [...open].reduce((sum, { bytesWritten }) => sum + bytesWritten, gone);
}

/** Answers "figures" and "settled figures" until "end" is said. */
export function answerFigures(sent: () => number, end: () => Promise<void>): void {
  process.on('message', (message) => {
    if (message === 'end') {
      void end().finally(() => process.exit(0));
      return;
    }
    if (message === 'settled') for (let i = 0; i < 3; i++) globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { heapUsed, external } = process.memoryUsage();
    const figures: ServerFigures = {
      cpuSeconds: (user + system) / 1e6,
      heapBytes: heapUsed + external,
      sentBytes: sent(),
    };
    process.send?.(figures);
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.('ready');
}
