/* What the names of every game are made of, in each language. */

/** `name` is the printed one, or ours where nothing is printed; `gloss` says what it means, in languages other than Dutch. */
export interface Name {
  name: string;
  gloss?: string;
}

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
