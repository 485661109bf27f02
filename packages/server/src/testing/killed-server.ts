/**
 * The whole server as a process to be killed or stopped, with a writer that can end it at a numbered point. Its argument is the data
 * folder. Says its address when it is open.
 */
import process from 'node:process';
import { readConfig, standardLimits } from '../config.ts';
import { openEdges } from '../edges/app.ts';
import { houseClock } from '../house/clock.ts';
import { openHouse } from '../house/open-house.ts';
import { embedded } from '../log/port.ts';
import { Secrets } from '../log/secrets.ts';
import { SqliteLog } from '../log/sqlite.ts';
import { thinkingHere } from './thinking-here.ts';

const [, , folder = ''] = process.argv;
const writer = new URL('../log/testing/crashing-writer.ts', import.meta.url);
const log = await SqliteLog.open(folder, { writer });
const secrets = Secrets.open(folder);
const clock = houseClock();
const house = openHouse({
  clock,
  store: embedded(log),
  key: secrets.seeds,
  // Bots in this thread: a pool of threads takes longer to load than such a process lives.
  thinkers: thinkingHere(),
  setting: { botDelayMs: { least: 0, most: 3 }, speakUpMs: 0, waiveMs: 0, orderDelayMs: 0, mostTables: 1e6 },
});
const { app, close } = await openEdges({
  house,
  clock,
  config: {
    ...readConfig({ STAMTAFEL_ORIGINS: 'http://localhost:3000', STAMTAFEL_LOG: 'silent' }),
    limits: {
      ...standardLimits,
      requestsPerMinute: 1e9,
      changesPerMinute: 1e9,
      messagesPer20Seconds: 1e9,
      newTablesPer10Minutes: 1e9,
    },
  },
  keys: secrets.cookies,
  version: '0.0.0-test',
});
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
process.once('SIGTERM', () => void close());
