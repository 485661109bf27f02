import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clone, sureOfZone, undo } from '@stamtafel/kernel';
import { at, beers, DRINKER, grandCafe, keys, type Seating, withDrinker } from '../testing/table.ts';

const hands = {
  'hand.A': [...beers('pils-1', 4), 'pils-2-a', 'pils-2-b'],
  'hand.B': [...beers('wit-1', 4), 'wit-2-a', 'wit-2-b'],
  'hand.C': [...beers('bruin-1', 3), ...beers('bruin-2', 3)],
};
const three = { seats: 3 };

/** Everybody takes the first two cards. */
function pickAll(t: Seating): void {
  const frame = Object.values(t.asked())[0];
  for (const seat of Object.keys(t.asked()))
    while (t.asked()[seat] === frame && t.decision(seat)) t.play(seat, t.options(seat)[0]!);
}

test('SZB-041 six cards each, face down, one at a time clockwise from the bierbaas', () => {
  const t = at('stock', {}, { facts: { bierbaas: 2 } });
  const deck = [...t.match.cards]
    .map(({ id }) => id)
    .filter((id) => /^(pils|wit|bruin|oer)-/.test(id))
    .reverse();
  assert.deepEqual(
    t.zone('hand.C'),
    [0, 4, 8, 12, 16, 20].map((i) => deck[i]),
  );
  assert.deepEqual(
    t.zone('hand.B'),
    [3, 7, 11, 15, 19, 23].map((i) => deck[i]),
  );
  assert.ok(t.view('A').zones[17]?.every((entry) => entry < 0));
  assert.deepEqual(Object.values(t.asked()), ['pick1', 'pick1', 'pick1', 'pick1']);
});

test('SZB-042 exactly two of the six, as 30 ordered selections', () => {
  const t = at('pick1', hands, three);
  let selections = 0;
  for (const first of t.options('A')) {
    const other = at('pick1', hands, three);
    other.play('A', first);
    selections += other.options('A').length;
  }
  assert.equal(selections, 30);
  assert.equal(t.refusal('A', 'take wit-1-a')?.rule, 'SZB-042');
});

test('SZB-043 the remaining four go to the left neighbour, in their order', () => {
  const t = at('pick1', hands, three);
  pickAll(t);
  assert.deepEqual(t.zone('hand.B'), ['pils-1-c', 'pils-1-d', 'pils-2-a', 'pils-2-b']);
  assert.deepEqual(t.zone('hand.A'), ['bruin-2-a', 'bruin-2-b', 'bruin-2-c', 'bruin-1-c'].sort());
});

test('SZB-044 two of the four received go on top; the rest is discarded face down', () => {
  const t = at('pick1', hands, three);
  pickAll(t);
  assert.equal(t.refusal('B', 'take wit-1-c')?.rule, 'SZB-044');
  pickAll(t);
  assert.deepEqual(t.zone('cellar.B'), ['wit-1-a', 'wit-1-b', 'pils-1-c', 'pils-1-d']);
  assert.equal(t.zone('discard').length, 6);
  assert.ok(t.view('watcher').zones[1]?.every((entry) => entry < 0));
  assert.equal(t.view('B').zones[1]?.filter((entry) => entry >= 0).length, 2);
});

test('SZB-045 the player chooses the order of the two; pick 2 lies above pick 1', () => {
  const t = at('pick1', hands, three);
  t.play('A', 'take pils-2-b');
  t.play('A', 'take pils-1-a');
  pickAll(t);
  pickAll(t);
  assert.deepEqual(t.zone('cellar.A').slice(0, 2), ['pils-2-b', 'pils-1-a']);
  assert.equal(t.zone('cellar.A').length, 4);
});

test('SZB-046 nothing changes the order of a supply: no answer ever moves a card but the top one', () => {
  const t = at('tap A', { middle: 2, 'cellar.A': ['pils-1-a', 'wit-1-a', 'bruin-1-a'] });
  t.play('A', 'tap');
  assert.deepEqual(t.zone('cellar.A'), ['pils-1-a', 'wit-1-a']);
  const b = at('cellar A', { 'A.1': ['pietje-pils-1'], 'cellar.A': ['wit-1-a', 'pils-1-a', 'bruin-1-a'] });
  assert.equal(b.refusal('A', 'serve pils-1-a A.1')?.rule, 'SZB-117');
});

test('SZB-047 SZB-048 a sixth card is laid open at once and is not refused', () => {
  const t = at('pick1', { ...hands, 'cellar.A': beers('oer-1', 3).concat('oer-2-a', 'oer-2-b') }, three);
  assert.equal(t.refusal('A', 'nothing')?.rule, 'SZB-048');
  t.play('A', 'take pils-1-a');
  assert.equal(t.refusal('A', 'enough')?.rule, 'SZB-048');
  t.play('A', 'take pils-2-a');
  pickAll(t);
  assert.deepEqual(t.zone('open.A'), ['pils-1-a', 'pils-2-a']);
  assert.equal(t.zone('cellar.A').length, 5);
});

test('SZB-047 the story tells how many go into the cellar, and with a full one only that the cards lie open', () => {
  const told = (lying: number) => {
    const t = at('pick1', { ...hands, 'cellar.A': lying }, three);
    pickAll(t);
    return t.told.flatMap(({ key, args }) =>
      args.seat === 0 && ['stocked', 'overflow'].includes(key) ? [`${key} ${args.count ?? ''}`.trim()] : [],
    );
  };
  assert.deepEqual(told(3), ['stocked 2']);
  assert.deepEqual(told(4), ['stocked 1', 'overflow']);
  assert.deepEqual(told(5), ['overflow', 'overflow']);
});

test('SZB-049 nothing of a pick is seen until all have sent theirs, and then it is final', () => {
  const t = at('pick1', { ...hands, 'cellar.A': 5 }, three);
  const before = JSON.stringify(t.view('B'));
  t.play('A', 'take pils-1-a');
  assert.equal(JSON.stringify(t.view('B')), before);
  assert.deepEqual(t.told, []);
  t.play('A', 'take pils-1-b');
  assert.deepEqual(t.told, [{ key: 'chosen', args: { seat: 0 }, cards: [] }]);
  assert.equal(t.asked().A, undefined);
  assert.equal(t.refusal('A', 'take pils-2-a')?.args.asked, 0);
  assert.deepEqual(t.view('B').zones, JSON.parse(before).zones);
  t.play('B', 'take wit-1-a');
  t.play('B', 'take wit-1-b');
  t.play('C', 'take bruin-1-a');
  assert.equal(t.zone('open.A').length, 0);
  t.play('C', 'take bruin-1-b');
  assert.deepEqual(t.zone('open.A'), ['pils-1-a', 'pils-1-b']);
  assert.deepEqual(t.asked(), { A: 'pick2', B: 'pick2', C: 'pick2' });
});

test('SZB-050 a deck that becomes empty with the last card is renewed only when the next one is needed', () => {
  const cellars = Object.fromEntries(['A', 'B', 'C', 'D'].map((seat) => [`cellar.${seat}`, 5]));
  const exact = at('stock', { ...cellars, discard: 36, deck: 24 });
  assert.equal(exact.zone('deck').length, 0);
  assert.equal(exact.zone('discard').length, 36);
  const one = at('stock', { ...cellars, discard: 37, deck: 23 });
  assert.equal(one.zone('deck').length, 36);
  assert.equal(one.zone('discard').length, 0);
});

test('SZB-051 SZB-052 a short deal: equally few for all, and fewer choices', () => {
  for (const [each, passed, thrown] of [
    [5, 3, 3],
    [4, 2, 0],
    [3, 1, 0],
    [2, 0, 0],
    [1, 0, 0],
  ] as const) {
    const cards = Array.from({ length: 3 }, (_, i) =>
      beers(['pils-3', 'wit-3', 'bruin-3'][i]!, 5).slice(0, each),
    );
    const t = at('pick1', { 'hand.A': cards[0]!, 'hand.B': cards[1]!, 'hand.C': cards[2]! }, three);
    if (each > 1) {
      assert.deepEqual(Object.values(t.asked()), ['pick1', 'pick1', 'pick1']);
      assert.equal(t.options('A').length, each);
      pickAll(t);
    }
    const asked = Object.values(t.asked());
    if (passed > 1) {
      assert.deepEqual(asked, ['pick2', 'pick2', 'pick2']);
      assert.equal(t.zone('hand.A').length, passed);
      pickAll(t);
    } else assert.ok(!asked.includes('pick2'));
    assert.equal(t.zone('discard').length, thrown);
    assert.equal(t.zone('cellar.A').length, Math.min(each, 2) + Math.min(passed, 2));
  }
});

test('SZB-162 in Grand Café 0, 1 or 2 cards: 37 selections of six; what is left is passed', () => {
  const t = at('pick1', hands, { ...three, options: grandCafe });
  let selections = 0;
  for (const first of t.options('A')) {
    const other = at('pick1', hands, { ...three, options: grandCafe });
    other.play('A', first);
    selections += first === 'nothing' ? 1 : other.options('A').length;
  }
  assert.equal(selections, 37);
  t.play('A', 'nothing');
  t.play('B', 'take wit-1-a');
  t.play('B', 'enough');
  t.play('C', 'take bruin-1-a');
  t.play('C', 'take bruin-1-b');
  assert.deepEqual([t.zone('hand.B').length, t.zone('hand.C').length, t.zone('hand.A').length], [6, 5, 4]);
  t.play('B', 'nothing');
  t.play('C', 'nothing');
  t.play('A', 'nothing');
  assert.equal(t.zone('discard').length, 15);
});

test('SZB-163 in Grand Café no selection lays a second kind open', () => {
  const mixed = {
    ...hands,
    'hand.A': ['pils-1-a', 'wit-3-a', 'pils-2-a', 'wit-4-a', 'oer-1-a', 'bruin-3-a'],
  };
  const zones = { ...mixed, 'cellar.A': 5 };
  const t = at('pick1', zones, { ...three, options: grandCafe });
  t.play('A', 'take pils-1-a');
  assert.deepEqual(t.options('A'), ['take pils-2-a', 'enough']);
  assert.equal(t.refusal('A', 'take wit-3-a')?.rule, 'SZB-163');
  const four = at('pick1', { ...mixed, 'cellar.A': 4 }, { ...three, options: grandCafe });
  four.play('A', 'take pils-1-a');
  assert.equal(four.options('A').length, 6);
});

test('SZB-172 SZB-163 the Drinker may overflow beside any kind and fixes none', () => {
  const mixed = { ...hands, 'hand.A': ['pils-1-a', DRINKER, 'wit-3-a', 'wit-4-a', 'oer-1-a', 'bruin-3-a'] };
  const t = at('pick1', { ...mixed, 'cellar.A': 5 }, { ...three, options: { ...grandCafe, ...withDrinker } });
  t.play('A', `take ${DRINKER}`);
  assert.equal(t.options('A').length, 6);
  t.play('A', 'take wit-3-a');
  for (const seat of ['B', 'C']) t.play(seat, 'nothing');
  assert.deepEqual(t.zone('open.A'), ['wit-3-a']);
  assert.deepEqual(t.zone('drinker'), [DRINKER]);
  assert.equal(t.facts.tapped[0], 1);
  const after = at(
    'pick1',
    { ...mixed, 'cellar.A': 5 },
    { ...three, options: { ...grandCafe, ...withDrinker } },
  );
  after.play('A', 'take pils-1-a');
  assert.deepEqual(after.options('A'), [`take ${DRINKER}`, 'enough']);
});

test('SZB-202 one card: taken without asking; in Grand Café take it or not', () => {
  const one = { 'hand.A': ['pils-1-a'], 'hand.B': ['wit-1-a'], 'hand.C': ['bruin-1-a'], middle: 2 };
  const t = at('pick1', one, three);
  assert.deepEqual(t.zone('cellar.A'), ['pils-1-a']);
  assert.deepEqual(t.asked(), { A: 'tap' });
  const gc = at('pick1', one, { ...three, options: grandCafe });
  assert.deepEqual(gc.options('A'), ['take pils-1-a', 'nothing']);
  gc.play('A', 'take pils-1-a');
  assert.equal(gc.asked().A, undefined);
  gc.play('B', 'nothing');
  gc.play('C', 'nothing');
  assert.deepEqual(
    Object.keys(gc.asked()),
    ['A', 'C'].filter((s) => gc.zone(`hand.${s}`).length > 0),
  );
});

test('SZB-049 a sent pick is final, also one of nothing with a full cellar (Grand Café)', () => {
  for (const options of [{}, grandCafe]) {
    const t = at('pick1', { ...hands, 'cellar.A': 5 }, { ...three, options });
    if (options === grandCafe) t.play('A', 'nothing');
    else t.expire('A');
    for (const attempt of ['take pils-1-a', 'take pils-1-b', 'nothing', 'enough'])
      assert.equal(t.refusal('A', attempt)?.rule, 'SZB-049', attempt);
  }
});

test('SZB-202 of two cards only the order is asked, once; in Grand Café the second one can be left', () => {
  const two = {
    'hand.A': ['pils-1-a', 'pils-2-a'],
    'hand.B': ['wit-1-a', 'wit-2-a'],
    'hand.C': ['oer-1-a', 'oer-2-a'],
    middle: 2,
  };
  const t = at('pick1', two, three);
  assert.deepEqual(t.options('A'), ['take pils-1-a', 'take pils-2-a']);
  t.play('A', 'take pils-2-a');
  assert.deepEqual(Object.keys(t.asked()), ['B', 'C']);
  t.play('B', 'take wit-1-a');
  t.play('C', 'take oer-2-a');
  assert.deepEqual(t.zone('cellar.A'), ['pils-2-a', 'pils-1-a']);
  assert.deepEqual(t.zone('cellar.B'), ['wit-1-a', 'wit-2-a']);
  const gc = at('pick1', two, { ...three, options: grandCafe });
  gc.play('A', 'take pils-2-a');
  assert.deepEqual(gc.options('A'), ['take pils-1-a', 'enough']);
});

test('SZB-204 the clock takes the first two cards in hand order, whatever was put together; Grand Café nothing', () => {
  const t = at('pick1', hands, three);
  t.play('A', 'take pils-2-b');
  t.expire('A');
  assert.equal(t.refusal('B', 'forced')?.rule, 'SZB-204');
  t.expire('B');
  t.expire('C');
  assert.deepEqual(t.zone('cellar.A'), ['pils-1-a', 'pils-1-b']);
  const gc = at('pick1', hands, { ...three, options: grandCafe });
  gc.play('A', 'take pils-2-b');
  for (const seat of ['A', 'B', 'C']) gc.expire(seat);
  assert.deepEqual(gc.zone('cellar.A'), []);
  assert.equal(gc.zone('hand.B').length, 6);
});

test('SZB-203 a pick in the making can be taken back freely, a sent one not', () => {
  const t = at('pick1', hands, three);
  const before = clone(t.match, t.state);
  t.play('A', 'take pils-1-a');
  assert.equal(undo(t.match, before, t.state, 0), 'free');
  const half = clone(t.match, t.state);
  t.play('A', 'take pils-1-b');
  assert.equal(undo(t.match, half, t.state, 0), 'never');
});

test('SZB-205 the passer loses the trace when pick 2 is placed, but knows the faces among the places', () => {
  const t = at('pick1', hands, three);
  pickAll(t);
  const passed = ['pils-1-c', 'pils-1-d', 'pils-2-a', 'pils-2-b'];
  const handB = t.view('A').zones[t.match.zoneByName.get('hand.B')!]!;
  assert.deepEqual(handB.map((face) => t.match.faces[face]?.id).sort(), passed);
  pickAll(t);
  assert.deepEqual(sureOfZone(t.match, t.view('A'), 'cellar.B'), passed);
  assert.deepEqual(
    sureOfZone(t.match, t.view('A'), 'discard').filter((id) => passed.includes(id)),
    passed,
  );
  assert.deepEqual(sureOfZone(t.match, t.view('C'), 'cellar.B'), []);
});

test('SZB-206 a reshuffle ends what is known of places; the faces in the new deck stay known to those who saw them', () => {
  const cellars = { 'cellar.A': 5, 'cellar.B': 5, 'cellar.C': 5, 'cellar.D': ['oer-1-a'] };
  const t = at('cellar D', { ...cellars, deck: 23, discard: 41 });
  t.play('D', 'discard');
  assert.ok(keys(t).includes('reshuffled'));
  assert.deepEqual([t.zone('deck').length, t.zone('discard').length], [41, 0]);
  for (const viewer of ['A', 'B', 'C', 'watcher']) {
    assert.ok(t.view(viewer).zones[0]?.every((entry) => entry < 0));
    assert.ok(sureOfZone(t.match, t.view(viewer), 'deck').includes('oer-1-a'), viewer);
  }
});
