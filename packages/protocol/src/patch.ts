/**
 * The difference of two JSON values, small on the wire. `[value]` replaces, and so does a bare number, text, true or
 * false; an object changes the members or elements it names and leaves the rest, where null takes a member away.
 * Undefined: nothing has changed.
 */
export type Patch = readonly [unknown] | string | number | boolean | Changes;
export interface Changes {
  readonly [key: string]: Patch | null;
}

interface Members {
  readonly [key: string]: unknown;
}

/** As JSON text, which is how it leaves: no patch is ever made only to be written down. */
export function difference(before: unknown, after: unknown): string | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length ? elementsOf(before, after) : replacing(after);
  return isMembers(before) && isMembers(after) ? membersOf(before, after) : replacing(after);
}

const replacing = (after: unknown): string =>
  typeof after === 'number' || typeof after === 'string' || typeof after === 'boolean'
    ? JSON.stringify(after)
    : JSON.stringify([after]);

/** A list of which so much is new is shorter as a whole: one changed number takes as much room as three. */
const NEW_ONE_IN = 3;

function elementsOf(before: readonly unknown[], after: readonly unknown[]): string | undefined {
  let changes = '';
  let replaced = 0;
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue;
    const change = difference(before[i], after[i]);
    if (change === undefined) continue;
    changes = changed(changes, `"${i}":`, change);
    if (typeof after[i] !== 'object') replaced++;
  }
  return replaced * NEW_ONE_IN > after.length ? replacing(after) : ended(changes);
}

/** A member without a value is left out, as in JSON. */
function membersOf(before: Members, after: Members): string | undefined {
  let changes = '';
  const beforehand = Object.keys(before);
  let stayed = 0;
  for (const key of Object.keys(after)) {
    const value = after[key];
    const had = before[key];
    if (had !== undefined) stayed++;
    if (value === had) continue;
    const change = value === undefined ? 'null' : difference(had, value);
    if (change !== undefined) changes = changed(changes, `${JSON.stringify(key)}:`, change);
  }
  if (stayed < beforehand.length)
    for (const key of beforehand)
      if (!Object.hasOwn(after, key) && before[key] !== undefined)
        changes = changed(changes, `${JSON.stringify(key)}:`, 'null');
  return ended(changes);
}

/**
 * An object as text, which grows by a member at a time. Only ever added to: V8 keeps such a sum in pieces and writes it
 * out once, when it leaves.
 */
export const changed = (changes: string, name: string, change: string | undefined): string =>
  change === undefined ? changes : (changes === '' ? '{' : `${changes},`) + name + change;

/** No members are no change. */
export const ended = (changes: string): string | undefined => (changes === '' ? undefined : `${changes}}`);

/** The value after the change; what was there before is left as it was. */
export function patched<T>(before: T, patch: Patch): T;
export function patched(before: unknown, patch: Patch): unknown {
  if (typeof patch !== 'object') return patch;
  if (isReplacement(patch)) return patch[0];
  if (Array.isArray(before)) {
    const list: unknown[] = before.slice();
    for (const [key, change] of Object.entries(patch))
      if (change !== null) list[Number(key)] = patched(list[Number(key)], change);
    return list;
  }
  const members: { [key: string]: unknown } = isMembers(before) ? { ...before } : {};
  for (const [key, change] of Object.entries(patch)) {
    if (change === null) delete members[key];
    else members[key] = patched(members[key], change);
  }
  return members;
}

const isReplacement = (patch: readonly [unknown] | Changes): patch is readonly [unknown] =>
  Array.isArray(patch);

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
