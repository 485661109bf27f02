import type { Colour } from '../deck.ts';

/** What a lane asks of a card: nothing because it is closed, nothing because it is row 1, or not this colour (PD5-015). */
export type LaneState = 'closed' | 'free' | Colour;

/** By lane: the place of its card in the hand, or −1. */
export type Arrangement = readonly number[];

/**
 * All legal placements of four cards (PD5-019) or of the last two (PD5-031), found by trying every one and keeping what
 * the rule's words allow. The rules go lane by lane instead (`flawOf`); tests compare the two, and computer players
 * choose from this list.
 */
export function arrangements(hand: readonly Colour[], lanes: readonly LaneState[]): readonly Arrangement[] {
  const isOpen = (lane: LaneState): boolean => lane !== 'closed';
  const isClosed = (lane: LaneState): boolean => lane === 'closed';
  if (hand.length < lanes.length) return fullest(everyPlacement(hand, lanes, isOpen, true), lanes, isOpen);
  const full = everyPlacement(hand, lanes, () => true, false);
  if (full.length > 0) return full;
  const all = everyPlacement(hand, lanes, () => true, true);
  return fullest(fullest(all, lanes, isOpen), lanes, isClosed);
}

/** Every way to lay cards of this hand in lanes that are in use, obeying the colour rule; with or without gaps. */
function everyPlacement(
  hand: readonly Colour[],
  lanes: readonly LaneState[],
  isInUse: (lane: LaneState) => boolean,
  gaps: boolean,
): Arrangement[] {
  const found: Arrangement[] = [];
  const go = (soFar: readonly number[]): void => {
    const lane = lanes[soFar.length];
    if (lane === undefined) {
      found.push(soFar);
      return;
    }
    const isUsed = isInUse(lane);
    for (let i = 0; isUsed && i < hand.length; i++)
      if (hand[i] !== lane && !soFar.includes(i)) go([...soFar, i]);
    if (gaps || !isUsed) go([...soFar, -1]);
  };
  go([]);
  return found;
}

/** Those that fill most of these lanes. */
function fullest(
  all: readonly Arrangement[],
  lanes: readonly LaneState[],
  wanted: (lane: LaneState) => boolean,
): Arrangement[] {
  const filled = all.map((placed) => lanes.filter((lane, n) => wanted(lane) && placed[n] !== -1).length);
  const most = Math.max(...filled);
  return all.filter((_, i) => filled[i] === most);
}
