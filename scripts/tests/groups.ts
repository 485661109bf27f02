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

/** From the longest on: begun late, one of these would run alone at the end while the other cores wait. */
const longest: readonly string[] = [
  'packages/web/src/browser-tests/fits.test.ts',
  'packages/web/src/browser-tests/lesson.test.ts',
  'packages/server/src/house/canary.test.ts',
  'packages/web/src/browser-tests/big-screen.test.ts',
  'packages/web/src/browser-tests/axe.test.ts',
  'packages/server/src/kill.test.ts',
  'packages/web/src/browser-tests/online-life.test.ts',
  'packages/web/src/browser-tests/whole-matches.test.ts',
];

export interface Process {
  readonly files: readonly string[];
  /** It needs neither a browser nor processes of its own, and is kept from starting any. */
  readonly isModest: boolean;
}

/**
 * The processes, in the order in which they begin: after the longest the others in the browser; the short
 * ones fill up what is left of every core. `quick`: only what needs neither a browser nor processes of its own.
 */
export function planOf(
  root: string,
  files: readonly string[],
  { quick }: { readonly quick: boolean },
): Process[] {
  const read = remembered(root);
  const needs = new Map(files.map((file) => [file, needsOf(root, file, read)]));
  const isModest = (file: string): boolean => !needs.get(file)?.browser && !needs.get(file)?.children;
  const shared = files.filter((file) => isModest(file) && !longest.includes(file)).sort();
  const alone = files.filter((file) => !shared.includes(file) && (isModest(file) || !quick));
  const size = Math.ceil(shared.length / Math.ceil(shared.length / MOST));
  const groups = shared.flatMap((_, n) => (n % size === 0 ? [shared.slice(n, n + size)] : []));
  const rank = ({ files: [first = ''] }: Process): number =>
    longest.includes(first) ? longest.indexOf(first) : longest.length + (needs.get(first)?.browser ? 0 : 1);
  return [
    ...alone.map((file) => ({ files: [file], isModest: isModest(file) })),
    ...groups.map((group) => ({ files: group, isModest: true })),
  ].sort((a, b) => rank(a) - rank(b));
}

/** What to run for each process: its one file, or one that loads all, as suites, gone when this process ends. */
export function filesToRun(root: string, processes: readonly Process[]): Map<string, readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'stamtafel-tests-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const beginning = [
    `import '${new URL('./no-children.ts', import.meta.url).href}';\n`,
    `import { nothingLeftBehind } from '${new URL('./left-behind.ts', import.meta.url).href}';\n`,
    "import { after, describe } from 'node:test';\n",
  ];
  return new Map(
    processes.map(({ files, isModest }, n) => {
      if (!isModest) return [files[0] ?? '', files] as const;
      // As a suite, what a file does before and after all its tests stays its own.
      const suites = files.map((file) => {
        const url = pathToFileURL(join(root, file)).href;
        return `describe(${JSON.stringify(file)}, async () => {
  after(nothingLeftBehind);
  await import(${JSON.stringify(url)});
});\n`;
      });
      const path = join(folder, `group-${n + 1}.mjs`);
      writeFileSync(path, [...beginning, ...suites].join(''));
      return [path, files] as const;
    }),
  );
}
