import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastBelow, fastSeed } from './chance.ts';
import { BadInput, type Game, open } from './game.ts';
import { answer, carryOut, pending, playout, start } from './play.ts';
import { restore } from './state.ts';
import { Table, type Told } from './table.ts';
import { bid, bytes, table } from './testing/bidding.ts';
import { sit, testSeed } from './testing/sit.ts';
import { hand, type Toy, toy } from './testing/toy.ts';
import type { State } from './types.ts';
import { eventsFor, view } from './view.ts';

test('frames are done from the top of the stack until a player is asked', () => {
  const t = table();
  assert.deepEqual(t.state.stack, [{ do: 'reveal' }, { do: 'bid' }]);
  bid(t);
  assert.deepEqual(t.state.stack, [{ do: 'round' }, { do: 'bell' }, { do: 'play', seat: 0 }]);
  assert.deepEqual(t.facts.bids, [8, 3, 0]);
});

test('what is told while the table is set can be heard by a caller who asks for it', () => {
  const talkative: Game<Toy> = {
    ...toy,
    setup(g) {
      g.tell('welcome', { seat: 0 });
      toy.setup(g);
    },
  };
  const told: Told[] = [];
  start(open(talkative), testSeed(1), [], told);
  assert.deepEqual(
    told.map(({ key }) => key),
    ['welcome'],
  );
});

test('a simultaneous frame asks everybody who still owes an answer, and goes when nobody does', () => {
  const t = table();
  assert.deepEqual(t.asked(), { A: 'bid', B: 'bid', C: 'bid' });
  t.play('B', 'digit 1');
  assert.deepEqual(t.asked(), { A: 'bid', B: 'bid', C: 'bid' }, 'half an answer is not an answer');
  t.play('B', 'digit 1');
  assert.deepEqual(t.asked(), { A: 'bid', C: 'bid' });
});

test('simultaneous answers commute: any order leads to the same bytes', () => {
  const answers = [
    [0, 2],
    [0, 1],
    [1, 0],
    [1, 2],
    [2, 1],
    [2, 1],
  ] as const;
  const dice = fastSeed(8);
  const results = new Set<string>();
  for (let run = 0; run < 40; run++) {
    const t = table();
    const queues = [0, 1, 2].map((seat) => answers.filter(([of]) => of === seat).map(([, digit]) => digit));
    while (queues.some((queue) => queue.length > 0)) {
      const seat = fastBelow(dice, 3);
      const to = queues[seat]!.shift();
      if (to !== undefined) answer(t.match, t.state, seat, { pick: 'digit', to });
    }
    results.add(bytes(t.state));
  }
  assert.equal(results.size, 1);
});

test('a sealed choice stays sealed: for all others every choice looks the same, byte by byte', () => {
  for (const viewer of [1, 2, 3]) {
    const seen = new Set<string>();
    for (const first of [0, 1, 2])
      for (const second of [0, 1, 2]) {
        const t = table();
        t.play('A', `digit ${first}`);
        const half = bytes([view(t.match, t.state, viewer), pending(t.match, t.state).slice(1)]);
        t.play('A', `digit ${second}`);
        const heard = t.heard(viewer === 3 ? 'watcher' : 'ABC'[viewer]!);
        seen.add(bytes([half, heard, view(t.match, t.state, viewer), pending(t.match, t.state)]));
      }
    assert.equal(seen.size, 1, `viewer ${viewer}`);
  }
  const t = table();
  t.play('A', 'digit 2');
  assert.equal(t.view('A').sealed, 12, 'A sees it');
  assert.equal(t.view('B').sealed, -1);
});

test('half a round of sealed choices survives being saved as JSON', () => {
  const t = table();
  t.play('A', 'digit 2');
  t.play('B', 'digit 1');
  t.play('B', 'digit 0');
  const saved: State<Toy> = JSON.parse(bytes(t.state));
  const restored = restore(t.match, saved);
  assert.equal(bytes(restored), bytes(t.state));
  for (const [seat, to] of [
    [2, 0],
    [0, 1],
    [2, 1],
  ] as const) {
    answer(t.match, restored, seat, { pick: 'digit', to });
    answer(t.match, t.state, seat, { pick: 'digit', to });
  }
  assert.deepEqual(t.facts.bids, [7, 3, 1]);
  assert.equal(bytes(restored), bytes(t.state));
});

test('a seat that may answer is listed as optional, is not waited for, and does not end the question', () => {
  const t = bid(table());
  const [a, b, c] = pending(t.match, t.state);
  assert.deepEqual([a?.optional, b?.optional, c?.optional], [false, true, true]);
  assert.deepEqual(b?.options, [{ pick: 'boo' }]);
  assert.equal(b?.timeout, undefined, 'the clock never answers what nobody waits for');
  assert.deepEqual([t.view('C').waiting, t.view('C').welcome], [1, 6]);
  t.play('C', 'boo');
  t.play('B', 'boo');
  assert.deepEqual(t.asked(), { A: 'play' });
  assert.equal(t.refusal('B', 'boo')?.args.asked, 0);
});

test('in a race the first answer counts, with the time it carries', () => {
  const t = bid(table());
  t.play('A', t.options('A')[0]!);
  assert.deepEqual(t.asked(), { A: 'bell', B: 'bell', C: 'bell' });
  t.play('C', 'ring', { at: 1234 });
  assert.deepEqual(t.facts.bell, { seat: 2, at: 1234 });
  assert.equal(t.facts.round, 2, 'and the next round has begun');
});

test('an answer without a time carries none', () => {
  const t = bid(table());
  t.play('A', t.options('A')[0]!);
  t.play('B', 'ring');
  assert.equal(t.facts.bell.at, -1);
});

test('a time that is not a number is bad input and changes nothing', () => {
  const t = table();
  const before = bytes(t.state);
  for (const at of [Number.NaN, Number.POSITIVE_INFINITY, -5, 1e300])
    assert.throws(() => answer(t.match, t.state, 0, { pick: 'digit', to: 1 }, { at }), BadInput);
  assert.equal(bytes(t.state), before);
});

test('events name a card to those who saw it at that moment, and to nobody else', () => {
  const t = bid(table());
  const [card] = t.zone('hand.A');
  t.play('A', `play ${card} open`);
  const prize = (viewer: string) => t.heard(viewer).find(({ key }) => key === 'prize')?.cards;
  assert.deepEqual(prize('A'), t.zone('won.A'));
  assert.deepEqual([prize('B'), prize('watcher')], [[null], [null]]);
  assert.deepEqual(
    t.told.find(({ key }) => key === 'plays'),
    {
      key: 'plays',
      args: { seat: 0 },
      cards: [card],
    },
  );
});

test('an event that names a zone tells of the cards that lay there then', () => {
  const match = open(toy);
  const g = new Table(match, start(match, testSeed(5)));
  g.told = [];
  const cards = g.in(hand(0)).map((c) => match.cards[c]!.id);
  g.tell('shows', { cards: g.in(hand(0)) });
  g.move(g.in(hand(0))[0]!, 0);
  g.draw(0, hand(0));
  assert.deepEqual(eventsFor(match, g.told, 0)[0]!.cards, cards);
  assert.deepEqual(eventsFor(match, g.told, 1)[0]!.cards, [null, null]);
});

test('an event names the cards its viewer knows before the hidden ones: mixed, their order would tell', () => {
  const match = open(toy);
  const g = new Table(match, start(match, testSeed(5)));
  g.told = [];
  const [first, second] = g.in(hand(0));
  g.show(second!, 0b10);
  g.tell('shows', { cards: [first!, second!] });
  assert.deepEqual(eventsFor(match, g.told, 1)[0]!.cards, [match.cards[second!]!.id, null]);
  assert.deepEqual(
    eventsFor(match, g.told, 0)[0]!.cards,
    [first, second].map((c) => match.cards[c!]!.id),
  );
});

test('a game cannot offer a card that the seat has not seen: its name would tell', () => {
  const leaky: Game<Toy> = {
    ...toy,
    rules: {
      ...toy.rules,
      play: { ...toy.rules.play, ask: (g) => g.offer('play', g.top(0), 2), refuses: () => undefined },
    },
  };
  const t = bid(sit(leaky, { seed: 5 }));
  assert.throws(() => pending(t.match, t.state), /offers seat 0 a card it has not seen/);
});

test('equal-looking cards: an attempt means the one in the player’s own hand', () => {
  const twins: Game<Toy> = {
    ...toy,
    deck: (options) => toy.deck(options).map((card) => (card.back === 'blue' ? { ...card, id: 'b' } : card)),
  };
  const t = bid(sit(twins, { seed: 5 }));
  assert.deepEqual(t.options('A'), ['play b open'], 'listed once');
  assert.equal(t.refusal('A', 'play b pile')?.rule, 'T-4', 'not: that card is not yours');
  t.play('A', 'play b open');
  assert.deepEqual(t.zone('open'), ['b']);
});

test('equal-looking cards: nor does an open one mean more than the player’s own, when they ask why', () => {
  const twins: Game<Toy> = {
    ...toy,
    deck: (options) => toy.deck(options).map((card) => (card.value < 3 ? { ...card, id: card.back } : card)),
  };
  const zones = { open: ['blue'], 'hand.A': ['blue', 'b7'] };
  const t = sit(twins, { position: { zones, stack: [{ do: 'round' }, { do: 'play', seat: 'A' }] } });
  assert.equal(t.refusal('A', 'play blue pile')?.rule, 'T-4');
  assert.equal(t.refusal('A', 'play b8 pile')?.rule, 'T-3');
  assert.equal(t.refusal('A', 'play blue open'), undefined);
});

test('a whole course of play is done in the order of its list, and can be left down to its marker', () => {
  const match = open(toy);
  const g = new Table(match, start(match, testSeed(1)));
  const before = g.state.stack.slice();
  g.nextAll([{ do: 'play', seat: 1 }, { do: 'bell' }, { do: 'reveal' }]);
  assert.deepEqual(g.state.stack, [...before, { do: 'reveal' }, { do: 'bell' }, { do: 'play', seat: 1 }]);
  g.leave('bell');
  assert.deepEqual(g.state.stack, [...before, { do: 'reveal' }]);
});

test('a frame that is not there cannot be left, a stream that is not there cannot be used', () => {
  const match = open(toy);
  const g = new Table(match, start(match, testSeed(1)));
  assert.throws(() => g.leave('play'), /no frame play/);
  const other = new Table(match, start(match, testSeed(1)));
  assert.throws(() => other.lot(6, 'dice'), /no stream dice/);
  assert.throws(() => other.shuffle(0, 'dice'), /no stream dice/);
});

test('playing on at random reaches the end within the bound and is repeatable', () => {
  const match = open(toy);
  const run = (seed: number) => {
    const g = new Table(match, start(match, seed));
    const answers = playout(g, fastSeed(seed));
    return bytes([answers, g.state]);
  };
  for (let seed = 1; seed <= 50; seed++) assert.equal(run(seed), run(seed));
  assert.notEqual(run(1), run(2));
});

test('playing on stops at its limit and says so when a rule offers nothing', () => {
  const match = open(toy);
  const g = new Table(match, start(match, 1));
  assert.equal(playout(g, fastSeed(1), 4), 4);
  const mute = open<Toy>({ ...toy, rules: { ...toy.rules, bid: { ...toy.rules.bid, ask: () => {} } } });
  const silent = new Table(mute, start(mute, 1));
  assert.throws(() => playout(silent, fastSeed(1)), /bid asks seat 0 but offers nothing/);
});

test('a seed is 64 hexadecimal digits', () => {
  const match = open(toy);
  for (const seed of ['', 'abc', 'g'.repeat(64), 'A'.repeat(64), `${testSeed(1)}0`])
    assert.throws(() => start(match, seed), BadInput);
});

test('options and seats of a match are checked with one sentence each', () => {
  const says = (setting: Parameters<typeof open>[1], pattern: RegExp) =>
    assert.throws(
      () => open(toy, setting),
      (error) => error instanceof BadInput && pattern.test(error.message),
    );
  says({ seats: 2 }, /^toy is for 3 players, not 2\.$/);
  says({ options: { rounds: 4 } }, /^Option rounds is a whole number from 1 to 3, not 4\.$/);
  says({ options: { rounds: '2' } }, /a whole number from 1 to 3, not "2"/);
  says({ options: { mood: 'sad' } }, /^Option mood is one of calm, wild, not "sad"\.$/);
  says({ options: { moods: 'calm' } }, /^toy has no option "moods"; it has rounds, mood\.$/);
  for (const name of ['__proto__', 'constructor'])
    says({ options: JSON.parse(`{"${name}": 1}`) }, new RegExp(`no option "${name}"`));
});

test('a deck whose equal names have different backs, and a game without its resting zone, cannot be opened', () => {
  assert.throws(
    () => open<Toy>({ ...toy, deck: (o) => [...toy.deck(o), { id: 'b1', back: 'red', value: 1 }] }),
    /b1 has two different backs/,
  );
  assert.throws(() => open<Toy>({ ...toy, rest: 'cupboard' }), /no resting zone cupboard/);
});

test('answers carried out are trusted: the inner loop checks nothing twice', () => {
  const match = open(toy);
  const g = new Table(match, start(match, 1));
  carryOut(g, 0, { pick: 'digit', card: -1, to: 4 });
  assert.equal(g.state.sealed[0], 14);
});
