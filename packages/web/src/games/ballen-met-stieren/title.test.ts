import assert from 'node:assert/strict';
import { test } from 'node:test';
import { standardDeck } from '@stamtafel/games/ballen-met-stieren/deck.ts';
import { namesEn } from '@stamtafel/games/ballen-met-stieren/texts/names.en.ts';
import { namesNl } from '@stamtafel/games/ballen-met-stieren/texts/names.nl.ts';
import { cardName } from '@stamtafel/games/ballen-met-stieren/texts/names.ts';
import { titleOf } from './title.ts';

const owners = ['Bul', 'De Grote Boze Witte Os van Ede', 'Koning van de Veluwe nummer 15', 'O'.repeat(30)];
const printed = [namesNl, namesEn].flatMap((names) => standardDeck.map((card) => cardName(names, card)));
const squeezed = (text: string) => text.replaceAll(/\s/g, '');

test('a name on a card loses no word, in at most three lines that do not run into what is above or below', () => {
  for (const name of [...owners, ...printed])
    for (const top of [204, 210]) {
      const lines = titleOf(name, top);
      assert.equal(squeezed(lines.map(({ text }) => text).join('')), squeezed(name));
      assert.ok(lines.length <= 3, name);
      // A capital is three quarters of its size high, and a tail hangs a fifth below the line.
      for (const [i, { y, size }] of lines.entries()) {
        assert.ok(y - size * 0.75 >= (lines[i - 1]?.y ?? top), name);
        assert.ok(size > 0 && y + size * 0.2 <= 272, name);
      }
    }
});
