import assert from 'node:assert/strict';
import { test } from 'node:test';
import { viewedZone } from '@stamtafel/kernel';
import { pitch } from '../testing/table.ts';

const A = { hand: ['o-09', 'o-01', 'wissel', 'tackle'] };
const B = { hand: ['w-02', 'w-03', 'counter', 'sliding'] };

test('BMS-002 the coach with the Cup attacks, the other always defends', () => {
  const t = pitch({ A, B, facts: { attacker: 1 } });
  assert.deepEqual(t.asked(), { B: 'attackBull' });
  t.run('B bull w-02', 'B none');
  assert.deepEqual(t.asked(), { A: 'defendBull' });
});

test('BMS-003 attacks alternate strictly, even after a goal and after a forfeited attack', () => {
  const t = pitch({ A, B });
  t.run('A bull o-09', 'A none', 'B bull w-03', 'B none');
  assert.equal(t.score, '1-0');
  t.run('A split 2', 'B split 2');
  assert.deepEqual([t.facts.attacker, t.facts.attack], [1, 2]);
  const none = pitch({ A: { hand: ['tackle'] }, B });
  assert.deepEqual(none.asked(), { A: 'refill', B: 'refill' });
  none.run('A split 2', 'B split 1');
  assert.deepEqual([none.facts.attacker, none.facts.attack], [1, 2]);
});

test('BMS-003 every attack starts from scratch: nothing of the previous one counts any more', () => {
  const before = { attempt: 'penalty', verdict: 'goal', locked: true, hoef: true, wissel: 3, spat: 3 };
  const t = pitch({ A, B, facts: { ...before, plusAttack: [1, 1], plusDefence: [1, 1] } });
  const { attempt, verdict, locked, hoef, wissel, spat, plusAttack, plusDefence } = t.facts;
  assert.deepEqual([attempt, verdict, locked, hoef, wissel, spat], ['normal', '', false, false, 0, 0]);
  assert.deepEqual(
    [plusAttack, plusDefence],
    [
      [0, 0],
      [0, 0],
    ],
  );
});

test('BMS-004 only the attacker can score in an attack, the defender only with Counter', () => {
  const t = pitch({
    A: { hand: ['o-10', 'hooli-gans'] },
    B: { hand: ['w-09', 'hooli-gans#2'] },
    dice: [3, 6],
  });
  t.run('A lay hooli-gans', 'B lay hooli-gans#2', 'A use', 'B pass', 'B use');
  assert.equal(t.score, '1-0');
});

test('BMS-030 T1 the attacker lays one usable bull face up; it is compulsory', () => {
  const t = pitch({ A, B });
  assert.deepEqual(t.options('A'), ['bull oranje-09', 'bull oranje-01']);
  for (const wrong of ['bull w-02', 'bull tackle', 'bull o-16'])
    assert.equal(t.refusal('A', wrong)?.rule, 'BMS-030');
  assert.equal(t.refusal('A', 'none')?.rule, 'BMS-030');
  t.run('A bull o-09');
  assert.deepEqual(viewedZone(t.match, t.view('B'), 'field.A'), ['oranje-09']);
});

test('BMS-031 T1 the attacker may add one action card face down, or none', () => {
  const t = pitch({ A, B }).run('A bull o-09');
  assert.deepEqual(t.options('A'), ['none', 'lay wissel#1', 'lay tackle#1']);
  assert.equal(t.refusal('A', 'lay o-01')?.rule, 'BMS-031');
  t.run('A lay wissel');
  assert.deepEqual(viewedZone(t.match, t.view('B'), 'laid.A'), ['?']);
  assert.deepEqual(
    t.heard('B').map((event) => event.cards),
    [[null]],
  );
});

test('BMS-032 T2 the defender answers, seeing the bull and whether a card lies there', () => {
  const t = pitch({ A, B }).run('A bull o-09', 'A lay wissel');
  assert.deepEqual(t.options('B'), ['bull wit-02', 'bull wit-03']);
  assert.equal(t.refusal('B', 'bull sliding')?.rule, 'BMS-032');
  assert.equal(viewedZone(t.match, t.view('B'), 'laid.A').length, 1);
});

test('BMS-033 T2 the defender may add one action card face down, or none', () => {
  const t = pitch({ A, B }).run('A bull o-09', 'A none', 'B bull w-02');
  assert.deepEqual(t.options('B'), ['none', 'lay counter#1', 'lay sliding#1']);
  assert.equal(t.refusal('B', 'lay w-03')?.rule, 'BMS-033');
});

test('BMS-034 any action card may be laid, whatever its symbol: it is a legal bluff', () => {
  const t = pitch({ A, B: { hand: ['w-02', 'w-03', 'schwalbe'] } }).run('A bull o-09', 'A lay tackle');
  t.run('B bull w-02', 'B lay schwalbe');
  assert.deepEqual(t.options('A'), ['hold']);
});

test('BMS-035 red and locked cards can be neither laid nor played', () => {
  const t = pitch({ A: { hand: ['o-09', 'tackle'], locked: ['o-01', 'sliding'] }, facts: { reds: [2, 0] } });
  assert.deepEqual(t.zone('field.A'), ['oranje-09']);
  assert.deepEqual(t.options('A'), ['none', 'lay tackle#1']);
  assert.equal(t.refusal('A', 'lay sliding')?.rule, 'BMS-035');
  const bulls = pitch({ A: { hand: ['o-09', 'o-10'], locked: ['o-01'] } });
  assert.equal(bulls.refusal('A', 'bull o-01')?.rule, 'BMS-035');
});

test('BMS-041 T6 all bulls and action cards on the field are discarded, also those laid and not used', () => {
  const t = pitch({ A, B }).run(
    'A bull o-01',
    'A lay tackle',
    'B bull w-02',
    'B lay sliding',
    'A hold',
    'B hold',
  );
  t.run('B pass');
  for (const zone of ['field.A', 'field.B', 'laid.A', 'laid.B', 'played.A', 'played.B'])
    assert.deepEqual(t.zone(zone), []);
  assert.deepEqual([t.zone('out.A'), t.zone('out.B')], [['oranje-01'], ['wit-02']]);
});

test('BMS-042 used cards are discarded face up, unused ones face down; bulls face up to their owner’s discard', () => {
  const t = pitch({ A, B, dice: [3] }).run(
    'A bull o-01',
    'A lay tackle',
    'B bull w-02',
    'B lay sliding',
    'A hold',
    'B use',
    'A pass',
  );
  assert.deepEqual(
    [t.zone('discard'), t.zone('down.A'), t.zone('down.B')],
    [['sliding#1'], ['tackle#1'], []],
  );
  assert.deepEqual(viewedZone(t.match, t.view('B'), 'down.A'), ['?']);
  assert.deepEqual(viewedZone(t.match, t.view('A'), 'down.A'), ['tackle#1']);
  assert.deepEqual(viewedZone(t.match, t.view('watcher'), 'out.B'), ['wit-02']);
});

test('BMS-043 discards never return; with reservesAndUsed the bulls go to the bench, which is shuffled', () => {
  const play = (bench: string) =>
    pitch({ A, B, options: { bench } }).run('A bull o-01', 'A none', 'B bull w-02', 'B none');
  assert.deepEqual(
    [play('reserves').zone('out.A'), play('reserves').zone('bench.A').length],
    [['oranje-01'], 3],
  );
  const t = play('reservesAndUsed');
  assert.deepEqual([t.zone('out.A'), t.zone('bench.A').length, t.zone('bench.B').length], [[], 4, 4]);
  assert.ok(t.zone('bench.B').includes('wit-02'));
  assert.ok(viewedZone(t.match, t.view('A'), 'bench.B').every((name) => name === '?'));
});

test('BMS-050 T8 the Cup goes to the other coach', () => {
  const t = pitch({ A, B, facts: { attacker: 1, attack: 1 } });
  t.run('B bull w-02', 'B none', 'A bull o-01', 'A none', 'A split 2', 'B split 2');
  assert.equal(t.facts.attacker, 0);
  assert.ok(t.keys.includes('cup'));
});

test('BMS-051 an attacker without a usable bull forfeits: END-CHECK, then T7', () => {
  const t = pitch({ A: { hand: ['tackle'], locked: ['o-01'] }, B });
  assert.deepEqual(t.asked(), { A: 'refill', B: 'refill' });
  const last = pitch({ A: { hand: ['tackle'] }, B, facts: { attack: 7, last: 8 } });
  assert.equal(last.outcome()?.reason, 'last-attack');
});

test('BMS-052 a defender without a usable bull lays neither bull nor action card, in a free kick too', () => {
  const t = pitch({ A, B: { hand: ['counter', 'sliding'] } }).run('A bull o-09', 'A none');
  assert.equal(t.score, '1-0');
  assert.deepEqual([t.zone('out.B'), t.zone('down.B')], [[], []]);
  const kick = pitch({ A: { hand: ['o-09', 'doorgestoken-kaart'] }, B: { hand: ['counter'] } });
  kick.run('A lay doorgestoken-kaart', 'A use');
  assert.equal(kick.score, '1-0');
  assert.deepEqual(kick.keys, ['used', 'freeKick', 'noBull', 'bull', 'goal']);
});

test('BMS-053 if the attacker’s bull leaves at T2b and there is no other, the attack is called off', () => {
  const t = pitch({ A: { hand: ['o-09', 'kanonskogel'] }, B: { hand: ['w-02', 'koeienvlaai'] }, dice: [5] });
  t.run('A lay kanonskogel', 'B layAndUse koeienvlaai', 'A pass');
  assert.ok(t.keys.includes('calledOff') && !t.keys.includes('compare'));
  assert.equal(t.score, '0-0');
  assert.deepEqual([t.zone('down.A'), t.zone('discard')], [['kanonskogel#1'], ['koeienvlaai']]);
  assert.deepEqual(t.asked(), { A: 'refill', B: 'refill' });
});
