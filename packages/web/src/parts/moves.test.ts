import assert from 'node:assert/strict';
import { test } from 'node:test';
import { howRuckEdition } from '@stamtafel/games/how-ruck/edition.ts';
import { sit } from '@stamtafel/kernel/testing';
import { movesBetween } from './moves.ts';

const rope = () =>
  sit(howRuckEdition.game, {
    position: {
      zones: {
        'A.rood': ['rood-1-1'],
        'hand.A': ['rood-2-1', 'blauw-2-1'],
        'hand.B': 5,
        'pile.A': 9,
        'pile.B': 10,
      },
      facts: { barrel: 7 },
      stack: [{ do: 'turn', seat: 'A' }],
    },
  });

const told = (viewer: string): string[] => {
  const table = rope();
  const before = table.view(viewer);
  table.play('A', 'place rood-2-1 A.rood');
  return movesBetween(table.match, before, table.view(viewer)).map(
    ({ from, to }) => `${from.id ?? '?'} ${from.zone} → ${to.id ?? '?'} ${to.zone}`,
  );
};

test('a card that is played moves from hand to field; a drawn one is seen by its owner only', () => {
  const own = told('A');
  assert.ok(own.includes('rood-2-1 hand.A → rood-2-1 A.rood'), own.join('; '));
  assert.ok(
    own.some((move) => /^\? pile\.A → [a-z].* hand\.A$/.test(move)),
    own.join('; '),
  );
  const others = told('B');
  assert.ok(
    others.includes('? hand.A → rood-2-1 A.rood') || others.includes('? pile.A → rood-2-1 A.rood'),
    others.join('; '),
  );
});

test('nothing moves between equal views', () => {
  const table = rope();
  assert.deepEqual(movesBetween(table.match, table.view('A'), table.view('A')), []);
});
