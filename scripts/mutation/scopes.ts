/** What mutants are made of, and which tests have to notice them. */
import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { reached } from '../import-graph.ts';

export interface Scope {
  readonly name: string;
  /** From the root of the project. */
  readonly sources: readonly string[];
  readonly tests: readonly string[];
  /** How many percent of its mutants may survive. */
  readonly mostSurvivors: number;
}

const games = 'packages/games/src';
const kernel = 'packages/kernel/src';

/** Where each game's rules begin. */
const rulebooks: Readonly<Record<string, string>> = {
  'how-ruck': `${games}/how-ruck/game.ts`,
  'four-downs': `${games}/play-design/four-downs/game.ts`,
  'five-possessions': `${games}/play-design/five-possessions/game.ts`,
  'stieren-versieren': `${games}/stieren-versieren/game.ts`,
  'ballen-met-stieren': `${games}/ballen-met-stieren/game.ts`,
  'stier-zoekt-bier': `${games}/stier-zoekt-bier/game.ts`,
};

export const scopeNames: readonly string[] = ['kernel', ...Object.keys(rulebooks)];

export function scopeOf(name: string, root: string): Scope {
  const rulebook = rulebooks[name];
  if (rulebook !== undefined) return gameScope(name, rulebook, root);
  const sources = filesIn(root, kernel).filter((file) => !isTest(file) && !file.includes('/testing/'));
  // Of the games' tests those that play: what only their large suites notice, the kernel's own tests should.
  const tests = [...filesIn(root, kernel), ...filesIn(root, games)].filter(
    (file) => isTest(file) && (file.startsWith(kernel) || /\/(?:golden|scenarios)\.test\.ts$/.test(file)),
  );
  return { name, sources, tests, mostSurvivors: 8 };
}

/** The rules of a game are what its table of contents leads to in its own folder, without the words. */
function gameScope(name: string, rulebook: string, root: string): Scope {
  const box = rulebook.split('/').slice(0, 4).join('/');
  const others = Object.values(rulebooks).filter((other) => other !== rulebook);
  const isAnothers = (file: string): boolean =>
    others.some((other) => file.startsWith(`${posix.dirname(other)}/`));
  const sources = [...reached(root, rulebook).files].filter(
    (file) => file.startsWith(`${box}/`) && !file.includes('/texts/') && !isAnothers(file),
  );
  const tests = filesIn(root, games).filter((file) => isTest(file) && !isAnothers(file));
  return { name, sources: sources.sort(), tests, mostSurvivors: 12 };
}

const isTest = (file: string): boolean => file.endsWith('.test.ts');

function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts'))
    .sort();
}
