import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, fastBelow, fastSeed, open, outcome, pending, start, view } from '@stamtafel/kernel';
import { testSeed } from '@stamtafel/kernel/testing';
import { fourDownsEdition } from './edition.ts';
import { fourDowns } from './game.ts';
import { asks, events, picks } from './texts/table.ts';

const { texts, args, players, cardName, cardLine } = fourDownsEdition;

test('every question, answer and event has words in both languages', () => {
  assert.deepEqual([...picks], Object.keys(fourDowns.picks));
  assert.deepEqual(
    [...asks],
    Object.entries(fourDowns.rules)
      .filter(([, rule]) => rule.ask)
      .map(([frame]) => frame),
  );
  for (const { prompts, events: told, options, zones } of Object.values(texts)) {
    assert.deepEqual(Object.keys(prompts), [...asks]);
    assert.deepEqual(Object.keys(told), [...events]);
    assert.deepEqual(Object.keys(options), Object.keys(fourDowns.options));
    for (const { name } of fourDowns.zones(2, open(fourDowns).options))
      for (const part of name.split('.')) assert.ok(zones[part] || /^[A-D]$/.test(part), name);
  }
});

test('what a sentence mentions is told, and put into words by kind', () => {
  for (const language of ['nl', 'en'] as const)
    for (const [key, sentence] of Object.entries(texts[language].events))
      for (const [, arg = ''] of sentence.matchAll(/\{(\w+)\}/g))
        assert.ok(arg === 'card' || arg in args, `${language} ${key}: ${arg}`);
  for (const [key, sentence] of Object.entries(texts.nl.events))
    assert.deepEqual(mentioned(texts.en.events[key] ?? ''), mentioned(sentence), key);
});

const mentioned = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, arg]) => arg).sort();

test('PD-004 PD-012 a card has its printed name and a line with its face', () => {
  const match = open(fourDowns);
  assert.equal(cardName(match, 'white:off-ace', 'nl'), 'Ace');
  assert.equal(cardLine(match, 'white:off-ace', 'nl'), '4 – Run, Offense · paars (P)');
});

/** How often one greedy player wins against random ones, and that all its answers are accepted. */
function matchesWon(seats: number, options: object, games: number): number {
  const match = open(fourDowns, { seats, options: { ...options } });
  const dice = fastSeed(8);
  let won = 0;
  for (let n = 1; n <= games; n++) {
    const state = start(match, testSeed(n));
    const greedy = n % seats;
    while (state.stack.length > 0) {
      const decision = pending(match, state).find(({ optional }) => !optional)!;
      const { seat, options: all } = decision;
      const calm = all.filter(({ pick }) => pick !== 'claim');
      const given =
        seat === greedy
          ? players.greedy(match, view(match, state, seat), decision, dice)
          : calm[fastBelow(dice, calm.length)]!;
      answer(match, state, seat, given);
    }
    if (outcome(match, state)?.ranks[greedy] === 1) won++;
  }
  return won / games;
}

test('the greedy player is clearly better than random ones', () => {
  assert.ok(matchesWon(2, {}, 300) > 0.58);
  assert.ok(matchesWon(4, {}, 200) > 0.35);
  assert.ok(matchesWon(2, { 'pd4.eightCards': 'ask' }, 100) > 0.65);
  assert.ok(matchesWon(3, { 'pd4.firstDowns': 'on', 'pd4.foldCost': 'stake' }, 100) > 0.5);
});

test('PD4-072 PD4-050 the sentences fit a game begun by two and a folder without cards', () => {
  for (const { prompts, events: told } of Object.values(texts)) {
    assert.doesNotMatch(prompts.vote ?? '', /\bover\b|down to/, 'nobody has left a game begun by two');
    assert.doesNotMatch(told.fold ?? '', /kaart|card/, 'the last one may have been played');
  }
});
