import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formations } from '@stamtafel/games/play-design/deck.ts';
import { playersOf, RADIUS } from './formation.ts';

test('PD-004 every formation is drawn with eleven players that stand apart and on the paper', () => {
  for (const formation of formations) {
    const players = playersOf(formation);
    assert.equal(players.length, 11, formation.id);
    for (const [n, { x, y }] of players.entries()) {
      assert.ok(x >= 5 + RADIUS && x <= 195 - RADIUS, `${formation.id}: ${x} across`);
      assert.ok(y >= 99 + RADIUS && y <= 247, `${formation.id}: ${y} down`);
      for (const other of players.slice(n + 1))
        assert.ok(Math.hypot(x - other.x, y - other.y) > 2 * RADIUS - 2, `${formation.id}: two in one place`);
    }
  }
});
