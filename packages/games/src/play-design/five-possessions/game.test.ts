import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BadInput, fastSeed, open, playout, start, Table } from '@stamtafel/kernel';
import { sit } from '@stamtafel/kernel/testing';
import { formations } from '../deck.ts';
import { fivePossessionsEdition } from './edition.ts';
import { fivePossessions } from './game.ts';
import { kickOff, lastRow, playOn } from './testing/table.ts';

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

test('a match keeps its custom deck when it is saved', () => {
  const deck = formations.map((card) => ({ ...card, colour: 'blue' }));
  const t = kickOff('off-pistol', 'def-46', { options: { 'pd.deck': JSON.parse(JSON.stringify(deck)) } });
  assert.ok(t.match.cards.every(({ colour }) => colour === 'blue'));
  assert.deepEqual(open(fivePossessions, { options: { ...t.match.options } }).cards, t.match.cards);
});

test('PD5-022 the story of a duel tells the colour of the offense card: of a purple one two colours count', () => {
  for (const { events } of Object.values(fivePossessionsEdition.texts))
    for (const key of ['duelWon', 'duelLost'])
      assert.match(events[key] ?? '', /(De aanvalskaart is|The offense card is) \{colour\}/);
});

test('PD5-033 no sentence speaks of several cards where one may be meant, nor of laying on "opposite"', () => {
  for (const { events, picks } of Object.values(fivePossessionsEdition.texts)) {
    assert.doesNotMatch(events.cleared ?? '', /\{number\}/);
    assert.match(picks.lay ?? '', /\{card\}: \{to\}/);
  }
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
