import { textIn } from './packed.ts';

/** The parts of something as a list in a fixed order, without their names, so that a link stays short. */
export const inOrder = <T>(parts: readonly (keyof T)[], value: T): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify(parts.map((part) => value[part])));

/** The same parts with their names; undefined where there is no such list. */
export function withNames(parts: readonly string[], bytes: Uint8Array): unknown {
  try {
    const values: unknown = JSON.parse(textIn(bytes));
    if (!Array.isArray(values) || values.length !== parts.length) return undefined;
    return Object.fromEntries(parts.map((part, i) => [part, values[i]]));
  } catch {
    return undefined;
  }
}
