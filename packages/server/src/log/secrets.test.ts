import assert from 'node:assert/strict';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { CannotOpen } from './port.ts';
import { COOKIE_DAYS, keysName, Secrets } from './secrets.ts';
import { folderFor } from './testing/tables.ts';

test('the keys are made at the first start, for the owner only, and are the same afterwards', (t) => {
  const folder = folderFor(t);
  const first = Secrets.open(folder);
  if (process.platform !== 'win32') assert.equal(statSync(join(folder, keysName)).mode & 0o777, 0o600);
  const { ino } = statSync(join(folder, keysName));
  assert.deepEqual(Secrets.open(folder).seeds, first.seeds);
  assert.equal(statSync(join(folder, keysName)).ino, ino, 'not written again');
  assert.equal(first.seeds.length, 32);
  assert.deepEqual(Secrets.open(folder).cookies, first.cookies);
  assert.equal(first.cookies.length, 1);
});

const DAY = 24 * 3600 * 1000;

test('a start after thirty days makes another cookie key; each is accepted as long as its cookies live', (t) => {
  const folder = folderFor(t);
  const signed = new Map<string, number>();
  const { seeds } = Secrets.open(folder, { now: 0 });
  for (let day = 0; day < 1500; day += 7) {
    const secrets = Secrets.open(folder, { now: day * DAY });
    assert.deepEqual(secrets.seeds, seeds);
    const accepted = secrets.cookies.map(({ id }) => id);
    for (const [id, last] of signed)
      if (day - last <= COOKIE_DAYS) assert.ok(accepted.includes(id), `${id} on day ${day}`);
    // The house signs until its next start.
    signed.set(accepted[0]!, day + 7);
    assert.ok(accepted.length <= 14, `${accepted.length} keys on day ${day}`);
  }
  assert.equal(signed.size, Math.ceil(1500 / 35));
});

test('a file of an earlier version, which does not say when its keys were made, is rotated', (t) => {
  const folder = folderFor(t);
  const key = (digit: string) => ({ id: `id${digit}`, key: digit.repeat(64) });
  const before = { cookies: [key('1'), key('2')], seeds: 'f'.repeat(64) };
  writeFileSync(join(folder, keysName), JSON.stringify(before));
  const { cookies, seeds } = Secrets.open(folder);
  assert.deepEqual([cookies.length, cookies[1]?.id, seeds.toString('hex')], [2, 'id1', before.seeds]);
  assert.deepEqual(Secrets.open(folder).cookies, cookies);
});

test('one secret of the operator gives all keys, and no file is written', (t) => {
  const folder = folderFor(t);
  const secret = 'a secret of thirty-two characters or more';
  const { cookies, seeds } = Secrets.open(folder, { secret });
  assert.deepEqual({ ...Secrets.open(folderFor(t), { secret }) }, { cookies, seeds });
  const all = [seeds, ...cookies.map(({ key }) => key)].map((key) => key.toString('hex'));
  assert.equal(new Set(all).size, 2);
  assert.notDeepEqual(Secrets.open(folder, { secret: `${secret}!` }).seeds, seeds);
  assert.throws(() => readFileSync(join(folder, keysName)), /ENOENT/);
  assert.throws(
    () => Secrets.open(folder, { secret: 'short' }),
    (error) => error instanceof CannotOpen,
  );
});

test('keys that are only read are not written, neither the first nor a newer one', (t) => {
  const folder = folderFor(t);
  const { from, seeds } = Secrets.read(folder, { now: 0 });
  assert.equal(from, 'nowhere');
  assert.throws(() => readFileSync(join(folder, keysName)), /ENOENT/);
  const kept = Secrets.open(folder, { now: 0 });
  assert.notDeepEqual(kept.seeds, seeds);
  const later = Secrets.read(folder, { now: 50 * DAY });
  assert.deepEqual([later.from, later.cookies.length, later.seeds], ['file', 2, kept.seeds]);
  assert.deepEqual(Secrets.open(folder, { now: 0 }).cookies, kept.cookies);
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
    // Still keys, but others.
    text.replace(/("seeds": ")(.)/, (_, before, sign) => `${before}${sign === '0' ? '1' : '0'}`),
    text.replace(/("key": "..)(.)/, (_, before, sign) => `${before}${sign === '0' ? '1' : '0'}`),
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

test('keys of an earlier version, which had no sum, are read as before', (t) => {
  const folder = folderFor(t);
  const { seeds } = Secrets.open(folder);
  const file = join(folder, keysName);
  const { sum, ...keys } = JSON.parse(readFileSync(file, 'utf8'));
  assert.match(sum, /^[0-9a-f]{64}$/);
  writeFileSync(file, JSON.stringify(keys));
  assert.deepEqual(Secrets.open(folder).seeds, seeds);
});
