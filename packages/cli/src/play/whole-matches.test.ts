import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editionOf } from '@stamtafel/games';
import { fastBelow, fastSeed, verifyRecord } from '@stamtafel/kernel';
import { testSeed } from '@stamtafel/kernel/testing';
import { colours, pencil } from './ink.ts';
import { bare, WIDTH } from './layout.ts';
import { tables } from './tables.ts';
import { type Evening, type Evenings, evening } from './testing/table.ts';

/** Somebody who types any number that the last list shows. */
async function playAtRandom(id: string, n: number, wishes: Evenings['wishes'], look?: Evenings['look']) {
  const table = tables.find((candidate) => candidate.id === id);
  assert.ok(table);
  const dice = fastSeed(n);
  let first = true;
  const result: Evening = await evening(table, [], {
    wishes: { seed: testSeed(n), ...wishes },
    ...(look && { look }),
    onAsk(written, prompt) {
      if (first && !/Enter/.test(prompt)) {
        first = false;
        return 'save match';
      }
      const list = bare(written)
        .split('\n')
        .flatMap((line) => /^ {3,4}(\d+) {2}/.exec(line)?.[1] ?? []);
      return list.length === 0
        ? ''
        : String(fastBelow(dice, Number(list.filter((x) => x !== '0').at(-1))) + 1);
    },
  });
  return result;
}

const settings: readonly (readonly [string, string, Evenings['wishes']])[] = [
  ['how-ruck', 'against the computer', {}],
  ['how-ruck', 'as a race', { options: ['teamForming=race'] }],
  [
    'how-ruck',
    'with the memory aid and an open Vuile truc',
    { options: ['memoryAid=true', 'vuileTrucMode=open'] },
  ],
  ['how-ruck', 'on a long track, two at one screen', { options: ['trackHalf=10'], seats: 'person,person' }],
  ['four-downs', 'against the computer', {}],
  [
    'four-downs',
    'with knocking, four at the table',
    { options: ['pd4.firstDowns=on'], seats: 'person,greedy,random,greedy' },
  ],
  [
    'four-downs',
    'with eight cards, three at one screen',
    { options: ['pd4.eightCards=ask'], seats: 'person,person,greedy' },
  ],
  ['five-possessions', 'against the computer', {}],
  [
    'five-possessions',
    'from memory, two at one screen',
    { options: ['pd.revealLog=off'], seats: 'person,person' },
  ],
];

for (const [id, how, wishes] of settings) {
  for (const language of ['nl', 'en'] as const) {
    for (const [look, looks] of [
      ['plain', {}],
      ['drawn', { plain: false, wipes: true, ink: colours, rows: 40 }],
    ] as const) {
      test(`${id} ${how}, ${language}, ${look}: a whole match, every line fits, the record verifies`, async () => {
        const { text, how: ended, files } = await playAtRandom(id, 7, { ...wishes, language }, looks);
        assert.equal(ended, 'over', text.slice(-600));
        for (const line of bare(text).split('\n'))
          assert.ok([...line].length <= WIDTH, `${[...line].length} wide: ${line}`);
        assert.doesNotMatch(bare(text), /undefined|NaN|\{\w+\}|\[object/);
        if (look === 'plain') assert.doesNotMatch(text, /[╭│═█]/);
        const edition = editionOf(id);
        const record = files.get('match');
        assert.ok(edition && record);
        assert.deepEqual(verifyRecord(edition.game, record).flaws, []);
        assert.ok(record.result);
      });
    }
  }
}

test('computer players alone play to the end without a question', async () => {
  for (const table of tables) {
    const seats = Array.from({ length: table.players[0] ?? 2 }, (_, i) =>
      i % 2 ? 'random' : 'greedy',
    ).join();
    const { how } = await evening(table, [], { wishes: { seats } });
    assert.equal(how, 'over', table.id);
  }
});

test('the end tells how the result came about: by player, in 4 downs round by round', async () => {
  for (const [id, says] of [
    ['how-ruck', /^ Mieke\n(?: {3}.*\n)* {3}In all: \d of 3 barrels$/m],
    ['ballen-met-stieren', /^ {3}In all: \d goals? and \d red cards?$/m],
    ['four-downs', /^ {3}round 1 {4}\w+ wins; \w+ −10 = 10$/m],
  ] as const) {
    const table = tables.find((candidate) => candidate.id === id);
    assert.ok(table);
    const { text } = await evening(table, [], { wishes: { seats: 'greedy,greedy', language: 'en' } });
    assert.match(text, says, text.slice(-900));
  }
});

test('a match plays the same with and without colours', async () => {
  const look = { plain: false, wipes: true, rows: 40 };
  const plain = await playAtRandom('four-downs', 3, {}, { ...look, ink: pencil });
  const coloured = await playAtRandom('four-downs', 3, {}, { ...look, ink: colours });
  assert.equal(bare(coloured.text), bare(plain.text));
});

test('5 possessions: a whole row can be named in one line, and the last card needs no number', async () => {
  const table = tables.find(({ id }) => id === 'five-possessions');
  assert.ok(table);
  for (const row of ['4 3 2 1', '4 3 2']) {
    const { text } = await evening(table, ['1', row], { wishes: { seed: testSeed(2), language: 'en' } });
    assert.match(text, /Row 1 is (over|played)|row 2/i, text);
  }
  const { text } = await evening(table, ['1', '1 1 2', '1 9'], {
    wishes: { seed: testSeed(2), language: 'en' },
  });
  assert.equal(text.split('Name every number once').length - 1, 2, text);
});

test('5 possessions from memory: the log does not name what was turned down', async () => {
  const table = tables.find(({ id }) => id === 'five-possessions');
  assert.ok(table);
  const lines = ['1', '1 2 3 4', 'log'];
  const log = async (options: readonly string[]): Promise<string> => {
    const { text } = await evening(table, lines, { wishes: { seed: testSeed(2), language: 'en', options } });
    return text.slice(text.lastIndexOf('> log'));
  };
  assert.doesNotMatch(await log([]), /Lane \d: 2 cards/);
  assert.match(await log(['pd.revealLog=off']), /Lane \d: 2 cards/);
});
