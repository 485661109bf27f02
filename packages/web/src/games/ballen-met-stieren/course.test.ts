import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Pitch, pitch } from '@stamtafel/games/ballen-met-stieren/testing/table.ts';
import { cardNamed } from '@stamtafel/kernel';
import { seenCards } from '../../table/seen.ts';
import { courseOf } from './course.ts';
import { attacksOf, reportsOf } from './report.ts';
import { worthOf, wouldBe } from './table.ts';

/** The running step, whose it is, and the windows inside it. */
function standing(t: Pitch, withSpuger = false): string {
  const { title, steps, now, effectOf, window } = courseOf(t.view('A'), withSpuger);
  const { step, who } = steps[now] ?? { step: 'none', who: undefined };
  const inside = [
    ...(effectOf === undefined ? [] : [`effect of ${effectOf}`]),
    ...(window === undefined ? [] : [`${window.is} ${window.seat}`]),
  ];
  return [title, step, who ?? 'both', ...inside].join(' ');
}

const attack = (cards: { a: string; b: string }) =>
  pitch({
    A: { hand: ['o-11', 'o-16', 'o-06', cards.a] },
    B: { hand: ['w-02', 'w-05', 'w-07', cards.b] },
    referee: ['ref-vrije-trap'],
    var: ['var-penalty'],
    dice: [4],
  });

test('the steps of an attack follow the timing chart, with the window of Eerlijk spel inside a step', () => {
  const t = attack({ a: 'kanonskogel', b: 'krachtvoer' });
  const seen: string[] = [];
  for (const line of [
    'A bull o-11',
    'A lay kanonskogel',
    'B bull w-02',
    'B lay krachtvoer',
    'A use',
    'B pass',
  ]) {
    seen.push(standing(t));
    t.run(line);
  }
  seen.push(standing(t));
  t.run('B hold');
  seen.push(standing(t));
  t.run('B pass');
  seen.push(standing(t));
  assert.deepEqual(seen, [
    'normal attackerLays 0',
    'normal attackerLays 0',
    'normal defenderLays 1',
    'normal defenderLays 1',
    'normal attackerActs 0',
    'normal attackerActs 0 effect of 0 react 1',
    'normal defenderActs 1',
    'normal counterWindow 1',
    'normal refill both',
  ]);
});

test('a free kick and a penalty have steps of their own', () => {
  const kick = attack({ a: 'schwalbe', b: 'hands' }).run(
    'A bull o-11',
    'A lay schwalbe',
    'B bull w-02',
    'B none',
    'A use',
  );
  assert.equal(standing(kick), 'freeKick wall 1');
  kick.run('B bull w-05');
  assert.equal(standing(kick), 'freeKick kickerLays 0');

  const spot = attack({ a: 'schwalbe', b: 'slijmen-bij-de-scheids' }).run(
    'A bull o-11',
    'A none',
    'B bull w-02',
    'B lay slijmen-bij-de-scheids',
    'B use',
  );
  assert.equal(standing(spot), 'penalty penaltyTaker 0');
  spot.run('A bull o-11');
  assert.equal(standing(spot), 'penalty penaltyKeepers 1');
});

test('De Spuger has a step of his own only where he takes part', () => {
  const { steps } = courseOf(pitch().view('A'), true);
  assert.ok(steps.some(({ step }) => step === 'attackerSpits'));
  assert.ok(!courseOf(pitch().view('A'), false).steps.some(({ step }) => step === 'attackerSpits'));
});

const event = (key: string, args: { [name: string]: number | string } = {}, card?: string) => ({
  key,
  args,
  cards: card === undefined ? [] : [card],
});

test('the story of an attack is reported with bulls, figures and result; a free kick begins again', () => {
  const story = [
    event('attack', { seat: 0, number: 1 }),
    event('bull', { seat: 0 }, 'oranje-09'),
    event('bull', { seat: 1 }, 'wit-03'),
    event('compare', { seat: 0, a: 8, d: 7 }),
    event('goal', { seat: 0, a: 1, b: 0 }),
    event('goal', { seat: 1, a: 1, b: 1 }),
    event('attack', { seat: 1, number: 2 }),
    event('bull', { seat: 1 }, 'wit-02'),
    event('die', { seat: 1, die: 4 }),
    event('freeKick', { seat: 1 }),
    event('bull', { seat: 0 }, 'oranje-01'),
  ];
  const { running, previous } = reportsOf(story);
  assert.deepEqual(
    [previous.bulls, previous.compared, previous.ended, previous.counter],
    [['oranje-09', 'wit-03'], { seat: 0, a: 8, d: 7 }, 'goal', true],
  );
  assert.deepEqual(
    [running.bulls, running.die, running.ended],
    [['oranje-01', undefined], undefined, undefined],
  );
  assert.deepEqual(
    attacksOf(story).map(({ number, seat, score }) => [number, seat, ...score]),
    [
      [1, 0, 1, 1],
      [2, 1, 1, 1],
    ],
  );
});

/** What the board says of two bulls against each other, the attacker first. */
function figures(a: string, b: string): (number | string | undefined)[] {
  const t = pitch({ A: { hand: [a, 'o-06', 'kanonskogel'] }, B: { hand: [b, 'w-07', 'krachtvoer'] } }).run(
    `A bull ${a}`,
    'A lay kanonskogel',
    `B bull ${b}`,
  );
  const view = t.view('A');
  const zones = seenCards(t.match, view);
  const seen = {
    view,
    match: t.match,
    cards: (zone: string) => zones.get(zone) ?? [],
    card: (id: string) => cardNamed(t.match, id),
  };
  const [attack, defence] = [worthOf(seen, 0)?.value, worthOf(seen, 1)?.value];
  return [attack, defence, wouldBe(seen, (attack ?? 0) - (defence ?? 0))];
}

test('BMS-251, BMS-252 a tie is the VAR’s, unless a finisher or a keeper decides it', () => {
  assert.deepEqual(figures('o-09', 'w-03'), [8, 7, 'score']);
  assert.deepEqual(figures('o-11', 'w-02'), [7, 8, 'stop']);
  assert.deepEqual(figures('o-09', 'w-02'), [8, 8, 'tie']);
  assert.deepEqual(figures('o-10', 'w-02'), [8, 8, 'score']);
  assert.deepEqual(figures('o-09', 'w-01'), [8, 8, 'stop']);
  assert.deepEqual(figures('o-10', 'w-01'), [8, 8, 'tie']);
});
