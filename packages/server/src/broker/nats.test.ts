import assert from 'node:assert/strict';
import { after, type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '@nats-io/transport-node';
import { findServer, type NatsServer, neededFor, pathOf, startNats } from '../testing/servers.ts';
import { TcpProxy } from '../testing/tcp-proxy.ts';
import type { Broker, Ears } from './broker.ts';
import { natsLine } from './nats.ts';
import { contract, done, ears, record, unanswered, until } from './testing/contract.ts';

const found = findServer('nats-server');
const options = neededFor(found);

let shared: Promise<NatsServer> | undefined;
const server = (): Promise<NatsServer> => (shared ??= startNats(pathOf(found)));
after(async () => (await shared?.catch(() => undefined))?.kill());

/** Every test has a realm of its own on the same server. */
let realms = 0;
const newRealm = (): string => `test-${++realms}`;

function joins(t: TestContext, realm: string) {
  return async (
    node: string,
    heard: Ears,
    url?: string,
    connected?: (is: boolean) => void,
  ): Promise<Broker> => {
    const at = url ?? (await server()).url;
    const line = await natsLine({ url: at, node, realm, ...(connected && { connected }) });
    const broker = await line.join(heard);
    t.after(() => broker.close());
    return broker;
  };
}

contract({ name: 'NATS', options, open: async (t) => ({ join: joins(t, newRealm()) }) });

/** Node a behind a proxy, node b beside the server. */
async function proxied(t: TestContext) {
  const { port } = await server();
  const proxy = await TcpProxy.open(port);
  t.after(() => proxy.close());
  const join = joins(t, newRealm());
  const [a, b] = [ears(), ears()];
  const seen: boolean[] = [];
  const near = await join('a', a.ears, `nats://127.0.0.1:${proxy.port}`, (is) => void seen.push(is));
  const far = await join('b', b.ears);
  return { proxy, near, far, a, b, seen };
}

test(
  'without a connection nobody is reached and nothing is kept for later; it comes back by itself',
  options,
  async (t) => {
    const { proxy, near, far, a, b, seen } = await proxied(t);
    proxy.cut();
    await until(() => !near.isConnected, 'the cut was not noticed');
    await assert.rejects(near.ask('b', record, 5000), unanswered('no'));
    near.tell('b', { line: 'line-of-test', n: 1, items: [] });
    near.announce({ is: 'forgotten', person: 'anna' });
    await assert.rejects(far.ask('a', record, 5000), unanswered('no'));
    proxy.mend();
    await until(() => near.isConnected, 'it did not come back');
    assert.deepEqual(await near.ask('b', record, 5000), done);
    assert.deepEqual(await far.ask('a', record, 5000), done);
    assert.deepEqual([b.heard.lines, b.heard.news, a.heard.calls.length], [[], [], 1]);
    assert.deepEqual([near.stats().dropped, seen], [2, [false, true]]);
  },
);

test('what is under way when the connection is cut has perhaps been heard', options, async (t) => {
  const { proxy, near, b } = await proxied(t);
  proxy.delay(200);
  const asked = near.ask('b', record, 5000);
  asked.catch(() => {});
  await until(() => b.heard.calls.length === 1, 'it did not arrive');
  proxy.cut();
  await assert.rejects(asked, unanswered('perhaps'));
});

test('a slow way is only slow', options, async (t) => {
  const { proxy, near } = await proxied(t);
  proxy.delay(80);
  const begun = performance.now();
  assert.deepEqual(await near.ask('b', record, 5000), done);
  assert.ok(performance.now() - begun >= 160);
  await assert.rejects(near.ask('b', record, 100), unanswered('perhaps'));
});

test('a connection that is dead without saying so is noticed', options, async (t) => {
  const { proxy, near } = await proxied(t);
  proxy.block();
  await assert.rejects(near.ask('b', record, 100), unanswered('perhaps'));
  for (let waited = 0; near.isConnected && waited < 100; waited++) await sleep(100);
  assert.equal(near.isConnected, false);
  proxy.mend();
  await until(() => near.isConnected, 'it did not come back');
  assert.deepEqual(await near.ask('b', record, 5000), done);
});

test('whoever leaves waits for no server that is silent', options, async (t) => {
  const { proxy, near } = await proxied(t);
  proxy.block();
  const begun = performance.now();
  await near.close();
  assert.ok(performance.now() - begun < 5000);
  assert.equal(near.isConnected, false);
});

test('a server that is killed and comes back is found again by all', options, async (t) => {
  const own = await startNats(pathOf(found));
  const join = joins(t, newRealm());
  const b = ears();
  const near = await join('a', ears().ears, own.url);
  const far = await join('b', b.ears, own.url);
  await own.kill();
  await until(() => !near.isConnected && !far.isConnected, 'the end was not noticed');
  const again = await startNats(pathOf(found), [], own.port);
  t.after(() => again.kill());
  await until(() => near.isConnected && far.isConnected, 'they did not come back');
  assert.deepEqual(await near.ask('b', record, 5000), done);
});

test('what is not one of our messages is counted and does no harm', options, async (t) => {
  const { url } = await server();
  const realm = newRealm();
  const b = ears();
  const heard = await joins(t, realm)('b', b.ears);
  const stranger = await connect({ servers: new URL(url).host });
  t.after(() => stranger.close());
  const nonsense = [
    '',
    '{',
    'null',
    '{"do":"record"}',
    '{"do":"record","table":"x"}',
    `{"__proto__":{"do":"record"}}`,
  ];
  for (const text of nonsense) {
    stranger.publish(`${realm}.ask.b.x`, text);
    stranger.publish(`${realm}.tell.b.x`, text);
    stranger.publish(`${realm}.news.x`, text);
  }
  await stranger.flush();
  await until(() => heard.stats().unreadable === 3 * nonsense.length, 'not all was counted');
  assert.deepEqual(b.heard, { calls: [], lines: [], news: [] });
  assert.equal(heard.isConnected, true);
});

test('a message too long for the server is dropped, and the connection stays', options, async (t) => {
  const join = joins(t, newRealm());
  const b = ears();
  const near = await join('a', ears().ears);
  await join('b', b.ears);
  near.tell('b', {
    line: 'line-of-test',
    n: 1,
    items: [{ to: [1], way: 'send', text: 'x'.repeat(2_000_000) }],
  });
  assert.equal(near.stats().dropped, 1);
  assert.deepEqual(await near.ask('b', record, 5000), done);
  assert.deepEqual(b.heard.lines, []);
});

test('houses that share a server do not hear each other; a password is asked for', options, async (t) => {
  const own = await startNats(pathOf(found), ['--user', 'house', '--pass', 'p@ss']);
  t.after(() => own.kill());
  const [here, there] = [joins(t, newRealm()), joins(t, newRealm())];
  await assert.rejects(here('a', ears().ears, own.url), /The broker at .* does not let this user in/);
  const url = `nats://house:p%40ss@127.0.0.1:${own.port}`;
  const near = await here('a', ears().ears, url);
  await there('b', ears().ears, url);
  await assert.rejects(near.ask('b', record, 5000), unanswered('no'));
});
