import type { Colour } from '../deck.ts';

/** What a lane asks of a card: nothing because it is closed, nothing because it is row 1, or not this colour (PD5-015). */
export type LaneState = 'closed' | 'free' | Colour;

/** By lane: the place of its card in the hand, or −1. */
export type Arrangement = readonly number[];

/**
 * All legal placements of a row, found by trying every one and keeping what the rule's words allow. The rules go lane by
 * lane instead (`flawOf`); tests compare the two, and computer players choose from this list.
 */
export function arrangements(hand: readonly Colour[], lanes: readonly LaneState[]): readonly Arrangement[] {
  const row =
    hand.length === 4
      ? everyPlacement(
          hand,
          lanes,
          lanes.map(() => true),
        )
      : [];
  const last =
    hand.length === 2
      ? everyPlacement(
          hand,
          lanes,
          lanes.map((lane) => lane !== 'closed'),
        )
      : [];
  const filled = (wanted: (lane: LaneState) => boolean) => (placed: Arrangement) =>
    lanes.filter((lane, n) => wanted(lane) && placed[n] !== -1).length;
  const fullest = most(
    [...row, ...last],
    filled((lane) => lane !== 'closed'),
  );
  return most(
    fullest,
    filled((lane) => lane === 'closed'),
  );
}

/** Every way to lay cards of this hand in the lanes in use, obeying the colour rule. */
function everyPlacement(
  hand: readonly Colour[],
  lanes: readonly LaneState[],
  inUse: readonly boolean[],
): Arrangement[] {
  let placed: number[][] = [[]];
  lanes.forEach((lane, n) => {
    placed = placed.flatMap((soFar) => {
      const fitting = hand.flatMap((colour, i) => (colour !== lane && !soFar.includes(i) ? [i] : []));
      return (inUse[n] ? [...fitting, -1] : [-1]).map((i) => [...soFar, i]);
    });
  });
  return placed;
}

/** Those of which there are most. */
function most(all: readonly Arrangement[], count: (placed: Arrangement) => number): Arrangement[] {
  const highest = Math.max(...all.map(count));
  return all.filter((placed) => count(placed) === highest);
}
