import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Allowance, Places } from './limits.ts';

test('an allowance is spent per key and comes back with time', () => {
  const allowance = new Allowance({ most: 2, ms: 100 });
  assert.deepEqual(
    [1, 2, 3].map(() => allowance.spend('a', 0)),
    [true, true, false],
  );
  assert.equal(allowance.spend('b', 0), true);
  assert.equal(allowance.spend('a', 99), false);
  assert.equal(allowance.spend('a', 100), true);
  allowance.giveBack('a');
  assert.deepEqual(
    [1, 2, 3].map(() => allowance.spend('a', 101)),
    [true, true, false],
  );
});

test('a flood of keys takes bounded room and keeps nobody who has just come', () => {
  const allowance = new Allowance({ most: 1, ms: 100 });
  for (let i = 0; i < 30_000; i++) allowance.spend(`key ${i}`, 0);
  assert.ok(allowance.size <= 10_000, `${allowance.size}`);
  assert.equal(allowance.spend('key 29999', 1), false);
});

test('places are left once, however often one leaves', () => {
  const places = new Places(2);
  const leave = places.enter('a');
  assert.ok(leave && places.enter('a'));
  assert.equal(places.enter('a'), undefined);
  leave();
  leave();
  assert.ok(places.enter('a'));
  assert.equal(places.enter('a'), undefined);
});
