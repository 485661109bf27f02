import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turnEnds } from 'node:timers/promises';
import { Outbox } from './outbox.ts';

class Reader {
  writable = true;
  readonly pieces: string[] = [];
  write(bytes: string): void {
    this.pieces.push(bytes);
  }
}

function readersOf(count: number) {
  const outbox = new Outbox();
  const readers = Array.from({ length: count }, () => new Reader());
  return { readers, mails: readers.map((reader) => outbox.to(reader)) };
}

test('what is said to a connection in one turn leaves as one piece, in its order', async () => {
  const { readers, mails } = readersOf(3);
  for (const word of ['a', 'b', 'c']) for (const mail of mails) mail.put(word);
  assert.deepEqual(
    readers.map(({ pieces }) => pieces),
    [[], [], []],
  );
  await turnEnds();
  assert.deepEqual(
    readers.map(({ pieces }) => pieces),
    [['abc'], ['abc'], ['abc']],
  );
});

test('nobody waits for a long turn to end: the first are written to while the next are worked out', async () => {
  const { readers, mails } = readersOf(40);
  for (const [n, mail] of mails.entries()) mail.put(`${n}`);
  const early = readers.filter(({ pieces }) => pieces.length > 0).length;
  assert.ok(early >= 16 && early < 40, `${early} of 40 were written to`);
  // A connection that is written to again after that gets it too, and later.
  mails[0]?.put('again');
  await turnEnds();
  assert.deepEqual(readers[0]?.pieces, ['0', 'again']);
  assert.deepEqual(
    readers.slice(1).map(({ pieces }) => pieces),
    readers.slice(1).map((_, n) => [`${n + 1}`]),
  );
});

test('what must be there before something else is sent at once, and not again', async () => {
  const { readers, mails } = readersOf(1);
  mails[0]?.put('last words');
  mails[0]?.send();
  assert.deepEqual(readers[0]?.pieces, ['last words']);
  await turnEnds();
  assert.deepEqual(readers[0]?.pieces, ['last words']);
});

test('a client that has hung up hears nothing more', async () => {
  const { readers, mails } = readersOf(2);
  for (const mail of mails) mail.put('hello');
  for (const reader of readers.slice(0, 1)) reader.writable = false;
  await turnEnds();
  assert.deepEqual(
    readers.map(({ pieces }) => pieces),
    [[], ['hello']],
  );
});

test('what a crowd is told goes out a slice in each turn, and other messages do not wait for it', async () => {
  const { readers, mails } = readersOf(1000);
  const [asking, ...crowd] = mails;
  for (const mail of crowd) mail.put('step');
  const written = (): number => readers.filter(({ pieces }) => pieces.length > 0).length;
  assert.ok(written() < 100, `${written()} were written to while it was said`);
  asking?.put('answer');
  await turnEnds();
  assert.deepEqual(readers[0]?.pieces, ['answer']);
  let turns = 1;
  for (let before = 0; written() < 1000; turns++) {
    assert.ok(written() - before <= 200, `${written() - before} in one turn`);
    before = written();
    // One who waits with the crowd asks for something: it comes at once, after what he was told before.
    if (turns === 3) crowd.at(-1)?.put('for you');
    await turnEnds();
    if (turns === 3) assert.deepEqual(readers.at(-1)?.pieces, ['stepfor you']);
  }
  assert.ok(turns > 5);
  assert.deepEqual(new Set(readers.slice(1, -1).map(({ pieces }) => pieces.join('|'))), new Set(['step']));
});

test('a crowd that is told more than can be sent hears all of it, in order', async () => {
  const { readers, mails } = readersOf(500);
  for (const word of ['a', 'b', 'c', 'd']) {
    for (const mail of mails) mail.put(word);
    await turnEnds();
  }
  for (let turns = 0; turns < 10; turns++) await turnEnds();
  assert.deepEqual(new Set(readers.map(({ pieces }) => pieces.join(''))), new Set(['abcd']));
});
