/** A process to be killed: puts some tables away and removes others. Argument: the data folder. */
import process from 'node:process';
import { SqliteLog } from '../sqlite.ts';
import { tableName } from './tables.ts';

export const away = [1, 2].map(tableName);
export const gone = [3].map(tableName);

if (import.meta.main) {
  const log = await SqliteLog.open(process.argv[2] ?? '', {
    writer: new URL('./crashing-writer.ts', import.meta.url),
    archive: new URL('./crashing-archive.ts', import.meta.url),
  });
  await log.putAway(away);
  await log.remove(gone);
  await log.close();
}
