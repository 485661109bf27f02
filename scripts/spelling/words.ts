/** Which words of a text are in no dictionary. */

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import type { Language, Passage } from './passages.ts';

export type Knows = (word: string) => boolean;
export type Dictionaries = { readonly [L in Language]: Knows };

/** A dictionary of its authors, as a trie that also knows how Dutch puts words together. */
export function dictionary(file: string): Knows {
  const trie = decodeTrie(gunzipSync(readFileSync(file)));
  const asked = new Map<string, boolean>();
  return (word) => {
    const before = asked.get(word);
    if (before !== undefined) return before;
    const isIn = trie.has(word);
    asked.set(word, isIn);
    return isIn;
  };
}

/** Without what is a name or an id: what holds a digit, an underscore or a capital inside, and capitals alone. */
export function wordsIn(text: string): readonly string[] {
  const read = text
    .replaceAll(/`[^`]*`|https?:\/\/\S+|\S+\.org\/\S+|(?<![\w-])--[\w-]+|[{[]\w+:|\{\w+/g, ' ')
    .replaceAll('’', "'");
  return [...read.matchAll(/[\p{L}\p{N}_'./:@-]+/gu)]
    .map(([token]) => token)
    .filter((token) => !/[\p{N}_/@]|[.:]\p{L}|\p{Ll}\p{Lu}/u.test(token))
    .flatMap((token) => token.split(/[-.:]+/))
    .map((part) => part.replaceAll(/^'+|'+$/g, ''))
    .filter((word) => word.length > 1 && word !== word.toUpperCase());
}

/** At the beginning of a sentence a word has a capital, and anything may own something. */
export function isKnown(word: string, knows: Knows): boolean {
  if (knows(word) || knows(word.toLowerCase())) return true;
  const [, owner] = /^(.+)'s$/.exec(word) ?? [];
  return owner !== undefined && isKnown(owner, knows);
}

/** A card is called what is printed on it, in English as well: there a name may be Dutch. */
export function misspelt({ text, language }: Passage, { nl, en }: Dictionaries): readonly string[] {
  return wordsIn(text).filter((word) => {
    const isDutch = isKnown(word, nl);
    if (language === 'nl') return !isDutch;
    return !isKnown(word, en) && !(isDutch && (language === undefined || /^\p{Lu}/u.test(word)));
  });
}
