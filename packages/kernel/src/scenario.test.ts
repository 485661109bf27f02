import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BadInput } from './game.ts';
import { type Expectation, runScenario, type Scenario, type Step } from './scenario.ts';
import { toy } from './testing/toy.ts';

const base = {
  title: 'A plays',
  game: 'toy',
  position: {
    zones: { 'hand.A': ['b7', 'b2'], 'hand.B': ['b3'], 'hand.C': ['b4'], prizes: ['r1', 'r2'] },
    stack: [{ do: 'round' }, { do: 'bell' }, { do: 'play', seat: 'A' }],
  },
} as const;

const run = (steps: readonly Step[], more: Partial<Scenario> = {}) =>
  runScenario(toy, { ...base, ...more, steps });
const expect = (expected: Expectation) => run([{ expect: expected }]);

test('a scenario in which all is as expected has no differences', () => {
  const differences = run(
    [
      { seat: 'A', try: 'play b3 open', refused: 'T-3' },
      { seat: 'A', try: 'play b7 pile', refused: 'T-4', args: { tried: 'play b7 pile' } },
      { seat: 'B', answer: 'boo', tells: ['boo'] },
      { seat: 'A', answer: 'play b7 open', tells: ['plays', 'prize'] },
      {
        expect: {
          facts: { boos: [0, 1, 0], bell: { seat: -1, at: -1 } },
          zones: { open: ['b7'], 'hand.A': 1, 'won.A': { has: ['r2'] } },
          asks: { A: 'bell', C: 'bell' },
          options: { A: ['ring'], B: 1, C: { has: ['ring'], lacks: ['boo'] } },
          views: {
            B: { zones: { 'hand.A': ['?'], 'won.A': ['?'], open: ['b7'] }, sure: { 'hand.A': [] } },
            watcher: { zones: { 'hand.B': ['?'] } },
          },
          outcome: null,
        },
      },
      { seat: 'C', answer: 'ring', at: 12 },
      { expect: { facts: { scores: [0, 0, 3], bell: { seat: 2, at: 12 } } } },
    ],
    { chance: [{ stream: 'lot', numbers: [2] }] },
  );
  assert.deepEqual(differences, []);
});

test('every kind of expectation says precisely what differs', () => {
  const cases: [Expectation, string][] = [
    [{ facts: { round: 3 } }, 'fact round is 0, expected 3'],
    [{ facts: { scores: [0, 0, 1] } }, 'fact scores is [0,0,0], expected [0,0,1]'],
    [{ facts: { bell: { seat: -1 } } }, 'fact bell is {"seat":-1,"at":-1}, expected {"seat":-1}'],
    [{ facts: { bell: 3 } }, 'fact bell is {"seat":-1,"at":-1}, expected 3'],
    [{ facts: { round: {} } }, 'fact round is 0, expected {}'],
    [{ facts: { scores: { 0: 0, 1: 0, 2: 0 } } }, 'fact scores is [0,0,0], expected {"0":0,"1":0,"2":0}'],
    [{ facts: { barrel: 3 } }, 'fact barrel is missing, expected 3'],
    [{ facts: { constructor: 3 } }, 'fact constructor is missing, expected 3'],
    [{ zones: { 'hand.A': ['b2', 'b7'] } }, 'zone hand.A holds b7, b2, expected b2, b7'],
    [{ zones: { open: ['b2'] } }, 'zone open holds nothing, expected b2'],
    [{ zones: { 'hand.A': 3 } }, 'zone hand.A holds 2 cards, expected 3'],
    [{ zones: { 'hand.A': { has: ['b2', 'b4'] } } }, 'zone hand.A lacks b4; it holds b7, b2'],
    [{ zones: { 'hand.A': { has: ['b2', 'b2'] } } }, 'zone hand.A lacks b2; it holds b7, b2'],
    [{ zones: { cupboard: 1 } }, 'there is no zone cupboard'],
    [{ asks: { A: 'bell' } }, 'A is asked play, expected bell'],
    [{ asks: { A: null } }, 'A is asked play, expected nothing'],
    [{ options: { A: 3 } }, 'A has 2 options, expected 3: play b7 open, play b2 open'],
    [{ options: { A: ['play b7 open'] } }, 'A is offered "play b2 open", not expected'],
    [
      { options: { A: { has: ['play b3 open'] } } },
      'A is not offered "play b3 open"; offered: play b7 open, play b2 open',
    ],
    [{ options: { A: { lacks: ['play b2 open'] } } }, 'A is offered "play b2 open", not expected'],
    [{ views: { B: { zones: { 'hand.A': ['b7', '?'] } } } }, 'B sees ?, ? in hand.A, expected b7, ?'],
    [{ views: { watcher: { zones: { 'hand.B': ['b3'] } } } }, 'a watcher sees ? in hand.B, expected b3'],
    [{ views: { B: { sure: { pile: ['b9'] } } } }, 'B is sure of nothing among pile, expected b9'],
    [{ outcome: { reason: 'rounds' } }, 'the match goes on, expected to be over'],
  ];
  for (const [expected, difference] of cases) assert.deepEqual(expect(expected), [`step 1: ${difference}`]);
});

test('an outcome is compared part by part', () => {
  const end = (outcome: Expectation['outcome']) =>
    run([{ seat: 'B', answer: 'resign' }, { expect: { outcome: outcome! } }]);
  assert.deepEqual(end({ reason: 'resigned', ranks: [1, 3, 1] }), []);
  assert.deepEqual(end({ reason: 'rounds', scores: [0, 0, 0], ranks: [1, 2, 3] }), [
    'step 2: the outcome\'s reason is "resigned", expected "rounds"',
    "step 2: the outcome's ranks is [1,3,1], expected [1,2,3]",
  ]);
  assert.deepEqual(run([{ seat: 'B', answer: 'resign' }, { expect: { outcome: null } }]), [
    'step 2: the match is over (resigned), expected to go on',
  ]);
});

test('answers that are refused, attempts that are not, and other reasons are differences', () => {
  assert.deepEqual(run([{ seat: 'A', answer: 'play b3 open' }]), [
    'step 1: A wanted "play b3 open", refused by T-3',
  ]);
  assert.deepEqual(run([{ seat: 'A', try: 'play b7 open', refused: 'T-3' }]), [
    'step 1: A may "play b7 open", expected a refusal by T-3',
  ]);
  assert.deepEqual(run([{ seat: 'A', try: 'play b3 open', refused: 'T-9' }]), [
    'step 1: "play b3 open" is refused by T-3, expected T-9',
  ]);
  assert.deepEqual(run([{ seat: 'A', try: 'boo', refused: 'T-5', args: { colour: 'red' } }]), [
    'step 1: the refusal of "boo" has colour undefined, expected red',
  ]);
  assert.deepEqual(
    run([
      { seat: 'C', answer: 'resign' },
      { seat: 'A', answer: 'play b7 open' },
    ]),
    ['step 2: A wanted "play b7 open", refused by the end of the match'],
  );
});

test('a rule that refuses by what the seat cannot know is found out', () => {
  const { play } = toy.rules;
  const peeking: typeof toy = {
    ...toy,
    rules: {
      ...toy.rules,
      play: {
        ...play,
        refuses: (g, f, me, o) => (g.where(o.card) === 4 ? 'T-9' : play.refuses?.(g, f, me, o)),
      },
    },
  };
  // C's and B's cards are equally hidden from A, but the truth says otherwise.
  const differences = [1, 2, 3, 4].flatMap((seed) =>
    runScenario(peeking, {
      ...base,
      seed: `${seed}`.repeat(64),
      steps: [{ seat: 'A', try: 'play b3 open', refused: 'T-9' }],
    }),
  );
  assert.ok(differences.some((text) => text.includes(`from A's view "play b3 open" is refused by T-3`)));
});

test('events are told in this order', () => {
  assert.deepEqual(run([{ seat: 'A', answer: 'play b7 open', tells: ['prize', 'plays'] }]), [
    'step 1: "plays" was not told in this order; told were plays, prize',
  ]);
  assert.deepEqual(run([{ seat: 'B', answer: 'boo', tells: ['plays'] }]), [
    'step 1: "plays" was not told in this order; told were boo',
  ]);
});

test('the clock gives an answer when it is told to', () => {
  assert.deepEqual(run([{ seat: 'A', answer: 'play b7 open', clock: true }]), []);
  assert.deepEqual(run([{ seat: 'A', answer: 'play b2 open', clock: true }]), [
    'step 1: A wanted "play b2 open", refused by T-3',
  ]);
});

test('malformed steps are refused with a sentence', () => {
  const says = (step: Step, sentence: RegExp, more: Partial<Scenario> = {}) =>
    assert.throws(
      () => run([step], more),
      (error) => error instanceof BadInput && sentence.test(error.message),
    );
  says({ seat: 'Q', answer: 'boo' }, /There is no seat "Q"; the seats are A, B, C/);
  says({ seat: 'A', answer: 'fly b7' }, /There is no answer "fly"; there are digit, play, boo, ring/);
  says({ seat: 'A', answer: 'constructor' }, /There is no answer "constructor"/);
  says({ seat: 'A', try: 'boo loudly', refused: 'T-5' }, /"boo loudly" says more than "boo" can carry/);
  says({ seat: 'A', answer: 'digit two' }, /"two" in "digit two" is not a whole number/);
  says({ expect: { asks: { Q: null } } }, /There is no seat "Q"/);
  says({ expect: { views: { A: { zones: { cupboard: [] } } } } }, /There is no zone "cupboard"/);
  says({ expect: {} }, /A seed is 64 hexadecimal digits/, { seed: 'abc' });
  says({ expect: {} }, /toy is for 3 players, not 7/, { seats: 7 });
  says({ expect: {} }, /There is no chance stream "dice"; there are deck, prizes, lot/, {
    chance: [{ stream: 'dice', numbers: [1] }],
  });
  says({ expect: {} }, /There is no card "x"/, { chance: [{ stream: 'deck', top: ['x'] }] });
});

test('chance can be fixed: what comes out of a shuffle, first name on top, each card once', () => {
  const { position: _, ...fresh } = base;
  const deal = (top: string[]): Scenario => ({
    ...fresh,
    chance: [{ stream: 'deck', top }],
    steps: [{ expect: { zones: { 'hand.A': ['b9', 'b1'], 'hand.B': ['b3', 'b5'] } } }],
  });
  assert.deepEqual(runScenario(toy, deal(['b9', 'b1', 'b3', 'b5'])), []);
  assert.deepEqual(runScenario(toy, deal(['b9', 'b9', 'b1', 'b3', 'b5'])), []);
});

test('chance that cannot come out is refused', () => {
  const ring: Step[] = [
    { seat: 'A', answer: 'play b7 open' },
    { seat: 'A', answer: 'ring' },
  ];
  for (const number of [3, -1, 0.5])
    assert.throws(
      () => run(ring, { chance: [{ stream: 'lot', numbers: [number] }] }),
      (error) =>
        error instanceof BadInput &&
        error.message === `Chance stream lot draws a number from 0 to 2, not ${number}.`,
    );
});
