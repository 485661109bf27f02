import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actions } from '../deck.ts';
import type { CustomDeck } from '../own-deck.ts';
import { keys, pulling } from '../testing/table.ts';

const ownDeck = (strength: number, acts = [...actions]): CustomDeck => ({
  scots: Array.from({ length: 45 }, (_, i) => ({ colour: i % 2 ? 'wit' : 'rood', strength })),
  actions: acts,
});

test('HR-141 Vuile truc: a card of the opponent’s hand is taken and played at once as if it were yours', () => {
  const t = pulling({ 'hand.A': ['vuile-truc'], 'hand.B': ['rood-3-hr'] }, { barrel: 7 });
  t.play('A', 'carryOut vuile-truc');
  assert.deepEqual(keys(t), ['carriedOut', 'took']);
  assert.deepEqual(t.asked(), { A: 'taken' });
  assert.deepEqual(t.options('A'), ['place rood-3-hr A.rood', 'place rood-3-hr B.rood']);
  assert.equal(t.refusal('A', 'place rood-3-hr A.blauw')?.rule, 'HR-093');
  for (const viewer of ['A', 'B', 'watcher']) assert.deepEqual(t.heard(viewer)[1]?.cards, ['rood-3-hr']);
  t.play('A', 'place rood-3-hr A.rood');
  assert.equal(t.facts.barrel, 6);
});

test('HR-142 blind: one of n slots in a fresh order; the owner’s hand keeps its order', () => {
  const hand = ['rood-0-1', 'blauw-1-1', 'groen-2-1', 'dame-1'];
  const t = pulling(
    { 'hand.A': ['vuile-truc'], 'hand.B': hand },
    { chance: [{ stream: 'slots', numbers: [2, 0, 3, 1] }] },
  );
  t.play('A', 'carryOut vuile-truc');
  assert.deepEqual(t.options('A'), ['slot 0', 'slot 1', 'slot 2', 'slot 3']);
  assert.equal(t.refusal('A', 'slot 4')?.rule, 'HR-142');
  assert.equal(t.refusal('A', 'choose dame-1')?.rule, 'HR-142');
  const seen = t.view('A').zones[t.match.zoneByName.get('hand.B')!]!;
  assert.ok(seen.every((entry) => entry < 0));
  assert.equal(t.view('A').order, 4);
  t.play('A', 'slot 3');
  assert.deepEqual(t.zone('taken'), ['blauw-1-1']);
  assert.deepEqual(t.zone('hand.B'), ['rood-0-1', 'groen-2-1', 'dame-1']);
  assert.deepEqual(t.state.order, []);
});

test('HR-142 every slot can hide every card', () => {
  const found = new Set<string>();
  for (let seed = 1; seed <= 60; seed++) {
    const t = pulling(
      { 'hand.A': ['vuile-truc'], 'hand.B': ['rood-0-1', 'blauw-1-1', 'groen-2-1'] },
      { seed },
    );
    t.play('A', 'carryOut vuile-truc');
    t.play('A', `slot ${seed % 3}`);
    found.add(`${seed % 3} ${t.zone('taken')[0]}`);
  }
  assert.equal(found.size, 9);
});

test('HR-142 open: you see the whole hand, in no order, and choose', () => {
  const look = (hand: string[]) => {
    const t = pulling(
      { 'hand.A': ['vuile-truc', 'rood-1-1'], 'hand.B': hand },
      { options: { vuileTrucMode: 'open' } },
    );
    t.play('A', 'carryOut vuile-truc');
    return t;
  };
  const t = look(['dame-1', 'rood-0-1', 'touwbreuk']);
  assert.deepEqual(t.options('A'), ['choose rood-0-1', 'choose dame-1', 'choose touwbreuk']);
  const cards = (viewer: string) => t.heard(viewer)[1]?.cards;
  assert.deepEqual(cards('A'), ['rood-0-1', 'dame-1', 'touwbreuk']);
  assert.deepEqual(cards('watcher'), [null, null, null]);
  assert.equal(t.refusal('A', 'choose nessie')?.rule, 'HR-141');
  // The victim learns nothing by asking for a card.
  const rules = ['rood-1-1', 'nessie', 'blauw-0-1'].map((card) => t.refusal('B', `choose ${card}`)?.rule);
  assert.deepEqual(rules, ['HR-142', 'HR-142', 'HR-142']);
  // The order in which the cards came into the hand stays with its owner.
  const other = look(['touwbreuk', 'dame-1', 'rood-0-1']);
  assert.equal(JSON.stringify(other.view('A')), JSON.stringify(t.view('A')));
  assert.deepEqual(other.heard('A'), t.heard('A'));
  assert.deepEqual(other.decision('A'), t.decision('A'));
  t.play('A', 'choose dame-1');
  t.play('A', 'place dame-1 A.rood');
  // The rest stays known until it is played.
  const seen = t.view('A').zones[t.match.zoneByName.get('hand.B')!]!;
  assert.equal(seen.filter((entry) => entry >= 0).length, 2);
});

test('HR-143 a taken card must be played and cannot be given back; an action may be waived', () => {
  const t = pulling({ 'hand.A': ['vuile-truc', 'rood-0-1'], 'hand.B': ['adrenalinestoot'] });
  t.play('A', 'carryOut vuile-truc');
  assert.deepEqual(t.options('A'), ['carryOut adrenalinestoot', 'waive adrenalinestoot']);
  assert.equal(t.refusal('A', 'place rood-0-1 A.rood')?.rule, 'HR-143');
  t.play('A', 'waive adrenalinestoot');
  assert.deepEqual([t.facts.barrel, t.zone('discard')], [6, ['vuile-truc', 'adrenalinestoot']]);
});

test('HR-144 a taken action that can do nothing goes to the discard pile without asking', () => {
  const t = pulling({ 'hand.A': ['vuile-truc'], 'hand.B': ['monsterachtig'] });
  t.play('A', 'carryOut vuile-truc');
  assert.deepEqual(keys(t), ['carriedOut', 'took', 'waived', 'draw', 'skipped']);
  assert.deepEqual(t.zone('discard'), ['vuile-truc', 'monsterachtig']);
});

test('HR-145 the opponent draws no replacement and plays with one card fewer for the rest of the round', () => {
  const t = pulling(
    { 'hand.A': ['vuile-truc'], 'hand.B': ['rood-0-1', 'rood-1-1'] },
    { options: { vuileTrucMode: 'open' } },
  );
  t.play('A', 'carryOut vuile-truc');
  t.play('A', 'choose rood-0-1');
  t.play('A', 'place rood-0-1 A.rood');
  assert.deepEqual([t.zone('hand.B').length, t.zone('pile.B').length], [1, 8]);
  t.play('B', 'place rood-1-1 B.rood');
  assert.deepEqual([t.zone('hand.B').length, t.zone('pile.B').length], [1, 7]);
});

test('HR-146 you draw one card in all, after the taken card is fully resolved', () => {
  const t = pulling(
    { 'hand.A': ['vuile-truc'], 'hand.B': ['rood-3-hr', 'rood-0-1'] },
    { options: { vuileTrucMode: 'open' } },
  );
  t.play('A', 'carryOut vuile-truc');
  assert.equal(t.zone('pile.A').length, 8);
  t.play('A', 'choose rood-3-hr');
  assert.equal(t.zone('pile.A').length, 8);
  t.play('A', 'place rood-3-hr A.rood');
  assert.deepEqual(keys(t), ['placed', 'contest', 'barrel', 'draw']);
  assert.equal(t.zone('pile.A').length, 7);
  // Nor is one drawn later.
  t.play('B', 'place rood-0-1 B.rood');
  assert.deepEqual([t.zone('pile.A').length, t.state.stack], [7, [{ do: 'turn', seat: 0 }]]);
});

test('HR-147 a taken Vuile truc is carried out again or waived; however long the chain, one draw', () => {
  const deck = ownDeck(2, [...actions.slice(0, 7), 'vuile-truc', 'vuile-truc', 'vuile-truc']);
  const zones = { 'hand.A': ['vuile-truc'], 'hand.B': ['vuile-truc-2', 'vuile-truc-3', 'rood-2-1'] };
  const options = { deck, vuileTrucMode: 'open' };
  const t = pulling(zones, { options });
  t.play('A', 'carryOut vuile-truc');
  t.play('A', 'choose vuile-truc-2');
  assert.deepEqual(t.options('A'), ['carryOut vuile-truc-2', 'waive vuile-truc-2']);
  t.play('A', 'carryOut vuile-truc-2');
  t.play('A', 'choose vuile-truc-3');
  t.play('A', 'carryOut vuile-truc-3');
  t.play('A', 'place rood-2-1 A.rood');
  assert.deepEqual([t.zone('pile.A').length, t.zone('hand.A').length, t.zone('hand.B').length], [7, 1, 0]);
  assert.deepEqual(t.asked(), { A: 'turn' });
  const waived = pulling(zones, { options });
  waived.play('A', 'carryOut vuile-truc');
  waived.play('A', 'choose vuile-truc-2');
  waived.play('A', 'waive vuile-truc-2');
  assert.deepEqual([waived.zone('pile.A').length, waived.asked()], [7, { B: 'turn' }]);
});

test('HR-155 Wisselen van kant: one open card goes from one side to the other', () => {
  const t = pulling({
    'hand.A': ['wisselen-van-kant'],
    'A.rood': ['rood-1-1'],
    'B.groen': ['groen-2-1', 'dame-1'],
  });
  t.play('A', 'carryOut wisselen-van-kant');
  assert.deepEqual(t.options('A'), ['from A.rood', 'from B.groen']);
  t.play('A', 'from B.groen');
  assert.equal(t.refusal('A', 'onto B.rood')?.rule, 'HR-155');
  t.play('A', 'onto A.blauw');
  assert.deepEqual([t.zone('A.blauw'), t.zone('B.groen')], [['dame-1'], ['groen-2-1']]);
  assert.deepEqual(t.told[0]?.args, { seat: 0, source: 'B.groen', zone: 'A.blauw' });
});

test('HR-156 a coloured card goes to the field of its colour on the other side, without asking', () => {
  const t = pulling({ 'hand.A': ['wisselen-van-kant'], 'A.blauw': ['blauw-3-1'], 'B.blauw': ['blauw-0-1'] });
  t.play('A', 'carryOut wisselen-van-kant');
  t.play('A', 'from B.blauw');
  assert.deepEqual([t.zone('A.blauw'), t.zone('B.blauw')], [['blauw-3-1', 'blauw-0-1'], []]);
  assert.deepEqual(t.asked(), { B: 'turn' });
});

test('HR-157 a white card, Nessie too, goes to any of the three fields of the other side', () => {
  for (const card of ['dame-1', 'nessie']) {
    const t = pulling({ 'hand.A': ['wisselen-van-kant'], 'A.rood': [card] });
    // One field with a card: the source is not asked.
    t.play('A', 'carryOut wisselen-van-kant');
    assert.deepEqual(t.options('A'), ['onto B.rood', 'onto B.blauw', 'onto B.groen']);
    assert.equal(t.refusal('A', 'onto discard')?.rule, 'HR-157');
    t.play('A', 'onto B.groen');
    assert.deepEqual(t.zone('B.groen'), [card]);
  }
});

test('HR-158 the moved card covers what lies there; what lay beneath it is open again', () => {
  const t = pulling({
    'hand.A': ['wisselen-van-kant', 'how-ruck'],
    'A.rood': ['rood-3-1', 'rood-0-1'],
    'B.rood': ['dame-4-1'],
  });
  t.play('A', 'carryOut wisselen-van-kant');
  t.play('A', 'from A.rood');
  assert.deepEqual([t.zone('A.rood'), t.zone('B.rood')], [['rood-3-1'], ['dame-4-1', 'rood-0-1']]);
});

test('HR-159 the direction is free and no contest follows', () => {
  for (const [from, to] of [
    ['A.rood', 'B.rood'],
    ['B.rood', 'A.rood'],
  ] as const) {
    const t = pulling({ 'hand.A': ['wisselen-van-kant'], [from]: ['rood-3-hr'] });
    t.play('A', 'carryOut wisselen-van-kant');
    assert.deepEqual(t.zone(to), ['rood-3-hr']);
    assert.equal(t.facts.barrel, 6);
  }
  const t = pulling(
    { 'hand.B': ['wisselen-van-kant'], 'A.rood': ['rood-1-1'], 'B.groen': ['groen-1-1'] },
    { turn: 'B' },
  );
  t.play('B', 'carryOut wisselen-van-kant');
  assert.deepEqual(t.options('B'), ['from A.rood', 'from B.groen']);
});

test('HR-160 En daag: all open cards of the named strength go, ladies and Nessie included', () => {
  const name = (strength: number) => {
    const t = pulling({
      'hand.A': ['en-daag'],
      'A.rood': ['dame-3-1'],
      'B.rood': ['rood-3-1'],
      'B.groen': ['nessie'],
      'A.blauw': ['blauw-1-1'],
    });
    t.play('A', 'carryOut en-daag');
    t.play('A', `name ${strength}`);
    return t.zone('discard').slice(1);
  };
  assert.deepEqual(name(3), ['dame-3-1', 'rood-3-1']);
  assert.deepEqual(name(6), ['nessie']);
  assert.deepEqual(name(0), []);
});

test('HR-161 the strengths of the deck can be named, also those nobody shows', () => {
  const t = pulling({ 'hand.A': ['en-daag'], 'A.rood': ['rood-1-1'] });
  t.play('A', 'carryOut en-daag');
  assert.deepEqual(t.options('A'), ['name 0', 'name 1', 'name 2', 'name 3', 'name 4', 'name 6']);
  assert.equal(t.refusal('A', 'name 5')?.rule, 'HR-161');
  t.play('A', 'name 4');
  assert.deepEqual(keys(t), ['named', 'removedNone', 'draw']);
});

test('HR-161 a deck with one strength: nothing to ask', () => {
  for (const strength of [0, 7, 9]) {
    const rood = `rood-${strength}-1`;
    const t = pulling({ 'hand.A': ['en-daag'], 'A.rood': [rood] }, { options: { deck: ownDeck(strength) } });
    t.play('A', 'carryOut en-daag');
    assert.deepEqual(t.zone('discard'), ['en-daag', rood]);
  }
});

test('HR-161 a deck of your own: its strengths, up to 9', () => {
  const scots = ownDeck(9).scots.map((scot, i) => (i === 0 ? { ...scot, strength: 8 } : scot));
  const t = pulling(
    { 'hand.A': ['en-daag'], 'A.rood': ['rood-8-1'] },
    { options: { deck: { scots, actions } } },
  );
  t.play('A', 'carryOut en-daag');
  assert.deepEqual(t.options('A'), ['name 8', 'name 9']);
});

test('HR-162 naming 2 does not touch printed Scots', () => {
  const t = pulling({ 'hand.A': ['en-daag', 'how-ruck'], 'A.rood': ['rood-2-1'], 'B.rood': ['dame-4-1'] });
  t.play('A', 'carryOut en-daag');
  t.play('A', 'name 2');
  assert.deepEqual(t.zone('discard'), ['en-daag', 'rood-2-1']);
  t.play('B', t.options('B')[0]!);
});
