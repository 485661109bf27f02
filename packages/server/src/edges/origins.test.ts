import assert from 'node:assert/strict';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { type TestContext, test } from 'node:test';
import { readConfig } from '../config.ts';
import { fakeHouse } from './testing/fake-house.ts';
import { openForTest } from './testing/open.ts';

/** A machine whose networks come and go. */
function machine(t: TestContext) {
  const networks: NodeJS.Dict<os.NetworkInterfaceInfo[]> = {};
  const asked = t.mock.method(os, 'networkInterfaces', () => networks);
  syncBuiltinESMExports();
  t.after(() => {
    asked.mock.restore();
    syncBuiltinESMExports();
  });
  let ahead = 0;
  const now = performance.now.bind(performance);
  t.mock.method(performance, 'now', () => now() + ahead);
  const wifi: os.NetworkInterfaceInfo = {
    address: '192.168.1.7',
    netmask: '255.255.255.0',
    family: 'IPv4',
    mac: '00:00:00:00:00:00',
    internal: false,
    cidr: '192.168.1.7/24',
  };
  return {
    asked,
    connect: () => {
      networks.wlan0 = [wifi];
    },
    pass: (ms: number) => {
      ahead += ms;
    },
  };
}

test('a house that was opened before the machine had a network is found there too, without a restart', async (t) => {
  const { asked, connect, pass } = machine(t);
  const opened = await openForTest(t, { house: fakeHouse(), config: readConfig({ HOST: '0.0.0.0' }) });
  const rename = async () => {
    const headers = { origin: 'http://192.168.1.7:3000' };
    return (await opened.ask('/api/me', { method: 'PUT', body: { name: 'Anna' }, headers })).status;
  };
  const addresses = async () => (await opened.ask('/api/addresses')).text.includes('192.168.1.7');
  assert.deepEqual([await rename(), await addresses()], [403, false]);
  connect();
  pass(10_000);
  assert.deepEqual([await rename(), await addresses()], [200, true]);
  const before = asked.mock.callCount();
  for (let n = 0; n < 20; n++) await rename();
  assert.ok(asked.mock.callCount() - before <= 1, 'the system is not asked for every request');
});

test('what the operator has said holds, whatever networks there are', async (t) => {
  const { connect, pass } = machine(t);
  const { origins } = readConfig({ HOST: '0.0.0.0', STAMTAFEL_ORIGINS: 'https://a.example' });
  connect();
  pass(10_000);
  assert.deepEqual(origins(), ['https://a.example']);
});
