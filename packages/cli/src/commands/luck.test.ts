import assert from 'node:assert/strict';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { diceOf, players, playOn } from '@stamtafel/bots';
import { editions } from '@stamtafel/games';
import { type MatchRecord, open, recorder } from '@stamtafel/kernel';
import { folderWith, stamtafel } from '../testing/stamtafel.ts';

/** A match of 4 downs between simple players: the quickest to count. */
function played(): MatchRecord {
  const edition = editions.find(({ game }) => game.id === 'four-downs')!;
  const written = recorder(open(edition.game, { seats: 3 }), { seed: '1'.padStart(64, '0') });
  playOn(written, [players(edition).get('greedy')!], diceOf(1));
  return written.record();
}

function luck(t: TestContext, content: object, ...options: string[]) {
  const file = join(folderWith(t, { 'match.json': JSON.stringify(content) }), 'match.json');
  return stamtafel(['luck', ...options, file]);
}

test('cards and choices of every seat, and what mattered, as text and for programs', async (t) => {
  const record = played();
  const { code, out, err } = await luck(t, record);
  assert.equal(err, '');
  assert.equal(code, 0);
  for (const letter of 'ABC')
    assert.match(
      out,
      new RegExp(`\\n {2}${letter} got \\d+ %: cards [+-]\\d+, choices [+-]\\d+ \\(± \\d+\\)\\n`),
    );
  const report = JSON.parse((await luck(t, record, '--json')).out);
  assert.equal(report.result.length, 3);
  for (const { moment, seat } of report.mattered) {
    assert.equal(record.entries[moment]?.seat, seat);
    assert.match(out, new RegExp(`\\n {2}answer ${moment + 1}, ${'ABC'[seat]}: `));
  }
});

test('a match that is not over, or was tampered with, is bad input', async (t) => {
  const { result: _, ...record } = played();
  const cut = { ...record, entries: record.entries.slice(0, 10) };
  const { code, err } = await luck(t, cut);
  assert.equal(code, 2);
  assert.match(err, /is a match that is not over/);
  const [first, ...others] = record.entries;
  const tampered = await luck(t, { ...record, entries: [{ ...first, seat: 2 }, ...others] });
  assert.equal(tampered.code, 2);
  assert.match(tampered.err, /cannot be replayed: the hash chain breaks here/);
});
