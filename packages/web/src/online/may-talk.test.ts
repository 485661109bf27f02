import assert from 'node:assert/strict';
import { test } from 'node:test';
import { remember } from './keys.ts';
import { mayTalk } from './may-talk.ts';

const drawer = new Map<string, string>();
Object.defineProperty(globalThis, 'localStorage', {
  value: {
    getItem: (name: string) => drawer.get(name) ?? null,
    setItem: (name: string, value: string) => drawer.set(name, value),
  },
});

const player = { id: 'a', watching: 'off', seats: [{ yours: false }, { yours: true }] } as const;
const watcher = { id: 'b', watching: 'live', seats: [{ yours: false }] } as const;

test('whoever plays or watches at the same time may talk, whoever watches later may not', () => {
  assert.ok(mayTalk(player));
  assert.ok(mayTalk(watcher));
  assert.ok(!mayTalk({ ...watcher, watching: 'delayed' }));
});

test('whoever was sent away may not talk, until a chair is his again', () => {
  remember(watcher.id, { removed: true });
  assert.ok(!mayTalk(watcher));
  assert.ok(mayTalk({ ...watcher, seats: [{ yours: true }] }));
  remember(watcher.id, { removed: false });
  assert.ok(mayTalk(watcher));
});
