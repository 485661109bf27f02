/** Loaded before files that were found to need no processes of their own: if one starts any, it was found wrongly. */
import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';

const ways = ['exec', 'execFile', 'execFileSync', 'execSync', 'fork', 'spawn', 'spawnSync'] as const;

function refuse(): never {
  throw new Error(
    'A file that loads nothing which starts processes has started one: see scripts/tests/needs.ts',
  );
}

Object.assign(childProcess, Object.fromEntries(ways.map((way) => [way, refuse])));
syncBuiltinESMExports();
