import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

test('a test file of which nothing is asked for ends by itself: no browser keeps it', () => {
  const file = fileURLToPath(new URL('overlap.test.ts', import.meta.url));
  const { NODE_TEST_CONTEXT: _, ...env } = process.env; // a test run inside a test is a run of its own
  const { status, signal, stdout } = spawnSync(
    process.execPath,
    ['--test-reporter=tap', '--test-name-pattern=no test has this name', file],
    { env, encoding: 'utf8', timeout: 60_000, killSignal: 'SIGKILL' },
  );
  assert.deepEqual({ status, signal }, { status: 0, signal: null }, stdout);
  assert.match(stdout, /# pass 0\n/);
});
