import assert from 'node:assert/strict';
import { test } from 'node:test';
import { viewedZone } from '@stamtafel/kernel';
import { sit } from '@stamtafel/kernel/testing';
import { colours, formations } from '../../deck.ts';
import { cardsOf } from '../cards/cards.ts';
import { fivePossessions } from '../game.ts';
import { again, black, kickOff, lay, playOn, white } from '../testing/table.ts';
import { counted, offenseWins } from './duel.ts';

const cards = cardsOf(sit(fivePossessions).match.options);
const card = (id: string) => cards.find((c) => c.id === `white:${id}`)!;

const rowOne = 'off-pistol off-i-formation off-victory off-ace';
const guardOne = 'def-46 def-4-4 def-nickel def-4-3';
const rowTwo = 'off-punt off-flexbone off-trips off-heavy';
const guardTwo = 'def-3-4 def-punt-block def-dime def-hands-team';

const opening = () => kickOff(`${rowOne} ${rowTwo}`, `${guardOne} ${guardTwo}`);
const afterRowOne = () => {
  const t = opening();
  lay(t, 'A', rowOne);
  lay(t, 'B', guardOne);
  return t;
};

test('PD5-020 when both have placed, the live lanes are revealed in order, offense card first', () => {
  const t = opening();
  lay(t, 'B', guardOne);
  lay(t, 'A', rowOne);
  const duels = t.told.filter(({ key }) => key.startsWith('duel'));
  assert.deepEqual(
    duels.map(({ args }) => args.lane),
    [1, 2, 3, 4],
  );
  const pairs = white(rowOne).map((offense, i) => [offense, black(guardOne)[i]]);
  assert.deepEqual(
    duels.map((duel) => duel.cards),
    pairs,
  );
});

test('PD5-020 nothing is revealed before both have placed', () => {
  const t = opening();
  lay(t, 'A', rowOne);
  for (const viewer of ['B', 'watcher'])
    assert.deepEqual(viewedZone(t.match, t.view(viewer), 'hand.A'), ['?', '?', '?', '?']);
  assert.ok(t.told.every(({ cards }) => cards.length === 0));
});

test('PD5-021 lanes are judged independently', () => {
  const t = afterRowOne();
  assert.deepEqual(t.facts.closedIn, [0, 1, 0, 1]);
});

test('PD5-022 the colour of the offense card says which dots are counted', () => {
  const dots = { O: 1, P: 2, G: 3, B: 4, L: 1 };
  const counts = { orange: 1, green: 3, blue: 4, purple: 6 };
  const table = formations.map((formation) => ({ ...formation, dots }));
  const own = cardsOf(sit(fivePossessions, { options: { 'pd.deck': table } }).match.options);
  for (const colour of colours) {
    const attack = own.find((c) => c.side === 'offense' && c.colour === colour)!;
    assert.equal(counted(attack, attack), counts[colour], colour);
  }
});

test('PD5-023 PD-006 both count those colours on their own card; defense colour and values do not matter', () => {
  const pistol = card('off-pistol');
  assert.deepEqual([counted(pistol, pistol), counted(card('def-goal-line'), pistol)], [3, 1]);
  const guard = card('def-dime');
  for (const colour of colours)
    for (const value of [4, 7])
      assert.equal(offenseWins({ ...pistol, value }, { ...guard, colour, value: 11 - value }), false);
});

test('PD5-024 the offense needs at least one dot more; an equal count is won by the defense', () => {
  const duels: [string, string, boolean][] = [
    ['off-pistol', 'def-4-3', false],
    ['off-pistol', 'def-46', true],
    ['off-pistol', 'def-nickel', false],
    ['off-ace', 'def-4-4', true],
    ['off-ace', 'def-4-3', false],
    ['off-victory', 'def-quarter', true],
    ['off-punt', 'def-punt-return', false],
  ];
  for (const [attack, guard, wins] of duels)
    assert.equal(offenseWins(card(attack), card(guard)), wins, `${attack} ${guard}`);
});

test('PD5-025 the offense wins: its card stays face up and the lane stays open', () => {
  const t = afterRowOne();
  assert.deepEqual(t.zone('lane.1'), white('off-pistol'));
  for (const viewer of ['A', 'B', 'watcher'])
    assert.deepEqual(viewedZone(t.match, t.view(viewer), 'lane.1'), white('off-pistol'));
  assert.equal(t.facts.closedIn[0], 0);
});

test('PD5-026 the defense wins: the card is turned face down and the lane is closed for the rest of the possession', () => {
  const t = afterRowOne();
  assert.deepEqual([t.zone('lane.2'), t.zone('down.2')], [[], white('off-i-formation')]);
  assert.equal(t.facts.closedIn[1], 1);
  // Flexbone would beat Punt Block in lane 2, and Heavy would beat Hands Team in lane 4: both stay closed.
  lay(t, 'A', rowTwo);
  lay(t, 'B', guardTwo);
  assert.deepEqual(t.facts.closedIn, [0, 1, 2, 1]);
});

test('PD5-027 after the row all defense cards, also the unrevealed ones, are laid aside; the offense rows stay', () => {
  const t = afterRowOne();
  lay(t, 'A', rowTwo);
  lay(t, 'B', guardTwo);
  assert.deepEqual(t.zone('aside.B'), black(`${guardOne} ${guardTwo}`));
  for (const n of [1, 2, 3, 4]) assert.deepEqual(t.zone(`against.${n}`), []);
  assert.deepEqual(t.zone('lane.1'), white('off-pistol off-punt'));
  assert.deepEqual(t.zone('down.4'), white('off-ace off-heavy'));
  // Opposite the dead cards of lanes 2 and 4 nothing was turned over: only B knows those two.
  const revealed = black(`${guardOne} def-3-4 ? def-dime ?`).map((name) => name.replace('black:?', '?'));
  assert.deepEqual(viewedZone(t.match, t.view('A'), 'aside.B'), revealed);
  assert.deepEqual(viewedZone(t.match, t.view('watcher'), 'aside.B'), revealed);
  assert.deepEqual(viewedZone(t.match, t.view('B'), 'aside.B'), black(`${guardOne} ${guardTwo}`));
});

test('PD5-027 laid aside cards do not return in this possession', () => {
  const t = again(afterRowOne());
  const gone = t.zone('aside.B');
  playOn(t, ({ facts }) => facts.possession > 1 || facts.row > 2);
  for (const id of gone) assert.ok(!t.zone('hand.B').includes(id));
});
