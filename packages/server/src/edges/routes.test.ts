import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Person } from '../house/house.ts';
import { newProgram, programToken } from './guests.ts';
import { sealsBy } from './seals.ts';
import { ELSEWHERE, fakeHouse, INVITE, TABLE } from './testing/fake-house.ts';
import { type Ask, type Opened, openForTest, testKeys } from './testing/open.ts';

const seals = sealsBy(testKeys);

/** Every route with a request that fits, and what each role gets. A new route must be added here. */
const inventory: readonly (readonly [route: string, body: unknown, statuses: Statuses])[] = [
  ['GET /api/games', undefined, all(200)],
  ['GET /api/games/how-ruck', undefined, all(200)],
  ['GET /api/games/how-ruck/rules', undefined, all(200)],
  ['GET /api/games/how-ruck/rules/HR-093', undefined, all(200)],
  ['GET /api/tables', undefined, all(200)],
  ['GET /api/tables/mine', undefined, all(200)],
  [`GET /api/tables/${TABLE}`, undefined, { ...all(200), elsewhere: 403 }],
  [`GET /api/tables/${TABLE}/legend`, undefined, { ...all(200), elsewhere: 403 }],
  [`GET /api/tables/${TABLE}/story?viewer=2`, undefined, { ...all(200), elsewhere: 403 }],
  [`GET /api/tables/${TABLE}/record`, undefined, all(403)],
  [`GET /api/tables/${TABLE}/verify`, undefined, all(403)],
  ['POST /api/tables', { game: 'how-ruck', seats: [{ kind: 'me' }, { kind: 'open' }] }, people(201)],
  [`POST /api/tables/${TABLE}/actions`, { do: 'pause' }, { ...all(403), host: 200 }],
  [`POST /api/tables/${TABLE}/actions`, { do: 'sendAway', line: 17 }, { ...all(403), host: 200 }],
  [`POST /api/tables/${TABLE}/seats/1/token`, { name: 'Robot' }, { ...all(403), host: 200 }],
  [`DELETE /api/tables/${TABLE}/seats/1/token`, { token: 'not one of ours', name: 'Anna' }, all(403)],
  [`POST /api/tables/${TABLE}/seats`, { name: 'Anna', invite: INVITE }, all(403)],
  ['GET /api/me', undefined, all(200)],
  ['PUT /api/me', { name: 'Anna' }, people(200)],
  ['DELETE /api/me', undefined, people(204)],
  ['GET /api/health', undefined, all(200)],
  ['GET /api/ready', undefined, all(200)],
  ['GET /api/metrics', undefined, all(200)],
  ['GET /api/addresses', undefined, all(200)],
  ['GET /api/openapi.json', undefined, all(200)],
  ['GET /api', undefined, all(200)],
  ['GET /api/page.css', undefined, all(200)],
  ['GET /api/live', undefined, all(404)],
  ['GET /', undefined, all(200)],
];

type Role = 'stranger' | 'guest' | 'host' | 'program' | 'elsewhere' | 'foreign';
type Statuses = { readonly [R in Role]: number };

function all(status: number): Statuses {
  return {
    stranger: status,
    guest: status,
    host: status,
    program: status,
    elsewhere: status,
    foreign: status,
  };
}
/** For people on our own pages; programs and other sites change nothing. */
function people(status: number): Statuses {
  return { ...all(status), program: 403, elsewhere: 403, foreign: 403 };
}

test('every route, for every role: what it answers', async (t) => {
  const house = fakeHouse();
  const opened = await openForTest(t, { house, limits: { newTablesPer10Minutes: 100 } });
  const robot = newProgram('Robot');
  house.seats[0] = robot;
  const host = await opened.guest('Host');
  await make(opened, host);
  const roles: { readonly [R in Role]: Ask } = {
    stranger: {},
    guest: { cookie: await opened.guest('Guest') },
    host: { cookie: host },
    program: bearer(robot, TABLE),
    elsewhere: bearer(newProgram('Robot elsewhere'), ELSEWHERE),
    foreign: { cookie: host, headers: { origin: 'http://evil.example' } },
  };
  for (const [route, body, expected] of inventory) {
    const [method = '', path = ''] = route.split(' ');
    const got: { [role: string]: number } = {};
    for (const [role, how] of Object.entries(roles)) {
      got[role] = (await opened.ask(path, { method, body, ...how })).status;
      if (path === '/api/tables' && method === 'POST') await make(opened, host);
    }
    assert.deepEqual(got, expected, route);
  }
});

test('the inventory names every route there is', async (t) => {
  const opened = await openForTest(t, { house: fakeHouse() });
  const listed = [...new Set(inventory.map(([route]) => route.replace(/\?.*/, '')))].sort();
  const there = routesOf(opened.app.printRoutes({ commonPrefix: false })).map((route) =>
    route
      .replace(':game', 'how-ruck')
      .replace(':rule', 'HR-093')
      .replace(':table', TABLE)
      .replace(':seat', '1'),
  );
  assert.deepEqual(there.sort(), listed);
});

/** Fastify prints a tree; here its lines as "METHOD path", without HEAD, which follows GET. */
function routesOf(tree: string): string[] {
  const path: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', text = ''] = /^([│ ├└─]*)(.*)$/.exec(line) ?? [];
    const depth = indent.length / 4;
    const [, part = '', methods = ''] = /^(\S+)(?: \((.*)\))?$/.exec(text) ?? [];
    path.length = Math.max(0, depth - 1);
    path.push(part);
    return methods
      .split(', ')
      .filter((method) => method !== '' && method !== 'HEAD')
      .map((method) => `${method} ${path.join('').replace(/(.)\/$/, '$1')}`);
  });
}

test('what does not fit is refused in one sentence that repeats nothing of it', async (t) => {
  const opened = await openForTest(t, { house: fakeHouse() });
  const cookie = await opened.guest();
  const post = (path: string, body: unknown) => opened.ask(path, { method: 'POST', body, cookie });
  const bad: readonly (readonly [string, unknown])[] = [
    ['/api/tables', { game: 'how-ruck', seats: [{ kind: 'SECRET' }] }],
    ['/api/tables', { game: 'how-ruck', seats: [{ kind: 'me' }, { kind: 'open' }], more: 'SECRET' }],
    ['/api/tables', '{"__proto__":{"SECRET":1}}'],
    ['/api/tables', '{"constructor":{"prototype":{"SECRET":1}}}'],
    ['/api/tables', '{"SECRET'],
    ['/api/tables', 'x'.repeat(17 * 1024)],
    ['/api/tables/SECRET/seats', { name: 'x' }],
    [`/api/tables/${TABLE}/seats`, { name: '' }],
    ['/api/tables', nested(7000)],
    [`/api/tables/${TABLE}/seats/9/token`, { name: 'x' }],
    [`/api/tables/${TABLE}/seats//token`, { name: 'x' }],
    [`/api/tables/${TABLE}/seats/0x1/token`, { name: 'x' }],
    [`/api/tables/${TABLE}/seats/%20/token`, { name: 'x' }],
    ['/api/tables/SECRET%E0%A4%A/seats', { name: 'x' }],
    [`/api/tables/${TABLE}/actions`, { do: 'SECRET' }],
  ];
  for (const [path, body] of bad) {
    const { status, text, json } = await post(path, body);
    assert.equal(status, 400, `${path} ${text}`);
    assert.doesNotMatch(text, /SECRET/);
    assert.deepEqual(Object.keys(Object(json())), ['code', 'text']);
  }
});

test('an address that makes no sense is answered like any other', async (t) => {
  const opened = await openForTest(t, { house: fakeHouse() });
  for (const [path, status] of [
    ['/api/games/SECRET%E0%A4%A', 400],
    [`/api/games/${'SECRET'.repeat(40)}`, 404],
    [`/api/tables/${TABLE}/story?viewer=`, 400],
    [`/api/tables/${TABLE}/story?viewer=1e0`, 400],
  ] as const) {
    const answered = await opened.ask(path);
    assert.equal(answered.status, status, path);
    assert.doesNotMatch(answered.text, /SECRET/);
    assert.deepEqual(Object.keys(Object(answered.json())), ['code', 'text']);
  }
});

test('a GET changes nothing: following a link takes no seat', async (t) => {
  const house = fakeHouse();
  const opened = await openForTest(t, { house });
  const cookie = await opened.guest();
  for (const path of [`/api/tables/${TABLE}/seats?invite=${INVITE}`, `/api/tables/${TABLE}?invite=${INVITE}`])
    await opened.ask(path, { cookie });
  assert.deepEqual(house.seats, [null, null]);
});

/** A table with an own deck of nothing but brackets. */
const nested = (depth: number): string =>
  `{"game":"how-ruck","seats":[{"kind":"me"},{"kind":"open"}],"options":{"deck":${'['.repeat(depth)}${']'.repeat(depth)}}}`;

const bearer = (person: Person, table: string): Ask => {
  const token = programToken(seals, { person, table, seat: 0 });
  return { headers: { authorization: `Bearer ${token}` } };
};

const make = (opened: Opened, cookie: string) =>
  opened.ask('/api/tables', {
    method: 'POST',
    cookie,
    body: { game: 'how-ruck', seats: [{ kind: 'me' }, { kind: 'open' }] },
  });
