import { isCardName, isOneOf, isRecord, isWhole, shown, unknownField } from '../entered.ts';
import { type CowSymbol, type OwnTable, standardBulls, standardCows, symbols } from './deck.ts';

/** How many cards an owner's table has, and within which values. */
export const deckLimits = {
  bulls: 20,
  cows: 16,
  cowsPerSymbol: 4,
  minValue: 1,
  maxValue: 9,
  name: 60,
} as const;

/** Why a table is refused. */
export const deckReasons = [
  'not-a-table',
  'unknown-table-field',
  'bull-count',
  'cow-count',
  'not-a-card',
  'unknown-card-field',
  'symbol',
  'value',
  'name',
  'missing-symbol',
  'cows-per-symbol',
] as const;
export type DeckReason = (typeof deckReasons)[number];

export interface DeckRefusal {
  readonly rule: 'SV-017';
  readonly reason: DeckReason;
  readonly args: { readonly [name: string]: string | number };
}

const refuse = (reason: DeckReason, args: DeckRefusal['args'] = {}): DeckRefusal => ({
  rule: 'SV-017',
  reason,
  args,
});

/**
 * SV-017 Exactly 20 bulls with at least one of each symbol and 16 cows, four per symbol, all of value 1 to 9; anything
 * else is refused with its first fault. Takes whatever a file may contain and never throws. Cards are counted from 1.
 */
export function checkOwnDeck(table: unknown): DeckRefusal | undefined {
  if (!isRecord(table)) return refuse('not-a-table');
  const stranger = unknownField(table, ['bulls', 'cows']);
  if (stranger !== undefined) return refuse('unknown-table-field', { field: stranger });
  const { bulls, cows } = table;
  if (!Array.isArray(bulls) || !Array.isArray(cows)) return refuse('not-a-table');
  if (bulls.length !== deckLimits.bulls)
    return refuse('bull-count', { count: bulls.length, wanted: deckLimits.bulls });
  if (cows.length !== deckLimits.cows)
    return refuse('cow-count', { count: cows.length, wanted: deckLimits.cows });
  return firstFault('bulls', bulls) ?? firstFault('cows', cows) ?? missingSymbol(bulls) ?? unevenCows(cows);
}

function firstFault(list: 'bulls' | 'cows', cards: readonly unknown[]): DeckRefusal | undefined {
  for (let i = 0; i < cards.length; i++) {
    const refusal = checkCard(cards[i], { list, card: i + 1 });
    if (refusal) return refusal;
  }
  return undefined;
}

function checkCard(card: unknown, which: DeckRefusal['args']): DeckRefusal | undefined {
  if (!isRecord(card)) return refuse('not-a-card', which);
  const stranger = unknownField(card, ['symbol', 'value', 'name']);
  if (stranger !== undefined) return refuse('unknown-card-field', { ...which, field: stranger });
  const { symbol, value, name } = card;
  if (!isOneOf(symbols, symbol)) return refuse('symbol', { ...which, value: shown(symbol) });
  if (!isValue(value)) {
    const { minValue: min, maxValue: max } = deckLimits;
    return refuse('value', { ...which, value: shown(value), min, max });
  }
  if (name !== undefined && !isCardName(name, deckLimits.name)) return refuse('name', which);
  return undefined;
}

const countOf = (cards: readonly unknown[], symbol: CowSymbol): number =>
  cards.filter((card) => isRecord(card) && card.symbol === symbol).length;

function missingSymbol(bulls: readonly unknown[]): DeckRefusal | undefined {
  const symbol = symbols.find((wanted) => countOf(bulls, wanted) === 0);
  return symbol === undefined ? undefined : refuse('missing-symbol', { symbol });
}

function unevenCows(cows: readonly unknown[]): DeckRefusal | undefined {
  const wanted = deckLimits.cowsPerSymbol;
  const symbol = symbols.find((one) => countOf(cows, one) !== wanted);
  return symbol === undefined
    ? undefined
    : refuse('cows-per-symbol', { symbol, count: countOf(cows, symbol), wanted });
}

const isValue = (value: unknown): boolean => isWhole(value, deckLimits.minValue, deckLimits.maxValue);

/** Our own table as an owner would enter it, to be corrected from their copy; an empty name keeps ours. */
export const ownDeckTemplate = (): OwnTable => ({
  bulls: standardBulls.map(({ symbol, value }) => ({ symbol, value, name: '' })),
  cows: standardCows.map(({ symbol, value }) => ({ symbol, value, name: '' })),
});
