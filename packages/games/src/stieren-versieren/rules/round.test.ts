import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sit } from '@stamtafel/kernel/testing';
import { stierenVersieren } from '../game.ts';
import { newGame, onTurn, type Sv, table, until } from '../testing/table.ts';

/** Bulls for everybody, so that hands and piles are full. */
const supplied = { 'hand.A': 5, 'hand.B': 5, 'hand.C': 5, 'pile.A': 10, 'pile.B': 10, 'pile.C': 10 };

test('SV-100 SV-130 a round: cow, bulls chosen, bulls placed, turns clockwise, refill, new start player', () => {
  const t = newGame({ seats: 3, options: { startSeat: 'B' } });
  assert.deepEqual(t.asked(), { B: 'placeCow' });
  t.play('B', 'put opera');
  assert.deepEqual(t.asked(), { A: 'playBulls', B: 'playBulls', C: 'playBulls' });
  for (const seat of ['A', 'B', 'C']) t.play(seat, t.options(seat)[0]!);
  assert.deepEqual(t.told(), ['ready', 'placedBull', 'placedBull', 'placedBull']);
  for (const seat of ['B', 'C', 'A']) {
    assert.deepEqual(t.asked(), { [seat]: 'turn' });
    t.play(seat, 'pass');
  }
  assert.deepEqual(t.told(), ['passed', 'refill', 'refill', 'refill', 'round', 'drewCow']);
  assert.deepEqual(t.asked(), { C: 'placeCow' });
  assert.deepEqual([t.facts.round, t.facts.start], [2, 2]);
});

test('SV-101 SV-104 the start player alone sees the drawn cow, and goes on knowing her where she lies', () => {
  const t = newGame();
  const [cow] = t.zone('drawn.A');
  assert.deepEqual(t.options('A'), ['put vip-club', 'put kroeg', 'put fitness', 'put opera']);
  assert.deepEqual(t.sees('A', 'drawn.A'), [cow]);
  assert.deepEqual(t.sees('B', 'drawn.A'), ['?']);
  assert.equal(t.why('A', 'put hand.A'), 'SV-101');
  t.play('A', 'put kroeg');
  assert.deepEqual(t.seated.heard('B')[0]?.cards, []);
  assert.deepEqual(t.sees('A', 'kroeg.down'), ['?', cow]);
  assert.deepEqual(t.sees('B', 'kroeg.down'), ['?', '?']);
  assert.deepEqual(t.facts.slots, [3, 1, 2, 0, 1]);
});

test('SV-102 without a cow pile phase 1 is skipped', () => {
  const t = onTurn(
    { opera: ['K:hart-2'], 'hand.A': 5, 'hand.B': 5 },
    { stack: [{ do: 'drawCow' }], facts: { last: true } },
  );
  assert.deepEqual(t.asked(), { A: 'playBulls', B: 'playBulls' });
});

test('SV-103 SV-600 the last cow of the pile makes the last round; without shortage that is round 7', () => {
  const t = newGame({ seats: 4 });
  for (let round = 1; round <= 7; round++) {
    assert.equal(t.facts.round, round);
    const [seat] = Object.keys(t.asked());
    t.play(seat!, 'put opera');
    assert.equal(t.facts.last, round === 7);
    until(t, 'placeCow');
  }
  assert.deepEqual(t.asked(), {});
  assert.equal(t.seated.outcome()?.reason, 'shared');
});

test('SV-110 SV-120 everybody chooses one bull in secret; all are revealed at once and go to their own locations', () => {
  const t = onTurn(
    {
      'hand.A': ['A:hart-3', 'A:geld-2'],
      'hand.B': ['B:bier-1', 'B:hart-4'],
      'hand.C': ['C:halter-2', 'C:geld-5'],
    },
    { seats: 3, stack: [{ do: 'placeBulls' }, { do: 'playBulls' }] },
  );
  assert.deepEqual(t.options('A'), ['play A:hart-3', 'play A:geld-2']);
  assert.equal(t.why('A', 'play B:bier-1'), 'SV-204');
  assert.equal(t.why('A', 'play A:hart-1'), 'SV-110');
  assert.equal(t.why('A', 'pass'), 'SV-110');
  t.play('C', 'play C:geld-5');
  assert.deepEqual(t.told(), ['ready']);
  assert.deepEqual(t.sees('A', 'hand.C'), ['?', '?'], 'nothing moves before all are ready');
  t.play('A', 'play A:hart-3');
  t.play('B', 'play B:bier-1');
  assert.deepEqual(
    [t.zone('opera.A'), t.zone('kroeg.B'), t.zone('vip-club.C')],
    [['A:hart-3'], ['B:bier-1'], ['C:geld-5']],
  );
  assert.deepEqual(t.sees('watcher', 'vip-club.C'), ['C:geld-5']);
});

test('SV-111 a player with no more cards than required plays them all without being asked', () => {
  const t = onTurn(
    { 'hand.A': ['A:hart-3'], 'hand.B': ['B:bier-1', 'B:hart-4'] },
    { seats: 3, stack: [{ do: 'placeBulls' }, { do: 'playBulls' }] },
  );
  assert.deepEqual(t.asked(), { B: 'playBulls' });
  t.play('B', 'play B:hart-4');
  assert.deepEqual([t.zone('opera.A'), t.zone('opera.B')], [['A:hart-3'], ['B:hart-4']]);
  assert.deepEqual(t.asked(), { A: 'turn' });
});

test('SV-500 SV-501 two players choose two bulls each before any is shown; the start player’s come first', () => {
  const t = onTurn(
    { 'hand.A': ['A:bier-4', 'A:hart-3', 'A:geld-2'], 'hand.B': ['B:bier-1', 'B:bier-2', 'B:hart-4'] },
    { stack: [{ do: 'placeBulls' }, { do: 'playBulls' }], facts: { start: 1 } },
  );
  assert.deepEqual(t.options('A'), ['play A:hart-3', 'play A:bier-4']);
  assert.equal(t.why('A', 'play A:geld-2'), 'SV-807');
  assert.equal(t.why('A', 'play A:hart-1'), 'SV-500');
  assert.equal(t.why('A', 'pass'), 'SV-500');
  t.play('A', 'play A:bier-4');
  assert.deepEqual(t.told(), []);
  assert.deepEqual(t.options('A'), ['play A:geld-2']);
  t.play('A', 'play A:geld-2');
  assert.deepEqual(t.told(), ['ready']);
  assert.deepEqual(t.asked(), { B: 'playBulls' });
  t.play('B', 'play B:bier-1', 'play B:bier-2');
  assert.deepEqual(
    t.seated.told.filter(({ key }) => key === 'placedBull').map(({ args }) => args.seat),
    [1, 1, 0, 0],
  );
  assert.deepEqual(t.zone('kroeg.B'), ['B:bier-1', 'B:bier-2']);
  assert.deepEqual(t.zone('hand.A'), ['A:hart-3']);
});

test('SV-503 with two players the tactical version changes nothing, and fights are fought', () => {
  const zones = { opera: ['K:hart-2'], 'opera.A': ['A:hart-1'], 'opera.B': ['B:hart-2'] };
  for (const tactical of [false, true]) {
    const t = onTurn(zones, { options: { tactical, challengeMode: 'race' } });
    t.play('A', 'woo K:hart-2');
    assert.deepEqual(t.asked(), { B: 'challengeRace' });
    t.play('B', 'challenge B:hart-2');
    assert.deepEqual(t.zone('shack.B'), ['K:hart-2', 'B:hart-2']);
  }
});

test('SV-140 SV-150 everybody draws up to five, then the next player clockwise starts', () => {
  const t = onTurn(
    { ...supplied, 'hand.A': 2, 'hand.B': 0, opera: ['K:hart-2'], cows: 3 },
    { seats: 3, stack: [{ do: 'refill' }], facts: { start: 2 } },
  );
  assert.deepEqual(
    ['A', 'B', 'C'].map((seat) => t.zone(`hand.${seat}`).length),
    [5, 5, 5],
  );
  assert.equal(t.facts.start, 0);
  assert.deepEqual(t.asked(), { A: 'placeCow' });
});

test('SV-160 without a cow anywhere the top one goes unseen to the location with the fewest bulls of all players', () => {
  const t = onTurn(
    { ...supplied, cows: 4, 'opera.A': ['A:hart-1'], 'kroeg.B': ['B:bier-1'], 'vip-club.C': ['C:geld-1'] },
    { seats: 3, stack: [{ do: 'shortage' }] },
  );
  assert.equal(t.zone('fitness.down').length, 1);
  for (const seat of ['A', 'B', 'C', 'watcher']) assert.deepEqual(t.sees(seat, 'fitness.down'), ['?']);
  assert.equal(t.zone('cows').length, 2, 'one for the shortage, one for phase 1');
  const none = onTurn(
    { ...supplied, cows: 4, 'opera.down': ['K:hart-2'] },
    { seats: 3, stack: [{ do: 'shortage' }], facts: { slots: [0] } },
  );
  assert.equal(none.zone('cows').length, 3, 'a face-down cow is a cow');
});

test('SV-161 when several tie the start player chooses among them, in layout order', () => {
  const t = onTurn(
    { ...supplied, cows: 4, 'opera.A': ['A:hart-1'], 'kroeg.B': ['B:bier-1'] },
    { seats: 3, stack: [{ do: 'shortage' }], facts: { start: 2 } },
  );
  assert.deepEqual(t.asked(), { C: 'shortageLocation' });
  assert.deepEqual(t.options('C'), ['put vip-club', 'put fitness']);
  assert.equal(t.why('C', 'put opera'), 'SV-160');
  assert.equal(t.why('C', 'put cows'), 'SV-161');
  t.play('C', 'put fitness');
  assert.equal(t.zone('fitness.down').length, 1);
});

test('SV-162 with an empty pile the round just played was the last one', () => {
  for (const cows of [[], ['K:hart-2']]) {
    const t = onTurn({ 'hand.A': 5, opera: cows }, { stack: [{ do: 'shortage' }] });
    assert.deepEqual(t.asked(), {}, 'also where cows are left');
    assert.ok(t.seated.outcome());
  }
});

test('SV-163 when the shortage takes the last cow exactly one more round is played', () => {
  const t = onTurn(
    { ...supplied, cows: 1, 'opera.A': ['A:hart-1'], 'kroeg.B': ['B:bier-1'], 'vip-club.C': ['C:geld-1'] },
    { seats: 3, stack: [{ do: 'shortage' }], facts: { round: 4 } },
  );
  assert.equal(t.facts.last, true);
  assert.deepEqual(t.asked(), { A: 'playBulls', B: 'playBulls', C: 'playBulls' }, 'phase 1 is skipped');
  until(t, 'placeCow');
  assert.deepEqual(t.asked(), {});
  assert.equal(t.facts.round, 5);
});

test('SV-164 a cow for a shortage shortens the game by one round', () => {
  const rounds = (cows: number): number => {
    const t = onTurn(
      { ...supplied, 'pile.A': 15, 'pile.B': 15, 'pile.C': 15, cows, 'opera.A': [] },
      { seats: 3, stack: [{ do: 'shortage' }], facts: { round: 3 } },
    );
    if (t.asked().A === 'shortageLocation') t.play('A', 'put opera');
    until(t, 'nothing');
    return t.facts.round;
  };
  assert.equal(rounds(4), 6, 'round 6 instead of 7');
});

test('SV-170 in the last round scoring follows right after the turns: nobody draws', () => {
  const t = onTurn(
    { ...supplied, 'hand.A': 2, opera: ['K:hart-2'] },
    { seats: 3, turn: 'C', facts: { last: true, round: 7 } },
  );
  t.play('C', 'pass');
  assert.deepEqual(t.asked(), {});
  assert.equal(t.zone('hand.A').length, 2);
  assert.deepEqual(t.told().slice(0, 2), ['passed', 'over']);
});

test('SV-171 in the last round all ends at once when no cow is left; in another round it goes on', () => {
  const play = (last: boolean): Sv => {
    const t = onTurn(
      { ...supplied, opera: ['K:hart-2'], 'opera.A': ['A:hart-4'] },
      { seats: 3, facts: { last } },
    );
    t.play('A', 'woo K:hart-2');
    return t;
  };
  assert.deepEqual(play(true).asked(), {});
  assert.deepEqual(play(true).seated.outcome()?.scores, [8, 0, 0]);
  assert.deepEqual(play(false).asked(), { A: 'turn' });
});

test('SV-701 with the Drag Queen and five put back there are eight rounds, with six seven', () => {
  const rounds = (options: object): number => {
    const t = table(sit(stierenVersieren, { seats: 3, options: { dragQueen: true, ...options } }));
    until(t, 'nothing');
    return t.facts.round;
  };
  assert.equal(rounds({}), 8);
  assert.equal(rounds({ dragQueenRemove: 6 }), 7);
});
