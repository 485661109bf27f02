import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seatLetter } from '@stamtafel/kernel';
import { formations } from '../../deck.ts';
import { cards, firstDowns, keys, round } from '../testing/table.ts';

/** Four players, one card each that matters, and others that do not; the winner of the first trick leads the second. */
const trick = (plays: { A: string; B: string; C: string; D: string }, options: object = {}) => {
  const spare = formations
    .map(({ id }) => id)
    .filter((id) => !Object.values(plays).includes(id))
    .filter((id) => !sameColourAs(plays.A).includes(id));
  const hand = (card: string, i: number) => [card, ...spare.slice(3 * i, 3 * i + 3)].join(' ');
  const table = round({
    seats: 4,
    hands: { A: hand(plays.A, 0), B: hand(plays.B, 1), C: hand(plays.C, 2), D: hand(plays.D, 3) },
    options: { ...options },
  });
  cards(table, `A ${plays.A}, B ${plays.B}, C ${plays.C}, D ${plays.D}`);
  return { winner: seatLetter(table.facts.leader), table };
};

const sameColourAs = (id: string) => {
  const colour = formations.find((card) => card.id === id)?.colour;
  return formations.filter((card) => card.colour === colour).map((card) => card.id as string);
};

test('PD4-020 a card qualifies with the colour, the opposite side and an equal or higher value', () => {
  const others = { C: 'off-punt', D: 'off-victory' };
  assert.equal(trick({ A: 'off-shotgun-spread', B: 'def-nickel', ...others }).winner, 'B', 'equal');
  assert.equal(trick({ A: 'off-shotgun-spread', B: 'def-dime', ...others }).winner, 'B', 'higher');
  assert.equal(trick({ A: 'off-trips', B: 'def-nickel', ...others }).winner, 'A', 'lower');
  assert.equal(trick({ A: 'off-pistol', B: 'off-empty-backfield', ...others }).winner, 'A', 'same side');
  assert.equal(trick({ A: 'off-pistol', B: 'def-big-nickel', ...others }).winner, 'A', 'another colour');
  assert.equal(trick({ A: 'def-goal-line', B: 'off-ace', ...others }).winner, 'B', 'offense on defense');
});

test('PD4-021 the highest of the qualifying cards wins, wherever it was played', () => {
  assert.equal(trick({ A: 'off-pistol', B: 'def-nickel', C: 'def-quarter', D: 'def-dime' }).winner, 'C');
  assert.equal(trick({ A: 'off-pistol', B: 'def-quarter', C: 'def-nickel', D: 'def-dime' }).winner, 'B');
  assert.equal(trick({ A: 'off-pistol', B: 'def-dime', C: 'def-nickel', D: 'def-quarter' }).winner, 'D');
});

test('PD4-022 of equal highest cards (custom decks) the one played first wins', () => {
  const deck = formations.map((card) => (card.id === 'def-dime' ? { ...card, value: 7 } : card));
  const plays = { A: 'off-pistol', B: 'def-nickel', C: 'def-dime', D: 'def-quarter' };
  assert.equal(trick(plays, { 'pd.deck': deck }).winner, 'C');
  const turned = { A: 'off-pistol', B: 'def-nickel', C: 'def-quarter', D: 'def-dime' };
  assert.equal(trick(turned, { 'pd.deck': deck }).winner, 'C');
});

test('PD4-023 if no card qualifies, the player who led wins the trick and keeps the lead', () => {
  const { winner, table } = trick({ A: 'off-single-wing', B: 'def-3-4', C: 'off-punt', D: 'off-ace' });
  assert.equal(winner, 'A');
  assert.deepEqual(table.asked(), { A: 'lead' });
  assert.deepEqual(keys(table), ['follow', 'keeps']);
});

test('PD4-024 a card of the same side never wins and never blocks, whatever its value', () => {
  assert.equal(
    trick({ A: 'off-pistol', B: 'def-nickel', C: 'off-empty-backfield', D: 'off-ace' }).winner,
    'B',
  );
  assert.equal(
    trick({ A: 'off-pistol', B: 'off-empty-backfield', C: 'def-nickel', D: 'off-ace' }).winner,
    'C',
  );
});

test('PD4-026 to the letter a higher card of the lead card’s colour and side keeps everybody from winning', () => {
  const letter = { 'pd4.trick': 'literal' };
  const blocked = { A: 'off-pistol', B: 'def-nickel', C: 'off-empty-backfield', D: 'off-ace' };
  const { winner, table } = trick(blocked, letter);
  assert.equal(winner, 'A');
  assert.deepEqual(keys(table), ['follow', 'keeps']);
  assert.equal(
    trick({ ...blocked, B: blocked.C, C: blocked.B }, letter).winner,
    'A',
    'wherever it was played',
  );
  assert.equal(trick({ ...blocked, B: 'def-quarter' }, letter).winner, 'B', 'an equal one blocks nothing');
  assert.equal(
    trick({ ...blocked, B: 'def-dime', C: 'off-shotgun-spread' }, letter).winner,
    'B',
    'a lower one',
  );
});

test('PD4-026 the card of a player who has folded blocks no more than it wins', () => {
  const at = (rule: string) =>
    folded(
      { A: 'off-punt off-pistol', B: 'off-ace off-empty-backfield', C: 'off-heavy' },
      { A: 'off-flex off-wishbone', B: 'def-4-3 off-victory', C: 'def-nickel def-4-4 def-46' },
      2,
      'C',
      0,
      { 'pd4.trick': rule },
    );
  for (const rule of ['qualifying', 'literal']) {
    const table = at(rule);
    cards(table, 'C def-nickel');
    assert.equal(table.facts.leader, 2, rule);
  }
});

test('PD4-025 the winner of a trick leads the next one with any hand card', () => {
  const { table } = trick({ A: 'off-pistol', B: 'off-ace', C: 'def-nickel', D: 'off-punt' });
  assert.deepEqual(table.asked(), { C: 'lead' });
  assert.equal(table.options('C').length, 3);
  assert.equal(table.refusal('A', 'play black:off-pistol')?.rule, 'PD4-025', 'C leads, not A');
  assert.equal(table.refusal('C', 'play black:def-nickel')?.rule, 'PD4-025');
});

/** The last trick of a round with claims: A has led, some have folded. */
const folded = (
  played: { [seat: string]: string },
  hands: { [seat: string]: string },
  mask: number,
  asks: string,
  claimant = 1,
  options = {},
) =>
  round({
    seats: 3,
    options: { ...firstDowns, ...options },
    played,
    hands,
    facts: { trick: 2, leader: 0, folded: mask, claimant, stake: 20, yards: [10, 0, 0] },
    asks: { [asks]: 'follow' },
  });

test('PD4-055 the card of a folded leader remains the lead card for tiers and for qualifying', () => {
  const table = folded(
    { A: 'off-punt off-trips', B: 'off-ace', C: 'off-heavy' },
    { A: 'off-flex off-wishbone', B: 'def-nickel def-dime off-victory', C: 'def-4-3 def-4-4 def-quarter' },
    1,
    'B',
  );
  assert.deepEqual(table.zone('played.A'), ['black:off-punt', 'black:off-trips']);
  assert.deepEqual(table.options('B'), ['play black:def-nickel', 'play black:def-dime']);
  cards(table, 'B def-nickel');
  assert.deepEqual(table.options('C'), ['play black:def-quarter', 'claim']);
  cards(table, 'C def-quarter');
  assert.equal(table.facts.leader, 2, '5 is too low against the 6 of the folded leader, 7 is enough');
});

test('PD4-056 a folded player’s card cannot win; the highest of an active player does', () => {
  const table = folded(
    { A: 'off-punt off-pistol', B: 'off-ace def-quarter', C: 'off-heavy' },
    { A: 'off-flex off-wishbone', B: 'def-4-3 off-victory', C: 'def-nickel def-4-4 def-46' },
    2,
    'C',
    0,
  );
  cards(table, 'C def-nickel');
  assert.equal(table.facts.leader, 2);
  assert.deepEqual(table.asked(), { C: 'lead' });
});

test('PD4-057 if nobody active qualifies and the leader has folded, the next active player clockwise wins', () => {
  const table = folded(
    { A: 'off-punt off-single-wing', B: 'off-ace', C: 'off-heavy' },
    { A: 'off-flex off-wishbone', B: 'def-4-3 def-dime off-victory', C: 'def-nickel def-4-4 def-46' },
    1,
    'B',
  );
  cards(table, 'B def-4-3, C def-4-4');
  assert.equal(table.facts.leader, 1);
  assert.deepEqual(keys(table), ['follow', 'inherits']);
});
