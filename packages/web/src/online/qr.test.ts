import assert from 'node:assert/strict';
import { test } from 'node:test';
import { qrCode } from './qr.ts';

test('a code begins in its corner, without a border: three corners have their squares', () => {
  const modules = qrCode('https://tafel.example/#/t/abc/k.def') ?? assert.fail();
  for (const row of modules) assert.equal(row.length, modules.length);
  for (const [x, y] of [
    [3, 3],
    [modules.length - 4, 3],
    [3, modules.length - 4],
  ] as const)
    assert.deepEqual(
      [0, 1, 2, 3].map((away) => modules[y]?.[x + away]),
      [true, true, false, true],
    );
});

test('a text that a phone could not read from a screen has no code', () => {
  const sizeOf = (length: number): number | undefined => qrCode('é'.repeat(length / 2))?.length;
  // Version 15: 77 modules, at most 412 bytes.
  assert.deepEqual([sizeOf(412), sizeOf(414)], [77, undefined]);
});
