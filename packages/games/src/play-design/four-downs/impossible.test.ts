import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, fastBelow, fastSeed, open, pending, start, Table } from '@stamtafel/kernel';
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

test('PD4-012 PD4-010 a position in which somebody plays or leads out of turn is refused', () => {
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
