import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onTurn, type Sv } from '../testing/table.ts';

const picks = (t: Sv, seat: string, pick: string): string[] =>
  t.options(seat).filter((option) => option.startsWith(`${pick} `));

test('SV-002 the favourite location is the one of the symbol; a value is the number of symbols', () => {
  for (const [key, place] of [
    ['hart', 'opera'],
    ['bier', 'kroeg'],
    ['halter', 'fitness'],
    ['geld', 'vip-club'],
  ] as const) {
    const t = onTurn({ [place]: [`K:${key}-2`], 'hand.A': [`A:${key}-3`] }, { seats: 3 });
    t.play('A', `extra A:${key}-3`, `woo K:${key}-2`);
    assert.deepEqual(t.zone('shack.A'), [`K:${key}-2`, `A:${key}-3`]);
  }
});

test('SV-004 a location holds any number of cows and bulls', () => {
  const t = onTurn({
    opera: ['K:bier-2', 'K:bier-3', 'K:geld-2'],
    'opera.A': ['A:hart-1', 'A:hart-2', 'A:bier-1', 'A:geld-1', 'A:halter-1'],
    'opera.B': ['B:hart-1', 'B:hart-2'],
    'kroeg.A': ['A:hart-3'],
  });
  t.play('A', 'move A:hart-3 opera');
  assert.equal(t.zone('opera.A').length, 6);
});

test('SV-005 bulls lie face up for everybody; a cow turned up stays up wherever she goes', () => {
  const t = onTurn(
    { 'vip-club.down': ['K:hart-5'], 'vip-club.A': ['A:geld-3', 'A:bier-4'] },
    { facts: { slots: [3] } },
  );
  t.play('A', 'talk A:geld-3 1');
  assert.deepEqual(t.sees('B', 'vip-club'), ['K:hart-5']);
  t.play('A', 'chase K:hart-5 kroeg');
  for (const seat of ['B', 'watcher']) assert.deepEqual(t.sees(seat, 'kroeg'), ['K:hart-5']);
  assert.deepEqual(t.sees('watcher', 'vip-club.A'), ['A:geld-3', 'A:bier-4']);
});

test('SV-006 only the same symbol makes a couple', () => {
  const t = onTurn({ opera: ['K:hart-2'], 'opera.A': ['A:bier-5'] });
  assert.equal(t.why('A', 'woo K:hart-2'), 'SV-250');
  assert.deepEqual(picks(t, 'A', 'woo'), []);
});

test('SV-007 SV-223 a mate is another own bull, on the same location, with the same symbol', () => {
  const t = onTurn({
    'opera.A': ['A:bier-1', 'A:bier-3', 'A:bier-5', 'A:geld-1'],
    'kroeg.A': ['A:bier-2'],
    'opera.B': ['B:bier-4'],
  });
  assert.deepEqual(picks(t, 'A', 'pair'), [
    'pair A:bier-1 kroeg',
    'pair A:bier-1 fitness',
    'pair A:bier-3 kroeg',
    'pair A:bier-3 fitness',
  ]);
  assert.equal(t.why('A', 'pair A:geld-1 kroeg'), 'SV-223');
  assert.equal(t.why('A', 'pair A:bier-2 opera'), 'SV-223');
  assert.equal(t.why('A', 'pair B:bier-4 kroeg'), 'SV-204');
  t.play('A', 'pair A:bier-1 kroeg');
  assert.deepEqual(t.asked(), { A: 'pair' });
  assert.deepEqual(t.options('A'), ['bull A:bier-3', 'bull A:bier-5']);
  assert.equal(t.why('A', 'bull A:bier-2'), 'SV-223');
  assert.equal(t.why('A', 'pass'), 'SV-223');
  assert.equal(t.why('B', 'bull B:bier-4'), 'SV-130');
  assert.equal(t.why('A', 'bull B:bier-4'), 'SV-204');
  t.play('A', 'bull A:bier-5');
  assert.deepEqual(t.zone('kroeg.A'), ['A:bier-2', 'A:bier-1', 'A:bier-5']);
  t.play('A', 'pair A:bier-1 opera');
  t.play('A', 'bull A:bier-2');
  assert.deepEqual(t.zone('opera.A'), ['A:bier-3', 'A:geld-1', 'A:bier-1', 'A:bier-2']);
});

test('SV-200 there are six actions, and each can be offered', () => {
  const t = onTurn(
    {
      opera: ['K:hart-2'],
      'opera.A': ['A:hart-1', 'A:hart-2', 'A:bier-3'],
      kroeg: ['K:geld-2'],
      'kroeg.A': ['A:geld-4', 'A:halter-2'],
      'kroeg.down': ['K:bier-2'],
      'hand.A': ['A:geld-1'],
    },
    { seats: 3, facts: { slots: [1] } },
  );
  const kinds = new Set(t.options('A').map((option) => option.split(' ')[0]));
  assert.deepEqual([...kinds].sort(), [
    'chase',
    'escort',
    'extra',
    'move',
    'pair',
    'pass',
    'swap',
    'talk',
    'woo',
  ]);
  assert.equal(t.why('A', 'put opera'), 'SV-200');
  assert.equal(t.seated.decision('A')?.rule, 'SV-200');
});

test('SV-201 SV-130 two actions in a row, the same one twice if one likes; then the next player', () => {
  const t = onTurn({ 'opera.A': ['A:hart-1'], 'hand.B': ['B:hart-1'] });
  t.play('A', 'move A:hart-1 kroeg');
  assert.deepEqual(t.asked(), { A: 'turn' });
  t.play('A', 'move A:hart-1 opera');
  assert.deepEqual(t.asked(), { B: 'turn' });
});

test('SV-202 passing ends the turn; where only passing is left nobody is asked', () => {
  const t = onTurn({ 'opera.A': ['A:hart-1'], 'hand.C': ['C:hart-1'] }, { seats: 3 });
  t.play('A', 'pass');
  assert.deepEqual(t.asked(), { C: 'turn' }, 'Bram has neither a card nor a bull');
});

test('SV-203 the second action finds bulls and cows as the first has left them', () => {
  const t = onTurn({ kroeg: ['K:hart-3'], 'kroeg.A': ['A:hart-2'] });
  t.play('A', 'escort K:hart-3 opera', 'woo K:hart-3');
  assert.deepEqual(t.zone('shack.A'), ['K:hart-3', 'A:hart-2']);
});

test('SV-204 opponents’ bulls are never moved, taken along, placed or counted', () => {
  const t = onTurn(
    {
      opera: ['K:bier-3'],
      'opera.A': ['A:hart-2'],
      'opera.B': ['B:hart-4', 'B:bier-1'],
      'hand.B': ['B:geld-1'],
    },
    { seats: 3 },
  );
  for (const attempt of [
    'move B:hart-4 kroeg',
    'pair B:hart-4 kroeg',
    'extra B:geld-1',
    'swap B:geld-1',
    'talk B:hart-4 1',
  ])
    assert.equal(t.why('A', attempt), 'SV-204', attempt);
  assert.equal(t.why('A', 'chase K:bier-3 kroeg'), 'SV-230', 'Bram’s four do not count');
  assert.equal(t.why('A', 'escort K:bier-3 kroeg'), 'SV-222', 'Bram’s beer bull does not count');
});

test('SV-205 escort, chase and woo need a face-up cow, no matter which, and no matter who knows her', () => {
  const t = onTurn(
    {
      'opera.down': ['K:hart-3'],
      'kroeg.down': ['K:hart-2'],
      'opera.A': ['A:hart-2', 'A:bier-5'],
      cows: ['K:geld-2'],
    },
    { facts: { slots: [0, 1] }, seen: { A: ['K:hart-3'] } },
  );
  for (const cow of ['K:hart-3', 'K:hart-2', 'K:geld-2', 'K:bier-5'])
    for (const attempt of [`escort ${cow} kroeg`, `chase ${cow} kroeg`, `woo ${cow}`])
      assert.equal(t.why('A', attempt), 'SV-205', attempt);
  assert.ok(t.options('A').includes('talk A:hart-2 1'));
});

test('SV-210 any own bull talks to a face-down cow on his location', () => {
  const t = onTurn(
    {
      'opera.down': ['K:geld-5'],
      'kroeg.down': ['K:hart-5'],
      'opera.A': ['A:hart-1', 'A:bier-2'],
      'opera.B': ['B:hart-1'],
    },
    { facts: { slots: [0, 1] } },
  );
  assert.deepEqual(picks(t, 'A', 'talk'), ['talk A:hart-1 1', 'talk A:bier-2 1']);
  assert.equal(t.why('A', 'talk A:hart-1 2'), 'SV-210');
  assert.equal(t.why('A', 'talk A:hart-5 1'), 'SV-210');
  t.play('A', 'talk A:bier-2 1');
  assert.deepEqual(t.zone('opera'), ['K:geld-5']);
  assert.deepEqual(t.zone('opera.down'), []);
});

test('SV-211 SV-212 SV-213 only the value decides whether the talking bull, and he alone, must leave', () => {
  const after = (bull: string, talkEqual: string): string[] => {
    const t = onTurn(
      { 'kroeg.down': ['K:bier-3'], 'kroeg.A': [bull, 'A:geld-5'] },
      { facts: { slots: [1] }, options: { talkEqual } },
    );
    t.play('A', `talk ${bull} 1`);
    assert.ok(t.zone('kroeg.A').includes('A:geld-5'));
    return t.zone('fitness.A');
  };
  for (const symbol of ['bier', 'hart']) {
    assert.deepEqual(after(`A:${symbol}-4`, 'stay'), [`A:${symbol}-4`]);
    assert.deepEqual(after(`A:${symbol}-3`, 'stay'), []);
    assert.deepEqual(after(`A:${symbol}-3`, 'leave'), [`A:${symbol}-3`]);
    assert.deepEqual(after(`A:${symbol}-2`, 'leave'), []);
  }
});

test('SV-214 a face-up cow cannot be talked to', () => {
  const t = onTurn({ opera: ['K:bier-3'], 'opera.A': ['A:hart-1'] }, { facts: { slots: [-1] } });
  assert.equal(t.why('A', 'talk A:hart-1 1'), 'SV-214');
});

test('SV-220 a bull moves to an adjacent location', () => {
  const t = onTurn({ 'opera.A': ['A:hart-1'], 'hand.A': ['A:hart-2'] });
  assert.deepEqual(picks(t, 'A', 'move'), ['move A:hart-1 kroeg', 'move A:hart-1 fitness']);
  for (const to of ['vip-club', 'opera', 'opera.down', 'hand.A'])
    assert.equal(t.why('A', `move A:hart-1 ${to}`), 'SV-220');
  assert.equal(t.why('A', 'move A:hart-2 kroeg'), 'SV-220', 'not from the hand');
  t.play('A', 'move A:hart-1 fitness');
  assert.deepEqual(t.zone('fitness.A'), ['A:hart-1']);
});

test('SV-221 one companion goes along, not two', () => {
  const t = onTurn({ kroeg: ['K:hart-3', 'K:hart-4'], 'kroeg.A': ['A:hart-1', 'A:hart-2', 'A:hart-3'] });
  t.play('A', 'escort K:hart-3 vip-club');
  t.play('A', 'bull A:hart-2');
  assert.deepEqual(t.zone('vip-club'), ['K:hart-3']);
  assert.deepEqual(t.zone('vip-club.A'), ['A:hart-2']);
  t.play('A', 'pair A:hart-1 vip-club');
  assert.deepEqual(t.zone('kroeg'), ['K:hart-4'], 'a pair takes no cow along');
});

test('SV-222 an escorted cow is face up, there, of the bull’s symbol and not at home; any adjacent way is allowed', () => {
  const t = onTurn({
    kroeg: ['K:hart-5', 'K:bier-2', 'K:geld-2'],
    'kroeg.A': ['A:hart-1', 'A:hart-2', 'A:bier-1'],
    opera: ['K:halter-2'],
    'fitness.A': ['A:halter-1'],
  });
  assert.deepEqual(picks(t, 'A', 'escort'), ['escort K:hart-5 vip-club', 'escort K:hart-5 opera']);
  assert.equal(t.why('A', 'escort K:geld-2 opera'), 'SV-222');
  assert.equal(t.why('A', 'escort K:halter-2 fitness'), 'SV-222');
  assert.equal(t.why('A', 'escort K:bier-2 opera'), 'SV-400');
  assert.equal(t.why('A', 'escort K:hart-5 fitness'), 'SV-220');
  assert.equal(t.why('A', 'escort A:hart-1 opera'), 'SV-222');
  t.play('A', 'escort K:hart-5 opera');
  assert.deepEqual(t.options('A'), ['bull A:hart-1', 'bull A:hart-2']);
  assert.equal(t.why('A', 'pass'), 'SV-222');
  assert.equal(t.why('B', 'bull A:hart-1'), 'SV-130');
  assert.equal(t.why('A', 'bull A:halter-1'), 'SV-222');
  assert.equal(t.why('A', 'bull A:bier-1'), 'SV-222');
  t.play('A', 'bull A:hart-1');
  assert.deepEqual([t.zone('opera'), t.zone('opera.A')], [['K:halter-2', 'K:hart-5'], ['A:hart-1']]);
});
