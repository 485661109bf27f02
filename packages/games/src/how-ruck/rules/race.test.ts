import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Table } from '@stamtafel/kernel';
import { sit } from '@stamtafel/kernel/testing';
import { standardDeck } from '../deck.ts';
import { howRuck } from '../game.ts';
import { pairsDone } from '../kind.ts';
import { keys, pulling, racing, type Seating, splitAll, splits } from '../testing/table.ts';

const ids = standardDeck.map((card) => card.id);
const done = (t: Seating) => [0, 1].map((seat) => pairsDone(new Table(t.match, t.state), seat));

/** A has split ten pairs at 41200 ms; B as many, and holds the next one. */
function stopped(pairsOfB: number, options = {}) {
  const t = racing(options, [{ stream: 'deck', top: ids }]);
  splits(t, 'B', pairsOfB, 1000);
  splits(t, 'A', 9, 2000);
  t.play('A', t.options('A')[0]!, { at: 41200 });
  return t;
}

test('HR-040 both split their own pile simultaneously, once the youngest has given the command', () => {
  const t = sit(howRuck, { options: { teamForming: 'race', youngestSeat: 'B' } });
  t.play('A', 'ready');
  t.play('B', 'ready');
  assert.deepEqual(t.asked(), { B: 'command' });
  t.play('B', 'command');
  assert.deepEqual(t.asked(), { A: 'race', B: 'race' });
  splits(t, 'B', 2);
  splits(t, 'A', 1);
  assert.deepEqual(done(t), [1, 2]);
});

test('HR-041 both press ready, then the youngest commands; only then the first pairs are shown', () => {
  const t = sit(howRuck, { options: { teamForming: 'race', youngestSeat: 'A' } });
  assert.deepEqual(t.asked(), { A: 'ready', B: 'ready' });
  assert.equal(t.zone('pair.A').length, 0);
  t.play('A', 'ready');
  assert.deepEqual(t.asked(), { B: 'ready' });
  t.play('B', 'ready');
  assert.equal(t.zone('pair.A').length, 0);
  t.play('A', 'command');
  assert.deepEqual([t.zone('pair.A').length, t.zone('pair.B').length], [2, 2]);
});

test('HR-041 every round with a race begins so', () => {
  const t = pulling(
    { 'hand.A': ['adrenalinestoot'] },
    {
      barrel: 2,
      options: { teamForming: 'race' },
      facts: { ready: 3, stopped: 1, clock: 40000, tenth: [39000, 40000] },
    },
  );
  t.play('A', 'carryOut adrenalinestoot');
  assert.deepEqual(t.asked(), { A: 'ready', B: 'ready' });
  assert.deepEqual([t.facts.stopped, t.facts.clock, t.facts.tenth], [-1, 0, [-1, -1]]);
});

test('HR-055 before the first race either player may ask for calm, and nobody is asked to race any more', () => {
  for (const first of ['A', 'B'] as const) {
    const t = sit(howRuck, { options: { teamForming: 'race' } });
    assert.deepEqual(t.options(first), ['ready', 'calm']);
    if (first === 'B') t.play('A', 'ready');
    t.play(first, 'calm');
    assert.deepEqual(keys(t), ['calledOff']);
    assert.deepEqual(t.asked(), { A: 'split', B: 'split' });
    assert.deepEqual([t.zone('pair.A').length, t.zone('pair.B').length], [2, 2]);
    splitAll(t);
    assert.equal(t.state.stack.at(-1)?.do, 'turn');
  }
});

test('HR-055 a race that was called off does not come back in the next round', () => {
  const t = pulling(
    { 'hand.A': ['adrenalinestoot'] },
    { barrel: 2, options: { teamForming: 'race' }, facts: { forming: 'called-off' } },
  );
  t.play('A', 'carryOut adrenalinestoot');
  assert.deepEqual(t.asked(), { A: 'split', B: 'split' });
});

test('HR-055 players who have raced go on racing, even after a void race', () => {
  for (const forming of ['race', 'calm'] as const) {
    const t = pulling(
      { 'hand.A': ['adrenalinestoot'] },
      { barrel: 2, options: { teamForming: 'race' }, facts: { forming } },
    );
    t.play('A', 'carryOut adrenalinestoot');
    assert.deepEqual(t.options('A'), ['ready']);
    assert.equal(t.refusal('A', 'calm')?.rule, 'HR-055');
  }
});

test('HR-055 after the round of the learning game the first race is that of round 2 (HR-080)', () => {
  const t = pulling(
    { 'hand.A': ['adrenalinestoot'] },
    { barrel: 2, options: { teamForming: 'race', beginnerFirstRound: true }, facts: { forming: 'none' } },
  );
  t.play('A', 'carryOut adrenalinestoot');
  assert.deepEqual(t.options('B'), ['ready', 'calm']);
});

test('HR-042 the first to have split all 20 cards is the faster player', () => {
  const t = stopped(7);
  assert.equal(t.facts.stopped, 0);
  t.play('B', 'leave');
  assert.ok(t.told.some(({ key, args }) => key === 'faster' && args.seat === 0));
});

test('HR-043 the tenth split is the call “stop!”', () => {
  const t = stopped(7);
  assert.deepEqual(keys(t), ['split', 'stop']);
  assert.deepEqual(t.asked(), { B: 'finalPair' });
  assert.deepEqual(t.state.stack, [{ do: 'finalPair', seat: 1 }]);
});

test('HR-044 after the stop the slower player takes no new pair, but may split the one in hand, or leave it', () => {
  const t = stopped(7);
  const [first, second] = t.zone('pair.B');
  assert.deepEqual(t.options('B'), [`keep ${first}`, `keep ${second}`, 'leave']);
  t.play('B', `keep ${second}`, { at: 42000 });
  assert.deepEqual([t.zone('pair.B').length, t.zone('prep.B').length], [0, 2]);
  assert.equal(t.zone('kept.B').at(-1), second);
  const early = racing();
  assert.equal(early.refusal('A', 'leave')?.rule, 'HR-044');
});

test('HR-045 a pair that is left goes back on top in its old order and belongs to the leftovers', () => {
  for (const leave of [(t: Seating) => t.play('B', 'leave'), (t: Seating) => t.expire('B', 61200)]) {
    const t = stopped(7);
    const pair = t.zone('pair.B');
    assert.deepEqual(pair, ids.slice(34, 36));
    leave(t);
    assert.deepEqual(keys(t), ['leave', 'faster']);
    assert.deepEqual(t.zone('pair.A'), pair);
    assert.equal(t.zone('prep.B').length, 4);
  }
});

test('HR-046 the faster player splits the leftovers two by two from the top, one for each', () => {
  const t = stopped(7);
  t.play('B', t.options('B')[0]!, { at: 42000 });
  assert.deepEqual(t.asked(), { A: 'leftover' });
  assert.deepEqual(t.zone('pair.A'), ids.slice(36, 38));
  t.play('A', `keep ${ids[37]}`);
  assert.deepEqual([t.zone('kept.A').at(-1), t.zone('given.A').at(-1)], [ids[37], ids[36]]);
  assert.deepEqual(t.zone('pair.A'), ids.slice(38, 40));
  t.play('A', `keep ${ids[38]}`);
  assert.deepEqual(t.asked(), { A: 'turn' });
});

test('HR-047 the faster player must split all leftovers and sees only the current pair', () => {
  const t = stopped(2);
  t.play('B', 'leave');
  for (let left = 8; left > 0; left--) {
    assert.deepEqual(t.asked(), { A: 'leftover' });
    assert.equal(t.refusal('A', 'leave')?.rule, 'HR-047');
    const seen = t.view('A').zones[t.match.zoneByName.get('prep.B')!]!.filter((entry) => entry >= 0);
    assert.equal(seen.length, 0);
    t.play('A', t.options('A')[0]!);
  }
  assert.deepEqual(t.asked(), { A: 'turn' });
});

test('HR-048 the faster player puts the barrel on their own start field', () => {
  const faster = (first: string, second: string) => {
    const t = racing();
    splits(t, first, 10, 0);
    t.play(second, 'leave');
    while (t.asked()[first] === 'leftover') splits(t, first, 1);
    return t;
  };
  assert.equal(faster('A', 'B').facts.barrel, 6);
  assert.equal(faster('B', 'A').facts.barrel, 7);
  // HR-049 is the same moment's other advantage.
  assert.deepEqual(faster('B', 'A').asked(), { B: 'turn' });
});

test('HR-049 the faster player starts the tug-of-war', () => {
  const t = stopped(9);
  t.play('B', 'leave');
  splits(t, 'A', 1);
  assert.deepEqual([t.facts.starter, t.asked()], [0, { A: 'turn' }]);
});

test('HR-050 a split without a stamp counts with the highest stamp of the race so far', () => {
  const t = racing();
  assert.equal(t.facts.clock, 0);
  splits(t, 'A', 1, 5000);
  splits(t, 'B', 1, 3000);
  assert.equal(t.facts.clock, 5000);
  splits(t, 'A', 9);
  assert.equal(t.facts.tenth[0], 5000);
  const unstamped = racing();
  splits(unstamped, 'B', 10);
  assert.equal(unstamped.facts.tenth[1], 0);
});

test('HR-050 the recorded stamp is authoritative, even when it is not the highest', () => {
  const t = racing();
  splits(t, 'B', 9, 30000);
  splits(t, 'A', 9, 0);
  t.play('A', t.options('A')[0]!, { at: 37950 });
  assert.deepEqual([t.facts.clock, t.facts.tenth], [38000, [37950, -1]]);
});

/** A's tenth split at 39900; B holds the tenth pair and splits it at this moment. */
function finish(at: number, options = {}): Seating {
  const t = racing(options, [
    {
      stream: 'deck',
      top: [...ids.filter((id) => id !== 'nessie' && id !== 'rood-0-1').slice(0, 40), 'rood-0-1', 'nessie'],
    },
  ]);
  splits(t, 'B', 9, 0);
  splits(t, 'A', 9, 0);
  t.play('A', t.options('A')[0]!, { at: 39900 });
  t.play('B', t.options('B')[0]!, { at });
  return t;
}

test('HR-051 photo finish: within the margin in either direction the draw decides', () => {
  for (const at of [39900, 40050, 39750]) {
    const t = finish(at);
    assert.ok(keys(t).includes('photoFinish'));
    assert.deepEqual(t.asked(), { B: 'turn' });
  }
});

test('HR-051 outside the margin the earlier stamp is the faster player', () => {
  assert.deepEqual(finish(40051).asked(), { A: 'turn' });
  assert.deepEqual(finish(39749).asked(), { B: 'turn' });
  assert.deepEqual(finish(39901, { photoFinishMs: 0 }).asked(), { A: 'turn' });
  assert.ok(keys(finish(39900, { photoFinishMs: 0 })).includes('photoFinish'));
  for (const at of [39749, 40051]) assert.ok(!keys(finish(at)).includes('photoFinish'));
});

test('HR-051 an earlier pair, or the tenth one left, makes no photo finish', () => {
  const t = stopped(8);
  t.play('B', t.options('B')[0]!, { at: 41200 });
  assert.deepEqual(keys(t), ['finalSplit', 'faster']);
  assert.deepEqual(t.asked(), { A: 'leftover' });
  const left = stopped(9);
  left.play('B', 'leave', { at: 41200 });
  assert.deepEqual(left.asked(), { A: 'leftover' });
});

test('HR-052 a void race: splits done and pairs in hand stay, both go on calmly and the draw decides', () => {
  const t = racing();
  splits(t, 'A', 4, 0);
  splits(t, 'B', 2, 0);
  const before = ['pair.A', 'pair.B', 'kept.A', 'given.B'].map(t.zone);
  t.expire('B', 300000);
  assert.deepEqual(['pair.A', 'pair.B', 'kept.A', 'given.B'].map(t.zone), before);
  assert.deepEqual(t.asked(), { A: 'split', B: 'split' });
  assert.equal(t.facts.forming, 'calm');
  assert.deepEqual(t.state.stack, [{ do: 'tieBreak' }, { do: 'split' }]);
  splits(t, 'A', 6);
  assert.deepEqual(t.asked(), { B: 'split' });
  splits(t, 'B', 8);
  assert.ok(keys(t).includes('drawn'));
  assert.deepEqual(t.zone('prep.A'), []);
});

test('HR-052 the next round has a race again, and after the stop nothing is void', () => {
  const late = stopped(7);
  assert.equal(late.refusal('B', 'void')?.rule, 'HR-052');
  assert.throws(() => late.play('B', 'void', { clock: true }), /refused/);
  const t = pulling(
    { 'hand.A': ['adrenalinestoot'] },
    { barrel: 2, options: { teamForming: 'race' }, facts: { forming: 'calm' } },
  );
  t.play('A', 'carryOut adrenalinestoot');
  assert.deepEqual([t.facts.forming, t.asked()], ['race', { A: 'ready', B: 'ready' }]);
});

test('HR-054 void is the clock’s answer to DP-3 only; leave is the player’s too', () => {
  const t = racing();
  assert.deepEqual(t.decision('A')?.timeout, { pick: 'void' });
  assert.ok(!t.options('A').includes('void'));
  assert.equal(t.refusal('A', 'void')?.rule, 'HR-054');
  t.play('A', 'void', { clock: true, at: 300000 });
  assert.deepEqual(t.asked(), { A: 'split', B: 'split' });
  const final = stopped(3);
  assert.deepEqual(final.decision('B')?.timeout, { pick: 'leave' });
  assert.ok(final.options('B').includes('leave'));
});

test('HR-054 a split received after the stop counts after it, whatever its stamp', () => {
  const t = racing();
  splits(t, 'B', 8, 0);
  splits(t, 'A', 10, 20000);
  // B's ninth pair was stamped long before the stop, but it is received after it: no tenth pair follows.
  t.play('B', t.options('B')[0]!, { at: 9000 });
  assert.deepEqual(t.asked(), { A: 'leftover' });
});
