import assert from 'node:assert/strict';
import { test } from 'node:test';
import { carryOut, fastBelow, fastSeed, open, start, Table, viewedZone } from '@stamtafel/kernel';
import { type Colour, formations } from '../../deck.ts';
import { type Arrangement, arrangements, type LaneState } from '../arrangements.ts';
import { fivePossessions } from '../game.ts';
import { type FivePossessions, hand, isOpen, lane, lanes } from '../kind.ts';
import { kickOff, lay, recoloured, type Sitting, walk, white } from '../testing/table.ts';
import { digit, empty } from './placing.ts';

const rowOne = 'off-pistol off-i-formation off-victory off-ace';
const guardOne = 'def-46 def-4-4 def-nickel def-4-3';
const guardTwo = 'def-3-4 def-punt-block def-dime def-hands-team';
const rowTwo = 'off-trips off-punt off-flexbone off-heavy';
const rowThree = 'off-shotgun-spread off-field-goal off-wishbone off-flex';

const secondRow = () => {
  const t = kickOff(`${rowOne} ${rowTwo} ${rowThree}`, `${guardOne} ${guardTwo}`);
  lay(t, 'A', rowOne);
  lay(t, 'B', guardOne);
  return t;
};

test('PD5-015 the offense may not lay the colour of the open card of the previous row in an open lane', () => {
  const t = secondRow();
  const refusal = t.refusal('A', 'lay white:off-trips lane.1');
  assert.equal(refusal?.rule, 'PD5-015');
  assert.deepEqual([refusal?.args.lane, refusal?.args.colour], [1, 'blue']);
  assert.deepEqual(
    t.options('A'),
    white('off-punt off-flexbone off-heavy').map((card) => `lay ${card} lane.1`),
  );
});

test('PD5-015 X-9 blue forbidden in lane 1 and orange in lane 3 leave 14 of 24 arrangements', () => {
  assert.equal(walk(secondRow(), 'A').length, 14);
});

test('PD5-015 a card is refused where it would leave only forbidden colours for a later lane', () => {
  // Three blue cards and an orange one; lanes 1 and 3 are open, lane 3 forbids orange and lane 1 blue.
  const t = kickOff(`${rowOne} off-shotgun-spread off-trips off-empty-backfield off-punt`, guardOne);
  lay(t, 'A', rowOne);
  lay(t, 'B', guardOne);
  assert.deepEqual(t.options('A'), ['lay white:off-punt lane.1']);
  // And with the only card that is not orange laid over the closed lane 2, lane 3 would be without.
  const other = kickOff(`${rowOne} off-field-goal off-punt off-flexbone off-heavy`, guardOne);
  lay(other, 'A', rowOne);
  lay(other, 'B', guardOne);
  other.play('A', 'lay white:off-heavy lane.1');
  const { rule, args } = other.refusal('A', 'lay white:off-flexbone lane.2') ?? {};
  assert.deepEqual([rule, args?.lane, args?.colour], ['PD5-015', 3, 'orange']);
  assert.deepEqual(other.options('A'), ['lay white:off-field-goal lane.2', 'lay white:off-punt lane.2']);
});

test('PD5-015 of two later lanes the one is named for whose colour too many cards are left', () => {
  const row = 'off-ace off-flex off-heavy off-punt off-trips off-pistol off-wishbone off-flexbone';
  const colours = new Map(
    row
      .split(' ')
      .map((id, i) => [id, ['green', 'blue', 'purple', 'purple', 'purple', 'purple', 'blue', 'orange'][i]]),
  );
  // Every duel is won by the offense: the defense has eleven linemen on each card, whom no colour counts.
  const linemen = { O: 0, P: 0, G: 0, B: 0, L: 11 };
  const deck = formations.map((card) => ({
    ...card,
    colour: colours.get(card.id) ?? card.colour,
    dots: card.side === 'defense' ? linemen : { O: 2, P: 2, G: 2, B: 2, L: 3 },
  }));
  const t = kickOff(row, guardOne, { options: { 'pd.deck': deck } });
  lay(t, 'A', row.split(' ').slice(0, 4).join(' '));
  lay(t, 'B', guardOne);
  assert.deepEqual(t.facts.closedIn, [0, 0, 0, 0]);
  const { rule, args } = t.refusal('A', 'lay white:off-flexbone lane.1') ?? {};
  assert.deepEqual([rule, args?.lane, args?.colour], ['PD5-015', 3, 'purple']);
});

test('PD5-016 over a closed lane any colour may be laid, and only the previous row counts', () => {
  const t = secondRow();
  t.play('A', 'lay white:off-punt lane.1');
  // Lane 2 was closed with a green card, lane 4 with a purple one.
  t.play('A', 'lay white:off-flexbone lane.2');
  t.play('A', 'lay white:off-trips lane.3');
  t.play('A', 'lay white:off-heavy lane.4');
  lay(t, 'B', guardTwo);
  assert.equal(t.facts.closedIn[0], 0, 'Punt beats 3-4');
  // Row 1 had blue in lane 1: allowed again in row 3, while orange is not.
  assert.ok(t.options('A').includes('lay white:off-shotgun-spread lane.1'));
  assert.equal(t.refusal('A', 'lay white:off-field-goal lane.1')?.rule, 'PD5-015');
});

test('PD5-017 a card in a closed lane is dead: face down, not revealed, not played', () => {
  const t = secondRow();
  lay(t, 'A', 'off-punt off-flexbone off-trips off-heavy');
  lay(t, 'B', guardTwo);
  const lanesTold = t.told.filter(({ key }) => key.startsWith('duel')).map(({ args }) => args.lane);
  assert.deepEqual(lanesTold, [1, 3]);
  assert.deepEqual(viewedZone(t.match, t.view('B'), 'down.2'), ['white:off-i-formation', '?']);
  assert.deepEqual(viewedZone(t.match, t.view('watcher'), 'down.4'), ['white:off-ace', '?']);
  assert.deepEqual(viewedZone(t.match, t.view('A'), 'down.4'), white('off-ace off-heavy'));
});

test('PD5-018 the defense has no colour rule: 24 orders in every row', () => {
  const t = kickOff(rowOne, `${guardOne} def-goal-line def-5-2-monster def-big-nickel def-field-goal-block`);
  lay(t, 'A', rowOne);
  lay(t, 'B', guardOne);
  assert.equal(walk(t, 'B').length, 24);
});

test('PD5-019 X-16 with no full arrangement the offense fills as many open lanes as possible: 12 placements', () => {
  const t = noFullRow();
  const paths = walk(t, 'A');
  assert.equal(paths.length, 12);
  for (const path of paths) {
    assert.match(path, /lay white:off-(wishbone|empty-backfield) lane.4/, 'a blue card in lane 4');
    assert.equal(path.match(/leave/g)?.length, 1);
  }
  assert.equal(t.refusal('A', 'lay white:off-wishbone lane.1')?.rule, 'PD5-015');
  t.play('A', 'leave lane.1');
  assert.equal(t.refusal('A', 'leave lane.2')?.rule, 'PD5-019');
});

test('PD5-019 a card that makes the best filling impossible is refused', () => {
  const t = noFullRow();
  for (const step of ['leave lane.1', 'lay white:off-flexbone lane.2', 'lay white:off-heavy lane.3'])
    t.play('A', step);
  assert.equal(t.refusal('A', 'leave lane.4')?.rule, 'PD5-019');
  assert.equal(t.options('A').length, 2);
});

test('PD5-019 the only card for an open lane is not laid over a closed one, though another lane stays empty', () => {
  const deck = recoloured({ 'off-i-formation': 'blue', 'off-wishbone': 'blue' });
  const first = 'off-single-wing off-shotgun-spread off-trips off-ace';
  const guards = 'def-4-4 def-goal-line def-punt-block def-4-3';
  const next = 'off-pistol off-empty-backfield off-i-formation off-flexbone';
  const t = kickOff(`${first} ${next}`, guards, { options: { 'pd.deck': deck } });
  lay(t, 'A', first);
  lay(t, 'B', guards);
  assert.deepEqual(t.facts.closedIn, [1, 0, 0, 1], 'the two blue lanes are open');
  assert.equal(t.refusal('A', 'lay white:off-flexbone lane.1')?.rule, 'PD5-019');
  assert.equal(t.options('A').length, 3, 'one of the three blue cards');
});

test('PD5-019 the card left over is set aside unseen, the empty lane closes without a duel', () => {
  const t = noFullRow();
  for (const step of ['leave lane.1', 'lay white:off-flexbone lane.2', 'lay white:off-heavy lane.3'])
    t.play('A', step);
  t.play('A', 'lay white:off-wishbone lane.4');
  const guard = t.zone('hand.B');
  lay(t, 'B', guard.map((card) => card.slice(6)).join(' '));
  assert.equal(t.facts.closedIn[0], 2);
  assert.deepEqual(t.zone('aside.A'), white('off-empty-backfield'));
  assert.deepEqual(viewedZone(t.match, t.view('B'), 'aside.A'), ['?']);
  assert.deepEqual(viewedZone(t.match, t.view('A'), 'aside.A'), white('off-empty-backfield'));
  const duels = t.told.filter(({ key }) => key.startsWith('duel'));
  assert.deepEqual(
    duels.map(({ args }) => args.lane),
    [2, 3, 4],
  );
  assert.ok(
    !duels.some(({ cards }) => cards.includes(guard[0] ?? '')),
    'the card opposite it is not revealed',
  );
});

test('PD5-019 with the default deck a full arrangement always exists: nobody may leave a lane', () => {
  const t = secondRow();
  assert.ok(walk(t, 'A').every((path) => !path.includes('leave')));
  assert.equal(t.refusal('A', 'leave lane.1')?.rule, 'PD5-012');
  assert.equal(t.refusal('A', 'leave lane.2')?.rule, 'PD5-014', 'it is lane 1 that is asked');
});

/** row 1 blue, blue, blue, green, all still open; in hand two blue, one green, one purple. */
function noFullRow(): Sitting {
  const deck = recoloured({ 'off-i-formation': 'blue', 'off-wishbone': 'blue' });
  const guards = 'def-goal-line def-field-goal-block def-punt-block def-hands-team';
  const rows =
    'off-shotgun-spread off-trips off-pistol off-single-wing off-wishbone off-empty-backfield off-flexbone off-heavy';
  const t = kickOff(rows, guards, { options: { 'pd.deck': deck } });
  lay(t, 'A', 'off-shotgun-spread off-trips off-pistol off-single-wing');
  lay(t, 'B', guards);
  assert.deepEqual(t.facts.closedIn, [0, 0, 0, 0]);
  return t;
}

/** Walks a seat's decisions without going through words, for thousands of hands. */
function codes(g: Table<FivePossessions>, seat: number): number[] {
  const frame = g.state.stack.at(-1)!;
  const rule = g.match.rules[frame.do]!;
  const found: number[] = [];
  const go = (): void => {
    const count = g.ask(rule, frame, seat);
    const options = g.list.slice(0, count).map((option) => ({ ...option }));
    const sealed = g.state.sealed[seat]!;
    for (const option of options) {
      rule.do(g, frame, seat, option);
      if (rule.who!(g, frame) & (1 << seat)) go();
      else found.push(g.state.sealed[seat]!);
      g.state.sealed[seat] = sealed;
    }
  };
  go();
  return found;
}

const asArrangement = (code: number): Arrangement =>
  lanes.map((n) => (digit(code, n, 4) === empty ? -1 : digit(code, n, 4)));

const decks = {
  default: 'default' as const,
  'six blue': recoloured({ 'off-i-formation': 'blue', 'off-wishbone': 'blue' }),
  'two colours': formations.map((card, i) => ({ ...card, colour: i % 3 ? 'blue' : 'green' })),
  'all blue': formations.map((card) => ({ ...card, colour: 'blue' })),
};

for (const [name, deck] of Object.entries(decks))
  test(`PD5-015 PD5-019 PD5-031 step by step exactly the legal arrangements can be laid (${name})`, () => {
    const match = open(fivePossessions, { options: { 'pd.deck': deck } });
    const dice = fastSeed(7);
    let compared = 0;
    for (let seed = 1; compared < 3000; seed++) {
      const state = start(match, seed);
      const g = new Table(match, state);
      while (state.stack.length > 0) {
        const frame = state.stack.at(-1)!;
        const { offense } = state.facts;
        if (frame.do !== 'role' && frame.do !== 'lastDefense' && state.sealed[offense] === -1) {
          const colours = g.in(hand(offense)).map((card) => g.card(card).colour);
          const wanted = arrangements(colours, laneStates(g)).map(String).sort();
          const found = codes(g, offense).map(asArrangement).map(String).sort();
          assert.deepEqual(found, wanted, `${colours} on ${laneStates(g)}`);
          compared++;
        }
        const owing = match.rules[frame.do]!.who?.(g, frame) ?? ('seat' in frame ? 1 << frame.seat : 0);
        const seat = 31 - Math.clz32(owing);
        const count = g.ask(match.rules[frame.do]!, frame, seat);
        carryOut(g, seat, { ...g.list[fastBelow(dice, count)]! });
      }
    }
  });

function laneStates(g: Table<FivePossessions>): LaneState[] {
  return lanes.map((n) => {
    if (!isOpen(g.facts, n)) return 'closed';
    const top = g.top(lane(n));
    return top < 0 ? 'free' : g.card(top).colour;
  });
}

test('PD5-019 the arrangements of the rule’s own words: 24, 14, 18, 12, 4 and 2', () => {
  const count = (cards: string, states: string): number =>
    arrangements(cards.split(' ') as Colour[], states.split(' ') as LaneState[]).length;
  assert.equal(count('blue green orange purple', 'free free free free'), 24);
  assert.equal(count('blue orange green purple', 'blue closed orange closed'), 14);
  assert.equal(count('blue orange green purple', 'orange closed closed closed'), 18);
  assert.equal(count('blue blue green purple', 'blue blue blue green'), 12);
  assert.equal(count('blue green', 'blue purple closed orange'), 4);
  assert.equal(count('blue blue', 'blue green closed blue'), 2);
  assert.equal(count('blue green', 'blue closed closed closed'), 1);
});
