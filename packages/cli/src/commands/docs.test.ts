import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { editionOf, editions } from '@stamtafel/games';
import { runScenario } from '@stamtafel/kernel';
import { readScenario } from '@stamtafel/protocol';

const text = readFileSync(new URL('../../../../docs/scenarios.md', import.meta.url), 'utf8');
const examples = [...text.matchAll(/```json\n(.*?)```/gs)].map(([, json = ''], i) =>
  readScenario(JSON.parse(json), `example ${i + 1}`),
);

test('docs/scenarios.md has an example for each game', () => {
  const shown = new Set(examples.map(({ game }) => game));
  for (const { game } of editions) assert.ok(shown.has(game.id), game.id);
});

for (const { $schema: _, ...scenario } of examples) {
  test(`the example in docs/scenarios.md runs as it says: ${scenario.title}`, () => {
    const edition = editionOf(scenario.game);
    assert.ok(edition);
    assert.deepEqual(runScenario(edition.game, scenario), []);
  });
}
