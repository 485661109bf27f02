import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  answer,
  fastBelow,
  fastSeed,
  open,
  type Position,
  pending,
  position,
  type State,
  start,
} from '@stamtafel/kernel';
import { sit, testSeed } from '@stamtafel/kernel/testing';
import { howRuck } from './game.ts';
import type { HowRuck } from './kind.ts';

const turn = [{ do: 'turn', seat: 'A' }];
const hands = { 'hand.A': 6, 'hand.B': 6 };
const forming = { 'prep.A': 18, 'pair.A': 2, 'prep.B': 18, 'pair.B': 2 };

const dealt = { 'prep.A': 20, 'prep.B': 20 };
const calm = [{ do: 'tieBreak' }, { do: 'split' }];
const choosing = [
  { do: 'turnEnd', seat: 'A' },
  { do: 'choose', seat: 'A' },
];

const stop = { 'kept.A': 10, 'given.A': 10, 'prep.B': 4, 'pair.B': 2, 'kept.B': 7, 'given.B': 7 };

const place = (zones: object, facts: object, stack: readonly object[] = turn, options: object = {}) =>
  sit(howRuck, {
    options: { ...options },
    position: { zones: { ...zones }, facts: { ...facts }, stack: stack.map((frame) => ({ ...frame })) },
  });

test('positions that can be', () => {
  place(hands, { barrel: 6 });
  place(forming, {}, [{ do: 'tieBreak' }, { do: 'split' }]);
  place({ ...hands, 'A.rood': ['rood-1-1', 'nessie'] }, { barrel: 2, won: [2, 2] });
  place(hands, { barrel: 6 }, [{ do: 'turnEnd', seat: 'A' }]);
  place(stop, { forming: 'race', stopped: 0, tenth: [41200, -1] }, [{ do: 'finalPair', seat: 'B' }]);
  place(hands, { barrel: 19 }, turn, { trackHalf: 10 });
  place({}, { won: [3, 2], reason: 'half' }, []);
  place({}, { resigned: 1, reason: 'resigned', barrel: 4 }, []);
  place({}, { won: [2, 2] }, [{ do: 'round' }]);
  place({ ...hands, 'drawn.A': 7, 'drawn.B': 7 }, { barrel: 6 });
  place({ ...hands, discard: 28 }, { barrel: 6 });
});

test('every position met in play can be described, but for the unseen order of Vuile truc', () => {
  const dice = fastSeed(4);
  const met = new Set<string>();
  for (const options of [{}, { teamForming: 'race' }, { teamForming: 'none', vuileTrucMode: 'open' }]) {
    const match = open(howRuck, { options: { ...options, trackHalf: 10 } });
    const describe = ({ zones, known, facts, stack }: State<HowRuck>): Position => ({
      zones: Object.fromEntries(zones.map((cards, z) => [match.zones[z]!.name, cards.map(nameOf)])),
      facts: { ...facts },
      stack: stack.map((frame) => ({ ...frame })),
      seen: Object.fromEntries(
        [0, 1].map((seat) => [
          'AB'[seat],
          [...known.keys()].filter((c) => known[c]! & (1 << seat)).map(nameOf),
        ]),
      ),
    });
    const nameOf = (c: number): string => match.cards[c]!.id;
    for (let m = 1; m <= 12; m++) {
      const state = start(match, testSeed(m));
      while (state.stack.length > 0) {
        const decisions = pending(match, state);
        const { seat, asks, options: choices } = decisions[fastBelow(dice, decisions.length)]!;
        met.add(asks);
        if (asks !== 'slot') {
          const again = position(match, describe(state), testSeed(m));
          assert.deepEqual(again.zones, state.zones);
          assert.deepEqual(pending(match, again), decisions);
        }
        answer(match, state, seat, choices[fastBelow(dice, choices.length)]!);
      }
      position(match, describe(state), testSeed(m));
    }
  }
  for (const asks of [
    'ready',
    'command',
    'race',
    'finalPair',
    'leftover',
    'split',
    'choose',
    'taken',
    'target',
  ])
    assert.ok(met.has(asks), asks);
});

const impossible: [why: RegExp, zones: object, facts: object, stack?: readonly object[], options?: object][] =
  [
    [/field 13, but the track has fields 1 to 12/, hands, { barrel: 13 }],
    [/field 9, but the track has fields 1 to 8/, hands, { barrel: 9 }, turn, { trackHalf: 4 }],
    [/field 2.5/, hands, { barrel: 2.5 }],
    [/needs a barrel/, hands, {}],
    [/end field 12, so the round is over/, hands, { barrel: 12 }],
    [/no barrel stands on the track/, forming, { barrel: 6 }, [{ do: 'tieBreak' }, { do: 'split' }]],
    [/A has 3 barrels already/, hands, { barrel: 6, won: [3, 0] }],
    [/more than 5 barrels/, hands, { barrel: 6, won: [3, 2] }],
    [/won -1 barrels/, hands, { barrel: 6, won: [-1, 0] }],
    [/touwbreuk is an action/, { ...hands, 'A.rood': ['touwbreuk'] }, { barrel: 6 }],
    [/rood-1-1 cannot lie on field B.blauw/, { ...hands, 'B.blauw': ['rood-1-1'] }, { barrel: 6 }],
    [/pair of 1 cards/, { ...hands, 'pair.A': 1 }, { barrel: 6 }],
    [/B's preparation pile/, { ...hands, 'prep.B': 3 }, { barrel: 6 }],
    [/A has kept 2 cards and given 1/, { ...hands, 'kept.A': 2, 'given.A': 1 }, { barrel: 6 }],
    [
      /15 cards are set aside, not 17/,
      { ...forming, 'prep.A': 16 },
      {},
      [{ do: 'tieBreak' }, { do: 'split' }],
    ],
    [/A's team has 21 cards/, { 'hand.A': 6, 'pile.A': 15 }, { barrel: 6 }],
    [/A has drawn 1 cards and B 2/, { ...hands, 'drawn.A': 1, 'drawn.B': 2 }, { barrel: 6 }],
    [/A has drawn 8 cards and B 8/, { ...hands, 'drawn.A': 8, 'drawn.B': 8 }, { barrel: 6 }],
    [/A is on turn without a card/, { 'hand.B': 6 }, { barrel: 6 }],
    [/lies in zone taken/, { ...hands, taken: ['nessie'] }, { barrel: 6 }],
    [/exactly one card must lie in zone taken/, hands, { barrel: 6 }, [{ do: 'taken', seat: 'A' }]],
    [/face-down slots cannot be described/, hands, { barrel: 6 }, [{ do: 'slot', seat: 'A' }]],
    [/no hand to choose from/, { 'hand.A': 6 }, { barrel: 6 }, [{ do: 'choose', seat: 'A' }]],
    [/no field has a card/, hands, { barrel: 6 }, [{ do: 'source', seat: 'A' }]],
    [
      /open white card/,
      { ...hands, 'A.rood': ['rood-1-1'] },
      { barrel: 6 },
      [{ do: 'target', seat: 'A', from: 3 }],
    ],
    [/open white card/, hands, { barrel: 6 }, [{ do: 'target', seat: 'A', from: 3 }]],
    [/both players hold a pair/, { ...forming, 'pair.A': 0, 'prep.A': 20 }, {}, [{ do: 'race' }]],
    [/A holds no pair/, { ...forming, 'pair.A': 0, 'prep.A': 20 }, {}, [{ do: 'leftover', seat: 'A' }]],
    [/A has not called "stop!"/, stop, {}, [{ do: 'finalPair', seat: 'B' }]],
    [
      /A has called "stop!" before the tenth/,
      { ...stop, 'kept.A': 9, 'given.A': 9, 'prep.A': 2 },
      { stopped: 0, tenth: [41200, -1] },
      [{ do: 'finalPair', seat: 'B' }],
    ],
    [/the seats are A, B/, hands, { barrel: 6 }, [{ do: 'turn', seat: 4 }]],
    [/expected tieBreak, split/, forming, {}, [{ do: 'split' }]],
    [
      /expected turnEnd, source/,
      { ...hands, 'A.rood': ['rood-1-1'] },
      { barrel: 6 },
      [{ do: 'source', seat: 'A' }],
    ],
    [
      /expected turn \(/,
      hands,
      { barrel: 6 },
      [
        { do: 'turn', seat: 'B' },
        { do: 'turn', seat: 'A' },
      ],
    ],
    [/the youngest is seat/, hands, { barrel: 6, youngest: 2 }],
    [/the fact starter/, hands, { barrel: 6, starter: 5 }],
    [/forming is race/, hands, { barrel: 6, forming: 'quick' }],
    [/ready is 0/, hands, { barrel: 6, ready: 4 }],
    [/ready is 0/, hands, { barrel: 6, ready: 1.5 }],
    [/reason is/, hands, { barrel: 6, reason: 'bored' }],
    [/whole milliseconds/, hands, { barrel: 6, clock: -5 }],
    [/whole milliseconds/, hands, { barrel: 6, tenth: [0.5, -1] }],
    [/nobody has won yet/, {}, {}, []],
    [/as soon as one player has 3 barrels/, {}, { won: [4, 0] }, []],
    [/as soon as one player has 2 barrels/, {}, { won: [2, 2] }, [], { barrelsToWin: 2 }],
    [/A has given up/, hands, { barrel: 6, resigned: 0 }],
    [/begins without a barrel/, {}, { barrel: 6 }, [{ do: 'round' }]],
    [/no card lies in zone prep.A/, { ...hands, 'prep.A': 2 }, { barrel: 6 }],
    [/15 cards are set aside, not 14/, { ...hands, discard: 29 }, { barrel: 6 }],
    [/only with vuileTrucMode open/, hands, { barrel: 6 }, choosing],
    [/A has not seen the hand/, hands, { barrel: 6 }, choosing, { vuileTrucMode: 'open' }],
    [/no field has a card to remove/, hands, { barrel: 6 }, [{ do: 'strength', seat: 'A' }]],
    [/cannot be described/, { 'hand.A': 6 }, { barrel: 6 }, [{ do: 'slot', seat: 'A' }]],
    [
      /belong to one player/,
      { ...hands, 'A.rood': ['rood-1-1'] },
      { barrel: 6 },
      [
        { do: 'turnEnd', seat: 'B' },
        { do: 'source', seat: 'A' },
      ],
    ],
    [/the seats are A and B/, hands, { barrel: 6 }, [{ do: 'turnEnd' }]],
    [/no card lies in zone discard/, { discard: 40 }, {}, calm],
    [/A was dealt 20 cards to split, not 40/, { 'prep.A': 38, 'pair.A': 2 }, {}, calm],
    [/A holds no pair, but has not split/, { ...forming, 'prep.A': 20, 'pair.A': 0 }, {}, calm],
    [/when all pairs are split/, forming, {}, [{ do: 'tieBreak' }]],
    [/before the command/, forming, {}, [{ do: 'command', seat: 'A' }, { do: 'ready' }]],
    [
      /the youngest gives the command/,
      dealt,
      { ready: 3 },
      [{ do: 'command', seat: 'B' }],
      { youngestSeat: 'A' },
    ],
    [/when both are ready/, dealt, { ready: 1 }, [{ do: 'command', seat: 'A' }], { youngestSeat: 'A' }],
    [
      /only the leftovers/,
      { ...stop, 'pair.A': 2, 'prep.B': 2 },
      { stopped: 0, tenth: [41200, -1] },
      [{ do: 'leftover', seat: 'A' }],
    ],
  ];

for (const [why, zones, facts, stack, options] of impossible)
  test(`a position that cannot be: ${why.source}`, () => {
    assert.throws(() => place(zones, facts, stack, options), why);
  });
