import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RaceCountdown } from './countdown.ts';

test('HR-041 a race that is seen before its time begins at its time', ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  let ended = 0;
  const countdown = new RaceCountdown(() => ended++);
  assert.equal(countdown.at, null);
  countdown.begin(3000);
  mock.timers.tick(2990);
  countdown.see();
  assert.notEqual(countdown.at, null);
  mock.timers.tick(10);
  assert.deepEqual([countdown.at, ended], [null, 1]);
});

test('HR-041 a race that is seen late begins then, and the next one is counted down as well', ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const countdown = new RaceCountdown(() => assert.fail('nothing is seen yet'));
  for (let race = 0; race < 2; race++) {
    countdown.begin(3000);
    mock.timers.tick(3000);
    assert.notEqual(countdown.at, null);
    countdown.see();
    assert.equal(countdown.at, null);
  }
});

test('a table that is left counts nothing down', ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const countdown = new RaceCountdown(() => assert.fail('nobody looks'));
  countdown.begin(3000);
  countdown.see();
  countdown.close();
  mock.timers.tick(3000);
});
