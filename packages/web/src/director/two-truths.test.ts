import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  answer,
  answerText,
  clone,
  eventsFor,
  fastBelow,
  fastSeed,
  type Kind,
  open,
  outcome,
  pending,
  type Seat,
  type State,
  start,
  view,
  world,
} from '@stamtafel/kernel';
import { games, type Played } from '../testing/seen-matches.ts';
import { scheduleOf } from './schedule.ts';

/** How often two truths that look alike must be found in a match for the comparison to mean something. */
const LEAST = 10;

/**
 * At every answer of a match: the truth, and another one that a viewer cannot tell from it, in which something else may be
 * done. Wherever the viewer sees and hears the same of both, they are shown the same, for as long.
 */
function comparedIn<K extends Kind>({ edition, beats, seats }: Played<K>): number {
  const match = open(edition.game, { seats });
  const state = start(match, 7);
  const dice = fastSeed(7);
  let compared = 0;
  const shownTo = (viewer: Seat, truth: State<K>, seat: Seat, said: string | undefined) => {
    const options = pending(match, truth).find((asked) => asked.seat === seat)?.options ?? [];
    const given =
      options.find((option) => answerText(option) === said) ?? options[fastBelow(dice, options.length)];
    if (given === undefined) return undefined;
    const before = { view: view(match, truth, viewer), story: [] };
    const told = answer(match, truth, seat, given);
    const after = { view: view(match, truth, viewer), story: eventsFor(match, told, viewer) };
    const shots = scheduleOf({ match, beats, before, after });
    return { seen: JSON.stringify(after), shown: JSON.stringify(shots), given: answerText(given) };
  };
  while (outcome(match, state) === undefined) {
    const [asked] = pending(match, state);
    if (asked === undefined) throw new Error('nobody is asked anything');
    for (let viewer = 0; viewer <= match.seats; viewer++) {
      if (viewer === asked.seat) continue;
      const one = shownTo(viewer, clone(match, state), asked.seat, undefined);
      const other = shownTo(
        viewer,
        world(match, view(match, state, viewer), dice),
        asked.seat,
        compared % 2 === 0 ? one?.given : undefined,
      );
      if (one === undefined || other === undefined || one.seen !== other.seen) continue;
      assert.equal(one.shown, other.shown);
      compared++;
    }
    const next = edition.players.greedy(match, view(match, state, asked.seat), asked, dice);
    answer(match, state, asked.seat, next);
  }
  return compared;
}

for (const game of games)
  test(`${game.edition.game.id}: what a viewer cannot tell apart is shown alike, and for as long`, () => {
    const compared = comparedIn(game);
    assert.ok(compared >= LEAST, `only ${compared} pairs`);
  });
