import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mayTalk } from './may-talk.ts';

const player = { watching: 'off', seats: [{ yours: false }, { yours: true }] } as const;
const watcher = { watching: 'live', seats: [{ yours: false }] } as const;

test('players and those who watch live may talk, those who watch later may not', () => {
  assert.ok(mayTalk(player));
  assert.ok(mayTalk(watcher));
  assert.ok(!mayTalk({ ...watcher, watching: 'delayed' }));
});
