import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  cardId,
  cards,
  colourLetters,
  colours,
  count,
  counted,
  dotColours,
  type Formation,
  type FormationId,
  formations,
  layoutOf,
  sets,
  shippedLayout,
  sides,
} from './deck.ts';
import { checkOwnDeck, customFormations, type DeckReason, deckReasons } from './own-deck.ts';
import { ruleIds } from './rule-ids.ts';
import { namesEn } from './texts/names.en.ts';
import { namesNl } from './texts/names.nl.ts';
import { rulesEn } from './texts/rules.en.ts';
import { rulesNl } from './texts/rules.nl.ts';
import { typeLine } from './voice.ts';

const offense = formations.filter(({ side }) => side === 'offense');
const defense = formations.filter(({ side }) => side === 'defense');
/** The shipped deck as an object with a card under each id. */
const deck = Object.fromEntries(formations.map((card) => [card.id, card]));

const formation = (id: FormationId, from: readonly Formation[] = formations): Formation => {
  const card = from.find((other) => other.id === id);
  assert.ok(card, id);
  return card;
};

const beats = (attack: Formation, guard: Formation) =>
  count(attack, attack.colour) > count(guard, attack.colour);

test('PD-001 56 cards: the same 28 formations with black and with white backs', () => {
  assert.equal(formations.length, 28);
  assert.equal(new Set(formations.map(({ id }) => id)).size, 28);
  assert.equal(cards.length, 56);
  assert.equal(new Set(cards).size, 56);
  for (const set of sets) assert.equal(cards.filter((card) => card.startsWith(`${set}:`)).length, 28);
  assert.equal(cardId('white', 'def-46'), 'white:def-46');
});

test('PD-002 a set has 14 offense and 14 defense cards', () => {
  assert.deepEqual([offense.length, defense.length], [14, 14]);
});

test('PD-003 every card has a name, side, colour, value 4 to 7, kind and 11 dots', () => {
  assert.equal(new Set(formations.map(({ name }) => name)).size, 28);
  for (const { id, name, side, colour, value, kind, dots } of formations) {
    assert.ok(name && kind, id);
    assert.ok(sides.includes(side) && colours.includes(colour), id);
    assert.ok(id.startsWith(side === 'offense' ? 'off-' : 'def-'), id);
    assert.ok([4, 5, 6, 7].includes(value), id);
    assert.equal(sum(dotColours.map((dot) => dots[dot])), 11, id);
  }
});

test('PD-003 seven cards per colour, and colour, side and value together name one card', () => {
  const perColour = { blue: [4, 3], green: [4, 3], orange: [3, 4], purple: [3, 4] };
  for (const colour of colours) {
    const has = (card: Formation) => card.colour === colour;
    assert.deepEqual([offense.filter(has).length, defense.filter(has).length], perColour[colour], colour);
  }
  assert.equal(new Set(formations.map(({ colour, side, value }) => `${colour} ${side} ${value}`)).size, 28);
  const ofValue = (wanted: number) => formations.filter(({ value }) => value === wanted).length;
  assert.deepEqual([4, 5, 6, 7].map(ofValue), [7, 8, 7, 6]);
});

test('PD-004 X-R1 the sample card is the blue "4 – Run, Offense", and only those figures are printed', () => {
  const sample = formations.filter(
    ({ colour, value, kind, side }) => `${colour} ${value} ${kind} ${side}` === 'blue 4 Run offense',
  );
  assert.deepEqual(
    sample.map(({ id }) => id),
    ['off-pistol'],
  );
  assert.equal(typeLine(formation('off-pistol')), '4 – Run, Offense');
  const { marks } = formation('off-pistol');
  assert.deepEqual(marks, { name: 'D', side: 'R', colour: 'R', value: 'R', kind: 'R', dots: 'D' });
  for (const { id, marks } of formations) {
    if (id !== 'off-pistol') assert.deepEqual(new Set(Object.values(marks)), new Set(['D']), id);
  }
});

test('PD-007 every dot colour has a role in offense and in defense, in both languages', () => {
  assert.deepEqual(namesEn.dots.O, { colour: 'orange', offense: 'quarterback', defense: 'special teams' });
  assert.deepEqual(namesEn.dots.P, { colour: 'purple', offense: 'tight end', defense: 'strong safety' });
  assert.deepEqual(namesEn.dots.G, { colour: 'green', offense: 'running backs', defense: 'linebackers' });
  assert.equal(namesEn.dots.B.defense, 'corners and free safety');
  assert.equal(namesEn.dots.L.offense, 'offensive linemen');
  for (const dot of dotColours) {
    assert.equal(namesNl.dots[dot].offense, namesEn.dots[dot].offense);
  }
});

test('PD-012 each card colour and each dot has a letter of its own', () => {
  assert.deepEqual(
    colours.map((colour) => colourLetters[colour]),
    ['B', 'G', 'O', 'P'],
  );
  assert.deepEqual(dotColours, ['O', 'P', 'G', 'B', 'L']);
  for (const colour of colours) {
    assert.equal(namesEn.dots[colourLetters[colour]].colour, namesEn.colours[colour]);
    assert.equal(namesNl.dots[colourLetters[colour]].colour, namesNl.colours[colour]);
  }
});

test('PD5-022 the colour of the offense card says which dots count: purple adds the blue ones', () => {
  assert.deepEqual(counted, { blue: ['B'], green: ['G'], orange: ['O'], purple: ['P', 'B'] });
  const n = offense.map((card) => count(card, card.colour));
  assert.deepEqual(n, [3, 4, 4, 5, 2, 3, 3, 4, 1, 2, 4, 4, 4, 5]);
});

test('PD5-023 X-8 the defense counts the same colours, whatever its own colour', () => {
  const duels: [FormationId, number, FormationId, number][] = [
    ['off-pistol', 3, 'def-4-3', 3],
    ['off-pistol', 3, 'def-46', 2],
    ['off-ace', 4, 'def-4-4', 3],
    ['off-ace', 4, 'def-4-3', 4],
    ['off-victory', 1, 'def-quarter', 0],
    ['off-punt', 4, 'def-punt-return', 4],
    ['off-single-wing', 4, 'def-dime', 1],
  ];
  for (const [attack, mine, guard, yours] of duels) {
    const { colour } = formation(attack);
    assert.deepEqual(
      [count(formation(attack), colour), count(formation(guard), colour)],
      [mine, yours],
      attack + guard,
    );
  }
});

test('PD5-023 PD5-024 the offense beats the defense in 128 of the 196 pairs, card by card as specified', () => {
  const wins = offense.map((attack) => defense.filter((guard) => beats(attack, guard)).length);
  assert.deepEqual(wins, [6, 11, 11, 12, 5, 9, 9, 12, 10, 10, 11, 6, 6, 10]);
  assert.equal(sum(wins), 128);
  const stops = defense.map((guard) => {
    const stopped = offense.filter((attack) => !beats(attack, guard));
    const split = colours.map((colour) => stopped.filter((attack) => attack.colour === colour).length);
    return `${stopped.length} (${split.join('/')})`;
  });
  assert.deepEqual(stops, [
    ...['7 (3/1/0/3)', '7 (4/0/0/3)', '7 (4/0/0/3)'],
    ...['6 (1/3/0/2)', '4 (0/4/0/0)', '7 (1/4/0/2)'],
    ...['3 (0/3/0/0)', '4 (1/1/0/2)', '5 (0/3/0/2)', '5 (1/1/0/3)'],
    ...['3 (0/1/2/0)', '3 (0/0/3/0)', '3 (0/0/3/0)', '4 (1/0/3/0)'],
  ]);
});

test('PD-005 a drawing has 11 different points, coloured by the dots of its card', () => {
  for (const card of formations) {
    const layout = shippedLayout(card.id);
    assert.equal(new Set(layout.map(({ x, y }) => `${x},${y}`)).size, 11, card.id);
    assert.ok(
      layout.every(({ x, y }) => Math.abs(x) <= 9 && y >= 0 && y <= 13),
      card.id,
    );
    for (const colour of dotColours) {
      assert.equal(layout.filter(({ dot }) => dot === colour).length, card.dots[colour], card.id);
    }
    assert.deepEqual(layoutOf(card), layout, card.id);
  }
  for (const { id } of offense) assert.ok(shippedLayout(id).filter(({ y }) => y === 0).length >= 7, id);
});

test('PD-005 PD-013 other dots keep the points of the card and recolour them: L, O, P, G, B', () => {
  const layout = layoutOf({ id: 'off-pistol', dots: { O: 2, P: 1, G: 1, B: 3, L: 4 } });
  assert.equal(layout.map(({ dot }) => dot).join(''), 'LLLLOOPGBBB');
  assert.deepEqual(layout.map(point), shippedLayout('off-pistol').map(point));
});

test('PD-013 the shipped table is a valid deck, as a list and by id, and stays marked as ours', () => {
  for (const same of [json(formations), json(deck), [...formations].reverse()]) {
    assert.equal(checkOwnDeck(same), undefined);
    assert.deepEqual(customFormations(same), formations);
  }
});

test('PD-013 a figure that the owner changed is marked own, the others keep their mark', () => {
  const changed = edited('off-pistol', { name: 'Wildcat', value: 6, dots: { O: 0, P: 0, G: 3, B: 3, L: 5 } });
  assert.equal(checkOwnDeck(changed), undefined);
  const card = formation('off-pistol', customFormations(changed));
  assert.deepEqual(card, {
    id: 'off-pistol',
    name: 'Wildcat',
    side: 'offense',
    colour: 'blue',
    value: 6,
    kind: 'Run',
    dots: { O: 0, P: 0, G: 3, B: 3, L: 5 },
    marks: { name: 'own', side: 'R', colour: 'R', value: 'own', kind: 'R', dots: 'own' },
  });
});

test('PD-013 colours and values may be spread in any way, and names and kinds go up to their limits', () => {
  const allBlueFours = formations.map(({ id, name, dots }) => {
    return { id, name, dots, colour: 'blue', value: 4, kind: 'k'.repeat(20) };
  });
  assert.equal(checkOwnDeck(allBlueFours), undefined);
  assert.equal(checkOwnDeck(edited('off-ace', { name: '🏈'.repeat(40), kind: 'x' })), undefined);
  assert.equal(checkOwnDeck(edited('off-ace', { dots: { O: 0, P: 0, G: 0, B: 0, L: 11 } })), undefined);
});

test('PD-013 minus zero is read as zero', () => {
  for (const dot of ['O', 'P', 'G', 'B', 'L'] as const) {
    const dots = { O: 2, P: 2, G: 2, B: 2, L: 3, [dot]: -0 };
    dots[dot === 'L' ? 'O' : 'L'] += dot === 'L' ? 3 : 2;
    const read = customFormations(edited('off-ace', { dots }));
    assert.deepEqual(formation('off-ace', read).dots, { ...dots, [dot]: 0 });
  }
});

const dots = formation('off-ace').dots;
const badCards: [DeckReason, unknown[]][] = [
  ['side-changed', [{ side: 'defense' }, { side: null }, { side: 1 }]],
  ['bad-name', [{ name: '' }, { name: ' ' }, { name: ' Ace' }, { name: 'Ace\n' }, { name: 'a'.repeat(41) }]],
  ['bad-name', [{ name: 7 }, { name: null }, { name: undefined }, { name: ['Ace'] }]],
  ['double-name', [{ name: 'Heavy' }, { name: 'Hands Team' }]],
  ['bad-colour', [{ colour: 'red' }, { colour: 'Blue' }, { colour: 'P' }, { colour: null }, { colour: {} }]],
  [
    'bad-value',
    [{ value: 3 }, { value: 8 }, { value: 4.5 }, { value: '5' }, { value: null }, { value: [5] }],
  ],
  ['bad-value', [{ value: Number.NaN }, { value: Number.POSITIVE_INFINITY }, { value: true }]],
  ['bad-kind', [{ kind: '' }, { kind: 'Run ' }, { kind: 'k'.repeat(21) }, { kind: 5 }, { kind: undefined }]],
  [
    'bad-dots',
    [{ dots: null }, { dots: 11 }, { dots: [1, 2, 1, 2, 5] }, { dots: '1 2 1 2 5' }, { dots: {} }],
  ],
  ['bad-dots', [{ dots: { ...dots, O: -1, L: 7 } }, { dots: { ...dots, O: 1.5, L: 4.5 } }]],
  ['bad-dots', [{ dots: { ...dots, O: '1' } }, { dots: { ...dots, X: 0 } }, { dots: { ...dots, O: null } }]],
  ['bad-dots', [{ dots: { P: 3, G: 1, B: 2, L: 5 } }, { dots: { P: 3, G: 1, B: 2, L: 5, X: 0 } }]],
  ['dots-not-11', [{ dots: { ...dots, L: 4 } }, { dots: { ...dots, L: 6 } }, { dots: { ...dots, L: 1e15 } }]],
];

for (const [reason, changes] of badCards) {
  test(`PD-013 a custom deck is refused: ${reason} ${shortly(changes)}`, () => {
    for (const change of changes) refuses(edited('off-ace', change), reason);
  });
}

const bottomless: unknown = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000));
const badDecks: [DeckReason, unknown[]][] = [
  ['not-a-deck', [undefined, null, true, 0, Number.NaN, '', 'deck']],
  ['missing-card', [[], {}, formations.slice(1), formations.slice(0, 27)]],
  ['unknown-card', [null, 3, 'x', [], {}, { id: 'off-nothing' }, { id: 5 }, { id: ['off-ace'] }].map(added)],
  ['unknown-card', [added({ id: 'toString' }), { ...deck, 'off-nothing': formation('off-ace') }]],
  ['unknown-card', [JSON.parse('{"__proto__": {"name": "x"}}'), bottomless]],
  ['double-card', [added(formation('off-ace'))]],
  ['not-a-card', [null, 'off-ace', 4, [], true, bottomless].map((card) => ({ ...deck, 'off-ace': card }))],
  ['bad-name', [{ ...deck, 'off-ace': {} }]],
  ['bad-colour', [edited('off-ace', { colour: bottomless })]],
];

test('PD-013 whatever is not a deck of these 28 cards is refused, and nothing throws', () => {
  for (const [reason, decks] of badDecks) for (const bad of decks) refuses(bad, reason);
});

test('PD-013 a refusal names the card and what is wrong with it', () => {
  assert.deepEqual(checkOwnDeck(edited('off-ace', { name: 'Heavy' })), {
    rule: 'PD-013',
    reason: 'double-name',
    args: { id: 'off-heavy', other: 'off-ace', name: 'Heavy' },
  });
  assert.deepEqual(checkOwnDeck(edited('def-46', { value: 9 }))?.args, {
    id: 'def-46',
    value: '9',
    min: 4,
    max: 7,
  });
  assert.deepEqual(checkOwnDeck(edited('def-46', { dots: { ...formation('def-46').dots, L: 5 } }))?.args, {
    id: 'def-46',
    sum: 12,
    needed: 11,
  });
  assert.throws(() => customFormations([]), /PD-013 missing-card/);
});

test('every rule has a text of its own in Dutch and in English', () => {
  assert.equal(new Set(ruleIds).size, ruleIds.length);
  for (const texts of [rulesNl, rulesEn]) {
    assert.deepEqual(Object.keys(texts), [...ruleIds]);
    assert.equal(new Set(Object.values(texts)).size, ruleIds.length);
    for (const text of Object.values(texts)) assert.match(text, /^\S.*[.?!](\n\S.*[.?!])?$/);
  }
});

test('a rule text in one language refers to the same rules and numbers as in the other', () => {
  for (const id of ruleIds) assert.deepEqual(figuresIn(rulesNl[id]), figuresIn(rulesEn[id]), id);
});

test('PD-013 every reason is a sentence in both languages with arguments that exist', () => {
  const badEdits = badCards.flatMap(([, changes]) => changes.map((change) => edited('off-ace', change)));
  const refusals = [...badEdits, ...badDecks.flatMap(([, decks]) => decks)].map(checkOwnDeck);
  for (const reason of deckReasons) {
    const args = refusals.find((refusal) => refusal?.reason === reason)?.args;
    assert.ok(args, `${reason} is never given`);
    for (const { deckReasons } of [namesNl, namesEn]) {
      for (const [, arg = ''] of deckReasons[reason].matchAll(/\{(\w+)\}/g)) assert.ok(arg in args, reason);
    }
  }
});

function refuses(bad: unknown, reason: DeckReason) {
  const refusal = checkOwnDeck(bad);
  assert.equal(refusal?.reason, reason);
  assert.equal(refusal.rule, 'PD-013');
  assert.throws(() => customFormations(bad), TypeError);
}

function edited(id: FormationId, change: unknown): unknown[] {
  return formations.map((card) => (card.id === id ? Object.assign({}, card, change) : card));
}

function added(card: unknown): unknown[] {
  return [...formations, card];
}

function figuresIn(text: string) {
  return (text.match(/PD[45]?-\d{3}|\d+/g) ?? []).sort();
}

function shortly(changes: unknown[]) {
  return JSON.stringify(changes).slice(0, 60);
}

function json(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function point({ x, y }: { x: number; y: number }) {
  return { x, y };
}

function sum(numbers: readonly number[]) {
  return numbers.reduce((total, number) => total + number, 0);
}
