import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastBelow, fastSeed } from '@stamtafel/kernel';
import { begin, type Desk, end, hurry, newDesk, type Place, type Wanted, withdraw } from './desk.ts';
import type { Path } from './turns.ts';

/** A computer at a table: how long it thinks if it may, and how long it takes at least. */
interface Bot {
  readonly path: Path;
  readonly wants: number;
  readonly least: number;
}

interface Job extends Wanted {
  readonly bot: Bot;
}

interface Thinking {
  readonly place: Place<Job>;
  readonly job: Job;
  endsAt: number;
}

/** A worker looks up so often. */
const SLICE_MS = 12;
/** Until a bot is asked again after its answer. */
const PAUSE_MS = 800;

/** Runs on a simulated clock. Returns, by bot, how long its thoughts waited and how long they took. */
function simulate(bots: readonly Bot[], { workers = 2, ms = 30_000 } = {}) {
  const [long, short] = [newDesk<Job>(workers), newDesk<Job>(workers)];
  const deskFor = ({ wants }: Bot): Desk<Job> => (wants < 2 ? short : long);
  const waits = new Map(bots.map((bot) => [bot, [] as number[]]));
  const took = new Map(bots.map((bot) => [bot, [] as number[]]));
  const wakes = bots.map((bot, n) => ({ bot, at: n % 7 }));
  const thinking: Thinking[] = [];
  let now = 0;
  let looksAt = Number.POSITIVE_INFINITY;
  while (now < ms) {
    for (const wake of wakes.filter(({ at }) => at <= now)) {
      wakes.splice(wakes.indexOf(wake), 1);
      const { bot } = wake;
      deskFor(bot).waiting.push({ bot, path: bot.path, asked: now, due: now + PAUSE_MS });
    }
    for (const desk of [long, short])
      for (const place of desk.places) {
        const start = place.job === undefined ? begin(desk, place, now) : undefined;
        if (start === undefined) continue;
        const { job, ms: most = Number.POSITIVE_INFINITY } = start;
        waits.get(job.bot)?.push(now - job.asked);
        const takes = Math.min(job.bot.wants, Math.max(job.bot.least, most));
        thinking.push({ place, job, endsAt: now + takes });
      }
    const { jobs, nextAt = Number.POSITIVE_INFINITY } = hurry(long, now);
    for (const one of thinking) if (jobs.includes(one.job)) one.endsAt = Math.min(one.endsAt, now + SLICE_MS);
    looksAt = nextAt;
    now = Math.min(looksAt, ...wakes.map(({ at }) => at), ...thinking.map(({ endsAt }) => endsAt));
    for (const one of thinking.filter(({ endsAt }) => endsAt <= now)) {
      thinking.splice(thinking.indexOf(one), 1);
      took.get(one.job.bot)?.push(now - one.place.began);
      end(deskFor(one.job.bot), one.place, now);
      wakes.push({ bot: one.job.bot, at: now + PAUSE_MS });
    }
  }
  for (const { bot, asked } of [...long.waiting, ...short.waiting]) waits.get(bot)?.push(now - asked);
  const longest = (some: readonly Bot[]): number => Math.max(...some.flatMap((bot) => waits.get(bot) ?? []));
  const mean = (bot: Bot): number => {
    const all = took.get(bot) ?? [];
    return all.reduce((sum, one) => sum + one, 0) / all.length;
  };
  return { longest, mean };
}

const champion = (path: Path): Bot => ({ path, wants: 1200, least: 5 });
const crowdOf = (tables: number, bots: number): Bot[] =>
  Array.from({ length: tables * bots }, (_, n) => n % tables).map((table) =>
    champion(['crowd', `p${table % 10}`, `t${table}`]),
  );

test('with 49 tables of champions from one address another waits a moment, and its champion thinks on', () => {
  const crowd = crowdOf(49, 4);
  const other = champion(['other', 'p', 't']);
  const { longest, mean } = simulate([...crowd, other]);
  assert.ok(longest([other]) <= 100, `${longest([other])} ms`);
  assert.ok(mean(other) >= 800, `thinks ${mean(other)} ms`);
  assert.ok(longest(crowd) <= 2000, `the crowd waits ${longest(crowd)} ms`);
});

test('a person at the crowded address, and one with another table there, wait no longer than a round', () => {
  const crowd = crowdOf(49, 4).map((bot) => ({ ...bot, path: ['crowd', 'many', ...bot.path.slice(2)] }));
  const neighbour = champion(['crowd', 'neighbour', 't']);
  const { longest } = simulate([...crowd, neighbour]);
  assert.ok(longest([neighbour]) <= 200, `${longest([neighbour])} ms`);
});

test('what takes a moment waits for nothing that takes long, nor the other way round', () => {
  const quick = Array.from(
    { length: 300 },
    (_, n): Bot => ({ path: ['a', 'p', `t${n}`], wants: 1, least: 1 }),
  );
  const deep = champion(['b', 'p', 't']);
  const other: Bot = { path: ['c', 'p', 't'], wants: 1, least: 1 };
  const { longest, mean } = simulate([...quick, deep, other, ...crowdOf(49, 2)]);
  assert.ok(longest([other]) <= 10, `${longest([other])} ms`);
  assert.ok(longest([deep]) <= 100, `${longest([deep])} ms`);
  assert.ok(mean(deep) >= 800, `thinks ${mean(deep)} ms`);
});

test('with many bots in the house nobody waits five seconds, and a lone bot thinks as long as it likes', () => {
  const dice = fastSeed(11);
  const below = (n: number): number => fastBelow(dice, n);
  for (let n = 0; n < 12; n++) {
    const addresses = 1 + below(40);
    // On a slow machine even an answer at first sight takes a while.
    const least = 1 + below(8);
    const bots = Array.from({ length: 20 + below(280) }, (): Bot => {
      const path = [`a${below(addresses)}`, `p${below(3)}`, `t${below(4)}`];
      return below(4) === 0 ? { path, wants: 1, least: 1 } : { path, wants: 12 + below(1300), least };
    });
    const { longest } = simulate(bots, { ms: 12_000 });
    assert.ok(longest(bots) < 5000, `house ${n}: ${longest(bots)} ms`);
  }
  const alone = champion(['a', 'p', 't']);
  assert.equal(simulate([alone]).mean(alone), 1200);
});

test('two that share one place take turns of the same length', () => {
  const [a, b] = [champion(['a', 'p', 't']), champion(['b', 'p', 't'])];
  const { mean, longest } = simulate([a, b], { workers: 1 });
  assert.ok(Math.abs(mean(a) - mean(b)) < 150, `${mean(a)} and ${mean(b)} ms`);
  assert.ok(longest([a, b]) <= 1000);
});

test('who withdraws leaves nothing behind', () => {
  const desk = newDesk<Wanted>(1);
  const job: Wanted = { path: ['a'], asked: 0, due: 0 };
  desk.waiting.push(job);
  withdraw(desk, job);
  assert.deepEqual(desk, newDesk<Wanted>(1));
});
