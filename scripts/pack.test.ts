import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { catalogue } from '../packages/games/src/catalogue.ts';
import { editionOf } from '../packages/games/src/index.ts';
import { unfitNpm } from './pack.ts';
import { unfit } from './packed/bin/node.mjs';

const packed = new URL('packed/', import.meta.url);

test('the package says in one sentence which Node it needs, wherever it says so', () => {
  for (const version of ['24.15.0', '24.21.0', '26.0.0', '27.1.0', '30.0.0'])
    assert.equal(unfit(version), undefined, version);
  for (const version of ['8.17.0', '18.20.8', '20.20.2', '22.22.3', '24.14.1', '25.9.0', ''])
    assert.match(
      unfit(version) ?? '',
      /^Stamtafel needs Node 26 .* 24\.15 on, and this is Node [\d.]*; install one from https:\S+ and try again\.$/,
    );
  const manifest = JSON.parse(readFileSync(new URL('package.json', packed), 'utf8'));
  assert.equal(manifest.engines.node, '^24.15.0 || >=26.0.0');
  assert.match(
    readFileSync(new URL('README.md', packed), 'utf8'),
    /Node 26 or newer, or Node 24 from 24\.15 on/,
  );
});

test('an npm that cannot make the bill of materials is refused in one sentence, before anything is built', () => {
  for (const version of ['10.2.0', '10.9.4', '11.19.1', '12.2.0'])
    assert.equal(unfitNpm(version), undefined, version);
  for (const version of ['9.2.0', '10.1.0', ''])
    assert.match(
      unfitNpm(version) ?? '',
      /^npm run pack needs npm 10\.2 or newer .* this is npm [\d.]*; .*\.$/,
    );
});

test('version and rules of the release are the same wherever they stand', () => {
  const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
  const { version } = JSON.parse(read('package.json'));
  const changelog = read('CHANGELOG.md');
  const [, newest, date = ''] = /^## \[([\d.]+)\] - (\d{4}-\d\d-\d\d)$/m.exec(changelog) ?? [];
  assert.equal(newest, version);
  assert.ok(read('scripts/packed/README.md').includes(`stamtafel-${version}.tgz`));
  assert.equal(new Date(date).toISOString().slice(0, 10), date);
  for (const name of readdirSync(new URL('../packages', import.meta.url)))
    assert.equal(JSON.parse(read(`packages/${name}/package.json`)).version, version, name);

  const [, told = ''] = /^The rules versions of this release[^:]*: (.+)$/m.exec(changelog) ?? [];
  const versions = new Map([...told.matchAll(/\*([^*]+)\* (\d+)/g)].map(([, name, n]) => [name, Number(n)]));
  assert.deepEqual(
    versions,
    new Map(catalogue.map(({ id, title }) => [title.nl, editionOf(id)?.game.version])),
  );
});

test('commands without arguments say so when they are given some, and do nothing', () => {
  for (const name of ['pack', 'prove-package', 'prove-container', 'check-signatures']) {
    const file = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
    const { status, stdout, stderr } = spawnSync(process.execPath, [file, '--all'], { encoding: 'utf8' });
    assert.deepEqual([status, stdout], [2, ''], name);
    assert.equal(stderr, `npm run ${name.replace('-', ':')} takes no arguments.\n`);
  }
});
