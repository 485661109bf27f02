import type { Event } from '@stamtafel/kernel';

/**
 * Where in the story the news begins for a player who knows this much of it: past its end when something was taken back.
 * What was told is compared, not how much: a house may send only the last of a story, and its beginning later.
 */
export function newsFrom(known: readonly Event[], story: readonly Event[]): number {
  // Usually both begin alike. Otherwise what is known ends somewhere near the end of the story, or nowhere.
  const ends = [known.length, story.length];
  for (let step = 1; step < Math.max(known.length, story.length); step++)
    ends.push(story.length - step, story.length + step);
  return ends.find((end) => fits(known, story, end)) ?? story.length;
}

/** Whether both tell the same wherever both tell something, if what is known ends here in the story. */
function fits(known: readonly Event[], story: readonly Event[], end: number): boolean {
  const first = Math.max(0, end - known.length);
  const last = Math.min(story.length, end);
  if (first >= last && known.length > 0 && story.length > 0) return false;
  return story.slice(first, last).every((event, i) => isSame(event, known[known.length - end + first + i]));
}

const isSame = (one: Event, other: Event | undefined): boolean =>
  one === other || (one.key === other?.key && JSON.stringify(one) === JSON.stringify(other));
