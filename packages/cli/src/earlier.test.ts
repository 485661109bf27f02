/**
 * Files of an earlier build (written at 579d48ca, before the first release) are what they were. What rules version a
 * game has is a promise: a match of that version is played again as it was played.
 */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { editions } from '@stamtafel/games';
import { ballenMetStierenEdition } from '@stamtafel/games/ballen-met-stieren/edition.ts';
import { stierenVersierenEdition } from '@stamtafel/games/stieren-versieren/edition.ts';
import { answer, knowsRules, type MatchRecord, open, start, verifyRecord } from '@stamtafel/kernel';
import { readMatch } from '@stamtafel/protocol';
import { stamtafel } from './testing/stamtafel.ts';

const written = (name: string): string =>
  fileURLToPath(new URL(`./testing/earlier/${name}`, import.meta.url));

/**
 * Those of version 1.0.0. A new one makes matches of the old one unplayable, unless the game says by which options it
 * plays them (`earlier`): the changelog says so under *Rules*.
 */
const released: { readonly [game: string]: number } = {
  'how-ruck': 1,
  'four-downs': 1,
  'five-possessions': 1,
  'stieren-versieren': 3,
  'ballen-met-stieren': 2,
  'stier-zoekt-bier': 2,
};

test('the rules versions are those of the release', () => {
  assert.deepEqual(Object.fromEntries(editions.map(({ game }) => [game.id, game.version])), released);
});

const recordIn = (name: string): MatchRecord => {
  const file = written(`${name}.match.json`);
  return readMatch(JSON.parse(readFileSync(file, 'utf8')), file);
};

for (const { game } of editions)
  test(`a match of ${game.id} of an earlier build is played again as it was played`, () => {
    const record = recordIn(game.id);
    assert.ok(knowsRules(game, record.rules));
    assert.ok(record.result);
    assert.deepEqual(verifyRecord(game, record).flaws, []);
    assert.equal(open(game, record).version, record.rules, 'and goes on under its own version');
  });

test('SV-316 a match of before the lot asks challengers one by one', () => {
  const { game } = stierenVersierenEdition;
  const record = recordIn('stieren-versieren');
  assert.equal(record.rules, 2);
  assert.equal(open(game, record).options.challengeMode, 'clock');
  const { earlier: _, ...withoutIt } = game;
  assert.match(verifyRecord({ ...withoutIt, version: 2 }, record).flaws[0]?.problem ?? '', /refused/);
});

test('BMS-216 a match of before the free kick gave cards back is played on as it was', () => {
  const { game } = ballenMetStierenEdition;
  const record = recordIn('ballen-met-stieren-free-kick');
  assert.equal(record.rules, 1);
  assert.deepEqual(verifyRecord(game, record).flaws, []);
  const { earlier: _, ...withoutIt } = game;
  assert.match(verifyRecord({ ...withoutIt, version: 1 }, record).flaws[0]?.problem ?? '', /refused/);
});

test('BMS-018 every state of an earlier match is unchanged: the log of a table has hashed it', () => {
  const record = recordIn('ballen-met-stieren-free-kick');
  const match = open(ballenMetStierenEdition.game, record);
  const state = start(match, record.seed ?? assert.fail());
  const hash = createHash('sha256').update(JSON.stringify(state));
  for (const entry of record.entries) {
    answer(match, state, entry.seat, entry.answer, entry);
    hash.update(JSON.stringify(state));
  }
  assert.equal(hash.digest('hex'), '88719bc9b0716abd9009252e2875faee1ce132497be0e43614d5415292dced6e');
});

test('a deck of an earlier build is a deck', async () => {
  const { code, err } = await stamtafel(['deck', 'check', written('how-ruck.deck.json')]);
  assert.deepEqual({ code, err }, { code: 0, err: '' });
});
