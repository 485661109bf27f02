import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sit } from '@stamtafel/kernel/testing';
import { display, knownOfTeam } from './display.ts';
import { howRuck } from './game.ts';
import { pulling, racing, type Seating, splitAll, splits } from './testing/table.ts';

const shown = (t: Seating, viewer: string, zone: string): number => {
  const { zones } = display(t.view(viewer), t.match);
  return zones[t.match.zoneByName.get(zone)!]!.filter((entry) => entry >= 0).length;
};

test('HR-033 the table does not show assigned cards again, unless the memory aid is on', () => {
  for (const [memoryAid, cards] of [
    [false, 0],
    [true, 3],
  ] as const) {
    const t = sit(howRuck, { options: { memoryAid } });
    splits(t, 'A', 3);
    assert.deepEqual([shown(t, 'A', 'kept.A'), shown(t, 'A', 'given.A')], [cards, cards]);
    assert.equal(shown(t, 'A', 'pair.A'), 2);
    assert.equal(shown(t, 'B', 'kept.A') + shown(t, 'B', 'pair.A'), 0);
  }
});

test('HR-036 what a player knows of the teams stays in the view; the display lists it only with the memory aid', () => {
  for (const memoryAid of [false, true]) {
    const t = sit(howRuck, { options: { memoryAid } });
    splitAll(t);
    const view = t.view('A');
    assert.ok(view.bags.length > 0);
    assert.equal(display(view, t.match).bags.length > 0, memoryAid);
    assert.equal(shown(t, 'A', 'hand.A'), 6);
    assert.deepEqual(knownOfTeam(view, t.match, 1).team.length, 10);
    assert.ok(knownOfTeam(display(view, t.match), t.match, 1).team.length === (memoryAid ? 10 : 0));
  }
});

test('HR-036 the memory aid also works while the teams are formed', () => {
  const t = sit(howRuck);
  splits(t, 'A', 4);
  assert.equal(knownOfTeam(t.view('A'), t.match, 0).team.length, 4);
  assert.equal(knownOfTeam(t.view('A'), t.match, 1).team.length, 4);
  assert.equal(knownOfTeam(t.view('B'), t.match, 0).team.length, 0);
});

test('HR-045 a pair that was left lies face down again on the table of the slower player', () => {
  const t = racing();
  splits(t, 'A', 10, 0);
  t.play('B', 'leave');
  assert.equal(t.view('B').zones[t.match.zoneByName.get('pair.A')!]!.filter((entry) => entry >= 0).length, 2);
  assert.equal(shown(t, 'B', 'pair.A'), 0);
  assert.equal(shown(t, 'A', 'pair.A'), 2);
});

test('HR-142 the hand seen in open mode is shown while its viewer chooses, and then only with the memory aid', () => {
  for (const memoryAid of [false, true]) {
    const t = pulling({ 'hand.A': ['vuile-truc'] }, { options: { vuileTrucMode: 'open', memoryAid } });
    t.play('A', 'carryOut vuile-truc');
    assert.deepEqual([shown(t, 'A', 'hand.B'), shown(t, 'watcher', 'hand.B')], [6, 0]);
    t.play('A', t.options('A')[0]!);
    assert.equal(shown(t, 'A', 'hand.B'), memoryAid ? 5 : 0);
    assert.equal(knownOfTeam(t.view('A'), t.match, 1).hand.length, 5);
  }
});

test('HR-095 covered cards may be inspected, unless showCovered is off', () => {
  for (const [showCovered, cards] of [
    [true, 3],
    [false, 1],
  ] as const) {
    const t = pulling(
      { 'A.rood': ['rood-1-1', 'dame-1', 'nessie'], discard: ['how-ruck', 'touwbreuk'] },
      { options: { showCovered } },
    );
    assert.equal(shown(t, 'A', 'A.rood'), cards);
    assert.equal(shown(t, 'B', 'discard'), 2);
    assert.equal(display(t.view('A'), t.match).zones[t.match.zoneByName.get('A.rood')!]!.length, 3);
  }
});
