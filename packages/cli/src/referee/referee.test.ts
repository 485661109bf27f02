import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { test } from 'node:test';
import { projectFolder, stamtafel } from '../testing/stamtafel.ts';

const python = 'python3 examples/bots/random.py';
const typescript = `"${process.execPath}" examples/bots/random.ts`;
const referee = (game: string, bots: readonly string[], ...more: string[]) =>
  stamtafel(['referee', game, ...bots.flatMap((bot) => ['--bot', bot]), ...more]);

interface Report {
  readonly matches: number;
  readonly bots: readonly {
    bot: string;
    matches: number;
    wins: number;
    late: number;
    illegal: number;
    gone: number;
  }[];
}

test('the examples play whole matches of every game against each other', async () => {
  for (const [game, seats] of [
    ['how-ruck', 2],
    ['stier-zoekt-bier', 3],
    ['stieren-versieren', 2],
  ] as const) {
    const bots = [python, typescript, 'greedy'].slice(0, seats);
    const { code, out, err } = await referee(game, bots, '--matches', '2', '--json', '--limit', '60000');
    assert.equal(code, 0, err);
    const report: Report = JSON.parse(out);
    for (const { matches, late, illegal, gone } of report.bots)
      assert.deepEqual({ matches, late, illegal, gone }, { matches: 2, late: 0, illegal: 0, gone: 0 });
    assert.equal(
      report.bots.reduce((sum, { wins }) => sum + wins, 0),
      2,
    );
  }
});

test('programs that do not answer, talk nonsense, cheat or end are played by the clock, and it is counted', async () => {
  const cheat = `"${process.execPath}" -e "require('readline').createInterface({input:process.stdin}).on('line',l=>{const m=JSON.parse(l);if(m.is==='ask')console.log(JSON.stringify({n:m.n,answer:{pick:'win'}}))})"`;
  const cases = [
    ['sleep 100', 'late'],
    ['echo nonsense; cat', 'illegal'],
    [cheat, 'illegal'],
    ['exit 3', 'gone'],
  ] as const;
  for (const [command, fault] of cases) {
    const limit = fault === 'late' ? '5' : '60000';
    const { code, out, err } = await referee('four-downs', [command, 'random'], '--json', '--limit', limit);
    assert.equal(code, 0, err);
    const report: Report = JSON.parse(out);
    const [bot, other] = report.bots;
    assert.ok((bot?.[fault] ?? 0) > 0, `${command}: ${out}`);
    assert.deepEqual([other?.late, other?.illegal, other?.gone], [0, 0, 0]);
  }
});

test('a misspelt bot and a program that does not exist end the match with a sentence', async () => {
  const cases = [
    ['champoin', /^There is no bot and no program "champoin"; did you mean champion/],
    ['kampoien@20it', /did you mean kampioen/],
    ['/no/such/program --fast', /^The program \/no\/such\/program --fast cannot be started\.$/m],
    ['no-such-program-anywhere', /^The program no-such-program-anywhere cannot be started\.$/m],
  ] as const;
  for (const [command, says] of cases) {
    const { code, out, err } = await referee('four-downs', [command, 'random']);
    assert.deepEqual([code, out], [2, ''], command);
    assert.match(err, says);
  }
});

test('the same seed gives the same match; a wrong number of programs is refused in a sentence', async () => {
  const play = () => referee('four-downs', ['greedy', 'random'], '--seed', 'again', '--matches', '2');
  assert.equal((await play()).out, (await play()).out);
  const { code, err } = await referee('how-ruck', ['greedy']);
  assert.equal(code, 2);
  assert.match(err, /how-ruck is for 2 players/);
});

test('the program in docs/bots.md is the one in examples/', () => {
  const read = (file: string) => readFileSync(`${projectFolder}/${file}`, 'utf8');
  const [, shown = ''] = /```python\n(.*?)```/s.exec(read('docs/bots.md')) ?? [];
  assert.ok(read('examples/bots/random.py').endsWith(shown) && shown.length > 100);
});
