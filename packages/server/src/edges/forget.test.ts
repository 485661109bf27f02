/** Being forgotten, over real sockets and a real database. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { TableInfo } from '@stamtafel/protocol';
import { ORIGIN } from './testing/open.ts';
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
