import type { Language } from '@stamtafel/games/edition.ts';
import { folded, isForm } from './forms.ts';

/** What is looked for, word by word. */
export const searchWords = (wanted: string): readonly string[] =>
  folded(wanted.normalize('NFC').replaceAll("'", '’'))
    .split(/\s+/)
    .filter((word) => word !== '');

/** How well a text has what is looked for: 0 all of it as it was typed, 1 some of it in another form; undefined not. */
export function foundIn(text: string, words: readonly string[], language: Language): 0 | 1 | undefined {
  const said = folded(text);
  const others = words.filter((word) => !said.includes(word));
  if (others.length === 0) return 0;
  const own = wordsIn(said).map(({ word }) => word);
  return others.every((word) => own.some((one) => isForm(one, word, language))) ? 1 : undefined;
}

/** The words of a text, each with its place. */
const wordsIn = (text: string): readonly { readonly word: string; readonly at: number }[] =>
  Array.from(text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}’]*/gu), ({ 0: word, index: at }) => ({ word, at }));

interface Part {
  /** Where it begins. */
  readonly at: number;
  readonly part: string;
  readonly isFound: boolean;
}

/** A text in parts: those that were looked for, as typed or in another form, and what is between them. */
export function marked(text: string, words: readonly string[], language: Language): readonly Part[] {
  const said = folded(text);
  const isFound = Array.from(said, () => false);
  for (const word of words)
    for (let at = said.indexOf(word); at >= 0; at = said.indexOf(word, at + 1))
      isFound.fill(true, at, at + word.length);
  for (const { word, at } of words.length === 0 ? [] : wordsIn(said))
    if (words.some((wanted) => isForm(word, wanted, language))) isFound.fill(true, at, at + word.length);
  const begins = isFound.flatMap((found, at) => (at === 0 || found !== isFound[at - 1] ? [at] : []));
  return begins.map((at, n) => ({
    at,
    part: text.slice(at, begins[n + 1]),
    isFound: isFound[at] === true,
  }));
}
