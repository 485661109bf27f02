import type { Language } from '@stamtafel/games/edition.ts';

/** Small letters without accents, letter for letter: every letter keeps its place. */
export const folded = (text: string): string =>
  text.toLowerCase().replaceAll(/[^\0-\x7f]/g, (letter) => letter.normalize('NFD').charAt(0));

/** What a form of a word ends in, what its base ends in there, and how long that base is at least. */
type Ending = readonly [ending: string, instead: string, least: number];

/** A short base after a common ending is often another word: of “kant” not “kan”, of “eens” not “een”. */
const endings: { readonly [L in Language]: readonly Ending[] } = {
  nl: [
    ['en', '', 3],
    ['e', '', 3],
    ['s', '', 4],
    ['’s', '', 3],
    ['t', '', 4],
  ],
  en: [
    ['s', '', 3],
    ['es', '', 3],
    ['ies', 'y', 3],
    ['’s', '', 3],
    ['e', '', 3],
    ['ed', '', 3],
    ['ied', 'y', 3],
    ['ing', '', 3],
  ],
};

/** How a base is written without its ending: “stappen” and “stap”, “glazen” and “glas”, “koeien” and “koe”. */
const spellings: readonly (readonly [written: RegExp, alone: string])[] = [
  [/([b-df-hj-np-tv-z])\1$/, '$1'],
  [/z$/, 's'],
  [/v$/, 'f'],
  [/oei$/, 'oe'],
];

/** “Speelt” and “spelen”: a long vowel is written once or twice. Not in the shortest words: “een” and “en”. */
const shortVowels = (word: string): string => (word.length > 3 ? word.replaceAll(/([aeou])\1/g, '$1') : word);

/** What a word may be a form of, itself included. */
function basesOf(word: string, language: Language): readonly string[] {
  const bases = new Set([shortVowels(word)]);
  for (const [ending, instead, least] of endings[language]) {
    if (!word.endsWith(ending)) continue;
    const base = word.slice(0, -ending.length) + instead;
    if (base.length < least) continue;
    bases.add(shortVowels(base));
    for (const [written, alone] of spellings) {
      const spelt = base.replace(written, alone);
      if (spelt.length >= 3) bases.add(shortVowels(spelt));
    }
  }
  return [...bases];
}

const known: { readonly [L in Language]: Map<string, readonly string[]> } = { nl: new Map(), en: new Map() };

/** The rules say the same few thousand words again and again. */
function basesKept(word: string, language: Language): readonly string[] {
  const bases = known[language].get(word) ?? basesOf(word, language);
  known[language].set(word, bases);
  return bases;
}

/** Of a compound the last part counts (“actiekaart”), and of a long word the first as well (“ploegstapel”). */
const ENDS_WITH = 4;
const BEGINS_WITH = 5;

/** Whether two folded words are forms of one: “koe” and “koeien”, “speelt” and “spelen”; or the one is a compound with the other. */
export function isForm(said: string, wanted: string, language: Language): boolean {
  const bases = basesKept(said, language);
  return basesKept(wanted, language).some(
    (base) =>
      bases.includes(base) ||
      (base.length >= ENDS_WITH && bases.some((other) => other.endsWith(base))) ||
      (base.length >= BEGINS_WITH && bases.some((other) => other.startsWith(base))),
  );
}
