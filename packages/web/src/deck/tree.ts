/** A deck as it is written in files: plain JSON, edited value by value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type Path = readonly string[];

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list of cards: objects or words. Lists of numbers or lists are one value. */
export const isRows = (value: Json): value is readonly Json[] =>
  Array.isArray(value) && value.length > 0 && value.every((row) => isObject(row) || typeof row === 'string');

/** A list of pairs, such as the steps of a bull: a number of glasses and the points for it. */
export const isPairs = (value: Json | undefined): value is readonly (readonly Json[])[] =>
  Array.isArray(value) && value.length > 0 && value.every((pair) => Array.isArray(pair) && pair.length === 2);

export function valueAt(value: Json | undefined, [key, ...rest]: Path): Json | undefined {
  if (key === undefined) return value;
  if (Array.isArray(value)) return valueAt(value[Number(key)], rest);
  return isObject(value) ? valueAt(value[key], rest) : undefined;
}

/** A copy with another value at this place; undefined leaves it out. */
export function withValue(value: Json, [key, ...rest]: Path, next: Json | undefined): Json {
  if (key === undefined) return next ?? '';
  if (Array.isArray(value)) {
    const list: Json[] = [...value];
    const i = Number(key);
    if (next === undefined && rest.length === 0) list.splice(i, 1);
    else list[i] = withValue(list[i] ?? '', rest, next);
    return list;
  }
  if (!isObject(value)) return value;
  const { [key]: old, ...others } = value;
  if (next === undefined && rest.length === 0) return others;
  return Object.fromEntries([
    ...Object.entries(value).map(([name, part]): [string, Json] => [
      name,
      name === key ? withValue(part, rest, next) : part,
    ]),
    ...(old === undefined ? [[key, withValue({}, rest, next)] as const] : []),
  ]);
}

/** The places of all single values. */
export function leaves(value: Json, path: Path = []): readonly Path[] {
  if (isRows(value)) return value.flatMap((row, i) => leaves(row, [...path, String(i)]));
  if (isObject(value)) return Object.entries(value).flatMap(([key, part]) => leaves(part, [...path, key]));
  return [path];
}

/** What the rows of a list have, in the order in which it first occurs. */
export function columnsOf(rows: readonly Json[]): readonly Path[] {
  const columns = new Map<string, Path>();
  for (const row of rows) for (const path of leaves(row)) columns.set(path.join('.'), path);
  return [...columns.values()];
}

/** How many values differ, what is missing or more included. */
export function changes(own: Json, house: Json): number {
  const places = new Set([...leaves(own), ...leaves(house)].map((path) => path.join('\n')));
  const differs = (place: string): boolean => {
    const path = place === '' ? [] : place.split('\n');
    return textOf(valueAt(own, path)) !== textOf(valueAt(house, path));
  };
  return [...places].filter(differs).length;
}

/** A deck with the parts that were not asked for when it was entered, as the house has them. */
export const withMissing = (own: Json, house: Json): Json =>
  isObject(own) && isObject(house) ? { ...house, ...own } : own;

/** A value as it stands in a field. */
export const textOf = (value: Json | undefined): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);

/** What was typed, as a value of the same kind as the example; anything else stays text, and is refused by the game. */
export function readText(text: string, like: Json | undefined): Json | undefined {
  if (text === '' && like !== '') return undefined;
  if (like === undefined || typeof like === 'string') return text;
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
}
