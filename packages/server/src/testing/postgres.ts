/** A PostgreSQL of the tests' own: on a free port, in a folder of its own, as durable as a real one. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';

export interface RunningPostgres {
  readonly folder: string;
  /** The address of a database that is made now, and empty. */
  database(name: string): Promise<string>;
  /** At once, as when the machine fails. */
  kill(): Promise<void>;
  /** The same again, on the same port. */
  start(): Promise<void>;
  /** Ends it and deletes its folder. */
  close(): Promise<void>;
}

/** Who runs it: it refuses to be run by root. */
interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

function account(): Account {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody'])
    try {
      const idOf = (flag: string): number => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
      return { uid: idOf('-u'), gid: idOf('-g') };
    } catch {}
  throw new Error('PostgreSQL refuses to be run by root, and there is no other account.');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

/** `program`: the path of `postgres`; beside what it really is lies `initdb`. `settings` in its own words. */
export async function startPostgres(
  program: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningPostgres> {
  const programs = dirname(realpathSync(program));
  const who = account();
  const folder = mkdtempSync(join(tmpdir(), 'stamtafel-postgres-'));
  chmodSync(folder, 0o700);
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid);
  const data = join(folder, 'data');
  const quiet = { cwd: folder, stdio: 'pipe', ...who } as const;
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'stamtafel', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--data-checksums', '-N'],
    quiet,
  );
  const port = await freePort();
  const given = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    shared_buffers: '32MB',
    max_connections: '60',
    ...settings,
  };
  const lines = Object.entries(given).map(([name, value]) => `${name} = '${value}'\n`);
  writeFileSync(join(data, 'postgresql.auto.conf'), lines.join(''));
  let child: ChildProcess | undefined;

  const start = async (): Promise<void> => {
    child = spawn(join(programs, 'postgres'), ['-D', data], { ...quiet, stdio: 'ignore' });
    for (let tries = 0; tries < 600; tries++) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL ended with code ${child.exitCode}`);
      if (await answers(port)) return;
      await wait(50);
    }
    throw new Error('PostgreSQL does not answer');
  };
  const end = async (): Promise<void> => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGQUIT');
    await ended;
  };
  await start();
  return {
    folder,
    async database(name) {
      const sql = postgres(`postgres://stamtafel@127.0.0.1:${port}/postgres`, { max: 1 });
      await sql.unsafe(`CREATE DATABASE ${name}`);
      await sql.end({ timeout: 1 });
      return `postgres://stamtafel@127.0.0.1:${port}/${name}`;
    },
    // Immediate shutdown: nothing is written any more, and the next start recovers from the log.
    kill: end,
    start,
    async close() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(port: number): Promise<boolean> {
  const sql = postgres(`postgres://stamtafel@127.0.0.1:${port}/postgres`, { max: 1, connect_timeout: 2 });
  try {
    await sql`SELECT 1`;
    return true;
  } catch {
    return false;
  } finally {
    await sql.end({ timeout: 1 });
  }
}
