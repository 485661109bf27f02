/** A sentence with its blanks filled in: `{name}` stands for the argument of that name. */
export const fill = (sentence: string, args: { readonly [name: string]: string | number }): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ''));
