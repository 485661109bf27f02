import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isBotName, parseBot } from './bot-name.ts';
import { simulator } from './simulate/plan.ts';

test('a bot is asked for by its name, as it is called at the table, and with a budget', () => {
  assert.deepEqual(parseBot(' Kampioen '), {
    label: 'kampioen',
    name: 'level4',
    budget: { iterations: Infinity },
  });
  assert.deepEqual(parseBot('champion@200it'), {
    label: 'champion@200it',
    name: 'champion',
    budget: { iterations: 200 },
  });
  assert.deepEqual(parseBot('vaars@50ms').budget, { iterations: Infinity, ms: 50 });
  assert.throws(() => parseBot('greedy@5it'), /does not think/);
  assert.throws(() => parseBot('champion@5it@6it'), /name@budget/);
  assert.throws(() => parseBot('champoin'), /champion/);
  assert.deepEqual(['stier', 'ismcts@10it', 'python3 bot.py', 'constructor'].map(isBotName), [
    true,
    true,
    false,
    false,
  ]);
});

test('simulated bots with a number of iterations play the same matches again', async () => {
  const plan = {
    game: 'four-downs',
    options: { 'pd4.firstDowns': 'on' },
    bots: ['champion@6it', 'kalf@4it'],
    matches: 2,
    seed: '7'.repeat(64),
    fast: false,
  };
  const [first, again] = await Promise.all([simulator(plan), simulator(plan)]);
  const tally = first.play({ from: 0, to: 2 });
  assert.equal(tally.matches, 2);
  assert.deepEqual(again.play({ from: 0, to: 2 }), tally);
});
