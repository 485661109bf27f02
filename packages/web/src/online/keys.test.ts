import assert from 'node:assert/strict';
import { test } from 'node:test';
import { remember, remembered } from './keys.ts';

const drawer = new Map<string, string>();
Object.defineProperty(globalThis, 'localStorage', {
  value: {
    getItem: (name: string) => drawer.get(name) ?? null,
    setItem: (name: string, value: string) => drawer.set(name, value),
  },
});

test('a good key is remembered, whatever else is learnt about the table, and by table', () => {
  remember('a', { key: 'goed' });
  remember('a', { commitment: 'belofte' });
  remember('a', { removed: true });
  assert.deepEqual(remembered('a'), { key: 'goed', commitment: 'belofte', removed: true });
  assert.deepEqual(remembered('b'), {});
  remember('a', { key: 'nieuw' });
  assert.equal(remembered('a').key, 'nieuw');
});

test('what somebody else wrote there is not taken for a key', () => {
  for (const written of ['{', '7', 'null', '{"key":7,"removed":"ja"}']) {
    drawer.set('stamtafel-table-c', written);
    assert.deepEqual(remembered('c'), {}, written);
  }
});
