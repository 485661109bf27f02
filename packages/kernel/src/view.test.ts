import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeBag } from './bag.ts';
import { bitsOf } from './bits.ts';
import { fastSeed } from './chance.ts';
import { open } from './game.ts';
import { start } from './play.ts';
import { position } from './position.ts';
import { sureOfZone, viewedZone } from './seen.ts';
import { clone } from './state.ts';
import { Table } from './table.ts';
import { sit, testSeed } from './testing/sit.ts';
import { hand, OPEN, PILE, PRIZES, type Toy, toy } from './testing/toy.ts';
import { eventsFor, isSameView, view, viewAfter } from './view.ts';
import { world } from './world.ts';

const match = open(toy);
const dealt = (seed = 3) => new Table(match, start(match, testSeed(seed)));
const face = (name: string): number => match.faceByName.get(name)!;

test('a hidden card tells its back and nothing else', () => {
  const g = dealt();
  const seen = view(match, g.state, 0);
  assert.deepEqual(seen.zones[PILE], [-1, -1, -1, -1], 'blue is pack 0');
  assert.deepEqual(seen.zones[PRIZES], [-2, -2, -2, -2], 'red is pack 1');
  assert.deepEqual(seen.zones[hand(1)], [-1, -1]);
  assert.ok(seen.zones[hand(0)]!.every((entry) => entry >= 0));
});

test('two packs never mix: a shuffle keeps every back in its place', () => {
  const g = dealt();
  for (let i = 0; i < 3; i++) g.draw(PRIZES, PILE);
  g.draw(PILE, PRIZES);
  const backs = () => g.in(PILE).map((c) => match.packOf[c]);
  const before = backs();
  assert.deepEqual(before, [0, 0, 0, 0, 1, 1]);
  const orders = new Set<string>();
  for (let i = 0; i < 40; i++) {
    g.shuffle(PILE, 'deck');
    assert.deepEqual(backs(), before);
    orders.add(g.in(PILE).join());
  }
  assert.ok(orders.size > 20, 'but within a back cards do mix');
});

test('faces only change places within one back in a world, too', () => {
  const g = dealt();
  const dice = fastSeed(4);
  const seen = view(match, g.state, 3);
  for (let i = 0; i < 500; i++) {
    const imagined = world(match, seen, dice);
    imagined.zones.forEach((cards, z) => {
      cards.forEach((c, place) => {
        assert.equal(match.packOf[c], match.packOf[g.state.zones[z]![place]!]);
      });
    });
  }
});

test("another's hand has no order: known cards first, whatever order they lie in", () => {
  const g = dealt();
  const [first, second] = g.in(hand(1)) as [number, number];
  g.show(second, 1);
  const one = view(match, g.state, 0).zones[hand(1)];
  assert.deepEqual(one, [match.faceOf[second], -1]);
  g.state.zones[hand(1)] = [second, first];
  assert.deepEqual(view(match, g.state, 0).zones[hand(1)], one);
  assert.deepEqual(view(match, g.state, 1).zones[hand(1)], [match.faceOf[second], match.faceOf[first]]);
});

test('a watcher sees open cards, no hands, no seals', () => {
  const g = dealt();
  g.seal(0, 12);
  const card = g.in(hand(2))[0]!;
  g.move(card, OPEN);
  const seen = view(match, g.state, match.seats);
  assert.deepEqual(seen.zones[OPEN], [match.faceOf[card]]);
  assert.ok([0, 1, 2].every((seat) => seen.zones[hand(seat)]!.every((entry) => entry < 0)));
  assert.equal(seen.sealed, -1);
});

test('an order drawn by lot is only counted', () => {
  const orders = new Set<string>();
  const views = new Set<string>();
  for (let seed = 1; seed < 30; seed++) {
    const g = dealt();
    g.state.key = testSeed(seed);
    g.drawOrder(5, 'lot');
    orders.add(g.state.order.join());
    views.add(JSON.stringify([0, 1, 2, 3].map((viewer) => view(match, g.state, viewer))));
    assert.equal(view(match, g.state, 0).order, 5);
  }
  assert.ok(orders.size > 10);
  assert.equal(views.size, 1);
});

test('what a seat saw before a shuffle it knows to be among the cards afterwards', () => {
  const g = dealt();
  const top = g.top(PILE);
  const name = match.cards[top]!.id;
  g.show(top, 1);
  g.shuffle(PILE, 'deck');
  const mine = view(match, g.state, 0);
  assert.deepEqual(viewedZone(match, mine, 'pile'), ['?', '?', '?', '?']);
  assert.deepEqual(sureOfZone(match, mine, 'pile'), [name]);
  assert.deepEqual(sureOfZone(match, view(match, g.state, 1), 'pile'), []);
  assert.deepEqual(mine.bags, [{ within: 0, sure: [face(name)], limits: [] }]);
  // Where it went tells nothing: the bag is sorted, and every place of it looks the same.
  g.draw(PILE, hand(2));
  assert.deepEqual(viewedZone(match, view(match, g.state, 0), 'hand.C'), ['?', '?', '?']);
});

test('a state in search mode has no views', () => {
  const g = dealt();
  const quiet = world(match, view(match, g.state, 0), fastSeed(1), { quiet: true });
  assert.throws(() => view(match, quiet, 0), /search mode/);
});

test('a viewer that does not exist sees nothing at all, however the number wraps around', () => {
  const g = dealt();
  for (const viewer of [4, 32, 33, 64, -1, -32, 0.5, Number.NaN]) {
    assert.throws(() => view(match, g.state, viewer), /no viewer/, String(viewer));
    assert.throws(() => eventsFor(match, [], viewer), /no viewer/);
  }
});

test('a view shares nothing with the state: changing one leaves the other alone', () => {
  const t = sit(toy);
  const seen = view(t.match, t.state, 0);
  const before = JSON.stringify(seen);
  t.state.facts.scores[0] = 99;
  t.state.facts.bell.at = 99;
  t.state.stack.pop();
  t.state.zones[PILE]!.pop();
  assert.equal(JSON.stringify(seen), before);
});

test('a view after another one is the one that stands by itself, even when a bag has come or gone in between', () => {
  const g = dealt();
  const [first, second] = g.in(PILE) as [number, number];
  const set = (...cards: number[]): number[] => bitsOf(match.words, cards);
  const bags = [makeBag(0, set(first, second), set(second), [])];
  const plain = clone(match, g.state);
  const wiser = { ...plain, known: plain.known.map((seats, c) => (c === first ? seats | 1 : seats)) };
  const states = [plain, { ...plain, bags }, wiser, { ...wiser, bags }, clone(match, plain)];
  for (const before of states)
    for (const after of states)
      for (let viewer = 0; viewer <= match.seats; viewer++) {
        const looked = { state: before, view: view(match, before, viewer) };
        assert.deepEqual(viewAfter(match, after, viewer, looked), view(match, after, viewer));
        assert.deepEqual(
          viewAfter(match, after, viewer, { state: before, view: view(match, before, 2) }),
          view(match, after, viewer),
        );
      }
});

test('a card alone in its zone that a viewer has come to know is seen', () => {
  const g = dealt();
  while (g.count(PRIZES) > 1) g.move(g.top(PRIZES), OPEN);
  const [card] = g.in(PRIZES);
  const { state } = g;
  const wiser = { ...state, known: state.known.map((seats, c) => (c === card ? seats | 1 : seats)) };
  for (let viewer = 0; viewer <= match.seats; viewer++) {
    const after = viewAfter(match, wiser, viewer, { state, view: view(match, state, viewer) });
    assert.deepEqual(after, view(match, wiser, viewer));
  }
});

test('zones that look as before are the same lists in the next view', () => {
  const { state } = dealt();
  const before = view(match, state, 0);
  const after = viewAfter(match, state, 0, { state, view: before });
  assert.ok(after.zones.every((zone, z) => zone === before.zones[z]));
});

test('two states look the same to those who cannot tell them apart, and to nobody else', () => {
  const { state } = dealt();
  const whoCanTell = (change: (g: Table<Toy>) => void): string => {
    const later = clone(match, state);
    change(new Table(match, later));
    return [0, 1, 2, 3].filter((viewer) => !isSameView(match, state, later, viewer)).join();
  };
  assert.equal(
    whoCanTell(() => {}),
    '',
  );
  assert.equal(
    whoCanTell((g) => g.state.zones[PILE]!.reverse()),
    '',
  );
  assert.equal(
    whoCanTell((g) => g.state.zones[hand(1)]!.reverse()),
    '1',
  );
  assert.equal(
    whoCanTell((g) => g.draw(PILE, hand(1))),
    '0,1,2,3',
  );
  assert.equal(
    whoCanTell((g) => g.show(g.top(PILE), 4)),
    '2',
  );
  assert.equal(
    whoCanTell((g) => g.state.stack.pop()),
    '0,1,2,3',
  );
  assert.equal(
    whoCanTell((g) => g.state.stack.splice(0, 1, { do: 'bell' })),
    '0,1,2,3',
  );
  assert.equal(
    whoCanTell((g) => g.state.stack.splice(0, 1, { ...g.state.stack[0]! })),
    '',
  );
  assert.equal(
    whoCanTell((g) => g.seal(1, 11)),
    '1',
  );
  assert.equal(
    whoCanTell((g) => {
      g.facts.round = 3;
    }),
    '0,1,2,3',
  );
  assert.equal(
    whoCanTell((g) => g.drawOrder(3, 'lot')),
    '0,1,2,3',
  );
});

test('zones are read by name, and an unknown name is refused', () => {
  const seen = view(match, dealt().state, 0);
  assert.throws(() => viewedZone(match, seen, 'cupboard'), /There is no zone "cupboard"/);
});

test('a bag whose places the viewer sees is not listed, although it still limits cards that lie elsewhere', () => {
  const g = dealt();
  const [seen, other] = [g.in(PILE)[0]!, g.in(PILE)[1]!];
  g.show(seen, 1);
  const set = (...cards: number[]): number[] => bitsOf(match.words, cards);
  g.state.bags.push(makeBag(0, set(seen), set(), [{ cards: set(other), least: 0, most: 0 }]));
  const found = view(match, g.state, 0);
  assert.deepEqual(found.bags, []);
  const imagined = world(match, found, fastSeed(1));
  assert.ok(imagined.bags.every((bag) => bag.size > 0));
});

test('a view does not tell which of several equal-looking cards is meant, not even by the order of a list', () => {
  const twins = open<Toy>({
    ...toy,
    deck: (o) => toy.deck(o).map((card) => (card.id === 'b3' ? { ...card, id: 'b1' } : card)),
  });
  // A saw "b1" and b2 in the pile before a shuffle: the first card of that name, or the other one.
  const start = { zones: { prizes: ['r1', 'r2', 'r3', 'r4'] }, stack: [{ do: 'bid' }] };
  const views = [0, 2].map((b1) => {
    const g = new Table(twins, position(twins, start, testSeed(1)));
    g.move(2 - b1, hand(2));
    g.show(b1, 1);
    g.show(1, 1);
    g.shuffle(PILE, 'deck');
    return JSON.stringify(view(twins, g.state, 0));
  });
  assert.equal(views[0], views[1]);
});

test('what a shuffle brings depends on which cards there are, not on how they lay', () => {
  const orders = new Set<string>();
  for (let i = 0; i < 8; i++) {
    const g = dealt();
    const cards = g.state.zones[PILE]!;
    for (let turns = 0; turns < i; turns++) cards.push(cards.shift()!);
    if (i > 4) cards.reverse();
    g.shuffle(PILE, 'deck');
    orders.add(g.in(PILE).join());
  }
  assert.equal(orders.size, 1);
});
