import { settingsNow } from './settings.ts';

/** What is felt: few moments. Off until switched on. */
const patterns = {
  /** A tap on the shoulder, twice. */
  turn: [30, 70, 30],
  /** A card that is put down. */
  landed: [12],
  /** Something that the whole room looks at. */
  climax: [25],
};

export const canBuzz = (): boolean => 'vibrate' in navigator;

export function buzz(moment: keyof typeof patterns): void {
  if (!settingsNow().haptics || !canBuzz()) return;
  // Whose turn it is has to be known; the rest is there for the fun of moving.
  if (moment !== 'turn' && matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  navigator.vibrate(patterns[moment]);
}
