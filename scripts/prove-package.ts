/**
 * Proves the package as somebody gets it: installed into an empty folder with an empty home and without a network, its
 * house is opened, a match is played there through the page to its end, and what was played can be copied and checked.
 * `npm run prove:package`; STAMTAFEL_NODE names another Node to run it with.
 */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openHouse, type Place } from '../packages/web/src/testing/browser.ts';
import { playToEnd, theEnd } from '../packages/web/src/testing/player.ts';
import { freePort } from '../packages/web/src/testing/server.ts';
import { tableOf } from '../packages/web/src/testing/tables.ts';
import { en } from '../packages/web/src/texts/en.ts';
import { takesNoArguments } from './arguments.ts';
import { npm } from './npm.ts';
import { pack } from './pack.ts';

takesNoArguments('npm run prove:package');

const node = process.env.STAMTAFEL_NODE ?? process.execPath;
const folder = mkdtempSync(join(tmpdir(), 'stamtafel-package-'));
const [home, prefix, work] = ['home', 'prefix', 'work'].map((name) => {
  mkdirSync(join(folder, name));
  return join(folder, name);
}) as [string, string, string];
const windows = process.platform === 'win32';
const installed = join(prefix, ...(windows ? [] : ['lib']), 'node_modules', 'stamtafel');
const bin = join(installed, 'bin', 'stamtafel.mjs');
const data = join(work, 'data');
/** The results must show nothing of the person who runs this. */
const env = {
  PATH: [dirname(node), process.env.PATH].join(delimiter),
  HOME: home,
  ...(windows && { USERPROFILE: home, SystemRoot: process.env.SystemRoot }),
};

before(async () => {
  const file = await pack(folder);
  npm(['install', '--global', file, '--prefix', prefix, '--offline'], { cwd: work, env });
});
after(() => rmSync(folder, { recursive: true, force: true }));

/** The command, to its end. */
function stamtafel(...args: readonly string[]) {
  return spawnSync(node, [bin, ...args], { cwd: work, env, encoding: 'utf8' });
}

let house: ChildProcess | undefined;
let port = 0;

/** The installed house, with its own page and its own settings; only its computers do not take their time. */
const place: Place = {
  address: () => `http://localhost:${port}/`,
  async open() {
    port = await freePort();
    const begun = performance.now();
    house = spawn(node, [bin, 'serve', '--port', String(port)], {
      cwd: work,
      env: { ...env, STAMTAFEL_BOT_DELAY_MS: '0-5', STAMTAFEL_WAIVE_SECONDS: '0' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    while (!(await answers())) {
      assert.equal(house.exitCode, null, 'the house does not open');
      await sleep(10);
    }
    console.log(`The house answered ${Math.round(performance.now() - begun)} ms after its start.`);
  },
  async close() {
    if (house?.exitCode === null) house.kill('SIGKILL');
  },
};
const answers = (): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
const visitors = openHouse(place);

test('the package is all there is: it brings nothing else, and runs nothing when it is installed', () => {
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  for (const field of ['dependencies', 'optionalDependencies', 'peerDependencies', 'scripts'])
    assert.equal(manifest[field], undefined, field);
  assert.deepEqual(readdirSync(dirname(installed)), ['stamtafel']);
  const bill: { components: { name: string }[] } = JSON.parse(
    readFileSync(join(installed, 'sbom.json'), 'utf8'),
  );
  const words = readFileSync(join(installed, 'licences.txt'), 'utf8');
  for (const { name } of bill.components.filter((one) => existsSync(join('node_modules', one.name))))
    assert.ok(name.startsWith('@stamtafel/') || words.includes(`\n${name} `), name);
});

test('the command plays, counts and explains', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  assert.equal(stamtafel('--version').stdout.trim(), version);
  const played = stamtafel('play', 'four-downs', '--seats', 'greedy,greedy', '--plain', '--lang', 'en');
  assert.equal(played.status, 0, played.stderr);
  assert.match(played.stdout, /wins|won/i);
  // In threads of its own.
  const counted = stamtafel('simulate', 'how-ruck', '--matches', '4', '--jobs', '2', '--json');
  assert.equal(counted.status, 0, counted.stderr);
  const explained = stamtafel('explain', 'HR-093');
  assert.match(explained.stdout, /Code\n {2}packages\/games\/src\/how-ruck\/\S+\.ts:\d+/);
  const refused = stamtafel('play', 'poker');
  assert.equal(refused.status, 2);
  assert.match(refused.stderr, /^[^\n]+\n$/);
});

test('a match is played through its page to the end, is kept, and the house ends gracefully', async () => {
  const visitor = await visitors.visit({ language: 'en' });
  const { page, errors } = visitor;
  const wish = { game: 'four-downs', seats: [{ kind: 'me' }, { kind: 'bot', level: 'level3' }] } as const;
  await page.goto(await tableOf(visitors, page, { ...wish, seats: [...wish.seats] }));
  const presses = await playToEnd(page);
  await theEnd(page).waitFor();
  assert.ok(presses > 3, `${presses} presses`);
  // Alone, in this browser, in its worker.
  await page.goto(place.address());
  await page.getByRole('button', { name: en.playNowNamed('How-Ruck!') }).click();
  await playToEnd(page, { stopAfter: 3 });
  // What it is made of is there too.
  await page.goto(`${place.address()}#/over`);
  await page.getByText('fastify 5').waitFor();
  assert.deepEqual(errors, []);

  const copy = stamtafel('backup', 'copy.db');
  assert.match(copy.stdout, /^copy\.db holds 1 tables with \d+ entries/, copy.stderr);
  assert.ok(house);
  const ended = once(house, 'exit');
  house.kill('SIGTERM');
  assert.deepEqual(await ended, [0, null]);
  const back = stamtafel('restore', 'copy.db', '--data', data, '--force');
  assert.equal(back.status, 0, back.stderr);
});
