/** What can be said of container and compose file without building anything; `npm run prove:container` goes on from here. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

import { parse } from 'yaml';
import { variables } from '../../packages/server/src/config.ts';
import { pairs, readContainerfile, type Stage, words } from './containerfile.ts';
import { sentBy } from './sent.ts';

const at = (path: string): URL => new URL(`../../${path}`, import.meta.url);
const read = (path: string): string => readFileSync(at(path), 'utf8');
const stages = readContainerfile(read('Containerfile'));
const [made, house] = stages as [Stage, Stage];
const of = (stage: Stage, does: string) => stage.steps.filter((step) => step.does === does);
const isSent = sentBy(read('.dockerignore'));

test('a container is built in two steps on the same base, and holds nothing but the package', () => {
  assert.equal(stages.length, 2);
  assert.match(made.base, /^docker\.io\/library\/node:26-\w+-slim$/);
  assert.equal(house.base, made.base);
  assert.deepEqual(
    of(house, 'COPY').map(({ flags }) => flags.from),
    [made.name],
  );
});

test('what is sent to the builder is there, and is enough for npm run pack, and holds no house', () => {
  const lines = read('.dockerignore').split('\n');
  for (const line of lines.filter((one) => one.startsWith('!')))
    assert.ok(existsSync(at(line.slice(1))), line);
  for (const path of ['package.json', 'packages/web/build.ts', 'deploy/stamtafel.service', '.npmrc'])
    assert.ok(isSent(path), path);
  for (const path of ['data/keys.json', '.git/config', 'node_modules/x', 'packages/web/dist/index.html'])
    assert.equal(isSent(path), false, path);
  for (const path of readdirSync(at('.')).filter((name) => name.endsWith('.tgz') || name.endsWith('.db')))
    assert.equal(isSent(path), false, path);
});

test('the house in the container has no rights, hears signals and keeps what it keeps in a volume', () => {
  const last = (does: string): string => of(house, does).at(-1)?.text ?? assert.fail(does);
  const env = pairs(last('ENV'));
  assert.match(last('USER'), /^[1-9]\d*:[1-9]\d*$/);
  assert.equal(last('VOLUME'), env.STAMTAFEL_DATA);
  assert.equal(last('EXPOSE'), env.PORT);
  assert.equal(last('STOPSIGNAL'), 'SIGTERM');
  // In the form of a list no shell stands between the signal and the house.
  assert.deepEqual([...words(last('ENTRYPOINT')), ...words(last('CMD'))], ['stamtafel', 'serve']);
  for (const name of Object.keys(env)) assert.ok(variables.includes(name), name);
});

interface Service {
  readonly build: { readonly context: string; readonly dockerfile: string };
  readonly read_only: boolean;
  readonly cap_drop: readonly string[];
  readonly environment: { readonly [name: string]: string };
  readonly volumes: readonly string[];
  readonly healthcheck: { readonly test: readonly string[]; readonly [name: string]: unknown };
}

test('compose.yaml opens that container: its root is read-only, and its data outlive it', () => {
  const {
    services,
    volumes,
  }: { services: { [name: string]: Service }; volumes: { [name: string]: { name: string } } } = parse(
    read('compose.yaml'),
  );
  const one = services.house ?? assert.fail();
  assert.ok(existsSync(at(`${one.build.context}/${one.build.dockerfile}`)));
  assert.deepEqual([one.read_only, one.cap_drop], [true, ['ALL']]);
  for (const name of Object.keys(one.environment)) assert.ok(variables.includes(name), name);
  const kept = one.volumes.map((volume) => volume.split(':') as [string, string]);
  assert.deepEqual(Object.keys(volumes).sort(), kept.map(([name]) => name).sort());
  // Without a name of its own a volume belongs to the folder of the clone.
  for (const { name } of Object.values(volumes))
    assert.ok(read('docs/from-nothing.md').includes(`--volume ${name}:`), name);
  const made = of(house, 'RUN').map(({ text }) => text);
  for (const [, path] of kept) assert.match(made.join('\n'), new RegExp(` ${path}( |$)`), path);
  assert.ok(kept.some(([, path]) => path === of(house, 'VOLUME').at(-1)?.text));
});

test('compose.yaml asks for health as the container does', () => {
  const { services }: { services: { [name: string]: Service } } = parse(read('compose.yaml'));
  const { test: asks, interval, timeout, start_period } = services.house?.healthcheck ?? assert.fail();
  const { flags, text } = of(house, 'HEALTHCHECK').at(-1) ?? assert.fail();
  assert.deepEqual(asks, ['CMD', ...words(text.replace(/^CMD /, ''))]);
  assert.deepEqual({ interval, timeout, 'start-period': start_period }, flags);
});

test('what is no Containerfile is refused with its line', () => {
  for (const text of ['RUN x', 'FROM a\nFETCH b', 'FROM a\nRUN x \\', 'FROM'])
    assert.throws(() => readContainerfile(text), Error, text);
});
