import assert from 'node:assert/strict';
import { test } from 'node:test';
import { howRuckEdition } from '@stamtafel/games/how-ruck/edition.ts';
import { type MatchRecord, verifyRecord } from '@stamtafel/kernel';
import { Engine } from './engine.ts';
import { LocalRace } from './race.ts';

/** Time that only passes when it is told to. */
class Clock {
  time = 0;
  readonly #alarms = new Set<{ readonly at: number; readonly act: () => void }>();

  after(ms: number, act: () => void): () => void {
    const alarm = { at: this.time + ms, act };
    this.#alarms.add(alarm);
    return () => this.#alarms.delete(alarm);
  }

  async pass(ms: number): Promise<void> {
    const until = this.time + ms;
    for (;;) {
      const [next] = [...this.#alarms].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#alarms.delete(next);
      this.time = next.at;
      next.act();
      await Promise.resolve();
    }
    this.time = until;
  }
}

const fresh: MatchRecord = {
  format: 'stamtafel-match-1',
  game: 'how-ruck',
  rules: howRuckEdition.game.version,
  seats: 2,
  options: { teamForming: 'race', youngestSeat: 'A' },
  seed: '5c'.repeat(32),
  entries: [],
};

async function begun() {
  const engine = new Engine(
    howRuckEdition,
    [
      { kind: 'person', name: 'Anna' },
      { kind: 'bot', name: 'Toon' },
    ],
    fresh,
  );
  const clock = new Clock();
  const countdowns: number[] = [];
  const race = new LocalRace(engine, fresh.seed ?? '', {
    now: () => clock.time,
    after: (ms, act) => clock.after(ms, act),
    countdown: (ms) => countdowns.push(ms),
    changed: () => race.plan(),
  });
  assert.equal(engine.answer([{ pick: 'ready' }]), undefined);
  for (const seat of engine.bots()) engine.botAnswers(seat, engine.think(seat) ?? assert.fail());
  assert.equal(engine.stage(), 'start');
  const command = race.countDown();
  await clock.pass(2999);
  assert.equal(engine.stage(), 'start');
  await clock.pass(1);
  await command;
  assert.equal(engine.answer([{ pick: 'command' }], race.stamp()), undefined);
  race.plan();
  assert.deepEqual(countdowns, [3000]);
  assert.equal(engine.stage(), 'open');
  return { engine, clock, race };
}

const split = ({ engine, race }: Pick<Awaited<ReturnType<typeof begun>>, 'engine' | 'race'>): void => {
  const [option] = engine.shown().decision?.options ?? [];
  assert.equal(engine.answer([option ?? assert.fail()], race.stamp()), undefined);
  race.plan();
};

test('HR-053 the computer splits at its own pace and calls stop; the clock then leaves the last pair (HR-045)', async () => {
  const { engine, clock } = await begun();
  await clock.pass(100_000);
  assert.notEqual(engine.stage(), 'open');
  const record = engine.record();
  assert.deepEqual(verifyRecord(howRuckEdition.game, record).flaws, []);
  const stamps = record.entries.flatMap(({ seat, at }) => (seat === 1 && at !== undefined ? [at] : []));
  assert.equal(stamps.length, 10);
  // The pace of this level, as quick as it is in this race.
  const delays = stamps.map((at, i) => at - (stamps[i - 1] ?? 0));
  const [quickest, slowest] = [Math.min(...delays), Math.max(...delays)];
  assert.ok(quickest >= 4400 * 0.7 * 0.7 - 1 && slowest <= 4400 * 1.3 * 1.3 + 1, delays.join(' '));
  assert.ok(slowest <= (quickest * 1.3) / 0.7 + 2, delays.join(' '));
  assert.deepEqual(
    record.entries.filter(({ clock: by }) => by).map(({ answer }) => answer.pick),
    ['leave'],
  );
});

test('HR-045 what the computer splits leaves the player’s question as it is; once it has called stop the question changes', async () => {
  const { engine, clock } = await begun();
  const first = engine.shown().decision?.number ?? assert.fail();
  while (engine.stage() === 'open') {
    assert.ok(engine.isAsking(first));
    await clock.pass(100);
  }
  assert.equal(engine.stage(), 'last');
  assert.ok(!engine.isAsking(first));
});

test('HR-050 a person who is quick wins the race, and a race is never taken back', async () => {
  const { engine, clock, race } = await begun();
  for (let i = 0; i < 10; i++) {
    await clock.pass(500);
    split({ engine, race });
    assert.equal(engine.shown().undo, null);
  }
  assert.equal(engine.stage(), 'last');
  const before = engine.record();
  // Whichever answer is meant.
  for (let number = 0; number < 20; number++) assert.equal(engine.undo(number, { agreed: true }), 'gone');
  assert.deepEqual(engine.record(), before);
  assert.deepEqual(
    before.entries.filter(({ seat, at }) => seat === 0 && at !== undefined).map(({ at }) => at),
    Array.from({ length: 10 }, (_, i) => (i + 1) * 500),
  );
  await clock.pass(30_000);
  assert.equal(engine.stage(), undefined);
  assert.deepEqual(verifyRecord(howRuckEdition.game, engine.record()).flaws, []);
});

test('HR-052 a race that was reloaded is void, and both go on calmly', async () => {
  const { engine } = await begun();
  const clock = new Clock();
  const again = new Engine(howRuckEdition, engine.sitters, engine.record());
  const race = new LocalRace(again, fresh.seed ?? '', {
    now: () => clock.time,
    after: (ms, act) => clock.after(ms, act),
    countdown: () => assert.fail('no second countdown'),
    changed: () => {},
  });
  assert.ok(race.plan());
  await clock.pass(1);
  assert.equal(again.stage(), undefined);
  assert.equal(again.record().entries.at(-1)?.answer.pick, 'void');
});

test('HR-053 a computer that fails in a race keeps the first card of every pair, and the race goes on', async (t) => {
  const { engine, clock, race } = await begun();
  t.mock.method(engine, 'ponder', () => {
    throw new Error('this was meant to fail');
  });
  race.plan();
  await clock.pass(60_000);
  const splits = engine.record().entries.filter(({ seat, answer }) => seat === 1 && answer.pick === 'keep');
  assert.equal(splits.length, 10);
});
