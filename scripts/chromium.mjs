// Where Chromium is, for the tests in a real browser. On Debian and as root it is installed when it is missing.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const elsewhere = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium; throws with one clear sentence when there is none. */
export function chromium() {
  const found = find() ?? (install() ? find() : undefined);
  if (found !== undefined) return found;
  throw new Error(
    'The tests in a real browser need Chromium. Install it (Debian: apt-get install -y chromium), or name its path in the environment variable CHROMIUM.',
  );
}

/** @returns {string | undefined} */
function find() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    ...(process.env.CHROMIUM ? [process.env.CHROMIUM] : []),
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ...elsewhere,
  ];
  return candidates.find(isProgram);
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Two test files may come here at once: apt waits for its own lock. */
function install() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 600_000,
    }).status === 0;
  const packages = ['install', '-y', '--no-install-recommends', 'chromium'];
  return apt(...packages) || (apt('update') && apt(...packages));
}

if (import.meta.main) {
  try {
    console.log(chromium());
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    process.exitCode = 1;
  }
}
