import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sit } from '@stamtafel/kernel/testing';
import { type Action, actions, colours, standardDeck } from '../deck.ts';
import { howRuck } from '../game.ts';
import type { CustomDeck } from '../own-deck.ts';
import { keys } from '../testing/table.ts';

const ids = standardDeck.map((card) => card.id);

/** Both finish together; these cards lie on top of those set aside, for A and B in turn. */
function drawing(cards: readonly string[]) {
  const others = ids.filter((id) => !cards.includes(id));
  const top = [...others.slice(0, 40), ...cards, ...others.slice(40)];
  const t = sit(howRuck, {
    options: { youngestSeat: 'A' },
    chance: [{ stream: 'deck', top }],
  });
  for (const seat of ['A', 'B']) for (let i = 0; i < 10; i++) t.play(seat, t.options(seat)[0]!);
  return t;
}

/** Who is faster after one draw each. */
function faster(...cards: string[]): string {
  const t = drawing(cards);
  assert.deepEqual([...t.zone('drawn.A'), ...t.zone('drawn.B')], cards);
  return Object.keys(t.asked()).join();
}

test('HR-070 each draws one of the set-aside cards and shows it: the higher value is faster', () => {
  assert.equal(faster('groen-1-1', 'rood-0-1'), 'A');
  assert.equal(faster('dame-4-1', 'nessie'), 'B');
  assert.equal(faster('dame-0', 'groen-1-1'), 'B');
});

test('HR-071 an action card counts 0', () => {
  assert.equal(faster('groen-1-1', 'touwbreuk'), 'A');
  assert.equal(faster('touwbreuk', 'groen-1-1'), 'B');
});

test('HR-072 equal values: white beats red beats blue beats green', () => {
  assert.equal(faster('dame-3-1', 'rood-3-1'), 'A');
  assert.equal(faster('rood-3-1', 'blauw-3-1'), 'A');
  assert.equal(faster('groen-3-1', 'blauw-3-1'), 'B');
  assert.equal(faster('groen-3-1', 'dame-3-1'), 'B');
  assert.equal(faster('blauw-3-1', 'dame-3-1'), 'B');
  assert.equal(faster('rood-3-1', 'groen-3-1'), 'A');
});

test('HR-073 an action card ranks below every Scot of value 0; two actions are equal', () => {
  assert.equal(faster('groen-0-1', 'touwbreuk'), 'A');
  assert.equal(faster('touwbreuk', 'groen-0-1'), 'B');
  assert.equal(drawing(['touwbreuk', 'how-ruck', 'rood-1-1', 'rood-2-1']).zone('drawn.A').length, 2);
});

test('HR-074 same value and colour: both draw again', () => {
  const t = drawing(['rood-2-1', 'rood-2-hr-1', 'blauw-1-1', 'blauw-1-hr', 'rood-1-1', 'nessie']);
  assert.deepEqual(Object.keys(t.asked()), ['B']);
  assert.deepEqual(keys(t).filter((key) => key === 'drawsEqual').length, 2);
  assert.deepEqual(t.zone('drawn.A'), ['rood-2-1', 'blauw-1-1', 'rood-1-1']);
});

test('HR-075 drawn cards are put aside, stay known to everybody and take no part', () => {
  const t = drawing(['rood-2-1', 'rood-2-2', 'dame-3-1', 'blauw-3-1']);
  for (const viewer of ['A', 'B', 'watcher']) {
    const { zones } = t.view(viewer);
    for (const zone of ['drawn.A', 'drawn.B'])
      assert.ok(zones[t.match.zoneByName.get(zone)!]!.every((entry) => entry >= 0));
  }
  assert.deepEqual(
    [...t.zone('drawn.A'), ...t.zone('drawn.B')],
    ['rood-2-1', 'dame-3-1', 'rood-2-2', 'blauw-3-1'],
  );
  assert.equal(t.zone('aside').length, 11);
});

/** A deck of 45 equal Scots whose actions are dealt: every draw is equal. */
function equalDraws(seed: number, lot?: number) {
  const deck: CustomDeck = {
    scots: Array.from({ length: 45 }, () => ({ colour: colours[0], strength: 2 })),
    actions: actions as readonly Action[],
  };
  const top = [...actions, ...Array.from({ length: 45 }, (_, i) => `rood-2-${i + 1}`)];
  const t = sit(howRuck, {
    seed,
    options: { deck, youngestSeat: 'A' },
    chance: [{ stream: 'deck', top }, ...(lot === undefined ? [] : [{ stream: 'lot', numbers: [lot] }])],
  });
  for (const seat of ['A', 'B']) for (let i = 0; i < 10; i++) t.play(seat, t.options(seat)[0]!);
  return t;
}

test('HR-076 A takes the top card, B the next; after seven equal draws the lot decides', () => {
  for (const lot of [0, 1]) {
    const t = equalDraws(1, lot);
    assert.equal(t.zone('drawn.A').length, 7);
    assert.equal(t.zone('drawn.B').length, 7);
    assert.equal(t.zone('aside').length, 1);
    assert.deepEqual([t.zone('drawn.A')[0], t.zone('drawn.B')[0]], ['rood-2-31', 'rood-2-32']);
    assert.deepEqual(Object.keys(t.asked()), ['AB'[lot]]);
    // Six times both draw again; after the seventh the lot speaks.
    assert.equal(keys(t).filter((key) => key === 'drawsEqual').length, 6);
    assert.deepEqual(keys(t).slice(-6), ['drawn', 'lot', 'faster', 'teams', 'barrelPlaced', 'starts']);
    assert.ok(t.view('A').zones[t.match.zoneByName.get('aside')!]!.every((entry) => entry < 0));
  }
});

test('HR-076 the lot is one of two with equal chances', () => {
  let a = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const { starter } = equalDraws(seed).facts;
    assert.ok(starter === 0 || starter === 1);
    if (starter === 0) a++;
  }
  assert.ok(a > 15 && a < 45, `${a} of 60`);
});
