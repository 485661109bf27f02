import type { Bits, CardId } from './types.ts';

/** Sets of cards as bits, 32 to a number; all sets of a match have the same number of numbers. */
export function noCards(words: number): number[] {
  const bits: number[] = [];
  for (let w = 0; w < words; w++) bits.push(0);
  return bits;
}

export function bitsOf(words: number, cards: readonly CardId[]): number[] {
  const bits = noCards(words);
  for (let i = 0; i < cards.length; i++) bits[cards[i]! >> 5]! |= 1 << (cards[i]! & 31);
  return bits;
}

/** The cards of a set, in order. */
export function cardsIn(bits: Bits): CardId[] {
  const cards: CardId[] = [];
  for (let w = 0; w < bits.length; w++)
    for (let rest = bits[w]!; rest !== 0; rest &= rest - 1) cards.push((w << 5) + lowest(rest));
  return cards;
}

/** The place of the lowest bit that is set. */
export const lowest = (word: number): number => 31 - Math.clz32(word & -word);

export const has = (bits: Bits, c: CardId): boolean => (bits[c >> 5]! & (1 << (c & 31))) !== 0;

export function isEmpty(bits: Bits): boolean {
  for (let w = 0; w < bits.length; w++) if (bits[w] !== 0) return false;
  return true;
}

export function overlap(a: Bits, b: Bits): boolean {
  for (let w = 0; w < a.length; w++) if (a[w]! & b[w]!) return true;
  return false;
}

/** Whether all of the first set is in the second. */
export function isWithin(a: Bits, b: Bits): boolean {
  for (let w = 0; w < a.length; w++) if (a[w]! & ~b[w]!) return false;
  return true;
}

export function both(a: Bits, b: Bits): number[] {
  const bits: number[] = [];
  for (let w = 0; w < a.length; w++) bits.push(a[w]! & b[w]!);
  return bits;
}

export function either(a: Bits, b: Bits): number[] {
  const bits: number[] = [];
  for (let w = 0; w < a.length; w++) bits.push(a[w]! | b[w]!);
  return bits;
}

export function without(a: Bits, b: Bits): number[] {
  const bits: number[] = [];
  for (let w = 0; w < a.length; w++) bits.push(a[w]! & ~b[w]!);
  return bits;
}

export function count(bits: Bits): number {
  let sum = 0;
  for (let w = 0; w < bits.length; w++) sum += countWord(bits[w]!);
  return sum;
}

export function countBoth(a: Bits, b: Bits): number {
  let sum = 0;
  for (let w = 0; w < a.length; w++) sum += countWord(a[w]! & b[w]!);
  return sum;
}

function countWord(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
