import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { type TestContext, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { bin, folderWith, stamtafel } from '../testing/stamtafel.ts';

/** `stamtafel serve` as a process of its own, once it listens; its log goes on being collected. */
async function serve(t: TestContext, data: string, env: { readonly [name: string]: string } = {}) {
  const child = spawn(process.execPath, [bin, 'serve', '--port', '0', '--data', data, '--debug'], {
    env: { ...process.env, STAMTAFEL_ORIGINS: 'http://localhost', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  t.after(() => child.kill('SIGKILL'));
  const lines: string[] = [];
  const complaints: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => complaints.push(text));
  const reader = createInterface({ input: child.stdout });
  const listens = new Promise<string>((resolve) => {
    reader.on('line', (line) => {
      lines.push(line);
      const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
      if (url) resolve(url);
    });
  });
  const exited = once(child, 'close');
  return { child, lines, complaints, url: await listens, exited };
}

test('serve opens the house, and SIGTERM and SIGINT close it gracefully', async (t) => {
  const folder = folderWith(t, {});
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const { child, lines, url, exited } = await serve(t, join(folder, 'data'));
    const health: { ok: boolean } = JSON.parse(
      await fetch(`${url}/api/health`).then((answer) => answer.text()),
    );
    assert.equal(health.ok, true);
    child.kill(signal);
    assert.deepEqual(await exited, [0, null]);
    assert.deepEqual(
      lines.slice(-2).map((line) => JSON.parse(line).msg),
      ['closing', 'closed'],
    );
  }
});

test('a fault while people play is logged with its place and without its words, which may name a card', async (t) => {
  const folder = folderWith(t, {
    'fault.mjs': `process.on('SIGUSR2', () => { throw new Error('rood-3-1 lies in a hand'); });`,
  });
  const { child, lines, complaints, exited } = await serve(t, join(folder, 'data'), {
    NODE_OPTIONS: `--import ${pathToFileURL(join(folder, 'fault.mjs'))}`,
  });
  child.kill('SIGUSR2');
  assert.deepEqual(await exited, [70, null]);
  const { msg, err } = JSON.parse(lines.at(-1) ?? '');
  assert.deepEqual([msg, err.type, err.message], ['the house has failed', 'Error', '']);
  assert.match(err.stack, /^ {4}at .*fault\.mjs/);
  assert.doesNotMatch([...lines, ...complaints].join(), /rood|hand/);
  assert.match(complaints.join(''), /^Something went wrong that should not have; .*\n$/);
});

test('what keeps a house from opening is said in one sentence, with exit code 2', async (t) => {
  const folder = folderWith(t, { file: 'no folder' });
  const data = join(folder, 'data');
  const { url } = await serve(t, data);
  const refused = async (args: readonly string[], says: RegExp): Promise<void> => {
    const { code, err } = await stamtafel(['serve', ...args], {
      HOST: '127.0.0.1',
      STAMTAFEL_ORIGINS: 'http://localhost',
    });
    assert.equal(code, 2, err);
    assert.match(err, says);
    assert.equal(err.trim().split('\n').length, 1, err);
  };
  const { port } = new URL(url);
  await refused(['--port', port, '--data', join(folder, 'other')], /^Port \d+ is taken/);
  await refused(['--port', '0', '--data', data], /data/);
  await refused(['--port', '0', '--data', join(folder, 'file')], /file/);
  await refused(['--port', 'http', '--data', join(folder, 'other')], /^PORT must be/);
  await refused(['--port', '0', '--host', '203.0.113.7', '--data', join(folder, 'third')], /^HOST is 203/);
});
