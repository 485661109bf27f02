import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastSeed, open, playout, start, Table } from '@stamtafel/kernel';
import { sit } from '@stamtafel/kernel/testing';
import { fivePossessions } from './game.ts';
import { impossible } from './impossible.ts';
import { lastRow, recoloured, white } from './testing/table.ts';

test('every position that play can reach is a possible one', () => {
  for (const deck of ['default', recoloured({ 'off-i-formation': 'blue', 'off-wishbone': 'blue' })]) {
    for (let seed = 1; seed <= 60; seed++) {
      const options = {
        'pd5.tieAt5': seed % 3 ? 'overtime' : 'draw',
        'pd5.equaliser': seed % 2 ? 'always' : 'trailing-offense',
        'pd5.startMethod': seed % 5 ? 'draw' : 'toss',
      };
      const match = open(fivePossessions, { options: { 'pd.deck': deck, ...options } });
      const g = new Table(match, start(match, seed));
      const dice = fastSeed(seed);
      for (; g.state.stack.length > 0; playout(g, dice, 1)) assert.equal(impossible(g), undefined);
      assert.equal(impossible(g), undefined);
    }
  }
});

test('a position that cannot be is refused with a sentence', () => {
  const stack = [{ do: 'layLast' }, { do: 'lastOffense' }];
  const facts = { possession: 1, row: 4, offense: 0, closedIn: [0, 1, 1, 1] };
  const zones = {
    'lane.1': white('off-i-formation off-ace off-pistol'),
    'hand.A': white('off-trips off-punt'),
    'hand.B': ['black:def-46', 'black:def-4-4'],
  };
  const refuses = (position: object, reason: RegExp) =>
    assert.throws(() => sit(fivePossessions, { position: { zones, facts, stack, ...position } }), reason);
  assert.ok(sit(fivePossessions, { position: { zones, facts, stack } }));
  refuses({ stack: [{ do: 'lastOffense' }] }, /the stack is one of/);
  refuses({ facts: { ...facts, offense: -1 } }, /offense is/);
  refuses({ facts: { ...facts, row: 5 } }, /row 0 to 4/);
  refuses({ facts: { ...facts, closedIn: [0, 5, 1, 1] } }, /closedIn/);
  refuses({ facts: { ...facts, yards: [20, 0] } }, /yards/);
  refuses({ facts: { ...facts, wins: [1, 0], yards: [20, 0] } }, /were won/);
  refuses({ facts: { ...facts, possession: 8, wins: [5, 2], yards: [100, 40] } }, /the match is over/);
  refuses({ zones: { ...zones, 'down.2': ['black:off-pistol'] } }, /cannot lie in down.2/);
  refuses({ zones: { ...zones, 'hand.A': white('off-trips') } }, /hand.A 2/);
  refuses({ zones: { ...zones, 'lane.1': white('off-pistol') } }, /3 open cards/);
  refuses(
    { zones: { ...zones, 'lane.1': white('off-i-formation off-pistol off-shotgun-spread') } },
    /PD5-015/,
  );
  refuses({ facts: { ...facts, closedIn: [1, 1, 1, 1] } }, /PD5-028/);
  refuses({ zones: { ...zones, 'down.1': white('off-flex') } }, /down.1 has at most 0/);
  for (const possession of [-1, 1.5, 31])
    refuses({ facts: { ...facts, possession } }, /possession is 0 to 30/);
  for (const row of [-1, 1.5]) refuses({ facts: { ...facts, row, closedIn: [0, 0, 0, 0] } }, /row 0 to 4/);
  for (const closed of [-1, 0.5])
    refuses({ facts: { ...facts, closedIn: [0, 1, closed, 1] } }, /closedIn has for each lane/);
  for (const wins of [-1, 0.5, 31])
    refuses({ facts: { ...facts, wins: [wins, 0], yards: [Math.min(100, 20 * wins), 0] } }, /yards are 20/);
  refuses({ facts: { ...facts, offense: 2 } }, /offense is/);
  refuses({ facts: { ...facts, closedIn: [0, 1, 1, 4] } }, /lane 4 cannot be closed in row 4 yet/);
  refuses({ zones: { ...zones, 'stack.A': white('off-flex') } }, /stack.A has 0 cards/);
  refuses({ zones: { ...zones, 'hand.B': ['black:def-46'] } }, /hand.B 2/);
  refuses({ zones: { ...zones, 'against.1': ['black:def-3-4'] } }, /opposite a lane while a row is placed/);
  const place = [{ do: 'reveal' }, { do: 'place' }];
  refuses({ stack: place }, /rows 1 to 3 are placed by place/);
  refuses({ stack: [{ do: 'row' }], zones: { 'lane.1': zones['lane.1'] } }, /after row 4/);
});

test('a position has the facts and the stacks of its moment', () => {
  const at = (stack: readonly object[], facts: object, zones: object = {}) =>
    sit(fivePossessions, {
      position: { zones: { ...zones }, facts: { ...facts }, stack: stack.map((frame) => ({ ...frame })) },
    });
  assert.ok(at([{ do: 'start' }], {}).asked());
  for (const facts of [{ possession: 1 }, { row: 1 }, { offense: 0 }])
    assert.throws(() => at([{ do: 'start' }], facts), /offense is -1/, JSON.stringify(facts));
  const dealt = at([{ do: 'possession' }], { offense: 0 });
  const zones = (more: object = {}) => ({
    ...Object.fromEntries(['stack.A', 'hand.A', 'stack.B', 'hand.B'].map((zone) => [zone, dealt.zone(zone)])),
    ...more,
  });
  const place = [{ do: 'reveal' }, { do: 'place' }];
  const first = { possession: 1, row: 1, offense: 0 };
  assert.deepEqual(at(place, first, zones()).asked(), { A: 'place', B: 'place' });
  assert.throws(() => at([{ do: 'layLast' }, { do: 'lastOffense' }], first, zones()), /rows 1 to 3/);
  assert.throws(() => at(place, { ...first, row: 0 }, zones()), /in row 0 stack.A has 14 cards/);
  const [top = '', ...rest] = dealt.zone('stack.B');
  assert.throws(() => at(place, first, zones({ 'stack.B': rest })), /in row 1 stack.B has 10 cards/);
  assert.throws(() => at(place, first, zones({ 'stack.B': rest, 'aside.B': [top] })), /stack.B has 10/);
  assert.throws(() => at(place, { ...first, closedIn: [1, 0, 0, 0] }, zones()), /lane 1 cannot be closed/);
});

const over = (a: number, b: number, more: { offense?: number; options?: object } = {}) =>
  sit(fivePossessions, {
    options: { ...more.options },
    position: {
      facts: {
        possession: a + b,
        row: 4,
        offense: more.offense ?? 0,
        wins: [a, b],
        yards: [a, b].map((n) => Math.min(100, 20 * n)),
      },
      stack: [],
    },
  });

test('PD5-041 PD5-042 PD5-045 a position is over at a final score and at no other', () => {
  const overtime = { options: { 'pd5.tieAt5': 'overtime' } };
  for (const [a, b] of [
    [5, 3],
    [4, 6],
    [5, 5],
  ] as const)
    assert.ok(over(a, b).outcome());
  assert.ok(over(7, 5, overtime).outcome());
  assert.ok(over(15, 15, overtime).outcome());
  for (const [a, b] of [
    [0, 0],
    [3, 2],
    [5, 4],
  ] as const)
    assert.throws(() => over(a, b), /the match goes on/, `${a}–${b}`);
  assert.throws(() => over(5, 5, overtime), /the match goes on/);
  assert.throws(() => over(7, 6, overtime), /the match goes on/);
  for (const [a, b] of [
    [6, 3],
    [9, 0],
    [7, 3],
    [7, 5],
  ] as const)
    assert.throws(() => over(a, b), /does not come to/, `${a}–${b}`);
  assert.ok(over(8, 6, overtime).outcome());
  assert.throws(() => over(9, 5, overtime), /does not come to/);
});

test('PD5-046 with trailing-offense a position at 5–4 is over unless the trailing player attacks next', () => {
  const options = { 'pd5.equaliser': 'trailing-offense' };
  assert.ok(over(5, 4, { offense: 1, options }).outcome());
  assert.throws(() => over(5, 4, { offense: 0, options }), /the match goes on/);
  const facts = { possession: 9, wins: [5, 4], yards: [100, 80] };
  const next = (offense: number) =>
    sit(fivePossessions, {
      options,
      position: { facts: { ...facts, offense }, stack: [{ do: 'possession' }] },
    });
  assert.equal(next(1).facts.possession, 10);
  assert.throws(() => next(0), /the match is over/);
});

test('PD5-007 before a possession all cards lie aside, and at the score nothing waits to be played', () => {
  const at = (frame: object, zones: object) =>
    sit(fivePossessions, {
      position: {
        zones: { ...zones },
        facts: { possession: 1, row: 3, offense: 0 },
        stack: [{ ...frame }],
      },
    });
  const score = { do: 'score', winner: 'B' };
  assert.equal(at(score, { shown: white('off-trips off-punt'), 'aside.A': white('off-ace') }).facts.row, 1);
  assert.throws(() => at(score, { 'hand.A': white('off-trips') }), /no cards in hand/);
  assert.throws(() => at(score, { 'against.1': ['black:def-46'] }), /opposite a lane/);
  assert.throws(() => at({ do: 'score' }, {}), /winner/);
  assert.throws(() => at({ do: 'score', winner: 'A' }, {}), /PD5-035/);
  for (const zone of ['lane.1', 'aside.A', 'hand.A'])
    assert.throws(
      () =>
        sit(fivePossessions, {
          position: {
            zones: { [zone]: white('off-trips') },
            facts: { possession: 1, offense: 0, wins: [0, 1], yards: [0, 20] },
            stack: [{ do: 'possession' }],
          },
        }),
      /cannot lie in/,
      zone,
    );
});

test('PD5-003 in a position each has drawn one card, and the beginner not the lower one', () => {
  const role = (shown: string[], startMethod: string) =>
    sit(fivePossessions, {
      options: { 'pd5.startMethod': startMethod },
      position: { zones: { shown }, stack: [{ do: 'role', seat: 'B' }] },
    });
  const drawn = ['white:off-pistol', 'black:off-trips'];
  assert.deepEqual(role(drawn, 'draw').asked(), { B: 'role' });
  assert.throws(() => role(drawn, 'toss'), /PD5-003/);
  assert.throws(() => role(['white:off-punt', 'black:off-trips'], 'draw'), /PD5-003/);
  assert.throws(() => role([...drawn, 'black:off-punt'], 'draw'), /PD5-003/);
});

test('PD5-031 PD5-032 PD5-034 in a position the last cards lie where they may', () => {
  const last = (zones: object, lanes: number[], below: readonly object[] = [{ do: 'revealLast', lanes }]) =>
    sit(fivePossessions, {
      position: {
        zones: {
          'lane.1': white('off-i-formation off-ace off-pistol'),
          'hand.B': ['black:def-46', 'black:def-4-4'],
          ...zones,
        },
        facts: { possession: 1, row: 4, offense: 0, closedIn: [0, 1, 1, 1] },
        stack: [...below, { do: 'lastDefense', lanes }].map((frame) => ({ do: '', ...frame })),
      },
    });
  const [punt, trips] = [white('off-punt'), white('off-trips')];
  assert.deepEqual(last({ 'down.1': punt, 'down.2': trips }, [1, 2]).asked(), { B: 'lastDefense' });
  assert.throws(() => last({ 'down.1': trips, 'down.2': punt }, [1, 2]), /PD5-015/);
  assert.throws(() => last({ 'down.1': punt, 'down.3': trips }, [1, 3]), /PD5-032/);
  assert.throws(() => last({ 'down.1': punt }, [1]), /PD5-032/);
  assert.throws(() => last({ 'down.2': punt, 'down.3': trips }, [2, 3]), /PD5-031/);
  for (const lanes of [[2, 1], [1, 1], [1, 3], [0, 1], [1, 5], [1, 2, 3], []])
    assert.throws(() => last({ 'down.1': punt, 'down.2': trips }, lanes), /one or two lanes, in order/);
  assert.throws(
    () => last({ 'down.1': punt, 'down.2': trips }, [1, 2], [{ do: 'revealLast', lanes: [1] }]),
    /name the same lanes/,
  );
  const open = { 1: 'off-i-formation off-ace off-pistol' };
  assert.throws(() => lastRow({ open, hand: 'off-trips off-shotgun-spread' }), /PD5-034/);
});
