import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chained, chainFlaw, chainStart, startOf, withHashes } from './chain.ts';
import type { LogEntry } from './port.ts';

const table = 'stamtafel0000001';

function log(...bodies: readonly string[]): LogEntry[] {
  const entries = bodies.map((body, seq) => ({ at: 1000 + seq, body }));
  return withHashes(table, startOf(table), entries);
}

test('an untouched log has no flaw, an empty one neither', () => {
  assert.equal(chainFlaw(table, log('{"a":1}', '{"b":2}', '{}')), undefined);
  assert.equal(chainFlaw(table, []), undefined);
});

test('whatever is changed, left out, doubled, moved or taken from another table is found', () => {
  const [a, b, c] = log('{"a":1}', '{"b":2}', '{"c":3}') as [LogEntry, LogEntry, LogEntry];
  const wrong: readonly (readonly [RegExp, readonly LogEntry[]])[] = [
    [/entry 1 does not fit/, [a, { ...b, body: '{"b":3}' }, c]],
    [/entry 1 does not fit/, [a, { ...b, at: b.at + 1 }, { ...c, at: c.at + 1 }]],
    [/entry 1 does not fit/, [a, { ...b, hash: c.hash }, c]],
    [/entry 1 is missing/, [a, c]],
    [/entry 0 is missing/, [b, c]],
    [/entry 1 is missing/, [a, a, b, c]],
    [/entry 1 is missing/, [a, c, b]],
    [/entry 1 is older/, [a, { ...b, at: a.at - 1 }]],
    [/entry 0 is missing/, [{ ...a, table: 'stamtafel0000002' }]],
  ];
  for (const [flaw, entries] of wrong) assert.match(chainFlaw(table, entries) ?? '', flaw);
  const elsewhere = [a, b, c].map((entry) => ({ ...entry, table: 'stamtafel0000002' }));
  assert.match(chainFlaw('stamtafel0000002', elsewhere) ?? '', /entry 0 does not fit/);
});

test('the hash is what it was in every version', () => {
  assert.equal(chainStart(table), '0b1e71e0ef1bcde6f2bf071e18d9879ad0362bc7041902d35d7b4b70f650b553');
  assert.equal(
    chained(chainStart(table), 1000, '{"a":1}'),
    '944562628de97d4c99b0704518c0c9dc88888de6f89d950fb0d41dbf4e5c3313',
  );
});
