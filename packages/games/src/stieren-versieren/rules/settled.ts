import { type CardId, NONE } from '@stamtafel/kernel';
import { ALL, type Game, placeOfCow } from '../kind.ts';

/*
 * SV-400 A cow on her favourite location is settled: nobody takes her along or chases her. SV-401 It follows from where
 * she lies and from nothing else, so she is settled at once; SV-705 the Drag Queen is so everywhere, or SV-714 nowhere.
 */

/** Whether a cow who lies face up at this location is settled there. */
export function isSettled(g: Game, card: CardId, place: number): boolean {
  const { symbol } = g.card(card);
  return symbol === ALL ? g.options.dragQueenSettled : symbol === place;
}

/** Why a cow cannot be taken along or chased: SV-205 she must be face up, no matter which cow, and not settled. */
export function refusesSettled(g: Game, card: CardId, noCow: string): string | undefined {
  const place = placeOfCow(g, card);
  if (place === NONE) return g.card(card).isCow ? 'SV-205' : noCow;
  if (!isSettled(g, card, place)) return undefined;
  return g.card(card).symbol === ALL ? 'SV-705' : 'SV-400';
}
