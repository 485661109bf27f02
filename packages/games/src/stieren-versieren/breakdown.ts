import type { Match, View } from '@stamtafel/kernel';
import { fill } from '../fill.ts';
import { ALL, type Card, type StierenVersieren, shack } from './kind.ts';
import { worth } from './rules/scoring.ts';
import { cardName, type Names } from './texts/names.ts';

/** SV-601, SV-709 How the result came about: by seat, couple by couple. */
export const breakdown = (
  match: Match<StierenVersieren>,
  view: View<StierenVersieren>,
  names: Names,
): readonly (readonly string[])[] =>
  Array.from({ length: match.seats }, (_, seat) => {
    const cards = (view.zones[shack(seat)] ?? []).flatMap((entry) => match.faces[entry] ?? []);
    const couples = cards.flatMap((cow, i) => {
      const partner = cards[i + 1];
      return i % 2 === 0 && partner !== undefined ? [{ cow, partner, points: worth(cow, partner) }] : [];
    });
    const points = couples.reduce((sum, couple) => sum + couple.points, 0);
    return [
      ...couples.map((couple) => lineOf(couple, names)),
      fill(names.breakdown.total, { points, count: couples.length }),
    ];
  });

function lineOf(
  { cow, partner, points }: { readonly cow: Card; readonly partner: Card; readonly points: number },
  names: Names,
): string {
  const sentence = cow.symbol === ALL ? names.breakdown.sum : names.breakdown.product;
  return fill(sentence, {
    cow: cardName(names, cow.printed),
    partner: cardName(names, partner.printed),
    a: cow.value,
    b: partner.value,
    points,
  });
}
