/** Being forgotten, over real sockets and a real database. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { TableInfo } from '@stamtafel/protocol';
import { WebSocket } from 'ws';
import { client, ORIGIN } from './testing/open.ts';
import { ask, newGuest, serverForTest } from './testing/server.ts';

const forget = (url: string, cookie: string) =>
  fetch(`${url}/api/me`, { method: 'DELETE', headers: { origin: ORIGIN, ...(cookie && { cookie }) } });

test('DELETE /api/me: nothing of the name is left, before and after a restart, and who comes back is new', async (t) => {
  const server = await serverForTest(t);
  const { url, folder } = server;
  const [anna, bert] = [await newGuest(url, 'Annabel'), await newGuest(url, 'Bertram')];
  const { body: made } = await ask<{ readonly table: TableInfo; readonly key: string }>(
    `${url}/api/tables`,
    anna,
    { game: 'four-downs', seats: [{ kind: 'me' }, { kind: 'open' }] },
  );
  const { id } = made.table;
  await ask(`${url}/api/tables/${id}/seats`, bert, { name: 'Bertram', key: made.key });
  await ask(`${url}/api/tables/${id}/actions`, anna, { do: 'end' });
  const bytes = (): string =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'latin1'))
      .join();
  assert.match(bytes(), /Annabel/);

  const gone = await forget(url, anna);
  assert.equal(gone.status, 204);
  assert.match(gone.headers.get('set-cookie') ?? '', /^stamtafel=;.*Expires=Thu, 01 Jan 1970/);
  assert.doesNotMatch(bytes(), /Annabel/);
  const names = async (at: string): Promise<readonly string[]> =>
    (await ask<TableInfo>(`${at}/api/tables/${id}`, bert)).body.seats.map(({ name }) => name);
  assert.deepEqual(await names(url), ['', 'Bertram']);
  const { body: verdict } = await ask<{ readonly ok: boolean }>(`${url}/api/tables/${id}/verify`, bert);
  assert.equal(verdict.ok, true);
  await server.close();
  assert.doesNotMatch(bytes(), /Annabel/);
  const again = await server.again();
  assert.deepEqual(await names(again.url), ['', 'Bertram']);
  assert.doesNotMatch([...server.logged, ...again.logged].join(), /Annabel/);
});

test('it costs others something, so one address may ask ten times a minute', async (t) => {
  const { url } = await serverForTest(t);
  const answers: number[] = [];
  for (let n = 0; n < 12; n++) answers.push((await forget(url, '')).status);
  assert.deepEqual(answers, [...Array(10).fill(204), 429, 429]);
  const cookie = await newGuest(url, 'Anna');
  assert.notEqual(cookie, '', 'nothing else is counted with it');
});

const whoIs = async (url: string, cookie: string) =>
  (await ask<{ readonly id: string; readonly name: string }>(`${url}/api/me`, cookie)).body;

test('a cookie that another window gets while its owner is forgotten is nobody’s, even after a restart', async (t) => {
  const server = await serverForTest(t);
  const { url } = server;
  const cookie = await newGuest(url, 'Annabel');
  const { id } = await whoIs(url, cookie);
  await ask(`${url}/api/tables`, cookie, { game: 'four-downs', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const gone = forget(url, cookie);
  const windows = Array.from({ length: 20 }, async () => {
    const answer = await fetch(`${url}/api/me`, { headers: { cookie } });
    await answer.body?.cancel();
    return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  });
  assert.equal((await gone).status, 204);
  const cookies = [cookie, ...(await Promise.all(windows))];
  const check = async (at: string): Promise<void> => {
    for (const one of new Set(cookies)) {
      const now = await whoIs(at, one);
      assert.notEqual(now.id, id);
      assert.equal(now.name, '');
    }
    const socket = client(
      new WebSocket(`${at.replace('http', 'ws')}/api/live`, { headers: { origin: ORIGIN, cookie } }),
    );
    await once(socket.socket, 'open');
    socket.say({ do: 'hello', protocol: 1 });
    const { trouble } = await socket.hear('trouble');
    assert.deepEqual(trouble, { code: 'not-allowed', text: 'This connection has no valid cookie or token.' });
    const { body } = await ask<readonly TableInfo[]>(`${at}/api/tables/mine`, cookie);
    assert.deepEqual(body, []);
  };
  await check(url);
  assert.equal((await forget(url, cookie)).status, 204, 'whoever asks again');
  await server.close();
  await check((await server.again()).url);
});

test('a program of his at a table that is asleep leaves it, and its token ends', async (t) => {
  const server = await serverForTest(t);
  const [anna, bert] = [await newGuest(server.url, 'Annabel'), await newGuest(server.url, 'Bertram')];
  const { body: made } = await ask<{ readonly table: TableInfo; readonly key: string }>(
    `${server.url}/api/tables`,
    bert,
    { game: 'four-downs', seats: [{ kind: 'me' }, { kind: 'open' }] },
  );
  const { id } = made.table;
  await ask(`${server.url}/api/tables/${id}/seats`, anna, { name: 'Annabel', key: made.key });
  const { body } = await ask<{ readonly token: string }>(
    `${server.url}/api/tables/${id}/seats/1/token`,
    anna,
    {
      name: 'Annabot',
    },
  );
  await server.close();
  const { url } = await server.again();
  assert.equal((await forget(url, anna)).status, 204);
  const { body: left } = await ask<TableInfo>(`${url}/api/tables/${id}`, bert);
  assert.deepEqual(
    left.seats.map(({ kind, name }) => [kind, name]),
    [
      ['person', 'Bertram'],
      ['open', ''],
    ],
  );
  const program = await fetch(`${url}/api/me`, { headers: { authorization: `Bearer ${body.token}` } });
  assert.equal(program.status, 403);
});
