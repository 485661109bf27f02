import assert from 'node:assert/strict';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { diceOf, players, playOn } from '@stamtafel/bots';
import { editions } from '@stamtafel/games';
import { commit, type MatchRecord, open, recorder } from '@stamtafel/kernel';
import { type Finished, folderWith, forEach, stamtafel } from '../testing/stamtafel.ts';

const secret = '5e'.repeat(32);
const fairness = { commitment: commit(secret), contributions: ['salt', ''], secret };

/** A whole match of a game between random players. */
function played(id: string, options: object = {}): MatchRecord {
  const edition = editions.find(({ game }) => game.id === id)!;
  const written = recorder(open(edition.game, { options: { ...options } }), { fairness });
  playOn(written, [players(edition).get('random')!], diceOf(1));
  return written.record();
}

function verify(t: TestContext, content: string | object): Promise<Finished> {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return stamtafel(['verify', join(folderWith(t, { 'match.json': text }), 'match.json')]);
}

test('a match of every game is verified, and the report says what was checked', async (t) => {
  await forEach(
    editions.map(({ game }) => game.id),
    async (id) => {
      const { code, out, err } = await verify(t, played(id));
      assert.equal(err, '');
      assert.equal(code, 0, out);
      assert.match(
        out,
        new RegExp(`match\\.json is as it should be: ${id}, rules version \\d+, \\d players\\.`),
      );
      assert.match(out, /\n {2}answers +\d+, each allowed/);
      assert.match(out, /\n {2}hash chain unbroken/);
      assert.match(
        out,
        /\n {2}shuffles +from the secret promised before the deal and what 1 of the players added/,
      );
      assert.match(out, /\n {2}result +\S+: A is number \d/);
    },
  );
});

test('a file that was tampered with has a flaw: exit code 1 and where', async (t) => {
  const record = played('four-downs', { 'pd4.firstDowns': 'on' });
  const [first, ...others] = record.entries;
  const other = 'f'.repeat(64);
  const flaws: readonly (readonly [what: string, file: object, says: RegExp])[] = [
    [
      'a hash',
      { ...record, entries: [{ ...first, hash: other }, ...others] },
      /Answer 1: the hash chain breaks here/,
    ],
    [
      'a seat',
      { ...record, entries: [{ ...first, seat: 7 }, ...others] },
      /Answer 1: the hash chain breaks here/,
    ],
    ['an entry left out', { ...record, entries: others }, /Answer 1: the hash chain breaks here/],
    ['the end cut off', { ...record, entries: record.entries.slice(0, -1) }, /result is not the one/],
    ['the result', { ...record, result: { ...record.result, ranks: [1, 1] } }, /result is not the one/],
    ['the secret', { ...record, fairness: { ...fairness, secret: other } }, /not the one that was promised/],
    [
      'what a player added',
      { ...record, fairness: { ...fairness, contributions: ['sugar', ''] } },
      /Answer 1: /,
    ],
    [
      'no secret',
      { ...record, fairness: { commitment: fairness.commitment, contributions: [] } },
      /not been shown/,
    ],
    ['an option', { ...record, options: {} }, /Answer 1: the hash chain breaks here/],
    ['other rules', { ...record, rules: record.rules + 1 }, /rules version/],
  ];
  await forEach(flaws, async ([what, file, says]) => {
    const { code, out, err } = await verify(t, file);
    assert.match(out, says, what);
    assert.equal(code, 1, `${what}: ${out}${err}`);
    assert.equal(err, '', what);
  });
});

test('a match that is not over is said to be so', async (t) => {
  const { result: _, ...record } = played('how-ruck');
  const { code, out } = await verify(t, { ...record, entries: record.entries.slice(0, 10) });
  assert.equal(code, 0);
  assert.match(out, /answers +10,/);
  assert.match(out, /result +none: the match is not over/);
});

test('a file that cannot be read as a match is bad input: exit code 2', async (t) => {
  const record = played('how-ruck');
  const text = JSON.stringify(record);
  const bad: readonly (readonly [content: string | object, says: RegExp])[] = [
    [text.slice(0, text.length / 2), /is not JSON: it ends too early/],
    [{ ...record, game: 'schaken' }, /There is no game "schaken"/],
    [{ ...record, seats: 5 }, /how-ruck is for 2 players, not 5/],
    [{ ...record, options: { weather: 'wet' } }, /has no option "weather"/],
    [{ ...record, entries: [{ seat: 0 }] }, /entries\[0\]\.answer is missing/],
    [{ ...record, extra: 1 }, /it has an unknown key "extra"/],
  ];
  await forEach(bad, async ([content, says]) => {
    const { code, out, err } = await verify(t, content);
    assert.match(err, says);
    assert.match(err, /^[^\n]+\n$/);
    assert.equal(code, 2);
    assert.equal(out, '');
  });
});

test('the report for programs', async (t) => {
  const record = played('five-possessions');
  const file = join(folderWith(t, { 'match.json': JSON.stringify(record) }), 'match.json');
  const { out } = await stamtafel(['verify', '--json', file]);
  const { rules, entries } = record;
  assert.deepEqual(JSON.parse(out), {
    file,
    ok: true,
    game: 'five-possessions',
    rules,
    answers: entries.length,
    over: true,
    flaws: [],
  });
});
