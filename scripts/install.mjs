// What bootstrap.mjs does on a fresh clone, or after the lock file has changed: npm, quietly, once, and its complaints in a
// sentence. Like bootstrap.mjs it runs on any Node from 20 on, before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Trouble } from './trouble.mjs';

/**
 * What package-lock.json names, and nothing else.
 * @param {string} folder
 */
export async function install(folder) {
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
export async function alone(folder, work) {
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
  if (!isAlive(holderOf(lock))) rmSync(lock, { force: true });
  return false;
}

/** @param {string} lock */
function holderOf(lock) {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return 0;
  }
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
