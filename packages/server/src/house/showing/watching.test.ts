import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NewTable } from '@stamtafel/protocol';
import { MemoryLog } from '../../log/memory.ts';
import type { Append, End } from '../../log/port.ts';
import { clean } from '../../table/clean.ts';
import { settled } from '../../testing/clock.ts';
import { person, TestHouse } from '../../testing/house.ts';

const [anna, bert, wim] = [person('anna'), person('bert'), person('wim')];

async function watched(watching: NewTable['watching'], game = 'how-ruck') {
  const house = new TestHouse();
  const { table } = await house.make(anna, {
    game,
    seats: [{ kind: 'me' }, { kind: 'me' }],
    watching,
  });
  const a = await house.client(anna).open(table.id);
  const w = await house.client(wim).open(table.id);
  return { house, table: table.id, a, w };
}

test('off: who does not play sees who sits there, and nothing else', async () => {
  const { house, table, a, w } = await watched('off');
  await a.play(0);
  assert.equal(w.seen.size, 0);
  assert.equal(w.table?.seats.length, 2);
  await assert.rejects(house.house.story(wim, table, 2), /do not sit/);
});

test('live: watchers see what everybody sees, at once', async () => {
  const { house, table, a, w } = await watched('live');
  const before = w.seen.get(2)!.version;
  await a.play(0);
  assert.equal(w.seen.get(2)!.version, before + 1);
  assert.equal(w.sight(2).view.viewer, 2);
  assert.deepEqual([w.sight(2).decision, w.sight(2).undo, w.sight(2).wish], [null, null, null]);
  assert.equal(a.table?.watchers, 1);
  assert.ok((await house.house.story(wim, table, 2)).length > 0);
  await assert.rejects(house.house.story(wim, table, 0), /do not sit/);
  const stray = await w.play(0, { pick: 'keep' });
  assert.ok(stray.is === 'trouble' && stray.trouble.code === 'not-allowed');
});

test('delayed: watchers see the match as it was a minute ago, also after a restart', async () => {
  const { house, table, a, w } = await watched('delayed');
  assert.equal(w.seen.size, 0);
  await house.clock.pass(30_000);
  await a.play(0);
  assert.deepEqual(await house.house.story(wim, table, 2), []);
  await house.clock.pass(30_000);
  const first = w.sight(2);
  await house.clock.pass(29_999);
  assert.deepEqual(w.sight(2), first);
  const other = house.restarted();
  const again = await other.client(wim).open(table);
  assert.deepEqual(again.sight(2), first);
  await house.clock.pass(1);
  assert.notDeepEqual(w.sight(2), first);
  assert.deepEqual(again.sight(2), w.sight(2));
  assert.ok(w.messages.every((m) => !('clocks' in m)));
});

test('delayed: whoever sets the clock on the wall neither stops nor hurries what watchers see', async () => {
  for (const jump of [3_600_000, -3_600_000]) {
    const { house, table, a, w } = await watched('delayed');
    await house.clock.pass(60_000);
    const dealt = w.sight(2);
    await a.play(0);
    house.clock.jump(jump);
    await a.play(0);
    await house.clock.pass(59_999);
    assert.deepEqual(w.sight(2), dealt);
    assert.equal((await house.house.story(wim, table, 2)).length, 1);
    const other = await house.client(bert).open(table);
    assert.deepEqual(other.sight(2), dealt);
    await house.clock.pass(1);
    assert.notDeepEqual(w.sight(2), dealt);
    assert.equal((await house.house.story(wim, table, 2)).length, 3);
  }
});

test('delayed: after a restart a clock that was set back holds nothing up for longer than the delay', async () => {
  const { house, table, a } = await watched('delayed');
  await house.clock.pass(60_000);
  await a.play(0);
  house.clock.jump(-3_600_000);
  const other = house.restarted();
  const again = await other.client(wim).open(table);
  await house.clock.pass(60_000);
  assert.equal(again.sight(2).view.viewer, 2);
  assert.equal((await other.house.story(wim, table, 2)).length, 2);
});

test('delayed: a move that was taken back and another one that came in its place are seen as that', async () => {
  const { house, table, a, w } = await watched('delayed', 'four-downs');
  const story = async () => {
    const late = await house.client(bert).open(table);
    return late.messages.findLast((message) => message.is === 'view')?.story;
  };
  const heard = (): readonly unknown[] => {
    const last = w.messages.findLastIndex(({ is }) => is === 'view');
    return w.messages.slice(last).flatMap((message): readonly unknown[] => {
      if (message.is === 'view') return message.story;
      return message.is === 'step' ? (message.events ?? []) : [];
    });
  };
  // The first player shows a card, one of several.
  const seat = [0, 1].find((one) => a.sight(one).decision?.optional === false) ?? 0;
  const { options } = a.sight(seat).decision!;
  await a.play(seat, options[0]);
  await house.clock.pass(60_000);
  const before = heard();
  await a.ask({ do: 'undo', table, seat, id: a.newId() });
  await a.play(seat, options.at(-1));
  await house.clock.pass(60_000);
  assert.notDeepEqual(heard(), before);
  assert.deepEqual(heard(), await story());
});

test('what is said is cleaned, counted, told to all and read again by who comes later', async () => {
  const { house, table, a, w } = await watched('live');
  const say = (text: string, id = a.newId()) => a.ask({ do: 'say', table, id, words: { text } });
  assert.equal((await say('ho\u202ei\u0007 <b>')).is, 'done');
  assert.deepEqual(
    w.chat.map(({ name, seat, words }) => ({ name, seat, words })),
    [{ name: 'anna', seat: 0, words: { text: 'hoi <b>' } }],
  );
  assert.equal((await say('\u200b')).is, 'trouble');
  const id = a.newId();
  await say('twice', id);
  await say('twice', id);
  assert.equal(w.chat.length, 2);
  await w.ask({ do: 'say', table, id: w.newId(), words: { phrase: 'nice' } });
  assert.deepEqual(a.chat.at(-1)?.seat, null);
  for (let n = 0; n < 3; n++) assert.equal((await say('more')).is, 'done');
  const flood = await say('too much');
  assert.ok(flood.is === 'trouble' && flood.trouble.code === 'too-much');
  await house.clock.pass(2000);
  assert.equal((await say('again')).is, 'done');
  const late = await house.restarted().client(wim).open(table);
  assert.deepEqual(late.chat, w.chat);
});

test('who may not watch, or only later, hears nothing of what is said; who sits down reads it', async () => {
  for (const watching of ['off', 'delayed'] as const) {
    const house = new TestHouse();
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const { table, key } = await house.make(anna, { game: 'how-ruck', seats: [...seats], watching });
    const a = await house.client(anna).open(table.id);
    const w = await house.client(wim).open(table.id);
    await a.ask({ do: 'say', table: table.id, id: a.newId(), words: { text: 'I hold Nessie' } });
    await w.reconnect(table.id);
    assert.deepEqual(w.chat, [], watching);
    await house.house.take(wim, table.id, { name: 'Wim', key });
    assert.deepEqual(w.chat, a.chat, watching);
    assert.equal(w.chat.length, 1);
  }
});

test('whom the host has removed hears nothing any more', async () => {
  const house = new TestHouse();
  const { table, key } = await house.make(anna, {
    game: 'how-ruck',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await house.house.take(wim, table.id, { name: 'Wim', key });
  const a = await house.client(anna).open(table.id);
  const w = await house.client(wim).open(table.id);
  await house.house.act(anna, table.id, { do: 'remove', seat: 1 });
  await a.ask({ do: 'say', table: table.id, id: a.newId(), words: { text: 'he is gone' } });
  await w.reconnect(table.id);
  assert.deepEqual([a.chat.length, w.chat.length], [1, 0]);
});

test('delayed: neither the countdown of a race nor the clocks tell what happens now', async () => {
  const house = new TestHouse();
  const { table, key } = await house.make(anna, {
    game: 'how-ruck',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    options: { teamForming: 'race', youngestSeat: 'A' },
    clock: { kind: 'match', seconds: 60, increment: 0 },
    watching: 'delayed',
  });
  await house.house.take(bert, table.id, { name: 'Bert', key });
  await house.house.act(anna, table.id, { do: 'start' });
  const a = await house.client(anna).open(table.id);
  const b = await house.client(bert).open(table.id);
  const w = await house.client(wim).open(table.id);
  await a.play(0, { pick: 'ready' });
  await b.play(1, { pick: 'ready' });
  const { number } = a.sight(0).decision!;
  const command = { pick: 'command' };
  a.connection.receive({
    do: 'move',
    table: table.id,
    seat: 0,
    decision: number,
    id: a.newId(),
    answer: command,
  });
  await house.clock.pass(3000);
  const remaining = async (who: typeof anna) =>
    (await house.house.info(who, table.id)).seats.flatMap((seat) => seat.remaining ?? []);
  assert.ok(a.messages.some(({ is }) => is === 'countdown'));
  assert.ok(!w.messages.some(({ is }) => is === 'countdown'));
  assert.equal((await remaining(anna)).length, 2);
  assert.deepEqual(await remaining(wim), []);
});

test('whoever closes a table, or the line, before he could come in is not there', async () => {
  const { promise: saved, resolve: save } = Promise.withResolvers<void>();
  const log = new (class extends MemoryLog {
    isSlow = false;
    override async append(append: Append): Promise<End> {
      if (this.isSlow) await saved;
      return super.append(append);
    }
  })();
  const house = new TestHouse({ log });
  const { table } = await house.make(anna, { game: 'how-ruck', seats: [{ kind: 'me' }, { kind: 'open' }] });
  log.isSlow = true;
  const renamed = house.house.act(anna, table.id, { do: 'rename', name: 'An' });
  await settled();
  const [w, b] = [await house.client(wim).open(table.id), await house.client(bert).open(table.id)];
  w.connection.receive({ do: 'close', table: table.id });
  await b.drop();
  save();
  await renamed;
  await settled();
  assert.equal((await house.house.info(anna, table.id)).watchers, 0);
});

test('where nobody watches nobody else talks', async () => {
  const { table, w } = await watched('off');
  const said = await w.ask({ do: 'say', table, id: w.newId(), words: { phrase: 'hello' } });
  assert.ok(said.is === 'trouble' && said.trouble.code === 'not-allowed');
});

test('text from people holds nothing that hides, turns or breaks the line', () => {
  assert.equal(clean(' a\u0000b\u202ec\u200bd\ue000\u2028e\ufeff ', 32), 'abcde');
  assert.equal(clean('line\nbreak\tand   space', 32), 'line break and space');
  assert.equal(clean(`e${'\u0301'.repeat(40)}`, 32).length <= 5, true);
  assert.equal(clean('🐂'.repeat(50), 32), '🐂'.repeat(32));
  assert.equal(clean('\ud800x', 32), 'x');
  const family = '👨\u200d👩\u200d👧';
  assert.equal(clean(`Jan ${family}`, 5), `Jan ${family}`);
  assert.equal(clean('🏳\ufe0f\u200d🌈', 32), '🏳\ufe0f\u200d🌈');
  assert.equal(clean('J\u200dan\u200d👨\u200d', 32), 'Jan👨');
  assert.equal(clean('Zoë Ørsted 鈴木', 32), 'Zoë Ørsted 鈴木');
});
