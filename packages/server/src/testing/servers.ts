/** Real servers for tests: on a free port, in a folder of their own, gone with the test. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import type { TestOptions } from 'node:test';

/** Where it is, or for whom it is not there. */
export type Found = { readonly path: string } | { readonly missing: string };

const finder = join(import.meta.dirname, '..', '..', '..', '..', 'scripts', 'servers.mjs');

/** Finds a server, or installs it. */
export function findServer(name: 'nats-server' | 'postgres'): Found {
  const { status, stdout, stderr } = spawnSync(process.execPath, [finder, name], { encoding: 'utf8' });
  return status === 0 ? { path: stdout.trim() } : { missing: stderr.trim() };
}

/** Without the server a test is left out, and counted as such; where everything must be there, it fails. */
export const neededFor = (found: Found): TestOptions =>
  'missing' in found && process.env.CI !== 'true' ? { skip: found.missing } : {};

export function pathOf(found: Found): string {
  if ('missing' in found) throw new Error(found.missing);
  return found.path;
}

export interface NatsServer {
  readonly port: number;
  readonly url: string;
  /** Ends at once, with all connections. */
  kill(): Promise<void>;
}

/** `port`: where a server that was killed comes back; any free one if left out. */
export async function startNats(path: string, more: readonly string[] = [], port = -1): Promise<NatsServer> {
  const child = spawn(path, ['-a', '127.0.0.1', '-p', `${port}`, ...more], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const at = await portOf(child);
  return {
    port: at,
    url: `nats://127.0.0.1:${at}`,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** It says where it listens, and then that it is ready. */
function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (more: string) => {
      said += more;
      const [, port] = /client connections on [\d.]+:(\d+)/.exec(said) ?? [];
      if (port !== undefined && said.includes('Server is ready')) {
        said = '';
        resolve(Number(port));
      }
    });
    child.once('exit', () => reject(new Error(`nats-server ended at once:\n${said}`)));
    child.once('error', reject);
  });
}
