import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, clone, fastBelow, fastSeed, open, pending, seatOf, start, undo } from '@stamtafel/kernel';
import { testSeed } from '@stamtafel/kernel/testing';
import type { Chair } from '../edition.ts';
import { stierenVersieren } from './game.ts';
import { seating } from './race-seating.ts';
import { newGame, onTurn, until } from './testing/table.ts';

function play(seed: number): string {
  const match = open(stierenVersieren, { seats: 4, options: { layout: 'random', startPlayer: 'cow-vote' } });
  const state = start(match, testSeed(seed));
  const dice = fastSeed(7);
  while (state.stack.length > 0) {
    const decisions = pending(match, state);
    const { seat, options } = decisions[fastBelow(dice, decisions.length)]!;
    answer(match, state, seat, options[fastBelow(dice, options.length)]!);
  }
  return JSON.stringify(state);
}

test('SV-800 the same seed, options and answers give the same game; another seed another one', () => {
  assert.equal(play(5), play(5));
  assert.notEqual(play(5), play(6));
});

test('SV-801 an illegal move is refused with a reason and changes nothing', () => {
  const t = onTurn({ 'opera.A': ['A:hart-1'], 'opera.down': ['K:hart-5'] }, { facts: { slots: [0] } });
  const before = JSON.stringify(t.seated.state);
  for (const attempt of ['move A:hart-1 vip-club', 'chase K:hart-5 kroeg', 'woo K:hart-5', 'talk A:hart-1 9'])
    assert.ok(t.why('A', attempt), attempt);
  assert.throws(() => t.play('A', 'move A:hart-1 vip-club'), /SV-220/);
  assert.equal(JSON.stringify(t.seated.state), before);
});

test('SV-801 reasons depend only on what the mover may know: a cow face down, in the pile or in the box is all the same', () => {
  const reasons = (zone: string) => {
    const t = onTurn(
      {
        [zone]: ['K:bier-2'],
        'kroeg.down': zone === 'kroeg.down' ? ['K:bier-2'] : ['K:bier-3'],
        'kroeg.A': ['A:bier-5', 'A:hart-5'],
      },
      { facts: { slots: [1] } },
    );
    return ['woo K:bier-2', 'chase K:bier-2 opera', 'escort K:bier-2 opera'].map((attempt) =>
      t.why('A', attempt),
    );
  };
  assert.deepEqual(reasons('kroeg.down'), ['SV-205', 'SV-205', 'SV-205']);
  assert.deepEqual(reasons('cows'), reasons('kroeg.down'));
  assert.deepEqual(reasons('box'), reasons('kroeg.down'));
});

test('SV-802 face-down cows are named by the number of their placement, which stays the same for each', () => {
  const t = onTurn(
    { 'opera.down': ['K:bier-5', 'K:geld-5', 'K:halter-5'], 'opera.A': ['A:hart-1'] },
    { facts: { slots: [0, 0, 0] } },
  );
  t.play('A', 'talk A:hart-1 2');
  assert.deepEqual(t.zone('opera'), ['K:geld-5']);
  assert.deepEqual(
    t.options('A').filter((option) => option.startsWith('talk')),
    ['talk A:hart-1 1', 'talk A:hart-1 3'],
  );
  assert.equal(t.why('A', 'talk A:hart-1 4'), 'SV-802');
  t.play('A', 'talk A:hart-1 3');
  assert.deepEqual(t.zone('opera'), ['K:geld-5', 'K:halter-5']);
  const placed = newGame();
  placed.play('A', 'put kroeg');
  assert.equal(placed.seated.told[0]?.args.slot, 5);
});

/** What SV-803 says about taking back this answer. */
function takenBack(t: ReturnType<typeof onTurn>, seat: string, text: string): string {
  const before = clone(t.seated.match, t.seated.state);
  t.play(seat, text);
  return undo(t.seated.match, before, t.seated.state, seatOf(t.seated.match, seat));
}

test('SV-803 a choice can be taken back until a player has learnt something, and then never', () => {
  const swap = onTurn({ 'hand.A': ['A:geld-1', 'A:hart-1'], 'pile.A': 8 });
  assert.equal(takenBack(swap, 'A', 'swap A:hart-1'), 'free');
  assert.equal(takenBack(swap, 'A', 'done'), 'never', 'a draw');
  const talk = onTurn({ 'opera.A': ['A:hart-1'], 'opera.down': ['K:geld-5'] }, { facts: { slots: [0] } });
  assert.equal(takenBack(talk, 'A', 'talk A:hart-1 1'), 'never', 'a talk');
  assert.equal(takenBack(talk, 'A', 'move A:hart-1 kroeg'), 'never', 'the others have seen it');
  assert.equal(takenBack(newGame(), 'A', 'put kroeg'), 'never', 'a peek');
});

test('SV-803 what is done is sealed until the bull is named, so it can be taken back', () => {
  for (const [zones, half] of [
    [{ opera: ['K:hart-4'], 'opera.A': ['A:hart-3', 'A:hart-1'] }, 'woo K:hart-4'],
    [{ kroeg: ['K:hart-2'], 'kroeg.A': ['A:hart-2', 'A:hart-5'] }, 'escort K:hart-2 opera'],
    [{ 'kroeg.A': ['A:hart-1', 'A:hart-2', 'A:hart-5'] }, 'pair A:hart-1 opera'],
    [{ kroeg: ['K:drag-queen', 'K:hart-2'], 'kroeg.A': ['A:hart-2', 'A:bier-5'] }, 'match K:hart-2'],
  ] as const) {
    const t = onTurn(zones, { options: { dragQueen: half.startsWith('match') } });
    assert.equal(takenBack(t, 'A', half), 'free', half);
    assert.notDeepEqual(t.asked(), { A: 'turn' });
    assert.ok(t.options('A').every((option) => option.startsWith('bull ')));
    assert.equal(takenBack(t, 'A', t.options('A')[0]!), 'never');
  }
});

test('SV-803 a bull of phase 2 can be taken back until the last player has chosen', () => {
  const stack = [{ do: 'placeBulls' }, { do: 'playBulls' }];
  const two = onTurn(
    { 'hand.A': ['A:hart-3', 'A:geld-2', 'A:bier-1'], 'hand.B': ['B:bier-1', 'B:bier-2', 'B:hart-4'] },
    { stack },
  );
  assert.equal(takenBack(two, 'A', 'play A:hart-3'), 'free');
  assert.equal(takenBack(two, 'A', 'play A:bier-1'), 'free', 'the others see that A is ready, no more');
  two.play('B', 'play B:bier-1');
  assert.equal(takenBack(two, 'B', 'play B:bier-2'), 'never', 'the last one: all are revealed');
  const hands = Object.fromEntries(
    [...'ABC'].map((seat) => [`hand.${seat}`, [`${seat}:hart-1`, `${seat}:bier-1`]]),
  );
  const three = onTurn(hands, { seats: 3, stack });
  const before = clone(three.seated.match, three.seated.state);
  three.play('A', 'play A:hart-1');
  three.play('B', 'play B:hart-1');
  assert.equal(undo(three.seated.match, before, three.seated.state, 0), 'free', 'others are ready too');
  three.play('C', 'play C:hart-1');
  assert.equal(undo(three.seated.match, before, three.seated.state, 0), 'never');
});

test('SV-803 phase 2 of another round is another phase', () => {
  const t = newGame({ seats: 3 });
  t.play('A', 'put kroeg');
  const before = clone(t.seated.match, t.seated.state);
  until(t, 'turn');
  until(t, 'placeCow');
  t.clock('B');
  assert.deepEqual([t.asked().A, t.facts.round], ['playBulls', 2]);
  assert.equal(undo(t.seated.match, before, t.seated.state, 0), 'never');
});

test('SV-804 the clock: first location, lowest bulls, pass, decline, nothing, first clockwise, first fewest, abstain', () => {
  const clock = (t: ReturnType<typeof onTurn>, seat: string) => {
    const answered = t.seated.decision(seat)?.timeout;
    return [answered?.pick, answered?.card, answered?.to].filter((part) => part !== undefined).join(' ');
  };
  assert.equal(clock(newGame(), 'A'), 'put vip-club');
  const stack = [{ do: 'placeBulls' }, { do: 'playBulls' }];
  for (const held of [
    ['A:geld-2', 'A:bier-2', 'A:hart-3'],
    ['A:hart-3', 'A:bier-2', 'A:geld-2'],
  ]) {
    const three = onTurn({ 'hand.A': held, 'hand.B': 1, 'hand.C': 1 }, { seats: 3, stack });
    three.clock('A');
    assert.deepEqual(three.zone('kroeg.A'), ['A:bier-2'], 'in whatever order they are held');
  }
  for (const named of [[], ['play A:hart-3']]) {
    const two = onTurn(
      { 'hand.A': ['A:geld-1', 'A:bier-2', 'A:hart-3', 'A:hart-2'], 'hand.B': 2 },
      { stack },
    );
    two.play('A', ...named);
    two.clock('A');
    assert.deepEqual(
      [two.zone('opera.A'), two.zone('vip-club.A'), two.zone('hand.A')],
      [['A:hart-2'], ['A:geld-1'], ['A:bier-2', 'A:hart-3']],
      'the first two, whatever was named before',
    );
  }
  const turn = onTurn({
    opera: ['K:hart-2'],
    'opera.A': ['A:hart-1'],
    'opera.B': ['B:hart-5'],
    'hand.A': ['A:geld-1'],
    'hand.B': ['B:hart-1'],
  });
  assert.equal(clock(turn, 'A'), 'pass');
  turn.play('A', 'swap A:geld-1');
  assert.equal(clock(turn, 'A'), 'pass', 'also while a swap is put together');
  turn.clock('A');
  assert.deepEqual(turn.zone('hand.A'), ['A:geld-1']);
  const fight = onTurn({
    opera: ['K:hart-2'],
    'opera.A': ['A:hart-1'],
    'opera.B': ['B:hart-5'],
    'hand.A': ['A:geld-1'],
    'hand.B': ['B:hart-1'],
  });
  fight.play('A', 'woo K:hart-2');
  assert.equal(clock(fight, 'B'), 'decline');
  fight.play('B', 'challenge B:hart-5');
  fight.play('B', 'support B:hart-1');
  fight.clock('B');
  assert.deepEqual(fight.zone('support.B'), [], 'a set that was not sent is nothing');
  assert.deepEqual(fight.zone('hand.B'), ['B:hart-1']);
  assert.deepEqual(fight.seated.facts.joined, [0, 0]);
  fight.clock('A');
  assert.deepEqual(fight.zone('hand.A'), ['A:geld-1']);
  const tie = onTurn(
    { opera: ['K:hart-2'], 'opera.B': ['B:hart-1'], 'opera.A': ['A:hart-5'], 'opera.C': ['C:hart-5'] },
    { seats: 3, turn: 'B', options: { tactical: true } },
  );
  tie.play('B', 'woo K:hart-2');
  tie.play('C', 'challenge C:hart-5');
  tie.play('A', 'challenge A:hart-5');
  assert.equal(clock(tie, 'B'), 'winner stier-horens-hart-5');
  const shortage = onTurn({ cows: 3, 'vip-club.A': ['A:geld-1'] }, { stack: [{ do: 'shortage' }] });
  assert.equal(clock(shortage, 'A'), 'put kroeg');
  assert.equal(clock(newGame({ seats: 3, options: { startPlayer: 'cow-vote' } }), 'B'), 'abstain');
});

test('SV-804 the clock passes where an action was half named: nothing of it happens', () => {
  for (const [zones, half] of [
    [{ opera: ['K:hart-4'], 'opera.A': ['A:hart-3', 'A:hart-1'] }, 'woo K:hart-4'],
    [{ kroeg: ['K:hart-2'], 'kroeg.A': ['A:hart-2', 'A:hart-5', 'A:bier-1'] }, 'escort K:hart-2 opera'],
    [{ 'kroeg.A': ['A:hart-1', 'A:hart-2', 'A:hart-5'] }, 'pair A:hart-1 opera'],
  ] as const) {
    const t = onTurn({ ...zones, 'hand.A': ['A:geld-1'], 'hand.B': ['B:geld-1'] });
    t.play('A', half);
    t.clock('A');
    for (const [zone, cards] of Object.entries(zones)) assert.deepEqual(t.zone(zone), cards, half);
    assert.deepEqual(Object.keys(t.seated.asked()), ['B'], `${half}: the turn is over`);
  }
});

test('SV-805 a race is kept only among people on devices of their own; a bot that took over waits for them', () => {
  const person = (device: string): Chair => ({ kind: 'person', device });
  const bot: Chair = { kind: 'bot', device: 'server' };
  const mode = (challengeMode: string, chairs: readonly Chair[]) =>
    seating.options({ challengeMode, tactical: true }, chairs);
  assert.deepEqual(mode('race', [person('a'), person('b')]), { challengeMode: 'race', tactical: true });
  assert.deepEqual(mode('race', [person('a'), person('a')]), { tactical: true }, 'the usual mode');
  assert.deepEqual(mode('race', [person('a'), bot]), { tactical: true });
  assert.deepEqual(mode('clock', [person('a'), person('b')]), { challengeMode: 'clock', tactical: true });
  assert.deepEqual(seating.options({}, [bot]), {});
  assert.ok(seating.mustWait(bot, [bot, person('a')]));
  assert.ok(!seating.mustWait(bot, [bot]));
  assert.ok(!seating.mustWait(person('a'), [person('b')]));
});

test('SV-807 bulls are listed in canonical order, in whatever order they are held or lie', () => {
  const t = onTurn({
    'hand.A': ['A:geld-1', 'A:bier-5', 'A:bier-2', 'A:hart-4'],
    'opera.A': ['A:geld-2', 'A:hart-5', 'A:hart-1'],
  });
  const cards = (pick: string) =>
    t.options('A').flatMap((option) => (option.startsWith(`${pick} `) ? [option.split(' ')[1]] : []));
  assert.deepEqual(cards('swap'), ['A:hart-4', 'A:bier-2', 'A:bier-5', 'A:geld-1']);
  assert.deepEqual([...new Set(cards('move'))], ['A:hart-1', 'A:hart-5', 'A:geld-2']);
});

test('SV-807 a pair named by its second bull is turned into its normal form; of three it must be clear which', () => {
  const two = onTurn({ 'opera.A': ['A:hart-5', 'A:hart-1', 'A:bier-2'] });
  assert.deepEqual(
    two.options('A').filter((option) => option.startsWith('pair')),
    ['pair A:hart-1 kroeg', 'pair A:hart-1 fitness'],
  );
  assert.equal(two.why('A', 'pair A:hart-5 kroeg'), undefined);
  assert.equal(two.why('A', 'pair A:hart-5 vip-club'), 'SV-220');
  assert.equal(two.why('A', 'pair A:bier-2 kroeg'), 'SV-223');
  two.play('A', 'pair A:hart-5 kroeg');
  assert.deepEqual(two.zone('kroeg.A'), ['A:hart-1', 'A:hart-5']);
  const three = onTurn({ 'opera.A': ['A:hart-5', 'A:hart-1', 'A:hart-2'] });
  assert.equal(three.why('A', 'pair A:hart-5 kroeg'), 'SV-807');
});

test('SV-801 a Drag Queen who is not face up gives SV-205 as a partner’s match, wherever she is', () => {
  for (const zone of ['kroeg.down', 'fitness.down', 'cows', 'box']) {
    const t = onTurn(
      { [zone]: ['K:drag-queen'], kroeg: ['K:bier-2'], 'kroeg.A': ['A:bier-5'] },
      {
        options: { dragQueen: true },
        facts: { slots: zone === 'kroeg.down' ? [1] : zone === 'fitness.down' ? [2] : [] },
      },
    );
    assert.equal(t.why('A', 'match K:bier-2'), 'SV-205', zone);
    assert.equal(t.why('A', 'woo K:drag-queen'), 'SV-205', zone);
  }
});

test('SV-807 canonical order: hart, bier, halter, geld, then value; an owner’s table in the order of its list', () => {
  const bulls = (options: { readonly [id: string]: unknown }) =>
    open(stierenVersieren, { options })
      .cards.filter(({ owner }) => owner === 0)
      .map(({ printed }) => printed.key);
  assert.deepEqual(bulls({}).slice(3, 7), ['hart-4', 'hart-5', 'bier-1', 'bier-2']);
  assert.deepEqual(bulls({})[19], 'geld-5');
  const list = Array.from({ length: 20 }, (_, i) => ({
    symbol: ['geld', 'hart', 'bier', 'halter'][i % 4],
    value: 9 - (i % 9),
  }));
  const cows = Array.from({ length: 16 }, (_, i) => ({
    symbol: ['geld', 'hart', 'bier', 'halter'][i % 4],
    value: 1,
  }));
  assert.deepEqual(bulls({ deckTable: { bulls: list, cows } }).slice(0, 3), ['geld-9', 'hart-8', 'bier-7']);
});
