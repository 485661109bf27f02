import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  answer,
  fastBelow,
  fastSeed,
  open,
  pending,
  playout,
  type State,
  start,
  Table,
  view,
  world,
} from '@stamtafel/kernel';
import { properties, testSeed } from '@stamtafel/kernel/testing';
import { ballenMetStieren } from './game.ts';
import { at, type BallenMetStieren, down, type Facts, HAND, hand, laid, locked } from './kind.ts';
import { brawlers, thieves } from './testing/figures.ts';
import { events } from './texts/table.ts';

const variations = [
  {},
  {
    options: {
      home: 'seat1',
      dice: 'die',
      specialities: 'off',
      hoefDifference: 'attackerHigher',
      kanonskogel: 'result',
      approval: 'final',
      bench: 'reservesAndUsed',
      lastTurn: 'equal',
      spuger: 'both',
      seat1Team: 'wit',
    },
  },
  { options: { home: 'seat2', spuger: 'away', lastTurn: 'none' } },
  { options: { outOfBulls: 'playOn', specialities: 'off', spuger: 'home' } },
  { options: { spuger: 'away', bench: 'reservesAndUsed', figures: thieves } },
  { options: { lastTurn: 'equal', figures: brawlers } },
  { options: { freeKickCards: 'all', figures: brawlers } },
];

properties(ballenMetStieren, variations, { matches: 5, keys: events });

const inHand = (state: State<BallenMetStieren>, seat: number): number =>
  (state.zones[hand(seat)] ?? []).length +
  (state.zones[locked(seat)] ?? []).length +
  at(state.facts.reds, seat);

test('§12 after T7 nobody holds more than six; BMS-231, BMS-233, BMS-234 one yellow and two reds at most, five goals', () => {
  for (const variation of variations) {
    const match = open(ballenMetStieren, variation);
    const dice = fastSeed(3);
    for (let m = 1; m <= 10; m++) {
      const state = start(match, testSeed(m));
      let attack = 0;
      while (state.stack.length > 0) {
        const { facts } = state;
        for (const seat of [0, 1]) {
          assert.ok(at(facts.score, seat) < 5 && at(facts.yellows, seat) < 2 && at(facts.reds, seat) < 3);
          const left = inHand(state, seat);
          if (facts.attack > attack && state.stack.at(-1)?.do === 'attackBull') assert.ok(left <= HAND);
          assert.ok((state.zones[hand(seat)] ?? []).length <= (facts.attack === 0 ? 17 : HAND));
        }
        attack = facts.attack;
        const decisions = pending(match, state);
        const { seat, options } = decisions[fastBelow(dice, decisions.length)]!;
        answer(match, state, seat, options[fastBelow(dice, options.length)]!);
      }
      assert.ok(at(state.facts.score, 0) <= 5 && at(state.facts.score, 1) <= 5);
      assert.ok(state.facts.attack <= 30, 'more than 30 attacks are a bug');
    }
  }
});

test('§12 random matches are as long, as rich in goals and as even as the specification found', () => {
  const match = open(ballenMetStieren);
  const dice = fastSeed(12);
  const played = Array.from({ length: 1500 }, (_, m) => {
    const g = new Table(match, start(match, m + 1));
    playout(g, dice);
    return g.facts;
  });
  const lead = ({ score, home }: Facts): number => at(score, home) - at(score, 1 - home);
  /** The specification gives rounded figures, and chance moves a mean by its standard error: one in 15,000 is four off. */
  function near(figure: (facts: Facts) => number, expected: number, roundedTo: number): void {
    const found = played.map(figure);
    const mean = found.reduce((sum, one) => sum + one, 0) / found.length;
    const variance = found.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (found.length - 1);
    const spread = roundedTo / 2 + 4 * Math.sqrt(variance / found.length);
    assert.ok(Math.abs(mean - expected) <= spread, `${mean}, expected ${expected} ± ${spread}`);
  }
  near(({ attack }) => attack, 10.5, 0.1);
  near(({ score }) => at(score, 0) + at(score, 1), 6.3, 0.1);
  near(({ ending }) => Number(ending === 'fifth-goal'), 0.2, 0.01);
  near((facts) => Number(lead(facts) > 0), 0.46, 0.01);
  near((facts) => Number(lead(facts) === 0), 0.23, 0.01);
  near(({ reds }) => at(reds, 0) + at(reds, 1), 0.3, 0.1);
});

test('BMS-216 nobody but its owner comes to know a card that a free kick gives back, in whole matches', () => {
  const match = open(ballenMetStieren, { options: { figures: brawlers } });
  const dice = fastSeed(216);
  let returned = 0;
  for (let m = 1; returned < 300; m++) {
    const state = start(match, testSeed(m));
    while (state.stack.length > 0) {
      const lay = [0, 1].map((seat) => (state.zones[laid(seat)] ?? []).slice());
      const known = state.known.slice();
      const decisions = pending(match, state);
      const { seat, options } = decisions[fastBelow(dice, decisions.length)]!;
      answer(match, state, seat, options[fastBelow(dice, options.length)]!);
      for (const [owner, cards] of lay.entries())
        for (const card of cards) {
          if (state.at[card] !== hand(owner)) continue;
          returned++;
          assert.equal(state.known[card]! & ~known[card]!, 0);
          assert.ok(state.known[card]! & (1 << owner));
        }
    }
  }
});

test('BMS-017 sampled worlds remember the drafts: of two cards passed on, one lies in the place where one was discarded', () => {
  const match = open(ballenMetStieren);
  const dice = fastSeed(17);
  let [looks, forgotten] = [0, 0];
  for (let m = 1; m <= 25; m++) {
    const state = start(match, testSeed(m));
    /** By coach and draft: the two cards passed on. */
    const passed: number[][][] = [[], []];
    while (state.stack.length > 0) {
      const decisions = pending(match, state);
      if (decisions.length === 2 && decisions[0]?.asks === 'secondPick')
        for (const seat of [0, 1]) passed[seat]!.push(state.zones[hand(1 - seat)]!.slice());
      const { seat, options } = decisions[fastBelow(dice, decisions.length)]!;
      answer(match, state, seat, options[fastBelow(dice, options.length)]!);
      if (state.facts.attack === 0) continue;
      for (const viewer of [0, 1]) {
        const imagined = world(match, view(match, state, viewer), dice);
        passed[viewer]!.forEach((pair, draft) => {
          looks++;
          if (!pair.includes(imagined.zones[down(1 - viewer)]![draft]!)) forgotten++;
        });
      }
    }
  }
  assert.ok(looks > 10_000, `${looks} looks`);
  assert.equal(forgotten, 0, `${forgotten} of ${looks}`);
});
