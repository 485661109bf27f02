import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { stierZoektBierEdition } from '@stamtafel/games/stier-zoekt-bier/edition.ts';
import { folderWith } from '../testing/stamtafel.ts';
import { stierZoektBierDrawing } from './draw/stier-zoekt-bier.ts';
import { gameTable } from './tables.ts';
import { evening } from './testing/table.ts';

const table = gameTable(stierZoektBierEdition, stierZoektBierDrawing);
const wishes = { seats: 'person,random,random', names: ['Anna'] };
const twoPicks = ['1', '1', '1', '1'];

test('at the tap "stop" stops tapping and does not leave the table', async () => {
  const { text, how } = await evening(table, [...twoPicks, 'stop', 'quit', 'n'], { wishes });
  assert.match(text, /> stop\n[\s\S]*Anna tapt niet verder/);
  assert.equal(how, 'left');
});

test('a card shows what is on it, how many there are, and where its figures come from', async () => {
  const { text } = await evening(table, ['toon pietje', 'show pils 3', 'toon water', 'toon'], { wishes });
  assert.match(
    text,
    /> toon pietje\n 1× Pietje Pils · pils · 5→1, 10→2, 15→3, 19→4\n {6}soort bier: pils \[R\] · 5→1 \[D\] · 10→2 \[R\]/,
  );
  assert.match(text, /\[D\] Door ons bedacht/);
  assert.match(text, /> show pils 3\n 7× Pils 3\n {6}soort bier: pils \[R\] · glazen: 3/);
  assert.match(text, /> toon water\n Geen kaart heet “water”\./);
  assert.match(text, /> toon\n[\s\S]*… en nog \d+\. Zoek met een woord erbij\./);
});

test('SZB-220 odd figures in an own copy are reported before the first card is dealt', async (t) => {
  const deck = stierZoektBierEdition.deck.template();
  const odd = JSON.stringify({ game: 'stier-zoekt-bier', deck }).replaceAll(
    '"kind":"pils","value"',
    '"kind":"oer","value"',
  );
  const beers = odd.replace('"kind":"oer","value"', '"kind":"pils","value"');
  const file = join(folderWith(t, { 'odd.json': beers }), 'odd.json');
  const own = await evening(table, [], { wishes: { ...wishes, deck: file } });
  assert.match(own.text, /Let op: in het boekje is pils het meest voorradig/);
  const { text } = await evening(table, [], { wishes });
  assert.doesNotMatch(text, /Let op/);
});

test('§9 at the end everybody can check the score bull by bull', async () => {
  const { text, how } = await evening(
    table,
    Array.from({ length: 400 }, () => '1'),
    { wishes },
  );
  assert.equal(how, 'over');
  const sums = [...text.matchAll(/ {3}Samen: (\d+) punt/g)].map(([, points]) => Number(points));
  const scores = [...text.matchAll(/\d+e {3}\S.*? {2,}(\d+) punt/g)].map(([, points]) => Number(points));
  assert.equal(sums.length, 3);
  assert.deepEqual(
    sums.toSorted((a, b) => b - a),
    scores,
  );
});
