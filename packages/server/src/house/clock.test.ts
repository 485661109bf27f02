import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TestClock } from '../testing/clock.ts';
import { Alarm, houseClock, timeOutside } from './clock.ts';

const DAY = 24 * 3600 * 1000;

test('an alarm rings after its time however long that is, once, and not when it was cleared', async () => {
  const clock = new TestClock();
  const alarm = new Alarm(clock);
  let rings = 0;
  const ring = () => {
    rings++;
  };
  alarm.set(40 * DAY, ring);
  await clock.pass(40 * DAY - 1);
  assert.deepEqual([rings, alarm.isSet], [0, true]);
  await clock.pass(1);
  assert.deepEqual([rings, alarm.isSet], [1, false]);
  alarm.set(40 * DAY, ring);
  await clock.pass(DAY);
  alarm.clear();
  await clock.pass(80 * DAY);
  assert.deepEqual([rings, clock.until], [1, undefined]);
});

test('no time passes while the process cannot run, and whoever listens is told how long that was', async () => {
  const machine = new TestClock();
  const clock = houseClock(machine);
  const pauses: number[] = [];
  const rung: number[] = [];
  clock.onPause((ms) => pauses.push(ms));
  clock.after(30_000, () => rung.push(clock.now()));
  await machine.pass(20_000);
  machine.hang(45_000);
  await machine.pass(0);
  assert.deepEqual([rung, pauses], [[], [45_000]]);
  await machine.pass(9_999);
  assert.deepEqual(rung, []);
  await machine.pass(1);
  assert.deepEqual(rung, [30_000]);
  assert.equal(clock.stoodStill(), 45_000);
});

test('time never goes back, and with what was left out it is that of the machine, at every moment', async () => {
  const machine = new TestClock();
  const clock = houseClock(machine);
  const began = machine.now();
  let last = 0;
  for (const [passes, hangs] of [
    [40, 0],
    [10, 5_000],
    [260, 240],
    [1, 260],
    [0, 100_000],
    [99, 0],
  ] as const) {
    await machine.pass(passes);
    machine.hang(hangs);
    const now = clock.now();
    assert.ok(now >= last, `${now} after ${last}`);
    assert.equal(timeOutside(clock), machine.now() - began);
    last = now;
  }
  assert.ok(clock.stoodStill() > 105_000);
});

test('who is busy for long with one thing costs nobody more than a quarter of a second', async () => {
  const machine = new TestClock();
  const clock = houseClock(machine);
  await machine.pass(1_000);
  const before = clock.now();
  for (let n = 0; n < 50; n++) {
    machine.hang(100);
    clock.now();
  }
  await machine.pass(0);
  assert.ok(clock.now() - before <= 250, `${clock.now() - before} ms passed`);
});

test('what has arrived is handled before what is due', () => {
  const done: string[] = [];
  let sockets: (() => void)[] = [];
  let timer = (): void => {};
  const machine = new TestClock();
  const clock = houseClock({
    wall: () => 0,
    now: () => machine.now(),
    every: () => {},
    after: (_, call) => {
      timer = call;
      return () => {};
    },
    afterArrivals: (call) => {
      sockets = [...sockets, call];
      return () => {
        sockets = sockets.filter((other) => other !== call);
      };
    },
  });
  const cancel = clock.after(100, () => done.push('cancelled'));
  machine.hang(100);
  timer();
  cancel();
  clock.after(100, () => done.push('due'));
  machine.hang(100);
  timer();
  sockets.unshift(() => done.push('arrived'));
  for (const call of sockets) call();
  assert.deepEqual(done, ['arrived', 'due']);
});
