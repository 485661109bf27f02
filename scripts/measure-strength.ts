/**
 * Measures what docs/strength.md tells, on all cores, in about an hour: every command prints into a file of
 * docs/strength/, from which `npm run strength` makes the tables.
 *
 *     node_modules/.bin/node scripts/measure-strength.ts [WORD…]      only files with one of the words in their name
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** By game: how many deals of each meeting tell enough. Where luck decides much it takes more of them. */
interface Plan {
  readonly game: string;
  readonly seats?: number;
  readonly deals: {
    readonly random: number;
    readonly ismcts: number;
    readonly others: number;
    readonly ladder: number;
    readonly top: number;
  };
}
const plans: readonly Plan[] = [
  { game: 'how-ruck', deals: { random: 200, ismcts: 40, others: 40, ladder: 120, top: 80 } },
  { game: 'four-downs', deals: { random: 300, ismcts: 200, others: 100, ladder: 300, top: 200 } },
  { game: 'five-possessions', deals: { random: 100, ismcts: 60, others: 40, ladder: 150, top: 80 } },
  { game: 'stieren-versieren', deals: { random: 100, ismcts: 40, others: 30, ladder: 150, top: 100 } },
  { game: 'ballen-met-stieren', deals: { random: 80, ismcts: 50, others: 40, ladder: 150, top: 120 } },
  { game: 'stier-zoekt-bier', seats: 3, deals: { random: 60, ismcts: 40, others: 30, ladder: 120, top: 80 } },
];

const campaign: readonly (readonly [file: string, ...args: string[]])[] = [
  ...plans.flatMap(({ game, seats, deals }) => {
    const arena = (file: string, bots: string, pairs: number, ...rest: readonly string[]) =>
      [`${game}-${file}`, 'arena', game, '--bots', bots, '--pairs', String(pairs), ...rest] as const;
    const all = seats === undefined ? [] : ['--seats', String(seats)];
    // The goals among random players are for four at Stier zoekt Bier, and for two elsewhere.
    const among = seats === undefined ? [] : ['--seats', '4'];
    return [
      arena('1-random', 'champion,random', deals.random, '--budget', '100it', ...among),
      arena('2-oracle', 'oracle,random', deals.others, '--budget', '200it', ...among),
      arena('3-ismcts', 'champion,ismcts', deals.ismcts, '--budget', '20ms', ...all),
      arena('4-greedy', 'champion,greedy', deals.others, '--budget', '100it', ...all),
      arena('5-ismcts-greedy', 'champion,ismcts-greedy', deals.others, '--budget', '20ms', ...all),
      arena('6-levels-2-1', 'level2,level1', deals.ladder, ...all),
      arena('7-levels-3-2', 'level3,level2', deals.ladder, ...all),
      arena('8-levels-4-3', 'level4,level3', deals.top, ...all),
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
  if (status !== 0) throw new Error(`stamtafel ${args.join(' ')} ended with ${status}`);
  writeFileSync(new URL(`${file}.json`, folder), stdout);
  console.log(`${file}: ${Math.round((performance.now() - began) / 1000)} s`);
}
