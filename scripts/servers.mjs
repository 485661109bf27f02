// Where the servers are that the tests of several nodes start themselves. On Debian and as root they are installed when
// they are missing, as Chromium is; nothing of them is started by that.
import { accessSync, constants, existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { installPackages } from './debian.mjs';

/** By program: the package of Debian, and the variable that may name another one. */
const servers = {
  'nats-server': { package: 'nats-server', variable: 'NATS_SERVER' },
  postgres: { package: 'postgresql', variable: 'POSTGRES' },
};

/** @typedef {keyof typeof servers} ServerName */

/**
 * @typedef {{ env: NodeJS.ProcessEnv, isProgram: (path: string) => boolean, install: (name: string) => boolean }} System
 * @type {System}
 */
const thisSystem = { env: process.env, isProgram, install: (name) => installPackages([name]) };

/**
 * The path of a server; throws with one clear sentence when there is none.
 * @param {ServerName} name
 * @param {System} [system]
 * @returns {string}
 */
export function server(name, { env, isProgram, install } = thisSystem) {
  const { package: from, variable } = servers[name];
  const named = env[variable];
  if (named) {
    if (isProgram(named)) return named;
    throw new Error(`The environment variable ${variable} names ${named}, which is not a program.`);
  }
  const find = () =>
    [...versionsOfPostgres(), ...(env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
      .map((folder) => join(folder, name))
      .find(isProgram);
  const found = find() ?? (install(from) ? find() : undefined);
  if (found !== undefined) return found;
  throw new Error(
    `These tests need ${name}: install it (on Debian, as root: apt-get install ${from}), or name it in the environment variable ${variable}.`,
  );
}

/** Debian keeps PostgreSQL off the path, all versions beside one another; the newest comes first. */
function versionsOfPostgres() {
  const place = '/usr/lib/postgresql';
  const versions = existsSync(place) ? readdirSync(place).map(Number) : [];
  return versions.sort((a, b) => b - a).map((version) => join(place, `${version}`, 'bin'));
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
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
