import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chacha20 } from '@noble/ciphers/chacha.js';
import { below, fast31, fastBelow, fastFork, fastSeed, fastShuffle, shuffle } from './chance.ts';
import { looksUniform } from './testing/chi-square.ts';

const KEY = '00112233445566778899aabbccddeeff'.repeat(2);
const keyed = (streams = 3) => ({ key: KEY, draws: new Array<number>(streams).fill(0), fast: [0, 0, 0, 0] });
const fast = (seed: number) => ({ key: '', draws: [0], fast: fastSeed(seed) });

/** The 31-bit numbers of one draw, straight from ChaCha20: nonce = stream, draw, batch; 256 bytes a batch. */
function* stream31(stream: number, draw: number): Generator<number> {
  for (let batch = 0; ; batch++) {
    const nonce = Buffer.alloc(12);
    nonce.writeUInt32LE(stream, 0);
    nonce.writeUInt32LE(draw, 4);
    nonce.writeUInt32LE(batch, 8);
    const bytes = Buffer.from(
      chacha20(new Uint8Array(Buffer.from(KEY, 'hex')), new Uint8Array(nonce), new Uint8Array(256)),
    );
    for (let i = 0; i < 256; i += 4) yield Math.floor(bytes.readUInt32LE(i) / 2);
  }
}

/** A fair choice below n, with big numbers: refuse what lies beyond the last whole multiple of n. */
function fairBelow(numbers: Generator<number>, n: number): number {
  const last = (2n ** 31n / BigInt(n)) * BigInt(n);
  for (;;) {
    const number = BigInt(numbers.next().value);
    if (number < last) return Number(number % BigInt(n));
  }
}

test('a keyed number is the one that ChaCha20 gives for its key, stream and draw', () => {
  const state = keyed();
  const sizes = [2, 3, 6, 10, 55, 1000, 2 ** 30 + 1, 2 ** 31 - 1, 2 ** 31];
  for (const stream of [0, 2, 1])
    sizes.forEach((n, draw) => {
      assert.equal(below(state, stream, n), fairBelow(stream31(stream, draw), n), `${stream} ${draw} ${n}`);
    });
});

test('a keyed shuffle is Fisher and Yates over the same stream, even beyond one batch of bytes', () => {
  for (const size of [1, 2, 55, 64, 65, 66, 300]) {
    const list = Array.from({ length: size }, (_, i) => i);
    const expected = list.slice();
    shuffle(keyed(), 1, list);
    const numbers = stream31(1, 0);
    for (let i = size - 1; i > 0; i--) {
      const j = fairBelow(numbers, i + 1);
      [expected[i], expected[j]] = [expected[j]!, expected[i]!];
    }
    assert.deepEqual(list, expected, `${size} cards`);
  }
});

test('numbers beyond the last whole multiple are refused, not folded back', () => {
  // Just above 2³⁰ nearly half of all numbers fall outside.
  const n = 2 ** 30 + 1;
  let refused = 0;
  const state = keyed();
  for (let draw = 0; draw < 200; draw++) {
    if (stream31(0, draw).next().value >= n) refused++;
    assert.equal(below(state, 0, n), fairBelow(stream31(0, draw), n));
  }
  assert.ok(refused > 60, `${refused} of 200 had to be drawn again`);
});

test('one more draw in one stream shifts no other', () => {
  const one = keyed();
  const two = keyed();
  below(two, 1, 6);
  assert.equal(below(one, 0, 1_000_000), below(two, 0, 1_000_000));
  assert.equal(below(one, 2, 1_000_000), below(two, 2, 1_000_000));
  assert.notEqual(below(one, 1, 1_000_000), below(two, 1, 1_000_000));
  assert.deepEqual(
    [one.draws, two.draws],
    [
      [1, 1, 1],
      [1, 2, 1],
    ],
  );
});

test("two keys in turn do not get in each other's way, and a saved state goes on where it was", () => {
  const one = keyed();
  const other = { ...keyed(), key: 'f'.repeat(64) };
  const plain = [below(one, 0, 1e6), below(one, 0, 1e6)];
  const again = keyed();
  const mixed = [below(again, 0, 1e6)];
  below(other, 0, 1e6);
  const restored: ReturnType<typeof keyed> = JSON.parse(JSON.stringify(again));
  mixed.push(below(restored, 0, 1e6));
  assert.deepEqual(mixed, plain);
});

for (const [name, make] of [
  ['keyed', () => keyed()],
  ['fast', () => fast(20)],
] as const) {
  test(`${name} numbers below n are equally likely`, () => {
    for (const n of [2, 3, 5, 6, 7, 12, 55]) {
      const state = make();
      const counts = new Array<number>(n).fill(0);
      for (let i = 0; i < 20_000; i++) counts[below(state, 0, n)]!++;
      assert.ok(looksUniform(counts), `below ${n}: ${counts}`);
    }
  });

  test(`${name} shuffles bring every card to every place equally often, and every order of four`, () => {
    const state = make();
    const places = Array.from({ length: 7 }, () => new Array<number>(7).fill(0));
    const orders = new Map<string, number>();
    for (let i = 0; i < 15_000; i++) {
      const list = [0, 1, 2, 3, 4, 5, 6];
      shuffle(state, 0, list);
      list.forEach((card, place) => {
        places[card]![place]!++;
      });
      const order = list.filter((card) => card < 4).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    for (const counts of places) assert.ok(looksUniform(counts), String(counts));
    assert.equal(orders.size, 24);
    assert.ok(looksUniform([...orders.values()]));
  });
}

/** sfc32 with big numbers, as its author wrote it down. */
function reference(seed: readonly number[]): () => number {
  const word = (value: bigint): bigint => BigInt.asUintN(32, value);
  let [a, b, c, counter] = seed.map((part) => word(BigInt(part))) as [bigint, bigint, bigint, bigint];
  return () => {
    const sum = word(a + b + counter);
    counter = word(counter + 1n);
    a = b ^ (b >> 9n);
    b = word(c + (c << 3n));
    c = word(word((c << 21n) | (c >> 11n)) + sum);
    return Number(sum >> 1n);
  };
}

test('the fast generator is sfc32', () => {
  for (const seed of [0, 1, -7, 123_456_789, 2 ** 52 + 3]) {
    const words = fastSeed(seed);
    const next = reference(words);
    for (let i = 0; i < 1000; i++) assert.equal(fast31(words), next());
  }
});

test('a fast shuffle uses the numbers that a fast choice would, even where many are refused', () => {
  for (const size of [1, 2, 3, 33, 55, 200]) {
    const one = fastSeed(size);
    const two = fastSeed(size);
    const list = Array.from({ length: size }, (_, i) => i);
    const expected = list.slice();
    fastShuffle(one, list);
    for (let i = size - 1; i > 0; i--) {
      const j = fastBelow(two, i + 1);
      [expected[i], expected[j]] = [expected[j]!, expected[i]!];
    }
    assert.deepEqual(list, expected);
    assert.deepEqual(one, two, 'and leaves the generator in the same place');
  }
  const words = fastSeed(9);
  const next = reference(words);
  for (const n of [2 ** 30 + 1, 2 ** 31 - 1, 2 ** 31, 3 * 2 ** 29]) {
    for (let i = 0; i < 200; i++) {
      let expected = next();
      while (expected >= Math.floor(2 ** 31 / n) * n) expected = next();
      assert.equal(fastBelow(words, n), expected % n, `below ${n}`);
    }
  }
});

test('the last fair number is used and the one after it is not, in choice and shuffle alike', () => {
  for (const n of [3, 5, 6, 7, 55]) {
    const last = Math.floor(2 ** 31 / n) * n - 1;
    for (const number of [last, last + 1]) {
      // sfc32 puts out the sum of its first, second and fourth word.
      const words = [(2 * number) | 0, 0, 5, 0];
      const next = reference(words);
      const expected = number === last ? n - 1 : [next(), next()][1]! % n;
      assert.equal(fastBelow(words.slice(), n), expected);
      const list = Array.from({ length: n }, (_, i) => i);
      fastShuffle(words, list);
      assert.equal(list[n - 1], expected, 'the last card is drawn first');
    }
  }
});

test('a choice among one or none costs nothing and is 0', () => {
  const words = fastSeed(3);
  const before = words.slice();
  assert.deepEqual([fastBelow(words, 1), fastBelow(words, 0)], [0, 0]);
  assert.deepEqual(words, before);
  assert.equal(below(keyed(), 0, 1), 0);
});

test('seeds beyond 32 bits count to their last bit and from their first', () => {
  const first = (seed: number): number => fast31(fastSeed(seed));
  const seeds = [0, 1, 2 ** 32, 2 ** 32 + 1, 2 ** 33];
  assert.equal(new Set(seeds.map(first)).size, seeds.length);
});

test('the same seed draws the same, another seed something else', () => {
  const numbers = (seed: number) => Array.from({ length: 5 }, () => fast31(words.get(seed)!));
  const words = new Map([1, 2, 2 ** 40].map((seed) => [seed, fastSeed(seed)]));
  const again = fastSeed(1);
  const first = numbers(1);
  assert.deepEqual(
    Array.from({ length: 5 }, () => fast31(again)),
    first,
  );
  assert.notDeepEqual(numbers(2), first);
  assert.notDeepEqual(numbers(2 ** 40), first);
});

test('what a generator draws is unrelated to the one it was started from', () => {
  const pairs = new Array<number>(36).fill(0);
  const dice = fastSeed(77);
  for (let i = 0; i < 40_000; i++) {
    const child = [0, 0, 0, 0];
    fastFork(dice, child);
    pairs[6 * fastBelow(dice, 6) + fastBelow(child, 6)]!++;
  }
  assert.ok(looksUniform(pairs), String(pairs));
});

test('a bound that is not a number or too large is an error, not an endless search', () => {
  for (const n of [Number.NaN, 2 ** 31 + 1, Number.POSITIVE_INFINITY])
    for (const state of [keyed(), fast(1)]) assert.throws(() => below(state, 0, n), /cannot draw below/);
});
