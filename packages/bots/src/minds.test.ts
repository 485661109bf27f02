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
import { judgeOf } from './sense.ts';

const MATCHES = 6;

for (const { game } of editions) {
  test(`${game.id}: what speaks for an option, or rules it out, does not depend on anything its seat cannot see`, async () => {
    const { sense, weights } = await mindOf(game.id);
    const dice = fastSeed(5);
    const width = sense.optionFeatures.length;
    for (let n = 0; n < MATCHES; n++) {
      const match = open(game, { seats: game.players[n % game.players.length]! });
      const judge = judgeOf(sense, weights, match.seats);
      const state = start(match, 100 + n);
      for (let at = 1; outcome(match, state) === undefined; at++) {
        const asked = pending(match, state).filter(({ optional }) => !optional);
        const { seat, options } = asked[fastBelow(dice, asked.length)]!;
        const looks = (g: Table): number[] => {
          const { frame, count } = askTop(g, seat);
          judge.rate(g, frame, seat, count);
          return [...judge.seen.subarray(0, count * width), ...judge.nevers.subarray(0, count)];
        };
        const truth = looks(new Table(match, state));
        for (const number of truth) assert.ok(Number.isFinite(number));
        const other = world(match, view(match, state, seat), dice, { quiet: true });
        assert.deepEqual(looks(new Table(match, other)), truth, `${state.stack.at(-1)?.do} of ${n}`);
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
