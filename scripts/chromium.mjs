// Where Chromium or Chrome is, for the tests in a real browser. On Debian and as root it is installed when it is missing.
// The shell is Chromium without windows, menus, panels and notices: the same pages for three fifths of the processor
// time. With `--windows` it is passed over.
import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { installPackages } from './debian.mjs';

/** On Ubuntu chromium-browser may be a script that only asks for a snap, so it comes last. */
const names = ['chromium', 'google-chrome', 'google-chrome-stable', 'chrome', 'chromium-browser'];
const shell = 'chromium-headless-shell';

/** @type {Readonly<Record<string, string>>} */
const howToInstall = {
  linux: 'apt-get install chromium, dnf install chromium, or the package of your system',
  darwin: 'brew install --cask google-chrome',
  win32: 'winget install Google.Chrome',
};

/**
 * @typedef {{ platform: string, env: NodeJS.ProcessEnv, isProgram: (path: string) => boolean, install: () => boolean }} System
 * @type {System}
 */
const thisSystem = { platform: process.platform, env: process.env, isProgram, install };

/**
 * The path of a Chromium; throws with one clear sentence when there is none.
 * @param {System & { hasWindows?: boolean }} [wish]
 */
export function chromium({ hasWindows = false, ...system } = thisSystem) {
  const { platform, env, isProgram, install } = system;
  if (env.CHROMIUM) {
    if (isProgram(env.CHROMIUM)) return env.CHROMIUM;
    throw new Error(`The environment variable CHROMIUM names ${env.CHROMIUM}, which is not a program.`);
  }
  const find = () => usualPlaces(platform, env, hasWindows ? names : [shell, ...names]).find(isProgram);
  const found = find() ?? (install() ? find() : undefined);
  if (found !== undefined) return found;
  const how = howToInstall[platform];
  throw new Error(
    `The tests in a real browser need Chromium or Google Chrome: install one${how ? ` (${how})` : ''}, or name its program in the environment variable CHROMIUM.`,
  );
}

/**
 * @param {string} platform
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} wanted
 * @returns {string[]}
 */
function usualPlaces(platform, env, wanted) {
  const { join, delimiter } = platform === 'win32' ? win32 : posix;
  if (platform === 'win32') {
    const folders = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].filter(
      (folder) => folder !== undefined,
    );
    return [
      ['Google', 'Chrome', 'Application', 'chrome.exe'],
      ['Chromium', 'Application', 'chrome.exe'],
      ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
    ].flatMap((program) => folders.map((folder) => join(folder, ...program)));
  }
  const onPath = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const folders = [...onPath, '/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
  const programs = wanted.flatMap((name) => folders.map((folder) => join(folder, name)));
  if (platform !== 'darwin') return programs;
  const apps = ['/Applications', ...(env.HOME ? [join(env.HOME, 'Applications')] : [])];
  return [
    ...programs,
    ...['Google Chrome', 'Chromium'].flatMap((name) =>
      apps.map((folder) => join(folder, `${name}.app`, 'Contents', 'MacOS', name)),
    ),
  ];
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

/** Older systems have no shell. */
function install() {
  return installPackages(['chromium', shell], ['chromium']);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    console.log(chromium({ ...thisSystem, hasWindows: process.argv.includes('--windows') }));
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    process.exitCode = 1;
  }
}
