import type { Match, View } from '@stamtafel/kernel';
import { box, type StierenVersieren, shack } from './kind.ts';

const HIDDEN = -1;

/**
 * What a person's table shows of their view. SV-604 The Love Shack is shut until scoring: during play only the number of
 * couples is shown, unless `loveShackDisplay` is open. SV-104 A cow stays shown to a player who has looked at her.
 * SV-013 The bulls of Love Shacks that nobody has left the game; of the box only the cows are shown, as backs.
 */
export function display(
  view: View<StierenVersieren>,
  match: Match<StierenVersieren>,
): View<StierenVersieren> {
  const isOpen = match.options.loveShackDisplay === 'open' || view.stack.length === 0;
  const shut = new Set(isOpen ? [] : Array.from({ length: match.seats }, (_, seat) => shack(seat)));
  const shown = (entries: readonly number[], zone: number): readonly number[] => {
    if (zone === box) return entries.filter((entry) => entry < 0);
    return shut.has(zone) ? entries.map(() => HIDDEN) : entries;
  };
  return { ...view, zones: view.zones.map(shown) };
}
