import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { runScenario, type Scenario } from '@stamtafel/kernel';
import { fivePossessions } from './game.ts';

const folder = new URL('scenarios/', import.meta.url);

for (const file of readdirSync(folder).sort()) {
  const scenario: Scenario = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  test(`${file}: ${scenario.title}`, () => {
    assert.equal(scenario.game, fivePossessions.id);
    assert.deepEqual(runScenario(fivePossessions, scenario), []);
  });
}
