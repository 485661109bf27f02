import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasAll, marked, searchWords } from './search.ts';

const brackets = (text: string, wanted: string): string =>
  marked(text, searchWords(wanted))
    .map(({ part, isFound }) => (isFound ? `[${part}]` : part))
    .join('');

test('all words must be there, in any order and case; none asks for nothing', () => {
  assert.ok(hasAll('HR-094 Nessie mag overal', searchWords(' overal  NESSIE ')));
  assert.ok(!hasAll('HR-094 Nessie mag overal', searchWords('nessie vat')));
  assert.deepEqual(searchWords('  '), []);
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
  const places = marked('aan en aan', ['aan']).map(({ at }) => at);
  assert.deepEqual(places, [0, 3, 7]);
});
