import { globSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { runScenario, type Scenario } from '@stamtafel/kernel';
import { readScenario } from '@stamtafel/protocol';
import { Command } from 'commander';
import { BadInput, fail, fileTrouble, findGame, readJson } from '../input.ts';
import { exitCodes } from '../trouble.ts';

interface Ran {
  readonly file: string;
  readonly title: string;
  readonly differences: readonly string[];
  /** Why it could not be run at all. */
  readonly unusable?: string;
}

/** `stamtafel scenario FILE…`: runs scenario files and says precisely what differs. */
export function scenarioCommand(): Command {
  return new Command('scenario')
    .description('run scenario files and show what differs from what they expect')
    .argument('<file...>', 'files, patterns, or directories with scenarios')
    .option('--json', 'print JSON, for programs: [{ "file", "ok", "differences": [] }]')
    .addHelpText(
      'after',
      `
A directory stands for the .json files in it and in the folders named "scenarios" below it.
Exit code 1 when something differs, 2 when a file cannot be used.

Example:
  stamtafel scenario packages/games/src/how-ruck`,
    )
    .action((typed: string[], { json }: { json?: true }) => {
      const ran = filesOf(typed).map(runFile);
      process.stdout.write(json ? asJson(ran) : asText(ran));
      for (const { unusable } of ran) if (unusable !== undefined) process.stderr.write(`${unusable}\n`);
      if (ran.some(({ unusable }) => unusable !== undefined)) process.exitCode = exitCodes.badInput;
      else if (ran.some(({ differences }) => differences.length > 0)) process.exitCode = exitCodes.wrong;
    });
}

function runFile(file: string): Ran {
  let scenario: Partial<Scenario> = {};
  try {
    const { $schema: _, ...read } = readScenario(readJson(file), file);
    scenario = read;
    return { file, title: read.title, differences: runScenario(findGame(read.game).game, read) };
  } catch (error) {
    return { file, title: scenario.title ?? '', differences: [], unusable: complaint(error, file, scenario) };
  }
}

/** Why a file cannot be run, beginning with its name. */
function complaint(error: unknown, file: string, { position, chance }: Partial<Scenario>): string {
  if (error instanceof BadInput)
    return error.message.startsWith(file) ? error.message : `${file} cannot be run: ${error.message}`;
  // A position set by hand can slip past every check and make the rules throw: the file is to blame, not the program.
  if ((position || chance) && error instanceof Error)
    return `${file} cannot be run: the rules stumble over what it describes (${error.message.split('\n')[0]}).`;
  throw error;
}

function asText(ran: readonly Ran[]): string {
  const lines: string[] = [];
  for (const { file, title, differences, unusable } of ran) {
    if (unusable !== undefined) continue;
    lines.push(`${differences.length === 0 ? 'as expected' : 'differs    '}  ${file}  ${title}`);
    for (const difference of differences) lines.push(`    ${difference}`);
  }
  const differing = ran.filter(({ differences }) => differences.length > 0).length;
  const unusable = ran.filter((one) => one.unusable !== undefined).length;
  if (ran.length > 1)
    lines.push(
      '',
      `${ran.length} scenarios: ${ran.length - differing - unusable} as expected, ${differing} different${unusable > 0 ? `, ${unusable} unusable` : ''}.`,
    );
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}

function asJson(ran: readonly Ran[]): string {
  const reports = ran.map(({ file, differences, unusable }) => ({
    file,
    ok: differences.length === 0 && unusable === undefined,
    differences: unusable === undefined ? differences : [unusable],
  }));
  return `${JSON.stringify(reports, null, 2)}\n`;
}

/** The files that were meant, each once, in the order they were named. */
function filesOf(typed: readonly string[]): string[] {
  const files = typed.flatMap((name) => {
    const kind = kindOf(name);
    if (kind === 'file') return [name];
    if (kind === 'directory') return scenariosIn(name);
    if (!/[*?[\]{}]/.test(name)) fail(`${name} does not exist.`);
    const found = globSync(name).sort();
    return found.length > 0 ? found : fail(`No file matches ${name}.`);
  });
  return [...new Set(files)];
}

function kindOf(name: string): 'file' | 'directory' | 'nothing' {
  try {
    return statSync(name).isDirectory() ? 'directory' : 'file';
  } catch (error) {
    if (fileTrouble(error, name) === undefined) throw error;
    return 'nothing';
  }
}

function scenariosIn(folder: string): string[] {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && entry.name.endsWith('.json') && !entry.parentPath.includes('node_modules'),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => resolve(dirname(file)) === resolve(folder) || basename(dirname(file)) === 'scenarios')
    .sort();
  return found.length > 0 ? found : fail(`${folder} has no scenario files.`);
}
