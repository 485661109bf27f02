import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastSeed, open } from '@stamtafel/kernel';
import { shareAgainstRandom } from '../testing/against-random.ts';
import { greedy } from './bot.ts';
import { howRuck } from './game.ts';
import { pulling } from './testing/table.ts';

test('the simple player beats a random one in 97 of 100 rounds, with every house rule', () => {
  assert.ok(shareAgainstRandom(open(howRuck, { options: { barrelsToWin: 1 } }), greedy, 400) >= 0.97);
  assert.ok(
    shareAgainstRandom(
      open(howRuck, { options: { barrelsToWin: 1, teamForming: 'race', vuileTrucMode: 'open' } }),
      greedy,
      200,
    ) >= 0.97,
  );
  assert.ok(
    shareAgainstRandom(
      open(howRuck, { options: { barrelsToWin: 1, teamForming: 'none', trackHalf: 10 } }),
      greedy,
      200,
    ) >= 0.95,
  );
});

test('it keeps the strong for itself, gives the weak away and wins when it can', () => {
  const best = (zones: object, seat: 'A' | 'B', barrel: number) => {
    const t = pulling({ ...zones }, { turn: seat, barrel });
    const { pick, card, to } = greedy(t.match, t.view(seat), t.decision(seat)!, fastSeed(1));
    return [pick, card, to].filter(Boolean).join(' ');
  };
  assert.equal(best({ 'hand.A': ['rood-3-1'] }, 'A', 6), 'place rood-3-1 A.rood');
  assert.equal(best({ 'hand.B': ['rood-0-1'] }, 'B', 6), 'place rood-0-1 A.rood');
  assert.equal(best({ 'hand.B': ['rood-3-1', 'adrenalinestoot'] }, 'B', 10), 'carryOut adrenalinestoot');
  const taking = pulling(
    { 'hand.A': ['vuile-truc'], 'hand.B': ['monsterachtig', 'adrenalinestoot'], 'A.rood': ['nessie'] },
    { barrel: 3, options: { vuileTrucMode: 'open' } },
  );
  taking.play('A', 'carryOut vuile-truc');
  assert.equal(
    greedy(taking.match, taking.view('A'), taking.decision('A')!, fastSeed(1)).card,
    'adrenalinestoot',
    'Monsterachtig can do nothing here',
  );
  assert.equal(
    best({ 'hand.A': ['dame-4-1', 'monsterachtig'], 'B.rood': ['nessie'] }, 'A', 11),
    'carryOut monsterachtig',
  );
});
