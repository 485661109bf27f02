import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { runScenario, type Scenario } from '@stamtafel/kernel';
import { stierZoektBier } from './game.ts';
import { ruleIds } from './rule-ids.ts';

const folder = new URL('scenarios/', import.meta.url);
const scenarios = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .sort()
  .map((file): [string, Scenario] => [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8'))]);

for (const [file, scenario] of scenarios)
  test(`${scenario.title} (${scenario.proves?.join(', ')}; ${file})`, () => {
    assert.deepEqual(runScenario(stierZoektBier, scenario), []);
    for (const id of scenario.proves ?? [])
      assert.ok(
        ruleIds.some((known) => known === id),
        id,
      );
  });

test('every worked example of the specification is a scenario', () => {
  const titles = scenarios.map(([, { title }]) => title);
  for (let n = 1; n <= 23; n++)
    assert.ok(
      titles.some((title) => title.startsWith(`EX-${n} `) || title.startsWith(`EX-${n}:`)),
      `EX-${n}`,
    );
});
