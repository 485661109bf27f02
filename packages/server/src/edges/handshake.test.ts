import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guestCookie, newGuest, newProgram, programToken, readGuest } from './guests.ts';
import { sealsBy } from './seals.ts';
import { fakeHouse, TABLE } from './testing/fake-house.ts';
import { client, ORIGIN, openForTest, testKeys } from './testing/open.ts';

const seals = sealsBy(testKeys);
const foreign = [
  'null',
  'http://evil.example',
  'http://localhost',
  'http://localhost:3001',
  'https://localhost:3000',
  'http://LOCALHOST:3000',
  'http://localhost:3000.evil.example',
  'http://localhost:3000/',
  'http://sub.localhost:3000',
  'http://localhost:3000, http://evil.example',
  '',
];

test('the live channel opens for our own origin with a cookie, and for a program with a token: nobody else', async (t) => {
  const house = fakeHouse();
  const opened = await openForTest(t, { house });
  const cookie = await opened.guest();
  const person = newProgram('Robot');
  house.seats[1] = person;
  const token = programToken(seals, { person, table: TABLE, seat: 1 });
  const broken = `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`;
  const cookies = { none: undefined, good: cookie, broken };
  const tokens = { none: undefined, good: token, broken: `${token}x` };
  const seen: string[] = [];
  for (const origin of [undefined, ORIGIN, 'http://127.0.0.1:3000', ...foreign]) {
    for (const [cookieKind, cookieHeader] of Object.entries(cookies)) {
      for (const [tokenKind, given] of Object.entries(tokens)) {
        const one = client(
          opened.live({
            ...(origin !== undefined && { origin }),
            ...(cookieHeader !== undefined && { cookie: cookieHeader }),
          }),
        );
        one.socket.on('open', () =>
          one.say({ do: 'hello', protocol: 1, ...(given !== undefined && { token: given }) }),
        );
        const welcome = await one.hear('welcome').then(
          () => true,
          () => false,
        );
        one.socket.terminate();
        if (welcome) seen.push(`origin ${origin} cookie ${cookieKind} token ${tokenKind}`);
      }
    }
  }
  const own = [ORIGIN, 'http://127.0.0.1:3000'];
  assert.deepEqual(
    seen,
    [undefined, ...own].flatMap((origin) =>
      ['none', 'good', 'broken'].flatMap((cookieKind) => [
        ...(origin !== undefined && cookieKind === 'good'
          ? [`origin ${origin} cookie ${cookieKind} token none`]
          : []),
        `origin ${origin} cookie ${cookieKind} token good`,
      ]),
    ),
  );
});

test('only our own pages may change anything', async (t) => {
  const house = fakeHouse();
  const opened = await openForTest(t, { house });
  const cookie = await opened.guest();
  const rename = (headers: { readonly [name: string]: string }) =>
    fetch(`${opened.url}/api/me`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', cookie, ...headers },
      body: '{"name":"Anna"}',
    });
  for (const origin of foreign) assert.equal((await rename({ origin })).status, 403, origin);
  assert.equal((await rename({})).status, 403, 'no Origin');
  assert.equal((await rename({ origin: ORIGIN })).status, 200);
});

test('the cookie is out of reach of scripts and of other sites; over HTTPS it is pinned to the host', async (t) => {
  const plain = await openForTest(t, { house: fakeHouse() });
  const set = (await plain.ask('/api/me')).headers.get('set-cookie') ?? '';
  assert.match(set, /^stamtafel=/);
  assert.match(set, /Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
  const origins = () => ['https://tafel.example'];
  const safe = await openForTest(t, { house: fakeHouse(), config: { origins, secure: true } });
  const answer = await safe.ask('/api/me');
  assert.match(
    answer.headers.get('set-cookie') ?? '',
    /^__Host-stamtafel=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  assert.match(answer.headers.get('strict-transport-security') ?? '', /max-age=/);
});

test('a cookie under an old key comes back under the new one, with the same guest in it', async (t) => {
  const opened = await openForTest(t, { house: fakeHouse() });
  const person = newGuest('Anna');
  const old = guestCookie(sealsBy(testKeys.slice(1)), person, Date.now());
  const { headers } = await opened.ask('/api/tables', { cookie: `stamtafel=${old}` });
  const [, renewed = ''] = /^stamtafel=([^;]+)/.exec(headers.get('set-cookie') ?? '') ?? [];
  assert.match(renewed, /^new\./);
  assert.deepEqual(readGuest(seals, renewed, Date.now())?.person, person);
});

test('a valid cookie is left alone by reading requests, and a forgotten person is a new one next time', async (t) => {
  const opened = await openForTest(t, { house: fakeHouse() });
  const cookie = await opened.guest('Anna');
  assert.equal((await opened.ask('/api/tables', { cookie })).headers.get('set-cookie'), null);
  const live = client(opened.live({ origin: ORIGIN, cookie }));
  live.socket.on('open', () => live.say({ do: 'hello', protocol: 1 }));
  await live.hear('welcome');
  const gone = await opened.ask('/api/me', { method: 'DELETE', cookie });
  assert.equal(gone.status, 204);
  assert.match(gone.headers.get('set-cookie') ?? '', /^stamtafel=;.*Expires=Thu, 01 Jan 1970/);
  assert.equal(await live.ended, 1000);
});
