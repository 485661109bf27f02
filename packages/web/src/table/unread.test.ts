import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ChatLine } from '@stamtafel/protocol';
import { tableInfo } from '../testing/table-info.ts';
import { lastLine, unreadLines } from './unread.ts';

const seat = { kind: 'person', kept: false, present: true, ready: true } as const;
const info = tableInfo({
  seats: [
    { ...seat, name: 'Anna', yours: true },
    { ...seat, name: 'Bram', yours: false },
  ],
});
const line = (n: number, from: 0 | 1 | null): ChatLine => ({
  n,
  at: n,
  seat: from,
  name: 'x',
  words: { phrase: 'hello' },
});

test('the first line at a table that was silent is news', () => {
  assert.equal(unreadLines({ info, saidBefore: 0, chat: [line(5, 1)] }, 0).length, 1);
});

test('what was said before one came is no news, nor is anything before it is known what that was', () => {
  const chat = [line(5, 1), line(6, null)];
  assert.equal(unreadLines({ info, saidBefore: 6, chat }, 0).length, 0);
  assert.equal(unreadLines({ info, saidBefore: undefined, chat }, 0).length, 0);
  assert.equal(unreadLines({ info, saidBefore: 6, chat: [...chat, line(7, null)] }, 0).length, 1);
});

test('own lines and lines that were read do not count', () => {
  const chat = [line(5, 1), line(6, 0), line(7, 1)];
  assert.equal(unreadLines({ info, saidBefore: 0, chat }, 0).length, 2);
  assert.equal(unreadLines({ info, saidBefore: 0, chat }, 5).length, 1);
  assert.equal(lastLine({ info, saidBefore: 0, chat }), 7);
});
