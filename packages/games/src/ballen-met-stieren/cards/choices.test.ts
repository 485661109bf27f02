import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sureOfZone, viewedZone } from '@stamtafel/kernel';
import { pitch, type Setting } from '../testing/table.ts';

/** A has laid this card and may use it; o-14 (6/4) against w-02 (2/8). */
const laid = (card: string, setting: Setting = {}) => {
  const t = pitch({
    ...setting,
    A: { hand: ['o-14', card, 'tackle', 'hands'], ...setting.A },
    B: { hand: ['w-02', 'w-05', 'sliding', 'krachtvoer'], ...setting.B },
  });
  if (t.asked().A === 'attackBull') t.run('A bull o-14');
  t.run(`A lay ${card}`);
  if (t.asked().B === 'defendBull') t.run('B bull w-02');
  if (t.asked().B === 'defendAction') t.run('B none');
  return t;
};

const uses = (card: string, setting?: Setting) => laid(card, setting).run('A use');

const sees = (t: ReturnType<typeof pitch>, viewer: string, zone: string) =>
  viewedZone(t.match, t.view(viewer), zone);

test('BMS-106 Gluren bij de buren: you privately see all cards in the opponent’s hand, not laid, locked or piled ones', () => {
  const t = uses('gluren-bij-de-buren', { B: { locked: ['w-08'] } });
  const peek = t.heard('A').find(({ key }) => key === 'peeks');
  assert.deepEqual([...(peek?.cards ?? [])].sort(), ['krachtvoer#1', 'sliding#1', 'wit-05']);
  assert.deepEqual(t.heard('watcher').find(({ key }) => key === 'peeks')?.cards, [null, null, null]);
  assert.deepEqual(sees(t, 'A', 'hand.B').sort(), ['krachtvoer#1', 'sliding#1', 'wit-05']);
  assert.deepEqual(sees(t, 'A', 'locked.B'), ['?']);
});

test('BMS-285 BMS-106 where a card that a watcher knows stands among the others in a hand is not told', () => {
  const t = laid('gluren-bij-de-buren');
  const known = t.match.cards.findIndex(({ id }) => id === 'krachtvoer#1');
  t.state.known[known] = t.match.everybody;
  t.run('A use');
  const peek = (viewer: string) => t.heard(viewer).find(({ key }) => key === 'peeks')?.cards;
  assert.notEqual(peek('A')?.indexOf('krachtvoer#1'), 0);
  assert.deepEqual(peek('watcher'), ['krachtvoer#1', null, null]);
});

test('BMS-285 BMS-106 a peeped hand is told in the order of the deck, whatever came there last', () => {
  for (const hand of [
    ['w-02', 'w-05', 'krachtvoer', 'sliding'],
    ['w-02', 'sliding', 'w-05', 'krachtvoer'],
  ]) {
    const t = uses('gluren-bij-de-buren', { B: { hand } });
    const peek = t.heard('A').find(({ key }) => key === 'peeks');
    assert.deepEqual(peek?.cards, ['wit-05', 'krachtvoer#1', 'sliding#1']);
  }
});

test('BMS-115 Matchfixing: BMS-115a you privately see the top two VAR cards and choose their order', () => {
  for (const [pick, top] of [
    ['keepOrder', ['var-afgekeurd', 'var-penalty']],
    ['swapOrder', ['var-penalty', 'var-afgekeurd']],
  ] as const) {
    const t = uses('matchfixing', { var: ['var-penalty', 'var-afgekeurd'] });
    assert.deepEqual([t.asked(), t.options('A')], [{ A: 'order' }, ['keepOrder', 'swapOrder']]);
    assert.deepEqual(t.heard('A').find(({ key }) => key === 'fixing')?.cards, [
      'var-penalty',
      'var-afgekeurd',
    ]);
    assert.deepEqual(t.heard('B').find(({ key }) => key === 'fixing')?.cards, [null, null]);
    t.run(`A ${pick}`);
    assert.deepEqual(t.zone('var').slice(3), top);
  }
});

test('BMS-115b one card in the pile: you see that one; none: the discards make a new pile first', () => {
  const names = ['var-goedgekeurd#1', 'var-goedgekeurd#2', 'var-afgekeurd', 'var-afgekeurd-geel'];
  const one = uses('matchfixing', { var: ['var-penalty'], varDiscard: names });
  assert.deepEqual([sees(one, 'A', 'var'), sees(one, 'B', 'var').length], [['var-penalty'], 1]);
  assert.deepEqual(one.asked(), { A: 'refill', B: 'refill' });
  const none = uses('matchfixing', { varDiscard: [...names, 'var-penalty'] });
  assert.deepEqual([none.asked(), none.zone('var').length, none.zone('varDiscard')], [{ A: 'order' }, 3, []]);
});

test('BMS-280 Matchfixing: the user knows the two and their order until they are drawn or the VAR is shuffled', () => {
  const t = uses('matchfixing', { var: ['var-penalty', 'var-afgekeurd'], A: { bulls: 7 } }).run(
    'A swapOrder',
  );
  assert.deepEqual(sees(t, 'A', 'var'), ['?', '?', '?', 'var-penalty', 'var-afgekeurd']);
  assert.deepEqual(sees(t, 'B', 'var'), ['?', '?', '?', '?', '?']);
  // A player who knew them no longer knows which one lies on top.
  const other = uses('matchfixing', {
    var: ['var-penalty', 'var-afgekeurd'],
    seen: { B: ['var-penalty', 'var-afgekeurd'] },
  });
  other.run('A keepOrder');
  assert.deepEqual(sees(other, 'B', 'var').slice(3), ['?', '?']);
  assert.deepEqual(sureOfZone(other.match, other.view('B'), 'var'), ['var-afgekeurd', 'var-penalty']);
});

test('BMS-122 Strategie aanpassen: BMS-122a any number of hand cards go under your piles, in your order', () => {
  const t = uses('strategie-aanpassen', {
    A: { hand: ['o-14', 'o-06', 'o-07', 'strategie-aanpassen', 'tackle'], locked: ['hands'] },
  });
  assert.deepEqual(t.options('A'), ['done', 'under oranje-06', 'under oranje-07', 'under tackle#1']);
  assert.equal(t.refusal('A', 'under hands')?.rule, 'BMS-035');
  assert.equal(t.refusal('A', 'under o-16')?.rule, 'BMS-122a');
  t.run('A under o-07', 'A under tackle', 'A under o-06');
  assert.deepEqual(t.zone('bulls.A').slice(0, 2), ['oranje-06', 'oranje-07']);
  assert.equal(t.zone('actions.A')[0], 'tackle#1');
  assert.deepEqual(sees(t, 'A', 'bulls.A').slice(0, 2), ['oranje-06', 'oranje-07']);
  assert.deepEqual(sees(t, 'B', 'bulls.A').slice(0, 2), ['?', '?']);
});

test('BMS-122b then you draw that same number from the tops, choosing the split beforehand; no bull is required', () => {
  const t = uses('strategie-aanpassen', { A: { hand: ['o-14', 'strategie-aanpassen', 'tackle', 'hands'] } });
  t.run('A under tackle', 'A under hands');
  assert.deepEqual([t.asked(), t.options('A')], [{ A: 'drawSplit' }, ['split 2', 'split 1', 'split 0']]);
  assert.equal(t.refusal('A', 'split 3')?.rule, 'BMS-122b');
  t.run('A split 1');
  assert.deepEqual(t.told.find(({ key }) => key === 'drawnAnew')?.args, { seat: 0, bulls: 1, actions: 1 });
  assert.equal(t.zone('hand.A').length, 2);
  const none = uses('strategie-aanpassen').run('A done');
  assert.deepEqual(none.told[0]?.args, { seat: 0, bulls: 0, actions: 0 });
});

test('BMS-124 Van ruilen komt huilen: BMS-124a see the opponent’s hand, then exchange an action card for one of theirs', () => {
  const t = uses('van-ruilen-komt-huilen');
  assert.deepEqual([t.asked(), t.options('A')], [{ A: 'give' }, ['give tackle#1', 'give hands']]);
  assert.equal(t.refusal('A', 'give sliding')?.rule, 'BMS-124a');
  t.run('A give hands');
  assert.deepEqual([t.asked(), t.options('A')], [{ A: 'take' }, ['take krachtvoer#1', 'take sliding#1']]);
  assert.equal(t.refusal('A', 'take w-05')?.rule, 'BMS-124a');
  t.run('A take sliding');
  assert.deepEqual(t.zone('hand.A').sort(), ['sliding#1', 'tackle#1']);
  assert.deepEqual(t.zone('hand.B').sort(), ['hands', 'krachtvoer#1', 'wit-05']);
  assert.deepEqual(
    t
      .heard('B')
      .slice(0, 2)
      .map(({ cards }) => cards),
    [['sliding#1'], ['hands']],
  );
  assert.deepEqual(
    t
      .heard('watcher')
      .slice(0, 2)
      .map(({ cards }) => cards),
    [[null], [null]],
  );
});

test('BMS-124a every action card of the opponent’s hand can be taken, in the order of the deck', () => {
  const t = uses('van-ruilen-komt-huilen', { B: { hand: ['w-02', 'sliding', 'krachtvoer', 'counter'] } });
  t.run('A give tackle');
  assert.deepEqual(t.options('A'), ['take counter#1', 'take krachtvoer#1', 'take sliding#1']);
});

test('BMS-124b compulsory if both hands hold an action card; else you only look', () => {
  const look = uses('van-ruilen-komt-huilen', { B: { hand: ['w-02', 'w-05'] } });
  assert.deepEqual([look.keys.includes('peeks'), look.asked()], [true, { A: 'refill', B: 'refill' }]);
  const auto = uses('van-ruilen-komt-huilen', {
    A: { hand: ['o-14', 'van-ruilen-komt-huilen', 'tackle'] },
    B: { hand: ['w-02', 'w-05', 'sliding'], locked: ['hands'] },
  });
  assert.deepEqual(auto.keys.slice(0, 2), ['used', 'peeks']);
  assert.ok(auto.zone('hand.A').includes('sliding#1') && auto.zone('hand.B').includes('tackle#1'));
});

test('BMS-126 Wissel-truc: BMS-126a draw the top two of your bench and exchange one for your field bull', () => {
  const t = uses('wissel-truc', { A: { bench: ['o-01', 'o-02', 'o-09', 'o-10'] } });
  assert.deepEqual(
    [t.asked(), t.options('A').sort()],
    [{ A: 'comeOn' }, ['comeOn oranje-09', 'comeOn oranje-10']],
  );
  assert.equal(t.refusal('A', 'comeOn o-01')?.rule, 'BMS-126a');
  t.run('A comeOn o-10');
  assert.equal(t.score, '1-0');
});

test('BMS-126b the other drawn bull and the replaced bull go to the bench, which is shuffled', () => {
  const t = uses('wissel-truc', { A: { bench: ['o-01', 'o-02', 'o-09', 'o-10'] } }).run('A comeOn o-10');
  assert.deepEqual(t.zone('bench.A').sort(), ['oranje-01', 'oranje-02', 'oranje-09', 'oranje-14']);
  assert.ok(sees(t, 'A', 'bench.A').every((name) => name === '?'));
});

test('BMS-126c bench of one: that one comes on; empty bench: no effect', () => {
  const one = uses('wissel-truc', { A: { bench: ['o-01'] } });
  assert.deepEqual([one.zone('out.A'), one.zone('bench.A')], [['oranje-01'], ['oranje-14']]);
  const none = uses('wissel-truc', { A: { bench: [] } });
  assert.ok(none.keys.includes('noEffect'));
});

test('BMS-281 what was seen is a snapshot; in Van ruilen both know the two exchanged cards', () => {
  const t = uses('van-ruilen-komt-huilen').run('A give hands', 'A take sliding');
  assert.ok(sees(t, 'A', 'hand.B').includes('hands'));
  assert.ok(sees(t, 'B', 'hand.A').includes('sliding#1'));
});

test('BMS-282 Wissel-truc shows the drawn bulls to the user only; the shuffle ends knowledge of the order', () => {
  const t = uses('wissel-truc', { A: { bench: ['o-01', 'o-02', 'o-09', 'o-10'] } });
  const heard = (viewer: string) => t.heard(viewer).find(({ key }) => key === 'drawsBench')?.cards;
  assert.deepEqual(
    [heard('A'), heard('B')],
    [
      ['oranje-10', 'oranje-09'],
      [null, null],
    ],
  );
  assert.deepEqual(sees(t, 'B', 'aside.A'), ['?', '?']);
});
