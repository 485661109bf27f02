import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { editionOf } from '@stamtafel/games';
import { verifyRecord } from '@stamtafel/kernel';
import { chainFlaw } from '../log/chain.ts';
import { CannotSave } from '../log/port.ts';
import { SqliteLog } from '../log/sqlite.ts';
import { folderFor } from '../log/testing/tables.ts';
import { readEntries } from '../table/log-entries.ts';
import { person, TestHouse, trouble } from '../testing/house.ts';

const [anna, bert, carla] = ['anna', 'bert', 'carla'].map((id) => ({
  ...person(id),
  name: `${id.toUpperCase()}naam`,
})) as [ReturnType<typeof person>, ReturnType<typeof person>, ReturnType<typeof person>];
const me = { kind: 'me' } as const;
const open = { kind: 'open' } as const;

/** A table of Anna's where Bert sits too, both look and have said something, and the match goes on. */
async function together(house: TestHouse, more: { readonly visibility?: 'listed' } = {}) {
  const { table, key } = await house.make(anna, { game: 'four-downs', seats: [me, open], ...more });
  await house.house.take(bert, table.id, { name: bert.name, key });
  const [a, b] = [house.client(anna), house.client(bert)];
  await a.open(table.id);
  await b.open(table.id);
  for (const who of [anna, bert])
    await house.house.act(who, table.id, { do: 'contribute', words: `zout van ${who.id}` });
  assert.equal(a.table?.phase, 'playing');
  await a.ask({ do: 'say', table: table.id, id: 'line-of-anna', words: { text: 'ANNAwoorden' } });
  await b.ask({ do: 'say', table: table.id, id: 'line-of-bert', words: { text: 'BERTwoorden' } });
  return { id: table.id, a, b };
}

const names = async (house: TestHouse, table: string): Promise<readonly string[]> =>
  (await house.house.info(bert, table)).seats.map(({ name }) => name);

/** Chain and all that follows from the log are as before. */
async function checkLog(house: TestHouse, table: string): Promise<void> {
  const entries = await house.log.read(table);
  assert.equal(chainFlaw(table, entries), undefined);
  assert.equal(readEntries(table, entries).flaw, undefined);
}

test('whoever is forgotten leaves, his name and words go from all screens, and the others play on', async () => {
  const house = new TestHouse();
  const { id, a, b } = await together(house);
  await a.drop();
  await house.house.forget(anna);
  assert.deepEqual(
    b.table?.seats.map(({ kind, name }) => [kind, name]),
    [
      ['open', ''],
      ['person', bert.name],
    ],
  );
  assert.equal(b.table?.host, true, 'whoever sits there is the host now');
  const [line] = b.chat;
  assert.ok(line && b.chat.length === 2);
  assert.deepEqual(
    b.messages.filter(({ is }) => is === 'unsaid'),
    [{ is: 'unsaid', table: id, lines: [line.n] }],
  );
  await house.clock.pass(61_000);
  assert.deepEqual([b.table?.phase, b.table?.seats[0]?.kept], ['playing', true], 'a bot keeps the chair');
  const late = await house.client(carla).open(id);
  assert.deepEqual(
    late.chat.map(({ words }) => words),
    [{ text: 'BERTwoorden' }],
  );
  await checkLog(house, id);
  const again = house.restarted();
  assert.deepEqual((await again.house.info(bert, id)).seats[1]?.name, bert.name);
  assert.equal((await again.house.info(bert, id)).phase, 'playing');
});

test('a match that is over stays, with nobody’s name at the chair; its shuffle can be checked as before', async () => {
  const house = new TestHouse();
  const { table } = await house.make(anna, {
    game: 'four-downs',
    seats: [me, { kind: 'me', name: 'ANNAnaam twee' }],
    awaitWords: true,
  });
  await house.house.act(anna, table.id, { do: 'contribute', words: 'zout' });
  await house.house.act(anna, table.id, { do: 'rename', name: 'ANNAnaam drie' });
  const a = await house.client(anna).open(table.id);
  for (let n = 0; n < 400 && a.table?.phase === 'playing'; n++) {
    for (const seat of [0, 1]) if (a.seen.get(seat)?.sight.decision) await a.play(seat);
    await house.clock.pass(5000);
  }
  assert.equal(a.table?.phase, 'over');
  const before = await house.house.record(anna, table.id);
  await a.drop();
  await house.house.forget(anna);
  for (const each of [house, house.restarted()]) {
    assert.deepEqual(await names(each, table.id), ['', '']);
    const record = await each.house.record(bert, table.id);
    assert.deepEqual(record, { ...before, players: ['', ''] });
    assert.equal(record.fairness?.contributions[0], 'zout');
    const edition = editionOf('four-downs');
    assert.ok(edition);
    assert.deepEqual(verifyRecord(edition.game, record).flaws, []);
  }
  await checkLog(house, table.id);
  assert.ok(!JSON.stringify(await house.log.read(table.id)).includes('ANNA'));
});

test('tables that nobody else sits at end with their host; those of others only lose him', async () => {
  const house = new TestHouse();
  const alone = await house.make(anna, { game: 'four-downs', seats: [me, open], visibility: 'listed' });
  const bots = await house.make(anna, { game: 'four-downs', seats: [me, { kind: 'bot', level: 'random' }] });
  const watched = await house.make(anna, { game: 'four-downs', seats: [open, open] });
  const guest = await house.make(bert, { game: 'four-downs', seats: [me, open, open] });
  await house.house.take(anna, guest.table.id, { name: anna.name, key: guest.key });
  await house.house.forget(anna);
  for (const { table } of [alone, bots, watched])
    assert.equal((await house.house.info(carla, table.id)).phase, 'over');
  assert.deepEqual(await house.house.listed(carla), []);
  const left = await house.house.info(bert, guest.table.id);
  assert.deepEqual([left.phase, left.host, left.seats[1]?.kind], ['gathering', true, 'open']);
  // And a person who comes by the link sits there.
  await house.house.take(carla, guest.table.id, { name: carla.name, key: guest.key });
});

test('what his programs are called goes with him, and they play no longer', async () => {
  const house = new TestHouse();
  const { table, key } = await house.make(bert, { game: 'four-downs', seats: [me, open] });
  const program = { ...person('p1'), playsFor: anna.id };
  await house.house.take(program, table.id, { name: 'ANNArobot', key });
  assert.deepEqual(await names(house, table.id), [bert.name, 'ANNArobot']);
  const b = await house.client(bert).open(table.id);
  const robot = await house.client({ ...program, isProgram: true }).open(table.id);
  await robot.ask({ do: 'say', table: table.id, id: 'line-of-robot', words: { text: 'piep' } });
  const [line] = b.chat;
  assert.equal(line?.name, 'ANNArobot');
  await house.house.forget(anna);
  assert.deepEqual(await names(house, table.id), [bert.name, '']);
  assert.deepEqual(
    b.messages.filter(({ is }) => is === 'unsaid'),
    [{ is: 'unsaid', table: table.id, lines: [line.n] }],
  );
  for (const kept of [await house.log.read(table.id), await house.log.said(table.id, 10)])
    assert.ok(!JSON.stringify(kept).includes('ANNA'));
});

test('at a rematch after somebody was forgotten his chair is free', async () => {
  const house = new TestHouse();
  const { id, a } = await together(house);
  await house.house.act(anna, id, { do: 'end' });
  await a.drop();
  await house.house.forget(anna);
  const { table } = await house.house.act(bert, id, { do: 'rematch' });
  assert.ok(table.next);
  const { seats } = await house.house.info(bert, table.next);
  assert.deepEqual(
    seats.map(({ kind, name }) => [kind, name]),
    [
      ['open', ''],
      ['person', bert.name],
    ],
  );
  assert.ok(!JSON.stringify(await house.log.read(table.next)).includes('ANNA'));
});

test('a table that was read just before, and passes the name on to a rematch just after, brings nothing back', async () => {
  const before = new TestHouse();
  const { id } = await together(before);
  await before.house.act(anna, id, { do: 'end' });
  const house = before.restarted();
  const { log } = house;
  const really = log.forget.bind(log);
  let next: string | undefined;
  log.forget = async (who) => {
    const read = await house.house.info(bert, id);
    await really(who);
    if (next !== undefined) return;
    assert.equal(read.seats[0]?.name, anna.name);
    next = (await house.house.act(bert, id, { do: 'rematch' })).table.next;
  };
  await house.house.forget(anna);
  assert.ok(next);
  for (const table of [id, next]) {
    assert.deepEqual(await names(house, table), ['', bert.name]);
    assert.ok(!JSON.stringify(await log.read(table)).includes('ANNA'));
  }
});

/** Does this just before the log forgets. */
function before(house: TestHouse, act: () => Promise<void>): void {
  const { log } = house;
  const really = log.forget.bind(log);
  log.forget = async (who) => {
    await act();
    await really(who);
  };
}

test('the log is asked once what somebody has said, however many tables are open', async () => {
  const house = new TestHouse();
  const { b } = await together(house);
  for (let n = 0; n < 5; n++) await together(house);
  const { log } = house;
  let asked = 0;
  const said = log.said.bind(log);
  log.said = (...what) => {
    asked++;
    return said(...what);
  };
  await house.house.forget(anna);
  assert.equal(asked, 0);
  assert.equal(b.messages.filter(({ is }) => is === 'unsaid').length, 1);
});

test('while somebody is forgotten another window of his says nothing, sits nowhere and makes no table', async () => {
  const house = new TestHouse();
  const { id, a, b } = await together(house, { visibility: 'listed' });
  const free = await house.make(bert, { game: 'four-downs', seats: [me, open] });
  const over = await house.make(anna, { game: 'four-downs', seats: [me, open] });
  await house.house.act(anna, over.table.id, { do: 'end' });
  const robot = { ...person('p1'), playsFor: anna.id };
  const codes: unknown[] = [];
  const tryAll = async (): Promise<void> => {
    const line = { do: 'say', table: id, id: a.newId(), words: { text: 'ANNAnogeven' } } as const;
    const answer = await a.ask(line);
    codes.push(answer.is === 'trouble' && answer.trouble.code);
    for (const attempt of [
      house.house.take(anna, free.table.id, { name: anna.name, key: free.key }),
      house.house.take(robot, free.table.id, { name: 'ANNArobot', key: free.key }),
      house.house.act(anna, over.table.id, { do: 'rename', name: 'ANNAnders' }),
      house.make(anna, { game: 'four-downs', seats: [me, open] }),
    ])
      codes.push((await trouble(attempt)).code);
  };
  before(house, tryAll);
  await house.house.forget(anna);
  // And whatever was still on its way afterwards.
  await tryAll();
  assert.deepEqual(codes, Array(10).fill('not-allowed'));
  assert.deepEqual(
    b.chat.map(({ words }) => words),
    [{ text: 'ANNAwoorden' }, { text: 'BERTwoorden' }],
  );
  assert.deepEqual(await names(house, over.table.id), ['', '']);
  assert.deepEqual(await names(house, free.table.id), [bert.name, '']);
  assert.ok(!JSON.stringify(await house.log.said(id, 99)).includes('ANNA'));
});

test('whoever comes in while somebody is forgotten does not keep his words on the screen', async () => {
  const house = new TestHouse();
  const { id } = await together(house);
  const late = house.client(carla);
  before(house, async () => void (await late.open(id)));
  await house.house.forget(anna);
  const [line] = late.chat;
  assert.deepEqual(line?.words, { text: 'ANNAwoorden' });
  assert.deepEqual(late.messages.at(-1), { is: 'unsaid', table: id, lines: [line.n] });
});

test('a table that is put away while he leaves another one is left too', async () => {
  const house = new TestHouse();
  const made = [];
  for (let n = 0; n < 3; n++) made.push(await house.make(anna, { game: 'four-downs', seats: [me, open] }));
  await house.clock.pass(house.clock.now() + 3_600_000);
  for (const { table } of made) await house.house.info(bert, table.id);
  const { log } = house;
  const really = log.append.bind(log);
  log.append = async (append) => {
    log.append = really;
    await house.clock.pass(3_600_000);
    return log.append(append);
  };
  await house.house.forget(anna);
  for (const { table } of made) assert.equal((await house.house.info(bert, table.id)).phase, 'over');
});

test('two windows that ask at once are both told when it is done', async () => {
  const house = new TestHouse();
  const { id } = await together(house);
  let times = 0;
  before(house, async () => void times++);
  await Promise.all([house.house.forget(anna), house.house.forget(anna)]);
  assert.equal(times, 1);
  assert.deepEqual(await names(house, id), ['', bert.name]);
});

test('his program leaves a table of somebody else that nobody has in memory', async () => {
  const awake = new TestHouse();
  const { table, key } = await awake.make(bert, { game: 'four-downs', seats: [me, open] });
  await awake.house.take({ ...person('p1'), playsFor: anna.id }, table.id, { name: 'ANNArobot', key });
  const house = awake.restarted();
  await house.house.forget(anna);
  assert.deepEqual(
    (await house.house.info(bert, table.id)).seats.map(({ kind, name }) => [kind, name]),
    [
      ['person', bert.name],
      ['open', ''],
    ],
  );
});

test('a table whose host is forgotten ends when only programs of others are left, or when its last person is forgotten too', async () => {
  const house = new TestHouse();
  const { table, key } = await house.make(anna, { game: 'four-downs', seats: [me, open] });
  await house.house.take({ ...person('p1'), playsFor: bert.id }, table.id, { name: 'Robot', key });
  const other = await house.make(anna, { game: 'four-downs', seats: [me, open] });
  await house.house.take(bert, other.table.id, { name: bert.name, key: other.key });
  const phases = async (): Promise<readonly string[]> =>
    Promise.all([table, other.table].map(async ({ id }) => (await house.house.info(carla, id)).phase));
  await house.house.forget(anna);
  assert.deepEqual(await phases(), ['over', 'gathering']);
  await house.house.forget(bert);
  assert.deepEqual(await phases(), ['over', 'over']);
});

test('when the log cannot forget, whoever asks is told, and asks again', async () => {
  const house = new TestHouse();
  await together(house);
  const { log } = house;
  const really = log.forget.bind(log);
  log.forget = () => Promise.reject(new CannotSave('the disk is full'));
  assert.equal((await trouble(house.house.forget(anna))).code, 'cannot-save');
  log.forget = really;
  await house.house.forget(anna);
});

async function onDisk(t: TestContext) {
  const folder = folderFor(t);
  const log = await SqliteLog.open(folder);
  t.after(() => log.close());
  const bytes = (): string =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'latin1'))
      .join();
  return { house: new TestHouse({ log }), log, bytes };
}

test('no byte of a forgotten person’s name or words is left in the data folder', async (t) => {
  const { house, log, bytes } = await onDisk(t);
  const settle = async (): Promise<void> => void (await log.said('', 1));
  const { table, key } = await house.make(anna, { game: 'four-downs', seats: [me, open] });
  await house.house.take(bert, table.id, { name: bert.name, key });
  await house.house.act(anna, table.id, { do: 'rename', name: 'ANNAnders' });
  const a = await house.client(anna).open(table.id);
  a.connection.receive({ do: 'say', table: table.id, id: 'line-of-anna', words: { text: 'ANNAwoorden' } });
  await settle();
  await a.drop();
  assert.match(bytes(), /ANNAnaam.*ANNAwoorden|ANNAwoorden.*ANNAnaam/s);
  await house.house.forget(anna);
  assert.doesNotMatch(bytes(), /ANNA/);
  assert.match(bytes(), /BERTnaam/);
  await house.house.close();
  assert.doesNotMatch(bytes(), /ANNA/);
});

test('whatever comes from all sides at the same time, in whatever order, leaves nothing of him behind', async (t) => {
  for (let wait = 0; wait < 8; wait++) {
    const { house, log, bytes } = await onDisk(t);
    const first = await house.make(anna, { game: 'four-downs', seats: [me, open] });
    const { id } = first.table;
    await house.house.take(bert, id, { name: bert.name, key: first.key });
    await house.house.act(anna, id, { do: 'end' });
    const free = await house.make(bert, { game: 'four-downs', seats: [me, open, open] });
    await house.house.take(anna, free.table.id, { name: anna.name, key: free.key });
    const window = await house.client(anna).open(id);
    const pause = async (times: number): Promise<void> => {
      for (let n = 0; n < times; n++) await new Promise(setImmediate);
    };
    const forgetting = house.house.forget(anna);
    await pause(wait * wait);
    const made = [
      house.make(anna, { game: 'four-downs', seats: [me, open] }).then(({ table }) => table.id),
      house.house.act(bert, id, { do: 'rematch' }).then(({ table }) => table.next),
      house.house
        .take({ ...person('p1'), playsFor: anna.id }, free.table.id, { name: 'ANNArobot', key: free.key })
        .then(() => undefined),
      house.house.act(anna, id, { do: 'rename', name: 'ANNAnders' }).then(() => undefined),
    ];
    window.connection.receive({ do: 'say', table: id, id: 'one-more-line', words: { text: 'ANNAnogeven' } });
    const ids = (await Promise.allSettled(made)).flatMap((one) =>
      one.status === 'fulfilled' ? one.value : [],
    );
    await forgetting;
    for (const table of [id, free.table.id, ...ids.filter((one) => one !== undefined)]) {
      const { seats, phase } = await house.house.info(anna, table);
      assert.ok(!JSON.stringify(seats).includes('ANNA'), `after ${wait}`);
      if (phase !== 'over') assert.ok(!seats.some(({ yours }) => yours), `after ${wait}: he sits there`);
    }
    await log.said('', 1);
    // While the house reads, the last bytes stay until the next entry, and go after that is answered.
    for (let n = 0; n < 2; n++) await house.make(bert, { game: 'four-downs', seats: [me, open] });
    assert.doesNotMatch(bytes(), /ANNA/, `after ${wait}`);
    await house.house.close();
    assert.doesNotMatch(bytes(), /ANNA/, `after ${wait}, closed`);
  }
});
