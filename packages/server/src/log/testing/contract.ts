/** What every EventLog must do, whatever it is made of. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { chainFlaw } from '../chain.ts';
import { type EventLog, type LogEntry, PutAway, SeqTaken } from '../port.ts';
import { cardOf, entriesAfter, tableName } from './tables.ts';

interface Adapter {
  readonly name: string;
  /** A log that is empty at first; `again` closes it and opens the same one. */
  open(t: TestContext): Promise<{ readonly log: EventLog; again(): Promise<EventLog> }>;
}

export function contract({ name, open }: Adapter): void {
  const table = tableName(1);

  test(`${name}: what was appended is read, in order, also after it was opened again`, async (t) => {
    const { log, again } = await open(t);
    const first = entriesAfter(undefined, table, '{"is":"made"}');
    const more = entriesAfter(first[0], table, '{"is":"took"}', '{"is":"took"}', '{"is":"started"}');
    await log.append(first, cardOf(table));
    await log.append(more, cardOf(table));
    assert.deepEqual(await log.read(table), [...first, ...more]);
    assert.deepEqual(await log.read(table, 2), more.slice(1));
    assert.deepEqual(await log.read(table, 9), []);
    assert.deepEqual(await log.read(tableName(2)), []);
    const reopened = await again();
    assert.deepEqual(await reopened.read(table), [...first, ...more]);
    assert.equal(chainFlaw(table, await reopened.read(table)), undefined);
    assert.deepEqual(await reopened.count(), { tables: 1, entries: 4 });
  });

  test(`${name}: any text comes back as it was`, async (t) => {
    const { log } = await open(t);
    const bodies = [
      '',
      '"é 🐂 \u0000 \u2028"',
      JSON.stringify('\ud800 alone'),
      'x'.repeat(300_000),
      '\n\r\t',
    ];
    const entries = entriesAfter(undefined, table, ...bodies);
    await log.append(entries, cardOf(table));
    assert.deepEqual(await log.read(table), entries);
  });

  test(`${name}: of many who write the same entry at once one wins, the others are told`, async (t) => {
    const { log } = await open(t);
    const made = entriesAfter(undefined, table, '{}');
    await log.append(made, cardOf(table));
    const rivals = Array.from({ length: 40 }, (_, rival) =>
      entriesAfter(made[0], table, `{"rival":${rival}}`),
    );
    const others = Array.from({ length: 10 }, (_, n) =>
      entriesAfter(undefined, tableName(n + 2), '{}', '{}'),
    );
    const [results] = await Promise.all([
      Promise.allSettled(rivals.map((entries) => log.append(entries, cardOf(table)))),
      ...others.map((entries) => log.append(entries, cardOf(entries[0]?.table ?? ''))),
    ]);
    const winners = rivals.filter((_, index) => results[index]?.status === 'fulfilled');
    assert.equal(winners.length, 1);
    for (const result of results)
      if (result.status === 'rejected') assert.ok(result.reason instanceof SeqTaken);
    assert.deepEqual(await log.read(table), [...made, ...(winners[0] ?? [])]);
    for (const entries of others) assert.deepEqual(await log.read(entries[0]?.table ?? ''), entries);
  });

  test(`${name}: an append is all or nothing, and leaves no gap`, async (t) => {
    const { log } = await open(t);
    const whole = entriesAfter(undefined, table, 'a', 'b', 'c', 'd');
    await log.append(whole.slice(0, 2), cardOf(table));
    await assert.rejects(log.append(whole.slice(1), cardOf(table, { phase: 'over' })), SeqTaken);
    await assert.rejects(log.append(whole.slice(3), cardOf(table, { phase: 'over' })));
    await assert.rejects(log.append([], cardOf(table)), RangeError);
    await assert.rejects(log.append(whole.slice(2), cardOf(tableName(2))), RangeError);
    assert.deepEqual(await log.read(table), whole.slice(0, 2));
    assert.equal((await log.card(table))?.phase, 'playing');
    await log.append(whole.slice(2), cardOf(table));
    assert.deepEqual(await log.read(table), whole);
  });

  test(`${name}: cards are found by person, listing, phase and clock, the last touched first`, async (t) => {
    const { log, again } = await open(t);
    const cards = [
      cardOf(tableName(1), { people: ['an', 'bo'], touched: 5, listed: true }),
      cardOf(tableName(2), { people: ['bo'], touched: 9, phase: 'over', due: 70 }),
      cardOf(tableName(3), { people: ['an'], touched: 7, phase: 'gathering', listed: true, due: 90 }),
    ] as const;
    const last = new Map<string, LogEntry>();
    for (const card of cards) {
      const entries = entriesAfter(undefined, card.table, '{}');
      await log.append(entries, card);
      for (const entry of entries) last.set(card.table, entry);
    }
    const names = async (filter: Omit<Parameters<EventLog['cards']>[0], 'most'>, most = 10) =>
      (await log.cards({ ...filter, most })).map((card) => card.table);
    assert.deepEqual(await names({}), [tableName(2), tableName(3), tableName(1)]);
    assert.deepEqual(await names({}, 1), [tableName(2)]);
    assert.deepEqual(await names({ person: 'an' }), [tableName(3), tableName(1)]);
    assert.deepEqual(await names({ person: 'bo', phase: 'playing' }), [tableName(1)]);
    assert.deepEqual(await names({ person: 'cy' }), []);
    assert.deepEqual(await names({ listed: true }), [tableName(3), tableName(1)]);
    assert.deepEqual(await names({ listed: false }), [tableName(2)]);
    assert.deepEqual(await names({ dueBefore: 90 }), [tableName(2)]);

    const changed = cardOf(tableName(1), { people: ['bo', 'cy'], touched: 11, phase: 'over', due: 80 });
    await log.append(entriesAfter(last.get(tableName(1)), tableName(1), '{}'), changed);
    assert.deepEqual(await names({ person: 'an' }), [tableName(3)]);
    assert.deepEqual(await names({ person: 'cy' }), [tableName(1)]);
    assert.deepEqual(await names({ dueBefore: 90 }), [tableName(1), tableName(2)]);
    assert.deepEqual(await names({ listed: true }), [tableName(3)]);
    const reopened = await again();
    assert.deepEqual(await reopened.card(tableName(1)), changed);
    assert.deepEqual(await reopened.card(tableName(3)), cards[2]);
    assert.equal(await reopened.card(tableName(4)), undefined);
  });

  test(`${name}: a card alone can say that its table is frozen; the log stays as it is and goes on`, async (t) => {
    const { log, again } = await open(t);
    const made = entriesAfter(undefined, table, '{}');
    await log.append(made, cardOf(table, { people: ['an'], due: 70 }));
    await log.setPhase(table, 'frozen');
    await log.setPhase(tableName(2), 'frozen');
    assert.deepEqual(await log.card(table), cardOf(table, { people: ['an'], due: 70, phase: 'frozen' }));
    assert.deepEqual(await log.cards({ person: 'an', phase: 'playing', most: 10 }), []);
    const reopened = await again();
    assert.equal((await reopened.card(table))?.phase, 'frozen');
    assert.equal(await reopened.card(tableName(2)), undefined);
    assert.deepEqual(await reopened.read(table), made);
    await reopened.append(entriesAfter(made[0], table, '{}'), cardOf(table, { people: ['an'] }));
    assert.equal((await reopened.card(table))?.phase, 'playing');
    await reopened.setPhase(table, 'over');
    await reopened.append(entriesAfter((await reopened.read(table))[1], table, '{}'), cardOf(table));
    assert.equal((await reopened.card(table))?.phase, 'playing');
  });

  test(`${name}: a card that was damaged is written anew, with its people; the log stays as it is`, async (t) => {
    const { log, again } = await open(t);
    const made = entriesAfter(undefined, table, '{}');
    const right = cardOf(table, { people: ['an', 'bo'], listed: true, due: 70, touched: 9 });
    await log.append(made, cardOf(table, { people: ['cy', 'an'], phase: 'over', game: 'howzruck' }));
    await log.setCard(right);
    await log.setCard(cardOf(tableName(2)));
    const reopened = await again();
    assert.deepEqual(await reopened.card(table), right);
    assert.equal(await reopened.card(tableName(2)), undefined);
    for (const [person, tables] of [
      ['bo', [right]],
      ['cy', []],
    ] as const)
      assert.deepEqual(await reopened.cards({ person, most: 10 }), tables);
    assert.deepEqual(await reopened.read(table), made);
    await reopened.append(entriesAfter(made[0], table, '{}'), { ...right, people: ['bo'] });
    assert.deepEqual(await reopened.cards({ person: 'an', most: 10 }), []);
  });

  test(`${name}: names lie beside the chain: they come back, and those of one person can be forgotten`, async (t) => {
    const { log, again } = await open(t);
    const [made, moved, took] = entriesAfter(
      undefined,
      table,
      '{"is":"made"}',
      '{"is":"moved"}',
      '{"is":"took"}',
    );
    const [other] = entriesAfter(undefined, tableName(2), '{"is":"made"}');
    assert.ok(made && moved && took && other);
    const given = (place: number, person: string, called: string) => ({ place, person, name: called });
    const named = [
      {
        ...made,
        names: [given(0, 'an', 'Ann\u00e9 🐂'), given(2, 'bo', 'Bo'), given(3, 'an', 'Ann\u00e9 2')],
      },
      moved,
      { ...took, names: [given(0, 'bo', 'Bo 2')] },
    ];
    await log.append(named, cardOf(table));
    await log.append([{ ...other, names: [given(1, 'an', 'A')] }], cardOf(tableName(2)));
    assert.deepEqual(await log.read(table), named);
    assert.deepEqual(await log.read(table, 2), named.slice(2));
    await log.forget('nobody');
    assert.deepEqual(await log.read(table), named);

    await log.forget('an');
    await log.forget('an');
    const left = [{ ...made, names: [given(2, 'bo', 'Bo')] }, ...named.slice(1)];
    assert.deepEqual(await log.read(table), left);
    const reopened = await again();
    assert.deepEqual(await reopened.read(table), left);
    assert.deepEqual(await reopened.read(tableName(2)), [other]);
    assert.equal(chainFlaw(table, await reopened.read(table)), undefined);
  });

  test(`${name}: whoever was forgotten is known to be, and no name of his is kept any more`, async (t) => {
    const { log, again } = await open(t);
    const given = (place: number, person: string) => ({ place, person, name: `Naam van ${person}` });
    const [made, took] = entriesAfter(undefined, table, '{"is":"made"}', '{"is":"took"}');
    assert.ok(made && took);
    assert.equal(log.isForgotten('an'), false);
    await log.forget('an');
    await log.append([{ ...made, names: [given(0, 'an'), given(1, 'bo')] }], cardOf(table));
    const reopened = await again();
    assert.deepEqual([reopened.isForgotten('an'), reopened.isForgotten('bo')], [true, false]);
    await reopened.append([{ ...took, names: [given(0, 'an')] }], cardOf(table));
    assert.deepEqual(await reopened.read(table), [{ ...made, names: [given(1, 'bo')] }, took]);
    await reopened.forget('an');
  });

  test(`${name}: the cards of tables that somebody is involved in: as host, on a chair, or by a name`, async (t) => {
    const { log } = await open(t);
    const tables = [1, 2, 3].map(tableName);
    for (const [n, where] of tables.entries()) {
      const [made] = entriesAfter(undefined, where, '{}');
      assert.ok(made);
      const names = n === 1 ? [{ place: 0, person: 'an', name: 'Robot' }] : [];
      await log.append(
        [n === 1 ? { ...made, names } : made],
        cardOf(where, { people: n === 0 ? ['an'] : ['p'] }),
      );
    }
    const found = await log.cards({ involved: 'an', most: 10 });
    assert.deepEqual(found.map((card) => card.table).toSorted(), tables.slice(0, 2));
    assert.deepEqual(await log.cards({ involved: 'bo', most: 10 }), []);
  });

  test(`${name}: what is said is kept in order, and what one person said is forgotten everywhere`, async (t) => {
    const { log, again } = await open(t);
    assert.deepEqual(await log.said(tableName(1), 10), [], 'before anybody has talked');
    const say = (where: number, person: string, body: string) =>
      log.say({ table: tableName(where), person, at: 5, body });
    assert.ok(await say(1, 'an', '"hoi"'));
    for (const [where, person, body] of [
      [1, 'bo', 'b'],
      [2, 'an', 'c'],
      [1, 'an', 'd'],
      [2, 'bo', 'e'],
    ] as const)
      await say(where, person, body);
    const bodies = async (from: EventLog, where: number, most = 10) =>
      (await from.said(tableName(where), most)).map(({ body }) => body);
    assert.deepEqual(await log.said(tableName(1), 1), [
      { table: tableName(1), person: 'an', at: 5, body: 'd' },
    ]);
    assert.deepEqual(await bodies(log, 1), ['"hoi"', 'b', 'd']);
    assert.deepEqual(
      (await log.saidBy('an')).map(({ table: where, person, body }) => [where, person, body]),
      [
        [tableName(1), 'an', '"hoi"'],
        [tableName(2), 'an', 'c'],
        [tableName(1), 'an', 'd'],
      ],
    );
    await log.forget('an');
    assert.deepEqual(await log.saidBy('an'), []);
    const reopened = await again();
    assert.deepEqual(await bodies(reopened, 1), ['b']);
    assert.deepEqual(await bodies(reopened, 2), ['e']);
    await reopened.forget('bo');
    assert.deepEqual(await bodies(reopened, 1), []);
    assert.deepEqual(await bodies(reopened, 2), []);
  });

  /** Three tables: one over for long, one over since yesterday, one that goes on, all with names. */
  async function threeTables(log: EventLog) {
    const tables = [1, 2, 3].map(tableName);
    const logs: (readonly LogEntry[])[] = [];
    for (const [n, where] of tables.entries()) {
      const phase = n === 2 ? 'playing' : 'over';
      const names = [{ place: 0, person: 'an', name: `An ${n}` }];
      const entries = entriesAfter(undefined, where, '{}', '"last"').map((entry) =>
        entry.seq === 0 ? { ...entry, names } : entry,
      );
      await log.append(entries, cardOf(where, { phase, people: ['an'], touched: [50, 80, 20][n] ?? 0 }));
      await log.say({ table: where, person: 'an', at: 5, body: `said at ${n}` });
      logs.push(entries);
    }
    return { tables: tables as [string, string, string], logs };
  }

  test(`${name}: tables that are over are found by how long, the longest first`, async (t) => {
    const { log } = await open(t);
    const { tables } = await threeTables(log);
    const [old, recent] = tables;
    assert.deepEqual(await log.overBefore(100, 10), [old, recent]);
    assert.deepEqual(await log.overBefore(100, 1), [old]);
    assert.deepEqual(await log.overBefore(80, 10), [old]);
    await log.putAway([old]);
    assert.deepEqual(await log.overBefore(100, 10), [recent]);
  });

  test(`${name}: a table that was put away is read and listed as before, and nothing is appended`, async (t) => {
    const { log, again } = await open(t);
    const { tables, logs } = await threeTables(log);
    const [old, recent, playing] = tables;
    const card = await log.card(old);
    assert.deepEqual(await log.putAway([playing, old, tableName(9)]), [old]);
    assert.deepEqual(await log.putAway([old]), []);
    for (const next of [async () => log, again]) {
      const each = await next();
      assert.deepEqual(await each.read(old), logs[0]);
      assert.deepEqual(await each.read(old, 1), logs[0]?.slice(1));
      assert.deepEqual(await each.read(recent), logs[1]);
      assert.deepEqual(await each.card(old), card);
      assert.deepEqual(
        (await each.cards({ person: 'an', phase: 'over', most: 9 })).map(({ table: one }) => one),
        [recent, old],
      );
      assert.deepEqual([await each.isPutAway(old), await each.isPutAway(recent)], [true, false]);
      assert.deepEqual([await each.said(old, 9), (await each.said(recent, 9)).length], [[], 1]);
      await assert.rejects(each.append(entriesAfter(logs[0]?.[1], old, '{}'), cardOf(old)), PutAway);
      assert.deepEqual(await each.remove([old]), []);
    }
    const reopened = await again();
    await reopened.forget('an');
    assert.deepEqual(
      (await reopened.read(old)).map(({ names }) => names),
      [undefined, undefined],
    );
    assert.equal(chainFlaw(old, await reopened.read(old)), undefined);
  });

  test(`${name}: a table that was removed is gone with all about it, and the others are as they were`, async (t) => {
    const { log, again } = await open(t);
    const { tables, logs } = await threeTables(log);
    const [old, recent, playing] = tables;
    assert.deepEqual(await log.remove([recent, playing, tableName(9)]), [recent]);
    for (const next of [async () => log, again]) {
      const each = await next();
      assert.deepEqual(await each.read(recent), []);
      assert.equal(await each.card(recent), undefined);
      assert.deepEqual(await each.said(recent, 9), []);
      assert.equal((await each.count()).tables, 2);
      assert.deepEqual(await each.read(old), logs[0]);
      assert.deepEqual(await each.read(playing), logs[2]);
    }
    const reopened = await again();
    const names = [{ place: 0, person: 'bo', name: 'Bo' }];
    const made = entriesAfter(undefined, tableName(4), '{}').map((entry) => ({ ...entry, names }));
    await reopened.append(made, cardOf(tableName(4)));
    assert.deepEqual(await reopened.read(tableName(4)), made);
    await reopened.append(entriesAfter(logs[2]?.[1], playing, '{}'), cardOf(playing));
    assert.equal((await reopened.read(playing)).length, 3);
  });

  test(`${name}: what is kept takes up room, and less when a table has gone`, async (t) => {
    const { log } = await open(t);
    const big = entriesAfter(undefined, tableName(1), 'x'.repeat(300_000));
    await log.append(big, cardOf(tableName(1), { phase: 'over' }));
    await log.append(entriesAfter(undefined, tableName(2), '{}'), cardOf(tableName(2)));
    const { used, free } = await log.room();
    assert.ok(used > 300_000 && free > 0, `${used} used, ${free} free`);
    await log.remove([tableName(1)]);
    assert.ok((await log.room()).used < used - 250_000, `${(await log.room()).used} used`);
  });

  test(`${name}: closing writes what was asked before; afterwards nothing is taken any more`, async (t) => {
    const { log, again } = await open(t);
    const entries = entriesAfter(undefined, table, '{}');
    const [kept] = await Promise.all([log.append(entries, cardOf(table)), log.close(), log.close()]);
    assert.equal(kept, undefined);
    await assert.rejects(log.append(entriesAfter(entries[0], table, '{}'), cardOf(table)));
    assert.deepEqual(await (await again()).read(table), entries);
  });
}
