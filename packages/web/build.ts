/**
 * Builds the client into dist/ when its sources have changed since the last time: `node packages/web/build.ts`.
 * A second build waits for the first.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const packages = join(here, '..');
const stamp = join(here, 'dist', '.sources');
const lock = join(here, 'node_modules', '.building');

/** A lock this old was left behind by a build that was stopped. */
const LONGEST_BUILD_MS = 120_000;

export async function build(): Promise<void> {
  const wanted = sourcesHash();
  while (!takeLock()) await sleep(200);
  try {
    if (readOr(stamp) === wanted) return;
    const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');
    const { status, stderr, stdout } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
      cwd: here,
      encoding: 'utf8',
      timeout: LONGEST_BUILD_MS,
    });
    if (status !== 0) throw new Error(`The client cannot be built:\n${stdout}${stderr}`);
    writeFileSync(stamp, wanted);
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function takeLock(): boolean {
  mkdirSync(dirname(lock), { recursive: true });
  try {
    mkdirSync(lock);
    return true;
  } catch {
    const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > LONGEST_BUILD_MS) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

/** Everything that ends up in the client. */
function sourcesHash(): string {
  const hash = createHash('sha256');
  const files = [
    ...['kernel', 'games', 'bots', 'protocol', 'web'].flatMap((name) => filesIn(join(packages, name, 'src'))),
    ...filesIn(join(here, 'public')),
    ...filesIn(join(here, 'service-worker')),
    ...[
      'index.html',
      'vite.config.ts',
      'licences.ts',
      'offline.ts',
      'packed.ts',
      'worker-chunk.ts',
      'package.json',
    ].map((name) => join(here, name)),
    ...['package-lock.json', 'LICENSE'].map((name) => join(packages, '..', name)),
  ];
  for (const file of files) hash.update(file.slice(packages.length)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        !/\.test\.ts$|[\\/](golden|scenarios|testing)[\\/]/.test(join(entry.parentPath, entry.name)),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function readOr(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

if (import.meta.main) await build();
