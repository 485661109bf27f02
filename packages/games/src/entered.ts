/* Figures that a player has entered: what kind of thing stands there, and how to speak of it. */

export type Entered = { readonly [field: string]: unknown };

export const isRecord = (value: unknown): value is Entered =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isOneOf = <T extends string>(words: readonly T[], value: unknown): value is T =>
  words.some((word) => word === value);

export const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** The printed name of a card: words that can be shown on one line, or nothing for ours. */
export const isCardName = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most && !/[\p{C}\p{Zl}\p{Zp}]/u.test(value);

/** A misspelt field would otherwise be silently lost. */
export function unknownField(value: Entered, known: readonly string[]): string | undefined {
  const stranger = Object.keys(value).find((key) => !known.includes(key));
  return stranger === undefined ? undefined : shown(stranger);
}

const LONGEST = 24;

/** Something short to show of whatever stood there. */
export function shown(value: unknown): string {
  if (value === undefined) return '–';
  if (Array.isArray(value)) return '[…]';
  return isRecord(value) ? '{…}' : String(value).slice(0, LONGEST);
}
