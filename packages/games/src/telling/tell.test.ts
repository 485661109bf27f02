import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open } from '@stamtafel/kernel';
import { howRuckEdition } from '../how-ruck/edition.ts';
import { formations } from '../play-design/deck.ts';
import { fivePossessionsEdition } from '../play-design/five-possessions/edition.ts';
import { fourDownsEdition } from '../play-design/four-downs/edition.ts';
import { stierZoektBierEdition } from '../stier-zoekt-bier/edition.ts';
import { stierenVersierenEdition } from '../stieren-versieren/edition.ts';
import { Teller } from './tell.ts';

test('a name from an owner’s deck is shown as it is: nothing in it is filled in, no terminal obeys it', () => {
  const deck = formations.map((formation, i) =>
    i === 0 ? { ...formation, name: 'Cash $& $$ {seat}\u001b[2J' } : formation,
  );
  const match = open(fourDownsEdition.game, { options: { 'pd.deck': deck } });
  const teller = new Teller(fourDownsEdition, match, 'nl', ['Anna', 'Bram']);
  const told = teller.event({
    key: 'lead',
    args: { seat: 1, trick: 1 },
    cards: [`black:${formations[0]?.id}`],
  });
  assert.ok(told.includes('Cash $& $$ {seat}[2J'), told);
  assert.ok(told.includes('Bram'), told);
  assert.ok(!told.includes('\u001b'), told);
});

test('a place is at a player’s by name, at yours in a label, and at you in what is told', () => {
  const match = open(fourDownsEdition.game);
  const named = new Teller(fourDownsEdition, match, 'nl', ['Anna', 'Bram']);
  const spoken = new Teller(fourDownsEdition, match, 'nl', ['Anna', 'Bram'], 0);
  const places = (teller: typeof named, me?: number) => ['hand.A', 'hand.B'].map((z) => teller.zone(z, me));
  assert.deepEqual(places(named), ['hand bij Anna', 'hand bij Bram']);
  assert.deepEqual(places(named, 1), ['hand bij Anna', 'hand bij jezelf']);
  assert.deepEqual(places(spoken), ['hand bij jou', 'hand bij Bram']);
  assert.deepEqual(places(spoken, 0), ['hand bij jezelf', 'hand bij Bram']);
  assert.deepEqual(places(spoken, 1), ['hand bij jou', 'hand bij Bram']);
});

test('a card that the reader may not see is not told twice', () => {
  const possessions = open(fivePossessionsEdition.game);
  const lays = { key: 'laidLast', args: { seat: 1, lane: 1 }, cards: [null] };
  const tells = (language: 'nl' | 'en') =>
    new Teller(fivePossessionsEdition, possessions, language, ['Jan', 'Mieke'], 0);
  assert.equal(tells('nl').event(lays), 'Mieke legt een kaart gedekt op lijn 1.');
  assert.equal(tells('en').event(lays), 'Mieke lays a card face down on lane 1.');
  const seen = { ...lays, cards: [`black:${formations[0]?.id}`] };
  assert.match(tells('nl').event(seen), /^Mieke legt een kaart gedekt op lijn 1: .+\.$/);
  const match = open(stierenVersierenEdition.game);
  const draws = { key: 'drewCow', args: { seat: 1 }, cards: [null] };
  const teller = new Teller(stierenVersierenEdition, match, 'nl', ['Jan', 'Mieke'], 0);
  assert.equal(teller.event(draws), 'Mieke trekt een koe en bekijkt haar.');
});

test('a player who lays something at their own side is not named twice', () => {
  const match = open(howRuckEdition.game);
  const zone = match.zones.findIndex(({ name }) => name === 'B.groen');
  const told = (seat: number, language: 'nl' | 'en', you?: number) =>
    new Teller(howRuckEdition, match, language, ['Jan', 'Mieke'], you)
      .event({ key: 'placed', args: { seat, zone }, cards: [null] })
      .replace(/^.* (?=gr)/, '');
  assert.equal(told(1, 'nl'), 'groen bij zichzelf.');
  assert.equal(told(0, 'nl'), 'groen bij Mieke.');
  assert.equal(told(1, 'nl', 1), 'groen bij jezelf.');
  assert.equal(told(0, 'nl', 1), 'groen bij jou.');
  assert.equal(told(1, 'en'), 'green on their own side.');
});

test('a number is told with its word, and 0 as none', () => {
  const match = open(stierZoektBierEdition.game);
  const told = (language: 'nl' | 'en', count: number) =>
    new Teller(stierZoektBierEdition, match, language, ['Jan', 'Mieke', 'Toon']).event({
      key: 'stocked',
      args: { seat: 1, count },
      cards: [],
    });
  assert.equal(told('nl', 2), 'Mieke legt 2 biertjes in de kelder.');
  assert.equal(told('nl', 1), 'Mieke legt 1 biertje in de kelder.');
  assert.equal(told('nl', 0), 'Mieke legt geen biertjes in de kelder.');
  assert.equal(told('en', 0), 'Mieke puts no beers in the cellar.');
});

test('a card in a list has its figures beside its name, once', () => {
  const match = open(stierZoektBierEdition.game);
  const line = (id: string) => new Teller(stierZoektBierEdition, match, 'nl', ['Jan']).cardLine(id);
  const bull = match.cards.find(({ printed }) => printed.type === 'bull')?.id ?? assert.fail();
  assert.equal(line('wit-4-a'), 'Witbier 4');
  assert.match(line(bull), /^\S.* · .*\d→\d/);
});

test('where a player can only serve at home, nobody is told whose place it is', () => {
  const match = open(stierZoektBierEdition.game);
  const zone = match.zones.find(({ name }) => /B.*\b1$|\b1.*B/.test(name))?.name ?? assert.fail();
  const served = { key: 'served', args: { seat: 1, zone, glasses: 4, points: 1 }, cards: ['oer-4-a'] };
  const told = (language: 'nl' | 'en', you?: number) =>
    new Teller(stierZoektBierEdition, match, language, ['Jan', 'Mieke', 'Toon'], you).event(served);
  assert.equal(told('en'), 'Mieke serves Oerbier 4 to the bull at place 1 (4 glasses, 1 point).');
  assert.equal(told('en', 1), 'You serve Oerbier 4 to your bull at place 1 (4 glasses, 1 point).');
  assert.equal(told('nl'), 'Mieke serveert Oerbier 4 aan de stier op plek 1 (4 glazen, 1 punt).');
  assert.equal(told('nl', 1), 'Jij serveert Oerbier 4 aan je stier op plek 1 (4 glazen, 1 punt).');
  const label = new Teller(stierZoektBierEdition, match, 'en', ['Jan', 'Mieke', 'Toon'], 1).label(
    { pick: 'serve', card: 'oer-4-a', to: zone },
    1,
  );
  assert.equal(label, 'Serve Oerbier 4 to the bull at place 1');
});
