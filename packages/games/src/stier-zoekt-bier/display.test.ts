import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastSeed, viewedZone, world } from '@stamtafel/kernel';
import { display } from './display.ts';
import { ALLESDRINKER, at, type Seating, stopAll } from './testing/table.ts';

const shown = (t: Seating, seat: string, zone: string): string[] =>
  viewedZone(t.match, display(t.view(seat), t.match), zone);

const zones = { middle: 2, 'cellar.A': ['pils-1-a', 'wit-1-a', 'oer-1-a'], 'cellar.B': ['bruin-1-a'] };

test('SZB-063 SZB-201 the top card of your cellar is shown while you decide about it, and only that one', () => {
  const t = at('tap A', zones);
  assert.deepEqual(shown(t, 'A', 'cellar.A'), ['?', '?', 'oer-1-a']);
  assert.deepEqual(shown(t, 'B', 'cellar.A'), ['?', '?', '?']);
  assert.deepEqual(shown(t, 'B', 'cellar.B'), ['?']);
  t.play('A', 'tap');
  assert.deepEqual(shown(t, 'A', 'cellar.A'), ['?', 'wit-1-a']);
  assert.ok(t.heard('B').every(({ key }) => key === 'tapped'));
  t.play('A', 'stop');
  assert.deepEqual(shown(t, 'A', 'cellar.A'), ['?', '?']);
  assert.deepEqual(shown(t, 'B', 'cellar.B'), ['bruin-1-a']);
  const b = at('cellar A', zones);
  assert.deepEqual(shown(b, 'A', 'cellar.A'), ['?', '?', 'oer-1-a']);
});

test('SZB-207 a player knows their whole cellar; what the screen gets is the option', () => {
  const t = at('tap B', zones);
  assert.deepEqual(viewedZone(t.match, t.view('A'), 'cellar.A'), ['pils-1-a', 'wit-1-a', 'oer-1-a']);
  assert.deepEqual(shown(t, 'A', 'cellar.A'), ['?', '?', '?']);
  const aided = at('tap B', zones, { options: { cellarView: 'memory-aid' } });
  assert.deepEqual(shown(aided, 'A', 'cellar.A'), ['pils-1-a', 'wit-1-a', 'oer-1-a']);
  assert.deepEqual(shown(aided, 'C', 'cellar.A'), ['?', '?', '?']);
  const imagined = world(t.match, t.view('A'), fastSeed(1));
  assert.deepEqual(
    imagined.zones[8]?.map((c) => t.match.cards[c]?.id),
    ['pils-1-a', 'wit-1-a', 'oer-1-a'],
  );
});

test('what you passed on, the discard pile and mixed cards are not shown either; your hand is', () => {
  for (const cellarView of ['top-only', 'memory-aid']) {
    const hands = {
      'hand.A': ['pils-1-a', 'pils-2-a', 'pils-3-a'],
      'hand.B': ['wit-1-a', 'wit-2-a', 'wit-3-a'],
      'hand.C': 3,
    };
    const t = at(
      'pick1',
      { middle: 2, discard: ['oer-5-a', 'oer-5-b'], ...hands },
      { seats: 3, options: { cellarView } },
    );
    assert.deepEqual(shown(t, 'A', 'hand.A'), hands['hand.A']);
    for (const seat of ['A', 'B', 'C']) t.expire(seat);
    assert.ok(t.zone('discard').length >= 2);
    for (const zone of ['discard', 'hand.B', 'cellar.B'])
      assert.ok(
        shown(t, 'A', zone).every((card) => card === '?'),
        zone,
      );
    assert.deepEqual(display(t.view('A'), t.match).bags, []);
  }
});

test('SZB-207 in pick 2 nobody sees what they have passed on, and later not what lies in the discard pile', () => {
  const six = (kind: string) => [1, 2, 3, 4, 5].map((value) => `${kind}-${value}-a`).concat(`${kind}-1-b`);
  const hands = { 'hand.A': six('pils'), 'hand.B': six('wit'), 'hand.C': six('bruin'), middle: 2 };
  const t = at('pick1', hands, { seats: 3 });
  for (const seat of ['A', 'B', 'C']) t.expire(seat);
  assert.deepEqual(viewedZone(t.match, t.view('A'), 'hand.B').includes('pils-3-a'), true, 'A knows it');
  assert.deepEqual(shown(t, 'A', 'hand.B'), ['?', '?', '?', '?']);
  const serving = at('serve A', { 'A.1': ['pietje-pils-1'], 'open.A': ['pils-1-a'], 'cellar.B': 1 });
  serving.play('A', 'done');
  assert.deepEqual(viewedZone(serving.match, serving.view('B'), 'discard'), ['pils-1-a'], 'B saw it');
  assert.deepEqual(shown(serving, 'B', 'discard'), ['?']);
});

test('a hidden card shows the back of its pack, whatever is known of it', () => {
  const t = at('round', {}, { round: 0, options: { bonusAllesdrinker: 'guaranteed' } });
  const screen = display(t.view('A'), t.match);
  assert.ok(screen.zones[0]?.every((entry) => entry === -1));
  assert.ok(screen.zones[2]?.every((entry) => entry === -2));
  assert.ok(t.match.faceByName.has(ALLESDRINKER));
});

test('SZB-144 at the end all cellars lie open', () => {
  const t = at('cellar A', { 'cellar.A': ['pils-1-a'], 'cellar.B': ['bruin-1-a'] }, { round: 8 });
  stopAll(t);
  assert.deepEqual(shown(t, 'C', 'cellar.B'), ['bruin-1-a']);
});
