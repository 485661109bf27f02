import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ballenMetStieren } from '@stamtafel/games/ballen-met-stieren/game.ts';
import { ownDeckTemplate } from '@stamtafel/games/ballen-met-stieren/own-deck.ts';
import { type Pitch, pitch, type Setting } from '@stamtafel/games/ballen-met-stieren/testing/table.ts';
import { answer, open, outcome, pending, start, Table, toAnswer, view } from '@stamtafel/kernel';
import { champion } from '../champion.ts';
import { askTop } from '../search/playout.ts';
import { judgeOf } from '../sense.ts';
import { answers, looks, nevers } from '../testing/looks.ts';
import { mind } from './mind.ts';

const { sense } = mind;

/** What speaks for an option: the features that are not 0. */
const speaksFor = (t: Pitch, seat: string, option: string): { readonly [feature: string]: number } =>
  looks(mind, t, seat).get(option) ?? assert.fail(option);

/** What kinds of options are left without those that are never taken. */
function wise(t: Pitch, seat: string): string[] {
  const never = nevers(mind, t, seat);
  return t.options(seat).flatMap((option) => (never.includes(option) ? [] : (option.split(' ')[0] ?? [])));
}

const chosen = (t: Pitch, seat: string): string => answers(mind, t, seat, { seed: 5 });

/** A has attacked with o-12 (7/3), B stands there with w-03 (3/7): level, unless said otherwise. */
const faced = (setting: Setting, a = 'o-12', b = 'w-03', lays: readonly string[] = []): Pitch =>
  pitch(setting).run(`A bull ${a}`, ...lays.slice(0, 1), `B bull ${b}`, ...lays.slice(1));

test('Kanonskogel raises the chance of a goal to certainty when the difference is one', () => {
  const t = faced(
    { A: { hand: ['o-14', 'o-06', 'kanonskogel'] }, B: { hand: ['w-03', 'w-09'] } },
    'o-14',
    'w-03',
    ['A lay kanonskogel'],
  );
  assert.equal(speaksFor(t, 'A', 'use').useScores, 1);
});

test('BMS-111c Kanonskogel judged at the result is no certainty while the defender may answer, and waits for T5', () => {
  const t = pitch({
    A: { hand: ['o-14', 'o-06', 'kanonskogel'] },
    B: { hand: ['w-03', 'w-09', 'tackle', 'krachtvoer'] },
    options: { kanonskogel: 'result' },
  }).run('A bull o-14', 'A lay kanonskogel', 'B bull w-03', 'B lay krachtvoer');
  const { useScores = 0 } = speaksFor(t, 'A', 'use');
  assert.ok(useScores > 0 && useScores < 1);
  t.run('A use', 'B pass');
  assert.equal(speaksFor(t, 'B', 'use').useSaves, 1);
});

test('a defender who is higher stops the attack, a lower one does not', () => {
  const t = pitch({ A: { hand: ['o-14', 'o-06'] }, B: { hand: ['w-03', 'w-09'] } }).run('A bull o-14');
  assert.equal(speaksFor(t, 'B', 'bull wit-03').stops, 1);
  assert.equal(speaksFor(t, 'B', 'bull wit-09').stops, undefined);
});

test('a yellow card counts as a red one for a coach who has one already', () => {
  const setting = (yellows: number[]): Setting => ({
    A: { hand: ['o-12', 'o-06'] },
    B: { hand: ['w-03', 'w-09', 'bodycheck'] },
    facts: { yellows },
  });
  const lays = ['A bull o-12', 'B bull w-03'];
  const clean = pitch(setting([0, 0])).run(...lays);
  const booked = pitch(setting([0, 1])).run(...lays);
  assert.equal(speaksFor(clean, 'B', 'lay bodycheck').layYellow, 1);
  assert.equal(speaksFor(booked, 'B', 'lay bodycheck').layRed, 1);
});

test('never: the third red card on purpose (BMS-233)', () => {
  const t = faced(
    {
      A: { hand: ['o-14', 'o-06', 'kopstoot'] },
      B: { hand: ['w-02', 'w-09'] },
      facts: { reds: [2, 0] },
    },
    'o-14',
    'w-02',
    ['A lay kopstoot'],
  );
  assert.deepEqual(wise(t, 'A'), ['hold']);
});

test('never: to let go of a goal that the laid card gives for nothing', () => {
  const t = faced(
    { A: { hand: ['o-14', 'o-06', 'joelende-koeien'] }, B: { hand: ['w-03', 'w-09'] } },
    'o-14',
    'w-03',
    ['A lay joelende-koeien'],
  );
  assert.deepEqual(wise(t, 'A'), ['use']);
  assert.equal(chosen(t, 'A'), 'use');
});

test('never: to gamble with an attack that scores anyway, or with one that has failed', () => {
  const ahead = faced(
    { A: { hand: ['o-09', 'o-06', 'hooli-gans'] }, B: { hand: ['w-05', 'w-09'] } },
    'o-09',
    'w-05',
    ['A lay hooli-gans'],
  );
  assert.deepEqual(wise(ahead, 'A'), ['hold']);
  const failed = faced(
    { A: { hand: ['o-06', 'o-07'] }, B: { hand: ['w-02', 'w-09', 'slijmen-bij-de-scheids'] } },
    'o-06',
    'w-02',
  ).run('B lay slijmen-bij-de-scheids');
  assert.deepEqual(wise(failed, 'B'), ['hold']);
});

test('never: to leave out a counter that may score (BMS-103)', () => {
  const t = faced(
    { A: { hand: ['o-09', 'o-06'] }, B: { hand: ['w-08', 'w-02', 'counter'] } },
    'o-09',
    'w-08',
  ).run('B lay counter', 'B hold');
  assert.deepEqual(wise(t, 'B'), ['use']);
});

test('never: to let a card through that makes the goal sure, with Eerlijk spel laid (BMS-105)', () => {
  const t = faced(
    { A: { hand: ['o-14', 'o-06', 'kanonskogel'] }, B: { hand: ['w-03', 'w-09', 'eerlijk-spel'] } },
    'o-14',
    'w-03',
    ['A lay kanonskogel', 'B lay eerlijk-spel'],
  ).run('A use');
  assert.deepEqual(wise(t, 'B'), ['use']);
});

test('the champion attacks with its striker when the last attack decides', () => {
  const t = pitch({
    A: { hand: ['o-01', 'o-09', 'o-06'], bulls: [], actions: [] },
    B: { hand: ['w-05', 'w-12', 'w-15'], bulls: [], actions: [] },
    facts: { last: 12, attack: 11, score: [2, 2] },
  });
  assert.equal(chosen(t, 'A'), 'bull oranje-09');
});

test('the champion stops the last attack with the one bull that can', () => {
  const t = pitch({
    A: { hand: ['o-11', 'o-06'], bulls: [], actions: [] },
    B: { hand: ['w-09', 'w-02', 'w-12'], bulls: [], actions: [] },
    facts: { last: 12, attack: 11, score: [2, 2] },
  }).run('A bull o-11');
  assert.equal(chosen(t, 'B'), 'bull wit-02');
});

test('an eleven picked by first looks has its strikers and its keepers', () => {
  const match = open(ballenMetStieren, { options: { home: 'seat1' } });
  const state = start(match, 1);
  const judge = judgeOf(sense, mind.weights, match.seats);
  const picked: string[] = [];
  for (;;) {
    const frame = state.stack.at(-1) ?? assert.fail();
    const mine = pending(match, state).find(({ seat }) => seat === 0);
    if (frame.do !== 'eleven' || mine === undefined) break;
    const g = new Table(match, state);
    const { count } = askTop(g, 0);
    judge.rate(g, frame, 0, count);
    const scores = Array.from(judge.scores.slice(0, count));
    const best = toAnswer(match, g.list[scores.indexOf(Math.max(...scores))] ?? assert.fail());
    picked.push(best.card ?? '');
    answer(match, state, 0, best);
  }
  assert.equal(picked.length, 11);
  for (const shirt of ['01', '02', '03', '09', '10', '11', '12', '13'])
    assert.ok(picked.includes(`oranje-${shirt}`), shirt);
});

test('a search from the same view and seed gives the same answer', () => {
  const t = pitch();
  assert.equal(chosen(t, 'A'), chosen(t, 'A'));
});

test('a champion plays on with the most unusual figures and house rules an owner can enter', () => {
  const figures = ownDeckTemplate();
  const extreme = figures.bulls.oranje.map((bull, i) => ({
    ...bull,
    name: `Nummer ${i}`,
    attack: i % 2 ? 12 : 0,
    defence: 12,
  }));
  const match = open(ballenMetStieren, {
    options: {
      figures: {
        ...figures,
        bulls: { ...figures.bulls, oranje: extreme },
        symbols: { bodycheck: 'H', counter: '-' },
      },
      spuger: 'both',
      bench: 'reservesAndUsed',
      lastTurn: 'equal',
      hoefDifference: 'attackerHigher',
    },
  });
  const state = start(match, '7'.repeat(64));
  const play = champion(mind);
  for (let n = 0; outcome(match, state) === undefined; n++) {
    const [decision] = pending(match, state);
    assert.ok(decision);
    const given = play(match, view(match, state, decision.seat), decision, { iterations: 6 }, n);
    assert.ok(given);
    answer(match, state, decision.seat, given);
  }
});
