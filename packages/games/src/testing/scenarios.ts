import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type Game, runScenario, type Scenario } from '@stamtafel/kernel';

/**
 * Runs every scenario file of a folder. `examples` are the labels of the specification's worked examples, each of which
 * must begin the title of a file; `ruleIds` the rules a file may claim to prove.
 */
export function scenarios(
  game: Game,
  folder: URL,
  { examples, ruleIds }: { readonly examples: readonly string[]; readonly ruleIds: readonly string[] },
): void {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file): [string, Scenario] => [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8'))]);

  for (const [file, scenario] of files)
    test(`${scenario.title} (${scenario.proves?.join(', ') ?? ''}; ${file})`, () => {
      assert.equal(scenario.game, game.id);
      assert.deepEqual(runScenario(game, scenario), []);
      for (const id of scenario.proves ?? []) assert.ok(ruleIds.includes(id), id);
    });

  test(`every worked example of the specification of ${game.id} is a scenario`, () => {
    for (const label of examples)
      assert.ok(
        files.some(([, { title }]) => new RegExp(`^${label}[a-z]?\\b`).test(title)),
        label,
      );
  });
}

/** 'W', 1, 3 → W1, W2, W3. */
export const numbered = (label: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${label}${from + i}`);
