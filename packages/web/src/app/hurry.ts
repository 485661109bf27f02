/**
 * Whether a person may be put under pressure of time without being asked first. Hands that play by keys alone never touch
 * anything; where a screen reader does so for them, it shows; and who wants little movement does not want a race.
 */
let hasPointed = false;

type Pointed = Pick<PointerEvent, 'width' | 'height' | 'pointerType' | 'pressure'>;

/** From now on it is noticed whether anything on the page is pointed at. */
export function noticeHands(): void {
  const notice = (event: PointerEvent): void => {
    if (!isByHand(event, navigator.userAgent)) return;
    hasPointed = true;
    window.removeEventListener('pointerdown', notice, { capture: true });
  };
  window.addEventListener('pointerdown', notice, { capture: true });
}

export const likesHurry = (): boolean =>
  hasPointed && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A screen reader of a phone points where its user has it read: VoiceOver, like most, with a finger smaller than any pixel;
 * TalkBack with a mouse that weighs nothing. Neither says anything elsewhere: fingers on Android may have no size, and
 * Safari gives no mouse a weight.
 */
export const isByHand = ({ width, height, pointerType, pressure }: Pointed, agent: string): boolean =>
  agent.includes('Android') ? pointerType !== 'mouse' || pressure > 0 : width >= 1 || height >= 1;
