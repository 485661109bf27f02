/** What files that share a process could spoil for each other: a changed built-in. The file that leaves one behind fails. */
import assert from 'node:assert/strict';

const shared = { Array, Date, JSON, Map, Math, Number, Object, Promise, Set, String };

function* parts(): Generator<readonly [string, unknown]> {
  const holders: readonly (readonly [string, object])[] = [
    ['globalThis', globalThis],
    ...Object.entries(shared),
    ...Object.entries(shared).flatMap(([name, one]) =>
      'prototype' in one ? [[`${name}.prototype`, one.prototype] as const] : [],
    ),
  ];
  for (const [name, holder] of holders)
    for (const key of Reflect.ownKeys(holder)) {
      // What is only worked out when it is asked for, as fetch, is not asked for here.
      const { value } = Reflect.getOwnPropertyDescriptor(holder, key) ?? {};
      if (typeof value === 'function') yield [`${name}.${String(key)}`, value];
    }
}

const asItWas = new Map(parts());

export function nothingLeftBehind(): void {
  const changed = [...parts()].filter(([name, value]) => asItWas.has(name) && asItWas.get(name) !== value);
  assert.deepEqual(
    changed.map(([name]) => name),
    [],
    'changed for all that share the process',
  );
}
