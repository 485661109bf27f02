import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open } from '@stamtafel/kernel';
import type { Action, Card, Scot } from './deck.ts';
import { actions, colours, standardDeck } from './deck.ts';
import { howRuckEdition } from './edition.ts';
import type { CustomDeck, CustomScot } from './own-deck.ts';
import { checkOwnDeck, customDeck } from './own-deck.ts';

const isScot = (card: Card): card is Scot => card.kind === 'scot';
const scots = standardDeck.filter(isScot);
const sum = (cards: readonly Scot[]) => cards.reduce((total, card) => total + card.strength, 0);
const of = (colour: string) => scots.filter((card) => card.colour === colour);
const idsOf = (cards: readonly Card[]) => cards.map((card) => card.id);

test('the deck has 55 different cards: 45 Scots and one of each of the ten actions', () => {
  assert.equal(standardDeck.length, 55);
  assert.equal(new Set(idsOf(standardDeck)).size, 55);
  assert.equal(scots.length, 45);
  assert.deepEqual(idsOf(standardDeck.slice(45)), [...actions]);
});

test('twelve heroes per colour: 2 of 0, 2+1 of 1, 2+2 of 2, 2+1 of 3, the second figure with How-Ruck', () => {
  for (const colour of ['rood', 'blauw', 'groen']) {
    const tally = (strength: number, howRuck: boolean) =>
      of(colour).filter((card) => card.strength === strength && card.howRuck === howRuck).length;
    assert.equal(of(colour).length, 12);
    assert.deepEqual(
      [0, 1, 2, 3].map((s) => [tally(s, false), tally(s, true)]),
      [
        [2, 0],
        [2, 1],
        [2, 2],
        [2, 1],
      ],
    );
    assert.equal(sum(of(colour)), 20);
    assert.ok(of(colour).every((card) => !card.lady && !card.nessie));
  }
});

test('eight ladies and one Nessie are white and silent', () => {
  const ladies = of('wit').filter((card) => card.lady);
  assert.deepEqual(
    ladies.map((card) => card.strength),
    [0, 1, 2, 3, 3, 3, 4, 4],
  );
  assert.deepEqual(
    of('wit')
      .filter((card) => card.nessie)
      .map((card) => [card.id, card.strength, card.lady]),
    [['nessie', 6, false]],
  );
  assert.equal(of('wit').length, 9);
  assert.ok(of('wit').every((card) => !card.howRuck));
});

test('twelve How-Ruck texts, total strength 86: heroes 60, ladies 20, Nessie 6', () => {
  assert.equal(scots.filter((card) => card.howRuck).length, 12);
  assert.equal(sum(scots), 86);
  assert.equal(sum(scots.filter((card) => card.lady)), 20);
  assert.equal(sum(scots.filter((card) => card.colour !== 'wit')), 60);
});

test('the cards stand in the order of the specification, under its ids', () => {
  assert.deepEqual(idsOf(standardDeck.slice(0, 45)), [
    ...['rood-0-1', 'rood-0-2', 'blauw-0-1', 'blauw-0-2', 'groen-0-1', 'groen-0-2'],
    ...['rood-1-1', 'rood-1-2', 'blauw-1-1', 'blauw-1-2', 'groen-1-1', 'groen-1-2'],
    ...['rood-1-hr', 'blauw-1-hr', 'groen-1-hr'],
    ...['rood-2-1', 'rood-2-2', 'blauw-2-1', 'blauw-2-2', 'groen-2-1', 'groen-2-2'],
    ...['rood-2-hr-1', 'rood-2-hr-2', 'blauw-2-hr-1', 'blauw-2-hr-2', 'groen-2-hr-1', 'groen-2-hr-2'],
    ...['rood-3-1', 'rood-3-2', 'blauw-3-1', 'blauw-3-2', 'groen-3-1', 'groen-3-2'],
    ...['rood-3-hr', 'blauw-3-hr', 'groen-3-hr'],
    ...['dame-0', 'dame-1', 'dame-2', 'dame-3-1', 'dame-3-2', 'dame-3-3', 'dame-4-1', 'dame-4-2', 'nessie'],
  ]);
});

test('no figure passes for printed that is not: marks by source', () => {
  for (const card of scots) {
    const printed = card.nessie;
    assert.equal(card.marks.strength, printed ? 'R' : 'S', card.id);
    assert.equal(card.marks.count, printed ? 'R' : 'D', card.id);
    assert.equal(card.marks.howRuck, 'D', card.id);
    assert.equal(card.marks.colour, 'R', card.id);
    assert.equal(card.marks.lady, card.id === 'dame-0' ? 'D' : 'R', card.id);
  }
  assert.ok(standardDeck.every((card) => card.kind === 'scot' || card.marks.count === 'R'));
});

/** A valid deck of 45 red twos and one of each action, with the first Scots and actions replaced. */
function deckWith(replaced: { scots?: readonly unknown[]; actions?: readonly unknown[] }): CustomDeck {
  const plain: CustomScot = { colour: 'rood', strength: 2 };
  const { scots: first = [], actions: firstActions = [] } = replaced;
  return {
    scots: Array.from({ length: 45 }, (_, i) => (i < first.length ? first[i] : plain) as CustomScot),
    actions: actions.map((action, i) => (i < firstActions.length ? firstActions[i] : action) as Action),
  };
}

test('HR-017 the standard deck can be entered as a deck of your own', () => {
  const copy: CustomDeck = {
    scots: scots.map(({ colour, strength, howRuck, lady, nessie }) => ({
      colour,
      strength,
      howRuck,
      lady,
      nessie,
    })),
    actions,
  };
  assert.equal(checkOwnDeck(copy), undefined);
  assert.equal(checkOwnDeck(JSON.parse(JSON.stringify(copy))), undefined);
  assert.equal(customDeck(copy).length, 55);
});

test('HR-017 anything within the limits is accepted', () => {
  const fine: CustomScot[] = [
    { colour: 'groen', strength: 9, howRuck: true },
    { colour: 'blauw', strength: 0, howRuck: false, lady: false, nessie: false },
    { colour: 'wit', strength: 5 },
    { colour: 'wit', strength: 5, howRuck: true, lady: true },
    { colour: 'wit', strength: 6, nessie: true },
    { colour: 'wit', strength: 9, nessie: true, lady: false, howRuck: true },
  ];
  assert.equal(checkOwnDeck(deckWith({ scots: fine })), undefined);
  assert.equal(checkOwnDeck(deckWith({})), undefined, 'no Nessie, no lady, 45 equal Scots');
  assert.equal(
    checkOwnDeck(deckWith({ actions: Array(10).fill('vuile-truc') })),
    undefined,
    'ten times one action',
  );
});

test('HR-017 the ids of a deck of your own count equal cards, in the order entered', () => {
  const cards = customDeck(
    deckWith({
      scots: [
        { colour: 'rood', strength: 2, howRuck: true },
        { colour: 'wit', strength: 3, lady: true },
        { colour: 'wit', strength: 3 },
        { colour: 'wit', strength: 3, howRuck: true },
        { colour: 'wit', strength: 6, nessie: true },
        { colour: 'rood', strength: 2, howRuck: true },
        { colour: 'groen', strength: -0 },
        { colour: 'rood', strength: 2 },
      ],
      actions: ['touwbreuk', 'touwbreuk', 'how-ruck', 'how-ruck', 'how-ruck', 'touwbreuk', 'en-daag'],
    }),
  );
  assert.deepEqual(idsOf(cards.slice(0, 9)), [
    'rood-2-hr-1',
    'wit-3-1',
    'wit-3-2',
    'wit-3-hr-1',
    'wit-6-1',
    'rood-2-hr-2',
    'groen-0-1',
    'rood-2-1',
    'rood-2-2',
  ]);
  assert.deepEqual(idsOf(cards.slice(45)), [
    ...['touwbreuk', 'touwbreuk-2', 'how-ruck', 'how-ruck-2', 'how-ruck-3', 'touwbreuk-3', 'en-daag'],
    ...['en-daag-2', 'monsterachtig', 'versterking'],
  ]);
  assert.equal(new Set(idsOf(cards)).size, 55);
  assert.deepEqual(JSON.parse(JSON.stringify(cards)), cards, 'cards are plain JSON');
});

test('HR-017 every figure of a deck of your own is marked as such', () => {
  for (const card of customDeck(deckWith({}))) {
    assert.deepEqual(new Set(Object.values(card.marks)), new Set(['own']), card.id);
  }
});

test('HR-017 what is not a deck is refused, whatever it is', () => {
  const loop: Record<string, unknown> = {};
  loop.scots = loop;
  const nonsense: unknown[] = [
    ...[undefined, null, true, false, 0, 45, -1, Number.NaN, '', 'standard', '{}', [], [[], []], {}],
    ...[{ scots: [] }, { actions: [] }, { scots: {}, actions: {} }, { scots: 'x'.repeat(45), actions: [] }],
    ...[{ scots: { length: 45 }, actions: { length: 10 } }, { scots: null, actions: null }, loop, () => 1],
    Object.create(null),
  ];
  for (const deck of nonsense) {
    const refusal = checkOwnDeck(deck);
    assert.equal(refusal?.rule, 'HR-017');
    assert.equal(refusal?.reason, 'not-a-deck');
  }
});

test('HR-017 exactly 45 Scots and exactly 10 actions', () => {
  const good = deckWith({});
  const wrong = [
    { ...good, scots: [] },
    { ...good, scots: good.scots.slice(1) },
    { ...good, scots: [...good.scots, { colour: 'rood', strength: 1 }] },
  ];
  for (const deck of wrong) {
    assert.deepEqual(checkOwnDeck(deck), {
      rule: 'HR-017',
      reason: 'scot-count',
      args: { count: deck.scots.length, wanted: 45 },
    });
  }
  for (const acts of [[], actions.slice(1), [...actions, 'touwbreuk']]) {
    assert.deepEqual(checkOwnDeck({ ...good, actions: acts }), {
      rule: 'HR-017',
      reason: 'action-count',
      args: { count: acts.length, wanted: 10 },
    });
  }
});

test('HR-017 a faulty Scot is refused with its place and its fault', () => {
  const white = { colour: 'wit', strength: 3 };
  const red = { colour: 'rood', strength: 3 };
  const faults: [scot: unknown, reason: string, args?: Record<string, string | number>][] = [
    [undefined, 'not-a-scot', { card: 2 }],
    [null, 'not-a-scot', { card: 2 }],
    ['rood-2-1', 'not-a-scot', { card: 2 }],
    [3, 'not-a-scot'],
    [[], 'not-a-scot'],
    [['rood', 2], 'not-a-scot'],
    [{}, 'colour', { card: 2, value: '–' }],
    [{ strength: 2 }, 'colour'],
    [{ colour: 'red', strength: 2 }, 'colour', { card: 2, value: 'red' }],
    [{ colour: 'Rood', strength: 2 }, 'colour'],
    [{ colour: '', strength: 2 }, 'colour'],
    [{ colour: null, strength: 2 }, 'colour', { card: 2, value: 'null' }],
    [{ colour: ['rood'], strength: 2 }, 'colour', { card: 2, value: '[…]' }],
    [{ colour: { toString: 'rood' }, strength: 2 }, 'colour', { card: 2, value: '{…}' }],
    [{ colour: 'x'.repeat(1_000), strength: 2 }, 'colour', { card: 2, value: 'x'.repeat(24) }],
    [{ colour: 0, strength: 2 }, 'colour'],
    [{ colour: 'rood' }, 'strength', { card: 2, value: '–', min: 0, max: 9 }],
    [{ ...red, strength: -1 }, 'strength', { card: 2, value: '-1', min: 0, max: 9 }],
    [{ ...red, strength: 10 }, 'strength'],
    [{ ...red, strength: 2.5 }, 'strength'],
    [{ ...red, strength: 1e300 }, 'strength'],
    [{ ...red, strength: Number.NaN }, 'strength'],
    [{ ...red, strength: Number.POSITIVE_INFINITY }, 'strength'],
    [{ ...red, strength: '2' }, 'strength'],
    [{ ...red, strength: null }, 'strength'],
    [{ ...red, strength: true }, 'strength'],
    [{ ...red, strength: [2] }, 'strength'],
    [{ ...red, howRuck: 'ja' }, 'not-yes-or-no', { card: 2, field: 'howRuck', value: 'ja' }],
    [{ ...red, howRuck: 1 }, 'not-yes-or-no'],
    [{ ...red, howRuck: null }, 'not-yes-or-no'],
    [{ ...white, lady: 'true' }, 'not-yes-or-no'],
    [{ ...white, nessie: 0 }, 'not-yes-or-no'],
    [{ ...red, lady: true }, 'lady-not-white', { card: 2 }],
    [{ ...red, nessie: true }, 'nessie-not-white', { card: 2 }],
    [{ colour: 'groen', strength: 0, lady: true, nessie: true }, 'lady-not-white'],
    [{ ...white, lady: true, nessie: true }, 'lady-and-nessie', { card: 2 }],
    [{ ...red, howruck: true }, 'unknown-scot-field', { card: 2, field: 'howruck' }],
    [{ ...red, id: 'rood-3-1' }, 'unknown-scot-field'],
    [JSON.parse('{"colour":"rood","strength":3,"__proto__":{"lady":true}}'), 'unknown-scot-field'],
  ];
  for (const [scot, reason, args] of faults) {
    const refusal = checkOwnDeck(deckWith({ scots: [white, scot] }));
    assert.equal(refusal?.reason, reason);
    assert.equal(refusal?.rule, 'HR-017');
    assert.equal(refusal?.args.card, 2);
    if (args) assert.deepEqual(refusal?.args, args);
  }
});

test('HR-017 a hole in the list is no card', () => {
  const good = deckWith({});
  assert.equal(checkOwnDeck({ ...good, scots: Array(45) })?.reason, 'not-a-scot');
  assert.equal(checkOwnDeck({ ...good, actions: Array(10) })?.reason, 'action');
});

test('HR-017 only the ten actions exist', () => {
  for (const value of [
    '',
    'Touwbreuk',
    'touwbreuk-2',
    'nessie',
    'constructor',
    '__proto__',
    0,
    null,
    true,
    [],
    {},
  ]) {
    const refusal = checkOwnDeck(deckWith({ actions: ['touwbreuk', 'how-ruck', value] }));
    assert.equal(refusal?.reason, 'action');
    assert.equal(refusal?.args.card, 3);
  }
  assert.deepEqual(checkOwnDeck(deckWith({ actions: [['touwbreuk']] }))?.args, { card: 1, value: '[…]' });
});

test('HR-017 an unknown field of the deck is refused rather than lost', () => {
  assert.deepEqual(checkOwnDeck({ ...deckWith({}), name: 'mijn pak' }), {
    rule: 'HR-017',
    reason: 'unknown-deck-field',
    args: { field: 'name' },
  });
});

test('HR-017 a deeply nested file is refused without harm', () => {
  const deep = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`);
  assert.equal(checkOwnDeck(deep)?.reason, 'not-a-deck');
  assert.equal(checkOwnDeck(deckWith({ scots: [{ colour: deep, strength: 1 }] }))?.reason, 'colour');
});

test('HR-017 a refused deck never becomes cards', () => {
  assert.throws(() => customDeck(deckWith({ scots: [{ colour: 'rood', strength: 10 }] })), /HR-017 strength/);
  assert.ok(
    colours.every((colour) => customDeck(deckWith({ scots: [{ colour, strength: 4 }] })).length === 55),
  );
});

test('a Scot shows the figures it has, with their values, and not those it lacks', () => {
  const match = open(howRuckEdition.game);
  const figures = (id: string) =>
    howRuckEdition.sources?.figures(match, id, 'en').map(({ text, mark }) => `${text} ${mark}`);
  assert.deepEqual(figures('rood-0-1'), ['colour: red R', 'strength: 0 S', 'number in the deck: 2 D']);
  assert.deepEqual(figures('nessie'), [
    'colour: white R',
    'strength: 6 R',
    'Nessie R',
    'number in the deck: 1 R',
  ]);
  assert.ok(figures('rood-2-hr-1')?.includes('text How-Ruck D'));
  assert.ok(figures('dame-3-1')?.includes('number in the deck: 3 D'));
  assert.deepEqual(figures('touwbreuk'), ['number in the deck: 1 R']);
});
