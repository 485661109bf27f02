import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sit } from '@stamtafel/kernel/testing';
import { standardDeck } from '../deck.ts';
import { howRuck } from '../game.ts';
import { keys, pulling, racing, splits } from '../testing/table.ts';

const ids = standardDeck.map((card) => card.id);
const six = ['A.rood', 'A.blauw', 'A.groen', 'B.rood', 'B.blauw', 'B.groen'];

test('HR-090 each player takes the top six cards of their team pile into hand', () => {
  const t = sit(howRuck, {
    options: { teamForming: 'none', youngestSeat: 'B' },
    chance: [{ stream: 'deck', top: ids }],
  });
  assert.deepEqual(t.zone('hand.A'), ids.slice(0, 6));
  assert.deepEqual(t.zone('hand.B'), ids.slice(20, 26));
  assert.deepEqual([t.zone('pile.A').length, t.zone('pile.B').length], [14, 14]);
});

test('HR-091 turns alternate; a turn is the play of exactly one hand card', () => {
  const t = pulling({ 'hand.A': ['rood-0-1', 'rood-1-1'], 'hand.B': ['blauw-0-1', 'blauw-1-1'] });
  assert.deepEqual(t.asked(), { A: 'turn' });
  assert.equal(t.refusal('A', 'place blauw-0-1 A.blauw')?.rule, 'HR-091');
  assert.equal(t.refusal('A', 'place blauw-0-1 A.rood')?.rule, 'HR-091', 'before its field');
  assert.equal(t.refusal('A', 'place nessie A.blauw')?.rule, 'HR-091');
  assert.equal(t.refusal('B', 'place blauw-0-1 B.blauw')?.rule, 'HR-091');
  t.play('A', 'place rood-0-1 A.rood');
  assert.deepEqual(t.asked(), { B: 'turn' });
  t.play('B', 'place blauw-0-1 B.blauw');
  assert.deepEqual(t.asked(), { A: 'turn' });
});

test('HR-092 no passing: every card can be played, and playing one is all there is', () => {
  const t = pulling({
    'hand.A': ['rood-0-1', 'nessie', 'versterking', 'monsterachtig', 'mucho-macho', 'en-daag'],
    'pile.A': 0,
  });
  const cards = new Set(t.options('A').map((option) => option.split(' ')[1]));
  assert.deepEqual([...cards].sort(), t.zone('hand.A').sort());
  assert.ok(t.options('A').every((option) => /^(place|carryOut|waive) /.test(option)));
  assert.equal(t.decision('A')?.optional, false);
});

test('HR-093 a coloured Scot goes on a field of its colour, on either side', () => {
  const t = pulling({ 'hand.A': ['blauw-3-1', 'rood-3-1'], 'hand.B': ['groen-1-1'] });
  assert.deepEqual(t.options('A'), [
    'place blauw-3-1 A.blauw',
    'place blauw-3-1 B.blauw',
    'place rood-3-1 A.rood',
    'place rood-3-1 B.rood',
  ]);
  for (const zone of ['A.rood', 'A.groen', 'B.rood', 'discard', 'hand.B'])
    assert.deepEqual(t.refusal('A', `place blauw-3-1 ${zone}`)?.rule, 'HR-093');
  assert.deepEqual(t.refusal('A', 'place blauw-3-1 A.rood')?.args, {
    tried: 'place blauw-3-1 A.rood',
    colour: 'blauw',
  });
  assert.equal(t.refusal('A', 'carryOut blauw-3-1')?.rule, 'HR-093');
  t.play('A', 'place blauw-3-1 B.blauw');
  assert.deepEqual(t.zone('B.blauw'), ['blauw-3-1']);
  t.play('B', 'place groen-1-1 A.groen');
  assert.deepEqual(t.zone('A.groen'), ['groen-1-1']);
});

test('HR-094 a white Scot, Nessie included, goes on any of the six fields', () => {
  for (const card of ['dame-1', 'nessie']) {
    const t = pulling({ 'hand.A': [card] });
    assert.deepEqual(
      t.options('A'),
      six.map((zone) => `place ${card} ${zone}`),
    );
    assert.equal(t.refusal('A', `place ${card} discard`)?.rule, 'HR-094');
    assert.equal(t.refusal('A', `carryOut ${card}`)?.rule, 'HR-094');
  }
});

test('HR-095 a placed card covers what lies there, coloured or white; the covered cards stay', () => {
  const t = pulling({ 'hand.A': ['blauw-1-1'], 'hand.B': ['dame-2'], 'A.blauw': ['blauw-3-1', 'dame-3-1'] });
  t.play('A', 'place blauw-1-1 A.blauw');
  t.play('B', 'place dame-2 A.blauw');
  assert.deepEqual(t.zone('A.blauw'), ['blauw-3-1', 'dame-3-1', 'blauw-1-1', 'dame-2']);
});

test('HR-096 a field keeps its printed colour, whatever card lies on it', () => {
  const t = pulling({ 'hand.A': ['rood-1-1'], 'A.blauw': ['dame-3-1'], 'A.rood': ['dame-4-1'] });
  assert.deepEqual(t.options('A'), ['place rood-1-1 A.rood', 'place rood-1-1 B.rood']);
  assert.equal(t.refusal('A', 'place rood-1-1 A.blauw')?.rule, 'HR-093');
});

test('HR-097 only the top card of a stack is open: covered ones count for nothing', () => {
  const t = pulling({
    'hand.A': ['mucho-macho', 'how-ruck'],
    'A.rood': ['dame-4-1', 'rood-0-1'],
    'B.rood': ['nessie', 'rood-1-1'],
  });
  assert.equal(t.refusal('A', 'carryOut mucho-macho')?.rule, 'HR-132');
  t.play('A', 'carryOut how-ruck');
  assert.deepEqual(t.told[1], {
    key: 'contest',
    args: { left: 0, a: 4, right: 1, b: 5, pulls: 'stronger' },
    cards: [],
  });
});

test('HR-098 an action is never placed on a field; it goes face up to the discard pile', () => {
  const t = pulling({ 'hand.A': ['how-ruck'] });
  for (const zone of [...six, 'discard'])
    assert.equal(t.refusal('A', `place how-ruck ${zone}`)?.rule, 'HR-098');
  t.play('A', 'waive how-ruck');
  assert.deepEqual(t.zone('discard'), ['how-ruck']);
  assert.ok(t.view('watcher').zones[t.match.zoneByName.get('discard')!]!.every((entry) => entry >= 0));
});

test('HR-099 after the card its player draws exactly one card, no refill to six', () => {
  const t = pulling({ 'hand.A': ['rood-0-1', 'rood-1-1'], 'pile.A': ['nessie', 'dame-1'] });
  t.play('A', 'place rood-0-1 A.rood');
  assert.deepEqual(t.zone('hand.A'), ['rood-1-1', 'dame-1']);
  assert.deepEqual(t.zone('pile.A'), ['nessie']);
  assert.equal(t.zone('pile.B').length, 8);
  const draw = (viewer: string) => t.heard(viewer).find(({ key }) => key === 'draw')?.cards;
  assert.deepEqual([draw('A'), draw('B'), draw('watcher')], [['dame-1'], [null], [null]]);
});

test('HR-100 with an empty pile nothing is drawn and play goes on with the hand', () => {
  const t = pulling({ 'hand.A': ['rood-0-1', 'rood-1-1'], 'pile.A': 0 });
  t.play('A', 'place rood-0-1 A.rood');
  assert.deepEqual(t.zone('hand.A'), ['rood-1-1']);
  assert.deepEqual(keys(t), ['placed']);
  assert.deepEqual(t.asked(), { B: 'turn' });
});

test('HR-101 there is no hand limit, and unequal hands are not evened out', () => {
  const t = pulling({ 'hand.A': 12, 'pile.A': 5, 'hand.B': 2, 'pile.B': 5 });
  t.play('A', t.options('A')[0]!);
  assert.deepEqual(
    ['hand.A', 'hand.B'].map((zone) => t.zone(zone).length),
    [12, 2],
  );
  t.play('B', t.options('B')[0]!);
  assert.deepEqual(
    ['hand.A', 'hand.B'].map((zone) => t.zone(zone).length),
    [12, 2],
  );
});

test('HR-102 a player without hand cards is skipped; the other one plays on alone', () => {
  const t = pulling({
    'hand.A': ['rood-0-1', 'rood-1-1', 'rood-0-2'],
    'pile.A': 0,
    'hand.B': 0,
    'pile.B': 0,
  });
  t.play('A', 'place rood-0-1 A.rood');
  assert.deepEqual(keys(t), ['placed', 'skipped']);
  assert.deepEqual(t.asked(), { A: 'turn' });
  t.play('A', 'place rood-1-1 A.rood');
  assert.deepEqual(t.asked(), { A: 'turn' });
});

test('HR-103 placement own: only fields of your own side, also for a card taken with Vuile truc', () => {
  const options = { placement: 'own' };
  const t = pulling({ 'hand.A': ['rood-3-1', 'dame-1'] }, { options });
  assert.deepEqual(t.options('A'), [
    'place rood-3-1 A.rood',
    'place dame-1 A.rood',
    'place dame-1 A.blauw',
    'place dame-1 A.groen',
  ]);
  assert.equal(t.refusal('A', 'place rood-3-1 B.rood')?.rule, 'HR-103');
  assert.equal(t.refusal('A', 'place dame-1 B.blauw')?.rule, 'HR-103');
  assert.equal(t.refusal('A', 'place rood-3-1 B.blauw')?.rule, 'HR-093');
  const truc = pulling({ 'hand.A': ['vuile-truc'], 'hand.B': ['dame-2'] }, { options });
  truc.play('A', 'carryOut vuile-truc');
  assert.deepEqual(truc.options('A'), [
    'place dame-2 A.rood',
    'place dame-2 A.blauw',
    'place dame-2 A.groen',
  ]);
  assert.equal(truc.refusal('A', 'place dame-2 B.rood')?.rule, 'HR-103');
});

test('HR-103 Wisselen van kant is not limited by placement own', () => {
  const t = pulling(
    { 'hand.A': ['wisselen-van-kant'], 'A.rood': ['rood-0-1'], 'B.blauw': ['dame-4-1'] },
    { options: { placement: 'own' } },
  );
  t.play('A', 'carryOut wisselen-van-kant');
  assert.deepEqual(t.options('A'), ['from A.rood', 'from B.blauw']);
  t.play('A', 'from A.rood');
  assert.deepEqual(t.zone('B.rood'), ['rood-0-1']);
});

test('HR-180 the clock plays the card held longest: a Scot on its own side, white on rood, an action waived', () => {
  const first = (...hand: string[]) => {
    const t = pulling({ 'hand.B': hand }, { turn: 'B' });
    const { pick, card, to } = t.decision('B')!.timeout!;
    return [pick, card, to].filter(Boolean).join(' ');
  };
  assert.equal(first('groen-3-1', 'rood-1-1'), 'place groen-3-1 B.groen');
  assert.equal(first('nessie', 'rood-1-1'), 'place nessie B.rood');
  assert.equal(first('adrenalinestoot', 'rood-1-1'), 'waive adrenalinestoot');
  const t = pulling({ 'hand.A': ['rood-0-1', 'dame-1'], 'pile.A': ['blauw-1-1'], 'hand.B': ['groen-0-1'] });
  t.play('A', 'place rood-0-1 A.rood');
  t.expire('B');
  t.expire('A');
  assert.deepEqual(t.zone('A.rood'), ['rood-0-1', 'dame-1']);
});

test('HR-180 and in the other decisions: ready, command, the first card, slot 0, the lowest strength, the first field', () => {
  const timeout = (t: ReturnType<typeof pulling>, seat: string) => {
    const { pick, card, to } = t.decision(seat)!.timeout!;
    return [pick, card, to].filter((part) => part !== undefined).join(' ');
  };
  const race = sit(howRuck, { options: { teamForming: 'race', youngestSeat: 'A' } });
  assert.equal(timeout(race, 'B'), 'ready');
  race.expire('A');
  race.expire('B');
  assert.equal(timeout(race, 'A'), 'command');
  const calm = sit(howRuck);
  assert.equal(timeout(calm, 'B'), `keep ${calm.zone('pair.B')[0]}`);
  for (let i = 0; i < 10; i++) calm.expire('B');
  assert.deepEqual(calm.asked(), { A: 'split' });

  const zones = { 'A.groen': ['groen-1-1'], 'B.blauw': ['dame-3-1'], 'hand.B': ['rood-3-1', 'rood-1-1'] };
  const after = (card: string, options = {}) => {
    const t = pulling({ ...zones, 'hand.A': [card] }, { options });
    t.play('A', `carryOut ${card}`);
    return t;
  };
  assert.equal(timeout(after('vuile-truc'), 'A'), 'slot 0');
  assert.equal(timeout(after('vuile-truc', { vuileTrucMode: 'open' }), 'A'), 'choose rood-1-1');
  assert.equal(timeout(after('en-daag'), 'A'), 'name 0');
  const switching = after('wisselen-van-kant');
  assert.equal(timeout(switching, 'A'), 'from A.groen');
  switching.play('A', 'from B.blauw');
  assert.equal(timeout(switching, 'A'), 'onto A.rood');
  const stolen = after('vuile-truc', { vuileTrucMode: 'open' });
  stolen.expire('A');
  assert.equal(timeout(stolen, 'A'), 'place rood-1-1 A.rood');
  for (const [card, forced] of [
    ['nessie', 'place nessie B.rood'],
    ['groen-1-2', 'place groen-1-2 B.groen'],
    ['adrenalinestoot', 'waive adrenalinestoot'],
  ] as const) {
    const t = pulling({ 'hand.B': ['vuile-truc'], 'hand.A': [card] }, { turn: 'B' });
    t.play('B', 'carryOut vuile-truc');
    assert.equal(timeout(t, 'B'), forced);
  }
});

test('HR-180 in a race: nobody splits for you, the final pair is left, of leftovers the first card is kept', () => {
  const t = racing();
  assert.deepEqual(t.decision('B')?.timeout, { pick: 'void' });
  splits(t, 'A', 10, 0);
  assert.deepEqual(t.decision('B')?.timeout, { pick: 'leave' });
  t.expire('B', 30_000);
  assert.deepEqual(t.decision('A')?.timeout, { pick: 'keep', card: t.zone('pair.A')[0] });
});
