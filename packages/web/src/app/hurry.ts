/**
 * Whether a person may be put under pressure of time without being asked first. Hands that play by keys alone, or through
 * a screen reader, never touch anything; and who wants little movement does not want a race.
 */
let hasPointed = false;

/** From now on it is noticed whether anything on the page is pointed at. */
export const noticeHands = (): void =>
  window.addEventListener(
    'pointerdown',
    () => {
      hasPointed = true;
    },
    { capture: true, once: true },
  );

export const likesHurry = (): boolean =>
  hasPointed && !matchMedia('(prefers-reduced-motion: reduce)').matches;
