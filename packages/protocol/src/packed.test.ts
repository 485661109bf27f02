import { deepEqual, equal, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { editions } from '@stamtafel/games';
import {
  answer,
  eventsFor,
  fastBelow,
  fastSeed,
  type Match,
  open,
  pending,
  type Seat,
  type State,
  start,
  type Told,
  view,
} from '@stamtafel/kernel';
import type { Sight, WireMessage } from './live.ts';
import {
  packDecision,
  packEvent,
  packOptions,
  packSight,
  packZone,
  sightDifference,
  unpackDecision,
  unpackEvent,
  unpackOptions,
} from './packed.ts';
import { difference } from './patch.ts';
import { LiveReader, STEP_DIGITS } from './reader.ts';

const TABLE = 'abcdefghijklmnop';

function sightOf(match: Match, state: State, viewer: Seat, number: number): Sight {
  const decision = pending(match, state).find(({ seat }) => seat === viewer);
  return {
    view: view(match, state, viewer),
    decision: decision ? { ...decision, number } : null,
    outcome: null,
    undo: null,
    wish: null,
    orders: {},
  };
}

const onWire = (message: WireMessage): string => JSON.stringify(message);

for (const { game } of editions)
  test(`${game.id}: a reader sees at every step what the house saw`, () => {
    const match = open(game, { seats: game.players[0] ?? 2 });
    const cards = match.faces.map(({ id }) => id);
    const numbers = match.faceByName;
    const dice = fastSeed(11);
    const told: Told[] = [];
    const state = start(match, '5'.repeat(64), [], told);
    const readers = Array.from({ length: match.seats + 1 }, () => new LiveReader());
    let version = STEP_DIGITS - 5;
    const before = readers.map((reader, viewer) => {
      deepEqual(reader.open(TABLE), { do: 'open', table: TABLE, as: 0, seen: [] });
      const sight = sightOf(match, state, viewer, 0);
      const packed = packSight(sight, numbers);
      const events = eventsFor(match, told, viewer);
      const frame = onWire({
        is: 'view',
        table: TABLE,
        viewer,
        version,
        cards,
        sight: packed,
        story: events.map((event) => packEvent(event, numbers)),
      });
      deepEqual(reader.read(frame), [{ is: 'view', table: TABLE, viewer, version, sight, story: events }]);
      return { view: sight.view, packed };
    });
    for (let n = 1; n < 300; n++) {
      const asked = pending(match, state).filter(({ options }) => options.length > 0);
      const one = asked[fastBelow(dice, asked.length || 1)];
      if (one === undefined) break;
      const given = one.options[fastBelow(dice, one.options.length)] ?? { pick: '' };
      const fresh = answer(match, state, one.seat, given, game.id === 'how-ruck' ? { at: n * 1000 } : {});
      version++;
      for (const [viewer, reader] of readers.entries()) {
        const sight = sightOf(match, state, viewer, n);
        const last = before[viewer];
        ok(last);
        const packed = packSight(sight, numbers, last);
        deepEqual(packed, packSight(sight, numbers));
        const patch = sightDifference(last.packed, packed);
        const plain = difference(last.packed, packed);
        deepEqual(patch && JSON.parse(patch), plain && JSON.parse(plain));
        const events = eventsFor(match, fresh, viewer);
        before[viewer] = { view: sight.view, packed };
        const [step, done] = reader.read(
          onWire({
            is: 'step',
            on: [0, viewer, version % STEP_DIGITS],
            ...(patch !== undefined && { p: JSON.parse(patch) }),
            e: events.map((event) => packEvent(event, numbers)),
            done: 'some-request',
          }),
        );
        deepEqual(step, { is: 'step', table: TABLE, viewer, version, sight, events });
        deepEqual(done, { is: 'done', id: 'some-request' });
        deepEqual(reader.open(TABLE).seen, [{ viewer, version }]);
      }
    }
  });

test('the difference of two sights misses no member', () => {
  const [edition] = editions;
  ok(edition);
  const match = open(edition.game, { seats: edition.game.players[0] ?? 2 });
  const packed = packSight(sightOf(match, start(match, '7'.repeat(64)), 0, 0), match.faceByName);
  for (const member of Object.keys(packed))
    deepEqual(sightDifference(packed, { ...packed, [member]: 'other' }), `{"${member}":"other"}`);
});

test('unchanged parts stay the very same object', () => {
  const [edition] = editions;
  ok(edition);
  const match = open(edition.game, { seats: edition.game.players[0] ?? 2 });
  const sight = sightOf(match, start(match, '7'.repeat(64)), 0, 0);
  const reader = new LiveReader();
  reader.open(TABLE);
  const packed = packSight(sight, match.faceByName);
  const cards = match.faces.map(({ id }) => id);
  const [first] = reader.read(
    onWire({ is: 'view', table: TABLE, viewer: 0, version: 7, cards, sight: packed, story: [] }),
  );
  const [second] = reader.read(onWire({ is: 'step', on: [TABLE, 0, 8], p: { undo: 'ask' } }));
  ok(first?.is === 'view' && second?.is === 'step');
  equal(second.sight.undo, 'ask');
  equal(second.sight.decision, first.sight.decision);
  equal(second.sight.view.zones[0], first.sight.view.zones[0]);
});

test('a step that was seen already changes nothing, one that leaves out another is told as lost', () => {
  const [edition] = editions;
  ok(edition);
  const match = open(edition.game, { seats: edition.game.players[0] ?? 2 });
  const cards = match.faces.map(({ id }) => id);
  const sight = packSight(sightOf(match, start(match, '7'.repeat(64)), 0, 0), match.faceByName);
  const reader = new LiveReader();
  reader.open(TABLE);
  reader.read(onWire({ is: 'view', table: TABLE, viewer: 0, version: 1000, cards, sight, story: [] }));
  const step = (digits: number) =>
    reader.read(onWire({ is: 'step', on: [0, 0, digits], done: 'some-request' }));
  const done = { is: 'done', id: 'some-request' };
  deepEqual([step(999), step(0)], [[done], [done]]);
  deepEqual(step(2), [{ is: 'lost', table: TABLE, viewer: 0 }, done]);
  equal(step(1)[0]?.is, 'step');
  deepEqual(step(1), [done]);
  equal(step(2)[0]?.is, 'step');
});

test('a step without a view is told as lost', () => {
  const reader = new LiveReader();
  reader.open(TABLE);
  deepEqual(reader.read('{"is":"step","on":[0,1,8]}'), [{ is: 'lost', table: TABLE, viewer: 1 }]);
});

const legend = ['rood-1', 'rood-2', 'geel-1'];
const numbers = new Map(legend.map((name, number) => [name, number]));

test('options of all kinds come back as they were, in their order', () => {
  const options = [
    { pick: 'play', card: 'rood-1' },
    { pick: 'play', card: 'rood-2' },
    { pick: 'play' },
    { pick: 'play', card: 'rood-1', to: 'A.rood' },
    { pick: 'play', to: 3 },
    { pick: 'pass' },
    { pick: 'pass' },
    { pick: 'play', card: 'geel-1' },
  ];
  deepEqual(packOptions(options, numbers), [
    ['play', 0, 1],
    ['play'],
    ['play', [0, 'A.rood'], [null, 3]],
    ['pass'],
    ['pass'],
    ['play', 2],
  ]);
  deepEqual(unpackOptions(packOptions(options, numbers), legend), options);
});

test('the first option is what the clock answers, unless it is said', () => {
  const options = [{ pick: 'play', card: 'rood-1' }, { pick: 'pass' }];
  const decision = { seat: 1, asks: 'turn', rule: 'R', optional: false, options, number: 4 };
  for (const [timeout, written] of [
    [options[0], undefined],
    [options[1], 1],
    [undefined, -1],
    [{ pick: 'fold' }, { pick: 'fold' }],
  ] as const) {
    const packed = packDecision({ ...decision, timeout }, numbers);
    deepEqual(packed.timeout, written);
    deepEqual(unpackDecision(packed, 1, legend), { ...decision, timeout });
  }
});

test('hidden cards in a row are written once', () => {
  deepEqual(packZone([-1, -1, 4, -2, -2, -2]), [-1, -1, 4, [-2, 3]]);
  const event = { key: 'hand', args: { seat: 1 }, cards: [null, null, 'rood-1', null] };
  deepEqual(packEvent(event, numbers), ['hand', { seat: 1 }, -2, 0, -1]);
  deepEqual(unpackEvent(packEvent(event, numbers), legend), event);
});
