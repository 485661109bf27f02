import type { Language, RuleTexts } from '@stamtafel/games/edition.ts';
import { folded, isForm } from './forms.ts';

/** Words of a question that say nothing about what is asked. */
const little: { readonly [L in Language]: ReadonlySet<string> } = {
  nl: new Set(
    'aan als bij dan dat de die een en er gaat gebeurt heb het hoe hoeveel ik in is je jij kan krijg krijgen mag mijn moet of om op te van voor waar waarom wanneer wat welke wie'.split(
      ' ',
    ),
  ),
  en: new Set(
    'a an and at can do does for get happens have how i if in is it many may much must my of on or the to what when where which who why you your'.split(
      ' ',
    ),
  ),
};

/** What is looked for, word by word; little words only where there are no others. */
export function searchWords(wanted: string, language: Language): readonly string[] {
  const words = folded(wanted.normalize('NFC').replaceAll("'", '’'))
    .split(/\s+/)
    .map((word) => word.replace(/[?!.,]+$/, ''))
    .filter((word) => word !== '');
  const telling = words.filter((word) => !little[language].has(word));
  return telling.length === 0 ? words : telling;
}

/** A word as it was typed; a long one also where the text has it in two: "bullfight" is in "Bull Fight". */
const asTyped = (word: string): RegExp =>
  new RegExp(
    Array.from(word, (letter) => letter.replace(/[$()*+./?[\\\]^{|}]/, '\\$&')).join(
      word.length > 5 ? '[\\s-]?' : '',
    ),
    'gu',
  );

/** How well a text has what is looked for: 0 all of it as typed, 1 in another form, 2 most of it; undefined not. */
export function foundIn(text: string, words: readonly string[], language: Language): 0 | 1 | 2 | undefined {
  const said = folded(text);
  const others = words.filter((word) => !asTyped(word).test(said));
  if (others.length === 0) return 0;
  const own = wordsIn(said).map(({ word }) => word);
  const missing = others.filter((word) => !own.some((one) => isForm(one, word, language)));
  if (missing.length === 0) return 1;
  return missing.length * 2 <= words.length ? 2 : undefined;
}

/** If fewer rules than this have all the words, those that have at least half of them are shown too. */
const FEW = 3;

/** The rules that were looked for, each with its rank. */
export function searched(
  rules: RuleTexts,
  words: readonly string[],
  language: Language,
): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>();
  for (const [id, text] of Object.entries(rules)) {
    const rank = foundIn(`${id} ${text}`, words, language);
    if (rank !== undefined) ranks.set(id, rank);
  }
  const whole = [...ranks].filter(([, rank]) => rank < 2);
  return whole.length < FEW ? ranks : new Map(whole);
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
    for (const { 0: typed, index: at } of said.matchAll(asTyped(word)))
      isFound.fill(true, at, at + typed.length);
  for (const { word, at } of words.length === 0 ? [] : wordsIn(said))
    if (words.some((wanted) => isForm(word, wanted, language))) isFound.fill(true, at, at + word.length);
  const begins = isFound.flatMap((found, at) => (at === 0 || found !== isFound[at - 1] ? [at] : []));
  return begins.map((at, n) => ({
    at,
    part: text.slice(at, begins[n + 1]),
    isFound: isFound[at] === true,
  }));
}
