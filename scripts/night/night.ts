/**
 * npm run night: goes through the parts that have not run on this commit, for eight hours, or as many as are asked for.
 * What is found is kept in `.night`; whatever ends a night, the next one goes on where it was.
 *
 *     npm run night -- [--hours H] [--jobs J] [--status] [WORD…]
 *
 * With words only parts that have one of them in their name, whether or not they have run.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { script, Trouble } from '../bootstrap.mjs';
import { Kept } from './kept.ts';
import { type Part, partsOf } from './parts.ts';
import { type Outcome, secondsOf, standing, toDo } from './standing.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const usage = 'Usage: npm run night -- [--hours H] [--jobs J] [--status] [WORD…]';

/** Whatever has not ended by then has not worked. */
const LONGEST_MS = 3_600_000;
/** As check:signatures and sysexits.h have it. */
const NOT_ANSWERED = 75;

interface Command {
  readonly hours: number;
  readonly jobs: number;
  readonly status: boolean;
  readonly words: readonly string[];
}

function commandOf(args: string[]): Command {
  const { values, positionals } = parsed(args);
  const { hours, jobs, status } = values;
  if (!/^\d{1,3}(\.\d+)?$/.test(hours) || Number(hours) === 0)
    throw new Trouble(`--hours is a number of hours, such as 8 or 0.5, not ${hours}.`, 2);
  if (!/^[1-9]\d?$/.test(jobs)) throw new Trouble(`--jobs is a whole number from 1 to 99, not ${jobs}.`, 2);
  return { hours: Number(hours), jobs: Number(jobs), status, words: positionals };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        hours: { type: 'string', default: '8' },
        jobs: { type: 'string', default: String(availableParallelism()) },
        status: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    const [what = ''] = error instanceof Error ? error.message.split('. ') : [];
    throw new Trouble(`${what}. ${usage}`, 2);
  }
}

/** What is checked out, with a `+` when it has been changed. */
function commitHere(): string {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('rev-parse', '--short=8', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+');
  } catch {
    throw new Trouble('A night is run in a clone: what it finds is kept by commit.', 2);
  }
}

/** What runs now: each part with all that it has started. */
const running = new Set<number>();

function end(pid: number): void {
  try {
    if (process.platform === 'win32') process.kill(pid);
    else process.kill(-pid, 'SIGTERM');
  } catch {
    // It has ended by itself.
  }
}

interface Ended extends Outcome {
  readonly printed: string;
}

async function runPart({ command, env }: Part, commit: string): Promise<Ended> {
  const begun = Date.now();
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that it can be ended with everything that it has started.
    detached: process.platform !== 'win32',
  });
  const { pid = 0 } = child;
  running.add(pid);
  let isLate = false;
  const late = setTimeout(() => {
    isLate = true;
    end(pid);
  }, LONGEST_MS);
  const [out, complaints, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  clearTimeout(late);
  running.delete(pid);
  const printed = `${out}${complaints}`.trimEnd();
  const said = isLate ? 'It did not end within an hour.' : (printed.split('\n').at(-1)?.trim() ?? '');
  const how = code === 0 ? 'passed' : code === NOT_ANSWERED ? 'open' : 'failed';
  const seconds = Math.round((Date.now() - begun) / 1000);
  return { commit, at: new Date(begun).toISOString(), seconds, how, said, printed };
}

const marks = { passed: '✔', failed: '✖', open: '?' } as const;

async function main({ hours, jobs, status, words }: Command): Promise<number> {
  const commit = commitHere();
  const kept = new Kept(root);
  const until = Date.now() + hours * 3_600_000;
  const all = partsOf(root, new Date().toISOString().slice(0, 10));
  const wanted = all.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  if (wanted.length === 0)
    throw new Trouble(`No part of the night has ${words.join(' or ')} in its name.`, 2);
  if (status) {
    console.log(standing(wanted, kept.outcomes(), commit, jobs));
    return 0;
  }
  const queue = words.length > 0 ? [...wanted] : toDo(wanted, kept.outcomes(), commit);
  let isStopped = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      isStopped = true;
      running.forEach(end);
    });
  let failed = 0;
  const work = async (): Promise<void> => {
    for (;;) {
      const secondsLeft = (until - Date.now()) / 1000;
      const next = queue.findIndex((part) => secondsOf(part, kept.outcomes()) <= secondsLeft);
      const [part] = next < 0 || isStopped ? [] : queue.splice(next, 1);
      if (part === undefined) return;
      const { printed, ...outcome } = await runPart(part, commit);
      // What was ended in the middle says nothing; it is run again.
      if (isStopped) return;
      kept.keep(part.name, outcome, printed);
      if (outcome.how === 'failed') failed++;
      console.log(`${marks[outcome.how]} ${part.name}  ${outcome.seconds} s  ${outcome.said}`);
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
  console.log(standing(wanted, kept.outcomes(), commit, jobs));
  if (isStopped) throw new Trouble('Interrupted; the same command goes on where it was.', 130);
  return failed > 0 ? 1 : 0;
}

await script(() => main(commandOf(process.argv.slice(2))));
