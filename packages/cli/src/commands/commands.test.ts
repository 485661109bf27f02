import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { editions } from '@stamtafel/games';
import { folderWith, stamtafel } from '../testing/stamtafel.ts';

test('--help shows every command with examples; without a command it is the same', async () => {
  const asked = await stamtafel(['--help']);
  assert.equal(asked.code, 0);
  for (const command of ['play', 'games', 'simulate', 'scenario', 'explain', 'verify', 'bench'])
    assert.match(asked.out, new RegExp(`^ {2}${command}\\b`, 'm'));
  assert.match(asked.out, /Examples:\n {2}stamtafel /);
  assert.deepEqual(await stamtafel([]), asked);
  const { code, out } = await stamtafel(['simulate', '--help']);
  assert.equal(code, 0);
  assert.match(out, /Examples:/);
});

test('--version is a version', async () => {
  const { code, out, err } = await stamtafel(['--version']);
  assert.equal(code, 0);
  assert.match(out, /^\d+\.\d+\.\d+\n$/);
  assert.equal(err, '');
});

test('games lists every game with players and house rules', async () => {
  const { code, out } = await stamtafel(['games', '--json']);
  assert.equal(code, 0);
  const listed: { game: string; players: number[]; options: object }[] = JSON.parse(out);
  assert.deepEqual(
    listed.map(({ game, players, options }) => ({ game, players, options: Object.keys(options) })),
    editions.map(({ game }) => ({
      game: game.id,
      players: game.players,
      options: Object.keys(game.options),
    })),
  );
  const text = await stamtafel(['games', 'How Ruck', '--lang', 'nl']);
  assert.match(text.out, /^how-ruck {2}How-Ruck!\n/);
  assert.match(text.out, /--option trackHalf=4…10 {2}\(6\)/);
});

test('explain shows the texts, the code, the tests and the scenarios of a rule, however its id is written', async () => {
  const { code, out } = await stamtafel(['explain', 'hr-093']);
  assert.equal(code, 0);
  assert.match(
    out,
    /^HR-093\n\nnl {2}\S.*\nen {2}\S.*\n\nCode\n {2}packages\/games\/src\/how-ruck\/\S+:\d+\n/,
  );
  assert.match(out, /\nTests\n {2}packages\/games\/src\/how-ruck\/\S+\.test\.ts:\d+ {2}HR-093 /);
  assert.match(out, /\nScenarios\n {2}packages\/games\/src\/how-ruck\/scenarios\/\S+\.json {2}\S/);
  const dutch = await stamtafel(['explain', 'hr093', '--lang', 'NL']);
  assert.match(dutch.out, /\nnl {2}/);
  assert.doesNotMatch(dutch.out, /\nen {2}/);
});

const scenario = (steps: readonly object[]): string =>
  JSON.stringify({ title: 'A scenario', game: 'four-downs', seats: 2, steps });

test('scenario says which step differs and how, and exits with 1', async (t) => {
  const folder = folderWith(t, {
    'fine.json': scenario([{ expect: { outcome: null } }]),
    'off.json': scenario([
      { expect: { outcome: null } },
      { expect: { zones: { nowhere: 3 }, outcome: { reason: 'over' } } },
    ]),
  });
  const text = await stamtafel(['scenario', folder]);
  assert.equal(text.code, 1);
  assert.equal(text.err, '');
  assert.match(
    text.out,
    /^as expected {2}\S+fine\.json {2}A scenario\ndiffers {6}\S+off\.json {2}A scenario\n/,
  );
  assert.match(
    text.out,
    /\n {4}step 2: there is no zone nowhere\n {4}step 2: the match goes on, expected to be over\n/,
  );
  assert.match(text.out, /\n2 scenarios: 1 as expected, 1 different\.\n$/);

  const json = await stamtafel(['scenario', '--json', join(folder, '*.json')]);
  assert.equal(json.code, 1);
  assert.deepEqual(JSON.parse(json.out), [
    { file: join(folder, 'fine.json'), ok: true, differences: [] },
    {
      file: join(folder, 'off.json'),
      ok: false,
      differences: ['step 2: there is no zone nowhere', 'step 2: the match goes on, expected to be over'],
    },
  ]);
});

test('the scenarios of all games are as expected', async () => {
  const { code, out, err } = await stamtafel(['scenario', 'packages/games/src']);
  assert.equal(err, '');
  assert.equal(code, 0, out);
  assert.match(out, /\n\d+ scenarios: \d+ as expected, 0 different\.\n$/);
});
