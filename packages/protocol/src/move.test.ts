import { deepEqual, equal, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { fastBelow, fastSeed } from '@stamtafel/kernel';
import { liveRequestSchema } from './live.ts';
import { readMove } from './move.ts';

const usual = { do: 'move', table: 'abcdefghijklmnop', seat: 1, decision: 3, id: 'abcdefgh' };
const answers: readonly object[] = [
  { pick: 'pass' },
  { pick: 'play', card: 'rood-1' },
  { pick: 'play', to: -3 },
  { pick: 'place', card: 'rood-1', to: 'A.rood' },
];

test('the usual moves are read as the schema reads them', () => {
  for (const answer of answers) {
    const move = { ...usual, answer };
    deepEqual(readMove(move), liveRequestSchema.parse(move));
  }
  for (const more of [{ more: [] }, { shown: 'token' }])
    equal(readMove({ ...usual, answer: answers[0], ...more }), undefined, 'left to the schema');
});

test('nothing is accepted that the schema refuses', () => {
  const dice = fastSeed(5);
  const odd = [
    '',
    'x'.repeat(61),
    'x'.repeat(41),
    'ABCDEFGHIJKLMNOP',
    -1,
    8,
    0.5,
    1e300,
    2 ** 53,
    null,
    undefined,
    true,
    [],
    {},
  ];
  const put = (target: { [key: string]: unknown }): void => {
    const keys = [...Object.keys(target), 'more', 'card', 'to', 'toString'];
    target[keys[fastBelow(dice, keys.length)] ?? ''] = odd[fastBelow(dice, odd.length)];
  };
  let read = 0;
  for (let n = 0; n < 50_000; n++) {
    const answer: { [key: string]: unknown } = { ...answers[fastBelow(dice, answers.length)] };
    const move: { [key: string]: unknown } = { ...usual, answer };
    for (let changes = fastBelow(dice, 3); changes > 0; changes--) put(fastBelow(dice, 2) ? move : answer);
    const found = readMove(move);
    if (found === undefined) continue;
    read++;
    const judged = liveRequestSchema.safeParse(move);
    ok(judged.success, JSON.stringify(move));
    deepEqual(found, judged.data);
  }
  ok(read > 10_000, `only ${read} were read`);
});
