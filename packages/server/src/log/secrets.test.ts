import assert from 'node:assert/strict';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { CannotOpen } from './port.ts';
import { BrokenSeal, keysName, rotateCookieKeys, Secrets } from './secrets.ts';
import { folderFor, tableName } from './testing/tables.ts';

const seed = 'f00d'.repeat(16);

test('the keys are made at the first start, for the owner only, and are the same afterwards', (t) => {
  const folder = folderFor(t);
  const first = Secrets.open(folder);
  if (process.platform !== 'win32') assert.equal(statSync(join(folder, keysName)).mode & 0o777, 0o600);
  assert.equal(Secrets.open(folder).unseal(tableName(1), first.seal(tableName(1), seed)), seed);
  assert.deepEqual(Secrets.open(folder).cookies, first.cookies);
  assert.equal(first.cookies.length, 2);
  assert.equal(new Set(first.cookies.map(({ key }) => key.toString('hex'))).size, 2);
});

test('a rotation keeps the last cookie key, drops the oldest and leaves the seeds readable', (t) => {
  const folder = folderFor(t);
  const before = Secrets.open(folder);
  const sealed = before.seal(tableName(1), seed);
  rotateCookieKeys(folder);
  const after = Secrets.open(folder);
  assert.deepEqual(after.cookies[1], before.cookies[0]);
  assert.ok(!before.cookies.some(({ id }) => id === after.cookies[0]?.id));
  assert.equal(after.unseal(tableName(1), sealed), seed);
});

test('a seal opens for its table only, with its key only, and never twice the same way', (t) => {
  const secrets = Secrets.open(folderFor(t));
  const sealed = secrets.seal(tableName(1), seed);
  assert.notEqual(sealed, secrets.seal(tableName(1), seed));
  assert.ok(!sealed.includes(seed));
  assert.throws(() => secrets.unseal(tableName(2), sealed), BrokenSeal);
  assert.throws(() => Secrets.open(folderFor(t)).unseal(tableName(1), sealed), BrokenSeal);
});

test('a seal with any bit flipped, any character changed or anything cut off or added is refused', (t) => {
  const secrets = Secrets.open(folderFor(t));
  const sealed = secrets.seal(tableName(1), seed);
  const bytes = Buffer.from(sealed, 'base64url');
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const changed = Buffer.from(bytes);
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    assert.throws(
      () => secrets.unseal(tableName(1), changed.toString('base64url')),
      BrokenSeal,
      `bit ${bit}`,
    );
  }
  for (let place = 0; place < sealed.length; place += 1) {
    const other = sealed[place] === 'A' ? 'B' : 'A';
    const changed = sealed.slice(0, place) + other + sealed.slice(place + 1);
    assert.throws(() => secrets.unseal(tableName(1), changed), BrokenSeal, `character ${place}`);
    assert.throws(() => secrets.unseal(tableName(1), sealed.slice(0, place)), BrokenSeal, `cut at ${place}`);
  }
  for (const more of ['A', '=', '\n', ' ', 'AAAA'])
    assert.throws(() => secrets.unseal(tableName(1), sealed + more), BrokenSeal);
});

test('one secret of the operator gives all keys, and no file is written', (t) => {
  const folder = folderFor(t);
  const secret = 'a secret of thirty-two characters or more';
  const sealed = Secrets.open(folder, secret).seal(tableName(1), seed);
  assert.equal(Secrets.open(folderFor(t), secret).unseal(tableName(1), sealed), seed);
  assert.throws(() => Secrets.open(folder, `${secret}!`).unseal(tableName(1), sealed), BrokenSeal);
  assert.throws(() => readFileSync(join(folder, keysName)), /ENOENT/);
  assert.throws(
    () => Secrets.open(folder, 'short'),
    (error) => error instanceof CannotOpen,
  );
});

test('a damaged file of keys is refused, not replaced, and the sentence does not repeat what is in it', (t) => {
  const folder = folderFor(t);
  Secrets.open(folder);
  const file = join(folder, keysName);
  const text = readFileSync(file, 'utf8');
  for (const wrong of [
    '',
    '{}',
    text.slice(0, -20),
    text.replace('"seeds"', '"seed"'),
    'null',
    '{"seeds":"tale"}',
  ]) {
    writeFileSync(file, wrong);
    assert.throws(
      () => Secrets.open(folder),
      (error) =>
        error instanceof CannotOpen &&
        /not a file of keys/.test(error.message) &&
        !/tale/.test(error.message),
    );
    assert.equal(readFileSync(file, 'utf8'), wrong);
  }
});
