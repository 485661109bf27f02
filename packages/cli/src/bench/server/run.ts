/** Starts a server, drives it, and says what came out. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import houseFlags from '@stamtafel/server/node-flags.json' with { type: 'json' };
import type { ServerFigures } from './figures.ts';
import { Load, type OpenTable, percentile } from './load.ts';

export interface Fast {
  readonly movesPerSecond: number;
  readonly movesPerCpuSecond: number;
  readonly bytesPerMove: number;
}

export interface Paced {
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
}

const servers = {
  ours: new URL('./ours.ts', import.meta.url),
  peer: new URL('./peer.ts', import.meta.url),
} as const;

/** A server in a process of its own. */
export class ServerProcess {
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(port: number, child: ChildProcess) {
    this.port = port;
    this.#child = child;
  }

  static async start(who: keyof typeof servers, folder: string): Promise<ServerProcess> {
    const port = await freePort();
    const child = fork(fileURLToPath(servers[who]), [String(port), folder], {
      execArgv: ['--expose-gc', ...(who === 'ours' ? houseFlags : [])],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    await once(child, 'message');
    return new ServerProcess(port, child);
  }

  async figures(which: 'figures' | 'settled' = 'figures'): Promise<ServerFigures> {
    const answered = once(this.#child, 'message');
    this.#child.send(which);
    const [figures] = await answered;
    return figures;
  }

  async end(): Promise<void> {
    const exited = once(this.#child, 'exit');
    this.#child.send('end');
    await exited;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Until then the engine has compiled what is used: its helper threads work four times as much before as after. */
export const WARM_UP_SECONDS = 4;

/** As fast as the tables can. */
export async function driveFast(
  server: ServerProcess,
  openTable: OpenTable,
  { tables, seconds }: { readonly tables: number; readonly seconds: number },
): Promise<Fast> {
  const load = new Load();
  await load.open(tables, openTable);
  load.drive('fast');
  await sleep(WARM_UP_SECONDS * 1000);
  const before = await server.figures();
  const begun = performance.now();
  load.moves = 0;
  await sleep(seconds * 1000);
  const { moves } = load;
  const spent = (performance.now() - begun) / 1000;
  const after = await server.figures();
  load.drive('still');
  load.close();
  return {
    movesPerSecond: moves / spent,
    movesPerCpuSecond: moves / (after.cpuSeconds - before.cpuSeconds),
    bytesPerMove: (after.sentBytes - before.sentBytes) / moves,
  };
}

/** What a table takes in memory while a match is on and no player is connected. */
export async function idleKiB(
  server: ServerProcess,
  make: () => Promise<unknown>,
  count: number,
): Promise<number> {
  for (let i = 0; i < 20; i++) await make(); // whatever is only made once
  const before = await server.figures('settled');
  for (let i = 0; i < count; i++) await make();
  const after = await server.figures('settled');
  return (after.heapBytes - before.heapBytes) / count / 1024;
}

/** Every table about one move in a second; also what the tables take with two connected people. */
export async function drivePaced(
  server: ServerProcess,
  openTable: OpenTable,
  { tables, seconds }: { readonly tables: number; readonly seconds: number },
): Promise<Paced & { readonly connectedKiB: number }> {
  const empty = await server.figures('settled');
  const load = new Load();
  await load.open(tables, openTable);
  await sleep(500);
  const idle = await server.figures('settled');
  load.drive(1000);
  await sleep(2500);
  load.latencies = [];
  const begun = performance.now();
  await sleep(seconds * 1000);
  const { latencies } = load;
  const spent = (performance.now() - begun) / 1000;
  load.drive('still');
  load.close();
  return {
    movesPerSecond: latencies.length / spent,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    connectedKiB: (idle.heapBytes - empty.heapBytes) / tables / 1024,
  };
}
