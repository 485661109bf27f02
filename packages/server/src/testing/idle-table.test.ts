import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import process from 'node:process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { editions } from '@stamtafel/games';

const MOST_KIB = 60;
/** Fewer would share what a house takes once. */
const TABLES = '40';

test(`an idle table takes at most ${MOST_KIB} KiB, even while all its seats are looked at`, async () => {
  const script = fileURLToPath(new URL('idle-table.ts', import.meta.url));
  // What is compiled beside the program would be counted or not, depending on who is faster.
  const flags = ['--expose-gc', '--no-concurrent-recompilation'];
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, script, TABLES]);
  const sizes = [...stdout.matchAll(/([\d.]+) KiB/g)].map(([, size]) => Number(size));
  assert.equal(sizes.length, 2 * editions.length, stdout);
  assert.ok(
    sizes.every((size) => size <= MOST_KIB),
    stdout,
  );
});
