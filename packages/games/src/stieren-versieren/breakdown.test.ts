import assert from 'node:assert/strict';
import { test } from 'node:test';
import { breakdown } from './breakdown.ts';
import { onTurn } from './testing/table.ts';
import { namesEn } from './texts/names.en.ts';
import { namesNl } from './texts/names.nl.ts';

test('SV-601 SV-709 the result can be checked couple by couple', () => {
  const zones = {
    'shack.A': ['K:hart-4', 'A:hart-3', 'koe-drag-queen', 'A:bier-2'],
    'shack.B': ['K:halter-5', 'B:halter-2'],
  };
  const { seated } = onTurn(zones, { seats: 3, options: { dragQueen: true }, stack: [] });
  const lines = breakdown(seated.match, seated.view('C'), namesNl);
  assert.match(lines[0]?.[0] ?? '', /: 4 × 3 = 12$/);
  assert.match(lines[0]?.[1] ?? '', /^Drag Queen en .*: 5 \+ 2 = 7$/);
  assert.equal(lines[0]?.[2], 'Samen: 19 punten met 2 Love Duo’s');
  assert.match(lines[1]?.[0] ?? '', /^Big Bertha en .*: 5 × 2 = 10$/);
  assert.deepEqual(breakdown(seated.match, seated.view('C'), namesEn)[2], [
    'In all: 0 points with 0 Love Duos',
  ]);
});
