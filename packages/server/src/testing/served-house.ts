/** The process of a `HouseProcess`: opens a house in the folder it is given, says where, and what it is asked. */
import process from 'node:process';
import { readConfig } from '../config.ts';
import { openServer } from '../main.ts';
import { type Figures, ORIGIN } from './house-process.ts';

const [folder = ''] = process.argv.slice(2);
const config = readConfig({
  PORT: '0',
  STAMTAFEL_DATA: folder,
  STAMTAFEL_ORIGINS: ORIGIN,
  STAMTAFEL_LOG: 'error',
  STAMTAFEL_WAIVE_SECONDS: '0',
  ...process.env,
});
const server = await openServer({ config, version: 'measured' });

/** By what the processor did, not by the clock: on a busy machine the house is not always running. */
let [before, longest] = [process.threadCpuUsage(), 0];
setInterval(() => {
  const { user, system } = process.threadCpuUsage(before);
  longest = Math.max(longest, (user + system) / 1000);
  before = process.threadCpuUsage();
}, 1);

function figures(): Figures {
  const { rss, heapUsed } = process.memoryUsage();
  const longestTurnMs = longest;
  longest = 0;
  return { rss, heapUsed, longestTurnMs };
}

process.on('message', (asked) => {
  if (asked === 'figures') process.send?.(figures());
  else void server.close().finally(() => process.exit(0));
});
process.on('disconnect', () => process.exit(0));
process.send?.(server.url);
