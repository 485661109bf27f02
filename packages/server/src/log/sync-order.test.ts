import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { folderFor } from './testing/tables.ts';

const canTrace = spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0;

test('an entry is acknowledged only after the disk has said that it is there', { skip: !canTrace }, (t) => {
  const folder = folderFor(t);
  const trace = join(folder, 'trace');
  const appender = fileURLToPath(new URL('./testing/appender.ts', import.meta.url));
  const watched = 'trace=pwrite64,write,fsync,fdatasync';
  const { status } = spawnSync(
    'strace',
    [
      '-f',
      '-y',
      '-s',
      '20',
      '-o',
      trace,
      '-e',
      watched,
      process.execPath,
      appender,
      join(folder, 'data'),
      '6',
    ],
    { stdio: 'ignore', timeout: 60_000 },
  );
  assert.equal(status, 0);

  // Calls of the writer's thread follow each other: a later one begins after an earlier one has ended.
  let unsynced = 0;
  let syncs = 0;
  let groups = 0;
  for (const line of readFileSync(trace, 'utf8').split('\n')) {
    if (/pwrite64\(\d+<[^>]*-wal>/.test(line)) unsynced += 1;
    else if (/f(data)?sync\(\d+<[^>]*-wal>/.test(line)) {
      unsynced = 0;
      syncs += 1;
    } else if (/write\(\d+<[^>]*\/witness>/.test(line)) {
      // Written between the commit and the answer.
      assert.equal(unsynced, 0, `acknowledged before it was synced: ${line}`);
      groups += 1;
    }
  }
  assert.ok(groups >= 6 && syncs >= groups, `${groups} groups, ${syncs} syncs`);
});
