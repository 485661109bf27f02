// Where the servers are that the tests of several nodes start themselves. On Debian and as root they are installed when
// they are missing, as Chromium is; nothing of them is started by that.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** By program: the package of Debian, and the variable that may name another one. */
const servers = {
  'nats-server': { package: 'nats-server', variable: 'NATS_SERVER' },
};

/** @typedef {keyof typeof servers} ServerName */

/**
 * The path of a server; throws with one clear sentence when there is none.
 * @param {ServerName} name
 * @returns {string}
 */
export function server(name) {
  const { package: from, variable } = servers[name];
  const named = process.env[variable];
  if (named) {
    if (isProgram(named)) return named;
    throw new Error(`The environment variable ${variable} names ${named}, which is not a program.`);
  }
  const places = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const find = () => places.map((folder) => join(folder, name)).find(isProgram);
  const found = find() ?? (install(from) ? find() : undefined);
  if (found !== undefined) return found;
  throw new Error(
    `These tests need ${name}: install it (on Debian, as root: apt-get install ${from}), or name it in the environment variable ${variable}.`,
  );
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return existsSync(path);
  } catch {
    return false;
  }
}

/**
 * Two test files may come here at once: apt waits for its own lock. The service of the package stays off.
 * @param {string} name
 */
function install(name) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
      timeout: 600_000,
    }).status === 0;
  const get = () => apt('install', '-y', '--no-install-recommends', name);
  return get() || (apt('update') && get());
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [, , name = ''] = process.argv;
  try {
    if (!(name in servers)) throw new Error(`There is no server ${name} here.`);
    console.log(server(/** @type {ServerName} */ (name)));
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    process.exitCode = 1;
  }
}
