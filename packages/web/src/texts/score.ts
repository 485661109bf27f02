/** Binds what stands on both sides of it. A browser may break a line after a dash, and "2–" says nothing. */
const WORD_JOINER = '\u2060';

/** "2–1", always on one line. */
export const scoreLine = (figures: readonly number[]): string => figures.join(`–${WORD_JOINER}`);

/** The same for a score, or what is written like one, within a sentence. */
export const unbroken = (sentence: string): string => sentence.replaceAll(/(?<=\d[-–])(?=\d)/g, WORD_JOINER);
