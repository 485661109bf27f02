import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeholders, ruleTexts } from '../../testing/texts.ts';
import { standardDeck } from '../deck.ts';
import { checkOwnDeck, customDeck, deckReasons } from '../own-deck.ts';
import { ruleIds } from '../rule-ids.ts';
import { namesEn } from './names.en.ts';
import { namesNl } from './names.nl.ts';
import { cardName, scotTypes } from './names.ts';
import { rulesEn } from './rules.en.ts';
import { rulesNl } from './rules.nl.ts';
import { tableEn } from './table.en.ts';
import { tableNl } from './table.nl.ts';

ruleTexts({ ids: ruleIds, prefix: 'HR', nl: rulesNl, en: rulesEn, inside: /\bDP-/ });

test('HR-174 being skipped and the end of a round are about hands: a pile may be left over', () => {
  for (const { events, words } of [tableNl, tableEn])
    for (const text of [events.skipped, events.exhausted, words.half]) assert.match(text ?? '', /hand/);
});

test('cards are called by their names', () => {
  const names = Object.fromEntries(standardDeck.map((card) => [card.id, cardName(namesNl, card)]));
  assert.equal(names['rood-0-2'], 'Los touw');
  assert.equal(names['groen-1-hr'], 'Schreeuwende slungel');
  assert.equal(names['rood-2-hr-1'], 'Brullende kerel');
  assert.equal(names['blauw-3-hr'], 'Donderende spierbundel');
  assert.equal(names['dame-0'], 'Flauwgevallen dame');
  assert.equal(names['dame-4-2'], 'Hamerwerpster');
  assert.equal(names.nessie, 'Nessie');
  assert.equal(names['en-daag'], 'En daag');
  assert.ok(Object.values(names).every((name) => !name.includes('{')));
});

test('cards of a deck of your own have a name too', () => {
  const named = customDeck({
    scots: [
      { colour: 'rood', strength: 7 },
      { colour: 'groen', strength: 0, howRuck: true },
      { colour: 'wit', strength: 2, lady: true },
      { colour: 'wit', strength: 3, lady: true, howRuck: true },
      { colour: 'wit', strength: 3 },
      { colour: 'wit', strength: 8, nessie: true },
      ...Array.from({ length: 39 }, () => ({ colour: 'blauw', strength: 1 }) as const),
    ],
    actions: Array.from({ length: 10 }, () => 'touwbreuk' as const),
  }).map((card) => cardName(namesEn, card));
  assert.deepEqual(named.slice(0, 7), [
    'Scot of strength 7',
    'Calling Scot of strength 0',
    'Dairymaid',
    'Calling lady of strength 3',
    'Stranger of strength 3',
    'Nessie',
    'Weed',
  ]);
  assert.equal(named[54], 'Touwbreuk');
});

test('both languages fill in the same blanks', () => {
  for (const type of scotTypes) {
    assert.deepEqual(placeholders(namesNl.cards[type]), placeholders(namesEn.cards[type]), type);
  }
  for (const reason of deckReasons) {
    assert.deepEqual(placeholders(namesNl.reasons[reason]), placeholders(namesEn.reasons[reason]), reason);
  }
});

test('HR-017 a refusal brings everything its sentence needs', () => {
  const scots = Array.from({ length: 45 }, () => ({ colour: 'wit', strength: 1 }) as Record<string, unknown>);
  const actions = Array.from({ length: 10 }, () => 'how-ruck');
  const withScot = (scot: unknown) => ({ scots: [scot, ...scots.slice(1)], actions });
  const decks = [
    ...[7, { scots, actions, extra: 1 }, { scots: [], actions }, { scots, actions: [] }],
    ...[withScot(1), withScot({ size: 1 }), withScot({}), withScot({ colour: 'wit' })],
    ...[
      withScot({ colour: 'wit', strength: 1, lady: 1 }),
      withScot({ colour: 'rood', strength: 1, lady: true }),
    ],
    withScot({ colour: 'rood', strength: 1, nessie: true }),
    withScot({ colour: 'wit', strength: 1, lady: true, nessie: true }),
    { scots, actions: [...actions.slice(1), 'duwen'] },
  ];
  const refusals = decks.map((deck) => checkOwnDeck(deck));
  assert.deepEqual(
    refusals.map((refusal) => refusal?.reason),
    [...deckReasons],
  );
  for (const refusal of refusals) {
    assert.ok(refusal);
    const missing = placeholders(namesNl.reasons[refusal.reason]).filter((name) => !(name! in refusal.args));
    assert.deepEqual(missing, [], refusal.reason);
  }
});
