import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { editions } from '@stamtafel/games';
import {
  BadInput,
  checkWritable,
  findGame,
  languageOf,
  parseOptions,
  parseSeed,
  quoted,
  readText,
  shellWords,
  wholeNumber,
} from './input.ts';
import { nearest } from './nearest.ts';
import { folderWith } from './testing/stamtafel.ts';

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

test('wrong input is repeated on one line and not at length', () => {
  assert.equal(quoted('a\nb\u001b[31m\u202e'), '"a?b?[31m?"');
  assert.equal(quoted('x'.repeat(500)).length, 60);
});

test('a shell reads a command line as the words it was made of', {
  skip: process.platform === 'win32',
}, () => {
  const words = [
    'a b',
    '$HOME `id`',
    '"',
    "it's",
    '\\',
    '',
    '*',
    '~',
    'a\nb',
    'name=value',
    'level4@100it,random',
  ];
  const line = `printf '%s\\0' ${shellWords(words)}`;
  assert.equal(
    execFileSync('sh', ['-c', line], { encoding: 'utf8' }),
    words.map((word) => `${word}\0`).join(''),
  );
  assert.equal(shellWords(['stamtafel', '--option', 'trackHalf=6']), 'stamtafel --option trackHalf=6');
});

test('a file name that cannot be one is bad input', () => {
  for (const name of ['', 'a\0b', '/etc/passwd/x', `/${'x'.repeat(300)}`])
    assert.throws(() => readText(name), BadInput, JSON.stringify(name));
});

test('a file to be written lies in an existing folder, and is not a folder itself', (t) => {
  const folder = folderWith(t, { 'old.html': 'old' });
  checkWritable(join(folder, 'old.html'));
  checkWritable(join(folder, 'new.html'));
  for (const [file, says] of [
    ['', /A file name is empty/],
    [folder, /is a directory/],
    [join(folder, 'missing', 'new.html'), /there is no folder/],
    [join(folder, 'old.html', 'new.html'), /old\.html/],
    [join(folder, 'a\0b'), /is not a file name/],
  ] as const)
    assert.throws(
      () => checkWritable(file),
      (error) => error instanceof BadInput && says.test(error.message),
      file,
    );
});

test('the language is the one asked for, or the system’s', () => {
  assert.equal(languageOf('EN', { LANG: 'nl_NL' }), 'en');
  assert.equal(languageOf(undefined, { LANG: 'en_GB.UTF-8' }), 'en');
  assert.equal(languageOf(undefined, { LC_ALL: 'nl_BE', LANG: 'en_GB' }), 'nl');
  assert.equal(languageOf(undefined, {}), 'nl');
});
