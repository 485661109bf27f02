/**
 * The n-th access to a file or folder fails, or ends the process as by kill -9: before it, or after it has had its effect.
 * To be loaded before what uses them.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';

const [failAt, crashAt] = [process.env.FAIL_ARCHIVE_AT, process.env.CRASH_ARCHIVE_AT].map((at) =>
  at === undefined ? Number.POSITIVE_INFINITY : Number(at),
);
let count = 0;

function point(): void {
  if (count === crashAt) process.kill(process.pid, 'SIGKILL');
  if (count++ === failAt) throw Object.assign(new Error('made up: no space'), { code: 'ENOSPC' });
}

const touches = ['mkdirSync', 'copyFileSync', 'rmSync', 'fsyncSync', 'renameSync', 'writeFileSync'] as const;
for (const name of touches) {
  const touch: (...given: never[]) => unknown = fs[name];
  const touched = (...given: unknown[]): unknown => {
    point();
    const result = Reflect.apply(touch, fs, given);
    point();
    return result;
  };
  Object.assign(fs, { [name]: touched });
}
syncBuiltinESMExports();
