import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastSeed, open, playout, start, Table } from '@stamtafel/kernel';
import { sit } from '@stamtafel/kernel/testing';
import { fourDowns } from '../game.ts';
import { cards, firstDowns, keys, round } from '../testing/table.ts';

/** The third trick of four: A leads trips, which B and C cannot beat; the last cards are in the hands. */
const third = (
  more: { facts?: object; last?: { A: string; B: string; C: string }; options?: object } = {},
) => {
  const last = more.last ?? { A: 'off-single-wing', B: 'def-3-4', C: 'off-ace' };
  return round({
    seats: 3,
    hands: { A: `off-trips ${last.A}`, B: `off-heavy ${last.B}`, C: `off-flex ${last.C}` },
    played: { A: 'off-pistol off-i-formation', B: 'def-nickel def-4-3', C: 'def-dime def-4-4' },
    facts: { trick: 3, ...more.facts },
    ...(more.options && { options: { ...more.options } }),
  });
};
const playThird = (table: ReturnType<typeof third>) => cards(table, 'A off-trips, B off-heavy, C off-flex');

test('PD4-001 the aim is to be the last player in the game; a player who has lost 100 yards is out', () => {
  const table = third({ facts: { yards: [90, 90, 90] } });
  playThird(table);
  assert.deepEqual(table.outcome(), { scores: [90, 100, 100], ranks: [1, 2, 2], reason: 'last-player' });
});

test('PD4-030 a round has as many tricks as cards were dealt to each player', () => {
  const table = sit(fourDowns, { seats: 2, options: firstDowns });
  let tricks = 0;
  while (table.facts.round === 1) {
    const [seat = ''] = Object.entries(table.asked())
      .filter(([letter]) => table.options(letter).length > 1 || !table.options(letter).includes('claim'))
      .map(([letter]) => letter);
    table.expire(seat);
    tricks += keys(table).filter((key) => key === 'keeps' || key === 'beats').length;
  }
  assert.equal(tricks, 4);
});

test('PD4-031 only the winner of the last trick wins the round', () => {
  const table = third({ last: { A: 'off-wishbone', B: 'def-3-4', C: 'off-ace' } });
  playThird(table);
  assert.equal(table.facts.dealer, 1, 'A won trick 3, but B the last one');
  assert.deepEqual(table.facts.yards, [10, 0, 10]);
});

test('PD4-031 the last trick is played without asking: everybody has one card and nothing to decide', () => {
  const table = third();
  playThird(table);
  assert.deepEqual(keys(table).slice(0, 7), [
    'follow',
    'keeps',
    'lead',
    'follow',
    'follow',
    'keeps',
    'round',
  ]);
});

test('PD4-031 with first downs the last cards are played by their players, who may still claim', () => {
  const table = third({ options: firstDowns });
  playThird(table);
  assert.deepEqual(table.options('A'), ['play black:off-single-wing', 'claim']);
  assert.deepEqual(table.options('C'), ['claim']);
});

test('PD4-032 if nobody qualifies in the last trick, its leader wins the round', () => {
  const table = third();
  playThird(table);
  assert.equal(table.facts.dealer, 0);
  assert.deepEqual(table.facts.yards, [0, 10, 10]);
});

test('PD4-033 every other player in the game loses 10 yards, the winner none', () => {
  const table = third({ facts: { yards: [40, 0, 80] } });
  playThird(table);
  assert.deepEqual(table.facts.yards, [40, 10, 90]);
});

test('PD4-034 yards lost are public and stop at 100', () => {
  const table = third({ facts: { yards: [0, 90, 50], stake: 40, claimant: 0 }, options: firstDowns });
  playThird(table);
  cards(table, 'A off-single-wing, B def-3-4, C off-ace');
  assert.deepEqual(table.facts.yards, [0, 100, 90]);
  assert.deepEqual(table.view('watcher').facts.yards, [0, 100, 90]);
});

test('PD4-035 a player who reaches 100 yards is out of the game at once', () => {
  const table = third({ facts: { yards: [0, 90, 50] } });
  playThird(table);
  assert.deepEqual(table.facts.left, [0, 1, 0]);
  assert.ok(keys(table).includes('out'));
  assert.deepEqual([table.zone('hand.A').length, table.zone('hand.B').length], [4, 0]);
  assert.deepEqual(table.asked(), { C: 'lead' }, 'B would lead, but is out');
});

test('PD4-036 the winner of the round deals the next round', () => {
  const table = third({ last: { A: 'off-ace', B: 'def-3-4', C: 'def-46' } });
  playThird(table);
  assert.equal(table.facts.dealer, 2);
  assert.deepEqual(table.asked(), { A: 'lead' });
});

test('PD4-037 when one player is left in the game, it ends at once and that player wins', () => {
  const table = third({ facts: { yards: [30, 90, 90] } });
  playThird(table);
  assert.deepEqual(table.asked(), {});
  assert.deepEqual(keys(table).slice(-1), ['wins']);
  assert.equal(table.outcome()?.ranks[0], 1);
});

/** Three are left, of whom two leave one after the other; D left long ago. */
test('PD4-037 the others rank in reverse order of leaving', () => {
  const table = round({
    seats: 4,
    hands: { A: 'off-single-wing', B: 'def-3-4' },
    played: { A: 'off-pistol off-i-formation off-trips', B: 'def-nickel def-4-3 def-dime' },
    facts: { trick: 4, yards: [90, 90, 100, 100], left: [0, 0, 2, 1] },
  });
  cards(table, 'A off-single-wing, B def-3-4');
  assert.deepEqual(table.outcome(), {
    scores: [90, 100, 100, 100],
    ranks: [1, 2, 3, 4],
    reason: 'last-player',
  });
});

test('PD4-037 players who leave at the same moment share the best of their places, and the next are skipped', () => {
  const four = {
    hands: { A: 'off-single-wing', B: 'def-3-4', C: 'off-ace', D: 'off-punt' },
    played: {
      A: 'off-pistol off-i-formation off-trips',
      B: 'def-nickel def-4-3 def-dime',
      C: 'off-heavy off-flex off-wishbone',
      D: 'def-46 def-big-nickel def-5-2-monster',
    },
  };
  const all = round({ seats: 4, ...four, facts: { trick: 4, yards: [90, 90, 90, 90] } });
  cards(all, 'A off-single-wing, B def-3-4, C off-ace, D off-punt');
  assert.deepEqual(all.outcome()?.ranks, [1, 2, 2, 2]);
  const two = round({ seats: 4, ...four, facts: { trick: 4, yards: [90, 80, 90, 90] } });
  cards(two, 'A off-single-wing, B def-3-4, C off-ace, D off-punt');
  assert.deepEqual(two.facts.left, [0, 0, 1, 1]);
  while (!two.outcome()) for (const seat of Object.keys(two.asked())) if (two.asked()[seat]) two.expire(seat);
  assert.deepEqual(two.outcome()?.ranks.slice(2), [3, 3]);
});

test('PD4-038 the winner of a round never loses yards in it, and a game has at most 19 rounds', () => {
  const dice = fastSeed(19);
  for (const seats of [2, 3, 4]) {
    const match = open(fourDowns, { seats, options: firstDowns });
    for (let seed = 1; seed <= 300; seed++) {
      const g = new Table(match, start(match, seed));
      let yards = g.facts.yards.slice();
      let played = 1;
      while (g.state.stack.length > 0) {
        playout(g, dice, 1);
        if (g.facts.round === played) continue;
        assert.equal(
          g.facts.yards[g.facts.dealer],
          yards[g.facts.dealer],
          'the winner deals and has lost nothing',
        );
        yards = g.facts.yards.slice();
        played = g.facts.round;
      }
      assert.ok(g.facts.round <= 19, `${g.facts.round} rounds`);
      assert.equal(g.facts.left.filter((moment) => moment === 0).length, 1);
    }
  }
});

test('PD4-038 section 12: random play keeps within the bands of the specification', () => {
  const dice = fastSeed(12);
  for (const [seats, options, rounds, decisions] of [
    [2, {}, 16.9, 101],
    [3, {}, 15.2, 128],
    [4, {}, 14.3, 157],
    [2, { 'pd4.eightCards': 'on' }, 16.4, 230],
  ] as const) {
    const match = open(fourDowns, { seats, options });
    let [all, answers] = [0, 0];
    const games = 1500;
    for (let seed = 1; seed <= games; seed++) {
      const g = new Table(match, start(match, seed));
      answers += playout(g, dice);
      all += g.facts.round;
    }
    assert.ok(Math.abs(all / games - rounds) < 0.2, `${seats} seats: ${all / games} rounds`);
    assert.ok(Math.abs(answers / games / decisions - 1) < 0.02, `${seats} seats: ${answers / games} answers`);
  }
});
