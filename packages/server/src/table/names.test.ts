import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startOf, withHashes } from '../log/chain.ts';
import type { LogEntry, NewEntry } from '../log/port.ts';
import type { Body } from './entry.ts';
import { readEntries, toEntries } from './log-entries.ts';

const table = 't'.repeat(26);
const hash = '0'.repeat(64);
const bodies: readonly Body[] = [
  {
    is: 'made',
    game: 'how-ruck',
    rules: 1,
    options: {},
    seats: [
      { kind: 'open' },
      { kind: 'person', person: 'an', name: 'Anna' },
      { kind: 'person', person: 'p1', name: 'Robot', playsFor: 'bo' },
    ],
    visibility: 'link',
    clock: { kind: 'none' },
    watching: 'live',
    reveal: true,
    host: 'an',
    commitment: hash,
    secret: 's',
    key: hash,
    invites: [null, null, null],
  },
  { is: 'took', seat: 0, person: 'bo', name: 'Bert' },
  { is: 'left', seat: 0 },
  { is: 'renamed', person: 'an', name: 'Annie' },
];

const kept = (entries: readonly NewEntry[]): readonly LogEntry[] =>
  withHashes(table, startOf(table), entries);

test('names are taken out of what is hashed and put back when it is read', () => {
  const entries = toEntries(bodies, 5);
  assert.doesNotMatch(entries.map(({ body }) => body).join(), /Ann|Robot|Bert|"name"/);
  assert.deepEqual(
    entries.map(({ names }) => names),
    [
      [
        { place: 1, person: 'an', name: 'Anna' },
        { place: 2, person: 'bo', name: 'Robot' },
      ],
      [{ place: 0, person: 'bo', name: 'Bert' }],
      undefined,
      [{ place: 0, person: 'an', name: 'Annie' }],
    ],
  );
  const { read, flaw } = readEntries(table, kept(entries));
  assert.equal(flaw, undefined);
  assert.deepEqual(
    read.map(({ body }) => body),
    bodies,
  );
});

test('a name that is gone is empty; one that was changed is no flaw, for names are not sealed', () => {
  const [made, took, ...rest] = kept(toEntries(bodies, 5));
  assert.ok(made && took);
  const { names: _, ...forgotten } = made;
  const changed = { ...took, names: [{ place: 0, person: 'bo', name: 'Somebody else' }] };
  const { read, flaw } = readEntries(table, [forgotten, changed, ...rest]);
  assert.equal(flaw, undefined);
  const [first, second] = read.map(({ body }) => body);
  assert.ok(first?.is === 'made' && second?.is === 'took');
  assert.deepEqual(
    first.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.name] : [])),
    ['', ''],
  );
  assert.equal(second.name, 'Somebody else');
});

test('a log of an earlier version, with its names in what is hashed, reads as it did, whatever lies beside it', () => {
  const names = [{ place: 0, person: 'an', name: 'Forged' }];
  const old = bodies.map((content, seq) => ({ table, seq, at: 5, body: JSON.stringify(content), names }));
  const { read, flaw } = readEntries(table, kept(old));
  assert.equal(flaw, undefined);
  assert.deepEqual(
    read.map(({ body }) => body),
    bodies,
  );
});
