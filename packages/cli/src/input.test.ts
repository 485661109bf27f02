import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editions } from '@stamtafel/games';
import { BadInput, findGame, parseOptions, parseSeed, quoted, readText, wholeNumber } from './input.ts';
import { nearest } from './nearest.ts';

test('a game is found however its id is written', () => {
  for (const name of ['how-ruck', 'How-Ruck!', 'HOWRUCK', 'how ruck'])
    assert.equal(findGame(name).game.id, 'how-ruck');
});

test('options are numbers, switches and words, as the game knows them', () => {
  const { game } = findGame('how-ruck');
  assert.deepEqual(
    parseOptions(game, ['trackHalf=6', 'memoryAid=on', 'showcovered=FALSE', 'placement=Own']),
    {
      trackHalf: 6,
      memoryAid: true,
      showCovered: false,
      placement: 'own',
    },
  );
  assert.deepEqual(parseOptions(findGame('four-downs').game, ['firstDowns=on', 'pd4.eightCards=ask']), {
    'pd4.firstDowns': 'on',
    'pd4.eightCards': 'ask',
  });
});

test('a seed is 64 digits as they are, or any words', () => {
  assert.equal(parseSeed('AB'.repeat(32)), 'ab'.repeat(32));
  assert.match(parseSeed('x'), /^[0-9a-f]{64}$/);
  assert.equal(parseSeed('x'), parseSeed('x'));
  assert.notEqual(parseSeed('x'), parseSeed('y'));
  assert.notEqual(parseSeed(undefined), parseSeed(undefined));
});

test('whole numbers are whole numbers', () => {
  assert.equal(wholeNumber('It', '+7', 0, 10), 7);
  for (const text of ['', ' 7', '7.0', '1e1', '0x7', 'NaN', 'Infinity', '11', '-1', '७'])
    assert.throws(() => wholeNumber('It', text, 0, 10), BadInput, text);
});

test('words that are near', () => {
  const ids = editions.map(({ game }) => game.id);
  assert.deepEqual(nearest('hwo-ruck', ids), ['how-ruck']);
  assert.deepEqual(nearest('downs', ids), ['four-downs']);
  assert.deepEqual(nearest('zzz', ids), []);
});

test('what was typed is repeated on one line and not at length', () => {
  assert.equal(quoted('a\nb\u001b[31m\u202e'), '"a?b?[31m?"');
  assert.equal(quoted('x'.repeat(500)).length, 60);
});

test('a file name that cannot be one is bad input', () => {
  for (const name of ['', 'a\0b', '/etc/passwd/x', `/${'x'.repeat(300)}`])
    assert.throws(() => readText(name), BadInput, JSON.stringify(name));
});
