import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { test } from 'node:test';
import { commit, seedOf, verifyFairness } from './commitment.ts';
import { BadInput } from './game.ts';

const secret = '0123456789abcdef'.repeat(4);

test('a commitment is the SHA-256 of the secret, a seed the HMAC of what the seats added', () => {
  const sha = createHash('sha256').update(`stamtafel commitment 1:${secret}`).digest('hex');
  assert.equal(commit(secret), sha);
  const hmac = createHmac('sha256', Buffer.from(secret, 'hex'))
    .update('stamtafel seed 1:3:hoi,0:,3:né', 'utf8')
    .digest('hex');
  assert.equal(seedOf(secret, ['hoi', '', 'né']), hmac, 'lengths count bytes');
});

test('every seat has a say: another contribution gives another seed', () => {
  const lists = [[], [''], ['', ''], ['a'], ['a', ''], ['', 'a'], ['a,1:b'], ['a', 'b'], ['ab'], ['1:a']];
  assert.equal(new Set(lists.map((list) => seedOf(secret, list))).size, lists.length);
});

test('the shown secret is checked against the promise', () => {
  const fairness = { commitment: commit(secret), contributions: ['x'] };
  assert.deepEqual(verifyFairness({ ...fairness, secret }), { ok: true, seed: seedOf(secret, ['x']) });
  assert.deepEqual(verifyFairness(fairness), { ok: false, seed: undefined });
  assert.equal(verifyFairness({ ...fairness, secret: 'f'.repeat(64) }).ok, false);
  assert.deepEqual(verifyFairness({ ...fairness, secret: 'short' }), { ok: false, seed: undefined });
});

test('a commitment tells nothing of the seed, and a secret is 64 hexadecimal digits', () => {
  assert.notEqual(commit(secret), seedOf(secret, []));
  for (const bad of ['', 'abc', 'G'.repeat(64), secret.toUpperCase()]) {
    assert.throws(() => commit(bad), BadInput);
    assert.throws(() => seedOf(bad, []), BadInput);
  }
});
