import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { BadInput } from '@stamtafel/kernel';
import { parseJson, readMatch, readScenario, schemaFiles } from './index.ts';

const scenario = { title: 'A title', game: 'a-game', steps: [] };
const hash = 'a'.repeat(64);
const match = {
  format: 'stamtafel-match-1',
  game: 'a-game',
  rules: 1,
  seats: 2,
  options: {},
  seed: hash,
  entries: [{ seat: 0, answer: { pick: 'play', card: 'x', to: 3 }, at: 12.5, hash }],
};

const refusal = (read: () => unknown): string => {
  try {
    read();
  } catch (error) {
    assert.ok(error instanceof BadInput, String(error));
    return error.message;
  }
  throw new Error('it was read');
};

test('every part of a scenario that the documentation names can be read', () => {
  const full = {
    $schema: '../scenario.schema.json',
    ...scenario,
    proves: ['HR-111'],
    seats: 2,
    options: { youngestSeat: 'A', deck: [{ id: 'x' }] },
    position: {
      zones: { 'A.rood': ['rood-2-1'], 'pile.B': 8 },
      facts: { barrel: 6, scores: [1, 2] },
      stack: [{ do: 'turn', seat: 'B' }],
      seen: { A: ['rood-2-1'] },
    },
    seed: hash,
    chance: [
      { stream: 'deck', top: ['rood-1-1'] },
      { stream: 'lot', numbers: [1] },
    ],
    steps: [
      { seat: 'B', try: 'place how-ruck A.rood', refused: 'HR-098', args: { colour: 'rood', n: 1 } },
      { seat: 'B', answer: 'carryOut how-ruck', at: 10, clock: true, tells: ['contest', 'barrel'] },
      {
        expect: {
          facts: { barrel: 9 },
          zones: { 'pile.B': 7, 'hand.A': ['x'], 'hand.B': { has: ['y'] } },
          asks: { A: 'turn', B: null },
          options: { A: ['place x'], B: 3, C: { has: ['a'], lacks: ['b'] } },
          views: { A: { zones: { 'pile.B': ['?'] }, sure: { 'pile.B': ['x'] } }, watcher: {} },
          outcome: { reason: 'barrels', scores: [1, 0], ranks: [1, 2] },
        },
      },
      { expect: { outcome: null } },
    ],
  };
  assert.deepEqual(readScenario(full, 'x.json'), full);
});

test('a match file can be read, with a seed or with a promise kept', () => {
  assert.deepEqual(readMatch(match, 'x.json'), match);
  const { seed: _, ...unseeded } = match;
  const fair = { ...unseeded, fairness: { commitment: hash, contributions: ['a', ''], secret: hash } };
  assert.deepEqual(readMatch(fair, 'x.json'), fair);
});

test('a value that does not fit is refused in one sentence that names the place', () => {
  const says = (part: object): string => refusal(() => readScenario({ ...scenario, ...part }, 'x.json'));
  assert.equal(
    refusal(() => readScenario([], 'x.json')),
    'x.json is not a scenario: it must be an object.',
  );
  assert.equal(says({ stepz: [] }), 'x.json is not a scenario: it has an unknown key "stepz".');
  assert.equal(says({ title: 3 }), 'x.json is not a scenario: title must be a text.');
  assert.equal(says({ title: undefined }), 'x.json is not a scenario: title is missing.');
  assert.equal(says({ seed: 'abc' }), 'x.json is not a scenario: seed must be 64 hexadecimal digits.');
  assert.equal(says({ seats: 2.5 }), 'x.json is not a scenario: seats must be a whole number.');
  assert.equal(
    says({ steps: [{ seat: 'A', anser: 'x' }] }),
    'x.json is not a scenario: steps[0] has an unknown key "anser".',
  );
  assert.equal(
    says({ steps: [{ seat: 'A', try: 'x' }] }),
    'x.json is not a scenario: steps[0].refused is missing.',
  );
  assert.equal(
    says({ steps: [{ expect: { zones: { a: 'x' } } }] }),
    'x.json is not a scenario: steps[0].expect.zones.a must be a list or a number or an object.',
  );
  assert.equal(
    says({ position: { zones: { a: 1e9 }, stack: [] } }),
    'x.json is not a scenario: position.zones.a must be at most 1000.',
  );
  assert.equal(
    refusal(() => readMatch({ ...match, entries: [{ ...match.entries[0], seat: -1 }] }, 'x.json')),
    'x.json is not a match file: entries[0].seat must be at least 0.',
  );
  assert.equal(
    refusal(() => readMatch({ ...match, format: 'stamtafel-match-2' }, 'x.json')),
    'x.json is not a match file: format must be "stamtafel-match-1".',
  );
  assert.match(
    refusal(() => readMatch({ ...match, seats: Number.POSITIVE_INFINITY }, 'x.json')),
    /seats must be/,
  );
});

test('text that is not JSON, or that harms a program that copies it, is refused in one sentence', () => {
  const says = (text: string): string => refusal(() => parseJson(text, 'x.json'));
  assert.equal(says(''), 'x.json is not JSON: it is empty.');
  assert.equal(says('{"a": [1, 2'), 'x.json is not JSON: it ends too early.');
  assert.equal(says('{"a": 01}'), 'x.json is not JSON: line 1, column 8 makes no sense.');
  assert.equal(says('hello'), 'x.json is not JSON: its text makes no sense.');
  assert.equal(says('[{"__proto__": {"x": 1}}]'), 'x.json cannot be used: it has a key "__proto__".');
  assert.equal(
    says(`${'['.repeat(70)}${']'.repeat(70)}`),
    'x.json cannot be used: it is nested more than 64 deep.',
  );
  assert.deepEqual(parseJson('\uFEFF{"constructor": 1}', 'x.json'), { constructor: 1 });
});

test('the schemas in docs/schema are those of this program', () => {
  for (const [file, schema] of Object.entries(schemaFiles())) {
    const committed: unknown = JSON.parse(
      readFileSync(new URL(`../../../docs/schema/${file}`, import.meta.url), 'utf8'),
    );
    assert.deepEqual(
      committed,
      JSON.parse(JSON.stringify(schema)),
      `docs/schema/${file} is out of date: npm run schemas`,
    );
  }
});
