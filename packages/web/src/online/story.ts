import type { Event } from '@stamtafel/kernel';

/**
 * What was told before the part that came with a view. The whole story was asked for later than the view: it has the
 * part in it, and some of what was told `since`, or more than that. It fits where both tell the same.
 */
export function toldBefore(
  whole: readonly Event[],
  part: readonly Event[],
  since: readonly Event[],
): readonly Event[] {
  const known = [...part, ...since].map((event) => JSON.stringify(event));
  const all = whole.map((event) => JSON.stringify(event));
  for (let start = all.length - part.length; start >= 0; start--)
    if (known.every((told, i) => start + i >= all.length || all[start + i] === told))
      return whole.slice(0, start);
  return [];
}
