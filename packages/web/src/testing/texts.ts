import { en } from '../texts/en.ts';
import { nl } from '../texts/nl.ts';

/** All words of the page, which itself fetches only those that are read. */
export const texts = { nl, en } as const;
