import assert from 'node:assert/strict';
import { test } from 'node:test';
import { viewedZone } from '@stamtafel/kernel';
import { pitch, type Setting } from '../testing/table.ts';

/** Doorgestoken kaart used by A (o-14) against w-02 with Hands laid; B has passed, the wall is to be laid. */
const kick = (setting: Setting = {}) =>
  pitch({
    A: { hand: ['o-14', 'o-16', 'doorgestoken-kaart', 'joelende-koeien'] },
    B: { hand: ['w-02', 'w-05', 'hands', 'krachtvoer'] },
    ...setting,
  }).run('A bull o-14', 'A lay doorgestoken-kaart', 'B bull w-02', 'B lay hands', 'A use', 'B pass');

test('BMS-104 Doorgestoken kaart: you get a free kick', () => {
  const t = kick();
  assert.deepEqual(t.keys, ['passed', 'freeKick', 'takenBack']);
  assert.equal(t.facts.attempt, 'freeKick');
});

test('BMS-210 a free kick replaces the attempt: used actions are discarded, bulls return to their owners’ hands', () => {
  const t = kick();
  assert.deepEqual([t.zone('discard'), t.zone('down.B')], [['doorgestoken-kaart'], []]);
  assert.deepEqual([t.zone('field.A'), t.zone('field.B')], [[], []]);
  assert.ok(t.zone('hand.A').includes('oranje-14') && t.zone('hand.B').includes('wit-02'));
});

test('BMS-216 a card that was laid and not used goes back to its owner’s hand, unseen, and may be laid again', () => {
  const t = kick();
  assert.deepEqual(t.keys.slice(-1), ['takenBack']);
  assert.deepEqual(
    ['A', 'B', 'watcher'].map((viewer) => t.heard(viewer).at(-1)?.cards),
    [[null], ['hands'], [null]],
  );
  assert.deepEqual(t.zone('hand.B').sort(), ['hands', 'krachtvoer#1', 'wit-02', 'wit-05']);
  const seenBy = (viewer: string) => viewedZone(t.match, t.view(viewer), 'hand.B');
  assert.deepEqual(
    [seenBy('A').filter((card) => /^[a-z]/.test(card) && !card.startsWith('wit')), seenBy('watcher').length],
    [[], 4],
  );
  assert.ok(seenBy('B').includes('hands'));
  t.run('B bull w-05', 'A bull o-16', 'A none');
  assert.deepEqual(t.options('B'), ['none', 'lay krachtvoer#1', 'lay hands']);
  t.run('B lay hands', 'B use');
  assert.deepEqual(t.zone('down.B'), []);
});

test('BMS-216 so does the attacker’s own, when the defender brings the free kick', () => {
  const t = pitch({
    A: { hand: ['o-14', 'o-16', 'joelende-koeien'] },
    B: { hand: ['w-02', 'w-05', 'hooli-gans'] },
    dice: [1],
    referee: ['ref-vrije-trap'],
  }).run(
    'A bull o-14',
    'A lay joelende-koeien',
    'B bull w-02',
    'B lay hooli-gans',
    'A hold',
    'B use',
    'A pass',
  );
  assert.deepEqual([t.zone('hand.A').includes('joelende-koeien#1'), t.zone('down.A')], [true, []]);
  // A sacrificed card is a used one.
  const muddy = pitch({
    A: { hand: ['o-14', 'o-16', 'tackle'], mud: ['modderpoel'] },
    B: { hand: ['w-02', 'w-05', 'hooli-gans'] },
    dice: [1],
    referee: ['ref-vrije-trap'],
  }).run('A bull o-14', 'A lay tackle', 'B bull w-02', 'B lay hooli-gans', 'A sacrifice', 'B use');
  assert.ok(muddy.zone('discard').includes('tackle#1'));
});

test('BMS-216 with `all` the unused card is discarded face down', () => {
  const t = kick({ options: { freeKickCards: 'all' } });
  assert.deepEqual([t.zone('discard'), t.zone('down.B')], [['doorgestoken-kaart'], ['hands']]);
  assert.deepEqual(viewedZone(t.match, t.view('A'), 'down.B'), ['?']);
  assert.ok(!t.keys.includes('takenBack'));
});

test('BMS-211 verdict, modifiers and a pending Hoef vanish; cards, locks, Modderpoels and Wissel stay', () => {
  const t = pitch({
    A: { hand: ['o-14', 'o-16', 'tackle'], field: ['o-09'], mud: ['modderpoel'] },
    B: { hand: ['w-02', 'w-05'], field: ['w-03'], laid: ['hooli-gans'], locked: ['w-08'] },
    dice: [2],
    referee: ['ref-vrije-trap'],
    facts: {
      verdict: 'goal',
      hoef: true,
      plusAttack: [2, 1],
      yellows: [1, 0],
      reds: [0, 1],
      wissel: 1,
      attack: 3,
    },
    stack: [{ do: 'endCheck' }, { do: 'attempt' }, { do: 'result' }, { do: 'defenderAct', seat: 'B' }],
  }).run('B use');
  const { verdict, hoef, plusAttack, yellows, reds, wissel } = t.facts;
  assert.deepEqual({ verdict, hoef, plusAttack }, { verdict: '', hoef: false, plusAttack: [0, 0] });
  assert.deepEqual([yellows, reds, wissel], [[1, 0], [0, 1], 1]);
  assert.deepEqual(
    [t.zone('mud.A'), t.zone('locked.B'), t.asked()],
    [['modderpoel'], ['wit-08'], { B: 'wallBull' }],
  );
});

test('BMS-212 first the defender lays the wall', () => {
  const t = kick();
  assert.deepEqual([t.asked(), t.options('B')], [{ B: 'wallBull' }, ['bull wit-05', 'bull wit-02']]);
  assert.equal(t.refusal('B', 'bull krachtvoer')?.rule, 'BMS-212');
});

test('BMS-213 then the attacker lays a bull and perhaps an action, then the defender perhaps an action', () => {
  const t = kick().run('B bull w-05');
  assert.deepEqual(t.asked(), { A: 'kickBull' });
  assert.equal(t.refusal('A', 'bull w-02')?.rule, 'BMS-213');
  t.run('A bull o-16');
  assert.deepEqual([t.asked(), t.options('A')], [{ A: 'kickAction' }, ['none', 'lay joelende-koeien#1']]);
  t.run('A lay joelende-koeien');
  assert.deepEqual(
    [t.asked(), t.options('B')],
    [{ B: 'wallAction' }, ['none', 'lay krachtvoer#1', 'lay hands']],
  );
});

test('BMS-214 then T2b to T5b follow as in a normal attack; the same bull may be chosen again', () => {
  const t = kick().run('B bull w-02', 'A bull o-14', 'A lay joelende-koeien', 'B lay krachtvoer');
  t.run('A use', 'B pass', 'B use');
  assert.deepEqual(t.keys.slice(0, 4), ['used', 'defenceValue', 'compare', 'noGoal']);
  const mud = kick({ B: { hand: ['w-02', 'w-05', 'hands', 'koeienvlaai'] }, dice: [3] });
  mud.run('B bull w-05', 'A bull o-14', 'A none', 'B layAndUse koeienvlaai');
  assert.deepEqual([mud.zone('out.A')[0], mud.score], ['oranje-14', '1-0']);
});

test('BMS-215 no usable bull: called off before the wall; no wall: no action card; one kick may lead to another', () => {
  const called = pitch({
    A: { hand: ['tackle'], laid: ['schwalbe'] },
    B: { hand: ['w-05', 'hands'], field: ['w-02'] },
    referee: ['ref-vrije-trap'],
    facts: { attack: 1 },
    stack: [{ do: 'endCheck' }, { do: 'attempt' }, { do: 'result' }, { do: 'attackerAct', seat: 'A' }],
  }).run('A use');
  assert.deepEqual(called.keys.slice(0, 4), ['used', 'referee', 'freeKick', 'calledOff']);
  assert.deepEqual([called.score, called.asked()], ['0-0', { A: 'refill', B: 'refill' }]);
  const again = pitch({
    A: { hand: ['o-14', 'o-16', 'doorgestoken-kaart', 'schwalbe'] },
    B: { hand: ['w-02', 'w-05'] },
    referee: ['ref-penalty'],
  }).run(
    'A bull o-14',
    'A lay doorgestoken-kaart',
    'B bull w-02',
    'A use',
    'B bull w-02',
    'A bull o-14',
    'A lay schwalbe',
    'A use',
  );
  assert.deepEqual([again.facts.attempt, again.asked()], ['penalty', { A: 'taker' }]);
});

test('BMS-254 vrije-trapper: +2 A while it attacks in a free kick, not otherwise', () => {
  const t = kick().run('B bull w-05', 'A bull o-16', 'A none', 'B none');
  assert.deepEqual(t.told.find(({ key }) => key === 'compare')?.args, { seat: 0, a: 8, d: 6 });
  const normal = pitch({ A: { hand: ['o-16'] }, B: { hand: ['w-05'] }, var: ['var-afgekeurd'] });
  assert.equal(normal.zone('varDiscard').length, 1);
});

test('BMS-254 BMS-103c a vrije-trapper in the wall does not attack in the free kick: a Counter has no bonus', () => {
  const t = pitch({
    A: { hand: ['o-14', 'o-05', 'doorgestoken-kaart'] },
    B: { hand: ['w-02', 'w-16', 'counter'] },
    dice: [6],
  }).run(
    'A bull o-14',
    'A lay doorgestoken-kaart',
    'B bull w-02',
    'B none',
    'A use',
    'B bull w-16',
    'A bull o-05',
  );
  t.run('B lay counter', 'B hold', 'B use');
  assert.deepEqual([t.score, t.keys.includes('noEffect'), t.keys.includes('die')], ['1-0', true, false]);
});
