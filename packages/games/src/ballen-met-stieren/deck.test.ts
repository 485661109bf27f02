import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open } from '@stamtafel/kernel';
import { actionTable, bullTable, type Card, standardBulls, standardDeck, type teams } from './deck.ts';
import { ballenMetStierenEdition } from './edition.ts';
import { ballenMetStieren } from './game.ts';
import { type CustomFigures, checkOwnDeck, customDeck, figureReasons, ownDeckTemplate } from './own-deck.ts';
import { brawlers, figuresWith, thieves } from './testing/figures.ts';
import { pitch } from './testing/table.ts';

test('§2 86 cards: 16 bulls per team, 38 actions of 26 names, 11 referee and 5 VAR cards', () => {
  const count = (kind: string) => standardDeck.filter((card) => card.kind === kind).length;
  assert.deepEqual(['bull', 'action', 'referee', 'var'].map(count), [32, 38, 11, 5]);
  assert.equal(new Set(standardDeck.map(({ id }) => id)).size, 86);
  assert.equal(actionTable.length, 26);
  const cards = (symbol: string) =>
    actionTable.filter((row) => row.symbol === symbol).reduce((sum, row) => sum + row.count, 0);
  assert.deepEqual([cards('S'), cards('H'), cards('-')], [12, 9, 17]);
  const names = (symbol: string) => actionTable.filter((row) => row.symbol === symbol).length;
  assert.deepEqual([names('S'), names('H'), names('-')], [8, 5, 13]);
});

test('§2.1 both teams are equally strong: 83 attack and 71 defence; a speciality costs one point', () => {
  const sum = (figure: 'attack' | 'defence') => bullTable.reduce((total, bull) => total + bull[figure], 0);
  assert.deepEqual([sum('attack'), sum('defence')], [83, 71]);
  for (const { attack, defence, speciality } of bullTable)
    assert.equal(attack + defence, speciality === '' ? 10 : 9);
  const figures = (team: (typeof teams)[number]) =>
    standardBulls(team).map(({ attack, defence, speciality }) => [attack, defence, speciality]);
  assert.deepEqual(figures('oranje'), figures('wit'));
});

test('§1 every figure says where it comes from: designed ones are never passed off as printed', () => {
  for (const card of standardDeck) {
    if (card.kind === 'bull') assert.deepEqual(Object.values(card.marks), ['D', 'D', 'D', 'D']);
    else assert.equal(card.marks.count, 'D');
    if (card.kind === 'action')
      assert.equal(card.marks.symbol, ['bodycheck', 'counter'].includes(card.action) ? 'D' : 'R');
  }
  // An owner who enters no name keeps ours.
  for (const card of customDeck(thieves)) {
    const { name, ...marks } = { name: 'D', ...card.marks };
    assert.equal(name, 'D');
    assert.ok(Object.values(marks).includes('own'), card.id);
  }
});

test('BMS-024 Drag Queen and 1,5 meter Drinker never enter this game; De Spuger only by option', () => {
  const ids = open(ballenMetStieren).cards.map(({ id }) => id);
  assert.ok(!ids.some((id) => /drag|drinker|spuger/.test(id)));
  const both = open(ballenMetStieren, { options: { spuger: 'both' } }).cards.map(({ id }) => id);
  assert.deepEqual(both.slice(86), ['de-spuger#1', 'de-spuger#2']);
});

test('§10 an owner’s figures: within the limits they are played with, else refused with the first fault', () => {
  for (const figures of [thieves, brawlers, ownDeckTemplate()]) {
    assert.equal(checkOwnDeck(figures), undefined);
    assert.equal(open(ballenMetStieren, { options: { figures } }).cards.length, 86);
  }
  const good = figuresWith({ ...thieves.actions });
  const [first] = good.bulls.oranje;
  const withBull = (bull: unknown) => ({
    ...good,
    bulls: { ...good.bulls, oranje: [bull, ...good.bulls.oranje.slice(1)] },
  });
  const withVar = (ruling: unknown) => ({ ...good, var: [ruling, ...good.var.slice(1)] });
  const bad: { [reason in (typeof figureReasons)[number]]: unknown } = {
    'not-figures': 7,
    'unknown-field': { ...good, extra: 1 },
    'bull-count': { ...good, bulls: { ...good.bulls, wit: [first] } },
    'not-a-bull': withBull('bull'),
    name: withBull({ ...first, name: 'x'.repeat(31) }),
    symbol: { ...good, symbols: { counter: 'H' } },
    figure: withBull({ attack: 13, defence: 1 }),
    speciality: withBull({ attack: 3, defence: 3, speciality: 'spuger' }),
    'unknown-action': { ...good, actions: { ...good.actions, duwen: 1 } },
    copies: { ...good, actions: { ...good.actions, tackle: 7 } },
    'action-count': { ...good, actions: { ...good.actions, tackle: 1 } },
    'official-count': { ...good, referee: [] },
    'not-an-official': withVar(null),
    role: withVar({ yellow: 'keeper' }),
    'not-yes-or-no': withVar({ shuffleVar: 'yes' }),
    result: withVar({ result: 'corner' }),
    'var-consults-var': withVar({ result: 'var' }),
    'var-never-decides': { ...good, var: good.var.map(() => ({ result: 'penalty' })) },
  };
  for (const reason of figureReasons) assert.equal(checkOwnDeck(bad[reason])?.reason, reason);
  assert.throws(() => open(ballenMetStieren, { options: { figures: bad.figure } }), /oranje-01: “13”/);
});

test('§10 our own figures, entered as an owner would, are the shipped cards', () => {
  const plain = (cards: readonly Card[]) =>
    cards.map((card) =>
      card.kind === 'bull'
        ? [card.id, card.attack, card.defence, card.speciality]
        : card.kind === 'action'
          ? [card.id, card.symbol]
          : [card.ruling],
    );
  assert.deepEqual(plain(customDeck(ownDeckTemplate())), plain(standardDeck));
});

test('null in an owner’s file is a card that shows nothing: nobody is booked', () => {
  const figures = structuredClone(ownDeckTemplate());
  const shown = { yellow: null, red: null, shuffleVar: false, result: 'noGoal' } as const;
  const mine = { ...figures, referee: [shown, ...figures.referee.slice(1)] };
  assert.equal(checkOwnDeck(mine), undefined);
  const card = customDeck(mine).find(({ id }) => id === 'ref-1');
  assert.deepEqual(card?.kind === 'referee' && card.ruling, { ...shown, yellow: '', red: '' });
});

/** One's own copy: the first bull of Oranje has a name of its own, and Bodycheck no symbol. */
const owners = (name: string) => {
  const template = ownDeckTemplate();
  const [first, ...others] = template.bulls.oranje;
  return {
    ...template,
    bulls: { ...template.bulls, oranje: [{ ...first!, name, speciality: 'afmaker' as const }, ...others] },
    symbols: { bodycheck: '-' as const },
  };
};

test('§10 an owner’s bulls have their printed names and specialities, an open symbol is what the owner’s card shows', () => {
  const match = open(ballenMetStieren, { options: { figures: owners(' De Beul van Ede ') } });
  const { cardName, cardText, sources } = ballenMetStierenEdition;
  assert.equal(cardName(match, 'oranje-01', 'nl'), 'De Beul van Ede');
  assert.equal(cardName(match, 'oranje-01', 'en'), 'De Beul van Ede');
  assert.equal(cardName(match, 'oranje-02', 'nl'), 'Barend Balk');
  assert.match(cardText?.(match, 'oranje-01', 'nl') ?? '', /^Afmaker: /);
  const marks = (id: string) => sources?.figures(match, id, 'nl').map(({ text, mark }) => `${text} ${mark}`);
  assert.equal(marks('oranje-01')?.[0], 'naam: De Beul van Ede own');
  assert.equal(marks('oranje-02')?.[0], 'naam: Barend Balk D');
  assert.equal(marks('bodycheck')?.[0], 'voor aanvaller en verdediger own');
  assert.match(marks('counter#1')?.[0] ?? '', /^schildje.* D$/);
  assert.equal(checkOwnDeck(owners('regel\nregel'))?.reason, 'name');
  assert.equal(checkOwnDeck(owners('\u001b[2J'))?.reason, 'name');
});

test('BMS-070 BMS-072 a Bodycheck without symbol may be used by the attacker too; with a shield it may not', () => {
  const attack = (figures: CustomFigures) =>
    pitch({
      A: { hand: ['o-14', 'o-06', 'bodycheck'] },
      B: { hand: ['w-02', 'w-05'] },
      options: { figures },
    }).run('A bull o-14', 'A lay bodycheck', 'B bull w-02');
  assert.deepEqual(attack(owners('')).options('A'), ['hold', 'use']);
  assert.equal(attack(ownDeckTemplate()).refusal('A', 'use')?.rule, 'BMS-070');
});
