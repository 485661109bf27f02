import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open } from '@stamtafel/kernel';
import { display } from '../display.ts';
import { stierenVersieren } from '../game.ts';
import { box } from '../kind.ts';
import { newGame, onTurn } from '../testing/table.ts';

test('SV-001 two, three or four players', () => {
  assert.deepEqual(stierenVersieren.players, [2, 3, 4]);
  for (const seats of [1, 5]) assert.throws(() => open(stierenVersieren, { seats }), /2, 3, 4 players/);
  assert.deepEqual(newGame({ seats: 4 }).facts.owners.length, 4);
});

test('SV-010 the locations lie as printed, as the options say, or at random', () => {
  const gridOf = (options: object, seed = 1) => newGame({ options: { ...options }, seed }).facts.grid;
  // By location (Opera, Kroeg, Fitness, VIP Club): 0 NW, 1 NE, 2 SW, 3 SE.
  assert.deepEqual(gridOf({}), [3, 1, 2, 0]);
  const layoutOrder = 'loc-de-opera,loc-de-kroeg,loc-vip-club,loc-de-fitness';
  assert.deepEqual(gridOf({ layout: 'custom', layoutOrder }), [0, 1, 3, 2]);
  assert.deepEqual(gridOf({ layout: 'custom', layoutOrder: layoutOrder.split(',') }), [0, 1, 3, 2]);
  assert.deepEqual(gridOf({ layoutOrder }), [3, 1, 2, 0], 'only with layout=custom');
  const random = new Set(Array.from({ length: 40 }, (_, i) => gridOf({ layout: 'random' }, i + 1).join('')));
  assert.ok(random.size > 10);
  for (const bad of ['loc-de-opera', 'loc-de-opera,loc-de-opera,loc-vip-club,loc-de-kroeg', 7])
    assert.throws(
      () => open(stierenVersieren, { options: { layoutOrder: bad } }),
      /layoutOrder names the four/,
    );
});

test('SV-003 next to each other horizontally or vertically; the remaining one is the diagonal', () => {
  const to = (layoutOrder: string) =>
    onTurn({ 'opera.A': ['A:hart-1'] }, { options: { layout: 'custom', layoutOrder } })
      .options('A')
      .filter((option) => option.startsWith('move'))
      .map((option) => option.split(' ')[2]);
  assert.deepEqual(to('loc-vip-club,loc-de-kroeg,loc-de-fitness,loc-de-opera').sort(), ['fitness', 'kroeg']);
  assert.deepEqual(to('loc-de-opera,loc-vip-club,loc-de-kroeg,loc-de-fitness').sort(), ['kroeg', 'vip-club']);
});

test('SV-011 five cows go back to the box unseen, with the Drag Queen five or six', () => {
  const boxed = (options: object) => newGame({ seats: 4, options: { ...options } }).zone('box').length;
  assert.deepEqual(
    [boxed({}), boxed({ dragQueen: true }), boxed({ dragQueen: true, dragQueenRemove: 6 })],
    [5, 5, 6],
  );
  const t = newGame({ seats: 4 });
  for (const seat of ['A', 'B', 'watcher']) assert.deepEqual(t.sees(seat, 'box'), ['?', '?', '?', '?', '?']);
});

test('SV-012 one cow lies face down at each location, in layout order, and nobody has looked', () => {
  const t = newGame({
    chance: [
      { stream: 'cows' },
      { stream: 'cows', top: ['koe-geld-2', 'koe-bier-3', 'koe-halter-4', 'koe-hart-5'] },
    ],
  });
  assert.deepEqual(t.facts.slots, [3, 1, 2, 0]);
  for (const place of ['opera', 'kroeg', 'fitness', 'vip-club']) {
    assert.equal(t.zone(`${place}.down`).length, 1);
    for (const seat of ['A', 'B', 'watcher']) assert.deepEqual(t.sees(seat, `${place}.down`), ['?']);
  }
  assert.equal(t.zone('cows').length + t.zone('drawn.A').length, 7);
});

test('SV-013 every player is dealt another Love Shack; the bulls of the others leave the game', () => {
  const dealt = new Set<string>();
  for (let seed = 1; seed <= 40; seed++) {
    const t = newGame({ seed });
    assert.equal(new Set(t.facts.owners).size, 2);
    dealt.add(t.facts.owners.join(''));
    const signs = ['hoefijzer', 'staart', 'horens', 'neusring'];
    for (const [seat, letter] of ['A', 'B'].entries())
      assert.ok(t.seated.zone(`pile.${letter}`).every((id) => id.includes(signs[t.facts.owners[seat]!]!)));
    assert.equal(t.zone('box').length, 45);
  }
  assert.ok(dealt.size > 6);
});

test('SV-013 a person’s table shows of the box only the backs of the cows', () => {
  const { seated } = newGame();
  assert.equal(seated.view('A').zones[box]?.length, 45);
  assert.deepEqual(display(seated.view('A'), seated.match).zones[box], [-1, -1, -1, -1, -1]);
});

test('SV-014 20 bulls each: five in hand, fifteen in the pile, nothing discarded', () => {
  const t = newGame({ seats: 3 });
  for (const letter of ['A', 'B', 'C']) {
    assert.equal(t.zone(`hand.${letter}`).length, 5);
    assert.equal(t.zone(`pile.${letter}`).length, 15);
    assert.equal(t.zone(`discard.${letter}`).length, 0);
  }
  assert.deepEqual(t.sees('B', 'hand.A'), ['?', '?', '?', '?', '?']);
});

test('SV-015 SV-700 bonus cards stay out, except the Drag Queen when chosen; she may end up in the box', () => {
  const ids = (options: object) =>
    open(stierenVersieren, { options: { ...options } }).cards.map(({ id }) => id);
  assert.equal(ids({}).length, 96);
  assert.deepEqual(
    ids({ dragQueen: true }).filter((id) => !ids({}).includes(id)),
    ['koe-drag-queen'],
  );
  let boxed = 0;
  for (let seed = 1; seed <= 60; seed++)
    if (
      newGame({ options: { dragQueen: true }, seed })
        .zone('box')
        .includes('K:drag-queen')
    )
      boxed++;
  assert.ok(boxed > 5 && boxed < 40, `${boxed} of 60`);
});

test('SV-016 by default the start player is drawn by lot', () => {
  const starts = Array.from(
    { length: 60 },
    (_, i) => newGame({ seats: 3, options: { startPlayer: 'random' }, seed: i + 1 }).facts.start,
  );
  for (const seat of [0, 1, 2]) assert.ok(starts.filter((start) => start === seat).length > 8);
});

test('SV-018 the host names the start player', () => {
  for (const [seat, startSeat] of ['A', 'B', 'C'].entries()) {
    const t = newGame({ seats: 3, options: { startSeat } });
    assert.equal(t.facts.start, seat);
    assert.deepEqual(t.asked(), { [startSeat]: 'placeCow' });
  }
  assert.throws(
    () => open(stierenVersieren, { seats: 2, options: { startPlayer: 'host', startSeat: 'C' } }),
    /no seat C/,
  );
});

test('SV-018 everybody votes in secret for another player; most votes starts', () => {
  const t = newGame({ seats: 3, options: { startPlayer: 'cow-vote' } });
  assert.deepEqual(t.asked(), { A: 'vote', B: 'vote', C: 'vote' });
  assert.deepEqual(t.options('A'), ['vote shack.B', 'vote shack.C', 'abstain']);
  assert.equal(t.why('A', 'vote shack.A'), 'SV-018');
  assert.equal(t.why('A', 'vote opera'), 'SV-018');
  t.play('A', 'vote shack.C');
  assert.deepEqual(t.told(), ['voted']);
  assert.deepEqual(t.asked(), { B: 'vote', C: 'vote' });
  t.play('C', 'vote shack.B');
  t.play('B', 'vote shack.C');
  assert.deepEqual(t.told().slice(0, 5), ['voted', 'votedFor', 'votedFor', 'votedFor', 'starts']);
  assert.equal(t.facts.start, 2);
});

test('SV-018 tied votes are drawn at random among the tied; without any vote among all; two players are not asked', () => {
  const starts = (votes: readonly string[]) => {
    const found = new Set<number>();
    for (let seed = 1; seed <= 40; seed++) {
      const t = newGame({ seats: 3, options: { startPlayer: 'cow-vote' }, seed });
      votes.forEach((vote, i) => {
        t.play('ABC'[i]!, vote);
      });
      found.add(t.facts.start);
    }
    return [...found].sort();
  };
  assert.deepEqual(starts(['vote shack.B', 'vote shack.A', 'abstain']), [0, 1]);
  assert.deepEqual(starts(['abstain', 'abstain', 'abstain']), [0, 1, 2]);
  const two = new Set<number>();
  for (let seed = 1; seed <= 20; seed++) {
    const t = newGame({ options: { startPlayer: 'cow-vote' }, seed });
    assert.ok(Object.values(t.asked()).includes('placeCow'));
    two.add(t.facts.start);
  }
  assert.equal(two.size, 2);
});
