import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { fakeHouse } from './testing/fake-house.ts';
import { openForTest } from './testing/open.ts';

const script = 'console.log("moo");\n'.repeat(200);

/** A client as the build leaves it: a script packed in two ways beside itself. */
async function built(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stamtafel-web-'));
  t.after(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  const file = join(folder, 'assets', 'index-DHMVZsv4.js');
  await Promise.all([
    writeFile(join(folder, 'index.html'), '<!doctype html>'),
    writeFile(file, script),
    writeFile(`${file}.br`, brotliCompressSync(script)),
    writeFile(`${file}.gz`, gzipSync(script)),
  ]);
  return folder;
}

test('the client goes over the line packed, as far as the browser can unpack it, and is kept for good', async (t) => {
  const { url } = await openForTest(t, { house: fakeHouse(), config: { web: await built(t) } });
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes };
  for (const [accepted, used] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', 'none'],
  ] as const) {
    const { headers, bytes } = await raw(`${url}/assets/index-DHMVZsv4.js`, accepted);
    assert.equal(headers['content-encoding'] ?? 'none', used);
    assert.match(String(headers['content-type']), /^(text|application)\/javascript/);
    assert.match(String(headers['cache-control']), /immutable/);
    assert.equal(unpack[used](bytes).toString(), script);
  }
});

test('the files of the client are counted apart: who fetches many can still play, and the API keeps its limit', async (t) => {
  const config = { web: await built(t) };
  const { ask } = await openForTest(t, { house: fakeHouse(), config, limits: { requestsPerMinute: 5 } });
  const statuses = async (path: string, times: number) => {
    const answers = await Promise.all(Array.from({ length: times }, () => ask(path)));
    return answers.map(({ status }) => status).sort();
  };
  assert.deepEqual(new Set(await statuses('/assets/index-DHMVZsv4.js', 60)), new Set([200]));
  assert.deepEqual(await statuses('/api/games', 4), [200, 200, 200, 200]);
  // However it is written.
  assert.deepEqual(await statuses('/%61pi/games', 2), [200, 429]);
  assert.equal((await statuses('/index.html', 60)).filter((status) => status === 429).length, 20);
});

test('a link that leads nowhere is answered to readers by a page, to the client that says so; to others as before', async (t) => {
  const { url } = await openForTest(t, { house: fakeHouse(), config: { web: await built(t) } });
  const ask = (path: string, accept: string) => fetch(`${url}${path}`, { headers: { accept } });
  const reader = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
  const good = await ask('/', reader);
  for (const path of ['/nope.html', '/nope', '/a/b.php?c=1', '/%3Cscript%3E.html']) {
    const answer = await ask(path, reader);
    assert.equal(answer.status, 404, path);
    assert.match(answer.headers.get('content-type') ?? '', /^text\/html/);
    for (const header of [
      'content-security-policy',
      'x-frame-options',
      'permissions-policy',
      'referrer-policy',
    ])
      assert.equal(answer.headers.get(header), good.headers.get(header), header);
    const page = await answer.text();
    assert.match(page, /content="0; url=\/#\/[\w%.-]+"/);
    assert.doesNotMatch(page, /<script/i);
  }
  for (const [path, accept] of [
    ['/api/nope', reader],
    ['/api/nope.html', reader],
    ['/assets/nope.js', '*/*'],
    ['/nope.css', 'text/css,*/*;q=0.1'],
    ['/nope.png', 'image/avif,image/webp,*/*;q=0.8'],
  ] as const) {
    const answer = await ask(path, accept);
    assert.equal(answer.status, 404, path);
    assert.match(await answer.text(), /^\{"code":"not-found"/, path);
  }
});

/** As it came: fetch would unpack it. */
const raw = (url: string, accepted: string) =>
  new Promise<{ readonly headers: NodeJS.Dict<string | string[]>; readonly bytes: Buffer }>(
    (resolve, reject) => {
      request(url, { headers: { 'accept-encoding': accepted } }, async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        resolve({ headers: response.headers, bytes: Buffer.concat(chunks) });
      })
        .on('error', reject)
        .end();
    },
  );
