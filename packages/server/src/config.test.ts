import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { test } from 'node:test';
import { BadInput } from '@stamtafel/kernel';
import { elsewhere, readConfig, standardLimits, variables } from './config.ts';

const guide = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');

test('without any variable it is a house for this machine', () => {
  const { host, port, origins, secure, proxies, metrics, limits } = readConfig({});
  assert.deepEqual(
    { host, port, secure, proxies, metrics },
    { host: '127.0.0.1', port: 3000, secure: false, proxies: 0, metrics: 'local' },
  );
  assert.deepEqual(origins(), ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000']);
  assert.deepEqual(limits, standardLimits);
});

test('on every network the names of the machine are origins; behind a proxy only what is given', () => {
  const open = readConfig({ HOST: '0.0.0.0', PORT: '80' }).origins();
  assert.ok(open.includes(`http://${hostname().toLowerCase()}`) && open.includes('http://localhost'));
  const { origins, secure } = readConfig({ STAMTAFEL_ORIGINS: 'https://a.example, https://b.example:8443' });
  assert.deepEqual([origins(), secure], [['https://a.example', 'https://b.example:8443'], true]);
  assert.equal(readConfig({ STAMTAFEL_ORIGINS: 'https://a.example,http://localhost:3000' }).secure, false);
});

test('where a phone finds the house: nowhere if it listens to this machine only', () => {
  assert.deepEqual(elsewhere(readConfig({}).origins()), []);
  assert.deepEqual(elsewhere(readConfig({ HOST: '192.168.1.5' }).origins()), ['http://192.168.1.5:3000']);
  assert.ok(
    elsewhere(readConfig({ HOST: '0.0.0.0' }).origins()).includes(
      `http://${hostname().toLowerCase()}.local:3000`,
    ),
  );
  const given =
    'http://localhost:3000,http://127.8.9.1,http://tafel.localhost,http://[::1]:8080,https://tafel.example';
  assert.deepEqual(elsewhere(readConfig({ STAMTAFEL_ORIGINS: given }).origins()), ['https://tafel.example']);
});

test('a value that makes no sense is named in one sentence', () => {
  const wrong: readonly (readonly [string, string])[] = [
    ['PORT', '70000'],
    ['PORT', '3e3'],
    ['PORT', '-1'],
    ['PORT', '0'],
    ['STAMTAFEL_PROXIES', 'yes'],
    ['STAMTAFEL_ORIGINS', 'tafel.example'],
    ['STAMTAFEL_ORIGINS', 'https://a.example/path'],
    ['STAMTAFEL_ORIGINS', 'ftp://a.example'],
    ['STAMTAFEL_LOG', 'loud'],
    ['STAMTAFEL_WEB', '/nonexistent'],
    ['STAMTAFEL_WEB', import.meta.dirname],
    ['STAMTAFEL_METRICS', 'everybody'],
    ['STAMTAFEL_BOT_DELAY_MS', '9-3'],
    ['STAMTAFEL_SOCKETS_PER_PERSON', '0'],
  ];
  for (const [name, value] of wrong)
    assert.throws(
      () => readConfig({ [name]: value }),
      (error) => error instanceof BadInput && error.message.startsWith(name),
      `${name}=${value}`,
    );
});

test('a node of a house on several machines has a database and a key, and perhaps a broker', () => {
  const env = { STAMTAFEL_DATABASE: 'postgres://a/b', STAMTAFEL_KEY: 'k'.repeat(32) };
  const shared = { database: 'postgres://a/b', broker: undefined, key: 'k'.repeat(32) };
  assert.equal(readConfig({ STAMTAFEL_KEY: env.STAMTAFEL_KEY }).shared, undefined);
  assert.deepEqual(readConfig(env).shared, shared);
  const broker = 'nats://a:4222, tls://b';
  assert.deepEqual(readConfig({ ...env, STAMTAFEL_BROKER: broker }).shared, { ...shared, broker });
  const wrong: readonly (readonly [{ readonly [name: string]: string }, RegExp])[] = [
    [{ STAMTAFEL_KEY: '' }, /^STAMTAFEL_DATABASE needs STAMTAFEL_KEY/],
    [{ STAMTAFEL_DATABASE: '', STAMTAFEL_BROKER: broker }, /^STAMTAFEL_BROKER needs STAMTAFEL_DATABASE/],
    [{ STAMTAFEL_BROKER: 'nats://a, http://b' }, /^STAMTAFEL_BROKER must be like/],
    [{ STAMTAFEL_INCREMENTS: '/mnt' }, /^STAMTAFEL_INCREMENTS is for a house with a data folder/],
  ];
  for (const [more, says] of wrong)
    assert.throws(
      () => readConfig({ ...env, ...more }),
      (error) => error instanceof BadInput && says.test(error.message),
    );
});

test('docs/operating.md lists exactly the variables there are', () => {
  const listed = [...guide.matchAll(/^\| `([A-Z_0-9]+)` \|/gm)].map(([, name]) => name);
  assert.deepEqual(listed.toSorted(), variables.toSorted());
});

test('docs/operating.md gives the figures that are used when nothing is set', () => {
  const config = readConfig({});
  const figures = { ...config.limits, ...config.house };
  for (const [, name = '', figure] of guide.matchAll(/^\| `(STAMTAFEL_[A-Z_0-9]+)` \| `(\d+)` \|/gm)) {
    const set = readConfig({ [name]: String(Number(figure)) });
    assert.deepEqual({ ...set.limits, ...set.house }, figures, name);
  }
});
