import { NONE } from '@stamtafel/kernel';
import { cardTable, owners, type Printed, symbols } from '../deck.ts';
import { ALL, type Card } from '../kind.ts';
import type { Options } from '../options.ts';

/** SV-017 The cards of the match: first the cows, then the bulls of each owner in canonical order (SV-807). */
export function cardsOf({ deckTable, dragQueen }: Options): readonly Card[] {
  const counts = new Map<string, number>();
  return cardTable(deckTable, dragQueen).map((printed) => {
    const order = counts.get(printed.owner) ?? 0;
    counts.set(printed.owner, order + 1);
    return cardOf(printed, order);
  });
}

/** The owner symbol is on the back of a bull, so backs show the owner and nothing else; cows share one back. */
const cardOf = (printed: Printed, order: number): Card => ({
  id: printed.id,
  back: printed.owner === '' ? 'koe' : printed.owner,
  isCow: printed.kind === 'cow',
  owner: printed.owner === '' ? NONE : owners.indexOf(printed.owner),
  symbol: printed.symbol === 'alle' ? ALL : symbols.indexOf(printed.symbol),
  value: printed.value,
  order,
  printed,
});
