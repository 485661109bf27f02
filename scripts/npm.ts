import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { Trouble } from './bootstrap.mjs';

interface Wish {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** How npm ended, and what it said. */
export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** What npm prints; throws with what it complains about. */
export function npm(args: readonly string[], wish: Wish): string {
  const { status, stdout, stderr } = tryNpm(args, wish);
  if (status !== 0) throw new Trouble(`npm ${args[0]} failed:\n${stderr.trim() || stdout.trim()}`);
  return stdout;
}

export function tryNpm(args: readonly string[], { cwd, env = process.env }: Wish): Ended {
  // Windows starts it only through a shell.
  const shell = process.platform === 'win32';
  const { status, stdout, stderr, error } = spawnSync('npm', args, {
    cwd,
    env: { ...env, npm_config_loglevel: 'error' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell,
  });
  if (error) throw new Trouble(`npm could not be started: ${error.message}`);
  return { status, stdout, stderr };
}
