/** What a test file needs besides its own process, by what it loads: nobody keeps a list. */
import { type Read, reached, remembered } from '../import-graph.ts';

export interface Needs {
  /** A real browser. */
  readonly browser: boolean;
  /** Processes of its own. */
  readonly children: boolean;
}

const startsProcesses: readonly string[] = ['node:child_process', 'node:cluster'];

export function needsOf(root: string, file: string, read: Read = remembered(root)): Needs {
  const { modules } = reached(root, file, read);
  return {
    browser: modules.has('playwright-core'),
    children: startsProcesses.some((name) => modules.has(name)),
  };
}
