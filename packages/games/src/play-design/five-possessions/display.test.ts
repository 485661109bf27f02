import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type View, viewedZone } from '@stamtafel/kernel';
import { fivePossessions } from './game.ts';
import type { FivePossessions } from './kind.ts';
import { kickOff, lay, playOn, type Sitting, white } from './testing/table.ts';

const rowOne = 'off-pistol off-i-formation off-victory off-ace';
const guardOne = 'def-46 def-4-4 def-nickel def-4-3';
const rowTwo = 'off-punt off-flexbone off-trips off-heavy';
const guardTwo = 'def-3-4 def-punt-block def-dime def-hands-team';

const afterTwoRows = (log: 'on' | 'off'): Sitting => {
  const t = kickOff(`${rowOne} ${rowTwo}`, `${guardOne} ${guardTwo}`, { options: { 'pd.revealLog': log } });
  lay(t, 'A', rowOne);
  lay(t, 'B', guardOne);
  lay(t, 'A', rowTwo);
  lay(t, 'B', guardTwo);
  return t;
};

const shownTo = (t: Sitting, seat: string): View<FivePossessions> =>
  fivePossessions.display?.(t.view(seat), t.match) ?? t.view(seat);

test('PD5-050 with the log on, what was revealed in this possession stays readable', () => {
  const t = afterTwoRows('on');
  for (const seat of ['A', 'B', 'watcher'])
    assert.deepEqual(viewedZone(t.match, shownTo(t, seat), 'down.3'), white('off-trips'));
});

test('PD5-050 with the log off, no table names a card that lies face down', () => {
  const t = afterTwoRows('off');
  for (const seat of ['A', 'B', 'watcher']) {
    const view = shownTo(t, seat);
    for (const zone of ['down.2', 'down.3', 'down.4', 'aside.B'])
      assert.ok(
        viewedZone(t.match, view, zone).every((card) => card === '?'),
        zone,
      );
    assert.deepEqual(
      viewedZone(t.match, view, 'lane.1'),
      white('off-pistol off-punt'),
      'open cards are seen',
    );
  }
  assert.deepEqual(viewedZone(t.match, shownTo(t, 'A'), 'hand.A'), t.zone('hand.A'));
});

test('PD5-050 with the log off, the cards of the last possession that lie aside are not named either', () => {
  for (const log of ['on', 'off'] as const) {
    const t = afterTwoRows(log);
    playOn(t, ({ facts }) => facts.possession > 1);
    for (const zone of ['offense.A', 'defense.B'])
      for (const seat of ['A', 'B', 'watcher'])
        assert.equal(
          viewedZone(t.match, shownTo(t, seat), zone).some((card) => card !== '?'),
          log === 'on',
          `${zone} for ${seat}`,
        );
  }
});

test('PD5-050 it is display only: knowledge and rules stay the same', () => {
  const on = afterTwoRows('on');
  const off = afterTwoRows('off');
  assert.equal(JSON.stringify(off.view('A')), JSON.stringify(on.view('A')));
  assert.deepEqual(off.options('A'), on.options('A'));
});

test('PD5-050 with the log off, the offense still sees its last cards until they are revealed', () => {
  const t = afterTwoRows('off');
  playOn(t, ({ facts }) => facts.row === 4 || facts.possession > 1);
  assert.deepEqual([t.facts.possession, t.facts.row], [1, 4]);
  playOn(t, (table) => table.asked().B === 'lastDefense');
  const frame = t.state.stack.at(-1);
  assert.ok(frame?.do === 'lastDefense');
  for (const n of frame.lanes) {
    const entries = viewedZone(t.match, shownTo(t, 'A'), `down.${n}`);
    assert.notEqual(entries.at(-1), '?');
    assert.ok(entries.slice(0, -1).every((card) => card === '?'));
    assert.ok(viewedZone(t.match, shownTo(t, 'B'), `down.${n}`).every((card) => card === '?'));
  }
});

test('PD5-050 a hidden card still has the back of its pack', () => {
  const t = afterTwoRows('off');
  const zone = t.match.zoneByName.get('down.3') ?? 0;
  const entry = shownTo(t, 'B').zones[zone]?.[0] ?? 0;
  const pack = t.match.packs[-1 - entry] ?? [];
  assert.ok(pack.every((card) => t.match.cards[card]?.back === 'white offense'));
});
