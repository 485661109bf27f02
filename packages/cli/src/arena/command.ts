import process from 'node:process';
import { Command } from 'commander';
import {
  findGame,
  optionsWithDeck,
  parseSeed,
  repeatable,
  seatCount,
  shellWords,
  threadCount,
  wholeNumber,
} from '../input.ts';
import { progressBar, untilInterrupted } from '../progress.ts';
import { type Found, playCampaign } from './campaign.ts';
import { entrantNames, parseEntrants } from './entrant.ts';
import { openMatch, type Plan, roundRobin } from './plan.ts';
import { asText, reportOf } from './report.ts';

interface Typed {
  readonly bots: string;
  readonly pairs: string;
  readonly budget?: string;
  readonly seats?: string;
  readonly option?: readonly string[];
  readonly deck?: string;
  readonly jobs?: string;
  readonly seed: string;
  readonly bothWays?: true;
  readonly untilSure?: true;
  readonly json?: true;
}

/** `stamtafel arena GAME --bots A,B`: who is the stronger one, measured on mirrored deals. */
export function arenaCommand(): Command {
  return new Command('arena')
    .description(
      'let computer players meet on the same deals from every chair: who is stronger, and how sure is that',
    )
    .argument('<game>', 'which game')
    .requiredOption(
      '--bots <names>',
      'which bots meet, separated by commas; name@budget gives one its own budget',
    )
    .option('-n, --pairs <number>', 'deals per meeting, each played once from every chair', '100')
    .option(
      '--budget <amount>',
      'thinking per decision of bots without their own: 400it (iterations), 100ms, 2s',
      '400it',
    )
    .option('--seats <number>', 'how many players (default: the game’s own number)')
    .option('--both-ways', 'with more than two seats: also one of the second bot among copies of the first')
    .option('--until-sure', 'end a meeting as soon as a sequential test has decided it')
    .option('--option <name=value>', 'a house rule; may be given more than once', repeatable)
    .option('--deck <file>', 'the figures of your own copy (see stamtafel deck)')
    .option('--jobs <number>', 'how many threads (default: one per core)')
    .option('--seed <word>', 'the same word gives the same deals', '1')
    .option('--json', 'print JSON, for programs')
    .addHelpText(
      'after',
      `
Bots: ${entrantNames.join(', ')}.
level1 to level4 are also called kalf, vaars, stier and kampioen, and have the budgets they have at the table. The oracle
sees all cards and exists only here.

A deal is played once from every chair with the same cards, and counts as one. With more than two seats one bot sits
among copies of the other. A draw is shared. Intervals are 95%. With budgets in iterations (it) the same seed gives the
same scores on any machine and any number of threads. Ctrl-C stops and reports what has been played.

Examples:
  stamtafel arena how-ruck --bots champion,ismcts,random --pairs 200 --budget 100ms
  stamtafel arena stier-zoekt-bier --seats 4 --bots champion@2000it,ismcts@400it --until-sure --json`,
    )
    .action(arena);
}

async function arena(name: string, typed: Typed): Promise<void> {
  const plan = planOf(name, typed);
  const jobs = threadCount(typed.jobs);
  const { seats } = openMatch(plan); // whatever cannot be played is refused before any thread starts
  const bar = progressBar(plan.pairs * plan.meetings.length, 'deals');
  const { result, seconds } = await untilInterrupted(bar, (signal, progress) =>
    playCampaign(plan, seats, { jobs, untilSure: typed.untilSure === true }, signal, progress),
  );
  const command = commandLine(process.argv.slice(2), plan.pairs, result.meetings);
  const report = reportOf(command, plan, seats, result, seconds);
  process.stdout.write(typed.json ? `${JSON.stringify(report, null, 2)}\n` : asText(report));
}

/**
 * What to type to get the same again: what was typed, but for what changes nothing about the scores, and with no more
 * deals than were played before an interruption.
 */
export function commandLine(typed: readonly string[], pairs: number, meetings: Found['meetings']): string {
  const played = Math.max(0, ...meetings.map(({ deals, early }) => (early ? pairs : deals.count)));
  const words = ['stamtafel'];
  for (let i = 0; i < typed.length; i++) {
    const [name, value] = typed[i]!.split('=', 2);
    if (name === '--json') continue;
    const isPairs = played < pairs && (name === '--pairs' || name === '-n');
    if (name !== '--jobs' && !isPairs) words.push(typed[i]!);
    else if (value === undefined) i++;
  }
  if (played < pairs) words.push('--pairs', String(played));
  return shellWords(words);
}

function planOf(name: string, typed: Typed): Plan {
  const edition = findGame(name);
  const { game } = edition;
  const entrants = parseEntrants(typed.bots, typed.budget);
  const seats = seatCount(game, typed.seats);
  return {
    game: game.id,
    ...(seats !== undefined && { seats }),
    options: optionsWithDeck(edition, typed.option, typed.deck),
    entrants,
    meetings: roundRobin(entrants.length, typed.bothWays === true && (seats ?? game.players[0]) !== 2),
    pairs: wholeNumber('--pairs', typed.pairs, 1, 10_000_000),
    seed: parseSeed(typed.seed),
  };
}
