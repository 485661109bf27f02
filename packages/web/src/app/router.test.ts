import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOf, type Route, routeOf } from './router.ts';

test('an address leads to its page and back', () => {
  const routes: readonly Exclude<Route, { page: 'unknown' }>[] = [
    { page: 'about' },
    { page: 'home' },
    { page: 'table', id: 'a b/c' },
    { page: 'make', game: 'how-ruck', as: 'player' },
    { page: 'make', game: 'how-ruck', as: 'screen' },
    { page: 'screen', id: 'abc' },
    { page: 'replay', id: 'abc', at: undefined },
    { page: 'replay', id: 'abc', at: '12' },
    { page: 'replay', id: 'abc', at: 'v3' },
    { page: 'sent', link: '1.eJw-_9', at: undefined },
    { page: 'sent', link: '1.eJw-_9', at: '12' },
    { page: 'same', link: '1.eJw-_9' },
    { page: 'lesson', game: 'how-ruck' },
    { page: 'deck', game: 'how-ruck' },
    { page: 'online', id: 'abc', pass: undefined },
    { page: 'online', id: 'abc', pass: { key: 'a-b_C' } },
    { page: 'online', id: 'abc', pass: { invite: 'x.y' } },
    { page: 'rules', game: 'how-ruck', rule: undefined },
    { page: 'rules', game: 'how-ruck', rule: 'HR-093' },
  ];
  for (const route of routes) assert.deepEqual(routeOf(addressOf(route)), route);
});

test('a link that was cut off behind its table leads to the table', () => {
  for (const hash of ['#/t/abc/', '#/t/abc/k', '#/t/abc/k.', '#/t/abc/onzin'])
    assert.deepEqual(routeOf(hash), { page: 'online', id: 'abc', pass: undefined }, hash);
});

test('a link to a match that lost it leads to the page that says so', () => {
  for (const hash of ['#/potje', '#/potje/'])
    assert.deepEqual(routeOf(hash), { page: 'sent', link: '', at: undefined }, hash);
});

test('a link to the same cards that lost them leads to the page that says so', () => {
  for (const hash of ['#/zelfde', '#/zelfde/'])
    assert.deepEqual(routeOf(hash), { page: 'same', link: '' }, hash);
});

test('an address that leads nowhere is known as such', () => {
  for (const hash of [
    '#/tafel',
    '#/tafel/a/b',
    '#/regels',
    '#/vrienden',
    '#/vrienden/how-ruck/ergens',
    '#/scherm',
    '#/scherm/abc/k.x',
    '#/terug/abc/gisteren',
    '#/potje/abc/gisteren',
    '#/les',
    '#/t',
    '#/ergens',
    '#/regels/a/b/c',
    '#/tafel/%E0%A4%A/x',
  ])
    assert.deepEqual(routeOf(hash), { page: 'unknown' }, hash);
  assert.deepEqual(routeOf(''), { page: 'home' });
});
