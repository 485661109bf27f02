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

test('whoever has hung up hears nothing more', async () => {
  const { readers, mails } = readersOf(2);
  for (const mail of mails) mail.put('hello');
  for (const reader of readers.slice(0, 1)) reader.writable = false;
  await turnEnds();
  assert.deepEqual(
    readers.map(({ pieces }) => pieces),
    [[], ['hello']],
  );
});
