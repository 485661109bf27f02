/** How long a house with many stored tables takes from its start to its first live connection. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { newTableSchema } from '@stamtafel/protocol';
import { embedded, openHouse, Secrets, SqliteLog } from '@stamtafel/server';
import { WebSocket } from 'ws';
import { ServerProcess } from './run.ts';

/** How many tables are made at the same time, so that they share their commits. */
const AT_ONCE = 200;

export async function startWith(folder: string, stored: number): Promise<number> {
  await fill(folder, stored);
  const begun = performance.now();
  const server = await ServerProcess.start('ours', folder);
  const url = `http://localhost:${server.port}`;
  const { headers } = await fetch(`${url}/api/me`);
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers: { origin: url, cookie } });
  await once(socket, 'open');
  socket.send('{"do":"hello","protocol":1}');
  await once(socket, 'message');
  const spent = performance.now() - begun;
  socket.close();
  await server.end();
  return spent;
}

/** Tables in the middle of a match against a bot, as a house would have them. */
async function fill(folder: string, count: number): Promise<void> {
  const log = await SqliteLog.open(folder);
  const house = openHouse({ store: embedded(log), key: Secrets.open(folder).seeds, setting: { idleMs: 0 } });
  const wish = newTableSchema.parse({ game: 'four-downs', seats: [{ kind: 'me' }, { kind: 'me' }] });
  for (let made = 0; made < count; made += AT_ONCE) {
    const many = Array.from({ length: Math.min(AT_ONCE, count - made) }, () =>
      house.make({ id: `g${randomBytes(16).toString('hex')}`, name: 'Guest' }, wish),
    );
    await Promise.all(many);
  }
  await house.close();
}
