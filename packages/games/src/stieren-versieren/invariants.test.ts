import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  answer,
  fastBelow,
  fastSeed,
  type Match,
  open,
  pending,
  type State,
  start,
  view,
  world,
} from '@stamtafel/kernel';
import { interference, randomOption, testSeed } from '@stamtafel/kernel/testing';
import { symbols } from './deck.ts';
import { stierenVersieren } from './game.ts';
import { cowPile, down, drawn, hand, LOCATIONS, location, type StierenVersieren, shack } from './kind.ts';
import { onTurn } from './testing/table.ts';

type SvState = State<StierenVersieren>;

/** By cow: where she lies and whether she is face up, or -1. */
const cowsOf = (match: Match<StierenVersieren>, state: SvState) =>
  match.cards.flatMap((card, c) => {
    if (!card.isCow) return [];
    for (let place = 0; place < LOCATIONS; place++) {
      if (state.at[c] === location(place)) return [{ c, place, up: true }];
      if (state.at[c] === down(place)) return [{ c, place, up: false }];
    }
    return [{ c, place: -1, up: false }];
  });

test('§7 after every answer: 20 bulls with each owner, hands of five at most, no settled or face-down cow moves', () => {
  const dice = fastSeed(4);
  for (let m = 1; m <= 60; m++) {
    const match = open(stierenVersieren, {
      seats: 2 + (m % 3),
      options: { dragQueen: m % 2 === 0, tactical: m % 4 === 0 },
    });
    const state = start(match, testSeed(m));
    while (state.stack.length > 0) {
      const before = cowsOf(match, state);
      const decisions = pending(match, state);
      const { seat, options } = decisions[fastBelow(dice, decisions.length)]!;
      answer(match, state, seat, options[fastBelow(dice, options.length)]!);
      cowsOf(match, state).forEach((now, i) => {
        const was = before[i]!;
        if (was.place === -1 || now.place === was.place) return;
        const { symbol, id } = match.cards[was.c]!;
        assert.ok(was.up, `${id} moved face down`);
        const settled = symbol === was.place || symbol === 4;
        if (settled) assert.equal(now.place, -1, `${id} was settled`);
      });
      for (let s = 0; s < match.seats; s++) {
        assert.ok(state.zones[hand(s)]!.length <= 5);
        const own = match.cards.flatMap((card, c) =>
          card.owner === state.facts.owners[s] ? [state.at[c]!] : [],
        );
        assert.equal(own.filter((zone) => match.zones[zone]!.owner === s).length, 20);
        assert.equal(state.zones[shack(s)]!.length % 2, 0);
      }
      assert.equal(
        state.facts.slots.filter((slot) => slot >= 0).length,
        [0, 1, 2, 3].reduce((n, p) => n + state.zones[down(p)]!.length, 0),
      );
    }
    assert.ok(state.facts.round >= 5 && state.facts.round <= 8);
    assert.ok(state.zones[cowPile]!.length === 0 && state.zones[drawn(0)]!.length === 0);
  }
});

/** A fight about to begin: one cow at home, everybody with bulls of her symbol there, any hands. */
function brawl(dice: number[], seats: number, options: { readonly [id: string]: unknown }) {
  const letters = ['A', 'B', 'C', 'D'].slice(0, seats);
  const place = fastBelow(dice, LOCATIONS);
  const symbol = symbols[place]!;
  const zones: { [zone: string]: string[] } = {};
  const name = ['opera', 'kroeg', 'fitness', 'vip-club'][place]!;
  zones[name] = [options.dragQueen && fastBelow(dice, 2) === 0 ? 'K:drag-queen' : `K:${symbol}-4`];
  for (const letter of letters) {
    const all = symbols.flatMap((s) => [1, 2, 3, 4, 5].map((value) => `${letter}:${s}-${value}`));
    const take = (from: (card: string) => boolean, count: number): string[] =>
      Array.from({ length: count }, () => {
        const fit = all.filter(from);
        const [card] = all.splice(all.indexOf(fit[fastBelow(dice, fit.length)]!), 1);
        return card!;
      });
    zones[`${name}.${letter}`] = take((card) => card.includes(symbol), 1 + fastBelow(dice, 3));
    zones[`hand.${letter}`] = take(() => true, fastBelow(dice, 5));
    zones[`pile.${letter}`] = [...all];
  }
  return onTurn(zones, { seats, options }).seated;
}

test('SV-305 SV-307 SV-806 in a fight nobody can tell hidden cards apart, and worlds agree with what is seen', () => {
  const dice = fastSeed(12);
  let compared = 0;
  const asked = new Set<string>();
  for (let m = 0; compared < 6000; m++) {
    const seats = 2 + (m % 3);
    const { match, state } = brawl(dice, seats, {
      tactical: m % 2 === 0,
      dragQueen: m % 5 === 0,
      challengeMode: ['lot', 'race', 'clock'][m % 7 < 5 ? 0 : (m % 7) - 4],
    });
    let first = true;
    const isNaming = () => state.sealed.some((choice) => choice > 0);
    while (state.stack.length > 0 && (first || state.facts.wooer >= 0 || isNaming())) {
      const decisions = pending(match, state);
      const { seat, asks, options } = decisions[fastBelow(dice, decisions.length)]!;
      asked.add(asks);
      const woo = options.find(({ pick }) => pick === 'woo');
      const option = randomOption(match, state, seat, dice);
      for (let viewer = 0; viewer <= seats; viewer++) {
        const seen = view(match, state, viewer);
        const imagined = world(match, seen, dice);
        assert.equal(JSON.stringify(view(match, imagined, viewer)), JSON.stringify(seen));
        const result = interference(match, state, seat, option, viewer, dice);
        if (result === 'same') compared++;
        else if (result !== 'skipped') assert.equal(result.second, result.first, `viewer ${viewer}, ${asks}`);
      }
      const fights = options.filter(({ pick }) => pick === 'challenge');
      const wanted = first ? woo : fights.length > 0 && fastBelow(dice, 4) > 0 ? fights[0] : undefined;
      const given = wanted ?? options[fastBelow(dice, options.length)]!;
      answer(match, state, seat, given);
      first = false;
    }
  }
  for (const asks of [
    'romeo',
    'challenge',
    'challengeLot',
    'challengeRace',
    'challengerSide',
    'romeoSide',
    'chooseWinner',
  ])
    assert.ok(asked.has(asks), asks);
});

test('SV-806 a wooing player with and without a matching card looks the same to everybody else until the reveal', () => {
  const seen = (card: string) => {
    const t = onTurn({
      opera: ['K:hart-4'],
      'opera.A': ['A:hart-3'],
      'opera.B': ['B:hart-5'],
      'hand.A': [card],
      'pile.A': [card === 'A:hart-5' ? 'A:geld-5' : 'A:hart-5'],
      'hand.B': ['B:geld-1'],
    });
    t.play('A', 'woo K:hart-4');
    t.play('B', 'challenge B:hart-5', 'done');
    const { match, state } = t.seated;
    const heard = t.seated.heard('B');
    return JSON.stringify([view(match, state, 1), heard, pending(match, state).map((d) => [d.seat, d.asks])]);
  };
  assert.equal(seen('A:hart-5'), seen('A:geld-5'));
});
