/** The examples of docs/bots.md play a seat at a real house, over real sockets. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { TableInfo } from '@stamtafel/protocol';
import { WebSocket } from 'ws';
import { client, ORIGIN } from './testing/open.ts';
import { ask, newGuest, serverForTest } from './testing/server.ts';

const example = (file: string): string =>
  fileURLToPath(new URL(`../../../../examples/bots/${file}`, import.meta.url));

interface Made {
  readonly table: TableInfo;
}

test('programs in TypeScript and Python play a whole match by their tokens, and answer every question once', async (t) => {
  const { url } = await serverForTest(t);
  const host = await newGuest(url, 'Host');
  // Here several are asked at the same time: steps come while a question stays open.
  const wish = { game: 'stier-zoekt-bier', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] };
  const { body: made } = await ask<Made>(`${url}/api/tables`, host, wish);
  const table = made.table.id;
  const tokens: string[] = [];
  for (const seat of [2, 1, 0]) {
    const { status, body } = await ask<{ token: string }>(
      `${url}/api/tables/${table}/seats/${seat}/token`,
      host,
      { name: `Robot ${seat}` },
    );
    assert.equal(status, 200, JSON.stringify(body));
    tokens.push(body.token);
  }
  const programs = [
    spawn(process.execPath, [example('live.ts'), url, tokens[0] ?? '', '0'], { stdio: 'inherit' }),
    spawn('python3', [example('live.py'), url, tokens[1] ?? '', '0'], { stdio: 'inherit' }),
    spawn('python3', [example('live.py'), url, tokens[2] ?? '', '0'], { stdio: 'inherit' }),
  ];
  t.after(() => {
    for (const program of programs) program.kill();
  });
  const codes = await Promise.all(programs.map((program) => once(program, 'exit')));
  assert.deepEqual(
    codes.map(([code]) => code),
    [0, 0, 0],
  );
  const { body: info } = await ask<TableInfo>(`${url}/api/tables/${table}`, host);
  assert.equal(info.phase, 'over');
  assert.deepEqual(
    info.seats.map(({ name }) => name),
    ['Robot 0', 'Robot 1', 'Robot 2'],
  );
  const figures = await fetch(`${url}/api/metrics`).then((answer) => answer.text());
  assert.match(figures, /^stamtafel_moves_refused 0$/m);
});

test('nobody but the owner or the host can let a program sit down, and a token is for one seat', async (t) => {
  const { url } = await serverForTest(t);
  const [host, other] = [await newGuest(url, 'Host'), await newGuest(url, 'Other')];
  const wish = { game: 'four-downs', seats: [{ kind: 'me' }, { kind: 'open' }] };
  const { body: made } = await ask<Made>(`${url}/api/tables`, host, wish);
  const path = `${url}/api/tables/${made.table.id}/seats`;
  for (const seat of [0, 1])
    assert.equal((await ask(`${path}/${seat}/token`, other, { name: 'x' })).status, 403);
  assert.equal((await ask(`${path}/6/token`, host, { name: 'x' })).status, 404, 'there is no such seat');
  const { body } = await ask<{ token: string }>(`${path}/1/token`, host, { name: 'Robot' });
  const headers = { authorization: `Bearer ${body.token}` };
  const me = await fetch(`${url}/api/me`, { headers }).then((answer) => answer.text());
  assert.deepEqual([JSON.parse(me).table, JSON.parse(me).seat], [made.table.id, 1]);
  const leave = await fetch(`${url}/api/tables/${made.table.id}/actions`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{"do":"leave"}',
  });
  assert.equal(leave.status, 403);
});

test('a token ends when its program is sent away, over HTTP and over the live channel', async (t) => {
  const { url } = await serverForTest(t);
  const host = await newGuest(url, 'Host');
  const wish = { game: 'four-downs', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] };
  const { body: made } = await ask<Made>(`${url}/api/tables`, host, wish);
  const path = `${url}/api/tables/${made.table.id}`;
  // The longest name there is, in the longest letters: its token is longer than any other.
  const name = '鈴'.repeat(32);
  const { body } = await ask<{ token: string }>(`${path}/seats/1/token`, host, { name });
  const { token } = body;
  const headers = { authorization: `Bearer ${token}` };
  const welcome = async (): Promise<string> => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`);
    await once(socket, 'open');
    // Both at once: the one that comes early waits for the answer.
    socket.send(JSON.stringify({ do: 'hello', protocol: 1, token }));
    socket.send(JSON.stringify({ do: 'open', table: made.table.id }));
    const heard: string[] = [];
    const over = once(socket, 'close');
    socket.on('message', (data) => {
      const { is } = JSON.parse(String(data));
      // Until it hangs up.
      if (socket.readyState === WebSocket.OPEN) heard.push(is);
      if (is === 'table') socket.close();
    });
    await over;
    return heard.filter((is) => is !== 'ping').join(' ');
  };
  assert.equal((await fetch(`${url}/api/me`, { headers })).status, 200);
  assert.equal(await welcome(), 'welcome table');
  assert.equal((await ask(`${path}/actions`, host, { do: 'remove', seat: 1 })).status, 200);
  assert.equal((await fetch(`${url}/api/me`, { headers })).status, 403);
  assert.equal(await welcome(), 'trouble');
  const { body: other } = await ask<{ token: string }>(`${path}/seats/1/token`, host, { name: 'Robot 2' });
  assert.equal((await fetch(`${url}/api/me`, { headers })).status, 403, 'not by whoever sits there next');
  const fresh = { authorization: `Bearer ${other.token}` };
  assert.equal((await fetch(`${url}/api/me`, { headers: fresh })).status, 200);
});

test('a person who let a program play takes the seat back by its token, host or not', async (t) => {
  const { url } = await serverForTest(t);
  const [host, other] = [await newGuest(url, 'Host'), await newGuest(url, 'Other')];
  const wish = { game: 'four-downs', seats: [{ kind: 'me' }, { kind: 'open' }] };
  const { body: made } = await ask<Made & { key: string }>(`${url}/api/tables`, host, wish);
  const seats = `${url}/api/tables/${made.table.id}/seats`;
  assert.equal((await ask(seats, other, { seat: 1, name: 'Other', key: made.key })).status, 200);
  const { body } = await ask<{ token: string }>(`${seats}/1/token`, other, { name: 'Robot' });
  const headers = { authorization: `Bearer ${body.token}` };
  const takeBack = (seat: number, token: string): Promise<Response> =>
    fetch(`${seats}/${seat}/token`, {
      method: 'DELETE',
      headers: { origin: ORIGIN, cookie: other, 'content-type': 'application/json' },
      body: JSON.stringify({ token, name: 'Other' }),
    });
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`);
  await once(socket, 'open');
  socket.send(JSON.stringify({ do: 'hello', protocol: 1, token: body.token }));
  await once(socket, 'message');
  const hungUp = once(socket, 'close');
  assert.equal((await takeBack(1, `${body.token}x`)).status, 403);
  assert.equal((await takeBack(0, body.token)).status, 403, 'it is for another seat');
  const back = await takeBack(1, body.token);
  assert.equal(back.status, 200);
  const info: TableInfo = JSON.parse(await back.text());
  assert.deepEqual([info.seats[1]?.name, info.seats[1]?.yours], ['Other', true]);
  await hungUp;
  assert.equal((await fetch(`${url}/api/me`, { headers })).status, 403);
  assert.equal((await takeBack(1, body.token)).status, 403, 'it has ended');
});

test('a host who lets a program play on his seat stays the only host', async (t) => {
  const { url } = await serverForTest(t);
  const [host, other] = [await newGuest(url, 'Host'), await newGuest(url, 'Other')];
  const wish = { game: 'four-downs', seats: [{ kind: 'open' }, { kind: 'me' }] };
  const { body: made } = await ask<Made & { key: string }>(`${url}/api/tables`, host, wish);
  const path = `${url}/api/tables/${made.table.id}`;
  await ask(`${path}/seats`, other, { name: 'Other', key: made.key });
  assert.equal((await ask(`${path}/seats/1/token`, host, { name: 'Robot' })).status, 200);
  const hosts = [host, other].map(async (who) => (await ask<TableInfo>(path, who)).body.host);
  assert.deepEqual(await Promise.all(hosts), [true, false]);
  assert.equal((await ask(`${path}/actions`, other, { do: 'remove', seat: 1 })).status, 403);
});

test('a token also works at the rematches, and is taken back there', async (t) => {
  const { url } = await serverForTest(t);
  const [host, other] = [await newGuest(url, 'Host'), await newGuest(url, 'Other')];
  const wish = { game: 'four-downs', seats: [{ kind: 'me' }, { kind: 'open' }] };
  const { body: made } = await ask<Made>(`${url}/api/tables`, host, wish);
  const { body: elsewhere } = await ask<Made>(`${url}/api/tables`, other, wish);
  const path = `${url}/api/tables/${made.table.id}`;
  const { body } = await ask<{ token: string }>(`${path}/seats/1/token`, host, { name: 'Robot' });
  const robot = client(new WebSocket(`${url.replace('http', 'ws')}/api/live`));
  await once(robot.socket, 'open');
  robot.say({ do: 'hello', protocol: 1, token: body.token });
  robot.say({ do: 'open', table: made.table.id });
  await robot.hear('table');
  await ask(`${path}/actions`, host, { do: 'end' });
  await ask(`${path}/actions`, host, { do: 'rematch' });
  const { table: old } = await robot.hear('table', ({ table }) => 'next' in Object(table));
  const rematch = Object(old).next;
  const next = `${url}/api/tables/${rematch}`;
  robot.say({ do: 'open', table: rematch });
  await ask(`${next}/actions`, host, { do: 'start' });
  assert.equal((await robot.hear('view', ({ table }) => table === rematch)).viewer, 1);
  robot.say({ do: 'open', table: elsewhere.table.id });
  const { trouble } = await robot.hear('trouble');
  assert.equal(Object(trouble).code, 'not-allowed');
  const headers = { authorization: `Bearer ${body.token}` };
  const status = async (address: string) => (await fetch(address, { headers })).status;
  assert.deepEqual([await status(next), await status(path)], [200, 200]);
  assert.equal(await status(`${url}/api/tables/${elsewhere.table.id}`), 403);
  const back = await fetch(`${next}/seats/1/token`, {
    method: 'DELETE',
    headers: { origin: ORIGIN, cookie: host, 'content-type': 'application/json' },
    body: JSON.stringify({ token: body.token, name: 'Host 2' }),
  });
  assert.equal(back.status, 200);
  assert.equal(await status(next), 403, 'it sits there no longer');
});
