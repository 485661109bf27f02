import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sureOfZone, viewedZone } from '@stamtafel/kernel';
import { type Seated, sit } from '@stamtafel/kernel/testing';
import { ballenMetStieren } from '../game.ts';
import type { BallenMetStieren } from '../kind.ts';

type Table = Seated<BallenMetStieren>;

const opening = (options: object = {}, chance: { stream: string; numbers: number[] }[] = []): Table =>
  sit(ballenMetStieren, { options: { ...options }, chance });

/** Both pick the first eleven shirt numbers. */
function elevens(t: Table): Table {
  for (const seat of ['A', 'B'])
    while (t.asked()[seat] === 'eleven')
      t.play(seat, t.decision(seat)!.options.map((o) => `choose ${o.card}`)[0]!);
  return t;
}

/** Both keep the first card of every pick. */
function drafts(t: Table, picks = 8): Table {
  for (let i = 0; i < picks; i++) for (const seat of ['A', 'B']) t.play(seat, t.options(seat)[0]!);
  return t;
}

test('BMS-001 two coaches, one with Team Oranje and one with Team Wit; the lobby says who', () => {
  assert.throws(() => sit(ballenMetStieren, { seats: 3 }), /2 players/);
  assert.equal(opening().zone('hand.A')[0], 'oranje-01');
  assert.equal(opening({ seat1Team: 'wit' }).zone('hand.A')[0], 'wit-01');
  assert.equal(opening({ seat1Team: 'wit' }).zone('hand.B').length, 16);
});

test('BMS-010 each coach picks exactly 11 of 16 bulls, in any order', () => {
  const t = opening();
  assert.deepEqual(t.asked(), { A: 'eleven', B: 'eleven' });
  assert.equal(t.options('A').length, 16);
  t.play('A', 'choose oranje-16');
  t.play('A', 'choose oranje-02');
  assert.equal(t.refusal('A', 'choose oranje-16')?.rule, 'BMS-010');
  assert.equal(t.refusal('A', 'choose wit-01')?.rule, 'BMS-010');
  assert.equal(t.options('A').length, 14);
  elevens(t);
  assert.deepEqual([t.zone('bulls.A').length, t.zone('bench.A').length], [11, 5]);
  assert.ok(t.zone('bulls.A').includes('oranje-16') && t.zone('bulls.A').includes('oranje-02'));
});

test('BMS-011 both pick at the same time; the pick is never shown to the opponent', () => {
  const t = opening();
  const before = JSON.stringify(t.view('B'));
  t.play('A', 'choose oranje-05');
  assert.equal(JSON.stringify(t.view('B')), before);
  assert.deepEqual(t.heard('B'), []);
  elevens(t);
  assert.deepEqual(sureOfZone(t.match, t.view('B'), 'bulls.A'), []);
  assert.ok(viewedZone(t.match, t.view('B'), 'bench.A').every((name) => name === '?'));
});

test('BMS-012 the bulls not picked are the bench: its owner knows its contents, not its order', () => {
  const t = elevens(opening());
  assert.deepEqual(viewedZone(t.match, t.view('A'), 'bench.A'), ['?', '?', '?', '?', '?']);
  const names = ['oranje-12', 'oranje-13', 'oranje-14', 'oranje-15', 'oranje-16'];
  assert.deepEqual(sureOfZone(t.match, t.view('A'), 'bench.A'), names);
});

test('BMS-013 the eleven are shuffled and form the bull pile', () => {
  const piles = [1, 2, 3].map((seed) => elevens(sit(ballenMetStieren, { seed })).zone('bulls.A').join());
  assert.equal(new Set(piles).size, 3);
});

test('BMS-014 one draft: three cards, keep one, exchange two, keep one, discard one', () => {
  const t = elevens(opening());
  const [a, b] = [t.zone('hand.A'), t.zone('hand.B')];
  assert.deepEqual([a.length, b.length], [3, 3]);
  assert.equal(t.refusal('A', `keep ${b[0]}`)?.rule, 'BMS-014');
  t.play('A', `keep ${a[1]}`);
  t.play('B', `keep ${b[0]}`);
  assert.deepEqual(t.zone('hand.A').sort(), [b[1], b[2]].sort());
  assert.deepEqual(t.zone('hand.B').sort(), [a[0], a[2]].sort());
  t.play('A', `keep ${b[2]}`);
  t.play('B', `keep ${a[0]}`);
  assert.deepEqual(t.zone('actions.A'), [a[1], b[2]]);
  assert.deepEqual([t.zone('down.A'), t.zone('down.B')], [[b[1]], [a[2]]]);
});

test('BMS-015 exactly four drafts: each coach keeps 8, and 8 cards are discarded', () => {
  const t = drafts(elevens(opening({ home: 'seat1' })));
  assert.deepEqual(t.asked(), { A: 'attackBull' });
  assert.deepEqual([t.zone('down.A').length, t.zone('down.B').length], [4, 4]);
});

test('BMS-016 in each half of a draft both pick simultaneously and unseen', () => {
  const t = elevens(opening());
  assert.deepEqual(t.asked(), { A: 'firstPick', B: 'firstPick' });
  const counts = t.zone('hand.A').length;
  t.play('A', t.options('A')[2]!);
  assert.deepEqual(t.asked(), { B: 'firstPick' });
  assert.equal(t.zone('hand.A').length, counts);
  assert.deepEqual(
    t.heard('B').map((event) => [event.key, event.cards]),
    [['kept', []]],
  );
});

test('BMS-017 draft leftovers lie face down; only the coach who discarded one knows it for certain', () => {
  const t = drafts(elevens(opening()), 2);
  const [left] = t.zone('down.A');
  assert.deepEqual(viewedZone(t.match, t.view('A'), 'down.A'), [left]);
  assert.deepEqual(viewedZone(t.match, t.view('B'), 'down.A'), ['?']);
  // B passed the two: one was kept, the other one lies here; B cannot tell which.
  assert.equal(sureOfZone(t.match, t.view('B'), 'down.A').length, 2);
});

test('BMS-018 after the last pick each gets 3 more cards that nobody looks at, not even their owner', () => {
  const t = drafts(elevens(opening()), 7);
  assert.deepEqual(
    ['actions.A', 'actions.B', 'deck'].map((zone) => t.zone(zone).length),
    [7, 7, 14],
  );
  const deck = t.zone('deck').reverse();
  drafts(t, 1);
  for (const [i, seat] of ['A', 'B'].entries()) {
    const unseen = deck.slice(3 * i, 3 * i + 3);
    const [pile, drawn] = [t.zone(`actions.${seat}`), t.zone(`hand.${seat}`)];
    assert.ok(unseen.every((card) => pile.includes(card) || drawn.includes(card)));
    const sure = sureOfZone(t.match, t.view(seat), `actions.${seat}`);
    assert.ok(!unseen.some((card) => sure.includes(card)));
  }
});

test('BMS-019 each coach’s 11 action cards are shuffled into a pile: their owner knows eight of them, not where', () => {
  const t = elevens(opening({ home: 'seat1' }));
  const kept: string[] = [];
  for (let pick = 0; pick < 8; pick++) {
    kept.push(t.options('A')[0]!.replace('keep ', ''));
    drafts(t, 1);
  }
  const drawn = t.zone('hand.A').slice(3);
  assert.ok(viewedZone(t.match, t.view('A'), 'actions.A').every((name) => name === '?'));
  assert.deepEqual(
    sureOfZone(t.match, t.view('A'), 'actions.A'),
    kept.filter((card) => !drawn.includes(card)).sort(),
  );
});

test('BMS-020 the 8 undealt action cards stay out of the match, unseen', () => {
  const t = drafts(elevens(opening()));
  assert.equal(t.zone('deck').length, 8);
  for (const viewer of ['A', 'B', 'watcher'])
    assert.deepEqual(new Set(viewedZone(t.match, t.view(viewer), 'deck')), new Set(['?']));
});

test('BMS-021 the opening hand: 3 from the bull pile and 3 from the action pile', () => {
  const t = drafts(elevens(opening()));
  for (const seat of ['A', 'B']) {
    const bulls = t.zone(`hand.${seat}`).filter((card) => /^(oranje|wit)-/.test(card));
    assert.deepEqual([bulls.length, t.zone(`hand.${seat}`).length], [3, 6]);
    assert.deepEqual([t.zone(`bulls.${seat}`).length, t.zone(`actions.${seat}`).length], [8, 8]);
  }
});

test('BMS-022 the coach who plays at home attacks first', () => {
  for (const [home, seat] of [
    ['seat1', 'A'],
    ['seat2', 'B'],
  ] as const) {
    const t = drafts(elevens(opening({ home })));
    assert.deepEqual(t.asked(), { [seat]: 'attackBull' });
    assert.equal(t.facts.home, seat === 'A' ? 0 : 1);
  }
});

test('BMS-023 else each draws a dice card and the higher attacks first; equal draws are repeated by both', () => {
  const lots = [2, 2, 0, 5].map((n) => ({ stream: 'home', numbers: [n] }));
  const t = drafts(elevens(opening({}, lots)));
  assert.equal(t.facts.home, 1);
  const rolls = t.told.filter(({ key }) => key === 'die').map(({ args }) => [args.seat, args.die]);
  assert.deepEqual(rolls, [
    [0, 3],
    [1, 3],
    [0, 1],
    [1, 6],
  ]);
});

test('BMS-260 De Spuger’s owner chooses 11 of 17 bulls, and the bench then holds 6; one coach alone may own him', () => {
  const t = elevens(opening({ spuger: 'both' }));
  assert.deepEqual(
    [t.zone('bulls.A').length, t.zone('bench.A').length, t.zone('bench.B').length],
    [11, 6, 6],
  );
  const away = opening({ spuger: 'away', home: 'seat1' });
  assert.deepEqual([away.zone('hand.A').length, away.zone('hand.B').length], [16, 17]);
  assert.deepEqual(away.zone('box'), ['de-spuger#1']);
  assert.equal(away.facts.home, 0);
  const home = opening({ spuger: 'home', home: 'seat2' });
  assert.deepEqual([home.zone('hand.A').length, home.zone('hand.B').length], [16, 17]);
  assert.deepEqual(home.zone('box'), ['de-spuger#1']);
});

test('BMS-290 the clock picks the shirt numbers 01-11 and the first card in the order of the tables', () => {
  const t = opening();
  for (const seat of ['A', 'B']) while (t.asked()[seat] === 'eleven') t.expire(seat);
  assert.deepEqual(t.zone('bench.B').sort(), ['wit-12', 'wit-13', 'wit-14', 'wit-15', 'wit-16']);
  const order = t.match.cards.map(({ id }) => id);
  const first = [...t.zone('hand.A')].sort((a, b) => order.indexOf(a) - order.indexOf(b))[0];
  assert.equal(t.decision('A')?.timeout?.card, first);
});
