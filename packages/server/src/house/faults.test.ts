import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editions } from '@stamtafel/games';
import { fastBelow, fastSeed } from '@stamtafel/kernel';
import { startOf, withHashes } from '../log/chain.ts';
import { MemoryLog } from '../log/memory.ts';
import { type Append, CannotSave, type End, LogDamaged, type LogEntry, SaveUnknown } from '../log/port.ts';
import { codeOf, person, TestHouse, trouble } from '../testing/house.ts';

const [anna, bert] = [person('anna'), person('bert')];
/** A log that fails once in a given way. */
class FaultyLog extends MemoryLog {
  fault: 'none' | 'cannot-save' | 'lost' | 'kept-unknown' | 'raced' = 'none';
  bend: (entries: readonly LogEntry[]) => readonly LogEntry[] = (entries) => entries;

  override async append(append: Append): Promise<End> {
    const { fault } = this;
    this.fault = 'none';
    switch (fault) {
      case 'none':
        return super.append(append);
      case 'cannot-save':
        throw new CannotSave('disk full');
      case 'lost':
        throw new SaveUnknown('gone');
      case 'kept-unknown':
        await super.append(append);
        throw new SaveUnknown('perhaps');
      case 'raced':
        await super.append(append);
        return super.append(append);
    }
  }

  override async read(table: string, from?: number): Promise<readonly LogEntry[]> {
    return this.bend(await super.read(table, from));
  }
}

async function hotSeat(log = new FaultyLog()) {
  const house = new TestHouse({ log });
  const { table } = await house.make(anna, { game: 'how-ruck', seats: [{ kind: 'me' }, { kind: 'me' }] });
  const a = await house.client(anna).open(table.id);
  return { log, house, table: table.id, a };
}

test('what cannot be saved does not count, and the next try does', async () => {
  const { log, house, table, a } = await hotSeat();
  const sight = a.sight(0);
  log.fault = 'cannot-save';
  assert.equal(codeOf(await a.play(0, undefined, { id: 'try-again' })), 'cannot-save');
  assert.deepEqual(a.sight(0), sight);
  assert.equal(codeOf(await a.play(0, undefined, { id: 'try-again' })), 'done');
  assert.equal((await log.read(table)).filter(({ body }) => body.includes('try-again')).length, 1);
  assert.equal(house.house.stats().cannotSave, 1);
});

test('nobody knows whether it was kept: the table is read again, and the log decides what the answer is', async () => {
  for (const [fault, answer] of [
    ['lost', 'save-unknown'],
    ['kept-unknown', 'done'],
    ['raced', 'done'],
  ] as const) {
    const { log, table, a } = await hotSeat();
    await a.play(0);
    log.fault = fault;
    const move = { id: 'once-only-1', decision: a.sight(0).decision!.number };
    const first = a.sight(0).decision!.options[0]!;
    assert.equal(codeOf(await a.play(0, first, move)), answer, fault);
    assert.equal(codeOf(await a.play(0, first, move)), 'done', fault);
    assert.equal((await log.read(table)).filter(({ body }) => body.includes('once-only')).length, 1);
    const fresh = await new TestHouse({ log }).client(anna).open(table);
    assert.deepEqual(a.sight(0), fresh.sight(0));
    assert.equal(codeOf(await a.play(0)), 'done');
  }
});

test('nobody knows whether it was kept: who asked for it is told so, and sees what the log says', async () => {
  for (const [fault, name] of [
    ['lost', 'anna'],
    ['kept-unknown', 'Ans'],
  ] as const) {
    const { log, house, table, a } = await hotSeat();
    log.fault = fault;
    const renaming = house.house.act(anna, table, { do: 'rename', name: 'Ans' });
    assert.equal((await trouble(renaming)).code, 'save-unknown');
    assert.equal(a.table?.seats[0]?.name, name);
    assert.deepEqual(
      [house.house.stats().cannotSave, house.events.map(({ kind }) => kind)],
      [1, ['failed', 'cannot-save']],
    );
    log.fault = fault;
    const making = house.make(anna, { game: 'how-ruck', seats: [{ kind: 'me' }, { kind: 'me' }] });
    assert.equal((await trouble(making)).code, 'save-unknown');
    assert.equal((await house.house.mine(anna)).length, fault === 'lost' ? 1 : 2);
  }
});

test('nobody knows whether it was kept, and the table cannot be read either: that is told, too', async () => {
  const { log, house, table } = await hotSeat();
  log.fault = 'lost';
  log.bend = () => {
    throw new LogDamaged('gone');
  };
  const pausing = house.house.act(anna, table, { do: 'pause' });
  assert.equal((await trouble(pausing)).code, 'save-unknown');
});

test('nobody knows whether a bot’s answer was kept, and the table cannot be read: the bot answers again, not the clock', async () => {
  const log = new FaultyLog();
  const house = new TestHouse({ log });
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const;
  const { table } = await house.make(anna, { game: 'how-ruck', seats: [...seats] });
  log.fault = 'lost';
  log.bend = () => {
    throw new LogDamaged('gone');
  };
  await house.clock.pass(10);
  log.bend = (entries) => entries;
  await house.clock.pass(5000);
  const moves = (await log.read(table.id)).filter(({ body }) => body.includes('"moved"'));
  assert.ok(moves.length > 0);
  assert.ok(moves.every(({ body }) => body.includes('"by":"bot"')));
});

test('a frozen table that is put away: whether that was saved is told as it is', async (t) => {
  const { log, table, a } = await hotSeat();
  await a.play(0);
  log.bend = (all) => all.map((entry) => ({ ...entry, hash: entry.hash.replace(/./, 'x') }));
  const house = new TestHouse({ log });
  assert.equal((await house.house.info(anna, table)).phase, 'frozen');
  for (const [failure, code] of [
    [new SaveUnknown('perhaps'), 'save-unknown'],
    [new CannotSave('disk full'), 'cannot-save'],
  ] as const) {
    t.mock.method(log, 'setPhase', () => Promise.reject(failure), { times: 1 });
    assert.equal((await trouble(house.house.act(anna, table, { do: 'end' }))).code, code);
  }
  assert.equal((await house.house.act(anna, table, { do: 'end' })).table.phase, 'over');
});

test('a table that does not verify is frozen: everybody can read who sat there, nobody plays on', async () => {
  const damages: readonly (readonly [string, (entries: readonly LogEntry[]) => readonly LogEntry[]])[] = [
    ['chain', (all) => all.map((e, i) => (i === 1 ? { ...e, body: e.body.replace('a', 'b') } : e))],
    ['missing', (all) => all.filter((_, i) => i !== 1)],
    ['time', (all) => all.map((e, i) => (i === 2 ? { ...e, at: 0 } : e))],
    ['hash', (all) => all.map((e, i) => (i === 2 ? { ...e, hash: e.hash.replace(/./, 'x') } : e))],
  ];
  for (const [name, bend] of damages) {
    const { log, table, a } = await hotSeat();
    await a.play(0);
    log.bend = bend;
    const house = new TestHouse({ log });
    const info = await house.house.info(anna, table);
    assert.equal(info.phase, 'frozen', name);
    assert.equal(info.seats[0]?.name, 'anna');
    const b = await house.client(anna).open(table);
    assert.equal(codeOf(await b.play(0, { pick: 'keep' })), 'frozen');
    assert.equal((await trouble(house.house.act(anna, table, { do: 'pause' }))).code, 'frozen');
    assert.equal((await trouble(house.house.story(anna, table, 0))).code, 'frozen');
    assert.equal(house.house.stats().frozen, 1);
    assert.deepEqual(
      house.events.map(({ kind }) => kind),
      ['frozen'],
    );
  }
});

test('a table begun under other rules, or whose replay leads elsewhere, is frozen too', async () => {
  const { readEntries, toEntries } = await import('../table/log-entries.ts');
  const bends = [
    (body: string) => body.replace('"rules":1', '"rules":77'),
    (body: string) => (body.includes('"moved"') ? body.replace(/"state":"...."?/, '"state":"0000') : body),
  ];
  for (const bend of bends) {
    const { log, table, a } = await hotSeat();
    await a.play(0);
    const bodies = readEntries(
      table,
      (await log.read(table)).map((e) => ({ ...e, body: bend(e.body) })),
    ).read;
    const forged = toEntries(
      bodies.map(({ body }) => body),
      bodies[0]!.at,
    );
    log.bend = () => withHashes(table, startOf(table), forged);
    assert.equal((await new TestHouse({ log }).house.info(anna, table)).phase, 'frozen');
  }
});

test('a clock’s or a bot’s answer that could not be saved comes again', async () => {
  const log = new FaultyLog();
  const house = new TestHouse({ log });
  const { table } = await house.make(anna, {
    game: 'how-ruck',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
  });
  const a = await house.client(anna).open(table.id);
  log.fault = 'cannot-save';
  await house.clock.pass(1);
  const before = (await log.read(table.id)).length;
  await house.clock.pass(1500);
  assert.ok((await log.read(table.id)).length > before);
  assert.ok((await log.read(table.id)).every(({ body }) => !body.includes('"clock":true')));
  assert.equal(a.table?.phase, 'playing');
});

/** A log on a disk that is full for a while. */
class FullLog extends MemoryLog {
  failure: Error | undefined;
  tries = 0;

  override async append(append: Append): Promise<End> {
    // A storm would never end by itself.
    if (this.failure !== undefined && ++this.tries < 100) throw this.failure;
    return super.append(append);
  }
}

test('a clock that has ended tries once a second while the disk is full, whether or not it knows what was kept', async () => {
  for (const failure of [new CannotSave('disk full'), new SaveUnknown('perhaps')]) {
    const log = new FullLog();
    const house = new TestHouse({ log });
    const { table } = await house.make(anna, {
      game: 'how-ruck',
      seats: [{ kind: 'me' }, { kind: 'me' }],
      clock: { kind: 'move', seconds: 5 },
    });
    await house.client(anna).open(table.id);
    log.failure = failure;
    await house.clock.pass(15_000);
    const { tries } = log;
    assert.ok(tries >= 10 && tries <= 22, `${tries} tries in ten seconds for two seats: ${failure.name}`);
    log.failure = undefined;
    await house.clock.pass(2000);
    assert.ok((await log.read(table.id)).some(({ body }) => body.includes('"clock":true')));
  }
});

const [me, open, greedy] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'greedy' }] as const;
for (const [who, seats, asks] of [
  ['a bot that does not wait', [me, greedy], 'ready'],
  ['a race that is void', [me, open], 'race'],
  ['a bot with the final pair', [me, greedy], 'finalPair'],
] as const)
  test(`${who} tries at most once a second, too`, async () => {
    for (const failure of [new CannotSave('disk full'), new SaveUnknown('perhaps')]) {
      const log = new FullLog();
      const house = new TestHouse({ log });
      const options = { teamForming: 'race', youngestSeat: 'A', raceMaxSeconds: 30, botPace: 'fast' };
      const { table, key } = await house.make(anna, { game: 'how-ruck', seats: [...seats], options });
      const a = await house.client(anna).open(table.id);
      const isDuel = seats[1].kind === 'open';
      if (isDuel) {
        await house.house.take(bert, table.id, { name: 'Bert', key });
        await house.house.act(anna, table.id, { do: 'start' });
      }
      const b = isDuel ? await house.client(bert).open(table.id) : undefined;
      if (asks !== 'ready') {
        await house.clock.pass(10);
        await a.play(0, { pick: 'ready' });
        await b?.play(1, { pick: 'ready' });
        const { number } = a.sight(0).decision!;
        const command = { do: 'move', table: table.id, seat: 0, decision: number, id: a.newId() } as const;
        a.connection.receive({ ...command, answer: { pick: 'command' } });
        await house.clock.pass(3000);
      }
      if (asks === 'race') await house.clock.pass(29_000);
      if (asks === 'finalPair') for (let pair = 0; pair < 10; pair++) await a.play(0);
      assert.equal(a.sight(0).view.stack.at(-1)?.do, asks);
      log.failure = failure;
      await house.clock.pass(10_000);
      assert.ok(log.tries >= 2 && log.tries <= 12, `${log.tries} tries in ten seconds: ${failure.name}`);
      log.failure = undefined;
      const kept = (await log.read(table.id)).length;
      await house.clock.pass(5000);
      assert.ok((await log.read(table.id)).length > kept);
    }
  });

/** F-11: simultaneous choices are kept one by one; after a crash everything is as it was. */
for (const { game } of editions)
  test(`${game.id}: at every subset of simultaneous answers a restart shows the same picks and options`, async () => {
    const dice = fastSeed(11);
    const log = new MemoryLog();
    const house = new TestHouse({ log });
    const seats = game.players.at(-1)!;
    const { table } = await house.make(anna, {
      game: game.id,
      seats: Array.from({ length: seats }, () => ({ kind: 'me' }) as const),
    });
    const a = await house.client(anna).open(table.id);
    let restarts = 0;
    for (let n = 0; n < 150 && a.sight(0).outcome === null; n++) {
      const asked = [...a.seen].filter(([, { sight }]) => sight.decision && !sight.decision.optional);
      const [seat, { sight }] = asked[fastBelow(dice, asked.length)]!;
      const { options } = sight.decision!;
      assert.equal(codeOf(await a.play(seat, options[fastBelow(dice, options.length)])), 'done');
      if (asked.length < 2 && fastBelow(dice, 8) > 0) continue;
      restarts++;
      const again = await house.restarted().client(anna).open(table.id);
      for (let s = 0; s < seats; s++)
        assert.equal(JSON.stringify(again.sight(s)), JSON.stringify(a.sight(s)), `seat ${s} after ${n}`);
    }
    assert.ok(restarts > 5);
  });
