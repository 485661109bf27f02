import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from './chromium.mjs';

interface Computer {
  platform: string;
  env?: NodeJS.ProcessEnv;
  programs?: string[];
  /** What an installation adds; without it there is no way to install. */
  installs?: string;
  hasWindows?: boolean;
}

const on = ({ platform, env = {}, programs = [], installs, hasWindows = false }: Computer): string =>
  chromium({
    platform,
    env,
    hasWindows,
    isProgram: (path: string) => programs.includes(path),
    install() {
      if (installs !== undefined) programs.push(installs);
      return installs !== undefined;
    },
  });

test('a browser is found on the path and in the usual places of each system', () => {
  const chrome = 'Google\\Chrome\\Application\\chrome.exe';
  const computers: Record<string, Computer> = {
    '/home/me/bin/chromium': { platform: 'linux', env: { PATH: '/bin:/home/me/bin' } },
    '/usr/bin/google-chrome': { platform: 'linux', env: { PATH: '' } },
    '/snap/bin/chromium': { platform: 'linux' },
    '/usr/bin/chromium-browser': { platform: 'linux' },
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome': { platform: 'darwin' },
    '/Users/me/Applications/Chromium.app/Contents/MacOS/Chromium': {
      platform: 'darwin',
      env: { HOME: '/Users/me' },
    },
    [`C:\\Program Files\\${chrome}`]: { platform: 'win32', env: { ProgramFiles: 'C:\\Program Files' } },
    [`C:\\Users\\me\\AppData\\Local\\${chrome}`]: {
      platform: 'win32',
      env: { LOCALAPPDATA: 'C:\\Users\\me\\AppData\\Local' },
    },
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe': {
      platform: 'win32',
      env: { 'ProgramFiles(x86)': 'C:\\Program Files (x86)' },
    },
  };
  for (const [program, computer] of Object.entries(computers))
    assert.equal(on({ ...computer, programs: [program] }), program);
});

test('the shell is taken before a Chromium with windows, but where windows are asked for', () => {
  const [whole, shell] = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
  const linux = { platform: 'linux', programs: [whole, shell] };
  assert.equal(on(linux), shell);
  assert.equal(on({ ...linux, hasWindows: true }), whole);
  assert.equal(on({ platform: 'linux', programs: [shell], installs: whole, hasWindows: true }), whole);
});

test('the environment variable CHROMIUM goes first, and a wrong one is not passed over', () => {
  const programs = ['/usr/bin/chromium', '/opt/own/chrome'];
  assert.equal(on({ platform: 'linux', env: { CHROMIUM: '/opt/own/chrome' }, programs }), '/opt/own/chrome');
  assert.throws(() => on({ platform: 'linux', env: { CHROMIUM: '/opt/gone' }, programs }), {
    message: 'The environment variable CHROMIUM names /opt/gone, which is not a program.',
  });
});

test('where it can be installed it is installed, and only when it is missing', () => {
  assert.equal(on({ platform: 'linux', installs: '/usr/bin/chromium' }), '/usr/bin/chromium');
  const there = { programs: ['/usr/bin/google-chrome'], installs: '/usr/bin/chromium' };
  assert.equal(on({ platform: 'linux', ...there }), '/usr/bin/google-chrome');
});

test('without a browser one sentence says what to install and how to point to it', () => {
  for (const [platform, how] of [
    ['linux', 'apt-get install chromium'],
    ['darwin', 'brew install --cask google-chrome'],
    ['win32', 'winget install Google.Chrome'],
    ['freebsd', 'install one, or'],
  ] as const)
    assert.throws(
      () => on({ platform }),
      ({ message }: Error) =>
        message.includes(how) && /environment variable CHROMIUM\.$/.test(message) && !message.includes('\n'),
    );
});

test('called by itself it prints the path, or the sentence and exit code 1', () => {
  const script = fileURLToPath(new URL('./chromium.mjs', import.meta.url));
  const run = (CHROMIUM: string) =>
    spawnSync(process.execPath, [script], { env: { ...process.env, CHROMIUM }, encoding: 'utf8' });
  const { status, stdout } = run(process.execPath);
  assert.deepEqual([status, stdout], [0, `${process.execPath}\n`]);
  const folder = run(fileURLToPath(new URL('.', import.meta.url)));
  assert.deepEqual([folder.status, folder.stdout], [1, '']);
  assert.match(folder.stderr, /^The environment variable CHROMIUM names .*, which is not a program\.\n$/);
});
