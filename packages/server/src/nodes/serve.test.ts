/** `stamtafel serve` as people start it on several machines: real processes, a real PostgreSQL, a real NATS. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { after, before, type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { ORIGIN } from '../edges/testing/open.ts';
import { Player } from '../edges/testing/player.ts';
import { ask, newGuest } from '../edges/testing/server.ts';
import { type RunningPostgres, startPostgres } from '../testing/postgres.ts';
import { findServer, type NatsServer, neededFor, pathOf, startNats } from '../testing/servers.ts';

const bin = fileURLToPath(new URL('../../../cli/bin/stamtafel.mjs', import.meta.url));
const KEY = 'a key of thirty-two characters or more';

const foundPostgres = findServer('postgres');
const foundNats = findServer('nats-server');
const needed = { ...neededFor(foundPostgres), ...neededFor(foundNats), timeout: 60_000 };

let postgres: RunningPostgres | undefined;
let nats: NatsServer | undefined;

before(async () => {
  if (needed.skip) return;
  postgres = await startPostgres(pathOf(foundPostgres));
  nats = await startNats(pathOf(foundNats));
});
after(async () => {
  await nats?.kill();
  await postgres?.close();
});

interface Env {
  readonly [name: string]: string;
}

async function shared(name: string): Promise<Env> {
  assert.ok(postgres && nats);
  return {
    STAMTAFEL_DATABASE: await postgres.database(name),
    STAMTAFEL_BROKER: nats.url,
    STAMTAFEL_KEY: KEY,
  };
}

function start(t: TestContext, env: Env) {
  const child = spawn(process.execPath, [bin, 'serve', '--port', '0'], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      STAMTAFEL_ORIGINS: ORIGIN,
      STAMTAFEL_WAIVE_SECONDS: '0',
      STAMTAFEL_LOG: 'info',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  t.after(() => child.kill('SIGKILL'));
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  const exited = once(child, 'close');
  return { child, exited, complaints: () => complaints };
}

/** A node, once it listens. */
async function serve(t: TestContext, env: Env) {
  const { child, exited, complaints } = start(t, env);
  const listens = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
      if (url) resolve(url);
    });
  });
  const ended = exited.then(() => assert.fail(`it ended at once: ${complaints()}`));
  const url = await Promise.race([listens, ended]);
  ended.catch(() => {}); // from now on it may
  return { child, exited, url };
}

interface Made {
  readonly table: { readonly id: string };
  readonly key: string;
}

interface Health {
  readonly node: {
    readonly name: string;
    readonly tables: number;
    readonly takeovers: number;
    readonly forwarded: number;
  };
}

const nodeOf = async (url: string): Promise<Health['node']> =>
  (await ask<Health>(`${url}/api/health`, '')).body.node;

/** Anna plays on the first chair, Bram on the second. */
async function playRounds(anna: Player, bram: Player, moves: number): Promise<void> {
  const players = [anna, bram];
  for (let made = 0; made < moves; made++) {
    const asked = (): number => players.findIndex((one, seat) => one.seen.get(seat)?.sight.decision);
    await Promise.race(players.map((one) => one.until(() => asked() >= 0)));
    const seat = asked();
    const player = players[seat];
    assert.ok(player);
    assert.ok(await player.played(seat), 'a move was refused');
  }
}

/** What everybody may know of the game is the same on both screens. */
async function seeTheSame(anna: Player, bram: Player): Promise<void> {
  const isSame = (): boolean => isDeepStrictEqual(anna.sight(0).view.facts, bram.sight(1).view.facts);
  await Promise.race([anna.until(isSame), bram.until(isSame)]);
}

test('two people play through two nodes, and go on when one of these is killed', needed, async (t) => {
  const env = await shared('played');
  const [a, b] = await Promise.all([serve(t, env), serve(t, env)]);
  const annas = await newGuest(a.url, 'Anna');
  const brams = await newGuest(b.url, 'Bram');
  const { body: made } = await ask<Made>(`${a.url}/api/tables`, annas, {
    game: 'four-downs',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const table = made.table.id;
  const taken = await ask(`${b.url}/api/tables/${table}/seats`, brams, { name: 'Bram', key: made.key });
  assert.equal(taken.status, 200, JSON.stringify(taken.body));
  const anna = await Player.sit({ url: a.url, cookie: annas, table });
  const bram = await Player.sit({ url: b.url, cookie: brams, table });
  await playRounds(anna, bram, 8);
  await seeTheSame(anna, bram);
  assert.ok(anna.acknowledged.length > 0 && bram.acknowledged.length > 0);
  const [owner, other] = await Promise.all([nodeOf(a.url), nodeOf(b.url)]);
  assert.notEqual(owner.name, other.name);
  assert.deepEqual([owner.tables, other.tables, other.takeovers], [1, 0, 0]);
  assert.ok(other.forwarded > 0);

  a.child.kill('SIGKILL');
  await a.exited;
  await anna.comeBack(b.url);
  await playRounds(anna, bram, 8);
  await seeTheSame(anna, bram);
  const { tables, takeovers } = await nodeOf(b.url);
  assert.deepEqual([tables, takeovers], [1, 1]);
  const moves = anna.acknowledged.length + bram.acknowledged.length;
  assert.equal(moves, 16);
  const figures = await fetch(`${b.url}/api/metrics`).then((answer) => answer.text());
  assert.match(figures, new RegExp(`^stamtafel_node\\{name="${other.name}"\\} 1$`, 'm'));
  assert.match(figures, /^stamtafel_node_takeovers 1$/m);
  b.child.kill('SIGTERM');
  assert.deepEqual(await b.exited, [0, null], 'a node lets go and ends');
});

test('without a broker one node plays by itself', needed, async (t) => {
  const { STAMTAFEL_DATABASE = '', STAMTAFEL_KEY = '' } = await shared('alone');
  const { url, child, exited } = await serve(t, { STAMTAFEL_DATABASE, STAMTAFEL_KEY });
  const cookie = await newGuest(url, 'Anna');
  const { body: made } = await ask<Made>(`${url}/api/tables`, cookie, {
    game: 'four-downs',
    seats: [{ kind: 'me' }, { kind: 'me' }],
  });
  const player = await Player.sit({ url, cookie, table: made.table.id });
  for (let move = 0; move < 4; move++) {
    const asked = (): number => [0, 1].findIndex((seat) => player.seen.get(seat)?.sight.decision);
    await player.until(() => asked() >= 0);
    assert.ok(await player.played(asked()));
  }
  child.kill('SIGTERM');
  assert.deepEqual(await exited, [0, null]);
  const other = start(t, { STAMTAFEL_DATABASE, STAMTAFEL_KEY: `${KEY}, but another` });
  const [code] = await other.exited;
  assert.deepEqual([code, /STAMTAFEL_KEY does not open/.test(other.complaints())], [2, true]);
});

test('what keeps a node from starting is one sentence, with exit code 2', needed, async (t) => {
  const env = await shared('refused');
  const unreachable = 'nats://user:secret@127.0.0.1:1';
  const cases: readonly (readonly [Env, RegExp])[] = [
    [{ STAMTAFEL_KEY: '' }, /^STAMTAFEL_DATABASE needs STAMTAFEL_KEY/],
    [{ STAMTAFEL_KEY: 'short' }, /^STAMTAFEL_KEY is too short/],
    [{ STAMTAFEL_DATABASE: '' }, /^STAMTAFEL_BROKER needs STAMTAFEL_DATABASE/],
    [
      { STAMTAFEL_DATABASE: 'postgres://127.0.0.1:1/x' },
      /^The database x at 127\.0\.0\.1:1 cannot be reached/,
    ],
    [{ STAMTAFEL_BROKER: unreachable }, /^The broker at 127\.0\.0\.1:1 cannot be reached/],
    [{ STAMTAFEL_BROKER: '127.0.0.1:4222' }, /^STAMTAFEL_BROKER must be like nats:/],
  ];
  for (const [wrong, says] of cases) {
    const { exited, complaints } = start(t, { ...env, ...wrong });
    const [code] = await exited;
    assert.equal(code, 2, complaints());
    assert.match(complaints(), says);
    assert.equal(complaints().trim().split('\n').length, 1, complaints());
    assert.doesNotMatch(complaints(), /secret/);
  }
});
