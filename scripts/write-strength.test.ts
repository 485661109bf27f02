import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readResults, withTables } from './write-strength.ts';

const arena = (game: string, a: string, b: string, score: number, low: number) => ({
  command: `stamtafel arena ${game} --bots ${a},${b}`,
  game,
  seats: 2,
  matrix: [{ a, b, score, low, high: 1, pairs: 400 }],
});

test('docs/strength.md shows the results that lie in docs/strength', () => {
  const page = readFileSync(new URL('../docs/strength.md', import.meta.url), 'utf8');
  assert.equal(withTables(page, readResults(new URL('../docs/strength/', import.meta.url))), page);
});

test('without results there is only the frame, and old tables go', () => {
  const once = withTables('# Frame\n', new Map([['x.json', arena('how-ruck', 'flat', 'random', 1, 0.9)]]));
  assert.match(once, /^# Frame\n\n<!-- .* -->\n\n## Results\n\n### how-ruck\n/);
  assert.equal(withTables(once, new Map()), '# Frame\n');
});

test('a goal counts by the lower end of the interval, budgets aside', () => {
  const page = withTables(
    '',
    new Map([
      ['a.json', arena('how-ruck', 'champion@400ms', 'random', 0.999, 0.991)],
      ['b.json', arena('how-ruck', 'champion@400ms', 'ismcts@400ms', 0.65, 0.59)],
      ['c.json', arena('four-downs', 'champion', 'ismcts', 0.55, 0.5)],
      ['d.json', arena('four-downs', 'level3', 'level2', 0.6, 0.5)],
      ['e.json', arena('four-downs', 'flat', 'random', 0.6, 0.5)],
    ]),
  );
  assert.match(
    page,
    /\| champion@400ms \| random \| 99\.9 \| 99\.1 – 100\.0 \| 400 \| lower bound 99%: reached \|/,
  );
  assert.match(page, /\| champion@400ms \| ismcts@400ms \| 65\.0 \| .* \| lower bound 60%: missed \|/);
  assert.match(page, /\| champion \| ismcts \| 55\.0 \| .* \| lower bound 50%: missed \|/);
  assert.match(page, /\| level3 \| level2 \| 60\.0 \| .* \| 55 to 80%: reached \|/);
  assert.match(page, /\| flat \| random \| 60\.0 \| 50\.0 – 100\.0 \| 400 \| {2}\|/);
  assert.match(page, /```\nstamtafel arena four-downs --bots champion,ismcts\nstamtafel arena four-downs/);
});

test('a handful of deals is no verdict on a step between levels', () => {
  const few = arena('four-downs', 'level3', 'level2', 0.6, 0.5);
  const matrix = few.matrix.map((meeting) => ({ ...meeting, pairs: 39 }));
  const page = withTables('', new Map([['a.json', { ...few, matrix }]]));
  assert.match(page, /\| 39 \| 55 to 80%: too few deals to tell \|/);
});

test('among three, goals for two go by the odds against each of the others', () => {
  const among = (a: string, b: string, score: number, low: number) => ({
    ...arena('stier-zoekt-bier', a, b, score, low),
    seats: 3,
  });
  const page = withTables(
    '',
    new Map([
      ['a.json', among('level2', 'level1', 0.5, 0.45)],
      ['b.json', among('level3', 'level2', 1 / 3, 0.3)],
      ['c.json', among('champion', 'ismcts', 0.4, 0.34)],
      ['d.json', among('champion', 'ismcts', 0.4, 0.33)],
    ]),
  );
  assert.match(page, /\| level2 \| 2 × level1 \| 50\.0 \| .* \| 55 to 80%: reached \(one to one 66\.7\) \|/);
  assert.match(page, /\| level3 \| 2 × level2 \| 33\.3 \| .* \| 55 to 80%: missed \(one to one 50\.0\) \|/);
  assert.match(page, /40\.0 \| 34\.0 – 100\.0 \| 400 \| lower bound 50%: reached \(one to one 57\.1\) \|/);
  assert.match(page, /40\.0 \| 33\.0 – 100\.0 \| 400 \| lower bound 50%: missed \(one to one 57\.1\) \|/);
});

test('speed and thinking times have tables of their own', () => {
  const speed = { simulationsPerSecond: 16_543, kernel: 0.8 };
  const pace = { level1: 3, level2: 40, level3: 200, level4: 1234.5 };
  const page = withTables(
    '',
    new Map<string, unknown>([
      ['a.json', { games: { 'four-downs': { ismcts: speed, champion: speed } } }],
      ['b.json', { games: { 'how-ruck': { usual: pace, race: pace } } }],
    ]),
  );
  assert.match(page, /\n\| four-downs \| 16,543 \| 80\.0 \| 16,543 \| 80\.0 \|\n/);
  assert.match(page, /\n\| how-ruck, race \| 3\.0 \| 40\.0 \| 200\.0 \| 1234\.5 \|\n/);
});
