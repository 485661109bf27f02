/** The command as people run it: a process of its own. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';

export const bin = fileURLToPath(new URL('../../bin/stamtafel.mjs', import.meta.url));

export const projectFolder = fileURLToPath(new URL('../../../..', import.meta.url));

export interface Finished {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs `stamtafel …` from the project's folder and waits for its end. */
export function stamtafel(
  args: readonly string[],
  env: { readonly [name: string]: string } = {},
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [bin, ...args], {
      cwd: projectFolder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

/** A folder with these files, gone after the test. */
export function folderWith(t: TestContext, files: { readonly [name: string]: string | Uint8Array }): string {
  const folder = mkdtempSync(join(tmpdir(), 'stamtafel-cli-'));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

/** Does something for every item, as many at a time as there are cores. */
export async function forEach<T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  const left = items.slice();
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await act(item);
  });
  await Promise.all(workers);
}
