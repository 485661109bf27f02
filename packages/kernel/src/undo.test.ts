import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open } from './game.ts';
import { answer, start } from './play.ts';
import { clone } from './state.ts';
import { Table } from './table.ts';
import { testSeed } from './testing/sit.ts';
import { hand, PILE, type Toy, toy } from './testing/toy.ts';
import type { Answer, State } from './types.ts';
import { hasLearntNothing, undo } from './undo.ts';

const match = open(toy);
const fresh = () => start(match, testSeed(4));

/** Whether the seat may take back this answer. */
function takeBack(state: State<Toy>, seat: number, given: Answer, who = seat) {
  const before = clone(match, state);
  answer(match, state, seat, given);
  return undo(match, before, state, who);
}

const digit = (to: number): Answer => ({ pick: 'digit', to });

/** Everybody has bid; A is to play. */
function bidden(): State<Toy> {
  const state = fresh();
  for (const seat of [0, 1, 2]) for (const to of [2 - seat, 0]) answer(match, state, seat, digit(to));
  return state;
}

test('half a sealed choice can be taken back freely: nobody has learnt anything', () => {
  const state = fresh();
  assert.equal(takeBack(state, 0, digit(1)), 'free');
});

test('a whole sealed choice cannot: the others have seen that it was made', () => {
  const state = fresh();
  answer(match, state, 0, digit(1));
  assert.equal(takeBack(state, 0, digit(1)), 'ask');
});

test('what others can see cannot be taken back without asking them', () => {
  const state = bidden();
  assert.equal(takeBack(state, 1, { pick: 'boo' }), 'ask');
  const card = match.cards[state.zones[hand(0)]![0]!]!.id;
  assert.equal(takeBack(state, 0, { pick: 'play', card, to: 'open' }), 'ask');
});

test('never past chance, even where nobody can see that it was used', () => {
  const before = fresh();
  const after = clone(match, before);
  new Table(match, after).lot(6, 'lot');
  assert.equal(undo(match, before, after, 0), 'ask');
  const quick = start(match, 5);
  const later = clone(match, quick);
  new Table(match, later).lot(6, 'lot');
  assert.equal(undo(match, quick, later, 0), 'ask', 'nor in a match for search');
});

test('never past a card that the seat has seen itself, though others saw nothing', () => {
  const before = fresh();
  const after = clone(match, before);
  const g = new Table(match, after);
  g.show(g.top(PILE), 1);
  assert.equal(undo(match, before, after, 0), 'ask');
  assert.equal(undo(match, before, after, 1), 'ask', "nor past another's");
});

test('nor when only a watcher has learnt something', () => {
  const before = fresh();
  const after = clone(match, before);
  const g = new Table(match, after);
  g.show(g.top(PILE), 1 << match.seats);
  assert.equal(undo(match, before, after, 0), 'ask');
});

test('taking back leads to the same bytes: the state before is untouched', () => {
  const state = fresh();
  const before = clone(match, state);
  const text = JSON.stringify(before);
  answer(match, state, 0, digit(1));
  assert.equal(JSON.stringify(before), text);
  const again = clone(match, before);
  answer(match, again, 0, digit(1));
  assert.equal(JSON.stringify(again), JSON.stringify(state));
});

test('the rules of a game have the last word', () => {
  const asked: string[] = [];
  const strict = open<Toy>({
    ...toy,
    takesBack(seen) {
      asked.push(seen);
      return seen === 'free' ? 'free' : 'never';
    },
  });
  const before = start(strict, testSeed(4));
  const after = clone(strict, before);
  answer(strict, after, 0, digit(1));
  assert.equal(undo(strict, before, after, 0), 'free');
  answer(strict, after, 0, digit(1));
  assert.equal(undo(strict, before, after, 0), 'never');
  assert.deepEqual(asked, ['free', 'ask']);
});

test('half of a sealed choice teaches its seat nothing; the one after which all are opened does', () => {
  const learns = (state: State<Toy>, seat: number, given: Answer): boolean => {
    const before = clone(match, state);
    answer(match, state, seat, given);
    return !hasLearntNothing(before, state, seat);
  };
  const state = fresh();
  const learnt = [0, 1, 2].flatMap((seat) => [2 - seat, 0].map((to) => learns(state, seat, digit(to))));
  assert.deepEqual(learnt, [false, false, false, false, false, true]);
});

test('chance, an order that nobody has seen and a further card teach something', () => {
  const state = bidden();
  const after = (change: (g: Table<Toy>, state: State<Toy>) => void): boolean => {
    const later = clone(match, state);
    change(new Table(match, later), later);
    return hasLearntNothing(state, later, 0);
  };
  assert.equal(
    after(() => {}),
    true,
  );
  assert.equal(
    after((g) => g.lot(6, 'lot')),
    false,
  );
  assert.equal(
    after((_, { order }) => order.push(1)),
    false,
  );
  assert.equal(
    after((_, { known, zones }) => {
      known[zones[PILE]![0]!]! |= 1;
    }),
    false,
  );
});

test('where the rules go on past a sealed choice of another seat, it may have been opened, even if it is sealed now', () => {
  const state = fresh();
  for (const to of [2, 0]) answer(match, state, 0, digit(to));
  const later = clone(match, state);
  later.stack.push(...state.stack.slice(0, 1));
  assert.equal(hasLearntNothing(state, clone(match, state), 1), true);
  assert.equal(hasLearntNothing(state, later, 1), false);
  assert.equal(hasLearntNothing(state, later, 0), true);
});
