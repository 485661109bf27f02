import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { fakeHouse } from './testing/fake-house.ts';
import { client, ORIGIN, openForTest } from './testing/open.ts';
import { neighbourhood, whereabouts } from './whereabouts.ts';

test('IPv6 counts by its /64, which one subscriber has; IPv4 and local addresses count as they are', () => {
  const same = [
    [
      '2001:db8:1:2::1',
      '2001:db8:1:2:ffff:ffff:ffff:ffff',
      '2001:0DB8:0001:0002:1:2:3:4',
      '2001:db8:1:2:0:0:1.2.3.4',
    ],
    ['2001:db8::1', '2001:db8:0:0:1::', '2001:db8::abcd:0:0:1', '2001:db8::1%eth0'],
    ['::ffff:203.0.113.9', '203.0.113.9', '::FFFF:cb00:7109'],
  ];
  for (const alike of same) assert.equal(new Set(alike.map(whereabouts)).size, 1, String(alike));
  const different = [
    '2001:db8:1:2::1',
    '2001:db8:1:3::1',
    '203.0.113.9',
    '203.0.113.10',
    'fe80::1%eth0',
    'fe80::2%eth0',
    'fd12:3456:789a:1::1',
    'fd12:3456:789a:1::2',
    '::1',
  ];
  assert.equal(new Set(different.map(whereabouts)).size, different.length);
  assert.equal(whereabouts('no address'), 'no address');
});

test('around an IPv6 address lie the networks that a subscriber may have; others have none around them', () => {
  const around = (address: string) => neighbourhood(whereabouts(address));
  assert.deepEqual(around('2001:db8:1:ab2::1'), [
    '2001:db8:1::/48',
    '2001:db8:1:0a00::/56',
    '2001:db8:1:ab2',
  ]);
  assert.deepEqual(around('2001:db8:1:aff::7').slice(0, 2), around('2001:db8:1:ab2::1').slice(0, 2));
  assert.notDeepEqual(around('2001:db8:1:b00::7').slice(0, 2), around('2001:db8:1:ab2::1').slice(0, 2));
  for (const alone of ['203.0.113.9', 'fe80::1', 'fd00::1:2', 'no address'])
    assert.deepEqual(around(alone), [alone]);
});

const from = (address: string) => ({ 'x-forwarded-for': address });

test('other addresses of the same /64 give nobody more requests, new tables or connections', async (t) => {
  const opened = await openForTest(t, {
    house: fakeHouse(),
    config: { proxies: 1 },
    limits: { requestsPerMinute: 40, newTablesPer10Minutes: 1, socketsPerAddress: 2 },
  });
  const network = (n: number) => from(`2001:db8:1:${n}::${(count++).toString(16)}`);
  let count = 1;
  const make = async (n: number) => {
    const body = { game: 'how-ruck', seats: [{ kind: 'me' }, { kind: 'open' }] };
    return (await opened.ask('/api/tables', { method: 'POST', body, headers: network(n) })).status;
  };
  const made: number[] = [];
  for (let i = 0; i < 11; i++) made.push(await make(1));
  assert.deepEqual([made.at(0), made.at(9), made.at(10)], [201, 201, 429]);
  assert.equal(await make(2), 201);

  const statuses = new Set<number>();
  for (let i = 0; i < 41; i++) statuses.add((await opened.ask('/api/games', { headers: network(3) })).status);
  assert.deepEqual([...statuses], [200, 429]);

  const open = (n: number) => client(opened.live({ origin: ORIGIN, ...network(n) }));
  for (let i = 0; i < 2; i++) await once(open(4).socket, 'open');
  assert.equal(await open(4).ended, 1013);
  await once(open(5).socket, 'open');
});

test('the house is told where a client is', async (t) => {
  const house = fakeHouse();
  const opened = await openForTest(t, { house, config: { proxies: 1 } });
  const guest = client(opened.live({ origin: ORIGIN, cookie: await opened.guest(), ...from('2001:db8::5') }));
  await once(guest.socket, 'open');
  guest.say({ do: 'hello', protocol: 1 });
  await guest.hear('welcome');
  assert.deepEqual(
    [...house.clients].map((one) => one.neighbourhood),
    [['2001:db8:0::/48', '2001:db8:0:0000::/56', '2001:db8:0:0']],
  );
});
