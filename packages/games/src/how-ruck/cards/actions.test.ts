import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open } from '@stamtafel/kernel';
import { actions } from '../deck.ts';
import { howRuckEdition } from '../edition.ts';
import { howRuck } from '../game.ts';
import { keys, pulling } from '../testing/table.ts';

test('HR-130 an action goes to the discard pile, both see its text, then it is carried out', () => {
  const t = pulling({ 'hand.A': ['adrenalinestoot'] }, { barrel: 9 });
  t.play('A', 'carryOut adrenalinestoot');
  assert.deepEqual(keys(t), ['carriedOut', 'barrel', 'draw']);
  for (const viewer of ['A', 'B', 'watcher'])
    assert.deepEqual(t.heard(viewer)[0], {
      key: 'carriedOut',
      args: { seat: 0, action: 'adrenalinestoot' },
      cards: ['adrenalinestoot'],
    });
  const waived = pulling({ 'hand.A': ['touwbreuk'] });
  waived.play('A', 'waive touwbreuk');
  assert.equal(waived.heard('B')[0]?.args.action, 'touwbreuk');
  const match = open(howRuck);
  for (const language of ['nl', 'en'] as const) {
    const { events, words } = howRuckEdition.texts[language];
    assert.ok(events.carriedOut?.includes('{action}') && events.waived?.includes('{action}'));
    for (const action of actions) {
      assert.ok(howRuckEdition.cardLine(match, action, language).length > 20, action);
      assert.equal(words[action], howRuckEdition.cardLine(match, action, language));
    }
  }
});

test('HR-131 an action may be waived when it is played: the card is discarded without effect', () => {
  for (const action of actions) {
    const t = pulling(
      { 'hand.A': [action], 'A.rood': ['dame-3-1'], 'B.rood': ['nessie'], 'hand.B': ['rood-1-1'] },
      { barrel: 9 },
    );
    assert.ok(t.options('A').includes(`carryOut ${action}`), action);
    t.play('A', `waive ${action}`);
    assert.deepEqual(keys(t), ['waived', 'draw']);
    assert.deepEqual(t.zone('discard'), [action]);
    assert.deepEqual([t.facts.barrel, t.zone('hand.A').length, t.zone('hand.B')], [9, 1, ['rood-1-1']]);
    assert.deepEqual(t.asked(), { B: 'turn' });
  }
});

test('HR-132 an action that cannot do anything is offered only without effect', () => {
  const refused = (card: string, zones: object) => {
    const t = pulling({ 'hand.A': [card], ...zones });
    assert.deepEqual(t.options('A'), [`waive ${card}`]);
    return t.refusal('A', `carryOut ${card}`)?.rule;
  };
  assert.equal(refused('vuile-truc', { 'hand.B': 0 }), 'HR-132');
  assert.equal(
    refused('mucho-macho', { 'A.rood': ['dame-3-1', 'rood-1-1'], 'B.rood': ['nessie'] }),
    'HR-132',
  );
  assert.equal(refused('wisselen-van-kant', {}), 'HR-132');
  assert.equal(refused('en-daag', {}), 'HR-132');
  assert.equal(refused('monsterachtig', { 'A.rood': ['nessie'] }), 'HR-132');
  assert.equal(refused('versterking', { 'pile.A': 0 }), 'HR-132');
});

test('HR-132 all other actions are always offered', () => {
  for (const card of ['adrenalinestoot', 'how-ruck', 'zwak-wint', 'touwbreuk']) {
    const t = pulling({ 'hand.A': [card], 'pile.A': 0, 'hand.B': 0, 'pile.B': 0 });
    assert.deepEqual(t.options('A'), [`carryOut ${card}`, `waive ${card}`]);
  }
});

test('HR-133 “you” is the player who plays the card, even when it came from the opponent’s hand', () => {
  for (const [turn, victim, barrel] of [
    ['A', 'B', 7],
    ['B', 'A', 11],
  ] as const) {
    const t = pulling(
      { [`hand.${turn}`]: ['vuile-truc'], [`hand.${victim}`]: ['adrenalinestoot'] },
      { turn, barrel: 9 },
    );
    t.play(turn, 'carryOut vuile-truc');
    t.play(turn, 'carryOut adrenalinestoot');
    assert.equal(t.facts.barrel, barrel);
  }
});

test('HR-134 removed cards go on top of the action card in the order of the fields; what lay beneath is open', () => {
  const t = pulling({
    'hand.A': ['mucho-macho'],
    discard: ['touwbreuk'],
    'B.groen': ['dame-0'],
    'A.blauw': ['blauw-1-1', 'dame-3-1'],
    'B.rood': ['dame-4-1'],
    'A.rood': ['dame-1'],
  });
  t.play('A', 'carryOut mucho-macho');
  assert.deepEqual(t.zone('discard'), [
    'touwbreuk',
    'mucho-macho',
    'dame-1',
    'dame-3-1',
    'dame-4-1',
    'dame-0',
  ]);
  assert.deepEqual(t.zone('A.blauw'), ['blauw-1-1']);
  assert.deepEqual(t.told[1]?.cards, ['dame-1', 'dame-3-1', 'dame-4-1', 'dame-0']);
});

test('HR-135 a removal looks at the open cards once: what it uncovers stays', () => {
  const t = pulling({ 'hand.A': ['mucho-macho'], 'A.rood': ['dame-1', 'dame-2', 'dame-3-1'] });
  t.play('A', 'carryOut mucho-macho');
  assert.deepEqual(t.zone('A.rood'), ['dame-1', 'dame-2']);
});

test('HR-136 a printed Scot is not a card: it cannot be removed, moved or named', () => {
  const t = pulling({ 'hand.A': ['wisselen-van-kant'], 'A.rood': ['rood-1-1'], 'B.rood': ['rood-2-1'] });
  t.play('A', 'carryOut wisselen-van-kant');
  assert.equal(t.refusal('A', 'from A.blauw')?.rule, 'HR-136');
  assert.equal(t.refusal('A', 'from discard')?.rule, 'HR-155');
  assert.deepEqual(t.options('A'), ['from A.rood', 'from B.rood']);
});

test('HR-140 Adrenalinestoot: the barrel moves 2 fields towards you', () => {
  const pull = (turn: 'A' | 'B', barrel: number) => {
    const t = pulling({ [`hand.${turn}`]: ['adrenalinestoot'] }, { turn, barrel });
    t.play(turn, 'carryOut adrenalinestoot');
    return t;
  };
  assert.equal(pull('A', 9).facts.barrel, 7);
  assert.equal(pull('B', 9).facts.barrel, 11);
  assert.deepEqual(pull('A', 2).facts.won, [1, 0]);
  assert.deepEqual(pull('B', 10).facts.won, [0, 1]);
});

test('HR-148 How Ruck: a contest takes place at once', () => {
  const t = pulling({ 'hand.A': ['how-ruck'], 'A.rood': ['dame-4-1'] });
  t.play('A', 'carryOut how-ruck');
  assert.deepEqual(keys(t), ['carriedOut', 'contest', 'barrel', 'draw']);
  assert.equal(t.facts.barrel, 4);
});

test('HR-149 Mucho Macho: all open ladies on both sides are removed, the fainted one too', () => {
  const t = pulling(
    {
      'hand.B': ['mucho-macho'],
      'A.rood': ['dame-0'],
      'B.blauw': ['dame-4-1'],
      'B.rood': ['rood-3-1'],
    },
    { turn: 'B' },
  );
  t.play('B', 'carryOut mucho-macho');
  assert.deepEqual([t.zone('A.rood'), t.zone('B.blauw'), t.zone('B.rood')], [[], [], ['rood-3-1']]);
});

test('HR-150 Nessie, though white, is not a lady and stays', () => {
  const t = pulling({ 'hand.A': ['mucho-macho'], 'A.rood': ['dame-1'], 'B.blauw': ['nessie'] });
  t.play('A', 'carryOut mucho-macho');
  assert.deepEqual(t.zone('B.blauw'), ['nessie']);
});

test('HR-151 in Zwak wint the barrel moves towards the weaker side by the difference', () => {
  const t = pulling({ 'hand.A': ['zwak-wint'], 'A.rood': ['rood-3-1'] }, { barrel: 7 });
  t.play('A', 'carryOut zwak-wint');
  assert.equal(t.facts.barrel, 8);
  assert.deepEqual(t.told[1]?.args, { left: 0, a: 7, right: 1, b: 6, pulls: 'weaker' });
  const equal = pulling({ 'hand.A': ['zwak-wint'] }, { barrel: 7 });
  equal.play('A', 'carryOut zwak-wint');
  assert.equal(equal.facts.barrel, 7);
});

test('HR-152 Touwbreuk: the barrel is put on your start field, wherever it stood', () => {
  for (const [turn, start] of [
    ['A', 6],
    ['B', 7],
  ] as const)
    for (const barrel of [2, 6, 7, 11]) {
      const t = pulling({ [`hand.${turn}`]: ['touwbreuk'] }, { turn, barrel });
      t.play(turn, 'carryOut touwbreuk');
      assert.equal(t.facts.barrel, start);
    }
});

test('HR-153 the round does not start again: fields, hands, piles and discard pile stay', () => {
  const t = pulling({
    'hand.A': ['touwbreuk', 'rood-0-1'],
    'A.rood': ['nessie'],
    discard: ['how-ruck'],
    'pile.A': 0,
  });
  t.play('A', 'carryOut touwbreuk');
  assert.deepEqual(
    ['A.rood', 'hand.A', 'discard'].map((zone) => t.zone(zone)),
    [['nessie'], ['rood-0-1'], ['how-ruck', 'touwbreuk']],
  );
  assert.equal(t.zone('hand.B').length, 6);
});

test('HR-154 then it is the opponent’s turn, after the normal draw; without hand cards they are skipped', () => {
  const t = pulling({ 'hand.A': ['touwbreuk'], 'pile.A': ['nessie'] });
  t.play('A', 'carryOut touwbreuk');
  assert.deepEqual([t.zone('hand.A'), t.asked()], [['nessie'], { B: 'turn' }]);
  const alone = pulling({ 'hand.A': ['touwbreuk'], 'pile.A': ['nessie'], 'hand.B': 0, 'pile.B': 0 });
  alone.play('A', 'carryOut touwbreuk');
  assert.deepEqual(alone.asked(), { A: 'turn' });
});

test('HR-163 Monsterachtig: Nessie open on the opponent’s side loses them the round, wherever the barrel stands', () => {
  for (const barrel of [2, 11]) {
    const t = pulling({ 'hand.A': ['monsterachtig'], 'B.groen': ['nessie'] }, { barrel });
    t.play('A', 'carryOut monsterachtig');
    assert.deepEqual(t.facts.won, [1, 0]);
    assert.deepEqual(keys(t), ['carriedOut', 'monster', 'roundWon', 'round']);
    assert.equal(t.facts.reason, 'monster');
  }
  const b = pulling({ 'hand.B': ['monsterachtig'], 'A.rood': ['nessie'] }, { turn: 'B' });
  b.play('B', 'carryOut monsterachtig');
  assert.deepEqual(b.facts.won, [0, 1]);
});

test('HR-164 a covered Nessie, or Nessie on your own side, does not count', () => {
  for (const zones of [{ 'B.groen': ['nessie', 'groen-1-1'] }, { 'A.groen': ['nessie'] }]) {
    const t = pulling({ 'hand.A': ['monsterachtig'], ...zones });
    assert.equal(t.refusal('A', 'carryOut monsterachtig')?.rule, 'HR-132');
  }
  const own = pulling({ 'hand.B': ['monsterachtig'], 'B.rood': ['nessie'] }, { turn: 'B' });
  assert.equal(own.refusal('B', 'carryOut monsterachtig')?.rule, 'HR-132');
  const inHand = pulling({ 'hand.A': ['monsterachtig', 'nessie'] });
  assert.equal(inHand.refusal('A', 'carryOut monsterachtig')?.rule, 'HR-132');
});

test('HR-165 Versterking: the top three cards of your pile, or all if there are fewer', () => {
  const t = pulling({
    'hand.A': ['versterking'],
    'pile.A': ['rood-0-1', 'rood-1-1', 'rood-2-1', 'rood-3-1', 'nessie'],
  });
  t.play('A', 'carryOut versterking');
  assert.deepEqual(t.zone('hand.A'), ['nessie', 'rood-3-1', 'rood-2-1', 'rood-1-1']);
  const cards = (viewer: string) => t.heard(viewer)[1]?.cards;
  assert.deepEqual(
    [cards('A'), cards('B')],
    [
      ['nessie', 'rood-3-1', 'rood-2-1'],
      [null, null, null],
    ],
  );
  for (const count of [1, 2, 3]) {
    const few = pulling({ 'hand.A': ['versterking'], 'pile.A': count });
    few.play('A', 'carryOut versterking');
    assert.equal(few.told[1]?.args.count, count);
    assert.deepEqual([few.zone('hand.A').length, few.zone('pile.A').length], [count, 0]);
  }
});

test('HR-166 the normal draw follows as well: from 6 cards to 9', () => {
  const t = pulling({
    'hand.A': ['versterking', 'rood-0-1', 'rood-0-2', 'rood-1-1', 'rood-1-2', 'rood-2-1'],
  });
  t.play('A', 'carryOut versterking');
  assert.deepEqual([t.zone('hand.A').length, t.zone('pile.A').length], [9, 4]);
});
