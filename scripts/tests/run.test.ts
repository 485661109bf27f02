import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const runner = fileURLToPath(new URL('./run.ts', import.meta.url));

interface Wish {
  readonly names?: readonly string[];
  readonly quick?: boolean;
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs test files as npm test does, and answers what a reader of the output sees. */
function run(t: TestContext, files: Readonly<Record<string, string>>, wish: Wish = {}) {
  const { names = [], quick = false, env: more = {} } = wish;
  const folder = mkdtempSync(join(tmpdir(), 'stamtafel-runner-'));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const [name, body] of Object.entries(files)) {
    const imports = `import { after, before, describe, test } from 'node:test'; import assert from 'node:assert/strict';\n`;
    writeFileSync(join(folder, name), imports + body);
  }
  const { NODE_TEST_CONTEXT: _, FORCE_COLOR: __, ...env } = process.env;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [runner, JSON.stringify({ files: Object.keys(files), names, quick })],
    { cwd: folder, env: { ...env, ...more }, encoding: 'utf8' },
  );
  const lines = stdout.trimEnd().split('\n');
  return { text: stdout, lines, last: lines.at(-1), stderr, status };
}

/** What makes a file need a process of its own. */
const alone = `import 'node:child_process';\n`;

test('a process is one line with its time, the count stands alone at the end', (t) => {
  const { lines, status } = run(t, {
    'a.test.mjs': `${alone}test('one', () => {}); describe('group', () => { test('two', () => {}); });`,
    'b.test.mjs': `test('three', () => {});`,
    'c.test.mjs': `test('four', () => {});`,
  });
  assert.match(lines[0] ?? '', /^Samples of (\S+); with STAMTAFEL_DAY=\1 /);
  assert.deepEqual(
    lines
      .slice(1, 3)
      .map((line) => line.replace(/ {2}\d+\.\d s$/, ''))
      .sort(),
    ['✔ a.test.mjs', '✔ b.test.mjs and 1 more'],
  );
  assert.deepEqual(lines.slice(3), ['', '4 passed, 0 failed, 0 skipped']);
  assert.equal(status, 0);
});

test('a failure is told as Node tells it, with place and difference, wherever its file ran', (t) => {
  for (const first of ['', alone]) {
    const { text, last, status } = run(t, {
      'a.test.mjs': `${first}\ndescribe('barrel', () => { test('HR-001 rolls', () => assert.deepEqual({ at: 7 }, { at: 8 })); });`,
      'b.test.mjs': `test('fine', () => {});`,
    });
    assert.match(text, /test at a\.test\.mjs:\d:28\n✖ HR-001 rolls/);
    assert.match(text, /\+ {3}at: 7\n {2}- {3}at: 8\n/);
    assert.equal(last, '1 passed, 1 failed, 0 skipped');
    assert.equal(status, 1);
  }
});

test('skipped and to-do tests count as skipped', (t) => {
  const { last, status } = run(t, {
    'a.test.mjs': `test('yes', () => {}); test('no', { skip: 'no network' }, () => {});
      test('later', { todo: true }, () => { throw new Error('not yet'); });`,
  });
  assert.equal(last, '1 passed, 0 failed, 2 skipped');
  assert.equal(status, 0);
});

test('a file that does not load, throws late or leaves its process is a failure and says why', (t) => {
  const { text, last, status } = run(t, {
    'load.test.mjs': `${alone}import './missing.mjs';`,
    'late.test.mjs': `${alone}test('fine', () => {}); setTimeout(() => { throw new Error('too late'); }, 200);`,
    'exit.test.mjs': `${alone}test('gone', () => process.exit(3));`,
    'load-with-others.test.mjs': `import './missing-too.mjs';`,
    'another.test.mjs': `test('fine', () => {});`,
  });
  assert.match(text, /✖ load\.test\.mjs: the process itself failed[\s\S]*Cannot find module/);
  assert.match(text, /✖ late\.test\.mjs: the process itself failed[\s\S]*too late/);
  assert.match(text, /✖ exit\.test\.mjs: the process itself failed \(exit code 3\)/);
  assert.match(text, /✖ load-with-others\.test\.mjs[\s\S]*missing-too\.mjs/);
  assert.equal(last, '2 passed, 4 failed, 0 skipped');
  assert.equal(status, 1);
});

test('in a process that is shared, what a file does before and after its tests stays its own', (t) => {
  const counts = (name: string): string =>
    `let there = 0; before(() => { there++; }); after(() => { there--; });
     test('${name}', () => assert.equal(there, 1));`;
  const { last } = run(t, { 'a.test.mjs': counts('one'), 'b.test.mjs': counts('two') });
  assert.equal(last, '2 passed, 0 failed, 0 skipped');
});

test('a test that leaves a built-in changed for the others in its process is named', (t) => {
  const { text, last } = run(t, {
    'a.test.mjs': `test('spoils', (t) => void t.mock.method(Map.prototype, Symbol.iterator, () => {}));`,
    'b.test.mjs': `test('mocks', (t) => void t.mock.method(Date, 'now', () => 7));`,
  });
  assert.match(text, /Map\.prototype\.Symbol\(Symbol\.iterator\)/);
  assert.doesNotMatch(text, /Date\.now/);
  assert.match(last ?? '', /^2 passed, [12] failed/);
});

test('whatever is believed to need no processes cannot start one', (t) => {
  // Found by no import: the name is put together only when it runs.
  const hidden = `const { spawnSync } = await import('node:child' + '_process');
    test('starts', () => void spawnSync('true'));`;
  const { text, status } = run(t, { 'a.test.mjs': hidden });
  assert.match(text, /scripts\/tests\/needs\.ts/);
  assert.equal(status, 1);
});

test('a quick run leaves out whatever needs a browser or processes', (t) => {
  const files = { 'a.test.mjs': `${alone}test('slow', () => {});`, 'b.test.mjs': `test('quick', () => {});` };
  const { last, text } = run(t, files, { quick: true });
  assert.equal(last, '1 passed, 0 failed, 0 skipped');
  assert.doesNotMatch(text, /a\.test/);
});

test('what a test prints is shown with the name of its file', (t) => {
  const { lines } = run(t, { 'a.test.mjs': `test('one', () => console.log('hello'));` });
  assert.deepEqual(lines.slice(lines.indexOf('a.test.mjs says:'))[1], '  hello');
});

test('what is left out is counted, and it is said why', (t) => {
  const skipped = (title: string): string => `test('${title}', { skip: 'it needs a server' }, () => {});`;
  const { last, lines, status } = run(t, { 'a.test.mjs': skipped('one') + skipped('two') });
  assert.ok(lines.includes('2 left out: it needs a server'));
  assert.equal(last, '0 passed, 0 failed, 2 skipped');
  assert.equal(status, 0);
});

test('no test at all is a failure, not a success', (t) => {
  const { lines, status } = run(t, { 'a.test.mjs': `test('one', () => {});` }, { names: ['nothing'] });
  assert.deepEqual(lines.slice(-2), ['No test ran.', '0 passed, 0 failed, 0 skipped']);
  assert.equal(status, 1);
});

test('a title is looked for in titles only, and a file without it ends, whatever it has opened', (t) => {
  const slowly = `import { createServer } from 'node:http';
    let server;
    before(async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      server = createServer().listen(0);
    });
    after(() => server?.close());`;
  const files = {
    'wanted.test.mjs': `${slowly} test('another', () => {});`,
    'b.test.mjs': `${slowly} test('wanted', () => {});`,
  };
  const { last, status } = run(t, files, { names: ['wanted'] });
  assert.equal(last, '1 passed, 0 failed, 0 skipped');
  assert.equal(status, 0);
});

test('a day that does not exist is refused in a sentence', (t) => {
  const { stderr, status } = run(t, {}, { env: { STAMTAFEL_DAY: 'yesterday' } });
  assert.equal(stderr, 'STAMTAFEL_DAY is a day such as 2026-11-19, not yesterday.\n');
  assert.equal(status, 2);
});

test('npm test refuses a filter that fits no file and an option it does not know', () => {
  const start = (...args: string[]) =>
    spawnSync(process.execPath, [fileURLToPath(new URL('../test.mjs', import.meta.url)), ...args], {
      encoding: 'utf8',
    });
  const nothing = start('no-such-file');
  assert.equal(nothing.stderr, 'No test file has no-such-file in its path.\n');
  assert.equal(nothing.status, 2);
  const unknown = start('--colour');
  assert.equal(unknown.stderr, "Unknown option '--colour'. Usage: npm test -- [WORD…] [--name PATTERN]\n");
  assert.equal(unknown.status, 2);
});
