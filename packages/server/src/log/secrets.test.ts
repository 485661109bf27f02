import assert from 'node:assert/strict';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { CannotOpen } from './port.ts';
import { keysName, rotateCookieKeys, Secrets } from './secrets.ts';
import { folderFor } from './testing/tables.ts';

test('the keys are made at the first start, for the owner only, and are the same afterwards', (t) => {
  const folder = folderFor(t);
  const first = Secrets.open(folder);
  if (process.platform !== 'win32') assert.equal(statSync(join(folder, keysName)).mode & 0o777, 0o600);
  assert.deepEqual(Secrets.open(folder).seeds, first.seeds);
  assert.equal(first.seeds.length, 32);
  assert.deepEqual(Secrets.open(folder).cookies, first.cookies);
  assert.equal(first.cookies.length, 2);
  assert.equal(new Set(first.cookies.map(({ key }) => key.toString('hex'))).size, 2);
});

test('a rotation keeps the last cookie key, drops the oldest and leaves the seeds readable', (t) => {
  const folder = folderFor(t);
  const before = Secrets.open(folder);
  rotateCookieKeys(folder);
  const after = Secrets.open(folder);
  assert.deepEqual(after.cookies[1], before.cookies[0]);
  assert.ok(!before.cookies.some(({ id }) => id === after.cookies[0]?.id));
  assert.deepEqual(after.seeds, before.seeds);
});

test('one secret of the operator gives all keys, and no file is written', (t) => {
  const folder = folderFor(t);
  const secret = 'a secret of thirty-two characters or more';
  const { cookies, seeds } = Secrets.open(folder, secret);
  assert.deepEqual({ ...Secrets.open(folderFor(t), secret) }, { cookies, seeds });
  const all = [seeds, ...cookies.map(({ key }) => key)].map((key) => key.toString('hex'));
  assert.equal(new Set(all).size, 3);
  assert.notDeepEqual(Secrets.open(folder, `${secret}!`).seeds, seeds);
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
