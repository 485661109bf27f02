import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, fastBelow, fastSeed, open, pending, type Seat, start, view } from '@stamtafel/kernel';
import { greedy } from './bot.ts';
import { fivePossessions } from './game.ts';
import { lastRow, recoloured } from './testing/table.ts';

/** The share of possessions that the offense wins. */
function offenseShare(attack: 'greedy' | 'random', guard: 'greedy' | 'random', games: number): number {
  const match = open(fivePossessions);
  const dice = fastSeed(20);
  let played = 0;
  let won = 0;
  for (let seed = 1; seed <= games; seed++) {
    const state = start(match, seed);
    while (state.stack.length > 0) {
      const [decision] = pending(match, state);
      assert.ok(decision);
      const { seat, options } = decision;
      const mind = seat === state.facts.offense ? attack : guard;
      const choice =
        mind === 'greedy' && decision.asks !== 'role'
          ? greedy(match, view(match, state, seat), decision, dice)
          : options[fastBelow(dice, options.length)]!;
      for (const { key, args } of answer(match, state, seat, choice)) {
        if (key !== 'possessionWon') continue;
        played++;
        if (args.role === 'offense') won++;
      }
    }
  }
  return won / played;
}

const bands: ['greedy' | 'random', 'greedy' | 'random', number][] = [
  ['random', 'random', 0.54],
  ['greedy', 'greedy', 0.44],
  ['greedy', 'random', 0.68],
  ['random', 'greedy', 0.3],
];

for (const [attack, guard, expected] of bands)
  test(`${attack} offense against ${guard} defense wins about ${100 * expected} % of possessions (section 12)`, () => {
    const share = offenseShare(attack, guard, 80);
    assert.ok(Math.abs(share - expected) < 0.06, `${(100 * share).toFixed(1)} %`);
  });

test('greedy lays its strongest card where it counts', () => {
  const t = lastRow({
    open: { 1: 'off-pistol off-ace off-punt' },
    closed: { 2: 'off-heavy', 3: 'off-trips', 4: 'off-flex' },
    hand: 'off-i-formation off-single-wing',
    guard: 'def-quarter def-46',
  });
  const play = (letter: string, seat: Seat): void => {
    const decision = t.decision(letter);
    assert.ok(decision);
    const { card, to } = greedy(t.match, t.view(letter), decision, fastSeed(seat));
    t.play(letter, `lay ${card} ${to}`);
  };
  play('A', 0);
  assert.deepEqual(t.zone('down.1'), ['white:off-single-wing']);
  // Whatever lies in lane 1 is not orange; most of that is stopped by the seven backs of Quarter.
  play('B', 1);
  play('B', 1);
  assert.deepEqual(t.told.find(({ key }) => key.startsWith('duel'))?.cards[1], 'black:def-quarter');
});

test('greedy plays whole matches with a deck in which lanes must be left empty', () => {
  const deck = recoloured({ 'off-i-formation': 'blue', 'off-wishbone': 'blue', 'off-ace': 'blue' });
  const match = open(fivePossessions, { options: { 'pd.deck': deck } });
  const dice = fastSeed(3);
  for (let seed = 1; seed <= 30; seed++) {
    const state = start(match, seed);
    while (state.stack.length > 0)
      for (const decision of pending(match, state).slice(0, 1))
        answer(match, state, decision.seat, greedy(match, view(match, state, decision.seat), decision, dice));
  }
});
