import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { botNames } from '@stamtafel/bots';
import { Command } from 'commander';
import {
  checkWritable,
  fail,
  findGame,
  languageOf,
  optionsWithDeck,
  parseSeed,
  repeatable,
  seatCount,
  seatLetters,
  shellWords,
  threadCount,
  wholeNumber,
} from '../input.ts';
import { progressBar, untilInterrupted } from '../progress.ts';
import { type Plan, simulator } from './plan.ts';
import { playPlan } from './pool.ts';
import { reportPage } from './report/report.ts';
import { type Summary, summary } from './tally.ts';

interface Typed {
  readonly matches: string;
  readonly bots: string;
  readonly seats?: string;
  readonly option?: readonly string[];
  readonly deck?: string;
  readonly jobs?: string;
  readonly seed: string;
  readonly json?: true;
  readonly fast?: true;
  readonly report?: string;
  readonly houseRules?: string;
  readonly lang?: string;
}

/** `stamtafel simulate GAME --matches N`: many matches between computer players. */
export function simulateCommand(): Command {
  return new Command('simulate')
    .description('play many matches between computer players: who wins, how long it takes')
    .argument('<game>', 'which game')
    .requiredOption('-n, --matches <number>', 'how many matches')
    .option(
      '--bots <names>',
      'the players by seat, separated by commas; repeated when there are more seats',
      'random',
    )
    .option('--seats <number>', 'how many players (default: the game’s own number)')
    .option('--option <name=value>', 'a house rule; may be given more than once', repeatable)
    .option('--deck <file>', 'the figures of your own copy (see stamtafel deck)')
    .option('--jobs <number>', 'how many threads (default: one per core)')
    .option('--seed <word>', 'the same word gives the same matches', '1')
    .option('--fast', 'random players only, at the full speed of the engine')
    .option('--report <file>', 'write a web page with plots: seats, length, points, cards, house rules')
    .option(
      '--house-rules <number>',
      `for the report: how many matches to repeat with each house rule changed, 0 for none (default: all, at most ${USUAL_HOUSE_RULES})`,
    )
    .option(
      '--lang <language>',
      'language of the report: nl or en (default: nl, or en when your system speaks English)',
    )
    .option('--json', 'print JSON, for programs')
    .addHelpText(
      'after',
      `
Players: ${botNames.join(', ')}.
level1 to level4 are also called kalf, vaars, stier and kampioen. Players that search take a budget per decision, in
iterations or milliseconds: champion@200it, ismcts@50ms.

Shares of wins come with Wilson 95 % intervals; a draw is shared. Ctrl-C stops and reports what has been played.

Examples:
  stamtafel simulate how-ruck --matches 1000 --bots greedy,random
  stamtafel simulate how-ruck -n 2000 --bots greedy --report how-ruck.html
  stamtafel simulate stier-zoekt-bier -n 20 --bots champion@100it,greedy,greedy
  stamtafel simulate four-downs -n 100000 --fast --seats 4 --option firstDowns=on --json`,
    )
    .action(simulate);
}

/** Enough matches to see the effect of a house rule that matters, without a long wait. */
const USUAL_HOUSE_RULES = 500;

async function simulate(name: string, typed: Typed): Promise<void> {
  const plan = planOf(name, typed);
  const language = languageOf(typed.lang, process.env);
  const jobs = threadCount(typed.jobs);
  if (typed.report !== undefined) checkWritable(typed.report);
  const { match, reporting, empty } = await simulator(plan); // what cannot be played is refused before any thread starts
  const changed = (reporting?.changes.length ?? 0) * (plan.report?.houseRules ?? 0);
  const bar = progressBar(plan.matches + changed, 'matches');
  const total = empty();
  const { seconds } = await untilInterrupted(bar, (signal, progress) =>
    playPlan(plan, total, jobs, signal, progress),
  );
  const found = summary(total, seatLetters(match.seats), plan.bots);
  const report = { game: plan.game, matches: total.matches, seed: plan.seed, ...found, seconds };
  process.stdout.write(typed.json ? `${JSON.stringify(report, null, 2)}\n` : asText(report));
  if (typed.report === undefined || reporting === undefined || total.matches === 0) return;
  const command = typedAgain(plan, typed, language);
  writeFileSync(typed.report, reportPage({ plan, match, reporting, total, language, command }));
  if (!typed.json) process.stdout.write(`  report     ${typed.report}\n`);
}

function planOf(name: string, typed: Typed): Plan {
  const edition = findGame(name);
  const { game } = edition;
  const seats = seatCount(game, typed.seats);
  const bots = typed.bots.split(',').map((bot) => bot.trim().toLowerCase());
  const most = seats ?? game.players[0] ?? 1;
  if (bots.length > most) fail(`There are ${bots.length} players for ${most} seats.`);
  const matches = wholeNumber('--matches', typed.matches, 1, 1_000_000_000);
  if (typed.report === undefined && typed.houseRules !== undefined)
    fail('--house-rules is for a report: say where it goes with --report.');
  return {
    game: game.id,
    ...(seats !== undefined && { seats }),
    options: optionsWithDeck(edition, typed.option, typed.deck),
    bots,
    matches,
    seed: parseSeed(typed.seed),
    fast: typed.fast === true,
    ...(typed.report !== undefined && { report: { houseRules: houseRulesOf(typed, matches) } }),
  };
}

const houseRulesOf = ({ houseRules }: Typed, matches: number): number =>
  houseRules === undefined
    ? Math.min(matches, USUAL_HOUSE_RULES)
    : wholeNumber('--house-rules', houseRules, 0, matches);

/** What is typed to get the same report, wherever it goes. */
function typedAgain(plan: Plan, typed: Typed, language: string): string {
  const given = (flag: string, value: string | undefined): string[] =>
    value === undefined ? [] : [flag, value];
  const words = [
    ...['stamtafel', 'simulate', plan.game, '--matches', String(plan.matches)],
    ...['--bots', plan.bots.join(',')],
    ...given('--seats', typed.seats),
    ...(typed.option ?? []).flatMap((option) => ['--option', option]),
    ...given('--deck', typed.deck),
    ...['--seed', typed.seed],
    ...(typed.fast ? ['--fast'] : []),
    ...['--house-rules', String(plan.report?.houseRules ?? 0), '--lang', language, '--report', 'FILE.html'],
  ];
  return shellWords(words);
}

interface Report extends Summary {
  readonly game: string;
  readonly matches: number;
  readonly seconds: number;
}

function asText({ game, matches, seats, decisions, scores, reasons, seconds }: Report): string {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const lines = [`${game}: ${matches.toLocaleString('en')} matches in ${seconds.toFixed(1)} s`, ''];
  if (matches === 0) return `${lines[0]}\n`;
  seats.forEach(({ seat, bot, share, low, high }, i) => {
    const score = scores[i];
    lines.push(
      `  ${seat} ${bot.padEnd(14)} wins ${percent(share).padStart(7)}  (${percent(low)} to ${percent(high)})` +
        (score ? `  score ${score.mean.toFixed(2)} ± ${score.deviation.toFixed(2)}` : ''),
    );
  });
  const { mean, p10, median, p90, max } = decisions;
  lines.push(
    '',
    `  decisions  mean ${mean.toFixed(1)}, one in ten at most ${p10}, half at most ${median}, nine in ten at most ${p90}, longest ${max}`,
    `  ends       ${Object.entries(reasons)
      .sort(([, a], [, b]) => b - a)
      .map(([reason, times]) => `${reason} ${percent(times / matches)}`)
      .join(', ')}`,
  );
  return `${lines.join('\n')}\n`;
}
