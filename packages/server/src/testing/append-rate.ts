/**
 * How many appends a second a store keeps, and what one costs this process: many tables at once, each of which appends as
 * soon as its last entry is kept. `node packages/server/src/testing/append-rate.ts [folder|postgres] [tables] [seconds]`;
 * with `postgres` it starts one of its own, on this machine, `fsync` on.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { startOf } from '../log/chain.ts';
import { type End, embedded, type Store } from '../log/port.ts';
import { openPostgres } from '../log/postgres/store.ts';
import { SqliteLog } from '../log/sqlite.ts';
import { cardOf, tableName } from '../log/testing/tables.ts';
import { startPostgres } from './postgres.ts';
import { findServer, pathOf } from './servers.ts';

/** As long as an answer in a log usually is. */
const body = JSON.stringify({ is: 'moved', seat: 0, answer: { pick: 'play', cards: ['x'.repeat(150)] } });

async function rate(store: Store, count: number, seconds: number) {
  const tables = await Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const card = cardOf(tableName(n));
      const made = { card, epoch: 0, after: startOf(card.table), entries: [{ at: 1, body: '{}' }] };
      const end = await store.log.append(made);
      const lease = await store.ownership.claim(card.table);
      if (lease.is !== 'mine') throw new Error('somebody else is here');
      return { card, end, epoch: lease.epoch };
    }),
  );
  const [times, until]: [number[], number] = [[], performance.now() + seconds * 1000];
  const before = process.cpuUsage();
  const begin = performance.now();
  await Promise.all(
    tables.map(async ({ card, end: first, epoch }) => {
      let end: End = first;
      while (performance.now() < until) {
        const since = performance.now();
        end = await store.log.append({ card, epoch, after: end, entries: [{ at: 2, body }] });
        times.push(performance.now() - since);
      }
    }),
  );
  const wall = (performance.now() - begin) / 1000;
  const { user, system } = process.cpuUsage(before);
  times.sort((a, b) => a - b);
  const at = (share: number): string => `${(times[Math.floor(share * times.length)] ?? 0).toFixed(1)} ms`;
  return {
    appendsPerSecond: Math.round(times.length / wall),
    cpuMicrosecondsEach: Math.round((user + system) / times.length),
    p50: at(0.5),
    p99: at(0.99),
  };
}

const [, , kind = 'postgres', tables = '500', seconds = '5'] = process.argv;
if (kind === 'postgres') {
  const server = await startPostgres(pathOf(findServer('postgres')));
  const store = await openPostgres({ address: await server.database('rate') });
  console.log(kind, tables, await rate(store, Number(tables), Number(seconds)));
  await store.upkeep.close();
  await server.close();
} else {
  const folder = mkdtempSync(join(tmpdir(), 'stamtafel-rate-'));
  const log = await SqliteLog.open(folder);
  console.log(kind, tables, await rate(embedded(log), Number(tables), Number(seconds)));
  await log.close();
  rmSync(folder, { recursive: true });
}
