/**
 * Measures what docs/strength.md tells, on all cores, in about an hour and a half with two: every command prints into a file of
 * docs/strength/, from which `npm run strength` makes the tables.
 *
 *     node_modules/.bin/node scripts/measure-strength.ts [WORD…]      only files with one of the words in their name
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** By game: how much the champion thinks, and how many deals of each meeting tell enough in the time there is. */
interface Plan {
  readonly game: string;
  readonly seats?: number;
  readonly budget: string;
  /** For both, where the time is to be equal. */
  readonly equal: string;
  /** Deals that no level was set by, if not those of seed 3. */
  readonly fresh?: string;
  readonly deals: {
    readonly random: number;
    readonly oracle: number;
    readonly ismcts: number;
    readonly greedy: number;
    readonly ladder: number;
    readonly top: number;
  };
}
const plans: readonly Plan[] = [
  {
    game: 'how-ruck',
    budget: '100it',
    equal: '10ms',
    deals: { random: 200, oracle: 20, ismcts: 30, greedy: 30, ladder: 150, top: 60 },
  },
  {
    game: 'four-downs',
    budget: '2000it',
    equal: '20ms',
    fresh: '6',
    deals: { random: 150, oracle: 100, ismcts: 60, greedy: 60, ladder: 300, top: 150 },
  },
  {
    game: 'five-possessions',
    budget: '200it',
    equal: '10ms',
    deals: { random: 80, oracle: 20, ismcts: 40, greedy: 40, ladder: 150, top: 40 },
  },
  {
    game: 'stieren-versieren',
    budget: '60it',
    equal: '10ms',
    fresh: '7',
    deals: { random: 100, oracle: 20, ismcts: 30, greedy: 30, ladder: 100, top: 40 },
  },
  {
    game: 'ballen-met-stieren',
    budget: '100it',
    equal: '10ms',
    deals: { random: 80, oracle: 40, ismcts: 40, greedy: 40, ladder: 150, top: 60 },
  },
  {
    game: 'stier-zoekt-bier',
    seats: 3,
    budget: '60it',
    equal: '10ms',
    fresh: '7',
    deals: { random: 40, oracle: 10, ismcts: 30, greedy: 30, ladder: 100, top: 40 },
  },
];

const campaign: readonly (readonly [file: string, ...args: string[]])[] = [
  ...plans.flatMap(({ game, seats, budget, equal, fresh: seed = '3', deals }) => {
    const arena = (file: string, bots: string, pairs: number, ...rest: readonly string[]) =>
      [`${game}-${file}`, 'arena', game, '--bots', bots, '--pairs', String(pairs), ...rest] as const;
    const all = seats === undefined ? [] : ['--seats', String(seats)];
    // The goals among random players are for four at Stier zoekt Bier, and for two elsewhere.
    const among = seats === undefined ? [] : ['--seats', '4'];
    // Other deals than those the levels were set by: on those a step looks higher than it is.
    const fresh = [...all, '--seed', seed];
    return [
      arena('1-random', 'champion,random', deals.random, '--budget', budget, ...among),
      arena('2-oracle', 'oracle,random', deals.oracle, '--budget', '200it', ...among),
      arena('3-ismcts', 'champion,ismcts', deals.ismcts, '--budget', equal, ...all),
      arena('4-greedy', 'champion,greedy', deals.greedy, '--budget', budget, ...all),
      arena('5-levels-2-1', 'level2,level1', deals.ladder, ...fresh),
      arena('6-levels-3-2', 'level3,level2', deals.ladder, ...fresh),
      arena('7-levels-4-3', 'level4,level3', deals.top, ...fresh),
    ];
  }),
  ['bench-speed', 'bench', 'bots'],
  ['bench-thinking', 'bench', 'bots', '--levels'],
];

const words = process.argv.slice(2);
const stamtafel = fileURLToPath(new URL('../packages/cli/src/main.ts', import.meta.url));
const folder = new URL('../docs/strength/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [file, ...args] of campaign) {
  if (words.length > 0 && !words.some((word) => file.includes(word))) continue;
  const began = performance.now();
  const { status, stdout } = spawnSync(process.execPath, [stamtafel, ...args, '--json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // An interrupted meeting gives what has been played of it.
  if (status !== 0 && stdout === '') throw new Error(`stamtafel ${args.join(' ')} ended with ${status}`);
  writeFileSync(new URL(`${file}.json`, folder), stdout);
  console.log(`${file}: ${Math.round((performance.now() - began) / 1000)} s`);
}
