import assert from 'node:assert/strict';
import { test } from 'node:test';
import { thieves } from '../testing/figures.ts';
import { pitch } from '../testing/table.ts';

/** Both have laid these cards; o-14 (6/4) against w-02 (2/8). */
const laid = (a: string, b: string, dice: number[] = []) =>
  pitch({ A: { hand: ['o-14', 'o-06', a] }, B: { hand: ['w-02', 'w-05', b] }, dice }).run(
    'A bull o-14',
    `A lay ${a}`,
    'B bull w-02',
    `B lay ${b}`,
  );

test('BMS-036 T3 the attacker decides whether to use the laid card: it is turned up, then carried out', () => {
  const t = laid('joelende-koeien', 'krachtvoer');
  assert.deepEqual([t.asked(), t.options('A')], [{ A: 'attackerAct' }, ['hold', 'use']]);
  t.run('A use');
  assert.deepEqual(t.told[0]?.cards, ['joelende-koeien#1']);
  t.run('B pass');
  assert.deepEqual(t.keys, ['passed', 'attackValue']);
});

test('BMS-037 the attacker’s action is carried out before the defender’s', () => {
  const t = laid('kanonskogel', 'krachtvoer').run('A use', 'B pass');
  assert.deepEqual(t.keys, ['passed', 'noEffect']);
  assert.deepEqual(t.asked(), { B: 'defenderAct' });
});

test('BMS-038 T4 the defender decides after the attacker’s action is fully resolved, knowing its result', () => {
  const t = laid('tackle', 'krachtvoer');
  assert.deepEqual(t.asked(), { A: 'attackerAct' });
  t.run('A hold');
  assert.deepEqual([t.asked(), t.options('B')], [{ B: 'defenderAct' }, ['hold', 'use']]);
});

test('BMS-039 not using is final for this attempt, except that Eerlijk spel and Counter wait for their windows', () => {
  const t = laid('joelende-koeien', 'counter').run('A hold', 'B hold');
  assert.deepEqual(t.asked(), { B: 'counter' });
  assert.deepEqual(t.options('B'), ['pass', 'use']);
  const fair = laid('eerlijk-spel', 'krachtvoer').run('A hold', 'B use');
  assert.deepEqual([fair.asked(), fair.options('A')], [{ A: 'react' }, ['pass', 'use']]);
  const held = laid('joelende-koeien', 'krachtvoer').run('A hold', 'B hold');
  assert.deepEqual([held.asked(), held.options('B')], [{ B: 'counter' }, ['pass']]);
});

test('BMS-070 shield: usable only by the defender', () => {
  const t = laid('krachtvoer', 'tackle');
  assert.equal(t.refusal('A', 'use')?.rule, 'BMS-070');
  assert.deepEqual(t.run('A hold').options('B'), ['hold', 'use']);
});

test('BMS-071 horns: usable only by the attacker', () => {
  const t = laid('tackle', 'joelende-koeien').run('A hold');
  assert.equal(t.refusal('B', 'use')?.rule, 'BMS-071');
  assert.deepEqual(t.options('B'), ['hold']);
});

test('BMS-072 no symbol: usable in either role', () => {
  const t = laid('nieuwe-hoefijzers', 'nieuwe-hoefijzers#2');
  assert.deepEqual(t.options('A'), ['hold', 'use']);
  assert.deepEqual(t.run('A hold').options('B'), ['hold', 'use']);
});

test('BMS-073 at most one action card per coach and attempt; a free kick allows a new one, a penalty none', () => {
  const kick = pitch({
    A: { hand: ['o-14', 'o-06', 'doorgestoken-kaart', 'joelende-koeien'] },
    B: { hand: ['w-02', 'w-05', 'krachtvoer', 'tackle'] },
  }).run('A bull o-14', 'A lay doorgestoken-kaart', 'B bull w-02', 'B lay tackle', 'A use', 'B pass');
  kick.run('B bull w-02', 'A bull o-14');
  assert.deepEqual(kick.options('A'), ['none', 'lay joelende-koeien#1']);
  kick.run('A none');
  assert.deepEqual(kick.options('B'), ['none', 'lay krachtvoer#1', 'lay tackle#1']);
  const penalty = pitch({
    A: { hand: ['o-14', 'schwalbe', 'joelende-koeien'] },
    B: { hand: ['w-02', 'krachtvoer'] },
    referee: ['ref-penalty'],
  }).run('A lay schwalbe', 'B none', 'A use');
  assert.ok(!penalty.keys.includes('laid'));
  assert.deepEqual(penalty.asked(), { A: 'refill', B: 'refill' });
});

test('BMS-074 a card is carried out in full, in the order of its text, as far as possible', () => {
  const t = pitch({ A: { hand: ['o-14', 'kopstoot'] }, B: { hand: ['sliding'] } }).run(
    'A lay kopstoot',
    'A use',
  );
  assert.deepEqual(t.keys.slice(0, 2), ['used', 'red']);
  assert.deepEqual(t.facts.reds, [1, 0]);
});

test('BMS-075 a card may be used even if it will change nothing', () => {
  const t = laid('kanonskogel', 'tackle');
  assert.deepEqual(t.options('A'), ['hold', 'use']);
  assert.deepEqual(t.run('A use', 'B pass').keys, ['passed', 'noEffect']);
});

test('BMS-076 before any die, choice or effect an opponent with a laid, unused card is asked', () => {
  const t = laid('hooli-gans', 'eerlijk-spel', [6]).run('A use');
  assert.deepEqual(t.keys, ['used']);
  assert.deepEqual(t.asked(), { B: 'react' });
  t.run('B use');
  assert.ok(!t.keys.includes('die'));
  const bare = pitch({ A: { hand: ['o-14', 'hooli-gans'] }, B: { hand: ['w-02', 'tackle'] }, dice: [6] });
  assert.ok(bare.run('A lay hooli-gans', 'B none', 'A use').keys.includes('die'));
  assert.equal(laid('hooli-gans', 'tackle').run('A use').refusal('B', 'use')?.rule, 'BMS-105a');
});

test('BMS-283 whether D-09, D-11, D-12 and D-18 are asked, and what a pass leaves, never depends on the card', () => {
  const stories = [
    ['tackle', 'schwalbe'],
    ['eerlijk-spel', 'eerlijk-spel#2'],
    ['joelende-koeien', 'counter'],
    ['koeienvlaai', 'krachtvoer'],
  ].map(([a, b]) => {
    const t = laid(a!, b!);
    const seen: unknown[] = [];
    for (const [seat, text] of [
      ['A', 'hold'],
      ['B', 'hold'],
      ['B', 'pass'],
    ] as const) {
      seen.push(t.asked());
      t.play(seat, text);
      seen.push(t.heard('watcher'));
    }
    return JSON.stringify(seen);
  });
  assert.equal(new Set(stories).size, 1);
  const reactions = ['eerlijk-spel', 'tackle', 'counter'].map((card) => {
    const t = laid('joelende-koeien', card).run('A use');
    const asked = JSON.stringify(t.asked());
    t.run('B pass');
    return asked + JSON.stringify(t.heard('A'));
  });
  assert.equal(new Set(reactions).size, 1);
});

test('BMS-116c of several Modderpoels a sacrifice removes one', () => {
  const t = pitch({
    A: { hand: ['o-14', 'sabotage#1'], mud: ['modderpoel#1', 'modderpoel#2'] },
    B: { hand: ['w-02'] },
    options: { figures: thieves },
  }).run('A lay sabotage#1', 'A sacrifice');
  assert.deepEqual([t.zone('mud.A'), t.zone('discard')], [['modderpoel#1'], ['modderpoel#2', 'sabotage#1']]);
});
