/**
 * A QR code (ISO 18004) for short texts: bytes, error correction level M, versions 1 to 15. Own lines instead of a
 * package: an address is all that is ever drawn, and the whole of it is here. A larger one no phone reads from a screen.
 */
export type Modules = readonly (readonly boolean[])[];

/** By version: codewords for correction in each block, and the number of blocks (level M). */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24] as const;
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10] as const;
/** Level M in the format information. */
const LEVEL = 0;
/** One of the eight masks: addresses have no large even areas that would need another one. */
const MASK = 3;
const isMasked = (x: number, y: number): boolean => (x + y) % 3 === 0;

/** Undefined for a text that is too long. */
export function qrCode(text: string): Modules | undefined {
  const bytes = new TextEncoder().encode(text);
  for (let version = 1; version <= BLOCKS.length; version++) {
    const room = dataCodewords(version);
    const header = version < 10 ? 12 : 20;
    if (header + bytes.length * 8 > room * 8) continue;
    const data = dataOf(bytes, version, room);
    return draw(version, withCorrection(data, version));
  }
  return undefined;
}

const sizeOf = (version: number): number => version * 4 + 17;

/** Patterns for alignment in a row. */
const alignmentsIn = (version: number): number => (version < 2 ? 0 : Math.floor(version / 7) + 2);

/** All modules that are not part of a pattern. */
function rawBits(version: number): number {
  const row = alignmentsIn(version);
  let bits = (16 * version + 128) * version + 64;
  if (version >= 2) bits -= (25 * row - 10) * row - 55;
  if (version >= 7) bits -= 36;
  return bits;
}

const dataCodewords = (version: number): number =>
  Math.floor(rawBits(version) / 8) - (CORRECTION[version - 1] ?? 0) * (BLOCKS[version - 1] ?? 0);

/** Mode, length, bytes, and padding up to the room there is. */
function dataOf(bytes: Uint8Array, version: number, room: number): number[] {
  const bits: number[] = [];
  const add = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  add(0b0100, 4);
  add(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) add(byte, 8);
  add(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  const words: number[] = [];
  for (let i = 0; i < bits.length; i += 8)
    words.push(bits.slice(i, i + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let i = 0; words.length < room; i++) words.push(i % 2 === 0 ? 0xec : 0x11);
  return words;
}

/** Multiplication of the field with 256 elements, modulo x⁸+x⁴+x³+x²+1. */
export function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> i) & 1) * a;
  }
  return product;
}

function divisorOf(degree: number): number[] {
  const divisor = [...new Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) divisor[j] = times(divisor[j] ?? 0, root) ^ (divisor[j + 1] ?? 0);
    root = times(root, 2);
  }
  return divisor;
}

function remainderOf(data: readonly number[], divisor: readonly number[]): number[] {
  const rest = divisor.map(() => 0);
  for (const word of data) {
    const factor = word ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((value, i) => {
      rest[i] = (rest[i] ?? 0) ^ times(value, factor);
    });
  }
  return rest;
}

/** Blocks with their correction, interleaved; the last blocks are one word longer. */
function withCorrection(data: readonly number[], version: number): number[] {
  const blocks = BLOCKS[version - 1] ?? 1;
  const divisor = divisorOf(CORRECTION[version - 1] ?? 0);
  const short = Math.floor(data.length / blocks);
  const firstLong = blocks - (data.length % blocks);
  let at = 0;
  const parts = Array.from({ length: blocks }, (_, block) => {
    const words = data.slice(at, at + short + (block >= firstLong ? 1 : 0));
    at += words.length;
    return { words, rest: remainderOf(words, divisor) };
  });
  const column = (i: number, of: 'words' | 'rest'): number[] =>
    parts.flatMap((part) => (part[of][i] === undefined ? [] : [part[of][i]]));
  return [
    ...Array.from({ length: short + 1 }, (_, i) => column(i, 'words')),
    ...divisor.map((_, i) => column(i, 'rest')),
  ].flat();
}

function draw(version: number, words: readonly number[]): boolean[][] {
  const size = sizeOf(version);
  const modules = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const fixed = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const set = (x: number, y: number, dark: boolean): void => {
    const [row, firm] = [modules[y], fixed[y]];
    if (row === undefined || firm === undefined || x < 0 || x >= size) return;
    row[x] = dark;
    firm[x] = true;
  };
  drawPatterns(version, size, set);
  drawFormat(size, set);
  if (version >= 7) drawVersion(version, size, set);
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    const column = right <= 6 ? right - 1 : right;
    const isUp = ((column + 1) & 2) === 0;
    for (let step = 0; step < size; step++)
      for (const x of [column, column - 1]) {
        const y = isUp ? size - 1 - step : step;
        const row = modules[y];
        if (row === undefined || fixed[y]?.[x]) continue;
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        bit++;
        row[x] = dark !== isMasked(x, y);
      }
  }
  return modules;
}

type Set = (x: number, y: number, dark: boolean) => void;

function drawPatterns(version: number, size: number, set: Set): void {
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
  const places = alignments(version, size);
  const last = places.length - 1;
  places.forEach((cx, i) => {
    places.forEach((cy, j) => {
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    });
  });
}

/** From the last one back they are equally far from each other, as far as even steps allow; the first is where the line is. */
function alignments(version: number, size: number): number[] {
  const row = alignmentsIn(version);
  if (row === 0) return [];
  const step = 2 * Math.floor((version * 8 + row * 3 + 5) / (row * 4 - 4));
  return [6, ...Array.from({ length: row - 1 }, (_, i) => size - 7 - step * (row - 2 - i))];
}

function drawFormat(size: number, set: Set): void {
  const data = (LEVEL << 3) | MASK;
  let rest = data;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  const bit = (i: number): boolean => ((bits >> i) & 1) === 1;
  for (let i = 0; i <= 5; i++) set(8, i, bit(i));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let i = 9; i < 15; i++) set(14 - i, 8, bit(i));
  for (let i = 0; i < 8; i++) set(size - 1 - i, 8, bit(i));
  for (let i = 8; i < 15; i++) set(8, size - 15 + i, bit(i));
  set(8, size - 8, true);
}

function drawVersion(version: number, size: number, set: Set): void {
  let rest = version;
  for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let i = 0; i < 18; i++) {
    const dark = ((bits >> i) & 1) === 1;
    const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
    set(a, b, dark);
    set(b, a, dark);
  }
}
