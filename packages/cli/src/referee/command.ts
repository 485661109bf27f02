import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { botNamed, characterOf, type Mind, mindOf, players } from '@stamtafel/bots';
import type { Edition } from '@stamtafel/games';
import { inOrder, type Kind, type Match, open, recorder, seatLetter } from '@stamtafel/kernel';
import { Command } from 'commander';
import { botsLike, isBotName, parseBot } from '../bot-name.ts';
import { fail, findGame, optionsWithDeck, parseSeed, quoted, repeatable, wholeNumber } from '../input.ts';
import { Program } from './program.ts';
import { type Contender, type Refereed, referee } from './referee.ts';

interface Typed {
  readonly bot?: readonly string[];
  readonly matches: string;
  readonly limit: string;
  readonly option?: readonly string[];
  readonly deck?: string;
  readonly seed?: string;
  readonly json?: true;
}

/** `stamtafel referee GAME --bot "cmd" --bot "cmd"`: programs play each other. */
export function refereeCommand(): Command {
  return new Command('referee')
    .description('let programs play each other: JSON lines over standard input and output')
    .argument('<game>', 'which game')
    .option(
      '--bot <command>',
      'a program, or one of our players (greedy, level3, champion@200it …); one for every seat',
      repeatable,
    )
    .option('--matches <number>', 'how many; the programs change seats from match to match', '1')
    .option('--limit <ms>', 'milliseconds for an answer; then the clock answers', '2000')
    .option('--option <name=value>', 'a house rule; may be given more than once', repeatable)
    .option('--deck <file>', 'the figures of your own copy (see stamtafel deck)')
    .option('--seed <word>', 'the same word gives the same matches')
    .option('--json', 'print JSON, for programs')
    .addHelpText(
      'after',
      `
docs/bots.md describes the lines. An answer that is late, missing or not allowed is given by the clock and
counted. Programs run with your rights: they can do what you can do.

Example:
  stamtafel referee how-ruck --bot "python3 examples/bots/random.py" --bot greedy --matches 10`,
    )
    .action(refereeMatches);
}

async function refereeMatches(name: string, typed: Typed): Promise<void> {
  const edition = findGame(name);
  const { game } = edition;
  const bots = typed.bot ?? [];
  const seats = bots.length;
  if (!game.players.includes(seats))
    fail(`${game.id} is for ${inOrder(game.players)} players: name as many with --bot, not ${seats}.`);
  const matches = wholeNumber('--matches', typed.matches, 1, 1_000_000);
  const limit = wholeNumber('--limit', typed.limit, 1, 3_600_000);
  const match = open(game, { seats, options: optionsWithDeck(edition, typed.option, typed.deck) });
  const seed = parseSeed(typed.seed);
  const programs: Program[] = [];
  const mind = await mindOf(game.id);
  const contenders = bots.map((command) => contender(edition, mind, command, limit, programs));
  const tally = bots.map(newTally);
  try {
    for (let number = 0; number < matches; number++) {
      const turned = contenders.map((_, seat) => (seat + number) % seats);
      const played = await playOne(
        match,
        turned.map((who) => contenders[who] ?? fail('There is no such player.')),
        seed,
        number,
      );
      turned.forEach((who, seat) => {
        count(tally[who] ?? fail('There is no such player.'), played, seat);
      });
      if (!typed.json) process.stdout.write(resultLine(number, bots, turned, played));
    }
  } finally {
    await Promise.all(programs.map((program) => program.end()));
  }
  process.stdout.write(
    typed.json ? `${JSON.stringify({ game: game.id, matches, bots: tally }, null, 2)}\n` : asText(tally),
  );
}

function contender(
  edition: Edition,
  mind: Mind,
  command: string,
  limit: number,
  programs: Program[],
): Contender<Kind> {
  const simple = players(edition).get(command);
  if (simple) return simple;
  if (isBotName(command)) {
    const { name, budget } = parseBot(command);
    return { bot: botNamed(edition, mind, name, characterOf(command, programs.length)), budget };
  }
  refuseMisspelt(command);
  const program = new Program(command, limit);
  programs.push(program);
  return program;
}

/** One word that is nearly a bot's name is meant as one, unless there is a program of that name. */
function refuseMisspelt(command: string): void {
  const meant = botsLike(command);
  if (!/^[\w.@-]+$/.test(command) || meant.length === 0) return;
  const folders = (process.env.PATH ?? '').split(delimiter);
  if (folders.some((folder) => existsSync(join(folder, command)))) return;
  fail(`There is no bot and no program ${quoted(command)}; did you mean ${meant.join(' or ')}?`);
}

function playOne(
  match: Match,
  contenders: readonly Contender<Kind>[],
  seed: string,
  number: number,
): Promise<Refereed> {
  const own = createHash('sha256').update(`${seed} match ${number}`).digest('hex');
  return referee(recorder(match, { seed: own }), contenders, own);
}

interface Tally {
  readonly bot: string;
  matches: number;
  /** First places; shared ones count in part. */
  wins: number;
  points: number;
  late: number;
  illegal: number;
  gone: number;
}

const newTally = (bot: string): Tally => ({
  bot,
  matches: 0,
  wins: 0,
  points: 0,
  late: 0,
  illegal: 0,
  gone: 0,
});

function count(tally: Tally, { outcome: { ranks, scores }, faults }: Refereed, seat: number): void {
  const { late = 0, illegal = 0, gone = false } = faults[seat] ?? {};
  tally.matches++;
  if (ranks[seat] === 1) tally.wins += 1 / ranks.filter((rank) => rank === 1).length;
  tally.points += scores[seat] ?? 0;
  tally.late += late;
  tally.illegal += illegal;
  if (gone) tally.gone++;
}

function resultLine(
  number: number,
  bots: readonly string[],
  turned: readonly number[],
  played: Refereed,
): string {
  const {
    outcome: { ranks, scores, reason },
    answers,
  } = played;
  const places = turned.map(
    (who, seat) => `${seatLetter(seat)} ${bots[who]} number ${ranks[seat]} with ${scores[seat]}`,
  );
  return `Match ${number + 1}: ${places.join('; ')} (${reason}, ${answers} answers)\n`;
}

function asText(tally: readonly Tally[]): string {
  const lines = tally.map(({ bot, matches, wins, late, illegal, gone }) => {
    const faults = [
      late && `${late} late`,
      illegal && `${illegal} not allowed`,
      gone && `gone in ${gone}`,
    ].filter(Boolean);
    const won = Math.round(wins * 100) / 100;
    return `${bot}: ${won} of ${matches} won${faults.length > 0 ? `; answers ${faults.join(', ')}` : ''}`;
  });
  return `${lines.join('\n')}\n`;
}
