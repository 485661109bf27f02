import assert from 'node:assert/strict';
import { test } from 'node:test';
import { builtInBeers, builtInBulls, drinkerCard, kinds, letters } from './deck.ts';
import {
  checkOwnDeck,
  type DeckReason,
  deckReasons,
  ownCards,
  ownDeckTemplate,
  warningsOf,
} from './own-deck.ts';
import { plain, scarce } from './testing/decks.ts';

test('section 2: 80 beers with 235 glasses, 24 bulls with increasing steps, every figure marked', () => {
  const count = (kind: string) => builtInBeers.filter((beer) => beer.kind === kind);
  assert.deepEqual(
    kinds.map((kind) => count(kind).length),
    [26, 22, 18, 14],
  );
  assert.deepEqual(
    kinds.map((kind) => count(kind).reduce((sum, { value }) => sum + value, 0)),
    [77, 65, 53, 40],
  );
  assert.equal(new Set(builtInBeers.map(({ id }) => id)).size, 80);
  assert.equal(builtInBulls.length, 24);
  for (const { id, steps } of builtInBulls)
    steps.forEach(({ glasses, points }, i) => {
      assert.ok(glasses > (steps[i - 1]?.glasses ?? 0) && points > (steps[i - 1]?.points ?? 0), id);
    });
  const printed = builtInBulls.flatMap(({ id, steps }) =>
    steps.filter(({ mark }) => mark === 'R').map(({ glasses, points }) => `${id} ${glasses}→${points}`),
  );
  assert.deepEqual(printed, [
    'pietje-pils-1 10→2',
    'pietje-pils-1 19→4',
    'ozzy-oerstier-1 10→3',
    'ozzy-oerstier-1 12→5',
  ]);
  const quota = (kind: string) => {
    const ends = builtInBulls
      .filter((bull) => bull.kind === kind)
      .map(({ steps }) => steps.at(-1)?.glasses ?? 0);
    return Math.round((10 * ends.reduce((a, b) => a + b)) / ends.length) / 10;
  };
  assert.deepEqual(kinds.map(quota), [18.5, 16, 14, 11.7]);
  assert.equal(drinkerCard.marks.value, 'D');
});

/** The copy with one part of it changed. */
const but = (change: object) => checkOwnDeck({ ...plain, ...change });
const bull = (change: unknown) => but({ bulls: [change, ...plain.bulls.slice(1)] });
const beer = (change: unknown) => but({ beers: [change, ...plain.beers.slice(1)] });

test('SZB-220 an owner’s copy within the limits is accepted', () => {
  assert.equal(checkOwnDeck(plain), undefined);
  assert.equal(checkOwnDeck(scarce), undefined);
  assert.equal(but({ allesdrinker: 12 }), undefined);
});

test('SZB-220 anything else is refused with its first fault', () => {
  const faults: [DeckReason, ReturnType<typeof checkOwnDeck>][] = [
    ['not-a-deck', checkOwnDeck([])],
    ['not-a-deck', but({ beers: 'all' })],
    ['unknown-deck-field', but({ cows: [] })],
    ['bull-count', but({ bulls: plain.bulls.slice(1) })],
    ['beer-count', but({ beers: [...plain.beers, plain.beers[0]] })],
    ['not-a-bull', bull(7)],
    ['unknown-bull-field', bull({ kind: 'pils', steps: [[1, 1]], colour: 'red' })],
    ['bull-kind', bull({ kind: 'water', steps: [[1, 1]] })],
    ['step-count', bull({ kind: 'pils', steps: [] })],
    ['step-count', bull({ kind: 'pils', steps: [1, 2, 3, 4, 5, 6, 7].map((n) => [n, n]) })],
    ['not-a-step', bull({ kind: 'pils', steps: [[1]] })],
    ['step-figure', bull({ kind: 'pils', steps: [[0, 1]] })],
    ['step-figure', bull({ kind: 'pils', steps: [[1, 100]] })],
    [
      'steps-not-increasing',
      bull({
        kind: 'pils',
        steps: [
          [5, 1],
          [5, 2],
        ],
      }),
    ],
    [
      'steps-not-increasing',
      bull({
        kind: 'pils',
        steps: [
          [5, 2],
          [6, 2],
        ],
      }),
    ],
    ['bull-kind-missing', but({ bulls: plain.bulls.map((b) => ({ ...b, kind: 'wit' })) })],
    ['not-a-beer', beer(null)],
    ['unknown-beer-field', beer({ kind: 'pils', value: 1, glasses: 2 })],
    ['beer-kind', beer({ kind: 'all', value: 1 })],
    ['value', beer({ kind: 'pils', value: 6 })],
    ['beer-kind-missing', but({ beers: plain.beers.map((b) => ({ ...b, kind: 'pils' })) })],
    ['allesdrinker-points', but({ allesdrinker: 100 })],
  ];
  for (const [reason, refusal] of faults) assert.equal(refusal?.reason, reason);
  assert.deepEqual(new Set(faults.map(([reason]) => reason)), new Set(deckReasons));
});

test('SZB-220 a refusal names the card by its number from 1, and what is wrong on it', () => {
  const steps = (...of: unknown[]) => bull({ kind: 'pils', steps: of })?.args;
  assert.deepEqual(steps([0, 1]), { card: 1, value: '0', max: 99 });
  assert.deepEqual(steps([1, 2], [3, 100]), { card: 1, value: '100', max: 99 });
  assert.deepEqual(steps([1.5, 'x']), { card: 1, value: '1.5', max: 99 });
  const third = but({
    beers: [...plain.beers.slice(0, 2), { kind: 'pils', value: 6 }, ...plain.beers.slice(3)],
  });
  assert.deepEqual([third?.reason, third?.args.card], ['value', 3]);
});

test('SZB-220 the form to be filled in is the shipped set itself', () => {
  assert.equal(checkOwnDeck(ownDeckTemplate()), undefined);
  assert.deepEqual(warningsOf(ownDeckTemplate()), []);
  const { bulls, beers } = ownCards(ownDeckTemplate());
  assert.deepEqual(
    [...bulls, ...beers].map(({ id }) => id),
    [...builtInBulls, ...builtInBeers].map(({ id }) => id),
  );
});

test('SZB-220 an odd order of frequencies is only a warning', () => {
  assert.deepEqual(warningsOf(plain), []);
  assert.deepEqual(warningsOf({ ...plain, beers: plain.beers.map((b) => ({ ...b, kind: 'oer' })) }), [
    'pils-not-most',
    'oer-not-least',
  ]);
  // As many as another kind is not the most, nor the least.
  const counts = (...each: number[]) => ({
    ...plain,
    beers: kinds.flatMap((kind, i) => Array.from({ length: each[i] ?? 0 }, () => ({ kind, value: 1 }))),
  });
  assert.deepEqual(warningsOf(counts(25, 25, 20, 10)), ['pils-not-most']);
  assert.deepEqual(warningsOf(counts(30, 20, 15, 15)), ['oer-not-least']);
});

test('SZB-220 bulls are numbered per kind, beers lettered per face, in the order entered, and marked', () => {
  const { bulls, beers } = ownCards(scarce);
  assert.deepEqual(
    [bulls[0]?.id, bulls[20]?.id, bulls[21]?.id],
    ['pietje-pils-1', 'pietje-pils-21', 'bennie-blond-1'],
  );
  assert.equal(beers[0]?.id, 'pils-1-a');
  assert.equal(beers[5]?.id, 'pils-1-b');
  assert.equal(beers[0]?.marks.value, 'own');
  assert.equal(bulls[0]?.steps[0]?.mark, 'own');
  assert.deepEqual([0, 25, 26, 27, 52].map(letters), ['a', 'z', 'aa', 'ab', 'ba']);
});
