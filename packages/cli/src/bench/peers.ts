/** Other people's engines, installed when they are asked for, in a folder of their own. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { fail } from '../input.ts';

const boardgameIo = { name: 'boardgame.io', version: '0.50.2' } as const;

const cache = fileURLToPath(new URL('../../../../.cache', import.meta.url));

/** The folder that has boardgame.io; installs it first when needed. */
export async function boardgameIoFolder(): Promise<string> {
  const { name, version } = boardgameIo;
  const folder = join(process.env.STAMTAFEL_CACHE ?? cache, 'peers', name);
  if (installedVersion(folder) === version) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, dependencies: { [name]: version } }),
  );
  process.stderr.write(`Installing ${name} ${version} in ${folder} (once).\n`);
  const { code, said } = await npmInstall(folder);
  if (code !== 0 || installedVersion(folder) !== version)
    fail(`${name} could not be installed: ${reason(said)}.`);
  return folder;
}

function installedVersion(folder: string): string | undefined {
  try {
    const manifest: { version?: string } = JSON.parse(
      readFileSync(join(folder, 'node_modules', boardgameIo.name, 'package.json'), 'utf8'),
    );
    return manifest.version;
  } catch {
    return undefined;
  }
}

function npmInstall(folder: string): Promise<{ readonly code: number; readonly said: string }> {
  const args = [
    'install',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--loglevel=error',
    '--fetch-retries=1',
    '--fetch-retry-mintimeout=1000',
  ];
  return new Promise((resolve) => {
    const npm = spawn('npm', args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: process.platform === 'win32',
    });
    let said = '';
    npm.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    npm.on('error', (error) => resolve({ code: 1, said: error.message }));
    npm.on('close', (code) => resolve({ code: code ?? 1, said }));
  });
}

function reason(said: string): string {
  const code =
    /\b(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ERR_SOCKET_TIMEOUT|ENETUNREACH)\b/.exec(
      said,
    )?.[1];
  if (code) return `the npm registry cannot be reached (${code})`;
  if (/\bENOENT\b/.test(said) && /spawn/.test(said)) return 'there is no npm';
  const line = said.split('\n').find((text) => /npm (?:error|ERR!) (?!code)/.test(text));
  return line?.replace(/^npm (?:error|ERR!) /, '').replace(/\.$/, '') ?? 'npm did not say why';
}
