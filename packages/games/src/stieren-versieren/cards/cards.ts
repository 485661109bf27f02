import { NONE } from '@stamtafel/kernel';
import { cardTable, owners, type Printed, symbols } from '../deck.ts';
import { ALL, type Card } from '../kind.ts';
import type { Options } from '../options.ts';

/** SV-017 The cards of the match: first the cows, then the bulls of each owner in canonical order (SV-807). */
export function cardsOf({ deckTable, dragQueen }: Options): readonly Card[] {
  const counts = new Map<string, number>();
  const table = cardTable(deckTable, dragQueen);
  // Every owner has the same list.
  const list = table.filter(({ owner }) => owner === owners[0]);
  return table.map((printed) => {
    const order = counts.get(printed.owner) ?? 0;
    counts.set(printed.owner, order + 1);
    return cardOf(printed, order, kinOf(printed, list));
  });
}

/** SV-713 The Drag Queen has every symbol. */
const kinOf = ({ symbol }: Printed, list: readonly Printed[]): number =>
  list.reduce((kin, bull, n) => (symbol === 'alle' || bull.symbol === symbol ? kin | (1 << n) : kin), 0);

/** The owner symbol is on the back of a bull, so backs show the owner and nothing else; cows share one back. */
const cardOf = (printed: Printed, order: number, kin: number): Card => ({
  id: printed.id,
  back: printed.owner === '' ? 'koe' : printed.owner,
  isCow: printed.kind === 'cow',
  owner: printed.owner === '' ? NONE : owners.indexOf(printed.owner),
  symbol: printed.symbol === 'alle' ? ALL : symbols.indexOf(printed.symbol),
  value: printed.value,
  order,
  bit: printed.kind === 'bull' ? 1 << order : 0,
  kin,
  printed,
});
