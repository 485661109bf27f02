import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BadInput, fastSeed, open, playout, start, Table } from '@stamtafel/kernel';
import { sit } from '@stamtafel/kernel/testing';
import { formations } from '../deck.ts';
import { fivePossessionsEdition } from './edition.ts';
import { fivePossessions } from './game.ts';
import { impossible } from './impossible.ts';
import { kickOff, lastRow, playOn, recoloured, white } from './testing/table.ts';

test('PD-008 5 possessions takes exactly 2 players and both sets', () => {
  assert.deepEqual(fivePossessions.players, [2]);
  for (const seats of [1, 3, 4]) assert.throws(() => open(fivePossessions, { seats }), BadInput);
  assert.equal(open(fivePossessions).cards.length, 56);
});

test('PD-009 PD-012 every card can be consulted by everybody, with letters for its colours', () => {
  const { match } = sit(fivePossessions);
  const line = fivePossessionsEdition.cardLine(match, 'white:off-pistol', 'nl');
  assert.match(line, /4 – Run, Offense/);
  assert.match(line, /\(B\)/);
  assert.match(line, /O1 P0 G2 B3 L5/);
  for (const { id } of match.cards)
    for (const language of ['nl', 'en'] as const) {
      assert.ok(fivePossessionsEdition.cardName(match, id, language));
      assert.ok(fivePossessionsEdition.cardLine(match, id, language));
    }
});

test('PD-010 the same seed gives the same match, another seed another', () => {
  const hands = [1, 1, 2].map((seed) => {
    const t = sit(fivePossessions, { seed });
    playOn(t, ({ facts }) => facts.row === 1);
    return JSON.stringify([t.zone('hand.A'), t.zone('hand.B')]);
  });
  assert.equal(hands[0], hands[1]);
  assert.notEqual(hands[0], hands[2]);
});

test('PD-015 the clock chooses offense and can play a whole match', () => {
  const t = sit(fivePossessions, { chance: [{ stream: 'toss', numbers: [1] }] });
  t.expire('B');
  assert.equal(t.facts.offense, 1);
  while (t.outcome() === undefined) t.expire(Object.keys(t.asked())[0] ?? 'A');
  assert.ok(t.outcome());
});

test('PD-016 both markers start at 0 and move on their own', () => {
  assert.deepEqual(sit(fivePossessions).facts.yards, [0, 0]);
});

test('random play stays within the bands of the specification (section 12)', () => {
  const match = open(fivePossessions);
  const dice = fastSeed(12);
  const games = 3000;
  const counts = { possessions: 0, draws: 0 };
  const lengths = new Set<number>();
  for (let seed = 1; seed <= games; seed++) {
    const state = start(match, seed);
    playout(new Table(match, state), dice);
    const { possession, wins } = state.facts;
    counts.possessions += possession;
    lengths.add(possession);
    if (wins[0] === wins[1]) counts.draws++;
  }
  assert.ok(Math.abs(counts.possessions / games - 7.8) < 0.15, `${counts.possessions / games} possessions`);
  assert.ok(Math.abs(counts.draws / games - 0.14) < 0.025, `${counts.draws / games} draws`);
  assert.deepEqual(
    [...lengths].sort((a, b) => a - b),
    [5, 6, 7, 8, 10],
  );
});

test('every position that play can reach is a possible one', () => {
  for (const deck of ['default', recoloured({ 'off-i-formation': 'blue', 'off-wishbone': 'blue' })]) {
    const match = open(fivePossessions, { options: { 'pd.deck': deck, 'pd5.tieAt5': 'overtime' } });
    for (let seed = 1; seed <= 60; seed++) {
      const g = new Table(match, start(match, seed));
      const dice = fastSeed(seed);
      for (; g.state.stack.length > 0; playout(g, dice, 1)) assert.equal(impossible(g), undefined);
      assert.equal(impossible(g), undefined);
    }
  }
});

test('a position that cannot be is refused with a sentence', () => {
  const stack = [{ do: 'layLast' }, { do: 'lastOffense' }];
  const facts = { possession: 1, row: 4, offense: 0, closedIn: [0, 1, 1, 1] };
  const zones = {
    'lane.1': white('off-i-formation off-ace off-pistol'),
    'hand.A': white('off-trips off-punt'),
    'hand.B': ['black:def-46', 'black:def-4-4'],
  };
  const refuses = (position: object, reason: RegExp) =>
    assert.throws(() => sit(fivePossessions, { position: { zones, facts, stack, ...position } }), reason);
  assert.ok(sit(fivePossessions, { position: { zones, facts, stack } }));
  refuses({ stack: [{ do: 'lastOffense' }] }, /the stack is one of/);
  refuses({ facts: { ...facts, offense: -1 } }, /offense is/);
  refuses({ facts: { ...facts, row: 5 } }, /row 0 to 4/);
  refuses({ facts: { ...facts, closedIn: [0, 5, 1, 1] } }, /closedIn/);
  refuses({ facts: { ...facts, yards: [20, 0] } }, /yards/);
  refuses({ facts: { ...facts, wins: [1, 0], yards: [20, 0] } }, /were won/);
  refuses({ facts: { ...facts, possession: 8, wins: [5, 2], yards: [100, 40] } }, /the match is over/);
  refuses({ zones: { ...zones, 'down.2': ['black:off-pistol'] } }, /cannot lie in down.2/);
  refuses({ zones: { ...zones, 'hand.A': white('off-trips') } }, /hand.A 2/);
  refuses({ zones: { ...zones, 'lane.1': white('off-pistol') } }, /3 open cards/);
  refuses(
    { zones: { ...zones, 'lane.1': white('off-i-formation off-pistol off-shotgun-spread') } },
    /PD5-015/,
  );
  refuses({ facts: { ...facts, closedIn: [1, 1, 1, 1] } }, /PD5-028/);
  refuses({ zones: { ...zones, 'down.1': white('off-flex') } }, /down.1 has at most 0/);
});

test('a match keeps its custom deck when it is saved', () => {
  const deck = formations.map((card) => ({ ...card, colour: 'blue' }));
  const t = kickOff('off-pistol', 'def-46', { options: { 'pd.deck': JSON.parse(JSON.stringify(deck)) } });
  assert.ok(t.match.cards.every(({ colour }) => colour === 'blue'));
  assert.deepEqual(open(fivePossessions, { options: { ...t.match.options } }).cards, t.match.cards);
});

test('the texts of both languages name every ask, pick, event and zone', () => {
  const { match } = lastRow({
    open: { 1: 'off-i-formation off-ace off-pistol' },
    hand: 'off-trips off-punt',
  });
  for (const texts of Object.values(fivePossessionsEdition.texts)) {
    for (const [frame, rule] of Object.entries(match.rules))
      if (rule.ask) assert.ok(texts.prompts[frame], frame);
    for (const pick of Object.keys(match.game.picks)) assert.ok(texts.picks[pick], pick);
    for (const { name } of match.zones) assert.ok(texts.zones[name.replace(/\..*/, '')], name);
    for (const option of Object.keys(match.game.options)) assert.ok(texts.options[option], option);
    for (const sentence of Object.values(texts.events))
      for (const [, arg = ''] of sentence.matchAll(/\{(\w+)\}/g))
        assert.ok(
          ['card', 'cards'].includes(arg) || fivePossessionsEdition.args[arg],
          `${arg} in “${sentence}”`,
        );
  }
});
