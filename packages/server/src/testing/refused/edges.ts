/** Refusals at the edges: requests that cannot be read, callers who are nobody, and what is not there. */
import { once } from 'node:events';
import type { TestContext } from 'node:test';
import { type Trouble, troubleSchema } from '@stamtafel/protocol';
import { programToken } from '../../edges/guests.ts';
import { sealsBy } from '../../edges/seals.ts';
import { fakeHouse, TABLE } from '../../edges/testing/fake-house.ts';
import {
  type Ask,
  client,
  ORIGIN,
  openForTest,
  type Setting,
  testKeys,
  welcomed,
} from '../../edges/testing/open.ts';
import { person } from '../house.ts';
import { gathering, type Provoke } from './provoke.ts';

const table = { game: 'how-ruck', seats: [{ kind: 'me' }, { kind: 'open' }] };
const robot = { id: `p${'0'.repeat(32)}`, name: 'Robot' };
const token = programToken(sealsBy(testKeys), { person: robot, table: TABLE, seat: 1 });
const bearer = { authorization: `Bearer ${token}` };

export const atEdges = {
  async 'too-many-new-tables'(t) {
    const opened = await openForTest(t, { house: fakeHouse(), limits: { newTablesPer10Minutes: 1 } });
    const make = { method: 'POST', body: table, cookie: await opened.guest() };
    await opened.ask('/api/tables', make);
    return troubleSchema.parse((await opened.ask('/api/tables', make)).json());
  },
  'too-many-requests': (t) => asked(t, '/api/games', {}, { limits: { requestsPerMinute: 0 } }),
  'no-such-game': (t) => asked(t, '/api/games/nonsense'),
  'no-such-rule': (t) => asked(t, '/api/games/how-ruck/rules/HR-999'),
  'nothing-here': (t) => asked(t, '/api/nonsense'),
  'hello-first': (t) => hello(t, { do: 'nonsense' }),
  async 'no-message'(t) {
    const opened = await openForTest(t, { house: fakeHouse() });
    const one = await welcomed(opened, await opened.guest());
    one.say({ do: 'nonsense' });
    return troubleIn(await one.hear('trouble'));
  },
  'field-unfit': (t) => asked(t, '/api/tables', { method: 'POST', body: {} }),
  'too-long': (t) => asked(t, '/api/tables', { method: 'POST', body: { name: 'x'.repeat(17_000) } }),
  'not-json': (t) =>
    asked(t, '/api/tables', { method: 'POST', body: '<table/>', headers: { 'content-type': 'text/xml' } }),
  malformed: (t) => asked(t, '/api/tables', { method: 'POST', body: '{' }),
  'nobody-known': (t) => hello(t, { do: 'hello', protocol: 1 }),
  'token-unreadable': (t) => asked(t, '/api/me', { headers: { authorization: 'Bearer nonsense' } }),
  'token-gone': (t) => asked(t, '/api/me', { headers: bearer }),
  'token-not-here': (t) =>
    asked(t, `/api/tables/${TABLE}/seats/1/token`, {
      method: 'DELETE',
      body: { token: 'nonsense', name: 'Anna' },
    }),
  async 'token-elsewhere'() {
    const { around, table: other } = await gathering();
    return around
      .client({ ...person('robot'), isProgram: true })
      .tell({ do: 'open', table: other, seen: [] });
  },
  async 'token-plays-only'(t) {
    const house = fakeHouse();
    house.seats[1] = robot;
    return asked(t, '/api/tables', { method: 'POST', body: table, headers: bearer }, { house });
  },
  'foreign-origin': (t) =>
    asked(t, '/api/tables', { method: 'POST', body: table, headers: { origin: 'http://evil.example' } }),
  'figures-are-local': (t) => asked(t, '/api/metrics', {}, { config: { metrics: 'off' } }),
  async 'house-restarts'(t) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const opened = await openForTest(t, { house: { ...fakeHouse(), close: () => promise } });
    const closed = opened.close();
    const { text } = await opened.ask('/api/games');
    resolve();
    await closed;
    return troubleSchema.parse(JSON.parse(text));
  },
  'request-failed': (t) =>
    asked(
      t,
      `/api/tables/${TABLE}`,
      {},
      { house: { ...fakeHouse(), info: () => Promise.reject(new Error('a bug')) } },
    ),
} as const satisfies { readonly [id: string]: Provoke };

async function asked(
  t: TestContext,
  path: string,
  how: Ask = {},
  setting: Partial<Setting> = {},
): Promise<Trouble> {
  const opened = await openForTest(t, { house: fakeHouse(), ...setting });
  const { text } = await opened.ask(path, how);
  return troubleSchema.parse(JSON.parse(text));
}

/** The first message of somebody without a cookie. */
async function hello(t: TestContext, message: object): Promise<Trouble> {
  const opened = await openForTest(t, { house: fakeHouse() });
  const one = client(opened.live({ origin: ORIGIN }));
  await once(one.socket, 'open');
  one.say(message);
  return troubleIn(await one.hear('trouble'));
}

const troubleIn = ({ trouble }: { readonly [key: string]: unknown }): Trouble => troubleSchema.parse(trouble);
