import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastBelow, fastSeed } from './chance.ts';
import { open } from './game.ts';
import { answer, pending, playout, start } from './play.ts';
import { position } from './position.ts';
import { blank } from './state.ts';
import { Table } from './table.ts';
import { looksUniform } from './testing/chi-square.ts';
import { testSeed } from './testing/sit.ts';
import { DOWN, tiny } from './testing/tiny.ts';
import { hand, OPEN, PILE, type Toy, toy } from './testing/toy.ts';
import { view } from './view.ts';
import { world } from './world.ts';

const match = open(toy);
const dealt = (seed = 3) => new Table(match, start(match, testSeed(seed)));

test('all worlds of a view are equally likely, with a bag too', () => {
  const g = dealt();
  // A has seen two of the four cards of the pile, then it was shuffled; the top one went to B.
  const [low, high] = g.in(PILE).slice(0, 2) as [number, number];
  g.show(low, 1);
  g.show(high, 1);
  g.shuffle(PILE, 'deck');
  g.draw(PILE, hand(1));
  const seen = view(match, g.state, 0);
  const dice = fastSeed(12);
  const hidden = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter(
    (c) => match.packOf[c] === 0 && g.where(c) !== hand(0),
  );
  const places = [...g.in(PILE), g.top(hand(1))].length;
  const sureAt = Array.from({ length: 2 }, () => new Array<number>(places).fill(0));
  const otherAt = new Array<number>(hidden.length).fill(0);
  const together = new Map<string, number>();
  for (let i = 0; i < 100_000; i++) {
    const { zones } = world(match, seen, dice, { quiet: true });
    // B's hand has no order for A: its hidden places are listed with the pack's two first or last.
    const spots = [...zones[PILE]!, ...zones[hand(1)]!];
    const at = [low, high].map((c) => spots.indexOf(c));
    assert.ok(
      at.every((place) => place >= 0),
      'what A is sure of lies in the pile or with B',
    );
    const inPile = at.map((place) => (place < 3 ? place : 3));
    inPile.forEach((place, which) => {
      sureAt[which]![place]!++;
    });
    const key = inPile.join();
    together.set(key, (together.get(key) ?? 0) + 1);
    otherAt[hidden.indexOf(zones[hand(2)]![0]!)]!++;
  }
  for (const counts of sureAt) assert.ok(looksUniform(counts), String(counts));
  assert.equal(together.size, 12, 'any two of the four places, in either order');
  assert.ok(looksUniform([...together.values()]));
  const unsure = hidden.map((c, i) => (c === low || c === high ? -1 : otherAt[i]!)).filter((n) => n >= 0);
  assert.equal(otherAt[hidden.indexOf(low)], 0);
  assert.ok(looksUniform(unsure), String(unsure));
});

test('a world shows its viewer the same and its other seats what zones show them', () => {
  const dice = fastSeed(1);
  for (let seed = 1; seed < 30; seed++) {
    const { state } = dealt(seed);
    for (let viewer = 0; viewer <= 3; viewer++) {
      const seen = view(match, state, viewer);
      const imagined = world(match, seen, dice);
      assert.deepEqual(view(match, imagined, viewer), seen);
      for (let seat = 0; seat < 3; seat++)
        assert.ok(view(match, imagined, seat).zones[hand(seat)]!.every((entry) => entry >= 0));
      assert.deepEqual(Object.keys(imagined), Object.keys(state), 'one shape for all states');
      assert.equal(imagined.key, '', 'the seed of the match stays a secret');
      assert.deepEqual(imagined.forced, []);
    }
  }
});

test('in search mode a world plays on without events or knowledge', () => {
  const quiet = world(match, view(match, dealt().state, 1), fastSeed(1), { quiet: true });
  assert.deepEqual([quiet.known, quiet.bags], [[], []]);
  const [decision] = pending(match, quiet);
  assert.deepEqual(answer(match, quiet, decision!.seat, decision!.options[0]!), []);
  playout(new Table(match, quiet), fastSeed(2));
  assert.deepEqual([quiet.known, quiet.bags, quiet.stack], [[], [], []]);
});

test('sealed answers of others are imagined as any legal one, equally likely, and never read from the truth', () => {
  const { state } = dealt();
  for (const to of [2, 1]) answer(match, state, 1, { pick: 'digit', to });
  answer(match, state, 0, { pick: 'digit', to: 2 });
  const dice = fastSeed(6);
  const counts = new Array<number>(9).fill(0);
  for (let i = 0; i < 9000; i++) {
    const { sealed } = world(match, view(match, state, 0), dice);
    assert.deepEqual(
      [sealed[0], sealed[2]],
      [12, -1],
      'half of its own choice, and a seat that has not begun',
    );
    counts[sealed[1]! - 100]!++;
  }
  assert.ok(looksUniform(counts), String(counts));
});

test('an order nobody has seen is any order', () => {
  const g = dealt();
  g.drawOrder(3, 'lot');
  const orders = new Map<string, number>();
  const dice = fastSeed(6);
  for (let i = 0; i < 6000; i++) {
    const key = world(match, view(match, g.state, 0), dice).order.join();
    orders.set(key, (orders.get(key) ?? 0) + 1);
  }
  assert.equal(orders.size, 6);
  assert.ok(looksUniform([...orders.values()]));
});

test('what happens in a world does not depend on the dice that made it', () => {
  const seen = view(match, dealt().state, 3);
  const dice = fastSeed(5);
  const pairs = new Array<number>(30).fill(0);
  for (let i = 0; i < 40_000; i++) {
    const imagined = world(match, seen, dice, { quiet: true });
    const dealtTo = Math.floor(imagined.zones[hand(0)]![0]! / 2);
    pairs[6 * dealtTo + fastBelow(imagined.fast, 6)]!++;
  }
  assert.ok(looksUniform(pairs), String(pairs));
});

test('a world leaves its view as it was', () => {
  const seen = view(match, dealt().state, 0);
  const before = JSON.stringify(seen);
  const imagined = world(match, seen, fastSeed(1));
  playout(new Table(match, imagined), fastSeed(2));
  assert.equal(JSON.stringify(seen), before);
});

test('a zone of more than 256 cards is no trouble', () => {
  const many = open({
    ...toy,
    deck: () => Array.from({ length: 700 }, (_, i) => ({ id: `c${i}`, back: 'blue', value: i })),
  });
  const g = new Table(many, start(many, testSeed(1)));
  const seen = view(many, g.state, 0);
  const imagined = world(many, seen, fastSeed(1));
  assert.equal(new Set(imagined.zones.flat()).size, 700);
  assert.deepEqual(view(many, imagined, 0), seen);
});

test('the same dice make the same world', () => {
  const seen = view(match, dealt().state, 0);
  assert.deepEqual(world(match, seen, fastSeed(9)), world(match, seen, fastSeed(9)));
  assert.notDeepEqual(world(match, seen, fastSeed(9)).zones, world(match, seen, fastSeed(10)).zones);
});

test('open cards stay where they are in every world', () => {
  const g = dealt();
  const card = g.draw(PILE, OPEN);
  for (let i = 0; i < 20; i++)
    assert.equal(world(match, view(match, g.state, 2), fastSeed(i)).zones[OPEN]![0], card);
});

test('limits are kept however many there are, one word of them or two', () => {
  const many = open(tiny(Array.from({ length: 40 }, (_, i) => `card-${i}`)));
  const zones = many.zones.map((_, z) => (z === DOWN[0] ? 20 : z === DOWN[1] ? 14 : z === PILE ? 6 : 0));
  // Of what lies before A, each of the first twenty is known not to be there, and each of the others to be there.
  const [out, inside] = [0, 20].map((from) => Array.from({ length: 20 }, (_, i) => [from + i]));
  const limits = [
    ...out!.map((faces) => ({ faces, least: 0, most: 0 })),
    ...inside!.map((faces) => ({ faces, least: 1, most: 1 })),
  ];
  const g = new Table(many, blank(many, 1));
  g.shuffle(PILE, 'any');
  zones.forEach((cards, z) => {
    for (let i = 0; z !== PILE && i < cards; i++) g.draw(PILE, z);
  });
  const plain = view(many, g.state, 2);
  const hidden = plain.zones.map((entries, z) => entries.map(() => (z === DOWN[0] ? -2 : -1)));
  const seen = { ...plain, zones: hidden, bags: [{ within: 0, sure: [], limits }] };
  for (let seed = 1; seed <= 5; seed++) {
    const imagined = world(many, seen, fastSeed(seed));
    assert.deepEqual(
      imagined.zones[DOWN[0]!]!.toSorted((a, b) => a - b),
      inside!.flat(),
    );
    assert.equal(new Set(imagined.zones.flat()).size, 40);
  }
});

test('a world does not contradict what the rules gave away, however rarely chance alone would bring it', () => {
  // C has shown that it holds nothing below 9: of all worlds one in thirty-six or fewer is like that.
  const strict = open<Toy>({
    ...toy,
    contradictions: (g) => g.in(hand(2)).filter((c) => g.card(c).value < 9).length,
  });
  const zones = { 'hand.C': ['b9', 'b10'], 'hand.A': 1, 'hand.B': 2, prizes: ['r1', 'r2', 'r3', 'r4'] };
  const state = position(strict, { zones, stack: [{ do: 'bid' }] }, testSeed(1));
  const dice = fastSeed(8);
  const seen = view(strict, state, 0);
  const orders = new Map<string, number>();
  for (let i = 0; i < 400; i++) {
    const { zones } = world(strict, seen, dice);
    const key = zones[hand(2)]!.map((c) => strict.cards[c]!.id).join(' ');
    orders.set(key, (orders.get(key) ?? 0) + 1);
    assert.equal(new Set(zones.flat()).size, 14);
  }
  assert.deepEqual([...orders.keys()].sort(), ['b10 b9', 'b9 b10']);
  assert.ok(looksUniform([...orders.values()]));
});
