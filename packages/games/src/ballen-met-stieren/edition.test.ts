import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open } from '@stamtafel/kernel';
import { specialities } from './deck.ts';
import { ballenMetStierenEdition as edition } from './edition.ts';

const { game, cardText, cardLine, rulesOf, sources } = edition;

test('BMS-250 a bull tells what its speciality does; where specialities are off, it has none', () => {
  const match = open(game, { options: { spuger: 'both' } });
  assert.equal(
    cardText?.(match, 'oranje-01', 'nl'),
    'Doelman: verdedigt hij en is het gelijk, dan is het geen doelpunt, zonder VAR.',
  );
  assert.equal(
    cardText?.(match, 'wit-04', 'en'),
    'Penalty stopper: +2 defence when he is the keeper in a penalty.',
  );
  assert.match(cardText?.(match, 'de-spuger#1', 'nl') ?? '', /^Spuger: mag één keer per aanval spugen/);
  const told = match.cards.filter(({ id }) => cardText?.(match, id, 'nl'));
  assert.equal(told.length, 2 * specialities.length + 2);
  const off = open(game, { options: { spuger: 'both', specialities: 'off' } });
  assert.equal(cardText?.(off, 'oranje-01', 'nl'), '');
  assert.equal(cardLine(off, 'oranje-01', 'nl'), 'aanvalswaarde 1, verdedigingswaarde 8');
  assert.ok(
    rulesOf(match, 'oranje-01').includes('BMS-252') && !rulesOf(off, 'oranje-01').includes('BMS-252'),
  );
  assert.match(cardText?.(off, 'de-spuger#1', 'nl') ?? '', /^Spuger: /);
});

test('figures have their values; a bull without a speciality shows none', () => {
  const match = open(game);
  const figures = (id: string) =>
    sources?.figures(match, id, 'nl').map(({ text, mark }) => `${text} ${mark}`);
  assert.deepEqual(figures('oranje-02'), [
    'naam: Barend Balk D',
    'aanvalswaarde: 2 D',
    'verdedigingswaarde: 8 D',
  ]);
  assert.deepEqual(figures('wit-01')?.at(-1), 'specialiteit: Doelman D');
  assert.deepEqual(figures('counter#1'), [
    'schildje: alleen voor de verdediger D',
    'aantal in het doosje: 2 D',
  ]);
  assert.deepEqual(figures('ref-var#1'), ['aantal in het doosje: 3 D']);
  const spitter = open(game, { options: { spuger: 'home' } });
  assert.deepEqual(
    sources?.figures(spitter, 'de-spuger#1', 'nl').map(({ text, mark }) => `${text} ${mark}`),
    [
      'naam: De Spuger R',
      'aanvalswaarde: 3 D',
      'verdedigingswaarde: 3 D',
      'kan een andere stier een rode kaart bezorgen R',
      'wanneer hij spuugt, en bij welke ogen D',
    ],
  );
});

test('BMS-072 a card for both sides shows a sign too, so no word says that it has none', () => {
  const match = open(game);
  assert.match(cardLine(match, 'sabotage', 'nl'), /^voor aanvaller en verdediger\. /);
  assert.match(cardLine(match, 'sabotage', 'en'), /^for attacker and defender\. /);
});
