import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { runScenario, type Scenario } from '@stamtafel/kernel';
import { fourDowns } from './game.ts';

/** The worked examples of the specification, section 11. */
const folder = fileURLToPath(new URL('scenarios/', import.meta.url));

for (const file of readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort()) {
  const scenario: Scenario = JSON.parse(readFileSync(`${folder}${file}`, 'utf8'));
  test(scenario.title, () => {
    assert.deepEqual(runScenario(fourDowns, scenario), []);
  });
}
