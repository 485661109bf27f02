/**
 * The difference of two JSON values, small on the wire. `[value]` replaces; an object changes the members or elements
 * it names and leaves the rest, where null takes a member away. Undefined: nothing has changed.
 */
export type Patch = readonly [unknown] | Changes;
export interface Changes {
  readonly [key: string]: Patch | null;
}

interface Members {
  readonly [key: string]: unknown;
}

export function difference(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) return [after];
  } else if (!isMembers(before) || !isMembers(after)) return [after];
  return changesOf({ ...before }, { ...after });
}

/** A member without a value is none, as in JSON. */
function changesOf(before: Members, after: Members): Changes | undefined {
  const changes: { [key: string]: Patch | null } = {};
  let changed = false;
  for (const key of Object.keys(after)) {
    const value = after[key];
    const had = before[key];
    const change: Patch | null | undefined =
      value === undefined ? (had === undefined ? undefined : null) : difference(had, value);
    if (change === undefined) continue;
    changes[key] = change;
    changed = true;
  }
  for (const key of Object.keys(before)) {
    if (Object.hasOwn(after, key) || before[key] === undefined) continue;
    changes[key] = null;
    changed = true;
  }
  return changed ? changes : undefined;
}

/** The value after the change; what was there before is left as it was. */
export function patched(before: unknown, patch: Patch): unknown {
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

const isReplacement = (patch: Patch): patch is readonly [unknown] => Array.isArray(patch);

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
