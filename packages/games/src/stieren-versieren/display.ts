import type { Match, View } from '@stamtafel/kernel';
import { type StierenVersieren, shack } from './kind.ts';

const HIDDEN = -1;

/**
 * What a person's table shows of his view. SV-604 The Love Shack is shut until scoring: during play only the number of
 * couples is shown, unless `loveShackDisplay` is open. SV-104 A cow somebody has looked at goes on being shown to him.
 */
export function display(
  view: View<StierenVersieren>,
  match: Match<StierenVersieren>,
): View<StierenVersieren> {
  if (match.options.loveShackDisplay === 'open' || view.stack.length === 0) return view;
  const shut = new Set(Array.from({ length: match.seats }, (_, seat) => shack(seat)));
  return {
    ...view,
    zones: view.zones.map((entries, zone) => (shut.has(zone) ? entries.map(() => HIDDEN) : entries)),
  };
}
