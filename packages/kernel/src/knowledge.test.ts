import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardsIn, countBoth, isWithin } from './bits.ts';
import { fastBelow, fastSeed } from './chance.ts';
import { open } from './game.ts';
import { blank } from './state.ts';
import { Table } from './table.ts';
import { type BruteForce, bruteForce, keyOf } from './testing/brute-force.ts';
import { howMany } from './testing/day.ts';
import { DOWN, HANDS, handle, OPEN, PILE, type Tiny, tiny } from './testing/tiny.ts';
import type { Seat, State } from './types.ts';
import { view } from './view.ts';
import { world } from './world.ts';

/** Plays random handling of cards and keeps, for every viewer, the brute-force set beside the kernel's knowledge. */
class Lab {
  readonly match;
  readonly g: Table<Tiny>;
  readonly minds: BruteForce[];
  readonly dice: number[];

  constructor(ids: readonly string[], seed: number, memory?: 'exact' | 'rough') {
    this.match = open(tiny(ids, memory));
    this.g = new Table(this.match, blank(this.match, seed));
    this.dice = fastSeed(seed);
    const start = this.match.zones.map((_, z) => (z === PILE ? [...ids] : []));
    this.minds = [0, 1, 2].map((viewer) => bruteForce(this.zonesFor(viewer), start));
    this.shuffle(PILE);
  }

  zonesFor(viewer: Seat) {
    return this.match.zones.map((zone) => ({ unordered: zone.mixed === true && zone.owner !== viewer }));
  }

  name(card: number): string {
    return this.match.cards[card]!.id;
  }

  seesArrival(viewer: Seat, to: number): boolean {
    return (this.match.learns[to]! & (1 << viewer)) !== 0;
  }

  shuffle(zone: number): void {
    this.g.shuffle(zone, 'any');
    for (const mind of this.minds) mind.shuffle(zone);
  }

  /** The owner of a zone sees which card moves; others only what they may. */
  move(from: number, to: number): void {
    const cards = this.g.in(from);
    const place = from === PILE || from === OPEN ? cards.length - 1 : fastBelow(this.dice, cards.length);
    const card = cards[place]!;
    this.minds.forEach((mind, viewer) => {
      const tracks = !this.zonesFor(viewer)[from]!.unordered;
      mind.move(from, to, {
        ...(tracks && { place }),
        ...(this.seesArrival(viewer, to) && { face: this.name(card) }),
      });
    });
    this.g.move(card, to);
  }

  /** The two hands are passed on as they are; a receiver sees one in its order. */
  passOn(): void {
    this.g.passOn(HANDS);
    this.minds.forEach((mind, viewer) => {
      mind.exchange(HANDS[0]!, HANDS[1]!);
      const own = HANDS[viewer];
      if (own === undefined) return;
      mind.shuffle(own);
      this.g.in(own).forEach((card, place) => {
        mind.look(own, this.name(card), place);
      });
    });
  }

  /** A hand is looked at as a whole, elsewhere one card. */
  peek(zone: number, viewer: Seat): void {
    const cards = this.g.in(zone);
    if (this.zonesFor(viewer)[zone]!.unordered) {
      for (const card of cards) this.g.show(card, 1 << viewer);
      this.minds[viewer]!.lookAll(
        zone,
        cards.map((c) => this.name(c)),
      );
      return;
    }
    const place = fastBelow(this.dice, cards.length);
    const card = cards[place]!;
    this.g.show(card, 1 << viewer);
    this.minds[viewer]!.look(zone, this.name(card), place);
  }

  step(): void {
    const filled = this.match.zones.map((_, z) => z).filter((z) => this.g.count(z) > 0);
    const from = filled[fastBelow(this.dice, filled.length)]!;
    const what = fastBelow(this.dice, 11);
    if (what === 0) this.shuffle(from);
    else if (what === 10) this.passOn();
    else if (what === 1) this.peek(from, fastBelow(this.dice, 2));
    else if (from === PILE) this.move(from, HANDS[fastBelow(this.dice, 2)]!);
    else if (from === OPEN) this.move(from, PILE);
    else if (HANDS.includes(from)) {
      const own = from === 1 ? 0 : 1;
      this.move(from, [OPEN, DOWN[own]!, HANDS[1 - own]!, PILE][fastBelow(this.dice, 4)]!);
    } else this.move(from, [OPEN, HANDS[from - 3]!][fastBelow(this.dice, 2)]!);
  }

  arrangement(state: State<Tiny>): string[][] {
    return state.zones.map((cards) => cards.map((c) => this.name(c)));
  }
}

const different = ['a', 'b', 'c', 'd', 'e', 'f'];
const twins = ['a', 'a', 'b', 'b', 'b', 'c'];

/** Samples worlds for every viewer along random histories; returns how many there were and how many cannot be. */
function sample(
  ids: readonly string[],
  runs: number,
): { sampled: number; impossible: number; example: string } {
  let sampled = 0;
  let impossible = 0;
  let example = '';
  for (let run = 1; run <= runs; run++) {
    const lab = new Lab(ids, run * 7919);
    for (let step = 0; step < 20; step++) {
      lab.step();
      for (let viewer = 0; viewer < 3; viewer++) {
        const seen = view(lab.match, lab.g.state, viewer);
        const mind = lab.minds[viewer]!;
        assert.ok(mind.has(lab.arrangement(lab.g.state)), 'the truth itself is possible');
        for (let i = 0; i < 10; i++) {
          const imagined = world(lab.match, seen, lab.dice);
          assert.equal(JSON.stringify(view(lab.match, imagined, viewer)), JSON.stringify(seen));
          sampled++;
          if (mind.has(lab.arrangement(imagined))) continue;
          impossible++;
          example ||= `run ${run} step ${step} viewer ${viewer}: ${JSON.stringify(lab.arrangement(imagined))}`;
        }
      }
    }
  }
  return { sampled, impossible, example };
}

/** The same ones each time: among very many some rare one would be expected. */
const histories = howMany({ quick: 20, test: 80, night: 250 });

test('no sampled world is one the viewer knows to be impossible', () => {
  const { sampled, impossible, example } = sample(different, histories);
  assert.equal(impossible, 0, `${impossible} of ${sampled}, first ${example}`);
});

test('with equal-looking cards a torn bag loses at most a trace of what a perfect memory keeps', () => {
  const { sampled, impossible, example } = sample(twins, histories);
  assert.ok(impossible * 500 <= sampled, `${impossible} of ${sampled}, first ${example}`);
});

for (const [what, ids, memory] of [
  ['different cards', different, 'exact'],
  ['equal-looking cards', twins, 'exact'],
  ['different cards, roughly remembered', different, 'rough'],
  ['equal-looking cards, roughly remembered', twins, 'rough'],
] as const) {
  test(`every possible world can be sampled: ${what}`, () => {
    let checked = 0;
    const runs = howMany({ quick: 5, test: 20, night: 60 });
    for (let run = 1; run <= runs; run++) {
      const lab = new Lab(ids, run * 104729, memory);
      for (let step = 0; step < 14; step++) {
        lab.step();
        for (let viewer = 0; viewer < 3; viewer++) {
          const mind = lab.minds[viewer]!;
          if (mind.size > 12) continue;
          const seen = view(lab.match, lab.g.state, viewer);
          const found = new Set<string>();
          for (let i = 0; i < 400; i++)
            found.add(keyOf(lab.zonesFor(viewer), lab.arrangement(world(lab.match, seen, lab.dice))));
          for (const key of mind.keys())
            assert.ok(found.has(key), `run ${run}: ${key} is possible but never sampled`);
          checked++;
        }
      }
    }
    assert.ok(checked > 2 * runs, `${checked} small sets were checked`);
  });
}

test('after any handling of a large pack every world has each card once, and its view is the same', () => {
  const match = open(tiny(Array.from({ length: 40 }, (_, i) => `card-${i}`)));
  const dice = fastSeed(3);
  for (let run = 1; run <= 12; run++) {
    const g = new Table(match, blank(match, run));
    g.shuffle(PILE, 'any');
    for (let step = 0; step < 250; step++) {
      handle(g, dice);
      const viewer = step % 3;
      const seen = view(match, g.state, viewer);
      const imagined = world(match, seen, dice);
      assert.equal(new Set(imagined.zones.flat()).size, 40, `run ${run} step ${step}`);
      assert.equal(JSON.stringify(view(match, imagined, viewer)), JSON.stringify(seen));
    }
  }
});

test('whatever is done with the cards, what a bag says is true', () => {
  const match = open(tiny(Array.from({ length: 12 }, (_, i) => `card-${i}`)));
  const dice = fastSeed(6);
  let limits = 0;
  const runs = howMany({ quick: 15, test: 50, night: 1500 });
  for (let run = 1; run <= runs; run++) {
    const g = new Table(match, blank(match, run));
    g.shuffle(PILE, 'any');
    for (let step = 0; step < 120; step++) {
      handle(g, dice);
      for (const bag of g.state.bags) {
        assert.ok(isWithin(bag.sure, bag.places), `run ${run} step ${step}`);
        for (const { cards, least, most } of bag.limits) {
          const inside = countBoth(cards, bag.places);
          assert.ok(least <= inside && inside <= most, `run ${run} step ${step}`);
          limits++;
        }
      }
    }
  }
  assert.ok(limits > 6 * runs, `${limits} limits were checked`);
});

for (const memory of ['exact', 'rough'] as const)
  test(`for any one seat bags are nested or apart (${memory} memory)`, () => {
    const match = open(
      tiny(
        Array.from({ length: 9 }, (_, i) => `card-${i}`),
        memory,
      ),
    );
    const dice = fastSeed(4);
    const runs = howMany({ quick: 10, test: 30, night: 1000 });
    for (let run = 1; run <= runs; run++) {
      const g = new Table(match, blank(match, run));
      g.shuffle(PILE, 'any');
      for (let step = 0; step < 120; step++) {
        handle(g, dice);
        for (let seat = 0; seat < 3; seat++) {
          const isHidden = (c: number): boolean => !(g.state.known[c]! & (1 << seat));
          const hidden = g.state.bags
            .filter((bag) => bag.seat === seat)
            .filter(({ sure, limits }) => limits.length > 0 || cardsIn(sure).some(isHidden))
            .map(({ places }) => cardsIn(places).filter(isHidden));
          for (const one of hidden)
            for (const other of hidden) {
              const common = one.filter((c) => other.includes(c)).length;
              assert.ok(
                common === 0 || common === Math.min(one.length, other.length),
                `run ${run} step ${step}`,
              );
            }
        }
      }
    }
  });

test('a rough memory still knows which cards are among the mixed ones, and claims nothing about their number', () => {
  const match = open(
    tiny(
      Array.from({ length: 9 }, (_, i) => `card-${i}`),
      'rough',
    ),
  );
  const g = new Table(match, blank(match, 5));
  g.shuffle(PILE, 'any');
  g.draw(PILE, DOWN[1]!);
  for (let i = 0; i < 3; i++) g.draw(PILE, HANDS[0]!);
  g.passOn(HANDS);
  g.move(g.in(HANDS[1]!)[0]!, DOWN[1]!);
  g.moveAll(HANDS[1]!, PILE);
  g.shuffle(PILE, 'any');
  const seen = view(match, g.state, 0);
  assert.deepEqual(
    seen.bags.map(({ sure, limits }) => [sure.length, limits.length]),
    [[3, 0]],
  );
  // The card that lay there before is not among them; the one laid on it may be.
  assert.deepEqual(
    seen.zones[DOWN[1]!]!.map((entry) => entry < -1),
    [false, true],
  );
});

test('bags do not pile up: looking and shuffling the same cards again and again keeps one', () => {
  const match = open(tiny(different));
  const g = new Table(match, blank(match, 5));
  g.shuffle(PILE, 'any');
  g.draw(PILE, HANDS[0]!);
  for (let i = 0; i < 200; i++) {
    g.show(g.top(PILE), 1);
    g.shuffle(PILE, 'any');
  }
  assert.equal(g.state.bags.length, 1);
  assert.deepEqual(view(match, g.state, 0).bags[0]!.sure.length, 5, 'all were seen by now');
});

test('a bag goes when all that it told lies open', () => {
  const match = open(tiny(different));
  const g = new Table(match, blank(match, 5));
  g.shuffle(PILE, 'any');
  for (const zone of [HANDS[0]!, HANDS[0]!, HANDS[1]!, HANDS[1]!]) g.draw(PILE, zone);
  g.show(g.top(PILE), 1);
  g.shuffle(PILE, 'any');
  assert.equal(g.state.bags.length, 1);
  g.moveAll(PILE, OPEN);
  g.shuffle(DOWN[0]!, 'any');
  g.shuffle(HANDS[1]!, 'any');
  assert.deepEqual(
    g.state.bags.map((bag) => bag.size),
    [2],
    'only what B knows of that hand is left',
  );
});
