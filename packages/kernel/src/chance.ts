import { chacha20 } from '@noble/ciphers/chacha.js';
import { hexToBytes } from '@noble/hashes/utils.js';

/**
 * Chance has two sources behind one interface. A real match draws from ChaCha20 keyed by its seed: every stream
 * (purpose) has its own nonces, so one more draw in one stream never shifts another. Search draws from sfc32.
 * Both are exact: a 31-bit number is refused when it falls into the incomplete last interval.
 */
export interface ChanceState {
  key: string;
  draws: number[];
  fast: number[];
}

const MAX31 = 0x7fff_ffff;
/** Bytes made at once: enough for a shuffle of 64 cards. */
const BATCH = 256;

const zeros = new Uint8Array(BATCH);
const bytes = new Uint8Array(BATCH);
const words = new DataView(bytes.buffer);
const nonce = new Uint8Array(12);
const nonceWords = new DataView(nonce.buffer);
/** Written out, so that the same seed deals the same cards on every machine. */
const LITTLE_ENDIAN = true;

let keyText = '';
let keyBytes = new Uint8Array();
let next = 0;
let batch = 0;

function refill(): void {
  nonceWords.setUint32(8, batch++, LITTLE_ENDIAN);
  // Each batch is a nonce of its own, so the block counter stays within one call.
  chacha20(keyBytes, nonce, zeros, bytes);
  next = 0;
}

function open(state: ChanceState, stream: number): void {
  if (state.key !== keyText) {
    keyBytes = hexToBytes(state.key);
    keyText = state.key;
  }
  nonceWords.setUint32(0, stream, LITTLE_ENDIAN);
  nonceWords.setUint32(4, state.draws[stream]!, LITTLE_ENDIAN);
  state.draws[stream]!++;
  batch = 0;
  refill();
}

function keyedBelow(n: number): number {
  const limit = lastFair(n);
  for (;;) {
    if (next === BATCH) refill();
    const word = words.getUint32(next, LITTLE_ENDIAN) >>> 1;
    next += 4;
    if (word <= limit) return word % n;
  }
}

/** The next 31 bits of sfc32 (Chris Doty-Humphrey's small fast counter, 32-bit words). */
export function fast31(s: number[]): number {
  const t = (s[0]! + s[1]! + s[3]!) | 0;
  s[3] = (s[3]! + 1) | 0;
  s[0] = s[1]! ^ (s[1]! >>> 9);
  s[1] = (s[2]! + (s[2]! << 3)) | 0;
  s[2] = (((s[2]! << 21) | (s[2]! >>> 11)) + t) | 0;
  return t >>> 1;
}

/** The largest 31-bit number that can be used for a fair choice below n. In small integers: 2³¹ itself would be a float. */
function lastFair(n: number): number {
  const rest = (MAX31 % n) + 1;
  return rest === n ? MAX31 : MAX31 - rest;
}

export function fastBelow(s: number[], n: number): number {
  if (n <= 1) return 0;
  const limit = lastFair(n);
  let word = fast31(s);
  while (word > limit) word = fast31(s);
  return word % n;
}

/** Four words of the search generator from any number. */
export function fastSeed(seed: number): number[] {
  const s = [seed | 0, (seed / 0x1_0000_0000) | 0, 0x2545_f491, 1];
  for (let i = 0; i < 12; i++) fast31(s);
  return s;
}

/** Starts another generator from this one; what the two draw afterwards is unrelated. */
export function fastFork(s: number[], other: number[]): void {
  other[0] = fast31(s);
  other[1] = fast31(s);
  other[2] = fast31(s);
  other[3] = 1;
  for (let i = 0; i < 12; i++) fast31(other);
}

/** A whole number from 0 to n − 1, each equally likely. */
export function below(state: ChanceState, stream: number, n: number): number {
  if (!(n <= MAX31 + 1)) throw new Error(`cannot draw below ${n}`);
  if (state.key === '') return fastBelow(state.fast, n);
  open(state, stream);
  return n <= 1 ? 0 : keyedBelow(n);
}

/** Puts the list into a uniformly random order. The last entry is drawn first: it becomes the top card. */
export function shuffle(state: ChanceState, stream: number, list: number[]): void {
  if (state.key === '') {
    fastShuffle(state.fast, list);
    return;
  }
  open(state, stream);
  for (let i = list.length - 1; i > 0; i--) {
    const j = keyedBelow(i + 1);
    const kept = list[i]!;
    list[i] = list[j]!;
    list[j] = kept;
  }
}

/** The same with the four words held in variables: this is where playouts spend their chance. */
export function fastShuffle(s: number[], list: number[]): void {
  let a = s[0]!;
  let b = s[1]!;
  let c = s[2]!;
  let d = s[3]!;
  for (let i = list.length - 1; i > 0; i--) {
    const n = i + 1;
    const limit = lastFair(n);
    let word: number;
    do {
      const t = (a + b + d) | 0;
      d = (d + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + t) | 0;
      word = t >>> 1;
    } while (word > limit);
    const j = word % n;
    const kept = list[i]!;
    list[i] = list[j]!;
    list[j] = kept;
  }
  s[0] = a;
  s[1] = b;
  s[2] = c;
  s[3] = d;
}
