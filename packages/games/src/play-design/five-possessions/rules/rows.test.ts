import assert from 'node:assert/strict';
import { test } from 'node:test';
import { view, viewedZone } from '@stamtafel/kernel';
import { again, black, kickOff, lay, walk, white } from '../testing/table.ts';

const rowOne = 'off-pistol off-i-formation off-victory off-ace';
const guardOne = 'def-46 def-4-4 def-nickel def-4-3';
const rowTwo = 'off-trips off-punt off-flexbone off-heavy';
const guardTwo = 'def-3-4 def-punt-block def-dime def-hands-team';

const opening = () => kickOff(`${rowOne} ${rowTwo}`, `${guardOne} ${guardTwo}`);
const secondRow = () => {
  const t = opening();
  lay(t, 'A', rowOne);
  lay(t, 'B', guardOne);
  return t;
};

test('PD5-010 there are four lanes and all are open at the start of a possession', () => {
  const t = opening();
  assert.deepEqual(t.facts.closedIn, [0, 0, 0, 0]);
  const next = kickOff(
    'off-i-formation off-pistol off-ace off-heavy',
    'def-4-4 def-nickel def-dime def-big-nickel',
  );
  lay(next, 'A', 'off-i-formation off-pistol off-ace off-heavy');
  lay(next, 'B', 'def-4-4 def-nickel def-dime def-big-nickel');
  assert.deepEqual([next.facts.possession, next.facts.closedIn], [2, [0, 0, 0, 0]]);
});

test('PD5-011 for a row both take the top 4 cards of their own stack; only they see them', () => {
  const t = opening();
  assert.deepEqual(t.zone('hand.A'), white(rowOne));
  assert.deepEqual(t.zone('hand.B'), black(guardOne));
  assert.deepEqual(viewedZone(t.match, t.view('A'), 'hand.A'), white(rowOne));
  assert.deepEqual(viewedZone(t.match, t.view('B'), 'hand.A'), ['?', '?', '?', '?']);
  assert.deepEqual(viewedZone(t.match, t.view('watcher'), 'hand.B'), ['?', '?', '?', '?']);
  assert.equal(t.zone('stack.A').length, 10);
  const second = secondRow();
  assert.deepEqual(second.zone('hand.A'), white(rowTwo));
  assert.equal(second.zone('stack.B').length, 6);
});

test('PD5-012 the offense lays its 4 cards one in each lane, in any order: 24 arrangements in row 1', () => {
  const t = opening();
  assert.equal(new Set(walk(t, 'A')).size, 24);
  t.play('A', 'lay white:off-pistol lane.1');
  assert.equal(t.refusal('A', 'lay white:off-pistol lane.2')?.rule, 'PD5-012');
  assert.equal(t.refusal('A', 'leave lane.2')?.rule, 'PD5-012');
  assert.equal(t.refusal('A', 'lay white:off-punt lane.2')?.rule, 'PD5-012');
});

test('PD5-012 rows 2 and 3 go above the previous row', () => {
  const t = secondRow();
  lay(t, 'A', 'off-punt off-flexbone off-trips off-heavy');
  lay(t, 'B', guardTwo);
  assert.deepEqual(t.zone('lane.1'), white('off-pistol off-punt'));
  assert.deepEqual([t.zone('lane.3'), t.zone('down.3')], [white('off-victory'), white('off-trips')]);
});

test('PD5-013 the defense lays one card opposite each lane, always four, also opposite closed lanes', () => {
  const t = secondRow();
  assert.equal(new Set(walk(t, 'B')).size, 24);
  assert.equal(t.refusal('B', 'leave against.1')?.rule, 'PD5-013');
  t.play('B', 'lay black:def-dime against.1');
  assert.equal(t.refusal('B', 'lay black:def-dime against.2')?.rule, 'PD5-013');
  assert.equal(t.options('B').length, 3, 'lane 2 is closed and gets a card all the same');
});

test('PD5-014 both place at the same time, in any order, and see only that the other has placed', () => {
  const t = opening();
  assert.deepEqual(t.asked(), { A: 'place', B: 'place' });
  const before = JSON.stringify(t.view('B'));
  for (const card of white('off-pistol off-i-formation off-victory').entries()) {
    t.play('A', `lay ${card[1]} lane.${card[0] + 1}`);
    assert.deepEqual(t.told, [], 'and nobody hears of it');
  }
  assert.equal(JSON.stringify(t.view('B')), before, 'a placement half done shows nothing');
  t.play('A', 'lay white:off-ace lane.4');
  assert.deepEqual(t.told, [{ key: 'placed', args: { seat: 0 }, cards: [] }]);
  assert.deepEqual(t.asked(), { B: 'place' });
  const other = opening();
  lay(other, 'A', 'off-ace off-victory off-i-formation off-pistol');
  for (const viewer of [1, 2])
    assert.equal(
      JSON.stringify(view(t.match, t.state, viewer)),
      JSON.stringify(view(other.match, other.state, viewer)),
    );
});

test('PD5-014 a complete placement is final', () => {
  const t = opening();
  lay(t, 'A', rowOne);
  assert.equal(t.refusal('A', 'lay white:off-ace lane.1')?.rule, 'PD5-014');
  lay(t, 'B', guardOne);
  assert.equal(t.facts.row, 2);
});

test('PD5-014 the order of the two placements does not matter', () => {
  const first = opening();
  lay(first, 'A', rowOne);
  lay(first, 'B', guardOne);
  const second = opening();
  lay(second, 'B', guardOne);
  lay(second, 'A', rowOne);
  assert.equal(JSON.stringify(second.state), JSON.stringify(first.state));
});

test('PD-014 an illegal answer is refused without any effect, and the other player’s placing does not outdate mine', () => {
  const t = opening();
  const before = JSON.stringify(t.state);
  for (const wrong of ['lay white:off-pistol lane.3', 'lay black:def-46 lane.1', 'leave lane.1', 'offense'])
    assert.ok(t.refusal('A', wrong), wrong);
  assert.equal(JSON.stringify(t.state), before);
  lay(t, 'B', guardOne);
  lay(t, 'A', rowOne);
  assert.equal(t.facts.row, 2);
});

test('PD5-028 with all four lanes closed after a row the defense wins the possession at once', () => {
  const t = kickOff(
    'off-i-formation off-pistol off-ace off-heavy',
    'def-4-4 def-nickel def-dime def-big-nickel',
  );
  lay(t, 'A', 'off-i-formation off-pistol off-ace off-heavy');
  lay(t, 'B', 'def-4-4 def-nickel def-dime def-big-nickel');
  assert.deepEqual([t.facts.wins, t.facts.possession], [[0, 1], 2]);
});

test('PD5-029 with at least one lane open after row 1, 2 or 3 the next row is played', () => {
  // Only lane 1 survives row 1: Pistol beats 46.
  const t = kickOff('off-pistol off-i-formation off-ace off-heavy', 'def-46 def-4-4 def-dime def-big-nickel');
  lay(t, 'A', 'off-pistol off-i-formation off-ace off-heavy');
  lay(t, 'B', 'def-46 def-4-4 def-dime def-big-nickel');
  assert.deepEqual([t.facts.row, t.facts.closedIn, t.asked()], [2, [0, 1, 1, 1], { A: 'place', B: 'place' }]);
});

test('PD-015 the clock lays the first legal arrangement in the order of the table of formations', () => {
  const t = secondRow();
  const copy = again(t);
  for (let i = 0; i < 4; i++) {
    copy.expire('A');
    copy.expire('B');
  }
  // Lane 1 forbids blue and lane 3 orange: Trips, first in the table, cannot begin. Flexbone is next.
  const duels = copy.told.filter(({ key }) => key.startsWith('duel'));
  assert.deepEqual(duels[0]?.cards[0], 'white:off-flexbone');
  const first = walk(t, 'A').map(lanesOf).sort(byTable)[0];
  assert.deepEqual(first, ['off-flexbone', 'off-trips', 'off-heavy', 'off-punt']);
  assert.deepEqual(copy.zone('down.2').at(-1), 'white:off-trips');
  assert.deepEqual(copy.zone('down.4').at(-1), 'white:off-punt');
  const role = kickOff('off-pistol', 'def-46');
  assert.equal(role.facts.offense, 0);
});

const table = [
  ...'off-pistol off-shotgun-spread off-trips off-empty-backfield off-i-formation off-wishbone'.split(' '),
  ...'off-flexbone off-single-wing off-victory off-field-goal off-punt off-ace off-heavy off-flex'.split(' '),
];
const lanesOf = (path: string): string[] => [...path.matchAll(/white:(\S+)/g)].map((match) => match[1] ?? '');
const byTable = (a: string[], b: string[]): number => {
  const n = a.findIndex((name, i) => name !== b[i]);
  return n < 0 ? 0 : table.indexOf(a[n] ?? '') - table.indexOf(b[n] ?? '');
};
