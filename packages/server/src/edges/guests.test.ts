import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COOKIE_DAYS } from '../log/secrets.ts';
import { guestCookie, newGuest, newProgram, programToken, readGuest, readProgram } from './guests.ts';
import { sealsBy } from './seals.ts';
import { testKeys } from './testing/open.ts';

const seals = sealsBy(testKeys);
const DAY = 24 * 3600 * 1000;
const person = newGuest('Bé & <b>');

test('a guest is known again by the cookie, with the name', () => {
  assert.deepEqual(readGuest(seals, guestCookie(seals, person, 1000), 2000), { person, renew: false });
});

test('every flipped bit of a cookie makes it worthless', () => {
  const cookie = Buffer.from(guestCookie(seals, person, 0), 'latin1');
  for (let i = 0; i < cookie.length * 8; i++) {
    const flipped = Buffer.from(cookie);
    flipped[i >> 3]! ^= 1 << (i & 7);
    assert.equal(readGuest(seals, flipped.toString('latin1'), 0), undefined, `bit ${i}`);
  }
});

test('a cookie with anything added, left out or repeated is worthless', () => {
  const cookie = guestCookie(seals, person, 0);
  const [id, body, mark] = cookie.split('.');
  for (const other of [
    '',
    '.',
    '..',
    `${cookie}.`,
    `${cookie}=`,
    cookie.slice(0, -1),
    `${id}.${body}.`,
    `${id}..${mark}`,
    `nobody.${body}.${mark}`,
    `old.${body}.${mark}`,
    'x'.repeat(5000),
  ])
    assert.equal(readGuest(seals, other, 0), undefined, other.slice(0, 40));
});

test('a cookie under the old key is read and written again; under a key that is gone it is worthless', () => {
  const old = guestCookie(sealsBy(testKeys.slice(1)), person, 0);
  assert.deepEqual(readGuest(seals, old, 0), { person, renew: true });
  assert.equal(readGuest(sealsBy(testKeys.slice(0, 1)), old, 0), undefined);
});

test('a cookie is renewed after a day and ends after 400', () => {
  const cookie = guestCookie(seals, person, 0);
  assert.equal(readGuest(seals, cookie, DAY)?.renew, false);
  assert.equal(readGuest(seals, cookie, DAY + 1)?.renew, true);
  assert.notEqual(readGuest(seals, cookie, COOKIE_DAYS * DAY), undefined);
  assert.equal(readGuest(seals, cookie, COOKIE_DAYS * DAY + 1), undefined);
});

test('the token of a program is no cookie, and a cookie no token', () => {
  const program = { person: newProgram('Robot'), table: 'abcdefghijklmnop', seat: 1 };
  const token = programToken(seals, program);
  assert.deepEqual(readProgram(seals, token), program);
  assert.equal(readGuest(seals, token, 0), undefined);
  assert.equal(readProgram(seals, guestCookie(seals, person, 0)), undefined);
});
