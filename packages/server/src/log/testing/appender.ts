/**
 * A process to be killed: goes on where the log ends, at several tables at once, and says every entry that was
 * acknowledged. Arguments: the data folder, how many entries per table at most.
 */
import process from 'node:process';
import { SqliteLog } from '../sqlite.ts';
import { add, cardOf, entriesAfter, tableName } from './tables.ts';

export const tables = [1, 2, 3].map(tableName);

if (import.meta.main) {
  const [, , folder = '', most = '0'] = process.argv;
  const log = await SqliteLog.open(folder, { writer: new URL('./crashing-writer.ts', import.meta.url) });
  await Promise.all(
    tables.map(async (table) => {
      const before = await log.read(table);
      for (let [n, last] = [0, before.at(-1)]; n < Number(most); n += 1) {
        const bodies = [JSON.stringify({ is: 'moved', number: (last?.seq ?? -1) + 1 })];
        if (n % 3 === 2) bodies.push(JSON.stringify({ is: 'moved', number: (last?.seq ?? -1) + 2 }));
        const entries = entriesAfter(last, table, ...bodies);
        await add(log, entries, cardOf(table, { people: [`p${n % 2}`], touched: n }));
        last = entries.at(-1);
        process.stdout.write(entries.map(({ seq, hash }) => `${table} ${seq} ${hash}\n`).join(''));
      }
    }),
  );
  await log.close();
}
