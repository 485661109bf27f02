import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formations } from '../../deck.ts';
import { cards, playable, refused, round } from '../testing/table.ts';

test('PD4-010 the first player after the dealer leads trick 1 with any hand card, face up', () => {
  const table = round({
    seats: 3,
    stack: [{ do: 'deal' }],
    hands: {},
    facts: { dealer: 1 },
  });
  assert.deepEqual(table.asked(), { C: 'lead' });
  assert.equal(table.options('C').length, 4);
  const card = table.zone('hand.C')[2]!;
  table.play('C', `play ${card}`);
  assert.deepEqual(table.zone('played.C'), [card]);
  assert.deepEqual(table.heard('watcher')[0]?.cards, [card]);
});

test('PD4-010 only the leader can lead, and only a hand card', () => {
  const table = round({
    hands: { A: 'off-ace off-heavy off-flex def-46', B: 'def-4-3 def-4-4 def-3-4 off-punt' },
  });
  assert.equal(refused(table, 'A', 'off-punt'), 'PD4-010');
  assert.equal(refused(table, 'A', 'off-pistol'), 'PD4-010');
  assert.equal(table.refusal('A', 'play white:off-ace')?.rule, 'PD4-010');
  assert.equal(refused(table, 'B', 'off-punt'), 'PD4-010');
});

const blueLead = {
  seats: 4,
  hands: {
    A: 'off-shotgun-spread off-ace off-heavy off-flex',
    B: 'def-dime def-quarter off-i-formation off-wishbone',
    C: 'def-nickel off-trips off-flexbone def-4-3',
    D: 'off-empty-backfield def-4-4 def-3-4 off-punt',
  },
};

test('PD4-011 the first card stays the lead card, even after a better card has been played', () => {
  const table = round(blueLead);
  cards(table, 'A off-shotgun-spread, B def-quarter');
  assert.deepEqual(
    playable(table, 'C'),
    ['def-nickel'],
    'against the offense card of A, not the defense card of B',
  );
});

test('PD4-012 then every other player, clockwise, plays exactly one card face up', () => {
  const table = round(blueLead);
  cards(table, 'A off-shotgun-spread');
  assert.deepEqual(table.asked(), { B: 'follow' });
  assert.equal(refused(table, 'C', 'def-nickel'), 'PD4-012');
  assert.equal(refused(table, 'A', 'off-ace'), 'PD4-012', 'not a second one');
  assert.equal(refused(table, 'B', 'def-nickel'), 'PD4-012', 'not of somebody else');
  assert.equal(refused(table, 'B', 'off-ace'), 'PD4-012', 'whatever its colour');
  cards(table, 'B def-dime, C def-nickel');
  assert.deepEqual(table.asked(), { D: 'follow' });
  assert.deepEqual(
    ['A', 'B', 'C', 'D'].map((seat) => table.zone(`played.${seat}`).length),
    [1, 1, 1, 0],
  );
});

test('PD4-012 passing is not possible', () => {
  const table = round(blueLead);
  cards(table, 'A off-shotgun-spread');
  assert.deepEqual(table.options('B'), ['play black:def-dime', 'play black:def-quarter']);
  for (const other of ['fold', 'continue', 'yes', 'no']) assert.ok(table.refusal('B', other), other);
});

test('PD4-013 a player who holds the lead card’s colour and the opposite side must play such a card', () => {
  const table = round(blueLead);
  cards(table, 'A off-shotgun-spread');
  assert.deepEqual(table.refusal('B', 'play black:off-wishbone'), {
    rule: 'PD4-013',
    args: { tried: 'play black:off-wishbone', colour: 'blue', side: 'defense' },
  });
  cards(table, 'B def-dime');
  assert.equal(refused(table, 'C', 'off-trips'), 'PD4-013', 'the same side does not do');
});

test('PD4-013 against a defense card the opposite side is offense', () => {
  const table = round({
    hands: { A: 'def-46 def-4-3 def-4-4 def-3-4', B: 'off-ace def-big-nickel off-trips off-punt' },
  });
  cards(table, 'A def-46');
  assert.deepEqual(playable(table, 'B'), ['off-ace']);
  assert.equal(table.refusal('B', 'play black:off-trips')?.args.side, 'offense');
});

test('PD4-014 a player who holds only the same side of the lead colour must play one of those', () => {
  const table = round(blueLead);
  cards(table, 'A off-shotgun-spread, B def-dime, C def-nickel');
  assert.deepEqual(playable(table, 'D'), ['off-empty-backfield']);
  assert.equal(refused(table, 'D', 'def-4-4'), 'PD4-014');
});

test('PD4-015 a player who holds no card of the lead colour may play any card', () => {
  const table = round({
    hands: { A: 'off-pistol off-ace off-heavy off-flex', B: 'off-punt def-4-4 def-3-4 def-46' },
  });
  cards(table, 'A off-pistol');
  assert.deepEqual(playable(table, 'B'), ['off-punt', 'def-4-4', 'def-3-4', 'def-46']);
});

test('PD4-016 within the tier the choice is free: no duty to play equal or higher', () => {
  const table = round({
    hands: { A: 'off-trips off-ace off-heavy off-flex', B: 'def-nickel def-quarter off-pistol off-punt' },
  });
  cards(table, 'A off-trips');
  assert.deepEqual(playable(table, 'B'), ['def-nickel', 'def-quarter']);
  cards(table, 'B def-nickel');
  assert.equal(table.facts.leader, 0);
});

test('PD4-017 tiers are judged against the lead card only, never against other cards in the trick', () => {
  const table = round({
    seats: 3,
    hands: {
      A: 'off-pistol off-ace off-heavy off-flex',
      B: 'def-46 def-4-3 def-4-4 def-3-4',
      C: 'def-goal-line off-punt off-victory off-wishbone',
    },
  });
  cards(table, 'A off-pistol, B def-46');
  assert.equal(playable(table, 'C').length, 4, 'no blue card: anything, although B played purple');
});

test('PD4-018 played cards stay face up in front of their players until the round ends', () => {
  const table = round({
    hands: { A: 'off-pistol off-ace off-heavy off-flex', B: 'def-nickel def-4-3 def-4-4 def-3-4' },
  });
  cards(table, 'A off-pistol, B def-nickel, B def-4-3, A off-ace, B def-4-4');
  assert.deepEqual(table.zone('played.A'), ['black:off-pistol', 'black:off-ace']);
  assert.deepEqual(table.zone('played.B'), ['black:def-nickel', 'black:def-4-3', 'black:def-4-4']);
  assert.ok(table.view('watcher').zones[6]?.every((entry) => entry >= 0));
  cards(table, 'A off-heavy');
  assert.equal(table.facts.round, 2);
  assert.deepEqual([table.zone('played.A'), table.zone('played.B')], [[], []]);
});

test('PD-006 dots, names and kinds have no effect: the same match with other ones goes the same way', () => {
  const dull = formations.map(({ id, colour, value }, i) => ({
    id,
    colour,
    value,
    name: `card ${i}`,
    kind: 'Dull',
    dots: { O: 11, P: 0, G: 0, B: 0, L: 0 },
  }));
  const [one, two] = [undefined, { 'pd.deck': dull }].map((options) =>
    round({ seats: 3, hands: {}, stack: [{ do: 'deal' }], ...(options && { options }) }),
  );
  while (!one!.outcome()) {
    assert.deepEqual(two!.asked(), one!.asked());
    const [seat = ''] = Object.keys(one!.asked());
    assert.deepEqual(two!.options(seat), one!.options(seat));
    for (const table of [one!, two!]) table.expire(seat);
  }
  assert.deepEqual(two!.outcome(), one!.outcome());
});

test('PD-014 an action that is not legal is refused and has no effect', () => {
  const table = round(blueLead);
  cards(table, 'A off-shotgun-spread');
  const before = JSON.stringify(table.state);
  for (const [seat, text] of [
    ['A', 'play black:off-ace'],
    ['B', 'play black:off-wishbone'],
    ['B', 'claim'],
    ['B', 'fold'],
    ['D', 'yes'],
  ] as const)
    assert.ok(table.refusal(seat, text), `${seat} ${text}`);
  assert.equal(JSON.stringify(table.state), before);
});

test('PD-015 for an absent player the first legal card of the card list is played', () => {
  const table = round({
    hands: { A: 'def-46 off-punt off-trips off-ace', B: 'def-quarter off-pistol def-dime off-wishbone' },
  });
  table.expire('A');
  assert.deepEqual(table.zone('played.A'), ['black:off-trips']);
  table.expire('B');
  assert.deepEqual(
    table.zone('played.B'),
    ['black:def-dime'],
    'off-pistol comes first in the list, but is not legal',
  );
});
