/** Copies logs into the files of their months in a thread of its own: a whole file is written and read through each time. */
import type { MessagePort } from 'node:worker_threads';
import { copyAway } from './archive.ts';
import type { Copied } from './retire.ts';

export interface ArchiveRequest {
  readonly month: string;
  readonly tables: readonly string[];
}

export type ArchiveAnswer =
  | { readonly is: 'copied'; readonly copied: readonly Copied[] }
  | { readonly is: 'failed'; readonly why: string };

/** Answers one request. */
export function serveArchive(port: MessagePort, folder: string): void {
  port.once('message', ({ month, tables }: ArchiveRequest) => {
    port.postMessage(answered(folder, { month, tables }));
    port.close();
  });
}

function answered(folder: string, { month, tables }: ArchiveRequest): ArchiveAnswer {
  try {
    return { is: 'copied', copied: copyAway(folder, month, tables) };
  } catch (error) {
    return { is: 'failed', why: error instanceof Error ? error.message : String(error) };
  }
}
