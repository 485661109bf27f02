import assert from 'node:assert/strict';
import { test } from 'node:test';
import { viewedZone } from '@stamtafel/kernel';
import { black, kickOff, lastRow, lay, playOn, recoloured, walk, white } from '../testing/table.ts';

/** Open: lane 1 blue, 2 purple, 4 orange. */
const threeOpen = (guard = 'def-dime def-3-4') =>
  lastRow({
    open: {
      1: 'off-i-formation off-ace off-pistol',
      2: 'off-shotgun-spread off-wishbone off-heavy',
      4: 'off-flexbone off-flex off-victory',
    },
    closed: { 3: 'off-trips off-field-goal off-punt' },
    hand: 'off-empty-backfield off-single-wing',
    guard,
  });

/** Only lane 1 is open, with a blue card. */
const oneOpen = (hand: string, guard?: string) =>
  lastRow({
    open: { 1: 'off-i-formation off-ace off-pistol' },
    closed: { 2: 'off-heavy', 3: 'off-punt', 4: 'off-flex' },
    hand,
    ...(guard && { guard }),
  });

test('PD5-030 row 4 consists of the last 2 cards of each stack', () => {
  const rows = 'off-pistol off-i-formation off-victory off-ace off-punt off-flexbone off-trips off-heavy';
  const t = kickOff(
    `${rows} off-shotgun-spread off-field-goal off-wishbone off-flex`,
    'def-46 def-4-4 def-nickel def-4-3 def-3-4 def-punt-block def-dime def-hands-team def-goal-line',
  );
  lay(t, 'A', 'off-pistol off-i-formation off-victory off-ace');
  lay(t, 'B', 'def-46 def-4-4 def-nickel def-4-3');
  lay(t, 'A', 'off-punt off-flexbone off-trips off-heavy');
  lay(t, 'B', 'def-3-4 def-punt-block def-dime def-hands-team');
  lay(t, 'A', 'off-shotgun-spread off-field-goal off-wishbone off-flex');
  t.play('B', 'lay black:def-goal-line against.1');
  playOn(t, ({ facts }) => facts.row === 4);
  assert.deepEqual(t.asked(), { A: 'lastOffense' });
  for (const seat of ['A', 'B'])
    assert.deepEqual([t.zone(`hand.${seat}`).length, t.zone(`stack.${seat}`).length], [2, 0]);
});

test('PD5-031 the offense places first: two cards in two different open lanes of its choice', () => {
  const t = threeOpen();
  assert.deepEqual(t.asked(), { A: 'lastOffense' });
  assert.equal(walk(t, 'A').length, 4);
  assert.deepEqual(t.options('A'), ['lay white:off-single-wing lane.1', 'leave lane.1']);
  assert.equal(t.refusal('A', 'lay white:off-empty-backfield lane.1')?.rule, 'PD5-015');
  t.play('A', 'leave lane.1');
  assert.equal(t.refusal('A', 'leave lane.2')?.rule, 'PD5-031', 'two fit, so two are laid');
  t.play('A', 'lay white:off-single-wing lane.2');
  assert.equal(t.refusal('A', 'lay white:off-single-wing lane.4')?.rule, 'PD5-031');
  assert.deepEqual(t.options('A'), ['lay white:off-empty-backfield lane.4']);
});

test('PD5-031 which lanes are used is public at once, which card lies there is not', () => {
  const t = threeOpen();
  t.play('A', 'lay white:off-single-wing lane.1');
  assert.deepEqual(viewedZone(t.match, t.view('B'), 'down.1'), [], 'half a placement shows nothing');
  t.play('A', 'lay white:off-empty-backfield lane.2');
  for (const viewer of ['B', 'watcher'])
    for (const n of [1, 2]) assert.deepEqual(viewedZone(t.match, t.view(viewer), `down.${n}`), ['?']);
  assert.deepEqual(viewedZone(t.match, t.view('A'), 'down.1'), white('off-single-wing'));
  assert.deepEqual(t.zone('down.4'), []);
});

test('PD5-031 if only one card fits an open lane, that one is laid there', () => {
  const t = oneOpen('off-empty-backfield off-single-wing');
  assert.deepEqual(t.options('A'), ['lay white:off-single-wing lane.1']);
  const both = oneOpen('off-victory off-single-wing');
  assert.equal(both.options('A').length, 2);
  assert.equal(both.refusal('A', 'leave lane.1')?.rule, 'PD5-031');
});

test('PD5-032 the card without an open lane goes, dead, to the lowest-numbered closed lane', () => {
  const t = oneOpen('off-empty-backfield off-single-wing');
  t.play('A', 'lay white:off-single-wing lane.1');
  assert.deepEqual(t.zone('down.2'), white('off-heavy off-empty-backfield'));
  assert.deepEqual(viewedZone(t.match, t.view('B'), 'down.2'), ['?', '?']);
  assert.deepEqual(t.asked(), { B: 'lastDefense' });
});

test('PD5-032 X-15 with three open lanes and one place the other card is dead in lane 3', () => {
  const t = fitsLaneTwoOnly();
  assert.equal(walk(t, 'A').length, 2);
  t.play('A', 'leave lane.1');
  t.play('A', 'lay white:off-trips lane.2');
  t.play('A', 'leave lane.4');
  assert.deepEqual(t.zone('down.3').at(-1), 'white:off-empty-backfield');
});

/** Open: lanes 1 and 4 blue, lane 2 green; both last cards are blue. */
const fitsLaneTwoOnly = () =>
  lastRow({
    open: {
      1: 'off-victory off-ace off-pistol',
      2: 'off-heavy off-field-goal off-wishbone',
      4: 'off-flexbone off-flex off-shotgun-spread',
    },
    closed: { 3: 'off-punt off-i-formation off-single-wing' },
    hand: 'off-trips off-empty-backfield',
  });

/** A custom deck: all four lanes are open, three of them blue, and both last cards are blue. */
const noClosedLane = (guard: string) =>
  lastRow({
    options: { 'pd.deck': recoloured({ 'off-heavy': 'blue' }) },
    open: {
      1: 'off-victory off-ace off-pistol',
      2: 'off-i-formation off-flex off-wishbone',
      3: 'off-punt off-flexbone off-shotgun-spread',
      4: 'off-single-wing off-field-goal off-heavy',
    },
    hand: 'off-trips off-empty-backfield',
    guard,
  });

const laidAlone = () => {
  const t = noClosedLane('def-dime def-nickel');
  assert.equal(walk(t, 'A').length, 2);
  for (const step of ['leave lane.1', 'lay white:off-trips lane.2', 'leave lane.3', 'leave lane.4'])
    t.play('A', step);
  return t;
};

test('PD5-032 without a closed lane it is set aside, unseen by the defense', () => {
  const t = laidAlone();
  assert.deepEqual(t.zone('aside.A'), white('off-empty-backfield'));
  assert.deepEqual(viewedZone(t.match, t.view('B'), 'aside.A'), ['?']);
});

test('PD5-033 opposite a single offense card the defense lays one of the two and sets the other aside', () => {
  const t = laidAlone();
  assert.deepEqual(
    t.options('B'),
    black('def-dime def-nickel').map((card) => `lay ${card} against.2`),
  );
  t.play('B', 'lay black:def-nickel against.2');
  assert.deepEqual(t.facts.wins, [0, 1], 'four blue dots each');
  const aside = t.told.find(({ key }) => key === 'setAside');
  assert.deepEqual([aside?.args.seat, aside?.cards], [1, [null]]);
  assert.deepEqual(t.heard('B').find(({ key }) => key === 'setAside')?.cards, black('def-dime'));
});

test('PD5-033 the defense lays one card opposite each offense card, live or dead, in an order of its choice', () => {
  const t = oneOpen('off-empty-backfield off-single-wing', 'def-big-nickel def-quarter');
  t.play('A', 'lay white:off-single-wing lane.1');
  assert.equal(walk(t, 'B').length, 2);
  assert.equal(t.refusal('B', 'lay black:def-quarter against.2')?.rule, 'PD5-033');
  t.play('B', 'lay black:def-quarter against.1');
  assert.deepEqual(t.told, [], 'half a placement is not told');
  assert.equal(t.refusal('B', 'lay black:def-quarter against.2')?.rule, 'PD5-033');
  assert.deepEqual(t.options('B'), ['lay black:def-big-nickel against.2']);
  t.play('B', 'lay black:def-big-nickel against.2');
  assert.deepEqual(t.told[0], { key: 'placed', args: { seat: 1 }, cards: [] });
});

test('PD5-034 if no last card fits an open lane, both are shown to all and the defense wins; nobody places', () => {
  const shown = noPlace();
  assert.deepEqual([shown.facts.wins, shown.facts.possession], [[0, 1], 2]);
  assert.deepEqual(shown.asked(), { A: 'place', B: 'place' });
  const proof = shown.told.find(({ key }) => key === 'noPlace');
  assert.deepEqual([...(proof?.cards ?? [])].sort(), white('off-i-formation off-wishbone').sort());
  assert.ok(shown.told.every(({ key }) => key !== 'laidLast'));
});

/** Plays row 3 so that only lane 2 stays open, with a green card; the last cards are green. */
function noPlace(options = {}) {
  const rows = [
    'off-trips off-pistol off-ace off-heavy',
    'off-flex off-victory off-field-goal off-punt',
    'off-shotgun-spread off-single-wing off-flexbone off-empty-backfield',
    'off-i-formation off-wishbone',
  ];
  const guards = [
    'def-dime def-46 def-4-3 def-nickel',
    'def-quarter def-4-4 def-punt-return def-punt-block',
    'def-3-4 def-hands-team def-goal-line def-5-2-monster',
  ];
  const t = kickOff(rows.join(' '), guards.join(' '), { options });
  for (const n of [0, 1, 2]) {
    lay(t, 'A', rows[n] ?? '');
    lay(t, 'B', guards[n] ?? '');
  }
  return t;
}

test('PD5-037 by a house rule the colour rule does not hold in row 4: the same last cards have a place', () => {
  const t = noPlace({ 'pd5.lastRow': 'free' });
  assert.deepEqual(t.facts.wins, [0, 0]);
  assert.deepEqual(t.asked(), { A: 'lastOffense' });
  assert.deepEqual(walk(t, 'A'), ['lay white:off-i-formation lane.2', 'lay white:off-wishbone lane.2']);
  t.play('A', 'lay white:off-wishbone lane.2');
  assert.deepEqual(t.asked(), { B: 'lastDefense' });
});

test('PD5-037 in rows 2 and 3 it holds all the same', () => {
  const t = kickOff(
    'off-pistol off-i-formation off-victory off-ace off-trips off-flexbone off-punt off-heavy',
    'def-46 def-4-4 def-nickel def-4-3',
    { options: { 'pd5.lastRow': 'free' } },
  );
  lay(t, 'A', 'off-pistol off-i-formation off-victory off-ace');
  lay(t, 'B', 'def-46 def-4-4 def-nickel def-4-3');
  const open = [0, 1, 2, 3].find((n) => t.facts.closedIn[n] === 0) ?? assert.fail('a lane is open');
  const colours = ['off-trips', 'off-flexbone', 'off-punt', 'off-heavy'];
  assert.equal(open, 0);
  assert.equal(t.refusal('A', `lay white:${colours[0]} lane.1`)?.rule, 'PD5-015');
});

test('PD5-035 the offense wins the possession if it wins at least 1 of the duels of row 4', () => {
  const t = threeOpen('def-3-4 def-goal-line');
  t.play('A', 'lay white:off-single-wing lane.1');
  t.play('A', 'lay white:off-empty-backfield lane.2');
  t.play('B', 'lay black:def-3-4 against.1');
  t.play('B', 'lay black:def-goal-line against.2');
  const duels = t.told.filter(({ key }) => key.startsWith('duel')).map(({ key }) => key);
  assert.deepEqual(duels, ['duelLost', 'duelWon']);
  assert.deepEqual(t.facts.wins, [1, 0]);
});

test('PD5-035 dead cards of row 4 are not revealed and win nothing', () => {
  const t = oneOpen('off-empty-backfield off-single-wing', 'def-3-4 def-goal-line');
  t.play('A', 'lay white:off-single-wing lane.1');
  // Empty Backfield would beat Goal Line in lane 2, but it is dead there; Single Wing ties with 3-4.
  t.play('B', 'lay black:def-3-4 against.1');
  t.play('B', 'lay black:def-goal-line against.2');
  assert.equal(t.told.filter(({ key }) => key.startsWith('duel')).length, 1);
  assert.deepEqual(t.facts.wins, [0, 1]);
});

test('PD5-036 otherwise the defense wins, even if a lane without a row-4 card is still open', () => {
  const t = threeOpen();
  t.play('A', 'lay white:off-single-wing lane.1');
  t.play('A', 'lay white:off-empty-backfield lane.2');
  t.play('B', 'lay black:def-3-4 against.1');
  t.play('B', 'lay black:def-dime against.2');
  assert.deepEqual([t.facts.wins, t.facts.possession], [[0, 1], 2]);
});

test('PD-015 the clock counts a dead card where it will lie when it looks for the first arrangement', () => {
  // Only lane 3 is open: with Single Wing there, Empty Backfield, first in the table, lies dead in lane 1.
  const t = lastRow({
    open: { 3: 'off-i-formation off-ace off-victory' },
    closed: { 1: 'off-heavy', 2: 'off-punt', 4: 'off-flex' },
    hand: 'off-empty-backfield off-single-wing',
  });
  assert.equal(t.options('A').length, 2);
  t.expire('A');
  assert.deepEqual(t.zone('down.1').at(-1), 'white:off-empty-backfield');
  t.expire('B');
  t.expire('B');
  assert.equal(t.facts.possession, 2);
});

test('PD-015 in row 4 the clock fills the first lanes with the first cards', () => {
  const t = threeOpen('def-3-4 def-dime');
  t.expire('A');
  t.expire('A');
  assert.deepEqual(
    [t.zone('down.1'), t.zone('down.2')],
    [white('off-single-wing'), white('off-empty-backfield')],
  );
  t.expire('B');
  t.expire('B');
  const duels = t.told.filter(({ key }) => key.startsWith('duel')).map(({ cards }) => cards[1]);
  assert.deepEqual(duels, black('def-dime def-3-4'));
});
