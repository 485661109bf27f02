import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { vaultOf } from './vault.ts';

const seed = 'f00d'.repeat(16);
const [here, elsewhere] = ['here', 'elsewhere'];

test('a seal opens for its table only, with its key only, and never twice the same way', () => {
  const vault = vaultOf(randomBytes(32));
  const sealed = vault.seal(here, seed);
  assert.notEqual(sealed, vault.seal(here, seed));
  assert.ok(!sealed.includes(seed));
  assert.throws(() => vault.unseal(elsewhere, sealed));
  assert.throws(() => vaultOf(randomBytes(32)).unseal(here, sealed));
});

test('a seal with any bit flipped, any character changed or anything cut off or added is refused', () => {
  const vault = vaultOf(randomBytes(32));
  const sealed = vault.seal(here, seed);
  const bytes = Buffer.from(sealed, 'base64');
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const changed = Buffer.from(bytes);
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    assert.throws(() => vault.unseal(here, changed.toString('base64')), `bit ${bit}`);
  }
  for (let place = 0; place < sealed.length; place += 1) {
    const other = sealed[place] === 'A' ? 'B' : 'A';
    const changed = sealed.slice(0, place) + other + sealed.slice(place + 1);
    assert.throws(() => vault.unseal(here, changed), `character ${place}`);
    assert.throws(() => vault.unseal(here, sealed.slice(0, place)), `cut at ${place}`);
  }
  for (const more of ['A', '=', '\n', ' ', 'AAAA']) assert.throws(() => vault.unseal(here, sealed + more));
});
