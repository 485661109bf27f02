import type { Match, View } from '@stamtafel/kernel';
import type { FivePossessions } from './kind.ts';
import { aside, down, half, lanes } from './kind.ts';

const faceDown = [
  ...lanes.map(down),
  ...[0, 1].flatMap((seat) => [aside(seat), half(seat, 'offense'), half(seat, 'defense')]),
];

/**
 * PD5-050 With `pd.revealLog` off the table names no card that lies face down from an earlier row, whoever has seen
 * it. What a player counts as knowing stays the same: only the table shows less.
 */
export function display(view: View<FivePossessions>, match: Match<FivePossessions>): View<FivePossessions> {
  if (match.options['pd.revealLog'] === 'on') return view;
  const top = view.stack[view.stack.length - 1];
  const thisRow = top?.do === 'lastDefense' ? top.lanes.map((n) => down(n - 1)) : [];
  const zones = view.zones.map((entries, zone) => {
    if (!faceDown.includes(zone)) return entries;
    return entries.map((entry, i) => {
      const isLaidNow = thisRow.includes(zone) && i === entries.length - 1;
      return entry < 0 || isLaidNow ? entry : backOf(match, entry);
    });
  });
  return { ...view, zones };
}

/** The entry of a card of which only the back is seen. */
function backOf(match: Match<FivePossessions>, face: number): number {
  const card = match.cardsOfFace[face]?.[0] ?? 0;
  return -1 - (match.packOf[card] ?? 0);
}
