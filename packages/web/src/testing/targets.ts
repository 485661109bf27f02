import type { Page } from 'playwright-core';

/** Pixels that a finger needs, less what rounding takes. */
const LARGE_ENOUGH = 43.5;

/**
 * What can be tapped at the table but shows too little of itself for a finger: as much as can be hit counts, where
 * others lie over it. Links within a sentence are as large as the sentence allows.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((enough) => {
    const targets = 'button:enabled, a[href], select, input, summary';
    const STEP = 3;
    /** Some can be hit beside themselves. */
    const BESIDE = 20;
    /** Less than this is the edge of something that lies under something else. */
    const EDGE = 12;
    const isHit = (target: Element, x: number, y: number): boolean =>
      document.elementFromPoint(x, y)?.closest(targets) === target;
    /** The longest stretch of points, a step apart, at which it is hit. */
    const stretch = (from: number, to: number, hit: (at: number) => boolean): number => {
      let [longest, run] = [0, 0];
      for (let at = from + 1; at < to; at += STEP) {
        run = hit(at) ? run + 1 : 0;
        longest = Math.max(longest, run);
      }
      return longest * STEP + 2;
    };
    const small: string[] = [];
    for (const target of document.querySelectorAll(`.table :is(${targets})`)) {
      const { left, right, top, bottom } = target.getBoundingClientRect();
      const isText = getComputedStyle(target).display === 'inline' && target.matches('p *, li *');
      if (isText || right - left < 2 || bottom - top < 2) continue;
      let [wide, high] = [0, 0];
      for (let y = top + 1; y < bottom; y += STEP * 2)
        wide = Math.max(
          wide,
          stretch(left - BESIDE, right + BESIDE, (x) => isHit(target, x, y)),
        );
      for (let x = left + 1; x < right; x += STEP * 2)
        high = Math.max(
          high,
          stretch(top - BESIDE, bottom + BESIDE, (y) => isHit(target, x, y)),
        );
      if (wide < EDGE || high < EDGE) continue;
      // What is cut off at the edge of a row that scrolls can be brought into sight.
      const row = target.closest('.actions')?.getBoundingClientRect();
      if (row !== undefined && (left < row.left || right > row.right || top < row.top || bottom > row.bottom))
        continue;
      if (Math.min(wide, high) + STEP < enough)
        small.push(`${wide}×${high} ${target.getAttribute('aria-label') ?? target.textContent}`);
    }
    return small;
  }, LARGE_ENOUGH);
