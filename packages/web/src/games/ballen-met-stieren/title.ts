import { inLines } from '../in-lines.ts';

/** A line of a card's name: where it stands on the card, and how large. */
interface TitleLine {
  readonly text: string;
  readonly y: number;
  readonly size: number;
}

const BOTTOM = 270;
/** From one line to the next, times the size. */
const LINE = 1.02;
/** Of one line, of two, and of three small ones for what owners may write. */
const sizes = [34, 28, 20] as const;
/** Size times letters of the longest line that fits. */
const ROOM = 236;

/** The name of a card in lines that stand below `top`. */
export function titleOf(name: string, top: number): readonly TitleLine[] {
  const lines = inLines(name, { letters: 10, most: sizes.length });
  const longest = Math.max(...lines.map(({ length }) => length));
  const high = (BOTTOM - top) / (lines.length * LINE);
  const size = Math.floor(Math.min(sizes[lines.length - 1] ?? 0, ROOM / longest, high));
  const first = (top + BOTTOM) / 2 + size * 0.34 - ((lines.length - 1) / 2) * size * LINE;
  return lines.map((text, i) => ({ text, y: first + i * size * LINE, size }));
}
