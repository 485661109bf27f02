import { MemoryLog } from './memory.ts';
import type { EventLog } from './port.ts';
import { SqliteLog } from './sqlite.ts';
import { contract } from './testing/contract.ts';
import { folderFor } from './testing/tables.ts';

contract({
  name: 'SQLite',
  async open(t) {
    const folder = folderFor(t);
    let log: EventLog = await SqliteLog.open(folder);
    t.after(() => log.close());
    return {
      log,
      async again() {
        await log.close();
        log = await SqliteLog.open(folder);
        return log;
      },
    };
  },
});

contract({
  name: 'memory',
  async open() {
    const log = new MemoryLog();
    return { log, again: async () => log.again() };
  },
});
