import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editions } from '@stamtafel/games';
import type { Language } from '@stamtafel/games/edition.ts';
import { foundIn, marked, searched, searchWords } from './search.ts';

const brackets = (text: string, wanted: string, language: Language = 'nl'): string =>
  marked(text, searchWords(wanted, language), language)
    .map(({ part, isFound }) => (isFound ? `[${part}]` : part))
    .join('');

test('all words must be there, in any order and case; none asks for nothing', () => {
  const rank = (wanted: string): number | undefined =>
    foundIn('HR-094 Nessie mag overal, één keer', searchWords(wanted, 'nl'), 'nl');
  assert.equal(rank(' overal  NESSIE '), 0);
  assert.equal(rank('hr-094'), 0);
  assert.equal(rank('een keer'), 0);
  assert.equal(rank('nessie vat'), 2);
  assert.equal(rank('nessie vat touw'), undefined);
  assert.equal(rank(''), 0);
  assert.deepEqual(searchWords('  ', 'nl'), []);
});

test('every place of every word is marked, as it is written there', () => {
  assert.equal(
    brackets('Nessie wint. Ligt Nessie open?', 'nessie OPEN'),
    '[Nessie] wint. Ligt [Nessie] [open]?',
  );
  assert.equal(brackets('De scheidsrechter', 'scheids scheidsrechter'), 'De [scheidsrechter]');
  assert.equal(brackets('Kost 2 (of 3).', '(of'), 'Kost 2 [(of] 3).');
  assert.equal(brackets('Niets gezocht', ' '), 'Niets gezocht');
});

test('parts have places of their own', () => {
  const places = marked('aan en aan', ['aan'], 'nl').map(({ at }) => at);
  assert.deepEqual(places, [0, 3, 7]);
});

test('another form of a word is marked as a whole word, and so is what was typed within one', () => {
  assert.equal(brackets('C. Een koe verjagen', 'koeien verjaagt'), 'C. Een [koe] [verjagen]');
  assert.equal(brackets('Ladies pull.', 'lady pulling', 'en'), '[Ladies] [pull].');
  assert.equal(brackets('Eén actiekaart', 'kaarten'), 'Eén [actiekaart]');
});

test('a short word is not taken for another one', () => {
  for (const [said, wanted] of [
    ['Het kan.', 'kant'],
    ['Een kaart.', 'eens'],
    ['Leg hem op tafel.', 'open'],
    ['En dan?', 'een'],
    ['Een speler wint.', 'spelen'],
  ] as const)
    assert.equal(foundIn(said, searchWords(wanted, 'nl'), 'nl'), undefined, wanted);
});

/** Which rules of a game a reader finds, the best first, and of how many. */
async function search(game: string, language: Language, wanted: string) {
  const edition = editions.find(({ game: { id } }) => id === game);
  const rules = (await edition?.rules[language]()) ?? {};
  const ranks = searched(rules, searchWords(wanted, language), language);
  const found = [...ranks].toSorted(([, one], [, other]) => one - other).map(([id]) => id);
  return { all: Object.keys(rules).length, found };
}

test('the little words of a question are not looked for, unless there are no others', () => {
  assert.deepEqual(searchWords('Hoeveel kaarten krijg ik?', 'nl'), ['kaarten']);
  assert.deepEqual(searchWords('When may I pass?', 'en'), ['pass']);
  assert.deepEqual(searchWords('mag ik', 'nl'), ['mag', 'ik']);
});

test('what is written apart is found as one word', () => {
  assert.equal(brackets('In een Bull Fight wint Romeo.', 'bullfight'), 'In een [Bull Fight] wint Romeo.');
});

const queries = [
  ['stieren-versieren', 'nl', 'koeien verjagen', 'SV-230'],
  ['stieren-versieren', 'nl', 'koe verjaagt', 'SV-232'],
  ['stieren-versieren', 'nl', 'stier verplaatst', 'SV-220'],
  ['stieren-versieren', 'nl', 'bullfight', 'SV-300'],
  ['stieren-versieren', 'nl', 'gelijke stand', 'SV-603'],
  ['stieren-versieren', 'nl', 'punten tellen', 'SV-604'],
  ['stieren-versieren', 'nl', 'hoeveel kaarten krijg ik', 'SV-140'],
  ['how-ruck', 'nl', 'dame', 'HR-149'],
  ['how-ruck', 'nl', 'kaarten trekken', 'HR-070'],
  ['ballen-met-stieren', 'nl', 'vrije trappen', 'BMS-215'],
  ['stier-zoekt-bier', 'nl', 'glas', 'SZB-004'],
  ['stieren-versieren', 'en', 'chasing cows', 'SV-230'],
  ['how-ruck', 'en', 'ladies', 'HR-149'],
  ['how-ruck', 'en', 'barrels', 'HR-140'],
  ['ballen-met-stieren', 'en', 'penalties', 'BMS-211'],
  ['four-downs', 'en', 'knocked', 'PD4-041'],
] as const;

for (const [game, language, wanted, rule] of queries)
  test(`in the rules of ${game} "${wanted}" finds ${rule} (${language}), and not everything`, async () => {
    const { all, found } = await search(game, language, wanted);
    assert.ok(found.includes(rule), found.join());
    assert.ok(found.length <= all / 4, `${found.length} of ${all}`);
  });
