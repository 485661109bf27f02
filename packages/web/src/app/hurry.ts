/**
 * Whether a person may be put under pressure of time without being asked first. Hands that play by keys alone never touch
 * anything; where a screen reader does so for them, it shows; and who wants little movement does not want a race.
 */
let hasPointed = false;

/** From now on it is noticed whether anything on the page is pointed at. */
export function noticeHands(): void {
  const notice = (event: PointerEvent): void => {
    if (!isByHand(event)) return;
    hasPointed = true;
    window.removeEventListener('pointerdown', notice, { capture: true });
  };
  window.addEventListener('pointerdown', notice, { capture: true });
}

export const likesHurry = (): boolean =>
  hasPointed && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A screen reader of a phone points where its user has it read: VoiceOver, like most, with a finger smaller than any pixel,
 * TalkBack with a mouse that weighs nothing. Elsewhere that says nothing: Safari gives no mouse a weight.
 */
const isByHand = ({ width, height, pointerType, pressure }: PointerEvent): boolean =>
  (width >= 1 || height >= 1) &&
  !(pointerType === 'mouse' && pressure === 0 && /Android/.test(navigator.userAgent));
