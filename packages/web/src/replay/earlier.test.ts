/** Links that an earlier build has made (at 579d48ca, before the first release) still lead to the same match. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { catalogue } from '@stamtafel/games/catalogue.ts';
import { readLink as readDeal } from '../same/read.ts';
import { readLink } from './link.ts';

interface Made {
  readonly match: string;
  readonly same: string;
  readonly answers: number;
  /** The hash of the last answer. */
  readonly last: string;
}
const made: { readonly [game: string]: Made } = JSON.parse(
  readFileSync(new URL('../testing/earlier/links.json', import.meta.url), 'utf8'),
);

for (const { id } of catalogue)
  test(`a link to a match of ${id}, and one to its cards, are read as they were written`, async () => {
    const link = made[id] ?? assert.fail();
    const found = await readLink(link.match);
    assert.ok(found.is === 'match', found.is);
    assert.equal(found.record.entries.length, link.answers);
    assert.equal(found.record.entries.at(-1)?.hash, link.last);
    const same = await readDeal(link.same);
    assert.ok(same.is === 'deal', same.is);
    assert.equal(same.deal.seed, found.record.seed);
    assert.equal(same.deal.sender, 'Anna');
  });
