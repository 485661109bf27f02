/** The checks one after another, beside them the tests. What is fine takes a line; of what is not everything is told. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { testFiles } from '../test-files.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const checks = ['typecheck', 'lint', 'check:imports', 'check:rules', 'check:commits'];
const { NODE_TEST_CONTEXT: _, ...env } = process.env;
const begin = performance.now();
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Which of them failed. */
async function runChecks(): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const check of checks) {
    const since = performance.now();
    // Windows starts npm only through a shell.
    const child = spawn('npm', ['run', '--silent', check], {
      cwd: root,
      env,
      shell: process.platform === 'win32',
    });
    const [out, complaints, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    process.stdout.write(`${code === 0 ? '✔' : '✖'} ${check}  ${seconds(since)}\n`);
    if (code === 0) continue;
    failed.push(check);
    process.stdout.write(out + complaints);
  }
  return failed;
}

async function runTests(): Promise<readonly string[]> {
  const wish = JSON.stringify({ files: testFiles(root), names: [], quick: true });
  const runner = fileURLToPath(new URL('./run.ts', import.meta.url));
  const cache = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node') };
  const child = spawn(process.execPath, [runner, wish], {
    cwd: root,
    env: { ...cache, ...env, STAMTAFEL_QUICK: '1' },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'close');
  return code === 0 ? [] : ['tests'];
}

const failed = (await Promise.all([runChecks(), runTests()])).flat();
console.log(
  failed.length === 0
    ? `All fine in ${seconds(begin)}.`
    : `Failed in ${seconds(begin)}: ${failed.join(', ')}.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
