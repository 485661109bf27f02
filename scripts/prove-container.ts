/**
 * Does what Containerfile says without a container engine: the same commands in fresh folders that stand for the roots of
 * the two steps, with the same files, environment and user; then its house is opened with a read-only root, asked whether
 * it is well, copied and ended. `npm run prove:container`. What only an engine can show (the base, layers, the network) is
 * not seen here.
 */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative, sep } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { freePort } from '../packages/web/src/testing/server.ts';
import { takesNoArguments } from './arguments.ts';
import { pairs, readContainerfile, type Stage, type Step, words } from './container/containerfile.ts';
import { sentBy } from './container/sent.ts';
import { npm } from './npm.ts';

takesNoArguments('npm run prove:container');

const clone = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'stamtafel-container-'));
const stages = readContainerfile(readFileSync(join(clone, 'Containerfile'), 'utf8'));

/** The user of the image; somebody else if only root may become that one. */
const [, namedUser = '', namedGroup = ''] = /^(\d+):(\d+)$/.exec(last('USER')) ?? [];
const isRoot = process.getuid?.() === 0;
const uid = isRoot ? Number(namedUser) : (process.getuid?.() ?? 0);
const gid = isRoot ? Number(namedGroup) : (process.getgid?.() ?? 0);

/** Where npm fetches from and what it has already fetched are the machine's; everything else of its user is not seen. */
const machine = {
  PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
  NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS,
};
const builder = {
  ...machine,
  HOME: join(folder, 'home'),
  npm_config_cache: npm(['config', 'get', 'cache'], { cwd: clone }).trim(),
  npm_config_userconfig: npm(['config', 'get', 'userconfig'], { cwd: clone }).trim(),
};

function last(does: string): string {
  return stages.at(-1)?.steps.findLast((step) => step.does === does)?.text ?? assert.fail(does);
}

/** The root of a step, under its name; the last one has none. */
const rootOf = ({ name = 'house' }: { readonly name?: string | undefined }): string => join(folder, name);

/** Absolute paths of the container, in the folder that stands for its root. */
const moved = (text: string, root: string): string =>
  text.replaceAll(/(?<=^|\s)\/[\w/.-]*/g, (path) => join(root, path));

function perform(stage: Stage): void {
  const root = rootOf(stage);
  let at = root;
  for (const step of stage.steps) {
    if (step.does === 'WORKDIR') {
      at = join(root, step.text);
      mkdirSync(at, { recursive: true });
    } else if (step.does === 'COPY') copy(step, { root, at });
    else if (step.does === 'RUN') {
      const command = moved(step.text, root)
        .replaceAll(`-o ${namedUser} `, `-o ${uid} `)
        .replaceAll(`-g ${namedGroup} `, `-g ${gid} `);
      const { status, stderr } = spawnSync('sh', ['-ec', command], {
        cwd: at,
        env: builder,
        encoding: 'utf8',
      });
      assert.equal(status, 0, `RUN ${step.text}\n${stderr}`);
    }
  }
}

function copy({ flags, text }: Step, { root, at }: { readonly root: string; readonly at: string }): void {
  const [from = '', to = ''] = text.split(/\s+/);
  const target = to.startsWith('/') ? join(root, to) : join(at, to);
  if (flags.from !== undefined) {
    cpSync(join(rootOf({ name: flags.from }), from), target, { recursive: true, verbatimSymlinks: true });
    return;
  }
  const isSent = sentBy(readFileSync(join(clone, '.dockerignore'), 'utf8'));
  const source = join(clone, from);
  cpSync(source, target, {
    recursive: true,
    filter: (file) => file === source || isSent(relative(clone, file).split(sep).join('/')),
  });
}

/** The image: where it is, what it is started with, and what it is started as. */
const root = rootOf({});
const data = join(root, last('VOLUME'));
const env = {
  ...machine,
  PATH: [join(root, 'usr', 'local', 'bin'), machine.PATH].join(delimiter),
  ...Object.fromEntries(Object.entries(pairs(last('ENV'))).map(([name, text]) => [name, moved(text, root)])),
};
const start = { cwd: join(root, last('WORKDIR')), ...(isRoot && { uid, gid }) };
let port = '0';
const execute = (command: readonly string[]) => {
  const [program = '', ...args] = command.map((word) => moved(word, root));
  return spawnSync(program, args, { ...start, env: { ...env, PORT: port }, encoding: 'utf8' });
};
const isWell = (): boolean => execute(words(last('HEALTHCHECK').replace(/^CMD /, ''))).status === 0;

/** Everything there is, but for what is meant to be written. */
const written = (): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) => !join(root, path).startsWith(data),
  );

before(async () => {
  mkdirSync(builder.HOME);
  chmodSync(folder, 0o755);
  for (const stage of stages) perform(stage);
  port = String(await freePort());
});
after(() => {
  if (house?.exitCode === null) house.kill('SIGKILL');
  spawnSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true, force: true });
});

let house: ChildProcess | undefined;

/** Its log says so; without the words it ends. */
async function listening({ stdout }: ChildProcess): Promise<void> {
  assert.ok(stdout);
  for await (const line of createInterface({ input: stdout })) {
    if (/Server listening/.test(line)) return;
  }
  assert.fail('the house does not open');
}

test('the house of the container opens in a read-only root, without rights, and says that it is well', async () => {
  const made = readdirSync(join(rootOf({ name: stages[0]?.name }), 'build'));
  assert.ok(made.some((name) => /^stamtafel-[\d.]+\.tgz$/.test(name)));
  spawnSync('chmod', ['-R', 'a-w', join(root, 'usr')]);
  chmodSync(root, 0o555);
  const before = written();
  assert.equal(isWell(), false, 'nobody is there yet');

  const [program = '', ...args] = [...words(last('ENTRYPOINT')), ...words(last('CMD'))];
  house = spawn(program, args, {
    ...start,
    env: { ...env, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await listening(house);
  house.stdout?.resume();
  assert.ok(isWell());
  const page = await fetch(`http://127.0.0.1:${port}/`);
  assert.match(await page.text(), /<title>/);
  assert.ok(existsSync(join(data, 'stamtafel.db')));

  const copied = execute(['stamtafel', 'backup', '/backups/today.db']);
  assert.match(copied.stdout, /today\.db holds 0 tables/, copied.stderr);
  assert.ok(existsSync(join(root, 'backups', 'today.db')));
  const isNew = written().filter((path) => !before.includes(path));
  assert.deepEqual(isNew, [join('backups', 'today.db')]);
});

test('the house of the container hears SIGTERM and ends gracefully', async () => {
  assert.ok(house);
  const ended = once(house, 'exit');
  house.kill('SIGTERM');
  assert.deepEqual(await ended, [0, null]);
  assert.equal(isWell(), false);
});
