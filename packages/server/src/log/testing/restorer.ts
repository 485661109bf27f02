/**
 * A process that replaces a house by a backup and is killed before its n-th access to a file or folder. Arguments:
 * the backup, the data folder, n.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';

const [, , file = '', folder = '', n = ''] = process.argv;
let left = Number.POSITIVE_INFINITY;

const touches = ['renameSync', 'rmSync', 'linkSync', 'copyFileSync', 'fsyncSync'] as const;
for (const name of touches) {
  const touch: (...given: never[]) => unknown = fs[name];
  const killed = (...given: unknown[]): unknown => {
    if (left-- === 0) process.kill(process.pid, 'SIGKILL');
    return Reflect.apply(touch, fs, given);
  };
  Object.assign(fs, { [name]: killed });
}
syncBuiltinESMExports();

const { restore } = await import('../backup.ts');
left = Number(n);
await restore(file, folder, { force: true });
