import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sureOfZone, viewedZone } from '@stamtafel/kernel';
import { pitch, type Setting } from '../testing/table.ts';

const T7 = [
  { do: 'attack' },
  { do: 'passCup' },
  { do: 'refilled' },
  { do: 'refill' },
  { do: 'handsBack' },
] as const;

/** Six cards: nothing to do for B. */
const six = ['w-01', 'w-02', 'w-03', 'counter', 'counter#2', 'bodycheck'];

/** At the start of T7 of attack 4; B's hand is full unless said otherwise. */
const refilling = (setting: Setting) =>
  pitch({ ...setting, B: { hand: six, ...setting.B }, stack: T7, facts: { attack: 4, ...setting.facts } });

test('BMS-044 T7 both refill to six, each choosing how many bulls and how many actions', () => {
  const t = refilling({ A: { hand: ['o-01', 'hands'] }, B: { hand: ['w-01'] } });
  assert.deepEqual(t.asked(), { A: 'refill', B: 'refill' });
  assert.deepEqual(t.options('A'), ['split 4', 'split 3', 'split 2', 'split 1', 'split 0']);
  assert.equal(t.refusal('A', 'discard o-01')?.rule, 'BMS-049');
  t.run('A split 1', 'B split 5');
  const bulls = t.zone('hand.A').filter((card) => card.startsWith('oranje'));
  assert.deepEqual([bulls.length, t.zone('hand.A').length, t.zone('hand.B').length], [2, 6, 6]);
  assert.deepEqual(
    t.told.filter(({ key }) => key === 'refilled').map(({ args }) => [args.seat, args.bulls, args.actions]),
    [
      [0, 1, 3],
      [1, 5, 0],
    ],
  );
});

test('BMS-045 each fixes the split before seeing any new card; both at the same time, shown when both are done', () => {
  const t = refilling({ A: { hand: ['o-01'] }, B: { hand: ['w-01'] } });
  const before = JSON.stringify(t.view('B').zones);
  t.run('A split 2');
  assert.deepEqual(t.zone('hand.A'), ['oranje-01']);
  assert.equal(JSON.stringify(t.view('B').zones), before);
  assert.deepEqual([t.heard('B'), t.asked()], [[], { B: 'refill' }]);
});

test('BMS-046 a coach refills as far as the piles allow; if one is short, the other supplies the rest', () => {
  const t = refilling({ A: { hand: ['o-01', 'hands'], bulls: 7, actions: 1 } });
  assert.deepEqual(t.options('A'), ['split 4', 'split 3']);
  assert.equal(t.refusal('A', 'split 2')?.rule, 'BMS-046');
  assert.equal(t.refusal('A', 'split 5')?.rule, 'BMS-046');
  const all = refilling({ A: { hand: ['o-01', 'hands'], bulls: 1, actions: 1 } });
  assert.equal(all.zone('hand.A').length, 4);
});

test('BMS-047 after refilling there is a usable bull in hand whenever a split achieves it', () => {
  const t = refilling({ A: { hand: ['hands', 'tackle'] } });
  assert.deepEqual(t.options('A'), ['split 4', 'split 3', 'split 2', 'split 1']);
  assert.equal(t.refusal('A', 'split 0')?.rule, 'BMS-047');
});

test('BMS-048 red cards held and locked cards count towards the six', () => {
  const t = refilling({ A: { hand: ['o-01'], locked: ['o-02', 'hands'] }, facts: { reds: [2, 0] } });
  assert.deepEqual(t.options('A'), ['split 1', 'split 0']);
});

test('BMS-049 over six a coach first discards face down, but not the last usable bull while there is another card', () => {
  const t = refilling({
    A: { hand: ['o-01', 'hands', 'tackle', 'sliding', 'krachtvoer', 'wissel'] },
    facts: { reds: [2, 0] },
  });
  assert.deepEqual(
    t.options('A'),
    ['hands', 'tackle#1', 'sliding#1', 'krachtvoer#1', 'wissel#1'].map((c) => `discard ${c}`),
  );
  assert.equal(t.refusal('A', 'discard o-01')?.rule, 'BMS-049');
  t.run('A discard tackle');
  assert.deepEqual(t.zone('down.A'), []);
  assert.equal(t.refusal('A', 'discard tackle')?.rule, 'BMS-049');
  t.run('A discard hands');
  assert.deepEqual(t.zone('down.A').sort(), ['hands', 'tackle#1']);
  assert.deepEqual(viewedZone(t.match, t.view('B'), 'down.A'), ['?', '?']);
  assert.equal(t.zone('hand.A').length, 4);
  const bull = refilling({
    A: { hand: ['o-01', 'o-02', 'hands', 'tackle', 'sliding', 'wissel'] },
    facts: { reds: [1, 0] },
  });
  bull.run('A discard o-02');
  assert.deepEqual([bull.zone('down.A'), bull.zone('out.A')], [['oranje-02'], []]);
});

test('BMS-049 the choice is automatic when everybody sees that there is none', () => {
  const t = refilling({
    A: { hand: ['o-01', 'o-02'], locked: ['o-03', 'o-04', 'o-05'] },
    facts: { reds: [2, 0] },
  });
  assert.deepEqual(t.asked(), { A: 'overflow' });
  const one = refilling({
    A: { hand: ['o-01', 'hands'], locked: ['o-03', 'o-04', 'o-05'] },
    facts: { reds: [2, 0] },
  });
  assert.deepEqual(one.zone('down.A'), ['hands']);
  const none = refilling({
    A: { hand: [], locked: ['o-03', 'o-04', 'o-05', 'o-06', 'o-07'] },
    facts: { reds: [2, 0] },
  });
  assert.deepEqual([none.asked(), none.zone('locked.A').length], [{ B: 'attackBull' }, 5]);
});

test('BMS-054 full without a usable bull a coach discards one action, and the place is filled with a bull', () => {
  const hand = ['hands', 'tackle', 'sliding', 'krachtvoer', 'wissel', 'sabotage'];
  const t = refilling({ A: { hand } });
  assert.equal(t.options('A').length, 6);
  t.run('A discard hands');
  assert.equal(t.zone('hand.A').filter((card) => card.startsWith('oranje')).length, 1);
  assert.deepEqual(t.zone('down.A'), ['hands']);
  const none = refilling({ A: { hand, bulls: 0 } });
  assert.equal(none.zone('hand.A').length, 6);
});

test('BMS-054 BMS-125a a coach who has to make room for a bull had no free place: the Wissel is lost', () => {
  const t = refilling({
    A: { hand: ['hands', 'tackle', 'sliding', 'krachtvoer'], bench: ['o-11', 'o-12'] },
    facts: { reds: [2, 0], wissel: 1 },
  });
  t.run('A discard hands');
  assert.equal(t.zone('hand.A').filter((card) => card.startsWith('oranje')).length, 1);
  assert.equal(t.zone('bench.A').length, 2);
});

test('BMS-118b locked in attack n, the cards return at the start of T7 of attack n+1, before refilling', () => {
  const t = refilling({
    A: { hand: ['o-01'], locked: ['o-02', 'hands', 'o-03'] },
    facts: { returning: [2, 0] },
  });
  assert.deepEqual(t.zone('hand.A'), ['oranje-01', 'oranje-02', 'hands']);
  assert.deepEqual([t.zone('locked.A'), t.facts.returning], [['oranje-03'], [1, 0]]);
  assert.deepEqual(t.options('A'), ['split 2', 'split 1', 'split 0']);
});

test('BMS-125a Wissel: bulls of the coach’s choice from the bench up to six, before the piles; the bench is then shuffled', () => {
  const bench = ['o-11', 'o-12', 'o-13', 'o-14', 'o-15'];
  const t = refilling({ A: { hand: ['o-01', 'hands', 'tackle', 'sliding'], bench }, facts: { wissel: 1 } });
  assert.deepEqual(t.options('A'), ['done', ...bench.map((b) => `fetch ${b.replace('o-', 'oranje-')}`)]);
  assert.equal(t.refusal('A', 'fetch o-16')?.rule, 'BMS-125a');
  t.run('A fetch o-13');
  assert.equal(t.refusal('A', 'fetch o-13')?.rule, 'BMS-125a');
  assert.equal(t.zone('bench.A').length, 5);
  t.run('A fetch o-15');
  assert.deepEqual(t.zone('hand.A').slice(4).sort(), ['oranje-13', 'oranje-15']);
  assert.deepEqual(t.told.map(({ key, args }) => [key, args.count]).slice(0, 1), [['fetched', 2]]);
  assert.ok(viewedZone(t.match, t.view('A'), 'bench.A').every((name) => name === '?'));
  assert.deepEqual(sureOfZone(t.match, t.view('A'), 'bench.A'), ['oranje-11', 'oranje-12', 'oranje-14']);
  assert.equal(refilling({ A: { hand: ['o-01'] } }).refusal('A', 'done')?.rule, 'BMS-125a');
  const full = refilling({
    A: { hand: ['o-01', 'o-02', 'hands', 'tackle', 'sliding', 'sabotage'] },
    facts: { wissel: 1 },
  });
  assert.deepEqual(full.asked(), { B: 'attackBull' });
});

test('BMS-125a a coach who fetches nobody has looked all the same, and the bench is shuffled; without Wissel nobody looks', () => {
  const bench = ['o-11', 'o-12', 'o-13'];
  const t = refilling({ A: { hand: ['o-01', 'hands'], bench }, facts: { wissel: 1 } });
  assert.deepEqual(viewedZone(t.match, t.view('A'), 'bench.A'), ['oranje-11', 'oranje-12', 'oranje-13']);
  t.run('A done', 'A split 1');
  assert.deepEqual(t.told[0]?.args, { seat: 0, count: 0 });
  assert.deepEqual(viewedZone(t.match, t.view('A'), 'bench.A'), ['?', '?', '?']);
  const plain = refilling({ A: { hand: ['o-01', 'hands'], bench } });
  assert.deepEqual(viewedZone(plain.match, plain.view('A'), 'bench.A'), ['?', '?', '?']);
  plain.run('A split 1');
  assert.ok(!plain.keys.includes('fetched'));
});

test('BMS-125b Wissel used by the defender, before a free kick, still counts at T7; twice gives one right', () => {
  const t = pitch({
    A: { hand: ['o-09', 'o-01', 'schwalbe'] },
    B: { hand: ['w-02', 'wissel', 'wissel#2'] },
    referee: ['ref-geel-verdediger'],
  }).run('A bull o-01', 'A none', 'B lay wissel', 'B use');
  assert.deepEqual([t.asked(), t.facts.wissel], [{ A: 'refill', B: 'wissel' }, 2]);
  assert.equal(t.options('B')[0], 'done');
  t.run('B done');
  assert.match(t.options('B')[0]!, /^split/);
  const twice = pitch({
    A: { hand: ['o-09', 'o-01', 'wissel', 'wissel#2'] },
    B: { hand: ['w-02', 'w-03', 'hooli-gans'] },
    dice: [1],
    referee: ['ref-vrije-trap'],
  });
  twice.run('A bull o-01', 'A lay wissel', 'B bull w-02', 'B lay hooli-gans', 'A use', 'B pass', 'B use');
  assert.deepEqual([twice.asked(), twice.facts.wissel], [{ B: 'wallBull' }, 1]);
  twice.run('B bull w-02', 'A bull o-01', 'A lay wissel#2', 'A use');
  assert.deepEqual(twice.asked(), { A: 'wissel', B: 'refill' });
  twice.run('A done');
  assert.deepEqual(twice.asked(), { A: 'refill', B: 'refill' });
});

test('BMS-290 the clock fetches nobody, draws the largest legal number of bulls, discards the first card', () => {
  const t = refilling({ A: { hand: ['o-05', 'hands'] }, facts: { wissel: 1 } });
  assert.deepEqual(t.decision('A')?.timeout, { pick: 'done' });
  t.expire('A');
  assert.deepEqual(t.decision('A')?.timeout, { pick: 'split', to: 4 });
  t.expire('A');
  assert.deepEqual(t.zone('hand.A').length, 2 + 4);
  const over = refilling({
    A: { hand: ['tackle', 'o-01', 'hands', 'o-02', 'sliding', 'wissel'] },
    facts: { reds: [1, 0] },
  });
  assert.deepEqual(over.decision('A')?.timeout, { pick: 'discard', card: 'oranje-01' });
});

test('BMS-049 BMS-125a BMS-054 BMS-044 every step of T7 says what it asks and by which rule, to its coach alone', () => {
  const asked = (setting: Setting) => {
    const { asks, rule } = refilling(setting).decision('A')!;
    return [asks, rule];
  };
  const actions = ['hands', 'tackle', 'sliding', 'krachtvoer'];
  assert.deepEqual(asked({ A: { hand: ['o-01', 'o-02', ...actions] }, facts: { reds: [1, 0] } }), [
    'overflow',
    'BMS-049',
  ]);
  assert.deepEqual(asked({ A: { hand: actions }, facts: { reds: [2, 0] } }), ['makeRoom', 'BMS-054']);
  const t = refilling({ A: { hand: actions }, B: { hand: ['w-01'] }, facts: { wissel: 1 } });
  const watched = () => JSON.stringify([t.view('B'), t.heard('B')]);
  const before = watched();
  assert.deepEqual([t.asked(), t.decision('A')?.rule], [{ A: 'wissel', B: 'refill' }, 'BMS-125a']);
  assert.equal(t.refusal('A', 'lay hands')?.rule, 'BMS-125a');
  t.run('A done');
  assert.deepEqual([t.asked().A, t.decision('A')?.rule, watched()], ['refill', 'BMS-044', before]);
  t.run('A split 1');
  assert.equal(t.refusal('A', 'lay hands')?.rule, 'BMS-044');
});

test('BMS-049 a bull to be discarded is no longer usable: the next one is the last', () => {
  const t = refilling({
    A: { hand: ['o-01', 'o-02', 'hands', 'tackle', 'sliding', 'wissel'] },
    facts: { reds: [2, 0] },
  });
  t.run('A discard o-01');
  assert.equal(t.refusal('A', 'discard o-02')?.rule, 'BMS-049');
  assert.equal(t.options('A').length, 4);
});

test('BMS-049 until none is left: an only bull goes too, without a question', () => {
  const t = refilling({
    A: { hand: ['o-01'], locked: ['o-02', 'o-03', 'o-04', 'hands', 'tackle'] },
    facts: { reds: [2, 0] },
  });
  assert.deepEqual([t.zone('down.A'), t.zone('hand.A'), t.facts.attack], [['oranje-01'], [], 5]);
});

test('BMS-049 BMS-043 with `reservesAndUsed` a bull discarded over six goes to the bench', () => {
  const t = refilling({
    A: { hand: ['o-01', 'o-02', 'hands', 'tackle', 'sliding', 'wissel'], bench: ['o-05'] },
    facts: { reds: [1, 0] },
    options: { bench: 'reservesAndUsed' },
  }).run('A discard o-02');
  assert.deepEqual([t.zone('bench.A').sort(), t.zone('down.A')], [['oranje-02', 'oranje-05'], []]);
});

test('BMS-125a an empty bench ends the question; BMS-047 bulls that were fetched are usable bulls', () => {
  const t = refilling({ A: { hand: ['hands'], bench: ['o-11', 'o-12'] }, facts: { wissel: 1 } });
  t.run('A fetch o-11', 'A fetch o-12');
  assert.deepEqual(
    [t.asked(), t.options('A')],
    [{ A: 'refill' }, ['split 3', 'split 2', 'split 1', 'split 0']],
  );
});
