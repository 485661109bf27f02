/**
 * Imports point one way: kernel ← games ← bots ← (server, web, cli); protocol describes kernel and games and may
 * be used by everything above them. Kernel and games know no clock, no chance but their own, and no Node. What is not
 * about one game knows none by name: it asks the edition.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { takesNoArguments } from './arguments.ts';
import { codeOnly, lineAt } from './source-text.ts';

/** Which packages a package may use. Protocol depends on games, so games cannot use protocol: no circles. */
const mayUse: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  games: ['kernel'],
  protocol: ['kernel', 'games'],
  bots: ['kernel', 'games', 'protocol'],
  server: ['kernel', 'games', 'bots', 'protocol'],
  web: ['kernel', 'games', 'bots', 'protocol'],
  cli: ['kernel', 'games', 'bots', 'protocol', 'server'],
};

/** Sources that only their own folder may use: a player who sees all cards must never sit at a table. */
const keptApart: readonly string[] = ['packages/cli/src/arena/oracle.ts'];

/** Packages that know games by their editions alone, except in the folders and files named after a game. */
const generic: readonly string[] = ['protocol', 'bots', 'server', 'web', 'cli'];

/** The lists of games, and what measures at a game of its choice: they have to name them. */
const lists: readonly string[] = [
  'packages/bots/src/minds.ts',
  'packages/bots/src/training/recipes.ts',
  'packages/web/src/games/index.ts',
  'packages/web/src/home/covers.tsx',
  'packages/cli/src/bench/bots/report.ts',
  'packages/cli/src/bench/command.ts',
  'packages/cli/src/bench/server/our-load.ts',
  'packages/cli/src/bench/server/start.ts',
  'packages/cli/src/play/tables.ts',
];

/** Packages whose sources run the same everywhere and every time. */
const pure: readonly string[] = ['kernel', 'games'];

const impurities: readonly (readonly [RegExp, string])[] = [
  [/(?<![.\w$])Math\s*\.\s*random\b/g, 'chance comes from the state, not from Math.random'],
  [/(?<![.\w$])Date\b/g, 'time is the `at` of an answer, not a Date'],
  [/(?<![.\w$])performance\b/g, 'time is the `at` of an answer, not performance.now'],
  [/(?<![.\w$])set(?:Timeout|Interval|Immediate)\b/g, 'rules do not wait: no timers'],
  [/(?<![.\w$])crypto\s*\./g, 'chance comes from the state, not from crypto'],
  [/(?<![.\w$])process\s*\./g, 'no process: the same code runs in the browser'],
];

export interface Manifest {
  exports?: Readonly<Record<string, unknown>>;
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
}

export interface Source {
  /** From the root of the project, with forward slashes: packages/kernel/src/play.ts */
  path: string;
  text: string;
}

interface Violation {
  path: string;
  line: number;
  message: string;
}

/** What sources are checked against. */
export interface Project {
  /** Of all packages, and of the root under ''. */
  manifests: Readonly<Record<string, Manifest>>;
  /** The folders of the games and of their boxes. */
  games: readonly string[];
}

/** What is wrong with one source file. */
export function checkSource(source: Source, { manifests, games }: Project): Violation[] {
  const name = source.path.split('/')[1] ?? '';
  const isTest = /\.test\.tsx?$|\/testing\//.test(source.path);
  const code = codeOnly(source.text);
  const found: { offset: number; message: string }[] = [];

  for (const { specifier, offset } of importsOf(source.text, code)) {
    const message = checkImport({ name, path: source.path, specifier, isTest, manifests });
    if (message) found.push({ offset, message: `${message} ('${specifier}')` });
  }
  if (generic.includes(name) && !isTest && !lists.includes(source.path) && !isOf(games, source.path))
    found.push(...gamesNamed(games, source.text, code));
  if (pure.includes(name) && !isTest) {
    for (const [pattern, message] of impurities) {
      for (const { index } of code.matchAll(pattern)) found.push({ offset: index, message });
    }
  }
  return found
    .sort((a, b) => a.offset - b.offset)
    .map(({ offset, message }) => ({ path: source.path, line: lineAt(source.text, offset), message }));
}

/** Whether a path leads to, or through, something named after a game. */
const isOf = (games: readonly string[], path: string): boolean =>
  path.split('/').some((part) => games.includes(part.replace(/\.[^.]+$/, '').replace(/^\./, '')));

/** Where a source that is not about one game names one: by what it imports, or by its id. */
function gamesNamed(
  games: readonly string[],
  text: string,
  code: string,
): { offset: number; message: string }[] {
  return [...code.matchAll(/(['"])[ ]+\1/g)].flatMap(({ 0: blank, index }) => {
    const said = text.slice(index + 1, index + blank.length - 1);
    return isOf(games, said)
      ? [{ offset: index, message: `what is not about one game asks its edition ('${said}')` }]
      : [];
  });
}

interface Import {
  /** The package that imports. */
  name: string;
  path: string;
  specifier: string;
  isTest: boolean;
  manifests: Readonly<Record<string, Manifest>>;
}

function checkImport({ name, path, specifier, isTest, manifests }: Import): string | undefined {
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(path), specifier);
    if (keptApart.includes(target) && posix.dirname(path) !== posix.dirname(target))
      return `only ${posix.dirname(target)} may use this`;
    return target.startsWith(`packages/${name}/`)
      ? undefined
      : 'a path leaves its package; use the package’s name';
  }
  if (specifier.startsWith('node:')) {
    return pure.includes(name) && !isTest ? `${name} runs without Node` : undefined;
  }
  const own = /^@stamtafel\/([^/]+)(?:\/(.+))?$/.exec(specifier);
  if (own) return checkOwnImport(name, own[1] ?? '', own[2], manifests);

  const library = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  if (name === 'kernel' && !isTest && !library.startsWith('@noble/'))
    return 'kernel uses nothing but @noble/*';
  const { dependencies = {}, devDependencies = {} } = manifests[name] ?? {};
  if (library in dependencies) return undefined;
  const forTests = { ...devDependencies, ...manifests['']?.devDependencies };
  return isTest && library in forTests ? undefined : `${library} is not a dependency of ${name}`;
}

function checkOwnImport(
  name: string,
  target: string,
  part: string | undefined,
  manifests: Readonly<Record<string, Manifest>>,
): string | undefined {
  if (target === name) return 'a package does not import itself by name; use a relative path';
  const allowed = mayUse[name];
  if (!allowed) return `${name} has no place yet in scripts/check-imports.ts`;
  if (!allowed.includes(target)) {
    return `${name} may not use ${target}${allowed.length ? `, only ${allowed.join(', ')}` : ', nor any other package'}`;
  }
  const exported = manifests[target]?.exports ?? {};
  const isExported = part === undefined || `./${part}` in exported || './*' in exported;
  return isExported ? undefined : `${target} does not offer its part ${part}`;
}

/** Everything a source imports: static, dynamic and re-exported. */
function importsOf(text: string, code: string): { specifier: string; offset: number }[] {
  return [...code.matchAll(/(?<![.\w$])(?:from|import)\s*\(?\s*(['"])/g)].map((match) => {
    const begin = match.index + match[0].length;
    return { specifier: text.slice(begin, text.indexOf(match[1] ?? "'", begin)), offset: match.index };
  });
}

/** All violations in the packages of a project. */
export function checkImports(root: string): { files: number; violations: Violation[] } {
  const packages = readdirSync(join(root, 'packages')).filter((name) =>
    existsSync(join(root, 'packages', name, 'package.json')),
  );
  const manifests: Record<string, Manifest> = { '': readJson(join(root, 'package.json')) };
  for (const name of packages) manifests[name] = readJson(join(root, 'packages', name, 'package.json'));

  const games = gamesIn(join(root, 'packages', 'games', 'src'));
  const paths = packages.flatMap((name) => sourcesIn(root, `packages/${name}/src`));
  const violations = paths.flatMap((path) =>
    checkSource({ path, text: readFileSync(join(root, path), 'utf8') }, { manifests, games }),
  );
  return { files: paths.length, violations };
}

function sourcesIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesIn(root, path);
    return /\.(ts|tsx|mts|js|mjs)$/.test(entry.name) ? [path] : [];
  });
}

/** A game has an edition; several may lie in the folder of one box. */
function gamesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.flatMap(({ name }) => {
    const inside = gamesIn(join(folder, name));
    return inside.length > 0 || existsSync(join(folder, name, 'edition.ts')) ? [name, ...inside] : [];
  });
}

function readJson(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

if (import.meta.main) {
  takesNoArguments('npm run check:imports');
  const { files, violations } = checkImports(fileURLToPath(new URL('..', import.meta.url)));
  for (const { path, line, message } of violations) console.error(`${path}:${line}  ${message}`);
  console.log(
    violations.length === 0
      ? `Imports: ${files} files, all point the right way.`
      : `Imports: ${files} files, ${violations.length} against the rules.`,
  );
  process.exitCode = violations.length === 0 ? 0 : 1;
}
