import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastBelow, fastSeed } from './chance.ts';
import { commit, type Fairness, seedOf } from './commitment.ts';
import { BadInput, open } from './game.ts';
import { pending, Refused } from './play.ts';
import {
  canonical,
  entryHash,
  type MatchRecord,
  openingHash,
  recorder,
  seedIn,
  verifyRecord,
} from './record.ts';
import { testSeed } from './testing/sit.ts';
import { toy } from './testing/toy.ts';

const secret = '5e'.repeat(32);
const fairness: Fairness & { readonly secret: string } = {
  commitment: commit(secret),
  contributions: ['hoi', '', 'groeten uit Gent'],
  secret,
};

/** A whole match of random answers, with times and now and then the clock. */
function played(origin: Parameters<typeof recorder>[1] = { seed: testSeed(9) }) {
  const log = recorder(open(toy, { options: { rounds: 3 } }), origin);
  const dice = fastSeed(2);
  for (let at = 100; log.state.stack.length > 0; at += 10) {
    const [decision] = pending(log.match, log.state);
    const { seat, options, timeout } = decision!;
    if (at % 70 === 0 && timeout) log.play(seat, timeout, { at, clock: true });
    else log.play(seat, options[fastBelow(dice, options.length)]!, { at });
  }
  return log;
}

const record: MatchRecord = JSON.parse(JSON.stringify(played().record()));
const { entries } = record;
const flaws = (changed: MatchRecord) => verifyRecord(toy, changed).flaws;
const withEntry = (i: number, change: object): MatchRecord => ({
  ...record,
  entries: entries.map((entry, j) => (i === j ? { ...entry, ...change } : entry)),
});

test('a record replays to the same bytes, even after a trip through JSON', () => {
  const log = played();
  const { flaws: found, state } = verifyRecord(toy, JSON.parse(JSON.stringify(log.record())));
  assert.deepEqual(found, []);
  assert.equal(JSON.stringify(state), JSON.stringify(log.state));
  assert.deepEqual(record.options, { rounds: 3 }, 'only options that differ are kept');
  assert.ok(entries.some((entry) => entry.clock) && entries.length > 20);
});

test('the chain breaks where an entry was changed in any way', () => {
  const broken = [{ entry: 3, problem: 'the hash chain breaks here' }];
  const { answer, at } = entries[3]!;
  for (const change of [
    { seat: entries[3]!.seat + 1 },
    { answer: { ...answer, to: 2 - Number(answer.to) } },
    { answer: { ...answer, extra: 1 } },
    { at: at! + 1 },
    { at: undefined },
    { clock: true },
    { hash: entries[2]!.hash },
    { hash: entries[3]!.hash.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')) },
  ])
    assert.deepEqual(flaws(withEntry(3, change)), broken, JSON.stringify(change));
});

test('the chain breaks where entries were exchanged, left out, put in or moved from another match', () => {
  const cut = entries.filter((_, i) => i !== 4);
  assert.deepEqual(flaws({ ...record, entries: cut }), [{ entry: 4, problem: 'the hash chain breaks here' }]);
  const twice = [...entries.slice(0, 4), entries[3]!, ...entries.slice(4)];
  assert.equal(flaws({ ...record, entries: twice })[0]?.entry, 4);
  const turned = entries.slice();
  [turned[2], turned[3]] = [turned[3]!, turned[2]!];
  assert.equal(flaws({ ...record, entries: turned })[0]?.entry, 2);
  const other = played({ seed: testSeed(10) }).record();
  assert.equal(flaws({ ...record, entries: other.entries })[0]?.entry, 0);
});

test('the first link holds seed, options, seats, game and rules version', () => {
  for (const change of [
    { seed: testSeed(8) },
    { options: { rounds: 2 } },
    { options: { rounds: 3, mood: 'wild' } },
    { rules: 4 },
    { game: 'toys' },
  ])
    assert.ok(
      flaws({ ...record, ...change }).some(({ entry }) => entry === 0),
      JSON.stringify(change),
    );
});

test('an answer that the rules refuse is a flaw, even when the chain is forged to fit', () => {
  const forged: MatchRecord['entries'][number][] = [];
  let hash = openingHash(record);
  for (const entry of [{ seat: 0, answer: { pick: 'digit', to: 4 } }]) {
    hash = entryHash(hash, entry);
    forged.push({ ...entry, hash });
  }
  assert.deepEqual(flaws({ ...record, entries: forged }), [
    { entry: 0, problem: 'the answer is refused by T-2' },
  ]);
});

test('a seat that does not exist is refused in a record, not taken for another', () => {
  const entry = { seat: 32, answer: { pick: 'digit', to: 1 } };
  const forged = [{ ...entry, hash: entryHash(openingHash(record), entry) }];
  assert.equal(flaws({ ...record, entries: forged })[0]?.problem, 'the answer is refused by T-2');
});

test('a result that the answers do not lead to is a flaw', () => {
  assert.match(
    flaws({ ...record, result: { ...record.result!, reason: 'luck' } })[0]!.problem,
    /its result is not the one the answers lead to/,
  );
  const short = { ...record, entries: entries.slice(0, -1) };
  assert.match(flaws(short)[0]!.problem, /the match is not over/);
  const { result: _, ...open } = short;
  assert.deepEqual(flaws(open), [], 'a match that still goes on has none');
});

test('another version of the rules and another game are flaws', () => {
  const { flaws: found } = verifyRecord({ ...toy, version: 4 }, record);
  assert.deepEqual(found, [
    { entry: -1, problem: 'it was played under rules version 3 of toy; these are version 4' },
  ]);
  assert.equal(
    verifyRecord({ ...toy, id: 'toys' }, record).flaws[0]?.problem,
    'it is a match of toy, not of toys',
  );
});

test('a match of an earlier version goes on as it was, with what that version took for granted', () => {
  // These rules play three rounds where nothing is said; those of then played two.
  const { rounds } = toy.options;
  const later: typeof toy = {
    ...toy,
    version: 4,
    earlier: { 3: { rounds: 2 } },
    options: { ...toy.options, rounds: { ...rounds!, standard: 3 } },
  };
  const then = recorder(open(toy), { seed: testSeed(5) });
  const now = recorder(open(later, { rules: 3 }), { seed: testSeed(5) });
  const dice = fastSeed(4);
  while (then.state.stack.length > 0) {
    const { seat, options } = pending(then.match, then.state)[0]!;
    const given = options[fastBelow(dice, options.length)]!;
    then.play(seat, given);
    now.play(seat, given);
  }
  assert.deepEqual(now.record(), then.record(), 'to the last link');
  assert.deepEqual(verifyRecord(later, then.record()).flaws, []);
  assert.equal(open(later, then.record()).options.rounds, 2);
  const fresh = recorder(open(later, { options: { rounds: 2 } }), { seed: testSeed(5) }).record();
  assert.deepEqual([fresh.rules, fresh.options], [4, { rounds: 2 }]);
  assert.throws(() => open(later, { rules: 2 }), /version 4, not 2/);
});

test('with a commitment the seed follows from the secret and what the seats added', () => {
  const fair = played({ fairness }).record();
  assert.deepEqual(flaws(fair), []);
  const same = played({ seed: seedOf(secret, fairness.contributions) });
  assert.deepEqual(fair.result, same.record().result, 'it is the same match');
  assert.deepEqual(flaws({ ...fair, seed: seedOf(secret, fairness.contributions) }), []);
  assert.deepEqual(flaws({ ...fair, seed: testSeed(1) }), [
    { entry: -1, problem: 'its seed does not follow from the secret' },
  ]);
});

test('a secret that was not shown, or not promised, or other words of the seats are flaws', () => {
  const fair = played({ fairness }).record();
  const { secret: _, ...promise } = fairness;
  assert.deepEqual(flaws({ ...fair, fairness: promise }), [
    { entry: -1, problem: 'the secret of its shuffles has not been shown' },
  ]);
  assert.equal(
    flaws({ ...fair, fairness: { ...fairness, secret: 'aa'.repeat(32) } })[0]?.problem,
    'the shown secret is not the one that was promised before the deal',
  );
  const other = { ...fairness, contributions: ['hoi', '', 'groeten uit Genk'] };
  assert.equal(flaws({ ...fair, fairness: other })[0]?.problem, 'the hash chain breaks here');
  const { seed: __, ...nothing } = record;
  assert.deepEqual(flaws(nothing), [{ entry: -1, problem: 'it has neither a seed nor a shown secret' }]);
});

test('the seed in a record is what it says, or what the shown secret makes of it', () => {
  const { seed, ...bare } = record;
  const { secret: _, ...unshown } = fairness;
  assert.equal(seedIn(record), seed);
  assert.equal(seedIn({ ...bare, fairness }), seedOf(secret, fairness.contributions));
  for (const without of [bare, { ...bare, fairness: unshown }])
    assert.throws(() => seedIn(without), BadInput);
});

test('a record with options or a seed that cannot be is bad input', () => {
  assert.throws(() => flaws({ ...record, options: { rounds: 9 } }), BadInput);
  assert.throws(() => flaws({ ...record, seats: 5 }), BadInput);
  assert.throws(() => flaws({ ...record, seed: 'abc' }), BadInput);
});

test('a refused answer is not recorded, and what was recorded does not change afterwards', () => {
  const log = recorder(open(toy), { seed: testSeed(1) });
  assert.throws(() => log.play(0, { pick: 'digit', to: 7 }), Refused);
  assert.equal(log.record().entries.length, 0);
  const given = { pick: 'digit', to: 1 };
  log.play(0, given);
  given.to = 2;
  assert.deepEqual(verifyRecord(toy, log.record()).flaws, []);
  const early = log.record();
  log.play(0, { pick: 'digit', to: 1 });
  assert.equal(early.entries.length, 1);
});

test('canonical JSON: the same value is the same text, whatever order its keys came in', () => {
  assert.equal(canonical({ b: 1, a: [{ d: null, c: 'é"' }] }), '{"a":[{"c":"é\\"","d":null}],"b":1}');
  assert.equal(canonical({ a: 1, b: undefined }), canonical({ a: 1 }));
  assert.equal(canonical({ 10: 1, 9: 2 }), '{"10":1,"9":2}');
  assert.notEqual(canonical([1, 2]), canonical([2, 1]));
  assert.notEqual(canonical({ a: '1' }), canonical({ a: 1 }));
  const value = { z: [1, { y: true, x: 0.5 }], a: 'b' };
  assert.deepEqual(JSON.parse(canonical(value)), value);
});
