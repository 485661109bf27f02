import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, BadInput, clone, Refused } from '@stamtafel/kernel';
import { cards, firstDowns, keys, round } from '../testing/table.ts';

const hands = {
  A: 'off-pistol off-i-formation off-victory off-ace',
  B: 'def-nickel def-3-4 def-hands-team def-big-nickel',
  C: 'off-trips off-flexbone off-field-goal off-heavy',
  D: 'def-dime def-4-3 def-punt-block def-46',
};
type Seats = 2 | 3 | 4;
const game = (seats: Seats, more: { facts?: object; options?: object } = {}) =>
  round({
    seats,
    hands: Object.fromEntries(Object.entries(hands).slice(0, seats)),
    options: { ...firstDowns, ...more.options },
    facts: { ...more.facts },
  });

/** A claims, the others give these answers in turn. */
const claim = (table: ReturnType<typeof game>, claimant: string, answers: string) => {
  table.play(claimant, 'claim');
  for (const given of answers.split(',')) {
    const [seat = '', pick = ''] = given.trim().split(' ');
    table.play(seat, pick);
  }
};

test('PD4-040 the stake of a round starts at 10 yards', () => {
  const table = round({
    seats: 3,
    options: firstDowns,
    hands: {},
    stack: [{ do: 'deal' }],
    facts: { stake: 50 },
  });
  assert.equal(table.facts.stake, 10);
});

test('PD4-041 each claim raises the stake by 10 yards', () => {
  const table = game(3);
  claim(table, 'A', 'B continue, C continue');
  assert.equal(table.facts.stake, 20);
  claim(table, 'B', 'C continue, A continue');
  assert.equal(table.facts.stake, 30);
});

test('PD4-041 without first downs nobody may claim', () => {
  const table = game(2, { options: { 'pd4.firstDowns': 'off' } });
  assert.equal(table.refusal('A', 'claim')?.rule, 'PD4-041');
  assert.deepEqual(table.asked(), { A: 'lead' });
  assert.ok(!table.options('A').includes('claim'));
});

test('PD4-042 a claim is possible on turn or not, in a trick and between two, with cards or without', () => {
  const table = game(3);
  assert.ok(
    ['A', 'B', 'C'].every((seat) => table.options(seat).includes('claim')),
    'right after the deal',
  );
  cards(table, 'A off-pistol');
  assert.ok(
    ['A', 'B', 'C'].every((seat) => table.options(seat).includes('claim')),
    'in the middle of a trick',
  );
  assert.equal(table.decision('A')?.optional, true);
  cards(table, 'B def-nickel, C off-trips');
  assert.deepEqual(table.asked(), { A: 'lead', B: 'lead', C: 'lead' }, 'between two tricks');
  cards(table, 'B def-3-4, C off-flexbone, A off-i-formation');
  cards(table, 'C off-field-goal, A off-victory, B def-hands-team, B def-big-nickel, C off-heavy');
  assert.equal(table.zone('hand.B').length, 0);
  claim(table, 'B', 'C fold, A continue');
  assert.equal(table.facts.stake, 20, 'B has no cards left');
  cards(table, 'A off-ace');
  assert.deepEqual(table.facts.yards, [20, 0, 10]);
});

test('PD4-043 only an active player may claim', () => {
  const table = game(4, { facts: { folded: 4, claimant: 3, stake: 20 } });
  assert.deepEqual(table.asked(), { A: 'lead', B: 'lead' });
  assert.ok(table.refusal('C', 'claim'));
});

test('PD4-044 the maker of the latest claim may not claim again until another player has', () => {
  const table = game(3);
  claim(table, 'A', 'B continue, C continue');
  assert.equal(table.refusal('A', 'claim')?.rule, 'PD4-044');
  cards(table, 'A off-pistol, B def-nickel');
  assert.ok(table.refusal('A', 'claim'), 'not in the next turn either');
  claim(table, 'C', 'A continue, B continue');
  assert.equal(table.refusal('A', 'claim'), undefined);
});

test('PD4-045 a new deal resets the stake and forgets who claimed last', () => {
  const table = game(2);
  claim(table, 'A', 'B fold');
  assert.equal(table.facts.round, 2);
  assert.deepEqual([table.facts.stake, table.facts.claimant, table.facts.folded], [10, -1, 0]);
  assert.ok(table.options('A').includes('claim'));
});

test('PD4-046 claims are not limited otherwise: also beyond 100 yards they ask once more who stops', () => {
  const table = game(2);
  for (let stake = 20; stake <= 120; stake += 10) {
    const claimant = stake % 20 === 0 ? 'A' : 'B';
    claim(table, claimant, `${claimant === 'A' ? 'B' : 'A'} continue`);
    assert.equal(table.facts.stake, stake);
  }
  table.play('B', 'claim');
  table.play('A', 'fold');
  // PD4-049 Stopping is as cheap as ever.
  assert.deepEqual(table.facts.yards, [10, 0]);
});

test('PD4-046 PD4-034 a player who loses a stake beyond 100 yards has lost 100', () => {
  const table = game(2, { facts: { stake: 130, claimant: 1 } });
  const play = (seat: string) => table.options(seat).find((option) => option.startsWith('play'));
  while (table.state.stack.length > 0) {
    const seat = ['A', 'B'].find((each) => play(each) !== undefined) ?? assert.fail('nobody plays');
    table.play(seat, play(seat) ?? '');
  }
  assert.deepEqual(
    table.facts.yards.toSorted((a, b) => a - b),
    [0, 100],
  );
});

test('PD4-047 every other active player answers, clockwise from the claimant’s left, in public', () => {
  const table = game(4);
  table.play('C', 'claim');
  assert.deepEqual(table.asked(), { D: 'answer' });
  assert.deepEqual(table.options('D'), ['continue', 'fold']);
  table.play('D', 'fold');
  assert.deepEqual(keys(table), ['fold', 'lose']);
  assert.deepEqual(table.asked(), { A: 'answer' });
  table.play('A', 'continue');
  assert.deepEqual(table.heard('watcher'), [{ key: 'continue', args: { seat: 0, stake: 20 }, cards: [] }]);
  assert.deepEqual(table.asked(), { B: 'answer' });
  table.play('B', 'continue');
  assert.equal(table.asked().A, 'lead');
});

test('PD4-048 while answers are pending, no card may be played and no claim made', () => {
  const table = game(3);
  table.play('B', 'claim');
  assert.equal(table.refusal('C', 'claim')?.rule, 'PD4-048');
  assert.equal(table.refusal('C', 'play black:off-trips')?.rule, 'PD4-048');
  assert.ok(table.refusal('A', 'play black:off-pistol'));
  assert.ok(table.refusal('A', 'claim'));
});

test('PD4-049 a fold costs 10 yards immediately, whatever the stake is', () => {
  const table = game(3);
  claim(table, 'A', 'B continue, C continue');
  claim(table, 'B', 'C continue, A continue');
  table.play('A', 'claim');
  table.play('B', 'fold');
  assert.deepEqual(table.facts.yards, [0, 10, 0]);
  assert.equal(table.facts.stake, 40);
});

test('PD4-049 on request a fold costs the stake as it was before the claim', () => {
  const table = game(3, { options: { 'pd4.foldCost': 'stake' } });
  table.play('A', 'claim');
  table.play('B', 'fold');
  assert.deepEqual(table.facts.yards, [0, 10, 0]);
  table.play('C', 'continue');
  claim(table, 'C', 'A continue');
  table.play('A', 'claim');
  table.play('C', 'fold');
  assert.deepEqual(table.facts.yards, [0, 10, 30]);
});

test('PD4-050 a folded player plays, claims and answers no more and loses nothing further', () => {
  const table = game(3);
  claim(table, 'A', 'B continue, C fold');
  assert.deepEqual(table.asked(), { A: 'lead', B: 'lead' });
  cards(table, 'A off-pistol, B def-nickel');
  assert.equal(table.facts.trick, 2, 'C is not waited for');
  table.play('B', 'claim');
  assert.deepEqual(table.asked(), { A: 'answer' }, 'C is not asked');
  table.play('A', 'continue');
  cards(table, 'B def-3-4, A off-i-formation, B def-hands-team, A off-victory, B def-big-nickel, A off-ace');
  assert.deepEqual(table.facts.yards, [30, 0, 10]);
});

test('PD4-050 the hand of a folded player stays face down', () => {
  const table = game(3);
  claim(table, 'A', 'B continue, C fold');
  const hand = table.match.zoneByName.get('hand.C')!;
  for (const viewer of ['A', 'B', 'watcher'])
    assert.ok(
      table.view(viewer).zones[hand]?.every((entry) => entry < 0),
      viewer,
    );
  assert.ok(table.view('C').zones[hand]?.every((entry) => entry >= 0));
  assert.equal(table.zone('hand.C').length, 4);
});

test('PD4-051 a player who continues stays in and plays for the raised stake', () => {
  const table = game(2);
  claim(table, 'A', 'B continue');
  cards(table, 'A off-pistol, B def-nickel, B def-3-4, A off-i-formation');
  cards(table, 'B def-hands-team, A off-victory, B def-big-nickel, A off-ace');
  assert.deepEqual(table.facts.yards, [20, 0], 'the claimant loses the raised stake too');
});

test('PD4-052 the claimant cannot fold on their own claim', () => {
  const table = game(3);
  table.play('A', 'claim');
  assert.equal(table.refusal('A', 'fold')?.rule, 'PD4-052');
  claim(game(3), 'A', 'B continue, C continue');
  table.play('B', 'continue');
  table.play('C', 'continue');
  assert.equal(table.refusal('A', 'fold')?.rule, 'PD4-047', 'nor afterwards');
  assert.equal(table.facts.folded, 0);
});

test('PD4-053 at the end every active player except the winner loses the stake: 10 + 10 × claims', () => {
  const table = game(3);
  claim(table, 'A', 'B continue, C continue');
  claim(table, 'B', 'C continue, A continue');
  cards(table, 'A off-pistol, B def-nickel, C off-trips, B def-3-4, C off-flexbone, A off-i-formation');
  cards(table, 'C off-heavy, A off-ace, B def-big-nickel, B def-hands-team, C off-field-goal, A off-victory');
  assert.deepEqual(table.facts.yards, [30, 0, 30]);
});

test('PD4-054 a claimant who is the only active player left wins the round at once', () => {
  const table = game(3);
  claim(table, 'B', 'C fold, A fold');
  assert.deepEqual(table.facts.yards, [10, 0, 10]);
  assert.equal(table.facts.dealer, 1);
  assert.equal(table.facts.round, 2);
  assert.deepEqual(keys(table).slice(0, 4), ['fold', 'lose', 'alone', 'round']);
});

test('PD4-054 even if one of the others folded on an earlier claim', () => {
  const table = game(3);
  claim(table, 'A', 'B fold, C continue');
  claim(table, 'C', 'A fold');
  assert.deepEqual([table.facts.yards, table.facts.dealer], [[10, 10, 0], 2]);
});

test('PD4-054 every queued player is asked, even when all before them folded', () => {
  const table = game(3);
  table.play('A', 'claim');
  table.play('B', 'fold');
  assert.deepEqual(table.asked(), { C: 'answer' });
  table.play('C', 'continue');
  assert.equal(table.facts.round, 1);
});

test('PD4-058 if the player who must lead folds before leading, the next active player clockwise leads', () => {
  const table = game(4);
  claim(table, 'C', 'D continue, A fold, B fold');
  assert.deepEqual(keys(table), ['fold', 'lose', 'leadPasses']);
  assert.equal(table.facts.leader, 2);
  assert.equal(table.decision('C')?.optional, false);
  cards(table, 'C off-trips, D def-dime');
  assert.equal(table.facts.leader, 3);
});

test('PD4-059 if the player who must follow folds, the turn goes on', () => {
  const table = game(3);
  cards(table, 'A off-pistol');
  claim(table, 'C', 'A continue, B fold');
  assert.equal(table.decision('C')?.optional, false);
  assert.deepEqual(table.options('C'), ['play black:off-trips']);
});

test('PD4-059 if every active player has already played, the trick ends at once', () => {
  const table = game(3);
  cards(table, 'A off-pistol, B def-nickel');
  claim(table, 'B', 'C fold, A continue');
  assert.deepEqual([table.facts.trick, table.facts.leader], [2, 1]);
  assert.deepEqual(keys(table), ['continue', 'beats']);
});

test('PD4-060 a player who reaches 100 yards by folding is out of the game at once; the round goes on', () => {
  const table = game(3, { facts: { yards: [0, 90, 0] } });
  table.play('A', 'claim');
  table.play('B', 'fold');
  assert.deepEqual(keys(table), ['fold', 'lose', 'out']);
  assert.deepEqual(table.facts.left, [0, 1, 0]);
  table.play('C', 'continue');
  assert.deepEqual(table.asked(), { A: 'lead', C: 'lead' });
  assert.equal(table.facts.round, 1);
});

test('PD4-060 if only the claimant is then left in the game, the claimant has won; the later folder ranks higher', () => {
  const table = game(3, { facts: { yards: [90, 90, 90] } });
  claim(table, 'B', 'C fold, A fold');
  assert.deepEqual(table.outcome(), { scores: [100, 90, 100], ranks: [2, 1, 3], reason: 'last-player' });
  assert.deepEqual(keys(table).slice(-1), ['wins']);
});

test('PD4-060 a player who folds out ranks below those who lose the round after it', () => {
  const table = game(3, { facts: { yards: [90, 0, 90] } });
  claim(table, 'A', 'B continue, C fold');
  cards(table, 'A off-pistol, B def-nickel, B def-3-4, A off-i-formation');
  cards(table, 'B def-hands-team, A off-victory, B def-big-nickel, A off-ace');
  assert.deepEqual(table.outcome()?.ranks, [2, 1, 3]);
});

test('PD4-061 after the last answer play resumes where it was, and eligible players may claim again', () => {
  const table = game(3);
  cards(table, 'A off-pistol');
  claim(table, 'C', 'A continue, B continue');
  assert.deepEqual(table.asked(), { A: 'follow', B: 'follow' });
  assert.equal(table.decision('B')?.optional, false);
  assert.deepEqual(table.options('A'), ['claim']);
});

test('PD4-062 with claimTiming turn only the player on turn may claim, before playing a card', () => {
  const table = game(3, { options: { 'pd4.claimTiming': 'turn' } });
  assert.deepEqual(table.asked(), { A: 'lead' });
  assert.ok(table.options('A').includes('claim'));
  assert.ok(table.refusal('B', 'claim'));
  cards(table, 'A off-pistol');
  assert.ok(table.refusal('A', 'claim'));
  assert.deepEqual(table.asked(), { B: 'follow' });
  claim(table, 'B', 'C continue, A continue');
  assert.deepEqual(table.asked(), { B: 'follow' });
});

test('PD4-063 the offer of a claim is public, optional and has no clock', () => {
  const table = game(3);
  cards(table, 'A off-pistol');
  const offer = table.decision('C');
  assert.deepEqual([offer?.optional, offer?.timeout, offer?.options], [true, undefined, [{ pick: 'claim' }]]);
  for (const viewer of ['A', 'B', 'C', 'watcher']) assert.equal(table.view(viewer).welcome, 0b101, viewer);
});

test('PD4-063 a claim and a card sent for the same state do not commute: the first to arrive counts', () => {
  const table = game(3);
  const second = clone(table.match, table.state);
  table.play('B', 'claim');
  assert.ok(table.refusal('A', 'play black:off-pistol'), 'the card is outdated');
  answer(table.match, second, 0, { pick: 'play', card: 'black:off-pistol' });
  answer(table.match, second, 1, { pick: 'claim' });
  assert.equal(second.facts.stake, 20, 'the other way round the claim follows the card');
  assert.throws(() => answer(table.match, second, 0, { pick: 'claim' }), Refused);
});

test('PD-014 of two claims for the same state the second is outdated', () => {
  const table = game(3);
  table.play('B', 'claim');
  assert.ok(table.refusal('C', 'claim'));
  assert.equal(table.facts.stake, 20);
});

test('PD-015 for an absent player: a card and no claim, and continue as the answer', () => {
  const table = game(3);
  table.expire('A');
  assert.deepEqual([table.facts.stake, table.zone('played.A')], [10, ['black:off-pistol']]);
  table.play('C', 'claim');
  assert.deepEqual(table.decision('A')?.timeout, { pick: 'continue' });
  table.expire('A');
  assert.equal(table.facts.folded, 0);
});

test('a described position must be one that can happen', () => {
  for (const facts of [
    { yards: [5, 0, 0] },
    { yards: [100, 0, 0] },
    { left: [0, 1, 0] },
    { stake: 15 },
    { trick: 5 },
    { leader: 2 },
    { cards: 8 },
    { folded: 9 },
    { folded: 6 },
    { round: 2 },
  ])
    assert.throws(() => game(3, { facts }), BadInput, JSON.stringify(facts));
});

test('PD4-063 a refused claim tells the stake', () => {
  const table = game(2, { facts: { stake: 100, claimant: 0 } });
  assert.deepEqual(table.refusal('A', 'claim'), { rule: 'PD4-044', args: { tried: 'claim', stake: 100 } });
});
