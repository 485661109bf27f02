/**
 * The process in which mutants are tried: loads the sources with their switches and the tests with them, then runs
 * tests as it is asked to. Nothing is loaded twice, so a mutant costs no more than the tests that notice it.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, relative, sep } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Covered, Job, Reply, Setup, Trial } from './messages.ts';
import { type TakenTest, takeTests } from './stand-in-test.ts';
import { type Numbered, withSwitches } from './switches.ts';

/** The mutant that is on, those that were come by, and how much the running test has worked and may work. */
let on = 0;
let hit = new Uint8Array(1);
let work = 0;
let limit = Number.POSITIVE_INFINITY;

Object.assign(globalThis, {
  $m(number: number): boolean {
    hit[number] = 1;
    return on === number;
  },
  $w(): void {
    if (++work > limit) throw new Error('works without end');
  },
});

interface Test extends TakenTest {
  readonly file: string;
}

const tests: Test[] = [];

process.on('message', async (job: Job) => {
  process.send?.(await answer(job));
});

async function answer(job: Job): Promise<Reply> {
  switch (job.do) {
    case 'load':
      return load(job.setup);
    case 'cover':
      return { did: 'cover', covered: await cover() };
    case 'try':
      return { did: 'try', ...(await attempt(job.mutant, job.trials, job.alone)) };
  }
}

async function load(setup: Setup): Promise<Reply> {
  hit = new Uint8Array(setup.mutants.length + 1);
  on = setup.on;
  standIn(setup);
  try {
    for (const file of setup.tests) {
      await import(pathToFileURL(join(setup.root, file)).href);
      tests.push(...takeTests().map((taken) => ({ ...taken, file })));
    }
  } catch (error) {
    return { did: 'load', reached: reached(), failure: said(error) };
  }
  return { did: 'load', reached: reached() };
}

/** Gives the sources their switches, and the tests a runner that only takes them down. */
function standIn({ root, mutants }: Setup): void {
  const ofFile = new Map<string, Numbered[]>();
  for (const [index, mutant] of mutants.entries())
    ofFile.set(mutant.file, [...(ofFile.get(mutant.file) ?? []), { mutant, number: index + 1 }]);
  const standIns: Readonly<Record<string, string>> = {
    'node:test': new URL('./stand-in-test.ts', import.meta.url).href,
    'node:assert/strict': new URL('./stand-in-assert.ts', import.meta.url).href,
  };
  const own = new URL('.', import.meta.url).href;
  registerHooks({
    resolve(specifier, context, next) {
      const url = context.parentURL?.startsWith(own) ? undefined : standIns[specifier];
      return url === undefined ? next(specifier, context) : { url, shortCircuit: true };
    },
    load(url, context, next) {
      const file = url.startsWith('file:') ? relative(root, fileURLToPath(url)).split(sep).join('/') : '..';
      if (!/\.ts$/.test(file) || /^\.\.|node_modules\//.test(file) || url.startsWith(own))
        return next(url, context);
      const text = readFileSync(fileURLToPath(url), 'utf8');
      const source = withSwitches(file, text, ofFile.get(file) ?? []);
      return { format: 'module-typescript', source, shortCircuit: true };
    },
  });
}

const reached = (): number[] => [...hit.entries()].filter(([, was]) => was === 1).map(([number]) => number);

/** Which mutants a test comes by, and how long it works without any. */
async function cover(): Promise<Covered[]> {
  const covered: Covered[] = [];
  for (const test of tests) {
    hit.fill(0);
    const failure = await failureOf(test, 0, Number.POSITIVE_INFINITY);
    const { file, title } = test;
    covered.push({ file, title, work, reaches: reached(), ...(failure !== undefined && { failure }) });
  }
  return covered;
}

async function attempt(
  mutant: number,
  trials: readonly Trial[],
  alone: boolean,
): Promise<{ result: 'caught' | 'survived' | 'unsure'; test?: number }> {
  for (const trial of trials) {
    const test = tests[trial.test];
    if (test === undefined) throw new Error(`There is no test ${trial.test}.`);
    if ((await failureOf(test, mutant, trial.limit)) === undefined) continue;
    const sure = alone || (await failureOf(test, 0, trial.limit)) === undefined;
    return { result: sure ? 'caught' : 'unsure', test: trial.test };
  }
  return { result: 'survived' };
}

/** What a test says when it fails with a mutant on; one that works too long has failed, whatever became of it. */
async function failureOf(test: Test, mutant: number, most: number): Promise<string | undefined> {
  on = mutant;
  work = 0;
  limit = most;
  try {
    await test.run();
    return work > most ? 'works without end' : undefined;
  } catch (error) {
    return said(error);
  } finally {
    on = 0;
    limit = Number.POSITIVE_INFINITY;
  }
}

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));
