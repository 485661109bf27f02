import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editions } from '@stamtafel/games';
import {
  answer,
  fastBelow,
  fastSeed,
  open,
  outcome,
  pending,
  start,
  Table,
  view,
  world,
} from '@stamtafel/kernel';
import { mindOf } from './minds.ts';
import { askTop } from './search/playout.ts';

const MATCHES = 6;

for (const { game } of editions) {
  test(`${game.id}: what speaks for an option does not depend on anything its seat cannot see`, async () => {
    const { sense } = await mindOf(game.id);
    const dice = fastSeed(5);
    const width = sense.optionFeatures.length;
    for (let n = 0; n < MATCHES; n++) {
      const match = open(game, { seats: game.players[n % game.players.length]! });
      const state = start(match, 100 + n);
      for (let at = 1; outcome(match, state) === undefined; at++) {
        const asked = pending(match, state).filter(({ optional }) => !optional);
        const { seat, options } = asked[fastBelow(dice, asked.length)]!;
        const features = (g: Table): number[] => {
          const { frame, count } = askTop(g, seat);
          const into = new Float64Array(count * width);
          sense.options(g, frame, seat, count, into);
          return Array.from(into);
        };
        const truth = features(new Table(match, state));
        for (const number of truth) assert.ok(Number.isFinite(number));
        const other = world(match, view(match, state, seat), dice, { quiet: true });
        assert.deepEqual(features(new Table(match, other)), truth, `${state.stack.at(-1)?.do} of ${n}`);
        answer(match, state, seat, options[fastBelow(dice, options.length)]!, { at });
      }
    }
  });

  test(`${game.id}: every position has finite features, and weights for all of them`, async () => {
    const { sense, weights } = await mindOf(game.id);
    assert.equal(weights.option.length, sense.optionFeatures.length);
    assert.equal(weights.state.length, sense.stateFeatures.length);
    const match = open(game);
    const state = start(match, 3);
    const dice = fastSeed(6);
    const into = new Float64Array(sense.stateFeatures.length);
    for (let at = 1; outcome(match, state) === undefined; at++) {
      for (let seat = 0; seat < match.seats; seat++) {
        into.fill(0);
        sense.state(new Table(match, state), seat, into);
        for (const number of into) assert.ok(Number.isFinite(number));
      }
      const asked = pending(match, state).filter(({ optional }) => !optional);
      const { seat, options } = asked[fastBelow(dice, asked.length)]!;
      answer(match, state, seat, options[fastBelow(dice, options.length)]!, { at });
    }
  });
}
