/**
 * A process whose files may not grow for a while: writes really fail, as they do on a broken disk. Argument: the data
 * folder. Says what happened as JSON.
 */
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { LogEntry } from '../port.ts';
import { databaseName } from '../schema.ts';
import { SqliteLog } from '../sqlite.ts';
import { add, cardOf, entriesAfter, tableName } from './tables.ts';

const [, , folder = ''] = process.argv;
const log = await SqliteLog.open(folder);
const table = tableName(1);
const kept: LogEntry[] = [];
const troubles: string[] = [];

async function append(times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    const entries = entriesAfter(kept.at(-1), table, 'x'.repeat(3000));
    try {
      await add(log, entries, cardOf(table));
      kept.push(...entries);
    } catch (error) {
      troubles.push(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
    }
  }
}

function largestFile(size: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${size}:unlimited`]);
}

const same = async () => JSON.stringify(await log.read(table)) === JSON.stringify(kept);

await append(5);
largestFile(statSync(join(folder, `${databaseName}-wal`)).size + 20_000);
await append(20);
const readable = await same();
const during = kept.length;
largestFile('unlimited');
await append(3);
process.stdout.write(
  JSON.stringify({
    troubles,
    readable,
    during,
    after: kept.length,
    still: await same(),
    damaged: log.damaged,
  }),
);
await log.close();
