/** Text that is HTML already. */
export interface Markup {
  readonly markup: string;
}

export type Part = string | number | Markup | readonly Markup[];

/** HTML in which every inserted text is escaped, and only markup is not. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  markup: texts.reduce((all, text, i) => all + inserted(parts[i - 1] ?? '') + text),
});

function inserted(part: Part): string {
  if (typeof part === 'string') return escaped(part);
  if (typeof part === 'number') return String(part);
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/[^\P{Cc}\n\t]/gu, '');
