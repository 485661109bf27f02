import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const runner = fileURLToPath(new URL('./run-tests.mjs', import.meta.url));

/** Runs test files as npm test does, and answers what a reader of the output sees. */
function report(
  t: TestContext,
  files: Record<string, string>,
  names: string[] = [],
  more: NodeJS.ProcessEnv = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'stamtafel-reporter-'));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const [name, body] of Object.entries(files)) {
    const imports = `import { describe, test } from 'node:test'; import assert from 'node:assert/strict';\n`;
    writeFileSync(join(folder, name), imports + body);
  }
  const { NODE_TEST_CONTEXT: _, FORCE_COLOR: __, ...env } = process.env;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [runner, JSON.stringify({ files: Object.keys(files), names })],
    { cwd: folder, env: { ...env, ...more }, encoding: 'utf8', timeout: 60_000 },
  );
  assert.equal(stderr, '');
  const [first, ...lines] = stdout.trimEnd().split('\n');
  assert.match(first ?? '', /^Samples of (\S+); with STAMTAFEL_DAY=\1 /);
  return {
    text: stdout,
    lines,
    last: stdout.trimEnd().split('\n').at(-1),
    status,
  };
}

test('a file is one line with count and time, the total stands alone at the end', (t) => {
  const { lines, status } = report(t, {
    'a.test.mjs': `test('one', () => {}); describe('group', () => { test('two', () => {}); });`,
    'b.test.mjs': `test('three', () => {});`,
  });
  assert.match(lines[0] ?? '', /^✔ a\.test\.mjs {2}2 tests {2}\d+(\.\d)? m?s$/);
  assert.match(lines[1] ?? '', /^✔ b\.test\.mjs {2}1 test {2}\d+(\.\d)? m?s$/);
  assert.deepEqual(lines.slice(2), ['', '3 passed, 0 failed, 0 skipped']);
  assert.equal(status, 0);
});

test('a failure is shown in full: title with its groups, place, difference, stack without Node’s own lines', (t) => {
  const { text, last, status } = report(t, {
    'a.test.mjs': `describe('barrel', () => { test('HR-001 rolls', () => assert.deepEqual({ at: 7 }, { at: 8 })); });`,
  });
  assert.match(text, /✖ a\.test\.mjs {2}1 test, 1 failed/);
  assert.match(text, /✖ barrel › HR-001 rolls\n {2}a\.test\.mjs:2:28\n/);
  assert.match(text, /\+ {3}at: 7\n {2}- {3}at: 8\n/);
  assert.match(text, / at .*a\.test\.mjs:2:\d+/);
  assert.doesNotMatch(text, / at .*node:/);
  assert.equal(last, '0 passed, 1 failed, 0 skipped');
  assert.equal(status, 1);
});

test('skipped and to-do tests count as skipped', (t) => {
  const { last, status } = report(t, {
    'a.test.mjs': `test('yes', () => {}); test('no', { skip: 'no network' }, () => {});
      test('later', { todo: true }, () => { throw new Error('not yet'); });`,
  });
  assert.equal(last, '1 passed, 0 failed, 2 skipped');
  assert.equal(status, 0);
});

test('a file that does not load, throws late or leaves the process counts as a failure and says why', (t) => {
  const { text, last, status } = report(t, {
    'load.test.mjs': `import './missing.mjs';`,
    'late.test.mjs': `test('fine', () => {}); setTimeout(() => { throw new Error('too late'); }, 200);`,
    'exit.test.mjs': `test('gone', () => process.exit(3));`,
  });
  assert.match(text, /load\.test\.mjs\n[\s\S]*Cannot find module/);
  assert.match(text, /late\.test\.mjs\n[\s\S]*too late/);
  assert.match(text, /exit\.test\.mjs\n.*exit code 3/);
  assert.equal(last, '1 passed, 3 failed, 0 skipped');
  assert.equal(status, 1);
});

test('at night a file is told when it is done, also while one that began before it goes on', (t) => {
  const here = `import { existsSync, readFileSync, writeFileSync } from 'node:fs'; process.chdir(import.meta.dirname);`;
  const files = {
    'a.test.mjs': `${here}
      const wait = (ms) => new Promise((done) => setTimeout(done, ms));
      const isDone = (file) => {
        if (!existsSync(file)) return false;
        try { return !process.kill(Number(readFileSync(file, 'utf8')), 0); } catch { return true; }
      };
      test('slow', async () => { while (!isDone('b.pid') || !isDone('c.pid')) await wait(20); await wait(1000); });`,
    'b.test.mjs': `${here} writeFileSync('b.pid', String(process.pid)); test('wrong', () => assert.ok(false));`,
    'c.test.mjs': `${here} writeFileSync('c.pid', String(process.pid)); test('quick', () => {});`,
  };
  const { lines } = report(t, files, [], { STAMTAFEL_NIGHT: '20' });
  const early = lines.filter((line) => line.startsWith('…'));
  assert.match(early.at(-1) ?? '', /^… a\.test\.mjs passed after \d+\.\d s$/);
  assert.deepEqual(
    early
      .slice(0, 2)
      .map((line) => line.replace(/ after .*/, ''))
      .sort(),
    ['… b.test.mjs failed', '… c.test.mjs passed'],
  );
  const told = lines.findIndex((line) => line.startsWith('✔ a.test.mjs'));
  assert.ok(told > lines.indexOf(early[1] ?? ''), 'they are not told in the order in which they began');
  assert.deepEqual(
    report(t, files).lines.filter((line) => line.startsWith('…')),
    [],
  );
});

test('what a test prints stands under its file', (t) => {
  const { lines } = report(t, { 'a.test.mjs': `test('one', () => console.log('hello'));` });
  assert.equal(lines[1], '  hello');
});

test('no test at all is a failure, not a success', (t) => {
  const { lines, status } = report(t, { 'a.test.mjs': `test('one', () => {});` }, ['nothing']);
  assert.deepEqual(lines.slice(-2), ['No test ran.', '0 passed, 0 failed, 0 skipped']);
  assert.equal(status, 1);
});

test('a file without a test of the given name ends, whatever it has opened', (t) => {
  const slowly = `import { after, before } from 'node:test'; import { createServer } from 'node:http';
    let server;
    before(async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      server = createServer().listen(0);
    });
    after(() => server?.close());`;
  const files = {
    'a.test.mjs': `${slowly} test('another', () => {});`,
    'b.test.mjs': `${slowly} test('wanted', () => {});`,
  };
  const { lines, status } = report(t, files, ['wanted']);
  assert.match(lines[0] ?? '', /^✔ b\.test\.mjs {2}1 test /);
  assert.deepEqual(lines.slice(1), ['', '1 passed, 0 failed, 0 skipped']);
  assert.equal(status, 0);
});

test('npm test refuses a filter that fits no file and an option it does not know', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [fileURLToPath(new URL('./test.mjs', import.meta.url)), ...args], {
      encoding: 'utf8',
    });
  const nothing = run('no-such-file');
  assert.equal(nothing.stderr, 'No test file has no-such-file in its path.\n');
  assert.equal(nothing.status, 1);
  const unknown = run('--colour');
  assert.equal(unknown.stderr, "Unknown option '--colour'. Usage: npm test -- [WORD…] [--name PATTERN]\n");
  assert.equal(unknown.status, 1);
});

test('files begin in the order given', (t) => {
  const { lines } = report(t, {
    'z.test.mjs': `test('long', () => new Promise((resolve) => setTimeout(resolve, 50)));`,
    'a.test.mjs': `test('short', () => {});`,
  });
  assert.deepEqual(
    lines.slice(0, 2).map((line) => line.split(' ')[1]),
    ['z.test.mjs', 'a.test.mjs'],
  );
});
