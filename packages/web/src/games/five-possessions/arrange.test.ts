import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fivePossessionsEdition as edition } from '@stamtafel/games/play-design/five-possessions/edition.ts';
import type { FivePossessions } from '@stamtafel/games/play-design/five-possessions/kind.ts';
import {
  type Answer,
  type Decision,
  fastSeed,
  open,
  outcome,
  pending,
  recorder,
  type State,
  view,
} from '@stamtafel/kernel';
import { series, toggled } from '../../table/gathering.ts';
import { words } from '../play-design/words.ts';
import { arranging, rearranged } from './arrange.ts';

const match = open(edition.game, { seats: 2, options: {} });

test('PD5-012 PD5-031 PD5-033 whatever is marked first, a row is completed and the rules accept all of it', () => {
  const asked = new Set<string>();
  for (let seed = 1; seed <= 4; seed++) {
    const table = recorder(match, { seed: seed.toString(16).padStart(64, '0') });
    const dice = fastSeed(seed);
    while (outcome(match, table.state) === undefined) {
      const decision = pending(match, table.state)[0];
      assert.ok(decision);
      const seen = view(match, table.state, decision.seat);
      const row = arranging(match, seen, decision, words.nl);
      if (row === undefined) {
        table.play(decision.seat, edition.players.greedy(match, seen, decision, dice));
        continue;
      }
      asked.add(decision.asks);
      let marks: readonly Answer[] = [];
      for (let n = 0; marks.length < row.least; n++) {
        const mark: Answer | undefined = row.from[(n + seed) % row.from.length];
        assert.ok(mark && n < 200);
        if (!marks.includes(mark)) marks = toggled(row, marks, mark);
      }
      for (const answer of series(row, marks)) table.play(decision.seat, answer);
      // With four open lanes a lane may be left empty before both last cards are laid: then the rest is asked.
      if (decision.asks !== 'lastOffense') assert.ok(!isAskedAgain(decision, seen, table.state));
    }
  }
  assert.deepEqual([...asked].sort(), ['lastDefense', 'lastOffense', 'place']);
});

/** Whether the same row is not complete yet. */
function isAskedAgain({ seat, asks }: Decision, { facts }: Row, state: State<FivePossessions>): boolean {
  const isSameRow = facts.row === state.facts.row && facts.possession === state.facts.possession;
  return isSameRow && pending(match, state).some((next) => next.seat === seat && next.asks === asks);
}

type Row = { readonly facts: { readonly possession: number; readonly row: number } };

const lay = (card: string, lane: number): Answer => ({ pick: 'lay', card, to: `lane.${lane}` });
const [a1, a2, a3] = [lay('a', 1), lay('a', 2), lay('a', 3)];
const [b1, b2, b3] = [lay('b', 1), lay('b', 2), lay('b', 3)];
const [c1, c2, c3] = [lay('c', 1), lay('c', 2), lay('c', 3)];
const all = [
  [a1, b2, c3],
  [a1, c2, b3],
  [b1, a2, c3],
  [b1, c2, a3],
  [c1, a2, b3],
  [c1, b2, a3],
];

test('two cards change places; the last one is laid by itself', () => {
  assert.deepEqual(rearranged(all, [], a1), [a1]);
  assert.deepEqual(rearranged(all, [a1], b2), [a1, b2, c3]);
  assert.deepEqual(rearranged(all, [a1, b2, c3], a2), [b1, a2, c3]);
});

test('laid again is taken back; a card that cannot take the other place goes back to the hand', () => {
  assert.deepEqual(rearranged(all, [a1, b2, c3], b2), [a1, c3]);
  const withoutB1 = all.filter((row) => !row.includes(b1));
  assert.deepEqual(rearranged(withoutB1, [a1, b2, c3], a2), [c1, a2, b3]);
});
