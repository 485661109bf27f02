import { closeSync, openSync, readSync, statSync } from 'node:fs';
import process from 'node:process';
import {
  BadInput,
  type Flaw,
  type MatchRecord,
  type Outcome,
  outcome,
  seatLetter,
  verifyRecord,
} from '@stamtafel/kernel';
import { readMatch } from '@stamtafel/protocol';
import { Command } from 'commander';
import { findGame, readJson } from '../input.ts';
import { exitCodes } from '../trouble.ts';

/** `stamtafel verify FILE`: replays a match and checks that it was played as it says. */
export function verifyCommand(): Command {
  return new Command('verify')
    .description('replay a match file; check its hash chain, its shuffles and its result')
    .argument(
      '<file>',
      'a match file; also a backup of a house, a month of its archive, a folder of increments, or postgres://…',
    )
    .option('--json', 'print JSON, for programs')
    .addHelpText('after', '\nExit code 1 when the file has a flaw, 2 when it cannot be read.')
    .action(async (file: string, { json }: { json?: true }) => {
      if (/^postgres(?:ql)?:/.test(file)) return checkAddress(file, json);
      if (isDatabase(file)) return checkDatabase(file, json);
      if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) return checkFolder(file, json);
      const record = readMatch(readJson(file), file);
      const found = check(record, file);
      process.stdout.write(json ? asJson(file, record, found) : asText(file, record, found));
      if (found.flaws.length > 0) process.exitCode = exitCodes.wrong;
    });
}

/** SQLite's own mark (sqlite.org/fileformat.html). */
function isDatabase(file: string): boolean {
  const head = Buffer.alloc(16);
  try {
    const opened = openSync(file, 'r');
    readSync(opened, head, 0, head.length, 0);
    closeSync(opened);
  } catch {
    return false;
  }
  return head.toString('latin1') === 'SQLite format 3\0';
}

/** Reads all of a backup or a month of an archive: the hash of every entry. */
async function checkDatabase(file: string, json: true | undefined): Promise<void> {
  const { check: checkAll } = await import('@stamtafel/server');
  await checkWhole(file, async () => checkAll(file), json);
}

/** The same of a database that nodes share, even while people play there. */
async function checkAddress(address: string, json: true | undefined): Promise<void> {
  const { called, verifyDatabase } = await import('@stamtafel/server');
  await checkWhole(called(address), () => verifyDatabase(address), json);
}

interface Whole {
  readonly tables: number;
  readonly entries: number;
}

async function checkWhole(file: string, read: () => Promise<Whole>, json: true | undefined): Promise<void> {
  const { CannotOpen } = await import('@stamtafel/server');
  try {
    const { tables, entries } = await read();
    process.stdout.write(
      json
        ? `${JSON.stringify({ file, ok: true, tables, entries }, null, 2)}\n`
        : `${file} is as it should be: ${tables} tables with ${entries} entries, every hash chain unbroken.\n`,
    );
  } catch (error) {
    if (!(error instanceof CannotOpen)) throw error;
    process.stdout.write(
      json
        ? `${JSON.stringify({ file, ok: false, flaws: [error.message] }, null, 2)}\n`
        : `${file} has a flaw:\n  ${error.message}\n`,
    );
    process.exitCode = exitCodes.wrong;
  }
}

/** Reads all increments: which moments can be restored. */
async function checkFolder(folder: string, json: true | undefined): Promise<void> {
  const { checkIncrements, holdsIncrements } = await import('@stamtafel/server');
  if (!holdsIncrements(folder))
    throw new BadInput(`${folder} is a folder without increments; name a file, or a folder that holds some.`);
  const chains = checkIncrements(folder);
  const ok = chains.every(({ flaw }) => flaw === undefined);
  const lines = chains.map(({ from, to, points, flaw }) => {
    const span = points === 0 ? 'nothing' : `${from} to ${to}, ${points} moments`;
    return `  ${span}${flaw === undefined ? '' : `; then: ${flaw}`}`;
  });
  const verdict = ok ? `${folder} is as it should be. What can be restored:` : `${folder} has a flaw:`;
  process.stdout.write(
    json
      ? `${JSON.stringify({ file: folder, ok, increments: chains }, null, 2)}\n`
      : `${[verdict, ...lines].join('\n')}\n`,
  );
  if (!ok) process.exitCode = exitCodes.wrong;
}

interface Found {
  readonly flaws: readonly Flaw[];
  /** What the answers lead to; nothing while the match goes on. */
  readonly result: Outcome | undefined;
}

function check(record: MatchRecord, file: string): Found {
  try {
    const { flaws, match, state } = verifyRecord(findGame(record.game).game, record);
    return { flaws, result: match && state && outcome(match, state) };
  } catch (error) {
    if (error instanceof BadInput) throw new BadInput(`${file} cannot be replayed: ${error.message}`);
    throw error;
  }
}

function asJson(file: string, record: MatchRecord, { flaws, result }: Found): string {
  const { game, rules, entries } = record;
  const ok = flaws.length === 0;
  const report = { file, ok, game, rules, answers: entries.length, over: result !== undefined };
  return `${JSON.stringify({ ...report, flaws: flaws.map(sentence) }, null, 2)}\n`;
}

function asText(file: string, record: MatchRecord, { flaws, result }: Found): string {
  if (flaws.length > 0)
    return `${[`${file} has a flaw:`, ...flaws.map((flaw) => `  ${sentence(flaw)}`)].join('\n')}\n`;
  const { game, rules, seats, entries, fairness } = record;
  const lines = [
    `${file} is as it should be: ${game}, rules version ${rules}, ${seats} players.`,
    `  answers    ${entries.length}, each allowed by the rules when it was given`,
    `  hash chain unbroken from the options and the seed to the last answer`,
    fairness
      ? `  shuffles   from the secret promised before the deal and ${added(fairness.contributions)}`
      : '  shuffles   from the seed in the file; nothing was promised before the deal',
    result
      ? `  result     ${result.reason}: ${places(result)}${record.result ? '' : ' (the file does not say so)'}`
      : '  result     none: the match is not over',
  ];
  return `${lines.join('\n')}\n`;
}

const added = (contributions: readonly string[]): string => {
  const count = contributions.filter((words) => words !== '').length;
  return count === 0 ? 'nothing added by the players' : `what ${count} of the players added`;
};

const places = ({ ranks, scores }: Outcome): string =>
  ranks.map((rank, seat) => `${seatLetter(seat)} is number ${rank} with ${scores[seat]}`).join(', ');

const sentence = ({ entry, problem }: Flaw): string =>
  entry < 0 ? `The match as a whole: ${problem}.` : `Answer ${entry + 1}: ${problem}.`;
