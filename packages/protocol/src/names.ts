/** What people are called. Apart from the schemas: the page cuts and tells apart names as the house does, and needs nothing else for it. */

/** The most letters of a name. */
export const LONGEST_NAME = 32;
/** The most that can be typed: a number may have to be added. */
const LONGEST_TYPED = 24;

/** The letters of a text as people count them: an emoji of several signs, such as a family, is one. */
const letters = (text: string): readonly string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    : Array.from(text);

/** At most the first `longest` letters, none of them split. */
export function cut(text: string, longest: number): string {
  return text.length <= longest ? text : letters(text).slice(0, longest).join('');
}

/** A name as it is being typed. On the wire every sign of a letter counts. */
export function typedName(text: string): string {
  let name = cut(text, LONGEST_TYPED);
  while (name.length > LONGEST_NAME) name = letters(name).slice(0, -1).join('');
  return name;
}

/** People are told apart by their names alone: a name that another has gets a number. */
export function apart(name: string, others: readonly string[]): string {
  const taken = new Set(others.map((other) => other.toLowerCase()));
  let told = name;
  for (let n = 2; taken.has(told.toLowerCase()); n++) {
    const number = ` (${n})`;
    told = `${cut(name, LONGEST_NAME - number.length).trim()}${number}`;
  }
  return told;
}
