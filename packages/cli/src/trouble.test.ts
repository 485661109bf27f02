import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { BadInput } from './input.ts';
import { stamtafel } from './testing/stamtafel.ts';
import { exitCodes, explain } from './trouble.ts';

const thrownBy = (act: () => unknown): unknown => {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
};

test('unusable input and the system’s errors about files are bad input', () => {
  assert.deepEqual(explain(new BadInput('No such\n  thing.')), { sentence: 'No such thing.', exitCode: 2 });
  const missing = thrownBy(() => readFileSync('/not/there'));
  assert.deepEqual(explain(missing), { sentence: '/not/there does not exist.', exitCode: 2 });
});

test('anything else is a fault of ours and says so', () => {
  const { sentence, exitCode } = explain(new TypeError('x is not a function\n at y'));
  assert.equal(exitCode, exitCodes.unexpected);
  assert.equal(
    sentence,
    'Something went wrong that should not have: TypeError: x is not a function at y (--debug shows where).',
  );
  assert.equal(explain('thrown text').exitCode, exitCodes.unexpected);
});

test('only --debug shows where a failure comes from', async () => {
  const { code, err } = await stamtafel(['verify', '/not/there', '--debug']);
  assert.equal(code, 2);
  assert.match(err, /^\/not\/there does not exist\.\nBadInput: .*\n {4}at /);
});
