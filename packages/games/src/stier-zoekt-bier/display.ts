import type { Match, Seat, View } from '@stamtafel/kernel';
import { cellar, discard, hand, type StierZoektBier } from './kind.ts';

/**
 * What a person's table shows of their view (§6): remembering is part of the game. SZB-207 What they know stays the
 * same; `cellarView` decides what the table shows. With `top-only` the top card of their cellar while they decide
 * about it (SZB-063, SZB-117, shown without asking: SZB-201), with `memory-aid` the whole cellar, always. Never
 * what was passed on, nor the discard pile, which nobody may look through.
 */
export function display(view: View<StierZoektBier>, match: Match<StierZoektBier>): View<StierZoektBier> {
  const zones = view.zones.slice();
  const hide = (zone: number, top = 0): void => {
    const entries = zones[zone] ?? [];
    zones[zone] = entries.map((entry, i) => (i < entries.length - top ? faceDown(match, entry) : entry));
  };
  for (let seat = 0; seat < match.seats; seat++) {
    if (seat !== view.viewer) hide(hand(seat));
    if (isOver(view)) continue;
    if (seat !== view.viewer) hide(cellar(seat));
    else if (match.options.cellarView === 'top-only') hide(cellar(seat), isAtCellar(view, seat) ? 1 : 0);
  }
  hide(discard);
  return {
    ...view,
    zones: zones.map((entries) => entries.map((entry) => backOnly(view, match, entry))),
    bags: [],
  };
}

/** SZB-153 At the end the cellars lie open. */
const isOver = ({ stack }: View<StierZoektBier>): boolean => stack.length === 0;

/** The moment at which the top card is looked at: its owner's D3 or D7. */
function isAtCellar({ stack }: View<StierZoektBier>, seat: Seat): boolean {
  const frame = stack.at(-1);
  return (frame?.do === 'tap' || frame?.do === 'cellar') && frame.seat === seat;
}

/** The entry of a card of which only the back is seen. */
function faceDown(match: Match<StierZoektBier>, entry: number): number {
  const card = match.cardsOfFace[entry]?.[0];
  return card === undefined ? entry : -1 - (match.packOf[card] ?? 0);
}

/** A hidden card shows its back, not the bag it is known to lie in. */
function backOnly({ bags }: View<StierZoektBier>, match: Match<StierZoektBier>, entry: number): number {
  let bag = -1 - entry;
  while (bag >= match.packs.length) bag = bags[bag - match.packs.length]?.within ?? 0;
  return entry >= 0 ? entry : -1 - bag;
}
