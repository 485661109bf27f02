/**
 * One load on one server, `phase.ts WISH`, in a process of its own: what an earlier load has left in memory would stop
 * this one now and then, and that would count as the server's delay.
 */
import process from 'node:process';
import { ourTables } from './our-load.ts';
import { peerTables } from './peer-load.ts';
import { driveFast, drivePaced, ServerProcess, WARM_UP_SECONDS } from './run.ts';

export interface Wish {
  readonly who: 'ours' | 'peer';
  readonly pace: 'fast' | 'paced';
  /** Our server's data folder, or where the peer is installed. */
  readonly folder: string;
  readonly tables: number;
  readonly seconds: number;
}

/** Enough tables for all of it, so that none has to be made in between. */
const MOST_MOVES_PER_SECOND = 30_000;
const SHORTEST_MATCH = 160;

const wish: Wish = JSON.parse(process.argv[2] ?? '');
const { who, pace, folder, tables, seconds } = wish;
const server = await ServerProcess.start(who, folder);
const moves = (MOST_MOVES_PER_SECOND / tables) * (WARM_UP_SECONDS + seconds);
const spare = pace === 'fast' ? Math.ceil(moves / SHORTEST_MATCH) : 0;
const open = who === 'ours' ? ourTables(server.port, spare) : peerTables(server.port, folder);
const measured =
  pace === 'fast'
    ? await driveFast(server, open, { tables, seconds })
    : await drivePaced(server, open, { tables, seconds });
await server.end();
process.send?.(measured, () => process.exit(0));
