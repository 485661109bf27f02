/** Tries a sample of the mutants of some sources: which of them does no test notice? */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Helper, startHelper } from './helper.ts';
import type { Covered, Setup, Trial } from './messages.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import type { Scope } from './scopes.ts';

export interface Sampling {
  readonly seed: string;
  /** How many mutants are tried; all without it. */
  readonly sample?: number | undefined;
  readonly jobs: number;
}

export interface Tried {
  readonly mutant: Mutant;
  /** `unreached`: no test even comes by. */
  readonly fate: 'caught' | 'survived' | 'unreached';
  /** What noticed it. */
  readonly by?: string;
}

export interface Findings {
  readonly scope: string;
  /** How many mutants there are, of which those tried were drawn. */
  readonly population: number;
  readonly tried: readonly Tried[];
}

/** The same seed draws the same error in the same place, even from a later version of the sources. */
export function drawn(mutants: readonly Mutant[], seed: string, sample = mutants.length): Mutant[] {
  const lot = ({ key }: Mutant): string => createHash('sha256').update(`${seed}\n${key}`).digest('hex');
  return mutants
    .map((mutant) => ({ mutant, lot: lot(mutant) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, sample)
    .map(({ mutant }) => mutant);
}

/** What was found out about the tests before the first mutant. */
interface Ground {
  readonly setup: Omit<Setup, 'on'>;
  readonly covered: readonly Covered[];
  readonly whileLoading: ReadonlySet<number>;
}

export async function tryMutants(
  { name, sources, tests }: Pick<Scope, 'name' | 'sources' | 'tests'>,
  root: string,
  { seed, sample, jobs }: Sampling,
  progress: (tried: Tried, done: number, of: number) => void = () => {},
): Promise<Findings> {
  const all = sources.flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8')));
  const mutants = drawn(all, seed, sample);
  const setup = { root, mutants, tests };
  const helper = startHelper();
  const ground = await survey(setup, helper).catch((error: unknown) => {
    helper.end();
    throw error;
  });
  const tried: Tried[] = [];
  const queue = mutants.entries();
  const work = async (first: Helper): Promise<void> => {
    const bench = { helper: first };
    for (const [index, mutant] of queue) {
      const found = await tryOne(ground, bench, index + 1);
      tried.push({ mutant, ...found });
      progress({ mutant, ...found }, tried.length, mutants.length);
    }
    bench.helper.end();
  };
  const others = Array.from({ length: jobs - 1 }, async () => work(await freshHelper(setup)));
  await Promise.all([work(helper), ...others]);
  return { scope: name, population: all.length, tried };
}

async function survey(setup: Omit<Setup, 'on'>, helper: Helper): Promise<Ground> {
  const loaded = await helper.load({ ...setup, on: 0 });
  if (loaded === undefined || loaded.failure !== undefined)
    throw new Error(`Without any mutant the tests do not load: ${loaded?.failure ?? 'their process ends'}`);
  const answer = await helper.cover();
  if (answer === undefined) throw new Error('Without any mutant the tests end their process.');
  const { covered } = answer;
  for (const { file, title, failure } of covered)
    if (failure !== undefined)
      throw new Error(`Without any mutant a test fails: ${file}, ${title}: ${failure}`);
  return { setup, covered, whileLoading: new Set(loaded.reached) };
}

async function freshHelper(setup: Omit<Setup, 'on'>): Promise<Helper> {
  const helper = startHelper();
  await helper.load({ ...setup, on: 0 });
  return helper;
}

/** The helper at work; another one takes its place when it is no longer clean. */
interface Bench {
  helper: Helper;
}

type Fate = Omit<Tried, 'mutant'>;

async function tryOne(ground: Ground, bench: Bench, number: number): Promise<Fate> {
  const { covered, setup, whileLoading } = ground;
  const trials = trialsOf(covered, (test) => test.reaches.includes(number));
  const fresh = async (): Promise<void> => {
    bench.helper.end();
    bench.helper = await freshHelper(setup);
  };
  if (trials.length > 0) {
    const found = await bench.helper.attempt({ mutant: number, trials, alone: false });
    if (found?.result === 'caught') return caughtBy(covered, found.test);
    if (found?.result !== 'survived') {
      // Something was left behind, or the process has ended: was it this mutant or an earlier one?
      await fresh();
      const again = await bench.helper.attempt({ mutant: number, trials, alone: true });
      await fresh();
      if (again === undefined) return { fate: 'caught', by: 'the process ended' };
      if (again.result === 'caught') return caughtBy(covered, again.test);
    }
  }
  const loading = whileLoading.has(number);
  if (trials.length === 0 && !loading) return { fate: 'unreached' };
  // What was worked out while loading, or remembered by an earlier test, was worked out without the mutant. The long
  // tests have had their say, if they come by: once more they would take most of the time of the whole run.
  const shortOnes = (test: Covered): boolean =>
    test.work <= SHORT && (loading || test.reaches.includes(number));
  return tryFromTheStart(ground, number, trialsOf(covered, trials.length > 0 ? shortOnes : () => true));
}

async function tryFromTheStart(
  { covered, setup }: Ground,
  number: number,
  trials: readonly Trial[],
): Promise<Fate> {
  const helper = startHelper();
  const loaded = await helper.load({ ...setup, on: number });
  const loads = loaded !== undefined && loaded.failure === undefined;
  const found = loads ? await helper.attempt({ mutant: number, trials, alone: true }) : undefined;
  helper.end();
  if (loaded?.failure !== undefined) return { fate: 'caught', by: `loading: ${loaded.failure}` };
  if (found === undefined) return { fate: 'caught', by: 'the process ended' };
  return found.result === 'survived' ? { fate: 'survived' } : caughtBy(covered, found.test);
}

/** Turns of loops: a tenth of a second's. */
const SHORT = 1_000_000;

/** The tests that can notice something, those with the least work first; one that works far longer has noticed. */
const trialsOf = (covered: readonly Covered[], isOne: (test: Covered) => boolean): Trial[] =>
  [...covered.entries()]
    .filter(([, test]) => isOne(test))
    .sort(([, a], [, b]) => a.work - b.work)
    .map(([test, { work }]) => ({ test, limit: 3 * work + 1_000_000 }));

const caughtBy = (covered: readonly Covered[], test: number | undefined): Fate => ({
  fate: 'caught',
  by: covered[test ?? -1]?.title ?? '',
});
