import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, fastBelow, fastSeed, open, pending, start, Table } from '@stamtafel/kernel';
import { sit } from '@stamtafel/kernel/testing';
import { fourDowns } from './game.ts';
import { impossible } from './impossible.ts';
import { firstDowns, type Round, round } from './testing/table.ts';

test('every position that play can reach is a possible one', () => {
  const dice = fastSeed(3);
  for (const seats of [2, 3, 4])
    for (const eightCards of ['off', 'on', 'ask'])
      for (const claims of ['off', 'on'] as const) {
        const options = { 'pd4.eightCards': eightCards, 'pd4.firstDowns': claims };
        const match = open(fourDowns, { seats, options });
        for (let seed = 1; seed <= 12; seed++) {
          const state = start(match, seed);
          const g = new Table(match, state);
          for (;;) {
            assert.equal(impossible(g), undefined);
            const asked = pending(match, state);
            if (asked.length === 0) break;
            const { seat, options: answers } = asked[fastBelow(dice, asked.length)]!;
            answer(match, state, seat, answers[fastBelow(dice, answers.length)]!);
          }
        }
      }
});

const hands = {
  A: 'off-pistol off-i-formation off-victory off-ace',
  B: 'def-nickel def-3-4 def-hands-team def-big-nickel',
  C: 'off-trips off-flexbone off-field-goal off-heavy',
};
const refuses = (described: Round, reason: RegExp) =>
  assert.throws(() => round({ seats: 3, hands, ...described }), reason);

const out = { yards: [0, 0, 100], left: [0, 0, 1] };
const facts: [why: RegExp, facts: { readonly [fact: string]: unknown }][] = [
  [/PD4-038/, { round: 0 }],
  [/PD4-038/, { round: 1.5 }],
  [/PD4-038/, { round: 20 }],
  [/dealt 4 or 8/, { cards: 5 }],
  [/as many tricks as cards/, { trick: 0 }],
  [/as many tricks as cards/, { trick: 5 }],
  [/as many tricks as cards/, { trick: 1.5 }],
  [/dealer and leader are seats/, { dealer: 3 }],
  [/dealer and leader are seats/, { dealer: -1 }],
  [/dealer and leader are seats/, { leader: 3 }],
  [/dealer and leader are seats/, { leader: 0.5 }],
  [/the claimant is a seat/, { claimant: 3 }],
  [/the stake is/, { stake: 0 }],
  [/the stake is/, { stake: 15 }],
  [/yards are/, { yards: [-10, 0, 0] }],
  [/yards are/, { yards: [5, 0, 0] }],
  [/yards are/, { ...out, yards: [0, 0, 110] }],
  [/lost 100 yards has left/, { ...out, left: [0, 0, 0] }],
  [/lost 100 yards has left/, { ...out, yards: [0, 0, 90] }],
  [/moments of leaving/, { ...out, left: [0, -1, 1] }],
  [/moments of leaving/, { ...out, left: [0, 0, 1.5] }],
  [/at this table fold/, { folded: 8 }],
  [/at this table fold/, { folded: -1 }],
  [/at this table fold/, { folded: 0.5 }],
  [/always left in the game/, { yards: [100, 100, 100], left: [1, 2, 3] }],
  [/unasked, yes or no/, { eightCards: 'maybe' }],
];

for (const [why, described] of facts)
  test(`a position that cannot be, ${why.source}: ${JSON.stringify(described)}`, () => {
    refuses({ facts: described }, why);
  });

const each = (cards: number) => ({ A: cards, B: cards, C: cards });

test('PD4-012 a position in the last trick of the last round, with all that was played', () => {
  const last = { round: 19, trick: 4, yards: [90, 60, 30], dealer: 0, leader: 2 };
  const at = round({
    seats: 3,
    hands: { A: 1, B: 1, C: 1 },
    played: each(3),
    facts: last,
    asks: { C: 'lead' },
  });
  assert.deepEqual(at.asked(), { C: 'lead' });
});

test('PD4-012 a position in which a player is behind, ahead or asked for the wrong thing is refused', () => {
  const facts = { trick: 2 };
  refuses({ hands: each(4), facts }, /earlier tricks/);
  refuses({ hands: { ...each(3), A: 1 }, played: { ...each(1), A: 3 }, facts }, /a trick ahead/);
  refuses({ asks: { B: 'lead' } }, /the leader has not led/);
  const led = { hands: { ...hands, A: 'off-i-formation off-victory off-ace' }, played: { A: 'off-pistol' } };
  refuses({ ...led, asks: { A: 'lead' } }, /the leader has not led/);
  refuses({ asks: { B: 'follow' } }, /a follower plays after the leader/);
  refuses({ ...led, asks: { A: 'follow' } }, /a follower plays after the leader/);
  assert.deepEqual(round({ seats: 3, ...led, asks: { B: 'follow' } }).asked(), { B: 'follow' });
  refuses({ asks: { A: 'answer' }, options: firstDowns }, /an answer follows the claim/);
  const claimed = { stake: 20, claimant: 0 };
  refuses({ asks: { A: 'answer' }, options: firstDowns, facts: claimed }, /an answer follows the claim/);
});

test('PD4-035 PD4-043 a position in which nobody else plays, or a player plays who does not, is refused', () => {
  const two = { A: 4, B: 4 };
  refuses({ hands: two, facts: out, asks: { C: 'lead' } }, /still playing is asked/);
  refuses({ hands, facts: out }, /out of the game has no cards/);
  const facts = { stake: 20, claimant: 0, folded: 6, yards: [0, 10, 10] };
  refuses({ hands, options: firstDowns, facts }, /two players are still playing/);
  assert.deepEqual(round({ seats: 3, hands: two, facts: out }).asked(), { A: 'lead' });
});

test('PD4-004 a position has cards of the set of its round on the table, and each set in its own pile', () => {
  const misplaced = (zones: { readonly [zone: string]: readonly string[] | number }, round = 1) =>
    sit(fourDowns, {
      seats: 2,
      position: {
        zones: { 'hand.A': 4, 'hand.B': 4, ...zones },
        facts: { dealer: 1, round },
        stack: [{ do: 'lead', seat: 'A' }],
      },
    });
  const white = (...names: string[]) => names.map((name) => `white:${name}`);
  assert.throws(() => misplaced({ 'pile.white': ['black:off-ace'] }), /in its own pile/);
  assert.throws(() => misplaced({ 'pile.black': white('off-ace') }), /in its own pile/);
  const whites = {
    'hand.A': white('off-ace', 'off-flex', 'off-punt', 'off-heavy'),
    'hand.B': white('def-46', 'def-4-3', 'def-4-4', 'def-3-4'),
  };
  assert.throws(() => misplaced(whites), /of the black set/);
  assert.throws(() => misplaced({}, 2), /of the white set/);
  assert.deepEqual(misplaced(whites, 2).asked(), { A: 'lead' });
});

test('PD4-037 a position is over if and only if one player is left', () => {
  refuses({ hands: {}, stack: [] }, /PD4-037/);
  const facts = { yards: [0, 100, 100], left: [0, 1, 1] };
  refuses({ hands: {}, stack: [{ do: 'deal' }], facts }, /PD4-037/);
  assert.deepEqual(round({ seats: 3, hands: {}, stack: [], facts }).outcome()?.ranks, [1, 2, 2]);
});

test('a position has the stack of frames that play would have', () => {
  refuses({ stack: [{ do: 'deal' }, { do: 'lead', seat: 'A' }] }, /the stack is one of/);
  refuses({ hands: {}, stack: [{ do: 'vote' }] }, /the stack is one of/);
});

test('PD4-012 PD4-010 a position in which a player plays or leads out of turn is refused', () => {
  refuses(
    {
      hands: { ...hands, A: 'off-i-formation off-victory off-ace' },
      played: { A: 'off-pistol' },
      asks: { C: 'follow' },
    },
    /out of turn/,
  );
  refuses({ hands: { ...hands, B: 'def-3-4 def-hands-team def-46' }, played: { B: 'def-nickel' } }, /turn/);
  refuses({ facts: { dealer: 0 } }, /PD4-010/);
});

test('PD4-041 without first downs no position has claims; with them each has raised the stake', () => {
  for (const facts of [{ stake: 20 }, { claimant: 1 }, { folded: 4 }]) refuses({ facts }, /PD4-041/);
  refuses({ facts: { stake: 20, claimant: 1 } }, /PD4-041/);
  refuses({ facts: { stake: 20, claimant: 1 }, asks: { A: 'answer' } }, /PD4-041/);
  const options = firstDowns;
  refuses({ options, facts: { stake: 20 } }, /PD4-041/);
  refuses({ options, facts: { claimant: 1 } }, /PD4-041/);
  refuses({ options, facts: { folded: 4 } }, /PD4-047/);
  refuses({ options, facts: { stake: 20, claimant: 2, folded: 4 } }, /PD4-052/);
});

test('PD4-050 in a position a folded player still has a hand', () => {
  const facts = { stake: 20, claimant: 0, folded: 4, yards: [0, 0, 10] };
  assert.equal(round({ seats: 3, hands, options: firstDowns, facts }).zone('hand.C').length, 4);
  refuses({ hands: { ...hands, C: '' }, options: firstDowns, facts }, /same number/);
});

test('PD4-070 PD4-072 PD4-073 a position has as many cards as were dealt under its options', () => {
  const eight = (value: string) => ({ 'pd4.eightCards': value });
  const two = { seats: 2, hands: { A: 8, B: 8 }, facts: { cards: 8, dealer: 1 } };
  assert.equal(round({ ...two, options: eight('on') }).facts.cards, 8);
  refuses({ ...two, options: eight('off') }, /dealt 4/);
  refuses({ ...two, options: eight('ask'), facts: { ...two.facts, eightCards: 'no' } }, /dealt 4/);
  refuses({ seats: 2, hands: { A: 4, B: 4 }, options: eight('on') }, /dealt 8/);
  refuses({ seats: 2, hands: { A: 4, B: 4 }, options: eight('ask') }, /PD4-072/);
  refuses({ options: eight('on'), facts: { eightCards: 'yes' } }, /PD4-072/);
  refuses({ hands: {}, options: eight('ask'), stack: [{ do: 'countVotes' }, { do: 'vote' }] }, /PD4-072/);
});

test('PD4-038 a position has at most 19 rounds', () => {
  refuses({ facts: { round: 21 } }, /PD4-038/);
});
