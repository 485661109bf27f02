/** A blank in a sentence: `{name}` stands for an argument, `{name:punt|punten}` for its number and the word that goes with it. */
export const blank = /\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g;

/** A number with its word: "1 punt", "2 punten"; `none` in place of 0. */
export const counted = (value: number, one: string, many: string, none = '0'): string =>
  `${value === 0 ? none : value} ${value === 1 ? one : many}`;

/** A sentence with its blanks filled in. */
export const fill = (sentence: string, args: { readonly [name: string]: string | number }): string =>
  sentence.replace(blank, (_, name: string, one?: string, many?: string) => {
    const value = args[name] ?? '';
    return one === undefined || many === undefined ? String(value) : counted(Number(value), one, many);
  });
