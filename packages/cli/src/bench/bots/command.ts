import process from 'node:process';
import { editions } from '@stamtafel/games';
import { Command } from 'commander';
import { decimal, findGame, wholeNumber } from '../../input.ts';
import { progressBar } from '../../progress.ts';
import { output, V8_FLAG } from '../output.ts';
import type { Speed } from './measure.ts';
import { type GamePaces, paceText, speedText } from './report.ts';

interface Typed {
  readonly game?: string;
  readonly seconds: string;
  readonly levels?: true;
  readonly decisions: string;
  readonly json?: true;
}

/** `stamtafel bench bots`: how fast the bots think. */
export function benchBotsCommand(): Command {
  return new Command('bots')
    .description('simulations per second and what they are spent on; thinking times of the levels')
    .option('--game <game>', 'only this game')
    .option('--seconds <number>', 'CPU time for each figure', '2')
    .option('--levels', 'instead: how long the levels think about a decision')
    .option('--decisions <number>', 'with --levels: how many decisions', '60')
    .option('--json', 'print JSON, for programs')
    .addHelpText(
      'after',
      `
Positions with something to choose, from all stretches of random matches with the game's own number of players; one
process per game, one core. ismcts is the textbook search with playouts to the end of the match, each of them one
simulation. Shares are self times of V8's profiler: kernel (kernel and rules: imagining worlds, asking, carrying
out), search, mind (what the game's own judgement looks at), garbage (the collector). Thinking times are wall time,
within which 95 % of all answers come; "!" is longer than wanted (5 ms in the race of How-Ruck).`,
    )
    .action(benchBots);
}

async function benchBots(typed: Typed): Promise<void> {
  const ids = (typed.game === undefined ? editions : [findGame(typed.game)]).map(({ game }) => game.id);
  const seconds = decimal('--seconds', typed.seconds, 0.01, 3600);
  const decisions = wholeNumber('--decisions', typed.decisions, 1, 100_000);
  if (typed.levels) {
    const games = await perGame<GamePaces>(ids, ['pace', String(decisions)]);
    process.stdout.write(typed.json ? asJson(games) : paceText(games));
  } else {
    const games = await perGame<Speed>(ids, ['speed', String(seconds)]);
    process.stdout.write(typed.json ? asJson(games) : speedText(games));
  }
}

async function perGame<T>(
  ids: readonly string[],
  [what, amount]: readonly [string, string],
): Promise<Map<string, T>> {
  const games = new Map<string, T>();
  const bar = progressBar(ids.length, 'games');
  try {
    for (const id of ids) {
      bar.at(games.size);
      const script = new URL('./child.ts', import.meta.url);
      games.set(id, JSON.parse(await output([V8_FLAG], script, [what, id, amount])));
    }
  } finally {
    bar.end();
  }
  return games;
}

const asJson = (games: ReadonlyMap<string, unknown>): string =>
  `${JSON.stringify({ games: Object.fromEntries(games) }, null, 2)}\n`;
