import { deepEqual, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { editions } from '@stamtafel/games';
import { fastBelow, fastSeed, type Looked, open, pending, view, viewAfter } from '@stamtafel/kernel';
import { beginPlay, carryOut } from '../../table/play.ts';

for (const { game } of editions)
  test(`${game.id}: a view that keeps what looks as it did is the view made anew`, () => {
    const match = open(game, { seats: game.players.at(-1) ?? 2 });
    const dice = fastSeed(5);
    let play = beginPlay(match, '3'.repeat(64));
    const last: (Looked | undefined)[] = [];
    let kept = 0;
    for (let n = 0; n < 200; n++) {
      const { state } = play;
      for (let viewer = 0; viewer <= match.seats; viewer++) {
        const before = last[viewer];
        const seen = viewAfter(match, state, viewer, before);
        deepEqual(seen, view(match, state, viewer));
        kept += seen.zones.filter((zone, z) => zone === before?.view.zones[z]).length;
        last[viewer] = { state, view: seen };
      }
      const asked = pending(match, state).filter(({ options }) => options.length > 0);
      const one = asked[fastBelow(dice, asked.length || 1)];
      const answer = one?.options[fastBelow(dice, one.options.length)];
      if (one === undefined || answer === undefined) break;
      const at = game.id === 'how-ruck' ? { at: n * 1000 } : {};
      play = carryOut(play, { seat: one.seat, answer, ...at }, n);
    }
    ok(kept > 0);
  });
