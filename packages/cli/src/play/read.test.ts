import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lookFor } from './paper.ts';
import { nameOfUser, nameSitters, parseSeats } from './players.ts';
import { read, readYesNo } from './read.ts';

test('input is read in both languages', () => {
  assert.deepEqual(read(' 3 '), { do: 'numbers', numbers: [3] });
  assert.deepEqual(read('3 1'), { do: 'numbers', numbers: [3, 1] });
  assert.deepEqual(read(''), { do: 'nothing' });
  assert.deepEqual(read('?'), { do: 'help' });
  assert.deepEqual(read('? 2 A.blauw'), { do: 'why', text: '2 A.blauw' });
  assert.deepEqual(read('waarom niet 2 A.blauw?'), { do: 'why', text: '2 A.blauw' });
  assert.deepEqual(read('Why not place x'), { do: 'why', text: 'place x' });
  assert.deepEqual(read('regels HR-093'), { do: 'rules', text: 'HR-093' });
  assert.deepEqual(read('toon Pietje Pils'), { do: 'card', text: 'Pietje Pils' });
  assert.deepEqual(read('terug'), { do: 'undo' });
  assert.deepEqual(read('UNDO'), { do: 'undo' });
  assert.deepEqual(read('opslaan a b.json'), { do: 'save', file: 'a b.json' });
  assert.deepEqual(read('place rood-3-1 A.rood'), { do: 'words', text: 'place rood-3-1 A.rood' });
  assert.deepEqual(read('hand over'), { do: 'words', text: 'hand over' });
  assert.deepEqual(read('constructor'), { do: 'words', text: 'constructor' });
});

test('yes and no', () => {
  assert.deepEqual(['j', 'Ja', 'y', 'YES', 'n', 'nee', 'No', '', 'x'].map(readYesNo), [
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    undefined,
    undefined,
  ]);
});

test('colours and drawings only where they can be seen', () => {
  const look = (tty: boolean, env: { [name: string]: string }, plain = false) =>
    lookFor({ tty, rows: 24, env }, plain);
  assert.equal(look(true, {}).ink.red('x'), '\x1b[91mx\x1b[0m');
  assert.equal(look(true, { NO_COLOR: '1' }).ink.red('x'), 'x');
  assert.equal(look(true, { NO_COLOR: '1' }).plain, false);
  assert.equal(look(true, { TERM: 'dumb' }).plain, true);
  assert.equal(look(false, {}).plain, true);
  assert.equal(look(true, {}, true).wipes, false);
});

test('seats and names', () => {
  assert.deepEqual(parseSeats(undefined, [2, 3, 4]), ['person', 'greedy']);
  assert.deepEqual(parseSeats('ik, bot,random', [2, 3, 4]), ['person', 'greedy', 'random']);
  assert.deepEqual(parseSeats('ik, Stier, kampioen,level1', [4]), ['person', 'level3', 'level4', 'level1']);
  assert.deepEqual(parseSeats(undefined, [2], 'level2'), ['person', 'level2']);
  assert.throws(() => parseSeats('person,dog', [2]), /not "dog"/);
  assert.throws(() => parseSeats('person,constructor', [2]), /not "constructor"/);
  assert.throws(() => parseSeats('person', [2]), /for 2 players; --seats names 1/);
  assert.throws(() => parseSeats('person', [4, 3, 5]), /for 3, 4, 5 players/);
  assert.deepEqual(
    nameSitters(['person', 'greedy', 'greedy'], ['Mieke'], 'nl').map(({ name }) => name),
    ['Mieke', 'Toon', 'Sjaan'],
  );
  assert.deepEqual(
    nameSitters(['person', 'person'], [], 'en').map(({ name }) => name),
    ['Player A', 'Player B'],
  );
  assert.throws(() => nameSitters(['person', 'person'], ['A', 'A'], 'nl'), /Two players/);
  assert.throws(() => nameSitters(['person'], ['\x1b[2J'], 'nl'), /only letters/);
  assert.equal(nameOfUser('anna'), 'Anna');
  assert.equal(nameOfUser('root'), undefined);
});
