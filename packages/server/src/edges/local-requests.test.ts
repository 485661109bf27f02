import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { fakeHouse } from './testing/fake-house.ts';
import { openForTest } from './testing/open.ts';

const passedOn = [{ 'x-forwarded-for': '203.0.113.9' }, { forwarded: 'for=203.0.113.9' }];

const opened = (t: TestContext, proxies: number) =>
  openForTest(t, { house: fakeHouse(), config: { proxies, origins: () => ['http://192.0.2.7:3000'] } });

test('what only this machine may read is not sent through a proxy on it, known to us or not', async (t) => {
  for (const proxies of [0, 1]) {
    const { ask } = await opened(t, proxies);
    assert.equal((await ask('/api/metrics')).status, 200);
    assert.deepEqual((await ask('/api/addresses')).json(), { addresses: ['http://192.0.2.7:3000'] });
    // One that we know of is believed only in the header that proxies agree on.
    for (const headers of passedOn.slice(0, proxies === 0 ? 2 : 1)) {
      assert.equal((await ask('/api/metrics', { headers })).status, 403);
      assert.deepEqual((await ask('/api/addresses', { headers })).json(), { addresses: [] });
    }
  }
});

test('nor to a page whose name its owner has pointed at this machine', async (t) => {
  const { app, url } = await opened(t, 0);
  const port = Number(new URL(url).port);
  const names = {
    own: ['localhost', '127.0.0.1', '[::1]', 'x.localhost', 'LOCALHOST'],
    others: ['evil.example', '192.0.2.7'],
  };
  const others = [
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evil.example:@localhost',
    'a b',
    ':',
    '[::',
  ];
  const ask = (path: string, host: string) =>
    app.inject({ path, headers: { host }, remoteAddress: '127.0.0.1' });
  for (const name of names.own)
    for (const host of [name, `${name}:${port}`]) {
      assert.equal((await ask('/api/metrics', host)).statusCode, 200, host);
      assert.deepEqual((await ask('/api/addresses', host)).json(), { addresses: ['http://192.0.2.7:3000'] });
    }
  // An address of the house's own is its own with its port.
  assert.equal((await ask('/api/metrics', '192.0.2.7:3000')).statusCode, 200);
  for (const host of [...names.others, ...others]) {
    assert.equal((await ask('/api/metrics', host)).statusCode, 403, host);
    assert.deepEqual((await ask('/api/addresses', host)).json(), { addresses: [] });
  }
});

test('the log warns once of a proxy that we do not know of', async (t) => {
  for (const proxies of [0, 1]) {
    const { ask, logged } = await opened(t, proxies);
    await ask('/api/health');
    const warnings = (): number => logged.filter((line) => line.includes('STAMTAFEL_PROXIES')).length;
    assert.equal(warnings(), 0);
    for (const headers of passedOn) await ask('/api/health', { headers });
    assert.equal(warnings(), proxies === 0 ? 1 : 0);
  }
});
