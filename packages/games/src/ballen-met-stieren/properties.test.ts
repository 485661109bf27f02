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
import { at, type BallenMetStieren, down, HAND, hand, locked } from './kind.ts';
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
      bench: 'reservesAndUsed',
      lastTurn: 'equal',
      spuger: 'both',
      seat1Team: 'wit',
    },
  },
  { options: { home: 'seat2', spuger: 'away' } },
  { options: { spuger: 'away', bench: 'reservesAndUsed', figures: thieves } },
  { options: { lastTurn: 'equal', figures: brawlers } },
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
  const matches = 1500;
  const sum = { attacks: 0, goals: 0, fifth: 0, home: 0, draws: 0, reds: 0 };
  for (let m = 1; m <= matches; m++) {
    const g = new Table(match, start(match, m));
    playout(g, dice);
    const { attack, score, ending, home, reds } = g.facts;
    sum.attacks += attack;
    sum.goals += at(score, 0) + at(score, 1);
    sum.reds += at(reds, 0) + at(reds, 1);
    if (ending === 'fifth-goal') sum.fifth++;
    const lead = at(score, home) - at(score, 1 - home);
    if (lead > 0) sum.home++;
    else if (lead === 0) sum.draws++;
  }
  const near = (found: number, expected: number, spread: number): void =>
    assert.ok(Math.abs(found / matches - expected) <= spread, `${found / matches}, expected ${expected}`);
  near(sum.attacks, 10.5, 0.2);
  near(sum.goals, 6.3, 0.2);
  near(sum.fifth, 0.2, 0.04);
  near(sum.home, 0.46, 0.05);
  near(sum.draws, 0.23, 0.04);
  near(sum.reds, 0.3, 0.08);
});

test('BMS-017 sampled worlds remember the drafts: of two cards passed on, one lies in the place where one was discarded', () => {
  const match = open(ballenMetStieren);
  const dice = fastSeed(17);
  let [looks, forgotten] = [0, 0];
  for (let m = 1; m <= 25; m++) {
    const state = start(match, testSeed(m));
    /** By coach and draft: the two cards he passed on. */
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
