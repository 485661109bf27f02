/** Files that need nothing but a process share one: starting it and loading the rules takes longer than most of them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { remembered } from '../import-graph.ts';
import { needsOf } from './needs.ts';

/** Neighbours load the same. With more in a group, the last ones would run alone at the end. */
const MOST = 12;

export interface Plan {
  /** Each in a process of its own. */
  readonly alone: readonly string[];
  readonly groups: readonly (readonly string[])[];
}

/** In the order given, which is that in which they begin. */
export function planOf(root: string, files: readonly string[]): Plan {
  const read = remembered(root);
  const isModest = (file: string): boolean => {
    const { browser, children } = needsOf(root, file, read);
    return !browser && !children;
  };
  const modest = files.filter(isModest).sort();
  const size = Math.ceil(modest.length / Math.ceil(modest.length / MOST));
  return {
    alone: files.filter((file) => !modest.includes(file)),
    groups: modest.flatMap((_, n) => (n % size === 0 ? [modest.slice(n, n + size)] : [])),
  };
}

/** A file for each group, gone when this process ends. What a test file does before and after all its tests stays its own. */
export function groupFiles(
  root: string,
  groups: readonly (readonly string[])[],
): Map<string, readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'stamtafel-tests-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const guard = new URL('./no-children.ts', import.meta.url).href;
  return new Map(
    groups.map((group, n) => {
      const suites = group.map((file) => {
        const url = pathToFileURL(join(root, file)).href;
        return `describe(${JSON.stringify(file)}, async () => void (await import(${JSON.stringify(url)})));\n`;
      });
      const path = join(folder, `group-${n + 1}.mjs`);
      writeFileSync(
        path,
        [`import '${guard}';\n`, "import { describe } from 'node:test';\n", ...suites].join(''),
      );
      return [path, group] as const;
    }),
  );
}
