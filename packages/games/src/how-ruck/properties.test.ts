import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  answer,
  fastBelow,
  fastSeed,
  open,
  pending,
  type Seat,
  type State,
  start,
  view,
  world,
} from '@stamtafel/kernel';
import { properties, testSeed } from '@stamtafel/kernel/testing';
import { actions, colours } from './deck.ts';
import { howRuck } from './game.ts';
import { discard, drawn, type HowRuck, hand, pile, supply, taken } from './kind.ts';
import type { CustomDeck } from './own-deck.ts';
import { events } from './texts/table.ts';

/** An owner's deck that makes rare things common: chains of Vuile truc, several Nessies, high strengths. */
const wild: CustomDeck = {
  scots: Array.from({ length: 45 }, (_, i) => ({
    colour: colours[i % 4] ?? 'wit',
    strength: i % 10,
    howRuck: i % 3 === 0,
    ...(i % 4 === 3 && (i % 8 === 3 ? { lady: true } : { nessie: true })),
  })),
  actions: [...Array.from({ length: 6 }, () => 'vuile-truc' as const), ...actions.slice(6)],
};

properties(
  howRuck,
  [
    {},
    { options: { teamForming: 'race', youngestSeat: 'A', botPace: 'slow' } },
    {
      options: { teamForming: 'none', placement: 'own', trackHalf: 10, youngestSeat: 'B', botPace: 'normal' },
    },
    { options: { vuileTrucMode: 'open', beginnerFirstRound: true, trackHalf: 4, barrelsToWin: 2 } },
    { options: { teamForming: 'race', deck: wild, vuileTrucMode: 'open', trackHalf: 10, memoryAid: true } },
    { options: { deck: wild, trackHalf: 10, barrelsToWin: 1, showCovered: false, botPace: 'fast' } },
  ],
  // HR-055 A player who asks for calm ends the question, even after the other was ready.
  { matches: 5, keys: events, endings: ['calm'] },
);

test('§12 the barrel stays on the track, five barrels in all, and a team is 20 cards less those taken from it', () => {
  for (const options of [{}, { teamForming: 'race', trackHalf: 10 }, { deck: wild, trackHalf: 4 }]) {
    const match = open(howRuck, { options });
    const dice = fastSeed(3);
    for (let m = 1; m <= 20; m++) {
      const state = start(match, testSeed(m));
      let played = [0, 0];
      while (state.stack.length > 0) {
        const { facts } = state;
        assert.ok(facts.barrel >= 0 && facts.barrel <= 2 * match.options.trackHalf);
        assert.ok(supply(facts) >= 0 && supply(facts) + (facts.won[0] ?? 0) + (facts.won[1] ?? 0) <= 5);
        const decisions = pending(match, state);
        const { seat, asks, options: choices } = decisions[fastBelow(dice, decisions.length)]!;
        if (asks === 'turn') {
          const team = (s: Seat) => state.zones[hand(s)]!.length + state.zones[pile(s)]!.length + played[s]!;
          assert.deepEqual([team(0), team(1)], [20, 20]);
          played[seat]!++;
        }
        for (const { key, args } of answer(match, state, seat, choices[fastBelow(dice, choices.length)]!)) {
          if (key === 'took') played[1 - args.seat!]!++;
          if (key === 'round') played = [0, 0];
        }
      }
    }
  }
});

test('HR-036 sampled worlds agree with what a player with a perfect memory has split and left', () => {
  const match = open(howRuck, { options: { teamForming: 'race', barrelsToWin: 1 } });
  const dice = fastSeed(9);
  let worlds = 0;
  for (let m = 1; m <= 60; m++) {
    const state = start(match, testSeed(m));
    /** By seat: what it knows to have gone to A and to B, and the pair it left. */
    const memory = [0, 1].map(() => ({
      to: [new Set<number>(), new Set<number>()],
      left: new Set<number>(),
    }));
    while (state.stack.length > 0) {
      const decisions = pending(match, state);
      const { seat, asks, options } = decisions[fastBelow(dice, decisions.length)]!;
      const last = asks === 'finalPair' && fastBelow(dice, 2) === 0;
      const given = last ? { pick: 'leave' } : options[fastBelow(dice, options.length)]!;
      const pair = state.zones[15 + seat]!.slice();
      for (const c of pair)
        if (given.pick === 'keep')
          memory[seat]!.to[match.cards[c]!.id === given.card ? seat : 1 - seat]!.add(c);
        else if (given.pick === 'leave') memory[seat]!.left.add(c);
      answer(match, state, seat, given);
      if (asks !== 'turn' || state.stack.length === 0) continue;
      for (const viewer of [0, 1]) {
        const imagined = world(match, view(match, state, viewer), dice);
        const { to, left } = memory[viewer]!;
        for (const team of [0, 1])
          for (const c of to[team]!)
            assert.ok(inTeam(imagined, c, team), `${match.cards[c]!.id} of team ${team}`);
        const one = [...left];
        if (one.every((c) => isHidden(state, c)))
          assert.ok(one.length === 0 || inTeam(imagined, one[0]!, 0) !== inTeam(imagined, one[1]!, 0));
        worlds++;
      }
    }
  }
  assert.ok(worlds > 1000);
});

/** Whether a card is where a card of this team can be; once it is played it is public and no longer a matter of memory. */
const inTeam = (state: State<HowRuck>, c: number, team: Seat): boolean =>
  !isHidden(state, c) || state.at[c] === hand(team) || state.at[c] === pile(team);

const isHidden = ({ at }: State<HowRuck>, c: number): boolean =>
  at[c]! >= hand(0) && at[c] !== drawn(0) && at[c] !== drawn(1) && at[c] !== discard && at[c] !== taken;
