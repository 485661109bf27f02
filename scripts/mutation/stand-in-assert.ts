/** Stands in for `node:assert/strict` in a mutation run: says that something differs without working out where. */
import assert from 'node:assert/strict';
import { inspect, isDeepStrictEqual } from 'node:util';

type Message = string | Error | undefined;

function must(holds: boolean, message: Message, actual?: unknown, expected?: unknown): void {
  if (holds) return;
  if (message instanceof Error) throw message;
  throw new assert.AssertionError({ message: message ?? `${short(actual)} is not ${short(expected)}` });
}

/** Of a long value only the beginning: to show where two differ takes longer than the test. */
const short = (value: unknown): string =>
  inspect(value, { depth: 2, maxStringLength: 100, maxArrayLength: 10 });

const comparisons = {
  equal: (a: unknown, b: unknown, message?: Message) => must(Object.is(a, b), message, a, b),
  strictEqual: (a: unknown, b: unknown, message?: Message) => must(Object.is(a, b), message, a, b),
  notEqual: (a: unknown, b: unknown, message?: Message) => must(!Object.is(a, b), message, a, b),
  deepEqual: (a: unknown, b: unknown, message?: Message) => must(isDeepStrictEqual(a, b), message, a, b),
  notDeepEqual: (a: unknown, b: unknown, message?: Message) => must(!isDeepStrictEqual(a, b), message, a, b),
};

export default Object.assign(
  (holds: unknown, message?: Message) => must(Boolean(holds), message),
  assert,
  comparisons,
);
