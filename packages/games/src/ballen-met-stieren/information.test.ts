import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sureOfZone, viewedZone } from '@stamtafel/kernel';
import { display } from './display.ts';
import { type Pitch, pitch } from './testing/table.ts';

const sees = (t: Pitch, viewer: string, zone: string) => viewedZone(t.match, t.view(viewer), zone);
const shown = (t: Pitch, viewer: string, zone: string) =>
  viewedZone(t.match, display(t.view(viewer), t.match), zone);

/** A has peeped into B's hand: w-05, sliding, krachtvoer; then B attacks. */
const peeped = () =>
  pitch({
    A: { hand: ['o-14', 'o-06', 'gluren-bij-de-buren'] },
    B: { hand: ['w-02', 'w-05', 'w-07', 'sliding', 'krachtvoer'] },
  }).run(
    'A bull o-14',
    'A lay gluren-bij-de-buren',
    'B bull w-02',
    'B none',
    'A use',
    'A split 2',
    'B split 1',
  );

test('§6 a hand shows the others how many bulls and actions it holds, not which', () => {
  const t = pitch();
  const entries = t.view('B').zones[t.match.zoneByName.get('hand.A')!]!;
  const backs = entries.map((entry) => t.match.cards[t.match.packs[-1 - entry]![0]!]!.back);
  assert.deepEqual(backs.sort(), ['action', 'action', 'action', 'bull-oranje', 'bull-oranje', 'bull-oranje']);
});

test('BMS-284 views contain no hidden identity: whatever lies face down, the view is the same', () => {
  const views = ['tackle', 'eerlijk-spel', 'schwalbe'].map((card) => {
    const hand = ['o-14', 'o-06', card, ...['tackle', 'eerlijk-spel', 'schwalbe'].filter((c) => c !== card)];
    const t = pitch({ A: { hand }, B: { hand: ['w-02', 'w-05', 'hands'] } }).run(
      'A bull o-14',
      `A lay ${card}`,
    );
    return JSON.stringify(t.view('B')) + JSON.stringify(t.heard('B'));
  });
  assert.equal(new Set(views).size, 1);
});

test('BMS-285 a card that leaves a hand face down is one of those with that back: nobody learns which', () => {
  const t = peeped();
  assert.deepEqual(
    sees(t, 'A', 'hand.B')
      .filter((name) => name !== '?')
      .sort(),
    ['krachtvoer#1', 'sliding#1', 'wit-05', 'wit-07'],
  );
  t.run('B bull w-05', 'B lay sliding');
  assert.deepEqual(sees(t, 'A', 'laid.B'), ['?']);
  assert.ok(!sees(t, 'A', 'hand.B').includes('krachtvoer#1'));
  assert.ok(sees(t, 'A', 'hand.B').includes('wit-07'));
  const sure = sureOfZone(t.match, t.view('A'), 'laid.B');
  assert.ok(sure.includes('krachtvoer#1') && sure.includes('sliding#1'));
});

test('BMS-285 locked cards that return mix with the hand again', () => {
  const t = pitch({
    A: { hand: ['o-14', 'o-06'] },
    B: { hand: ['w-02', 'w-05', 'sliding'], locked: ['krachtvoer'] },
    seen: { A: ['sliding#1'] },
    facts: { attack: 3, returning: [0, 1] },
    stack: [{ do: 'attack' }, { do: 'passCup' }, { do: 'refilled' }, { do: 'refill' }, { do: 'handsBack' }],
  });
  assert.ok(sees(t, 'A', 'hand.B').includes('sliding#1'));
  t.run('A split 2', 'B split 1', 'B bull w-02', 'B lay krachtvoer');
  assert.ok(!sees(t, 'A', 'hand.B').includes('sliding#1'));
});

test('BMS-216 a card that a free kick gives back teaches nobody: who knew the hand knows it as before, and no more', () => {
  const t = pitch({
    A: { hand: ['o-14', 'o-06', 'doorgestoken-kaart'] },
    B: { hand: ['w-02', 'w-05', 'w-07', 'sliding', 'krachtvoer', 'tackle'] },
    seen: { A: ['sliding#1'] },
  }).run('A bull o-14', 'A lay doorgestoken-kaart', 'B bull w-02', 'B lay tackle');
  const known = (viewer: string) => sees(t, viewer, 'hand.B').filter((name) => !/^(\?|wit)/.test(name));
  const before = [sureOfZone(t.match, t.view('A'), 'laid.B'), sureOfZone(t.match, t.view('A'), 'hand.B')];
  assert.deepEqual(before, [['sliding#1'], ['sliding#1']]);
  t.run('A use', 'B pass');
  assert.deepEqual([known('A'), known('watcher')], [[], []]);
  assert.deepEqual(sureOfZone(t.match, t.view('A'), 'hand.B'), ['sliding#1']);
  assert.deepEqual(known('B').sort(), ['krachtvoer#1', 'sliding#1', 'tackle#1']);
});

test('BMS-281 a person’s table does not keep the peeped hand open; the private log does', () => {
  const t = peeped();
  assert.ok(shown(t, 'A', 'hand.B').every((name) => name === '?'));
  assert.deepEqual(
    shown(t, 'B', 'hand.B').filter((name) => name === '?'),
    [],
  );
  const swap = pitch({
    A: { hand: ['o-14', 'van-ruilen-komt-huilen', 'tackle', 'hands'] },
    B: { hand: ['w-02', 'sliding', 'krachtvoer'] },
  }).run('A lay van-ruilen-komt-huilen', 'B none', 'A use');
  assert.deepEqual(shown(swap, 'A', 'hand.B').sort(), ['krachtvoer#1', 'sliding#1']);
  assert.ok(shown(swap, 'watcher', 'hand.B').every((name) => name === '?'));
});

test('BMS-281 so it is when the other coach peeps', () => {
  const peep = pitch({
    A: { hand: ['o-14', 'o-06', 'tackle'] },
    B: { hand: ['w-02', 'w-05', 'gluren-bij-de-buren'] },
  }).run('A bull o-14', 'A none', 'B bull w-02', 'B lay gluren-bij-de-buren', 'B use');
  assert.deepEqual(sees(peep, 'B', 'hand.A').sort(), ['oranje-06', 'tackle#1']);
  assert.deepEqual(shown(peep, 'B', 'hand.A'), ['?', '?']);
  assert.deepEqual(shown(peep, 'A', 'hand.A').sort(), ['oranje-06', 'tackle#1']);
  const swap = pitch({
    A: { hand: ['o-14', 'sliding', 'krachtvoer'] },
    B: { hand: ['w-02', 'van-ruilen-komt-huilen', 'tackle', 'hands'] },
  }).run('A none', 'B lay van-ruilen-komt-huilen', 'B use');
  assert.deepEqual(shown(swap, 'B', 'hand.A').sort(), ['krachtvoer#1', 'sliding#1']);
  assert.ok(shown(swap, 'watcher', 'hand.A').every((name) => name === '?'));
});

test('§6 discarded and sent-off bulls, used actions, scores and bookings are public; unused actions are not', () => {
  const t = pitch({ A: { hand: ['o-01', 'tackle'] }, B: { hand: ['w-02', 'krachtvoer'] } });
  t.run('A lay tackle', 'B lay krachtvoer', 'A hold', 'B use', 'A pass');
  assert.deepEqual(
    [sees(t, 'watcher', 'out.A'), sees(t, 'watcher', 'discard')],
    [['oranje-01'], ['krachtvoer#1']],
  );
  assert.deepEqual([sees(t, 'B', 'down.A'), sees(t, 'A', 'down.A')], [['?'], ['tackle#1']]);
});
