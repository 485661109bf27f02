/** What is looked for, word by word. */
export const searchWords = (wanted: string): readonly string[] =>
  wanted
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

export const hasAll = (text: string, words: readonly string[]): boolean => {
  const said = text.toLowerCase();
  return words.every((word) => said.includes(word));
};

interface Part {
  /** Where it begins. */
  readonly at: number;
  readonly part: string;
  readonly isFound: boolean;
}

// RegExp.escape is too young for the browsers of many players.
const escaped = (word: string): string => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** A text in parts: those that were looked for, and what is between them. */
export function marked(text: string, words: readonly string[]): readonly Part[] {
  if (words.length === 0) return [{ at: 0, part: text, isFound: false }];
  // The longest first: of "scheids" and "scheidsrechter" the whole word is marked.
  const longestFirst = words.toSorted((a, b) => b.length - a.length).map(escaped);
  const parts: Part[] = [];
  let at = 0;
  // Split with a group: what is between stands at the even places, what was found at the odd ones.
  for (const [place, part] of text.split(new RegExp(`(${longestFirst.join('|')})`, 'i')).entries()) {
    if (part !== '') parts.push({ at, part, isFound: place % 2 === 1 });
    at += part.length;
  }
  return parts;
}
