import type { Match, View } from '@stamtafel/kernel';
import { A, B, type BallenMetStieren, hand } from './kind.ts';

/**
 * What a person's table shows of their view (§6): remembering the opponent's hand is part of the game. BMS-281 What Gluren
 * and Van ruilen showed is a snapshot in the private log, not updated; only while cards are exchanged the hand lies
 * open. BMS-284 A hidden card shows its back and nothing else. BMS-280 What Matchfixing showed stays in sight.
 */
export function display(
  view: View<BallenMetStieren>,
  match: Match<BallenMetStieren>,
): View<BallenMetStieren> {
  const { viewer, stack } = view;
  const frame = stack.at(-1);
  const swapping =
    frame !== undefined && (frame.do === 'give' || frame.do === 'take') && frame.seat === viewer;
  if (swapping) return view;
  const backOf = (face: number): number => -1 - (match.packOf[match.cardsOfFace[face]?.[0] ?? 0] ?? 0);
  const zones = view.zones.map((entries, zone) =>
    (zone === hand(A) && viewer !== A) || (zone === hand(B) && viewer !== B)
      ? entries.map((entry) => (entry >= 0 ? backOf(entry) : entry))
      : entries,
  );
  return { ...view, zones };
}
