import process from 'node:process';
import { editions } from '@stamtafel/games';
import { Command } from 'commander';
import { decimal, findGame, wholeNumber } from '../input.ts';
import { progressBar } from '../progress.ts';
import { exitCodes } from '../trouble.ts';
import { benchBotsCommand } from './bots/command.ts';
import { benchRaceCommand } from './how-ruck/command.ts';
import type { Figures } from './measure.ts';
import { output, V8_FLAG } from './output.ts';
import { boardgameIoFolder } from './peers.ts';
import { asJson, asText, grows, type Measured, type Memory } from './report.ts';
import { benchServerCommand } from './server/command.ts';

/** What is compiled beside the program would be counted or not, depending on who is faster. */
const MEMORY_FLAGS = [V8_FLAG, '--expose-gc', '--no-concurrent-recompilation'];

interface Typed {
  readonly json?: true;
  readonly peers?: true;
  readonly game?: string;
  readonly seconds: string;
  readonly processes: string;
  readonly memory: string;
}

/**
 * `stamtafel bench engine|bots|server|race`: how fast the games run, how fast the bots think, how much the house
 * carries, and how fast the hands of computers are.
 */
export function benchCommand(): Command {
  const engine = new Command('engine')
    .description('random play, clones, views and worlds per game, on one core')
    .option('--game <game>', 'only this game')
    .option('--peers', 'also boardgame.io in the same run (installed on first use)')
    .option('--seconds <number>', 'CPU time for the main figure, per process', '1')
    .option('--processes <number>', 'fresh processes per game', '5')
    .option('--memory <matches>', 'matches over which the heap must not grow; 0 leaves it out', '20000')
    .option('--json', 'print JSON, for programs')
    .addHelpText(
      'after',
      `
Whole random matches with the search generator, set-up and every player's knowledge included. CPU time, medians
over fresh processes, because V8 behaves differently from one process to the next. boardgame.io plays whist, whose
rules are simpler than any of ours, through its bare reducer. Exit code 1 when the heap grows.`,
    )
    .action(benchEngine);
  return new Command('bench')
    .description('measure speed: of the engine, the computer players, the server, hands in a race')
    .addCommand(engine)
    .addCommand(benchBotsCommand())
    .addCommand(benchServerCommand())
    .addCommand(benchRaceCommand());
}

async function benchEngine(typed: Typed): Promise<void> {
  const ids = (typed.game === undefined ? editions : [findGame(typed.game)]).map(({ game }) => game.id);
  const seconds = decimal('--seconds', typed.seconds, 0.01, 3600);
  const processes = wholeNumber('--processes', typed.processes, 1, 100);
  const matches = wholeNumber('--memory', typed.memory, 0, 1_000_000_000);
  const peerFolder = typed.peers ? await boardgameIoFolder() : undefined;
  if (!typed.json)
    process.stdout.write(
      `Median over ${processes} fresh processes, CPU time, Node ${process.version} with ${V8_FLAG}.\n\n`,
    );
  const measured = await measure({ ids, seconds, processes, matches, peerFolder });
  process.stdout.write(typed.json ? asJson(measured) : asText(measured));
  for (const [id, memory] of measured.memory) {
    if (!grows(memory)) continue;
    process.stderr.write(`The heap grows while ${id} is played.\n`);
    process.exitCode = exitCodes.wrong;
  }
}

/** What is measured runs in processes of its own. */
const child = new URL('./child.ts', import.meta.url);
const boardgameIo = new URL('./boardgame-io.ts', import.meta.url);

interface Order {
  readonly ids: readonly string[];
  readonly seconds: number;
  readonly processes: number;
  readonly matches: number;
  readonly peerFolder: string | undefined;
}

/** One process at a time, the games and the peer in turn, so that a busy spell of the machine meets all of them. */
async function measure({ ids, seconds, processes, matches, peerFolder }: Order): Promise<Measured> {
  const games = new Map<string, Figures[]>(ids.map((id) => [id, []]));
  const peer: number[] = [];
  const memory = new Map<string, Memory>();
  const perRound = ids.length + (peerFolder === undefined ? 0 : 1);
  const bar = progressBar(processes * perRound + (matches > 0 ? ids.length : 0), 'measurements');
  let done = 0;
  const run = async <T>(flags: readonly string[], script: URL, args: readonly string[]): Promise<T> => {
    bar.at(done++);
    return JSON.parse(await output(flags, script, args));
  };
  try {
    for (let round = 0; round < processes; round++) {
      for (const id of ids)
        games.get(id)?.push(await run<Figures>([V8_FLAG], child, ['speed', id, String(seconds)]));
      if (peerFolder !== undefined) {
        const args = [peerFolder, String(seconds)];
        peer.push(
          (await run<{ decisionsPerSecond: number }>([V8_FLAG], boardgameIo, args)).decisionsPerSecond,
        );
      }
    }
    if (matches > 0)
      for (const id of ids)
        memory.set(id, await run<Memory>(MEMORY_FLAGS, child, ['memory', id, String(matches)]));
  } finally {
    bar.end();
  }
  return { games, peer: peerFolder === undefined ? undefined : peer, memory };
}
