/**
 * Requests with anything wrong that a stranger can get wrong: paths, methods, headers, bodies, upgrades. It is the
 * stranger's fault, and so it is answered: no 5xx, and no line in the operator's log, which would fill the disk.
 */
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { fastBelow, fastSeed } from '@stamtafel/kernel';
import { howMany, seedOfDay } from '@stamtafel/kernel/testing';
import { rawRequest, sendRaw } from './testing/raw-noise.ts';
import { openIn } from './testing/server.ts';

const AT_ONCE = 16;

async function folderFor(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stamtafel-fuzz-'));
  t.after(() => rm(folder, { recursive: true }));
  return folder;
}

/** A client as the build leaves it. */
async function built(t: TestContext): Promise<string> {
  const folder = await folderFor(t);
  await mkdir(join(folder, 'assets'));
  const files = ['index.html', 'a.js', 'a.js.br', 'a.js.gz', 'assets/index-DHMVZsv4.js'];
  await Promise.all(files.map((file) => writeFile(join(folder, file), 'x'.repeat(50))));
  return folder;
}

/** What an operator would read: everything above the level of details. */
const read = (logged: readonly string[]): readonly string[] =>
  logged.filter((line) => JSON.parse(line).level >= 30 && !line.includes('Server listening'));

/** Waits only a moment for requests that never end. */
const patience = { headersMs: 300, requestMs: 500, checkMs: 50 };

async function opened(t: TestContext, web: string) {
  // A client that claims to come through a proxy is logged once; that is tested elsewhere.
  const env = { STAMTAFEL_PROXIES: '1', STAMTAFEL_WEB: web };
  const server = await openIn(t, await folderFor(t), env, { patience });
  return { port: Number(new URL(server.url).port), logged: server.logged };
}

const statuses = (answer: string): readonly number[] =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));

test('paths that lead out of the house, or nowhere, are answered 400 or 404 and leave no line', async (t) => {
  for (const web of [await built(t), '']) {
    const { port, logged } = await opened(t, web);
    const long = 'a'.repeat(300);
    const paths = [
      '/%2e%2e/x',
      '//x',
      '/%00',
      '/x/../../y',
      '//',
      '/.',
      '/..',
      '/\\x',
      '/a%00b',
      '/%ff',
      `/${long}`,
      '/%',
    ];
    for (const path of paths)
      for (const accept of ['*/*', 'text/html'])
        for (const method of ['GET', 'HEAD']) {
          const request = `${method} ${path} HTTP/1.1\r\nHost: x\r\nAccept: ${accept}\r\nConnection: close\r\n\r\n`;
          const [status] = statuses(await sendRaw(port, request, 'once answered'));
          assert.ok(status === 400 || status === 404, `${method} ${path}: ${status}`);
        }
    assert.deepEqual(read(logged), []);
  }
});

test('whatever a stranger sends: never a 5xx, never a line in the log, and the next one is served', async (t) => {
  for (const web of [await built(t), '']) {
    const { port, logged } = await opened(t, web);
    const dice = fastSeed(seedOfDay(web === '' ? 'without a client' : 'with a client'));
    const seen = new Map<number, number>();
    let left = howMany({ quick: 200, test: 600, night: 40_000 });
    const send = async (): Promise<void> => {
      while (left-- > 0) {
        const request = rawRequest(dice);
        const hangUp = fastBelow(dice, 2) === 0 ? 'at once' : 'once answered';
        for (const status of statuses(await sendRaw(port, request, hangUp))) {
          seen.set(status, (seen.get(status) ?? 0) + 1);
          assert.ok(status < 500, `${status}: ${JSON.stringify(request.slice(0, 1500))}`);
        }
        assert.deepEqual(read(logged), [], JSON.stringify(request.slice(0, 1500)));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, send));
    // It does reach what it should: files, routes, the checks of bodies, the live channel.
    for (const status of [101, 200, 400, 403, 404, 431])
      assert.ok(seen.has(status) || (web === '' && status === 200), `${status} never seen: ${[...seen]}`);
    const next = 'GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    assert.deepEqual(statuses(await sendRaw(port, next, 'at once')), [200]);
  }
});
