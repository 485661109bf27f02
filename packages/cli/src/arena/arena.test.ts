import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseBudget } from '../bot-name.ts';
import { BadInput } from '../input.ts';
import { stamtafel } from '../testing/stamtafel.ts';
import { commandLine } from './command.ts';
import { parseEntrants } from './entrant.ts';
import { dealer, type Plan, roundRobin } from './plan.ts';
import { asText, type Report } from './report.ts';
import { noDeals } from './statistics.ts';
import { meanMs, noThoughts, percentileMs, think } from './thoughts.ts';

/** The report without what depends on the machine. */
async function arena(...args: string[]): Promise<Report> {
  const { code, out, err } = await stamtafel(['arena', ...args, '--json']);
  assert.equal(err, '');
  assert.equal(code, 0);
  return JSON.parse(out);
}
const timeless = ({ seconds: _, command: ____, bots, ...rest }: Report) => ({
  ...rest,
  bots: bots.map(({ meanMs: __, p95Ms: ___, iterationsPerSecond: _____, ...bot }) => bot),
});

test('the same seed gives the same scores on any number of threads', async () => {
  const args = ['four-downs', '--seats', '3', '--bots', 'greedy,ismcts@6it,random', '-n', '3'];
  const alone = await arena(...args, '--jobs', '1');
  assert.deepEqual(timeless(await arena(...args, '--jobs', '3')), timeless(alone));
  assert.deepEqual(
    alone.matrix.map(({ a, b, pairs }) => [a, b, pairs]),
    [
      ['greedy', 'ismcts@6it', 3],
      ['greedy', 'random', 3],
      ['ismcts@6it', 'random', 3],
    ],
  );
  for (const { score, low, high } of alone.matrix)
    assert.ok(0 <= low && low <= score && score <= high && high <= 1);
});

test('a meeting ends early once the test is sure, and the output says so', async () => {
  const args = ['how-ruck', '--bots', 'greedy,random', '-n', '400', '--until-sure'];
  const alone = await arena(...args, '--jobs', '1');
  assert.deepEqual(timeless(await arena(...args, '--jobs', '2')), timeless(alone));
  const [cell] = alone.matrix;
  assert.ok(cell?.stoppedEarly && cell.pairs >= 16 && cell.pairs < 400);
  assert.equal(cell.sprt.verdict, 'stronger');
  assert.equal(alone.command, `stamtafel arena ${args.join(' ')}`);
  const out = asText(alone);
  assert.match(out, /greedy v random +is stronger +\(\+\d\.\d\d\) +\d+ deals +stopped early\n/);
  assert.match(out, /\nStopped when the test was sure/);
});

test('people get a table in which both sides add up', async () => {
  const { code, out, err } = await stamtafel([
    'arena',
    'five-possessions',
    '--bots',
    'greedy,random',
    '-n',
    '4',
  ]);
  assert.equal(code, 0);
  assert.equal(err, '', 'no progress bar without a terminal');
  const [, first] = /\n {2}1 greedy +· +([\d.]+)\n/.exec(out) ?? [];
  const [, second] = /\n {2}2 random +([\d.]+) +·\n/.exec(out) ?? [];
  assert.ok(Math.abs(Number(first) + Number(second) - 100) < 0.11, out);
});

const plan: Plan = {
  game: 'four-downs',
  seats: 3,
  options: {},
  entrants: [
    ...parseEntrants('greedy,random', undefined),
    { label: 'shadow', name: 'greedy', budget: { iterations: 1 } },
    ...parseEntrants('oracle@4it,champion@4it', undefined),
  ],
  meetings: [
    [0, 2],
    [0, 1],
    [1, 0],
    [3, 4],
  ],
  pairs: 1,
  seed: '5'.repeat(64),
};

test('two equal players play the same match from every chair: every deal is a fair share exactly', async () => {
  const play = await dealer(plan);
  for (let deal = 0; deal < 5; deal++) {
    const { shares } = play({ meeting: 0, deal });
    assert.equal(
      shares.reduce((sum, share) => sum + share, 0),
      1,
    );
  }
});

test('one among the others is another experiment than the others around one', async () => {
  const play = await dealer(plan);
  const mean = (meeting: number): number => {
    let sum = 0;
    for (let deal = 0; deal < 20; deal++)
      for (const share of play({ meeting, deal }).shares) sum += share / 3;
    return sum / 20;
  };
  assert.ok(mean(1) > 1 / 3, 'greedy among two random ones');
  assert.ok(mean(2) < 1 / 3, 'random among two greedy ones');
});

test('the oracle plays, and thinking is counted where there is something to choose', async () => {
  const play = await dealer(plan);
  const { shares, thinking, iterations } = play({ meeting: 3, deal: 1 });
  assert.equal(shares.length, 3);
  // Four each time it thinks: the champion also where it might speak up, the oracle never there.
  assert.equal(iterations.b, 4 * thinking.b.length);
  assert.ok(iterations.a > 0 && iterations.a % 4 === 0 && iterations.a <= 4 * thinking.a.length);
  assert.ok(thinking.a.length > 0 && thinking.b.length > thinking.a.length);
});

test('everybody meets everybody once, or both ways', () => {
  assert.deepEqual(roundRobin(3, false), [
    [0, 1],
    [0, 2],
    [1, 2],
  ]);
  assert.equal(roundRobin(4, true).length, 12);
});

test('names and budgets as they are typed', () => {
  const [one, two, three, four] = parseEntrants(' Champion@2000it,ismcts@400ms,level2,flat', '2s');
  assert.deepEqual(one, { label: 'champion@2000it', name: 'champion', budget: { iterations: 2000 } });
  assert.deepEqual(two?.budget, { iterations: Number.POSITIVE_INFINITY, ms: 400 });
  const own = { iterations: Number.POSITIVE_INFINITY, ms: Number.POSITIVE_INFINITY };
  assert.deepEqual(three?.budget, own, 'a level has its own, by no clock');
  assert.deepEqual(four?.budget, { iterations: Number.POSITIVE_INFINITY, ms: 2000 });
  const [kalf, stier] = parseEntrants('kalf,stier@50it', undefined);
  assert.deepEqual(kalf, { label: 'kalf', name: 'level1', budget: own }, 'as it is called at the table');
  assert.deepEqual(stier, { label: 'stier@50it', name: 'level3', budget: { iterations: 50 } });
});

test('the command of a result is what to type to get the same again', () => {
  const met = (count: number, early = false) => ({ deals: { ...noDeals(2), count }, early });
  const typed = ['arena', 'how-ruck', '--pairs', '30', '--bots', 'level4,level3', '--jobs', '2', '--json'];
  const told = 'stamtafel arena how-ruck';
  assert.equal(commandLine(typed, 30, [met(30)]), `${told} --pairs 30 --bots level4,level3`);
  assert.equal(commandLine(typed, 30, [met(6)]), `${told} --bots level4,level3 --pairs 6`, 'interrupted');
  assert.equal(commandLine(typed, 30, [met(16, true)]), `${told} --pairs 30 --bots level4,level3`, 'sure');
  const short = ['arena', 'how-ruck', '--pairs=30', '--jobs=2', '--seed', 'a b'];
  assert.equal(commandLine(short, 30, [met(6)]), `${told} --seed 'a b' --pairs 6`);
});

const refused: readonly (readonly [bots: string, budget: string | undefined, says: RegExp])[] = [
  ['champion', undefined, /at least two/],
  ['champion,champoin', undefined, /no bot "champoin"; did you mean champion\?/],
  ['champion,xyz', undefined, /there are random, greedy, flat, .*oracle\./],
  ['champion,', undefined, /no bot ""/],
  ['flat,flat', undefined, /flat is in --bots twice; other budgets make others, as in flat@100it/],
  ['random,random', undefined, /^random is in --bots twice\.$/],
  ['kalf,level1', undefined, /^level1 is in --bots twice;/],
  ['random@400ms,flat', undefined, /random does not think/],
  ['flat@,random', undefined, /The budget of flat is written like 400it, 100ms or 2s, not ""/],
  ['flat@12,random', undefined, /not "12"/],
  ['flat@-3it,random', undefined, /not "-3it"/],
  ['flat@0it,random', undefined, /The budget of flat is a whole number from 1 to/],
  ['flat@1it@2it,random', undefined, /name or name@budget, not "flat@1it@2it"/],
  ['flat,random', '1h', /--budget is written like/],
  ['flat,random', '99999999ms', /--budget is a whole number from 1 to 3600000/],
];
for (const [bots, budget, says] of refused)
  test(`--bots ${bots}${budget ? ` --budget ${budget}` : ''} is refused in one sentence`, () => {
    assert.throws(
      () => parseEntrants(bots, budget),
      (error: unknown) => error instanceof BadInput && says.test(error.message),
    );
  });

test('a budget is in iterations, milliseconds or seconds', () => {
  assert.deepEqual(parseBudget('x', '400IT'), { iterations: 400 });
  assert.deepEqual(parseBudget('x', ' 3s '), { iterations: Number.POSITIVE_INFINITY, ms: 3000 });
});

test('thinking times: mean and percentile within two percent', () => {
  const thoughts = noThoughts();
  think(
    thoughts,
    Array.from({ length: 1000 }, (_, i) => i + 1),
  );
  assert.equal(meanMs(thoughts), 500.5);
  assert.ok(Math.abs(percentileMs(thoughts, 0.95) / 950 - 1) < 0.02);
  assert.equal(percentileMs(noThoughts(), 0.95), 0);
  think(thoughts, [0]);
  assert.ok(percentileMs(thoughts, 0.0001) <= 0.0011);
});
