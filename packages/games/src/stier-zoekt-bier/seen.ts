import { type Match, NONE, type Seat, type View } from '@stamtafel/kernel';
import { type BeerKind, kinds } from './deck.ts';
import { type Card, cellar, openBeer, PLACES, place, type StierZoektBier } from './kind.ts';

/** One bull or pair as everybody at the table sees it. */
export interface Stool {
  /** SZB-104 The bull on top, whose steps count. */
  readonly bull: Card;
  /** SZB-101 The bull tucked under it. */
  readonly tucked: Card | undefined;
  readonly beers: number;
  readonly glasses: number;
  /** SZB-007 The highest step reached, or nothing below the first. */
  readonly step: { readonly glasses: number; readonly points: number } | undefined;
  /** SZB-105 Doubled for a pair. */
  readonly points: number;
  /** SZB-008 */
  readonly isClosed: boolean;
  /** SZB-113 Whether it can still get a card in this round. */
  readonly hasSlot: boolean;
}

type Seen = View<StierZoektBier>;
type Rules = Match<StierZoektBier>;

const cardsIn = (match: Rules, { zones }: Seen, zone: number): readonly Card[] =>
  (zones[zone] ?? []).flatMap((entry) => match.faces[entry] ?? []);

/** The pub of a seat, place by place: public, so any view tells it (§6). */
export function pubOf(match: Rules, view: Seen, seat: Seat): readonly Stool[] {
  const used = (view.facts.served[seat] ?? 0) | (view.facts.tucked[seat] ?? 0);
  return Array.from({ length: PLACES }, (_, n) => n).flatMap((n): Stool[] => {
    const [bull, ...laid] = cardsIn(match, view, place(seat, n));
    return bull === undefined ? [] : [stoolOf(bull, laid, (used & (1 << n)) === 0)];
  });
}

function stoolOf(bull: Card, laid: readonly Card[], hasSlot: boolean): Stool {
  const tucked = laid.find(({ isBull }) => isBull);
  const glasses = laid.reduce((sum, { value }) => sum + value, 0);
  const steps = bull.printed.type === 'bull' ? bull.printed.steps : [];
  const step = steps.findLast((one) => one.glasses <= glasses);
  return {
    bull,
    tucked,
    beers: laid.filter(({ isBull }) => !isBull).length,
    glasses,
    step,
    points: (step?.points ?? 0) * (tucked === undefined ? 1 : 2),
    isClosed: glasses >= bull.quota,
    hasSlot,
  };
}

/** SZB-153 The beer cards in a cellar that the viewer sees: at the end all of them. The Drinker is no beer card. */
export const cellarBeersOf = (match: Rules, view: Seen, seat: Seat): number =>
  cardsIn(match, view, cellar(seat)).filter(({ kind }) => kind !== NONE).length;

/** SZB-069 What a player bids with the beer that lies open: the amount, and the kind that counts; nothing without any. */
export function bidSeen(
  match: Rules,
  view: Seen,
  seat: Seat,
): { readonly amount: number; readonly kind: BeerKind } | undefined {
  let best: { amount: number; kind: BeerKind } | undefined;
  for (const [rank, kind] of kinds.entries()) {
    const amount = cardsIn(match, view, openBeer(seat))
      .filter((card) => card.kind === rank)
      .reduce((sum, { value }) => sum + value, 0);
    // Among equal amounts the kind with the higher rank counts; the kinds come lowest first.
    if (amount > 0 && amount >= (best?.amount ?? 0)) best = { amount, kind };
  }
  return best;
}
