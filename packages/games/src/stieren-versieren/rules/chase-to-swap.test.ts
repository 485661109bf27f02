import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onTurn, type Sv } from '../testing/table.ts';

const picks = (t: Sv, seat: string, pick: string): string[] =>
  t.options(seat).filter((option) => option.startsWith(`${pick} `));

test('SV-230 SV-231 bulls of other symbols chase together; her own kind does not count', () => {
  const chasers = (...bulls: string[]) =>
    onTurn({ kroeg: ['K:hart-4'], 'kroeg.A': bulls, 'kroeg.B': ['B:bier-5'] }).why(
      'A',
      'chase K:hart-4 opera',
    );
  assert.equal(chasers('A:bier-4'), undefined);
  assert.equal(chasers('A:bier-3'), 'SV-230');
  assert.equal(chasers('A:bier-2', 'A:geld-2'), undefined);
  assert.equal(chasers('A:hart-5', 'A:bier-3'), 'SV-230');
  const t = onTurn({ kroeg: ['K:hart-4'], 'kroeg.A': ['A:bier-4'] });
  t.play('A', 'chase K:hart-4 fitness');
  assert.deepEqual(t.zone('kroeg.A'), ['A:bier-4'], 'they stay and pay nothing');
  assert.equal(t.why('A', 'chase A:bier-4 opera'), 'SV-230');
});

test('SV-232 a chased cow goes to any of the other three locations', () => {
  const t = onTurn({ kroeg: ['K:hart-4'], 'kroeg.A': ['A:bier-4'] });
  assert.deepEqual(picks(t, 'A', 'chase'), [
    'chase K:hart-4 vip-club',
    'chase K:hart-4 fitness',
    'chase K:hart-4 opera',
  ]);
  assert.equal(t.why('A', 'chase K:hart-4 kroeg'), 'SV-232');
  assert.equal(t.why('A', 'chase K:hart-4 box'), 'SV-232');
});

test('SV-201 once per turn means every turn: the next player may add a bull too', () => {
  const t = onTurn({ 'hand.A': ['A:geld-1', 'A:hart-2'], 'hand.B': ['B:geld-1'], 'hand.C': 1 }, { seats: 3 });
  t.play('A', 'extra A:geld-1');
  assert.equal(t.why('A', 'extra A:hart-2'), 'SV-201');
  t.play('A', 'pass');
  t.play('B', 'extra B:geld-1');
  assert.deepEqual(t.zone('vip-club.B'), ['B:geld-1']);
});

test('SV-240 an extra bull goes face up to his own location, once per turn', () => {
  const t = onTurn({ 'hand.A': ['A:geld-1', 'A:hart-2'], 'pile.A': ['A:bier-1'] }, { seats: 3 });
  assert.equal(t.why('A', 'extra A:bier-1'), 'SV-240');
  t.play('A', 'extra A:geld-1');
  assert.deepEqual(t.zone('vip-club.A'), ['A:geld-1']);
  assert.equal(t.why('A', 'extra A:hart-2'), 'SV-201');
  t.play('A', 'pass');
  const again = onTurn({ 'hand.A': ['A:geld-1'] }, { seats: 4 });
  again.play('A', 'extra A:geld-1');
  assert.deepEqual(again.zone('hand.A'), []);
});

test('SV-250 bull, cow and location have the same symbol', () => {
  const t = onTurn({
    opera: ['K:hart-2'],
    'opera.A': ['A:hart-4'],
    kroeg: ['K:hart-3'],
    'kroeg.A': ['A:hart-5', 'A:bier-1'],
    'hand.A': ['A:hart-1'],
  });
  assert.deepEqual(picks(t, 'A', 'woo'), ['woo K:hart-2']);
  assert.equal(t.why('A', 'woo K:hart-3'), 'SV-250', 'not on her favourite location');
  assert.equal(t.why('A', 'woo A:hart-4'), 'SV-250');
  assert.equal(onTurn({ opera: ['K:hart-2'], 'hand.A': ['A:hart-1'] }).why('A', 'woo K:hart-2'), 'SV-250');
});

test('SV-250 of several bulls Romeo is chosen', () => {
  const t = onTurn({ opera: ['K:hart-2'], 'opera.A': ['A:hart-4', 'A:bier-1', 'A:hart-5'] });
  t.play('A', 'woo K:hart-2');
  assert.deepEqual(t.options('A'), ['bull A:hart-4', 'bull A:hart-5']);
  assert.equal(t.why('A', 'pass'), 'SV-250');
  assert.equal(t.why('B', 'bull A:hart-4'), 'SV-130');
  assert.equal(t.why('A', 'bull A:bier-1'), 'SV-250');
  t.play('A', 'bull A:hart-4');
  assert.deepEqual(
    [t.zone('shack.A'), t.zone('opera.A')],
    [
      ['K:hart-2', 'A:hart-4'],
      ['A:bier-1', 'A:hart-5'],
    ],
  );
});

test('SV-252 the action is spent even when the fight is lost, and Romeo cannot be withdrawn', () => {
  const t = onTurn(
    { opera: ['K:hart-2'], 'opera.A': ['A:hart-1'], 'opera.B': ['B:hart-5'] },
    { facts: { actions: 1 } },
  );
  t.play('A', 'woo K:hart-2');
  assert.deepEqual(t.asked(), { B: 'challenge' });
  assert.equal(t.why('A', 'decline'), 'SV-301');
  t.play('B', 'challenge B:hart-5');
  assert.deepEqual(t.zone('shack.B'), ['K:hart-2', 'B:hart-5']);
  assert.deepEqual(t.facts.start, 1, 'Anna’s turn and Bram’s, who has nothing, are over');
});

test('SV-260 one or more hand cards are swapped; the set is named card by card and works as a whole', () => {
  const t = onTurn({ 'hand.A': ['A:geld-1', 'A:hart-2', 'A:bier-3'], 'pile.A': 10 });
  assert.equal(t.why('A', 'done'), 'SV-260');
  assert.equal(t.why('A', 'swap A:halter-5'), 'SV-260');
  t.play('A', 'swap A:hart-2');
  assert.deepEqual(t.told(), []);
  assert.deepEqual(t.zone('discard.A'), []);
  assert.deepEqual(t.options('A'), ['done', 'swap A:bier-3', 'swap A:geld-1']);
  assert.equal(t.why('A', 'pass'), 'SV-260');
  assert.equal(t.why('A', 'swap A:hart-2'), 'SV-807');
  t.play('A', 'swap A:geld-1', 'done');
  assert.deepEqual(t.zone('discard.A'), ['A:hart-2', 'A:geld-1']);
  assert.deepEqual(t.told(), ['swaps', 'refill']);
  assert.deepEqual(t.seated.told[0]?.cards.length, 2, 'everybody sees which');
  assert.ok(t.zone('hand.A').includes('A:bier-3'));
  assert.equal(t.zone('hand.A').length, 5);
});

test('SV-261 a swap draws up to five even from a smaller hand; an empty hand cannot be swapped', () => {
  const t = onTurn({ 'hand.A': ['A:geld-1'], 'pile.A': 10 });
  t.play('A', 'swap A:geld-1', 'done');
  assert.equal(t.zone('hand.A').length, 5);
  const empty = onTurn({ 'opera.A': ['A:hart-1'], 'pile.A': ['A:geld-1'] });
  assert.equal(empty.why('A', 'swap A:geld-1'), 'SV-261');
  assert.deepEqual(picks(empty, 'A', 'swap'), []);
});

test('SV-400 SV-401 a cow on her favourite location is settled at once, however she came there', () => {
  for (const way of ['escort', 'chase', 'talk'] as const) {
    const t = onTurn(
      {
        ...(way === 'talk' ? { 'opera.down': ['K:hart-2'] } : { kroeg: ['K:hart-2'] }),
        'kroeg.A': way === 'escort' ? ['A:hart-1'] : ['A:bier-5'],
        'opera.A': ['A:geld-1'],
        'opera.B': ['B:bier-5', 'B:hart-1'],
      },
      { facts: { slots: way === 'talk' ? [0] : [] } },
    );
    t.play('A', way === 'talk' ? 'talk A:geld-1 1' : `${way} K:hart-2 opera`, 'pass');
    assert.equal(t.why('B', 'chase K:hart-2 kroeg'), 'SV-400');
    assert.equal(t.why('B', 'escort K:hart-2 kroeg'), 'SV-400');
    t.play('B', 'woo K:hart-2');
    if (way === 'escort') t.play('A', 'decline');
    assert.deepEqual(t.zone('shack.B'), ['K:hart-2', 'B:hart-1']);
  }
});

test('SV-402 whether a face-down cow is settled is neither shown nor tested', () => {
  const answers = (cow: string) => {
    const t = onTurn({ 'opera.down': [cow], 'opera.A': ['A:bier-5', 'A:hart-1'] }, { facts: { slots: [0] } });
    return [t.options('A'), t.why('A', `chase ${cow} kroeg`), t.why('A', `escort ${cow} kroeg`), t.facts];
  };
  assert.deepEqual(answers('K:hart-2'), answers('K:geld-5'));
});

test('SV-450 SV-451 the discard pile is shuffled only when a card must be drawn; swapped cards may come back', () => {
  const zones = { 'hand.A': ['A:geld-1'], 'discard.A': ['A:hart-1', 'A:hart-2'] };
  const exact = onTurn({ ...zones, 'pile.A': ['A:bier-1', 'A:bier-2', 'A:bier-3', 'A:bier-4', 'A:bier-5'] });
  exact.play('A', 'swap A:geld-1', 'done');
  assert.equal(exact.zone('discard.A').length, 3, 'an empty pile alone is no reason');
  const short = onTurn({ ...zones, 'pile.A': ['A:bier-1', 'A:bier-2'] });
  short.play('A', 'swap A:geld-1', 'done');
  assert.deepEqual(short.told(), ['swaps', 'reshuffle', 'refill']);
  assert.deepEqual(short.zone('hand.A').sort(), ['A:bier-1', 'A:bier-2', 'A:geld-1', 'A:hart-1', 'A:hart-2']);
  assert.deepEqual([short.zone('pile.A'), short.zone('discard.A')], [[], []]);
});

test('SV-452 with both piles empty a player goes on with fewer cards', () => {
  const t = onTurn({ 'hand.A': ['A:geld-1', 'A:geld-2'] });
  t.play('A', 'swap A:geld-1', 'done');
  assert.deepEqual(t.zone('hand.A').sort(), ['A:geld-1', 'A:geld-2']);
  const sixth = onTurn({ 'hand.A': ['A:geld-1'], 'pile.A': ['A:geld-2'] });
  sixth.play('A', 'swap A:geld-1', 'done');
  assert.equal(sixth.zone('hand.A').length, 2);
});

test('SV-453 discard piles are face up and public', () => {
  const t = onTurn({ 'hand.A': ['A:geld-1'], 'pile.A': 6 });
  t.play('A', 'swap A:geld-1', 'done');
  for (const seat of ['A', 'B', 'watcher']) assert.deepEqual(t.sees(seat, 'discard.A'), ['A:geld-1']);
  assert.deepEqual(t.sees('B', 'hand.A'), ['?', '?', '?', '?', '?']);
});

test('SV-454 bulls in a Love Shack never return', () => {
  const t = onTurn({
    'hand.A': ['A:geld-1'],
    'shack.A': ['K:hart-2', 'A:hart-5'],
    'discard.A': ['A:hart-1'],
  });
  t.play('A', 'swap A:geld-1', 'done');
  assert.deepEqual(t.zone('shack.A'), ['K:hart-2', 'A:hart-5']);
  assert.deepEqual(t.zone('hand.A').sort(), ['A:geld-1', 'A:hart-1']);
});

test('SV-502 with two players A, B, C, E and F remain', () => {
  const t = onTurn({ 'hand.A': ['A:geld-1'], 'opera.A': ['A:hart-1'] });
  assert.equal(t.why('A', 'extra A:geld-1'), 'SV-502');
  assert.deepEqual(t.options('A'), ['move A:hart-1 kroeg', 'move A:hart-1 fitness', 'pass', 'swap A:geld-1']);
});
