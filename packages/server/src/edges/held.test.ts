import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stillHeld } from '../testing/collected.ts';
import { fakeHouse, TABLE } from './testing/fake-house.ts';
import { openForTest, welcomed } from './testing/open.ts';

test('an open connection holds nothing of the request that it came with', async (t) => {
  const opened = await openForTest(t, { house: fakeHouse() });
  const parts: WeakRef<object>[] = [];
  opened.app.server.prependListener('upgrade', (request) => void parts.push(new WeakRef(request)));
  const cookie = await opened.guest();
  const clients = await Promise.all(Array.from({ length: 5 }, () => welcomed(opened, cookie)));
  assert.equal(parts.length, 5);
  assert.equal(await stillHeld(parts), 0);
  const [one] = clients;
  one?.say({ do: 'open', table: TABLE });
  one?.say({ do: 'close', table: TABLE });
  one?.say({ do: 'hello', protocol: 1 });
  assert.equal((await one?.hear('trouble'))?.is, 'trouble');
});
