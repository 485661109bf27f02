import assert from 'node:assert/strict';
import { test } from 'node:test';
import { howRuckEdition } from '@stamtafel/games/how-ruck/edition.ts';
import { type Answer, type Decision, open } from '@stamtafel/kernel';
import { nothing, step } from './choosing.ts';

const match = open(howRuckEdition.game);
const asked = (options: readonly Answer[]): Decision => ({
  seat: 0,
  asks: 'turn',
  rule: 'HR-091',
  optional: false,
  options,
  timeout: undefined,
});
const decision = asked([
  { pick: 'place', card: 'rood-2-1', to: 'A.rood' },
  { pick: 'place', card: 'rood-2-1', to: 'B.rood' },
  { pick: 'place', card: 'blauw-2-1', to: 'A.blauw' },
  { pick: 'carryOut', card: 'how-ruck' },
]);

test('a card with one answer is played at once', () => {
  assert.deepEqual(step(match, decision, nothing, { card: 'how-ruck' }), {
    is: 'answer',
    answer: { pick: 'carryOut', card: 'how-ruck' },
  });
});

test('a card with several answers is taken up; then the place decides; touched again it is put down', () => {
  const taken = step(match, decision, nothing, { card: 'rood-2-1' });
  assert.deepEqual(taken, { is: 'selected', selected: { card: 'rood-2-1' } });
  assert.deepEqual(step(match, decision, { card: 'rood-2-1' }, { to: 'B.rood' }), {
    is: 'answer',
    answer: { pick: 'place', card: 'rood-2-1', to: 'B.rood' },
  });
  assert.deepEqual(step(match, decision, { card: 'rood-2-1' }, { card: 'rood-2-1' }), {
    is: 'selected',
    selected: nothing,
  });
});

test('another card after all takes the place of the first', () => {
  assert.deepEqual(step(match, decision, { card: 'rood-2-1' }, { card: 'blauw-2-1' }), {
    is: 'answer',
    answer: { pick: 'place', card: 'blauw-2-1', to: 'A.blauw' },
  });
});

test('what is not on offer becomes the question why: the chosen card there, the touched card where others can go', () => {
  assert.deepEqual(step(match, decision, { card: 'rood-2-1' }, { to: 'A.groen' }), {
    is: 'refused',
    attempts: [{ pick: 'place', card: 'rood-2-1', to: 'A.groen' }],
  });
  const refused = step(match, decision, nothing, { card: 'groen-3-hr' });
  assert.equal(refused.is, 'refused');
  assert.ok(refused.is === 'refused' && refused.attempts.every(({ card }) => card === 'groen-3-hr'));
});

test('a button without a card that is not on offer is asked about as it is', () => {
  assert.deepEqual(step(match, decision, nothing, { pick: 'pass' }), {
    is: 'refused',
    attempts: [{ pick: 'pass' }],
  });
});

test('a player who is not asked gets a reason too', () => {
  const refused = step(match, null, nothing, { card: 'rood-2-1' });
  assert.ok(refused.is === 'refused' && refused.attempts.length > 0);
});
