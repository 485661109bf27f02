import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comesWhenAsked, isAway, mayAskForBot } from './may-ask.ts';

const me = { kind: 'person', present: true, kept: false, yours: true } as const;
const other = { ...me, yours: false };
const gone = { ...other, present: false };
const computer = { ...other, kind: 'bot' } as const;

test('a computer may be asked for where another player is there to agree', () => {
  const clock = { kind: 'none' } as const;
  for (const sitIn of ['asked', 'minute', undefined] as const) {
    const asks = (...seats: Parameters<typeof isAway>[0][]) => mayAskForBot({ seats, clock, sitIn });
    assert.ok(asks(me, other, gone));
    assert.ok(asks(me, { ...other, kept: true }, gone));
    for (const nobody of [me, gone, computer]) assert.equal(asks(me, nobody, gone), sitIn === 'asked');
  }
  assert.ok(!mayAskForBot({ seats: [me, other, gone], clock, sitIn: 'never' }));
});

test('where nobody can agree a computer comes after a while if it is asked for, unless days are the clock', () => {
  const alone = { seats: [me, gone], clock: { kind: 'none' }, sitIn: 'asked' } as const;
  assert.ok(comesWhenAsked(alone));
  assert.ok(!comesWhenAsked({ ...alone, seats: [me, other, gone] }));
  assert.ok(!comesWhenAsked({ ...alone, sitIn: 'minute' }));
  assert.ok(!comesWhenAsked({ ...alone, clock: { kind: 'days' } }));
  assert.ok(!mayAskForBot({ ...alone, clock: { kind: 'days' } }));
});

test('a computer can sit in for others who are away, once', () => {
  assert.deepEqual([me, other, gone, computer, { ...gone, kept: true }].map(isAway), [
    false,
    false,
    true,
    false,
    false,
  ]);
});
