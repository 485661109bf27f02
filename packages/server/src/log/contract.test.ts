import { MemoryLog } from './memory.ts';
import { embedded } from './port.ts';
import { SqliteLog } from './sqlite.ts';
import { contracts } from './testing/contracts/all.ts';
import { folderFor } from './testing/tables.ts';

contracts({
  name: 'SQLite',
  async open(t) {
    const folder = folderFor(t);
    let log = await SqliteLog.open(folder);
    t.after(() => log.close());
    return {
      store: embedded(log),
      async again() {
        await log.close();
        log = await SqliteLog.open(folder);
        return embedded(log);
      },
    };
  },
});

contracts({
  name: 'memory',
  async open() {
    const log = new MemoryLog();
    return { store: embedded(log), again: async () => embedded(log.again()) };
  },
});
