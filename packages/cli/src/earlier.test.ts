/**
 * Files of an earlier build (written at 579d48ca, before the first release) are what they were. What rules version a
 * game has is a promise: a match of that version is played again as it was played.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { editions } from '@stamtafel/games';
import { verifyRecord } from '@stamtafel/kernel';
import { readMatch } from '@stamtafel/protocol';
import { stamtafel } from './testing/stamtafel.ts';

const written = (name: string): string =>
  fileURLToPath(new URL(`./testing/earlier/${name}`, import.meta.url));

/** Those of version 1.0.0. A new one makes matches of the old one unplayable: the changelog says so under *Rules*. */
const released: { readonly [game: string]: number } = {
  'how-ruck': 1,
  'four-downs': 1,
  'five-possessions': 1,
  'stieren-versieren': 2,
  'ballen-met-stieren': 1,
  'stier-zoekt-bier': 2,
};

test('the rules versions are those of the release', () => {
  assert.deepEqual(Object.fromEntries(editions.map(({ game }) => [game.id, game.version])), released);
});

for (const { game } of editions)
  test(`a match of ${game.id} of an earlier build is played again as it was played`, () => {
    const file = written(`${game.id}.match.json`);
    const record = readMatch(JSON.parse(readFileSync(file, 'utf8')), file);
    assert.equal(record.rules, released[game.id]);
    assert.ok(record.result);
    assert.deepEqual(verifyRecord(game, record).flaws, []);
  });

test('a deck of an earlier build is a deck', async () => {
  const { code, err } = await stamtafel(['deck', 'check', written('how-ruck.deck.json')]);
  assert.deepEqual({ code, err }, { code: 0, err: '' });
});
