import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { editionOf, editions } from '@stamtafel/games';
import { runScenario } from '@stamtafel/kernel';
import { readScenario } from '@stamtafel/protocol';
import { stamtafel } from '../testing/stamtafel.ts';

const page = (name: string): string =>
  readFileSync(new URL(`../../../../docs/${name}`, import.meta.url), 'utf8');

const text = page('scenarios.md');
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

/** The commands that the help of a command lists. */
const commandsIn = (help: string): string[] =>
  [...(help.split('Commands:\n')[1]?.split('\n\n')[0] ?? '').matchAll(/^ {2}(\w+)/gm)].flatMap(
    ([, name = '']) => (name === 'help' ? [] : [name]),
  );

test('docs/commands.md names every command, and no option that a command does not have', async () => {
  const lines = page('commands.md').split('\n');
  const { out } = await stamtafel(['--help']);
  assert.ok(commandsIn(out).length > 10);
  for (const name of commandsIn(out)) {
    const about = lines.filter((line) => new RegExp(`^(\\| |)\`(stamtafel )?${name}[ \`]`).test(line));
    assert.ok(about.length > 0, `docs/commands.md does not name ${name}`);
    const named = new Set(about.flatMap((line) => line.match(/--[a-z-]+/g) ?? []));
    if (named.size === 0) continue;
    const { out: help } = await stamtafel([name, '--help']);
    for (const option of named) assert.ok(help.includes(option), `${name} has no ${option}`);
  }
});
