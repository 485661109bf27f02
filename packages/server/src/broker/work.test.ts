import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editions } from '@stamtafel/games';
import { answer, fastBelow, fastSeed, pending, start, view } from '@stamtafel/kernel';
import { matchOf } from '../table/matches.ts';
import { readWork } from './wire.ts';

test('the input of a bot of any game reaches another node unchanged, and gives the same match there', () => {
  const dice = fastSeed(6);
  for (const { game } of editions) {
    const setting = { game: game.id, seats: game.players[0] ?? 2, options: {} };
    const match = matchOf(setting);
    const state = start(match, '7'.repeat(64));
    for (let moves = 0; moves < 150; moves++) {
      const [decision] = pending(match, state);
      if (decision === undefined) break;
      const { seat, timeout, options, ...asked } = decision;
      const thought = {
        setting,
        level: 'level3',
        character: 1,
        view: view(match, state, seat),
        decision: { seat, options, ...asked, ...(timeout && { timeout }) },
        seed: 1,
        atSight: false,
      };
      const work = { table: 'abcdefghijklmnop', thought, dueMs: 5, waiters: [] };
      assert.deepEqual(readWork(JSON.stringify(work)), work, game.id);
      const chosen = options[fastBelow(dice, options.length)] ?? timeout;
      if (chosen === undefined) break;
      answer(match, state, seat, chosen, { at: moves * 1000 });
    }
  }
});
