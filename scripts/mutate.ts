/**
 * Are the tests sharp? Puts small errors into the kernel and the rules of the games, one at a time, and tells which of
 * them no test notices.
 *
 *     npm run mutate -- [kernel|GAME…] [--in WORD] [--sample N] [--seed S] [--jobs J] [--against FILE] [--json]
 *
 * Without a name everything is tried, without --sample every mutant; --in takes only sources with the word in their path. --against names what --json printed earlier:
 * mutants that were caught then and survive now are told, and there may be none.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { describe, isTooMany, line, newlyBlind } from './mutation/report.ts';
import { type Findings, tryMutants } from './mutation/run.ts';
import { type Scope, scopeNames, scopeOf } from './mutation/scopes.ts';

interface Command {
  readonly scopes: readonly Scope[];
  readonly sample: number | undefined;
  readonly seed: string;
  readonly jobs: number;
  readonly earlier: readonly Findings[];
  readonly json: boolean;
}

const usage =
  'Usage: npm run mutate -- [kernel|GAME…] [--in WORD] [--sample N] [--seed S] [--jobs J] [--against FILE] [--json]';

const root = fileURLToPath(new URL('..', import.meta.url));

class BadCommand extends Error {}

function commandOf(args: string[]): Command {
  const { values, positionals } = parsed(args);
  const stranger = positionals.find((name) => !scopeNames.includes(name));
  if (stranger !== undefined)
    throw new BadCommand(`There is nothing called ${stranger} to mutate; there is ${scopeNames.join(', ')}.`);
  return {
    scopes: (positionals.length > 0 ? positionals : scopeNames).map((name) =>
      narrowed(scopeOf(name, root), values.in),
    ),
    sample: values.sample === undefined ? undefined : wholeNumber('sample', values.sample),
    seed: values.seed,
    jobs: wholeNumber('jobs', values.jobs),
    earlier: values.against === undefined ? [] : findingsIn(values.against),
    json: values.json,
  };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        in: { type: 'string', default: '' },
        sample: { type: 'string' },
        seed: { type: 'string', default: '1' },
        jobs: { type: 'string', default: '1' },
        against: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    const [what = ''] = error instanceof Error ? error.message.split('. ') : [];
    throw new BadCommand(`${what}. ${usage}`);
  }
}

function narrowed(scope: Scope, word: string): Scope {
  const sources = scope.sources.filter((file) => file.includes(word));
  if (sources.length === 0) throw new BadCommand(`No source of ${scope.name} has ${word} in its path.`);
  return { ...scope, sources };
}

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new BadCommand(`--${name} is a whole number from 1, not ${text}.`);
  return Number(text);
}

function findingsIn(file: string): readonly Findings[] {
  try {
    const { findings } = JSON.parse(readFileSync(file, 'utf8'));
    if (Array.isArray(findings)) return findings;
  } catch {
    // It is told below.
  }
  throw new BadCommand(`${file} is not what npm run mutate -- --json prints.`);
}

async function main({ scopes, sample, seed, jobs, earlier, json }: Command): Promise<number> {
  const all: Findings[] = [];
  let code = 0;
  for (const scope of scopes) {
    const { name } = scope;
    const findings = await tryMutants(scope, root, { seed, sample, jobs }, (tried, done, of) => {
      if (process.stderr.isTTY) process.stderr.write(`\r\x1b[2K${name}: ${done} of ${of}`);
      else if (done % 50 === 0) process.stderr.write(`${name}: ${done} of ${of}, last ${line(tried)}\n`);
    });
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[2K');
    all.push(findings);
    const blind = newlyBlind(earlier, findings);
    if (!json) console.log(describe(findings));
    for (const one of blind) console.error(`was caught before: ${line(one)}`);
    const tooMany = isTooMany(findings, scope.mostSurvivors);
    if (tooMany) console.error(`${name}: at most ${scope.mostSurvivors} % may survive.`);
    if (tooMany || blind.length > 0) code = 1;
  }
  if (json) console.log(JSON.stringify({ seed, sample, findings: all }));
  return code;
}

try {
  process.exitCode = await main(commandOf(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof BadCommand)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
