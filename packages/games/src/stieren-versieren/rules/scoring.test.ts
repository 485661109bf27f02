import assert from 'node:assert/strict';
import { test } from 'node:test';
import { display } from '../display.ts';
import { shack } from '../kind.ts';
import { onTurn, type Zones } from '../testing/table.ts';

const result = (zones: Zones, options: { readonly [id: string]: unknown } = {}, seats = 3) =>
  onTurn(zones, { seats, options, stack: [] }).seated.outcome();

test('SV-601 each couple scores cow × bull, and a score is the sum', () => {
  assert.deepEqual(
    result({
      'shack.B': ['K:hart-4', 'B:hart-3', 'K:halter-5', 'B:halter-2'],
      'shack.C': ['K:geld-5', 'C:geld-5'],
    }),
    { scores: [0, 22, 25], ranks: [3, 2, 1], reason: 'points' },
  );
});

test('SV-602 cows and bulls left on locations, in hands and piles score nothing', () => {
  const zones = {
    opera: ['K:hart-5'],
    'opera.A': ['A:hart-5'],
    'hand.A': ['A:hart-4'],
    'discard.A': ['A:hart-3'],
    'shack.B': ['K:hart-2', 'B:hart-1'],
  };
  assert.deepEqual(result(zones)?.scores, [0, 2, 0]);
  assert.deepEqual(result(zones)?.ranks, [2, 1, 2]);
});

test('SV-603 equal scores share the rank and the next one is skipped', () => {
  const zones = { 'shack.A': ['K:hart-4', 'A:hart-3'], 'shack.B': ['K:hart-3', 'B:hart-4'] };
  assert.deepEqual(result(zones), { scores: [12, 12, 0], ranks: [1, 1, 3], reason: 'shared' });
  assert.deepEqual(result({}), { scores: [0, 0, 0], ranks: [1, 1, 1], reason: 'shared' });
});

test('SV-603 with tieBreak=couples more couples come first, then the better best couple, then they share', () => {
  const couples = { tieBreak: 'couples' };
  const more = {
    'shack.A': ['K:hart-4', 'A:hart-3'],
    'shack.B': ['K:hart-2', 'B:hart-3', 'K:bier-2', 'B:bier-3'],
  };
  assert.deepEqual(result(more, couples), { scores: [12, 12, 0], ranks: [2, 1, 3], reason: 'couples' });
  assert.deepEqual(result(more)?.ranks, [1, 1, 3]);
  const better = {
    'shack.A': ['K:hart-2', 'A:hart-5', 'K:bier-2', 'A:bier-1'],
    'shack.B': ['K:hart-3', 'B:hart-2', 'K:halter-3', 'B:halter-2'],
  };
  assert.deepEqual(result(better, couples), { scores: [12, 12, 0], ranks: [1, 2, 3], reason: 'best-couple' });
  const same = { 'shack.A': ['K:hart-4', 'A:hart-3'], 'shack.B': ['K:hart-3', 'B:hart-4'] };
  assert.deepEqual(result(same, couples)?.ranks, [1, 1, 3]);
});

test('SV-604 the Love Shack is shut until scoring: only the couples are counted, unless it is open', () => {
  const zones = { 'shack.A': ['K:hart-4', 'A:hart-3'], 'opera.A': ['A:hart-1'], opera: ['K:hart-2'] };
  const shown = (options: { readonly [id: string]: unknown }, over = false) => {
    const t = onTurn(zones, { options, ...(over && { stack: [] }) });
    const { match } = t.seated;
    const view = display(t.seated.view('B'), match);
    return (view.zones[shack(0)] ?? []).map((face) => match.faces[face]?.id ?? '?');
  };
  assert.deepEqual(shown({}), ['?', '?']);
  assert.deepEqual(shown({ loveShackDisplay: 'open' }), ['koe-hart-4', 'stier-hoefijzer-hart-3']);
  assert.deepEqual(shown({}, true), ['koe-hart-4', 'stier-hoefijzer-hart-3']);
  const t = onTurn(zones);
  assert.deepEqual(t.sees('B', 'shack.A'), ['K:hart-4', 'A:hart-3'], 'in views and log couples are public');
});
