/** A sentence with its blanks filled in: `{name}` stands for the argument of that name, `{name:punt|punten}` for the word that goes with its number. */
export const fill = (sentence: string, args: { readonly [name: string]: string | number }): string =>
  sentence.replace(/\{(\w+)(?::(.*?)\|(.*?))?\}/g, (_, name: string, one?: string, many?: string) => {
    const value = args[name] ?? '';
    return String((Number(value) === 1 ? one : many) ?? value);
  });
