import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from './catalogue.ts';
import { editions, languages } from './index.ts';

test('the catalogue lists the games of the full list in the same order, and opens the right box', async () => {
  assert.deepEqual(
    catalogue.map(({ id }) => id),
    editions.map(({ game }) => game.id),
  );
  for (const entry of catalogue) {
    const edition = await entry.load();
    assert.equal(edition.game.id, entry.id);
    assert.equal(edition.box, entry.box);
    assert.deepEqual(edition.game.players, entry.players);
    for (const language of languages) {
      assert.equal(edition.texts[language].title, entry.title[language]);
      assert.equal(edition.texts[language].tagline, entry.tagline[language]);
    }
  }
});
