/* What the names of every game are made of, in each language. */

/** `name` is the printed one, or ours where nothing is printed; `gloss` says what it means, in languages other than Dutch. */
export interface Name {
  name: string;
  gloss?: string;
}

/** What a printed name means, where the language is not the printed one. */
export const meant = ({ name, gloss = name }: Name): string => gloss;

/** The same, where it adds something to the name. */
export const glossOf = ({ name, gloss = name }: Name): string | undefined =>
  gloss === name ? undefined : gloss;

/** What is meant, by id: the printed names in Dutch, their meaning in other languages. */
export const wordsOf = (names: { readonly [id: string]: Name }): { readonly [id: string]: string } =>
  Object.fromEntries(Object.entries(names).map(([id, name]) => [id, meant(name)]));

/** A card or a phase that does something, and what. */
export interface Effect extends Name {
  text: string;
}

export interface OptionText {
  name: string;
  explains: string;
  values?: Record<string, string>;
}

/** An option with values of its own. */
export interface Choice<Value extends string> extends OptionText {
  values: Record<Value, string>;
}
