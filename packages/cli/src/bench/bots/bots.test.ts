import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editionOf } from '@stamtafel/games';
import { answerText, fastSeed, open, pending, world } from '@stamtafel/kernel';
import { stamtafel } from '../../testing/stamtafel.ts';
import { positionsOf } from './positions.ts';
import { sharesOf } from './profile.ts';
import { paceText, speedText } from './report.ts';

test('bench bots measures both searches and what they are spent on', async () => {
  const args = ['bench', 'bots', '--game', 'four-downs', '--seconds', '0.3', '--json'];
  const { code, out, err } = await stamtafel(args);
  assert.equal(err, '');
  assert.equal(code, 0);
  const { games } = JSON.parse(out);
  assert.deepEqual(Object.keys(games), ['four-downs']);
  for (const name of ['ismcts', 'champion']) {
    const { simulationsPerSecond, ...shares } = games['four-downs'][name];
    assert.ok(simulationsPerSecond > 0);
    assert.deepEqual(Object.keys(shares), ['kernel', 'search', 'mind', 'garbage', 'other']);
    const sum = Object.values<number>(shares).reduce((all, share) => all + share, 0);
    assert.ok(Math.abs(sum - 1) < 1e-9 && shares.kernel > 0);
  }
});

test('positions are choices of the seat whose view they are', () => {
  const edition = editionOf('how-ruck');
  assert.ok(edition);
  const match = open(edition.game);
  const positions = positionsOf(match, 40);
  assert.equal(positions.length, 40);
  for (const { view, decision } of positions) {
    assert.equal(view.viewer, decision.seat);
    assert.ok(decision.options.length > 1);
    // Whatever the others hold, the same is asked.
    const asked = pending(match, world(match, view, fastSeed(1)));
    const same = asked.find(({ seat }) => seat === decision.seat);
    assert.deepEqual(same?.options.map(answerText).sort(), decision.options.map(answerText).sort());
  }
});

test('in a race only the splits of the race are looked at', () => {
  const edition = editionOf('how-ruck');
  assert.ok(edition);
  const match = open(edition.game, { options: { teamForming: 'race' } });
  for (const { view } of positionsOf(match, 5, 'race')) assert.equal(view.stack.at(-1)?.do, 'race');
});

test('time is told apart by the file it was spent in', () => {
  const at = (url: string, hitCount: number, functionName = 'f') => ({ url, hitCount, functionName });
  assert.deepEqual(
    sharesOf([
      at('file:///x/packages/kernel/src/play.ts', 3),
      at('file:///x/packages/games/src/how-ruck/rules.ts', 2),
      at('file:///x/packages/bots/src/search/search.ts', 1),
      at('file:///x/packages/bots/src/baselines/ismcts.ts', 1),
      at('file:///x/packages/bots/src/how-ruck/sense.ts', 1),
      at('', 1, '(garbage collector)'),
      at('', 1, '(program)'),
      at('', 90, '(idle)'),
    ]),
    { kernel: 0.5, search: 0.2, mind: 0.1, garbage: 0.1, other: 0.1 },
  );
  assert.deepEqual(sharesOf([]), { kernel: 0, search: 0, mind: 0, garbage: 0, other: 0 });
});

test('what is slower than wanted is marked', () => {
  const usual = { level1: 3, level2: 80, level3: 200, level4: 1500 };
  const race = { level1: 6, level2: 4, level3: 4, level4: 4 };
  const text = paceText(new Map([['how-ruck', { usual, race }]]));
  assert.match(text, /\nhow-ruck +3\.0 ms +80 ms ! +200 ms +1,500 ms\n/);
  assert.match(text, /\n {2}in the race +6\.0 ms ! +4\.0 ms +4\.0 ms +4\.0 ms\nwanted +15 ms +70 ms/);
  const searching = { simulationsPerSecond: 16_001, kernel: 0.5, search: 0.5, mind: 0, garbage: 0, other: 0 };
  assert.match(
    speedText(new Map([['four-downs', { ismcts: searching, champion: searching }]])),
    /\nfour-downs +ismcts +16,001 +15,000 +50 % +50 %/,
  );
});
