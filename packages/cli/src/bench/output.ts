import { spawn } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** V8 sometimes decides early to allocate all later clones and views in old space; whole processes are then slow. */
export const V8_FLAG = '--no-allocation-site-pretenuring';

/** What a script prints, run in a process of its own. */
export function output(flags: readonly string[], script: URL, args: readonly string[]): Promise<string> {
  const file = fileURLToPath(script);
  const { NODE_COMPILE_CACHE: _, ...env } = process.env; // everything is compiled afresh
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...flags, file, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...env, NODE_ENV: 'production' },
    });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(text) : reject(new Error(`${file} ${args.join(' ')} ended with code ${code}`)),
    );
  });
}
