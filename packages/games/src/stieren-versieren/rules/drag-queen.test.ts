import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Around, onTurn, type Sv, type Zones } from '../testing/table.ts';

const withQueen = (zones: Zones, { options, ...around }: Around = {}): Sv =>
  onTurn(zones, { options: { dragQueen: true, ...options }, ...around });

test('SV-702 drawn in phase 1 she is placed face down anywhere', () => {
  const t = withQueen(
    { 'drawn.A': ['K:drag-queen'], cows: 3, 'hand.A': 5, 'hand.B': 5 },
    { stack: [{ do: 'placeCow', seat: 'A' }] },
  );
  assert.equal(t.options('A').length, 4);
  t.play('A', 'put fitness');
  assert.deepEqual([t.sees('A', 'fitness.down'), t.sees('B', 'fitness.down')], [['K:drag-queen'], ['?']]);
});

test('SV-703 she is talked to like other cows; her value is 5', () => {
  const t = withQueen({ 'opera.down': ['K:drag-queen'], 'opera.A': ['A:bier-5'] }, { facts: { slots: [0] } });
  t.play('A', 'talk A:bier-5 1');
  assert.deepEqual(t.zone('opera.A'), ['A:bier-5'], 'equal stays');
  const leaves = withQueen(
    { 'opera.down': ['K:drag-queen'], 'opera.A': ['A:bier-5'] },
    { facts: { slots: [0] }, options: { talkEqual: 'leave' } },
  );
  leaves.play('A', 'talk A:bier-5 1');
  assert.deepEqual(leaves.zone('vip-club.A'), ['A:bier-5']);
});

test('SV-704 every own bull woos her on every location; she must be face up', () => {
  for (const place of ['opera', 'kroeg', 'fitness', 'vip-club']) {
    const t = withQueen({ [place]: ['K:drag-queen'], [`${place}.A`]: ['A:halter-2'] });
    t.play('A', 'woo K:drag-queen');
    assert.deepEqual(t.zone('shack.A'), ['K:drag-queen', 'A:halter-2']);
  }
  const down = withQueen(
    { 'opera.down': ['K:drag-queen'], 'opera.A': ['A:hart-1'] },
    { facts: { slots: [0] } },
  );
  assert.equal(down.why('A', 'woo K:drag-queen'), 'SV-205');
  const alone = withQueen({ opera: ['K:drag-queen'], 'kroeg.A': ['A:hart-1'] });
  assert.equal(alone.why('A', 'woo K:drag-queen'), 'SV-704');
});

test('SV-705 she is settled everywhere: never chased, never escorted', () => {
  for (const place of ['opera', 'kroeg']) {
    const t = withQueen({ [place]: ['K:drag-queen'], [`${place}.A`]: ['A:hart-5', 'A:bier-5', 'A:geld-5'] });
    assert.equal(t.why('A', 'chase K:drag-queen vip-club'), 'SV-705');
    assert.equal(t.why('A', 'escort K:drag-queen vip-club'), 'SV-705');
    assert.ok(t.options('A').every((option) => !/^(chase|escort)/.test(option)));
  }
});

test('SV-714 if the table wants, she is settled nowhere: any own bull escorts her, and all there count to chase her', () => {
  const options = { dragQueenSettled: false };
  const zones = { kroeg: ['K:drag-queen'], 'kroeg.A': ['A:hart-2', 'A:bier-3'], 'hand.A': ['A:geld-1'] };
  const t = withQueen(zones, { options });
  t.play('A', 'chase K:drag-queen fitness');
  assert.deepEqual([t.zone('fitness'), t.zone('kroeg.A').length], [['K:drag-queen'], 2]);
  assert.equal(t.why('A', 'chase K:drag-queen opera'), 'SV-230', 'nobody is with her');
  const escorted = withQueen(zones, { options });
  escorted.play('A', 'escort K:drag-queen opera', 'bull A:bier-3');
  assert.deepEqual([escorted.zone('opera'), escorted.zone('opera.A')], [['K:drag-queen'], ['A:bier-3']]);
  assert.equal(escorted.why('A', 'woo K:drag-queen'), undefined);
  const weak = withQueen({ ...zones, 'kroeg.A': ['A:hart-2', 'A:bier-2'] }, { options });
  assert.equal(weak.why('A', 'chase K:drag-queen opera'), 'SV-230', '4 against 5');
  assert.equal(withQueen(zones).why('A', 'chase K:drag-queen opera'), 'SV-705');
  const home = withQueen({ ...zones, kroeg: ['K:bier-2'] }, { options });
  assert.equal(home.why('A', 'chase K:bier-2 opera'), 'SV-400', 'other cows are settled as ever');
});

test('SV-706 every other player with any bull on her location may challenge', () => {
  const t = withQueen(
    { kroeg: ['K:drag-queen'], 'kroeg.A': ['A:hart-1'], 'kroeg.B': ['B:geld-1'], 'opera.C': ['C:hart-5'] },
    { seats: 3 },
  );
  t.play('A', 'woo K:drag-queen');
  assert.deepEqual(t.asked(), { B: 'challenge' });
  t.play('B', 'decline');
  assert.deepEqual(t.zone('shack.A'), ['K:drag-queen', 'A:hart-1']);
});

test('SV-707 the wooing player may not help and is not asked, but still chooses among the tied', () => {
  const t = withQueen(
    {
      kroeg: ['K:drag-queen'],
      'kroeg.A': ['A:hart-3', 'A:bier-5'],
      'kroeg.B': ['B:geld-4'],
      'kroeg.C': ['C:bier-4'],
      'hand.A': ['A:hart-5'],
    },
    { seats: 3, options: { tactical: true } },
  );
  t.play('A', 'woo K:drag-queen', 'bull A:hart-3');
  t.play('B', 'challenge B:geld-4');
  t.play('C', 'challenge C:bier-4');
  assert.deepEqual(t.asked(), { A: 'chooseWinner' });
  t.play('A', 'winner C:bier-4');
  assert.deepEqual(t.zone('shack.C'), ['K:drag-queen', 'C:bier-4']);
});

test('SV-708 any own bulls there are mates of a challenger, and every support card counts', () => {
  const t = withQueen({
    kroeg: ['K:drag-queen'],
    'kroeg.A': ['A:hart-5'],
    'kroeg.B': ['B:geld-1', 'B:bier-2', 'B:halter-1'],
    'hand.B': ['B:hart-2'],
  });
  t.play('A', 'woo K:drag-queen');
  t.play('B', 'challenge B:geld-1');
  assert.deepEqual(t.options('B'), ['done', 'join B:bier-2', 'join B:halter-1', 'support B:hart-2']);
  t.play('B', 'join B:bier-2', 'join B:halter-1', 'support B:hart-2', 'done');
  assert.deepEqual(t.zone('shack.B'), ['K:drag-queen', 'B:geld-1'], '6 against 5');
});

test('SV-715 if the table wants, mates over her have the challenger’s symbol, and support cards any', () => {
  const t = withQueen(
    {
      kroeg: ['K:drag-queen'],
      'kroeg.A': ['A:hart-5'],
      'kroeg.B': ['B:geld-1', 'B:bier-2', 'B:geld-3'],
      'hand.B': ['B:hart-2'],
    },
    { options: { dragQueenMates: 'symbol' } },
  );
  t.play('A', 'woo K:drag-queen');
  t.play('B', 'challenge B:geld-1');
  assert.deepEqual(t.options('B'), ['done', 'join B:geld-3', 'support B:hart-2']);
  assert.equal(t.why('B', 'join B:bier-2'), 'SV-715');
  t.play('B', 'join B:geld-3', 'support B:hart-2', 'done');
  assert.deepEqual(t.zone('shack.B'), ['K:drag-queen', 'B:geld-1'], '6 against 5');
});

test('SV-709 her couple scores 5 plus the partner’s value', () => {
  const t = withQueen(
    { 'shack.A': ['K:drag-queen', 'A:hart-4'], 'shack.B': ['K:drag-queen', 'K:hart-3'].slice(2) },
    { stack: [] },
  );
  assert.deepEqual(t.seated.outcome()?.scores, [9, 0]);
  const cow = withQueen({ 'shack.B': ['K:drag-queen', 'K:hart-3'] }, { stack: [] });
  assert.deepEqual(cow.seated.outcome()?.scores, [0, 8]);
});

test('SV-710 SV-711 another face-up cow there can be her partner; the matchmaker stays', () => {
  const zones = {
    fitness: ['K:drag-queen', 'K:bier-5', 'K:halter-2'],
    opera: ['K:geld-2'],
    'fitness.A': ['A:hart-1'],
  };
  const t = withQueen(zones);
  assert.deepEqual(
    t.options('A').filter((option) => option.startsWith('match')),
    ['match K:bier-5', 'match K:halter-2'],
  );
  assert.equal(t.why('A', 'match K:geld-2'), 'SV-710');
  assert.equal(t.why('A', 'match K:drag-queen'), 'SV-710');
  assert.equal(t.why('A', 'match K:hart-5'), 'SV-205');
  t.play('A', 'match K:halter-2');
  assert.deepEqual([t.zone('shack.A'), t.zone('fitness.A')], [['K:drag-queen', 'K:halter-2'], ['A:hart-1']]);
  assert.equal(
    withQueen(zones, { options: { dragQueenCowCouple: false } }).why('A', 'match K:bier-5'),
    'SV-710',
  );
  assert.equal(
    withQueen({ ...zones, 'fitness.A': [], 'opera.A': ['A:hart-1'] }).why('A', 'match K:bier-5'),
    'SV-704',
  );
});

test('SV-711 a matchmaker who wins the fight stays too', () => {
  const t = withQueen({
    kroeg: ['K:drag-queen', 'K:geld-3'],
    'kroeg.A': ['A:hart-5', 'A:bier-1'],
    'kroeg.B': ['B:geld-1'],
  });
  t.play('A', 'match K:geld-3', 'bull A:hart-5');
  t.play('B', 'challenge B:geld-1');
  assert.deepEqual(
    [t.zone('shack.A'), t.zone('kroeg.A')],
    [
      ['K:drag-queen', 'K:geld-3'],
      ['A:hart-5', 'A:bier-1'],
    ],
  );
  assert.deepEqual(t.zone('discard.B'), ['B:geld-1']);
});

test('SV-712 a challenger who wins gets her for the bull; the partner and the matchmaker stay', () => {
  const t = withQueen({
    kroeg: ['K:drag-queen', 'K:geld-3'],
    'kroeg.A': ['A:hart-1'],
    'kroeg.B': ['B:geld-2'],
  });
  t.play('A', 'match K:geld-3');
  t.play('B', 'challenge B:geld-2');
  assert.deepEqual(t.zone('shack.B'), ['K:drag-queen', 'B:geld-2']);
  assert.deepEqual([t.zone('kroeg'), t.zone('kroeg.A')], [['K:geld-3'], ['A:hart-1']]);
});

test('SV-713 wherever symbols are compared she has every symbol', () => {
  for (const bull of ['A:hart-1', 'A:bier-1', 'A:halter-1', 'A:geld-1']) {
    const t = withQueen({ kroeg: ['K:drag-queen'], 'kroeg.A': [bull] });
    assert.equal(t.why('A', 'woo K:drag-queen'), undefined, bull);
  }
});
