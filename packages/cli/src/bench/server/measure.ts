/** Everything `bench server` measures, one server at a time. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { decimal, wholeNumber } from '../../input.ts';
import { boardgameIoFolder } from '../peers.ts';
import { emptyTables, ourTables } from './our-load.ts';
import { peerTables } from './peer-load.ts';
import { driveFast, drivePaced, type Fast, idleKiB, type Paced, ServerProcess } from './run.ts';
import { startWith } from './start.ts';

export interface Typed {
  readonly peers?: true;
  readonly tables: string;
  readonly paced: string;
  readonly stored: string;
  readonly seconds: string;
  readonly json?: true;
}

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
    const ours = await measureOurs(join(folder, 'play'), join(folder, 'stored'), setting);
    const peer = peerFolder === undefined ? undefined : await measurePeer(peerFolder, setting);
    process.stdout.write(
      typed.json ? `${JSON.stringify({ ours, peer }, null, 2)}\n` : asText(ours, peer, setting),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Enough for the whole run. */
const SPARE = 6;

type Setting = { readonly [S in 'tables' | 'paced' | 'stored' | 'seconds']: number };

async function measureOurs(played: string, stored: string, setting: Setting): Promise<Measured> {
  const { tables, paced, seconds } = setting;
  const first = await ServerProcess.start('ours.ts', played);
  const fast = await driveFast(first, ourTables(first.port, SPARE), { tables, seconds, runs: 3 });
  await first.end();
  const second = await ServerProcess.start('ours.ts', `${played}-paced`);
  const slow = await drivePaced(second, ourTables(second.port), { tables: paced, seconds });
  await second.end();
  const third = await ServerProcess.start('ours.ts', `${played}-idle`);
  const idle = await idleKiB(third, await emptyTables(third.port), 200);
  await third.end();
  return { fast, paced: slow, idleKiB: idle, startMs: await startWith(stored, setting.stored) };
}

async function measurePeer(folder: string, { tables, paced, seconds }: Setting): Promise<Measured> {
  const first = await ServerProcess.start('peer.ts', folder);
  const fast = await driveFast(first, peerTables(first.port, folder), { tables, seconds, runs: 3 });
  await first.end();
  const second = await ServerProcess.start('peer.ts', folder);
  const slow = await drivePaced(second, peerTables(second.port, folder), { tables: paced, seconds });
  await second.end();
  return { fast, paced: slow };
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
    `${'memory of a table where nobody is'.padEnd(52)} ${number(ours.idleKiB ?? Number.NaN)} KiB`,
    `${`start to first socket, ${stored} stored tables`.padEnd(52)} ${number(ours.startMs ?? Number.NaN)} ms`,
  ];
  return `${lines.join('\n')}\n`;
}

const number = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(1);
