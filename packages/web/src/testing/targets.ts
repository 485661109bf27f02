import type { Locator } from 'playwright-core';

/** Pixels that a finger needs, less what rounding takes. */
const LARGE_ENOUGH = 43.5;

/** What shows too little of itself for a finger, and a point at which it is hit. */
interface SmallTarget {
  readonly says: string;
  readonly at: { readonly x: number; readonly y: number };
  /** The place that is shown large when a finger taps it, if it is in one (`data-near`). */
  readonly near: string | undefined;
}

/**
 * What can be tapped in these places but is too small for a finger: as much as can be hit counts, where others lie over it.
 * Links within a sentence are as large as the sentence allows (WCAG 2.5.8, *Inline*).
 */
export const smallTargets = (places: Locator, needed = LARGE_ENOUGH): Promise<SmallTarget[]> =>
  places.evaluateAll((roots, enough) => {
    // What is beside a box to tick counts for it, if it is its label.
    const targets = 'button:enabled, a[href], select, label:has(input), input:not(label input), summary';
    const STEP = 3;
    /** Some can be hit beside themselves. */
    const BESIDE = 24;
    /** Less than this is what rounding leaves of something that lies wholly under something else. */
    const COVERED = 6;
    const isHit = (target: Element, x: number, y: number): boolean =>
      document.elementFromPoint(x, y)?.closest(targets) === target;
    /** No more need be known. */
    const isEnough = (found: number): boolean => found + STEP >= enough;
    /** The longest stretch of points, a step apart, at which it is hit, or one that is long enough. */
    const stretch = (from: number, to: number, hit: (at: number) => boolean): number => {
      let [longest, run] = [0, 0];
      for (let at = from + 1; at < to && !isEnough(longest * STEP + 2); at += STEP) {
        run = hit(at) ? run + 1 : 0;
        longest = Math.max(longest, run);
      }
      return longest * STEP + 2;
    };
    /** What is large enough within its own edges need not be looked for beside them. */
    const along = (from: number, to: number, hit: (at: number) => boolean): number => {
      const within = to - from >= enough ? stretch(from, to, hit) : 0;
      return isEnough(within) ? within : stretch(from - BESIDE, to + BESIDE, hit);
    };
    /** Something lies over all of it, which is all right unless it is a card of a hand. */
    const isCovered = (target: Element, found: number): boolean =>
      found < COVERED && !target.matches('[data-in^="hand"]');
    const small: { says: string; at: { x: number; y: number }; near: string | undefined }[] = [];
    for (const target of roots.flatMap((root) => [...root.querySelectorAll(targets)])) {
      // A dialog may scroll: each is looked at where all of it can be seen.
      if (target.closest('dialog') !== null) target.scrollIntoView({ block: 'center' });
      const { left, right, top, bottom } = target.getBoundingClientRect();
      const isText = getComputedStyle(target).display === 'inline' && target.matches('p *, li *, dd *');
      if (isText || right - left < 2 || bottom - top < 2) continue;
      let [wide, high] = [0, 0];
      const at = { x: left, y: top };
      const hitAt = (x: number, y: number): boolean => {
        if (!isHit(target, x, y)) return false;
        Object.assign(at, { x, y });
        return true;
      };
      for (let y = top + 1; y < bottom && !isEnough(wide); y += STEP * 2)
        wide = Math.max(
          wide,
          along(left, right, (x) => hitAt(x, y)),
        );
      if (isCovered(target, wide)) continue;
      for (let x = left + 1; x < right && !isEnough(high); x += STEP * 2)
        high = Math.max(
          high,
          along(top, bottom, (y) => isHit(target, x, y)),
        );
      if (isCovered(target, high)) continue;
      // What is cut off at the edge of a row that scrolls can be brought into sight.
      const row = target.closest('.action-list')?.getBoundingClientRect();
      if (row !== undefined && (left < row.left || right > row.right || top < row.top || bottom > row.bottom))
        continue;
      if (!isEnough(Math.min(wide, high)))
        small.push({
          says: `${wide}×${high} ${target.getAttribute('aria-label') ?? target.textContent}`,
          at,
          near: target.closest('[data-near]')?.closest('section')?.getAttribute('aria-label') ?? undefined,
        });
    }
    return small;
  }, needed);
