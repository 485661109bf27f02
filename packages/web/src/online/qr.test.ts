import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Modules, qrCode, times } from './qr.ts';

/** Reads a code as a camera would, from the modules alone: format, mask, zigzag, blocks, correction, bytes. */
function read(modules: Modules): string {
  const size = modules.length;
  const version = (size - 17) / 4;
  const dark = (x: number, y: number): number => (modules[y]?.[x] ? 1 : 0);
  let format = 0;
  for (let i = 14; i >= 9; i--) format = format * 2 + dark(14 - i, 8);
  format = format * 2 + dark(7, 8);
  format = format * 2 + dark(8, 8);
  format = format * 2 + dark(8, 7);
  for (let i = 5; i >= 0; i--) format = format * 2 + dark(8, i);
  const [level, mask] = [((format ^ 0x5412) >> 13) & 3, ((format ^ 0x5412) >> 10) & 7];
  assert.equal(level, 0, 'level M');
  const bits: number[] = [];
  let up = true;
  for (let x = size - 1; x > 0; x -= 2, up = !up) {
    if (x === 6) x--;
    for (let i = 0; i < size; i++)
      for (const column of [x, x - 1]) {
        const y = up ? size - 1 - i : i;
        if (!isPattern(column, y, size, version))
          bits.push(dark(column, y) ^ (isMasked(mask, column, y) ? 1 : 0));
      }
  }
  const words: number[] = [];
  for (let i = 0; i + 8 <= bits.length; i += 8) words.push(Number.parseInt(bits.slice(i, i + 8).join(''), 2));
  return decoded(words, version);
}

/** Data words, words for correction, blocks (level M), as printed in the standard. */
const table = [
  [16, 10, 1],
  [28, 16, 1],
  [44, 26, 1],
  [64, 18, 2],
  [86, 24, 2],
  [108, 16, 4],
  [124, 18, 4],
  [154, 22, 4],
  [182, 22, 5],
  [216, 26, 5],
  [254, 30, 5],
  [290, 22, 8],
  [334, 22, 9],
  [365, 24, 9],
  [415, 24, 10],
] as const;

function decoded(words: readonly number[], version: number): string {
  const [room, correction, count] = table[version - 1] ?? assert.fail();
  assert.equal(words.length, room + correction * count);
  const lengths = Array.from(
    { length: count },
    (_, b) => Math.floor(room / count) + (b >= count - (room % count) ? 1 : 0),
  );
  const blocks: number[][] = lengths.map(() => []);
  let at = 0;
  for (let i = 0; i < Math.max(...lengths); i++)
    blocks.forEach((block, b) => {
      if (i < (lengths[b] ?? 0)) block.push(words[at++] ?? 0);
    });
  const data = blocks.flat();
  for (let i = 0; i < correction; i++) for (const block of blocks) block.push(words[at++] ?? 0);
  for (const block of blocks) {
    let power = 1;
    for (let i = 0; i < correction; i++, power = times(power, 2))
      assert.equal(
        block.reduce((sum, word) => times(sum, power) ^ word, 0),
        0,
        'a syndrome that is not zero',
      );
  }
  const bits = data.map((word) => word.toString(2).padStart(8, '0')).join('');
  assert.equal(bits.slice(0, 4), '0100', 'bytes');
  const from = version < 10 ? 12 : 20;
  const length = Number.parseInt(bits.slice(4, from), 2);
  const bytes = Array.from({ length }, (_, i) =>
    Number.parseInt(bits.slice(from + i * 8, from + i * 8 + 8), 2),
  );
  return new TextDecoder().decode(new Uint8Array(bytes));
}

function isMasked(mask: number, x: number, y: number): boolean {
  const product = x * y;
  return (
    [
      (x + y) % 2,
      y % 2,
      x % 3,
      (x + y) % 3,
      ((x / 3) | 0) + ((y / 2) | 0),
      (product % 2) + (product % 3),
      (product % 2) + (product % 3),
      ((x + y) % 2) + (product % 3),
    ].map((n, i) => ([4, 6, 7].includes(i) ? n % 2 : n))[mask] === 0
  );
}

/** Where the patterns for alignment are beside 6, by version, as printed in the standard. */
const alignments: readonly (readonly number[])[] = [
  [],
  [18],
  [22],
  [26],
  [30],
  [34],
  [22, 38],
  [24, 42],
  [26, 46],
  [28, 50],
  [30, 54],
  [32, 58],
  [34, 62],
  [26, 46, 66],
  [26, 48, 70],
];

function isPattern(x: number, y: number, size: number, version: number): boolean {
  if (x === 6 || y === 6) return true;
  if ((x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9)) return true;
  if (version >= 7 && ((x < 6 && y >= size - 11) || (y < 6 && x >= size - 11))) return true;
  const places = alignments[version - 1] ?? [];
  const near = (n: number, all: readonly number[]) => all.some((place) => Math.abs(n - place) <= 2);
  if (near(x, places) && near(y, places)) return true;
  const middle = places.slice(0, -1);
  return (near(x, middle) && Math.abs(y - 6) <= 2) || (near(y, middle) && Math.abs(x - 6) <= 2);
}

test('what is written into a code of any size can be read from it, and nothing needs correction', () => {
  const versions = new Set<number>();
  for (const length of [1, 14, 20, 40, 60, 80, 100, 115, 140, 170, 200, 240, 280, 320, 350, 400]) {
    const text = `https://tafel.example/#/t/${'é'.repeat(2)}${'x'.repeat(length)}`.slice(-length);
    const modules = qrCode(text) ?? assert.fail();
    versions.add((modules.length - 17) / 4);
    assert.equal(read(modules), text);
  }
  assert.deepEqual(
    [...versions].sort((a, b) => a - b),
    Array.from({ length: 15 }, (_, i) => i + 1),
  );
});

test('three corners have their squares, and a text that is too long has no code', () => {
  const modules = qrCode('stamtafel') ?? assert.fail();
  for (const [x, y] of [
    [3, 3],
    [modules.length - 4, 3],
    [3, modules.length - 4],
  ] as const)
    assert.deepEqual([modules[y]?.[x], modules[y]?.[x + 2], modules[y]?.[x + 3]], [true, false, true]);
  assert.equal(qrCode('x'.repeat(420)), undefined);
});
