/** A whole house as a process of its own, to be killed and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Place } from './browser.ts';

const cli = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));
const dist = fileURLToPath(new URL('../../dist', import.meta.url));

interface RealHouse extends Place {
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Opens again with logs in which something has changed that was kept. */
  spoil(): Promise<void>;
}

interface Variables {
  readonly [name: string]: string;
}

/** Some variables need the port. */
export function realHouse(env: Variables | ((port: number) => Variables) = {}): RealHouse {
  let child: ChildProcess | undefined;
  let port = 0;
  let folder = '';
  const address = (): string => `http://localhost:${port}/`;

  const start = async (): Promise<void> => {
    child = spawn(process.execPath, [cli, 'serve', '--port', String(port), '--data', join(folder, 'data')], {
      env: {
        ...process.env,
        STAMTAFEL_WEB: dist,
        STAMTAFEL_LOG: 'error',
        STAMTAFEL_BOT_DELAY_MS: '0-5',
        STAMTAFEL_WAIVE_SECONDS: '0',
        STAMTAFEL_NEW_TABLES_PER_10_MINUTES: '1000',
        STAMTAFEL_MESSAGES_PER_20_SECONDS: '100000',
        STAMTAFEL_REQUESTS_PER_MINUTE: '100000',
        STAMTAFEL_CHANGES_PER_MINUTE: '100000',
        ...(typeof env === 'function' ? env(port) : env),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    for (let tries = 0; tries < 300; tries++) {
      if (child.exitCode !== null) throw new Error('the house does not open');
      const isReady = await fetch(`${address()}api/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) return;
      await wait(100);
    }
    throw new Error('the house does not open in time');
  };
  const kill = async (signal: NodeJS.Signals = 'SIGKILL'): Promise<void> => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };

  return {
    address,
    start,
    kill: () => kill(),
    async spoil() {
      await kill();
      const log = new DatabaseSync(join(folder, 'data', 'stamtafel.db'));
      log.exec(`UPDATE entry SET body = replace(body, '"reveal"', ' "reveal"')`);
      log.close();
      await start();
    },
    async open() {
      folder = await mkdtemp(join(tmpdir(), 'stamtafel-house-'));
      port = await freePort();
      await start();
    },
    async close() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  server.close();
  if (at === null || typeof at === 'string') throw new Error('no port');
  return at.port;
}

/** A house that is also found from elsewhere, under a name that leads nowhere: what is shown to phones can be looked at. */
export const foundElsewhere = (port: number): Variables => ({
  STAMTAFEL_ORIGINS: `http://localhost:${port},${ELSEWHERE}:${port}`,
});

export const ELSEWHERE = 'http://tafel.example';
