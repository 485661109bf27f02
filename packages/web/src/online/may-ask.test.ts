import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAway, mayAskForBot } from './may-ask.ts';

const me = { kind: 'person', present: true, kept: false, yours: true } as const;
const other = { ...me, yours: false };
const gone = { ...other, present: false };
const computer = { ...other, kind: 'bot' } as const;

test('a computer may be asked for where another player is there to agree', () => {
  assert.ok(mayAskForBot([me, other, gone]));
  assert.ok(mayAskForBot([me, { ...other, kept: true }, gone]));
  for (const nobody of [me, gone, computer]) assert.ok(!mayAskForBot([me, nobody, gone]));
});

test('a computer can sit in for others who are away, once', () => {
  assert.deepEqual([me, other, gone, computer, { ...gone, kept: true }].map(isAway), [
    false,
    false,
    true,
    false,
    false,
  ]);
});
