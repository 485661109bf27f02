import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flawOf } from './check-commits.ts';

const flaw = (message: string): string | undefined => flawOf({ id: 'abc', message });

test('a subject of at most 72 characters, then an empty line and a body, is fine', () => {
  assert.equal(flaw('Lists go by cards, so a damaged card is mended'), undefined);
  assert.equal(flaw(`Ab ${'é'.repeat(69)}`), undefined);
  assert.equal(flaw('Lists go by cards\n\nAs long a text as one likes, '.padEnd(300, 'x')), undefined);
});

for (const [what, message, says] of [
  ['is too long', `Ab ${'x'.repeat(70)}`, /73 characters/],
  ['is empty', '', /empty/],
  ['is not meant to stay', 'WIP on the log', /not meant to stay/],
  ['is to be squashed', 'fixup! Lists go by cards', /not meant to stay/],
  ['is one word', 'Fixes', /what changed and why/],
  ['goes on in the second line', 'Lists go by cards\nand so do hosts', /second line/],
] as const)
  test(`a subject that ${what} is refused`, () => {
    assert.match(flaw(message) ?? '', says);
  });
