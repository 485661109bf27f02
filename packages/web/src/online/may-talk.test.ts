import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mayTalk } from './may-talk.ts';

const player = { watching: 'off', seats: [{ yours: false }, { yours: true }] } as const;
const watcher = { watching: 'live', seats: [{ yours: false }] } as const;

test('whoever plays or watches at the same time may talk, whoever watches later may not', () => {
  assert.ok(mayTalk(player));
  assert.ok(mayTalk(watcher));
  assert.ok(!mayTalk({ ...watcher, watching: 'delayed' }));
});
