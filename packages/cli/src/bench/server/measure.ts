/** Everything `bench server` measures, one server at a time. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { decimal, wholeNumber } from '../../input.ts';
import { boardgameIoFolder } from '../peers.ts';
import { percentile } from './load.ts';
import { emptyTables } from './our-load.ts';
import type { Wish } from './phase.ts';
import { type Fast, idleKiB, type Paced, ServerProcess } from './run.ts';
import { startWith } from './start.ts';

export interface Typed {
  readonly peers?: true;
  readonly tables: string;
  readonly paced: string;
  readonly stored: string;
  readonly seconds: string;
  readonly json?: true;
}

/** Full-speed runs, in turn with the peer: a machine has better and worse minutes, and both get both. */
const ROUNDS = 5;

interface Measured {
  readonly fast: Fast;
  readonly paced: Paced & { readonly connectedKiB: number };
  readonly idleKiB?: number;
  readonly startMs?: number;
}

export async function benchServer(typed: Typed): Promise<void> {
  const setting = {
    tables: wholeNumber('--tables', typed.tables, 1, 10_000),
    paced: wholeNumber('--paced', typed.paced, 1, 10_000),
    stored: wholeNumber('--stored', typed.stored, 0, 1_000_000),
    seconds: decimal('--seconds', typed.seconds, 0.1, 600),
  };
  const peerFolder = typed.peers ? await boardgameIoFolder() : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'stamtafel-bench-'));
  try {
    const fast: { readonly ours: Fast[]; readonly peer: Fast[] } = { ours: [], peer: [] };
    const { tables, seconds } = setting;
    for (let round = 0; round < ROUNDS; round++) {
      const played = join(folder, `play-${round}`);
      fast.ours.push(await phase('fast', { who: 'ours', folder: played, tables, seconds }));
      if (peerFolder !== undefined)
        fast.peer.push(await phase('fast', { who: 'peer', folder: peerFolder, tables, seconds }));
    }
    const ours = { fast: middle(fast.ours), ...(await measureOurs(folder, setting)) };
    const peer =
      peerFolder === undefined ? undefined : await measurePeer(peerFolder, middle(fast.peer), setting);
    process.stdout.write(
      typed.json ? `${JSON.stringify({ ours, peer }, null, 2)}\n` : asText(ours, peer, setting),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Setting = { readonly [S in 'tables' | 'paced' | 'stored' | 'seconds']: number };

async function measureOurs(
  folder: string,
  { paced, seconds, stored }: Setting,
): Promise<Omit<Measured, 'fast'>> {
  const slow = await phase('paced', { who: 'ours', folder: join(folder, 'paced'), tables: paced, seconds });
  const server = await ServerProcess.start('ours', join(folder, 'idle'));
  const idle = await idleKiB(server, await emptyTables(server.port), 200);
  await server.end();
  return { paced: slow, idleKiB: idle, startMs: await startWith(join(folder, 'stored'), stored) };
}

async function measurePeer(folder: string, fast: Fast, { paced, seconds }: Setting): Promise<Measured> {
  return { fast, paced: await phase('paced', { who: 'peer', folder, tables: paced, seconds }) };
}

/** The median of every figure. */
function middle(all: readonly Fast[]): Fast {
  const of = (figure: keyof Fast): number =>
    percentile(
      all.map((one) => one[figure]),
      0.5,
    );
  return {
    movesPerSecond: of('movesPerSecond'),
    movesPerCpuSecond: of('movesPerCpuSecond'),
    bytesPerMove: of('bytesPerMove'),
  };
}

/** One load on one server, in a fresh process. */
async function phase<P extends 'fast' | 'paced'>(pace: P, wish: Omit<Wish, 'pace'>): Promise<Measured[P]> {
  const script = fileURLToPath(new URL('./phase.ts', import.meta.url));
  const child = fork(script, [JSON.stringify({ pace, ...wish } satisfies Wish)]);
  const failed = once(child, 'exit').then((): never => {
    throw new Error(`the load on ${wish.who} has failed`);
  });
  const [figures] = await Promise.race([once(child, 'message'), failed]);
  return figures;
}

function asText(ours: Measured, peer: Measured | undefined, { tables, paced, stored }: Setting): string {
  const row = (what: string, read: (one: Measured) => number, unit: string): string => {
    const own = read(ours);
    const other = peer && read(peer);
    const beside =
      other === undefined ? '' : `   boardgame.io ${number(other)} ${unit}   ${(own / other).toFixed(2)} ×`;
    return `${what.padEnd(52)} ${number(own)} ${unit}${beside}`;
  };
  const lines = [
    row(`accepted moves/s, ${tables} tables as fast as they can`, ({ fast }) => fast.movesPerSecond, ''),
    row('accepted moves per CPU second of the server', ({ fast }) => fast.movesPerCpuSecond, ''),
    row('bytes sent per move', ({ fast }) => fast.bytesPerMove, 'B'),
    row(`send → other seat, ${paced} tables, one move/s: p50`, (one) => one.paced.p50, 'ms'),
    row('                                              p99', (one) => one.paced.p99, 'ms'),
    row('memory of a table with two connected people', (one) => one.paced.connectedKiB, 'KiB'),
    `${'memory of a table without connections'.padEnd(52)} ${number(ours.idleKiB ?? Number.NaN)} KiB`,
    `${`start to first socket, ${stored} stored tables`.padEnd(52)} ${number(ours.startMs ?? Number.NaN)} ms`,
  ];
  return `${lines.join('\n')}\n`;
}

const number = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(1);
