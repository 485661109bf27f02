import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editions } from '@stamtafel/games';
import { answerText, type Decision, open, pending, start, type View, view } from '@stamtafel/kernel';
import { botNamed, characterOf, mindOf, thinkerNamed, thinkInSlices } from './index.ts';

/** The first questions of a match. */
function* questions(match: ReturnType<typeof open>): Generator<{ view: View; decision: Decision }> {
  const state = start(match, 'ab'.repeat(32));
  for (const decision of pending(match, state)) yield { view: view(match, state, decision.seat), decision };
}

const budget = { iterations: 40 };

for (const edition of editions)
  test(`${edition.game.id}: thinking in pieces gives the same answer as thinking at once`, async () => {
    const mind = await mindOf(edition.game.id);
    const match = open(edition.game);
    for (const { view, decision } of questions(match)) {
      const given = [match, view, decision, budget, 5] as const;
      const whole = botNamed(edition, mind, 'champion')(...given);
      let breaths = 0;
      const sliced = await thinkInSlices(
        thinkerNamed(edition, mind, 'champion')(...given),
        async () => void breaths++,
        () => false,
      );
      assert.deepEqual(sliced, whole);
    }
  });

for (const edition of editions)
  test(`${edition.game.id}: a player stopped early, or without any time, still answers one of the options`, async () => {
    const mind = await mindOf(edition.game.id);
    const match = open(edition.game);
    for (const { view, decision } of questions(match))
      for (const name of ['level1', 'level4', 'champion'] as const) {
        const offered = decision.options.map(answerText);
        const thinker = thinkerNamed(edition, mind, name, 3);
        const endless = thinker(match, view, decision, { iterations: 1e9 }, 5);
        const stopped = await thinkInSlices(
          endless,
          async () => {},
          () => true,
        );
        assert.ok(stopped && offered.includes(answerText(stopped)), name);
        const glance = thinker(match, view, decision, { iterations: 0 }, 5).answer();
        assert.ok(glance && offered.includes(answerText(glance)), name);
      }
  });

test('a stopped search stops after the slice it is in', async () => {
  let [slices, breaths] = [0, 0];
  const thinking = { on: () => ++slices > 100, answer: () => ({ pick: 'so far' }) };
  const breathe = async (): Promise<void> => void breaths++;
  assert.deepEqual(await thinkInSlices(thinking, breathe, () => slices >= 3), { pick: 'so far' });
  assert.deepEqual([slices, breaths], [3, 2]);
});

test('a character belongs to the place and the chair', () => {
  const place = 'abcdefghijklmnop';
  assert.equal(characterOf(place, 1), characterOf(place, 1));
  const all = [0, 1, 2, 3].flatMap((seat) => [characterOf(place, seat), characterOf(`${place}q`, seat)]);
  assert.equal(new Set(all).size, all.length);
  // With three personas, three neighbours are three different people.
  assert.equal(new Set([0, 1, 2].map((seat) => characterOf(place, seat) % 3)).size, 3);
  assert.ok(all.every((character) => Number.isInteger(character) && character >= 0));
});
