import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Game } from '../game.ts';
import { open } from '../game.ts';
import type { Table } from '../table.ts';
import { NONE } from '../types.ts';
import {
  type Campaign,
  compareDeals,
  comparePairs,
  playThrough,
  properties,
  sampleWorlds,
} from './properties.ts';
import { testSeed } from './sit.ts';
import { hand, PILE, type Toy, toy } from './toy.ts';

// The suite passes for a sound game …
const extents = { quick: 500, test: 5000, night: 100_000 };
properties(toy, [{}, { options: { rounds: 3, mood: 'wild' } }], {
  matches: 10,
  pairs: extents,
  worlds: extents,
});

// … and finds what is wrong with these, on every day.
const some = (wanted: number): Campaign => ({ wanted, seed: 4711 });
type G = Table<Toy>;
const { bid, play, round, bell, reveal } = toy.rules;

const withRules = (rules: Partial<Game<Toy>['rules']>): Game<Toy> => ({
  ...toy,
  rules: { ...toy.rules, ...rules },
});

/** The value of the highest card that B holds. */
const bestOfB = (g: G): number => Math.max(0, ...g.in(hand(1)).map((c) => g.card(c).value));

const leaks: { readonly [what: string]: Game<Toy> } = {
  'a fact that counts hidden cards': withRules({
    play: {
      ...play,
      do(g, f, me, o) {
        play.do(g, f, me, o);
        g.facts.scores[1] = g.in(hand(1)).filter((c) => g.card(c).value > 5).length;
      },
    },
  }),
  'a token of a hidden card that outlives the shuffle': withRules({
    bell: {
      ...bell,
      do(g, f, me, o) {
        bell.do(g, f, me, o);
        g.facts.bell.at = g.top(PILE);
      },
    },
  }),
  'an event that tells a hidden card by a number': withRules({
    play: {
      ...play,
      do(g, f, me, o) {
        play.do(g, f, me, o);
        g.tell('glance', { seat: me, strength: g.count(PILE) > 0 ? g.card(g.top(PILE)).value : 0 });
      },
    },
  }),
  "options that depend on another's hand": withRules({
    bid: {
      ...bid,
      ask(g) {
        for (let digit = 0; digit < (bestOfB(g) > 6 ? 3 : 2); digit++) g.offer('digit', NONE, digit);
      },
    },
  }),
  "a time-out that depends on another's hand": withRules({
    bid: { ...bid, timeout: (g) => g.offer('digit', NONE, bestOfB(g) > 6 ? 1 : 0) },
  }),
  'a claim that is open only to those with a good hand': withRules({
    play: { ...play, may: (g) => (bestOfB(g) > 6 ? 2 : 0) },
  }),
  'a clock whose answer tells more than any other': withRules({
    bid: {
      ...bid,
      timeout: (g) => g.offer('digit', NONE, 4),
      do(g, f, me, o) {
        if (o.to === 4) g.facts.log.push(`best ${bestOfB(g)}`);
        bid.do(g, f, me, { ...o, to: o.to === 4 ? 0 : o.to });
      },
    },
  }),
  'a frame that tells what lies hidden': withRules({
    reveal: {
      do(g, f, me, o) {
        reveal.do(g, f, me, o);
        if (g.count(PILE) > 0 && g.card(g.top(PILE)).value > 5) g.next({ do: 'bell' });
      },
    },
  }),
};

for (const [what, game] of Object.entries(leaks)) {
  test(`pairs of truths find ${what}`, () => {
    assert.throws(
      () => comparePairs(game, [{ options: { rounds: 3 } }], some(20_000)),
      /can tell hidden cards apart/,
    );
  });
}

test('pairs of deals find what the set-up tells', () => {
  const telling: Game<Toy> = {
    ...toy,
    setup(g) {
      toy.setup(g);
      g.facts.scores[0] = g.card(g.top(PILE)).value;
    },
  };
  assert.throws(() => compareDeals(telling, [{}], some(20)), /can tell hidden cards from the deal/);
  const dealing = withRules({
    round: {
      do(g, f, me, o) {
        round.do(g, f, me, o);
        if (g.facts.round === 1) g.facts.scores[1] = bestOfB(g);
      },
    },
  });
  assert.throws(() => compareDeals(dealing, [{}], some(20)), /can tell hidden cards from the deal/);
  compareDeals(toy, [{}], some(20));
});

/** Plays matches until one fails. */
function playMany(game: Game<Toy>): void {
  const match = open(game, { options: { rounds: 3 } });
  for (let n = 1; n <= 60; n++) playThrough(match, testSeed(n));
}

const broken: { readonly [what: string]: readonly [Game<Toy>, RegExp] } = {
  'simultaneous answers that do not commute': [
    withRules({
      bid: {
        ...bid,
        do(g, f, me, o) {
          bid.do(g, f, me, o);
          g.facts.log.push('ABC'[me]!);
        },
      },
    }),
    /bid: the order of simultaneous answers/,
  ],
  'an answer that is refused although the rules would take it': [
    withRules({
      bid: {
        ...bid,
        // Forgets what it has seen when asked again: lists an option it refuses.
        refuses: (g, f, me, o) => (o.to === 2 && g.told !== undefined ? 'T-2' : bid.refuses?.(g, f, me, o)),
        do(g, f, me, o) {
          if (o.to === 2) throw new Error('a listed answer cannot be carried out');
          bid.do(g, f, me, o);
        },
      },
    }),
    /cannot be carried out/,
  ],
  'a legality that looks at what the seat cannot see': [
    withRules({
      bid: {
        ...bid,
        refuses: (g, f, me, o) => (o.to > 2 && bestOfB(g) > 8 ? 'T-9' : bid.refuses?.(g, f, me, o)),
      },
    }),
    /the reason from the view/,
  ],
  'a reason for somebody who is not asked that looks at what is hidden from them': [
    withRules({
      bid: {
        ...bid,
        refuses: (g, f, me, o) =>
          g.sealed(me) >= 100 && bestOfB(g) > 8 ? 'T-9' : bid.refuses?.(g, f, me, o),
      },
    }),
    /the reason from the view/,
  ],
  'a refusal without a rule': [withRules({ bid: { ...bid, id: '' } }), /bid names its rule/],
  'a question without an answer': [
    withRules({ bid: { ...bid, ask: (g, _f, me) => (me === 2 ? undefined : g.offer('digit', NONE, 1)) } }),
    /bid offers seat 2 something/,
  ],
  'a copy of the facts that shares a list': [
    { ...toy, copyFacts: (f) => ({ ...toy.copyFacts(f), boos: f.boos }) },
    /copyFacts shares|survives being saved|change nothing/,
  ],
  'a copy of the facts that forgets one': [
    { ...toy, copyFacts: (f) => ({ ...toy.copyFacts(f), round: 1 }) },
    /the state survives being saved/,
  ],
  'a frame that is changed after it was pushed': [
    withRules({
      play: {
        ...play,
        do(g, f, me, o) {
          Reflect.set(f, 'seat', f.seat);
          if (!Reflect.set(f, 'seat', f.seat)) throw new Error('a frame was changed');
          play.do(g, f, me, o);
        },
      },
    }),
    /a frame was changed/,
  ],
  'a match without end': [
    withRules({
      bell: {
        ...bell,
        do(g, f, me, o) {
          bell.do(g, f, me, o);
          g.facts.round = 1;
        },
      },
    }),
    /more than 60 answers/,
  ],
  'a card that is lost': [
    withRules({
      play: {
        ...play,
        do(g, f, me, o) {
          play.do(g, f, me, o);
          g.state.zones[PILE]!.pop();
        },
      },
    }),
    /cards on the table/,
  ],
  'a second source of chance': [
    withRules({
      bell: {
        ...bell,
        do(g, f, me, o) {
          bell.do(g, f, me, o);
          g.facts.scores[me]! += Math.random();
        },
      },
    }),
    /result|the replay of the record/,
  ],
};

for (const [what, [game, complaint]] of Object.entries(broken)) {
  test(`random play finds ${what}`, () => {
    assert.throws(() => playMany(game), complaint);
  });
}

/** Each round everybody boos, openly; who passes instead ends the round for all. */
const withPass = (passed: (g: G) => void): Game<Toy> => ({
  ...withRules({
    round: {
      do(g) {
        if (g.facts.round === g.options.rounds) return;
        g.facts.round++;
        g.next({ do: 'bid' }, { do: 'round' });
        g.facts.boos = [0, 0, 0];
      },
    },
    bid: {
      id: 'T-2',
      who: ({ facts }) => 7 & ~facts.boos.reduce((all, boo, seat) => all | (boo << seat), 0),
      ask(g) {
        g.offer('boo');
        g.offer('pass');
      },
      refuses: (_g, _f, _me, { pick }) => (pick === 'boo' || pick === 'pass' ? undefined : 'T-2'),
      timeout: (g) => g.offer('boo'),
      do(g, _f, me, { pick }) {
        if (pick === 'boo') g.facts.boos[me] = 1;
        else {
          passed(g);
          g.leave('round');
          g.facts.boos = [0, 0, 0];
          g.next({ do: 'round' });
        }
      },
    },
  }),
  picks: { ...toy.picks, pass: {} },
});

test('an answer that ends a question for all leaves nothing of what the others have answered', () => {
  const playAll = (game: Game<Toy>, endings: string[]): void => {
    for (let n = 1; n <= 60; n++) playThrough(open(game), testSeed(n), { endings });
  };
  const clean = withPass(() => {});
  playAll(clean, ['pass']);
  assert.throws(() => playAll(clean, []), /refused by/, 'it does not say that it ends the question');
  const telling = withPass(({ facts }) => void facts.log.push(facts.boos.join()));
  assert.throws(() => playAll(telling, ['pass']), /what pass leaves behind/);
});

test('random play finds nothing in a sound game', () => {
  playMany(toy);
});

test('an event without a sentence is found', () => {
  const match = open(toy);
  assert.throws(
    () => playThrough(match, testSeed(1), { keys: ['bids'] }),
    /the event "plays" has no sentence/,
  );
});

test('worlds find a seal that the rules cannot do without', () => {
  // The choice is asked about again after it was made: a world that does not know it cannot go on.
  const forgetful = withRules({
    reveal: {
      do(g, f, me, o) {
        const kept = [0, 1, 2].map((seat) => g.sealed(seat));
        if (kept.some((choice) => choice < 100)) throw new Error('a seal is missing');
        reveal.do(g, f, me, o);
        kept.forEach((choice, seat) => {
          g.seal(seat, choice);
        });
      },
    },
    bell: {
      ...bell,
      do(g, f, me, o) {
        if (g.sealed(1) < 100) throw new Error('a seal is missing');
        g.unseal();
        bell.do(g, f, me, o);
      },
    },
  });
  assert.throws(() => sampleWorlds(forgetful, [{}], some(5000)), /a seal is missing/);
});

test('an oracle can contradict a world', () => {
  const oracle = () => 'the viewer remembers otherwise';
  assert.throws(() => sampleWorlds(toy, [{}], some(10), { oracle }), /what the viewer remembers/);
});
