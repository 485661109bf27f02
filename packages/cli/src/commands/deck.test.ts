import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { editions } from '@stamtafel/games';
import { open } from '@stamtafel/kernel';
import { folderWith, stamtafel } from '../testing/stamtafel.ts';

for (const { game, deck } of editions) {
  test(`deck: the file to be filled in for ${game.id} can be played with as it is`, () => {
    const form: unknown = JSON.parse(JSON.stringify(deck.template()));
    const match = open(game, { options: { [deck.option]: form } });
    assert.equal(match.cards.length, open(game).cards.length);
  });
}

test('deck init writes a file that deck check and --deck take', async (t) => {
  const written = await stamtafel(['deck', 'init', 'four-downs']);
  assert.equal(written.code, 0);
  const folder = folderWith(t, { 'mine.json': written.out.replace('"Pistol"', '"Mijn Pistol"') });
  const file = join(folder, 'mine.json');
  const checked = await stamtafel(['deck', 'check', file]);
  assert.deepEqual([checked.code, checked.err], [0, '']);
  assert.match(checked.out, /56 cards for four-downs/);
  const played = await stamtafel(['simulate', 'five-possessions', '-n', '2', '--deck', file, '--json']);
  assert.equal(played.code, 0, 'the other game of the box takes it too');
});

test('SZB-220 deck check reports figures that are odd but allowed', async (t) => {
  const { out } = await stamtafel(['deck', 'init', 'stier-zoekt-bier']);
  const folder = folderWith(t, {
    'usual.json': out,
    'odd.json': out.replaceAll('{ "kind": "pils", "value": 3 }', '{ "kind": "oer", "value": 3 }'),
  });
  const usual = await stamtafel(['deck', 'check', join(folder, 'usual.json')]);
  assert.equal(usual.out.trim().split('\n').length, 1, usual.out);
  const odd = await stamtafel(['deck', 'check', join(folder, 'odd.json')]);
  assert.equal(odd.code, 0);
  assert.match(
    odd.out,
    /104 cards for stier-zoekt-bier\.\nNote: .* pils is the most plentiful.*\nNote: .* oerbier is the scarcest/,
  );
});

test('deck check says in one sentence what is wrong, and so does --deck', async (t) => {
  const { out } = await stamtafel(['deck', 'init', 'how-ruck']);
  const folder = folderWith(t, {
    'strong.json': out.replace('"strength": 3', '"strength": 30'),
    'foreign.json': '{ "game": "four-downs", "deck": [] }',
    'odd.json': '{ "deck": [] }',
  });
  for (const [file, sentence] of [
    ['strong.json', /HR-017|strength|sterkte/i],
    ['odd.json', /is not a deck file: .*game/],
  ] as const) {
    const { code, err } = await stamtafel(['deck', 'check', join(folder, file)]);
    assert.equal(code, 2, err);
    assert.match(err, sentence);
    assert.equal(err.trim().split('\n').length, 1);
  }
  const { code, err } = await stamtafel([
    'simulate',
    'how-ruck',
    '-n',
    '1',
    '--deck',
    join(folder, 'foreign.json'),
  ]);
  assert.equal(code, 2);
  assert.match(err, /is a deck for four-downs, not for how-ruck/);
});
