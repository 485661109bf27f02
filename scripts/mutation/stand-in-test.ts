/** Stands in for `node:test` in a mutation run: takes the tests down, to be run one by one and as often as needed. */
export interface TakenTest {
  readonly title: string;
  readonly run: () => unknown;
}

let taken: TakenTest[] = [];

export function test(title: string, run: () => unknown): void {
  if (typeof title !== 'string' || typeof run !== 'function' || run.length > 0)
    throw new Error('A mutation run takes only tests with a title and a function without parameters.');
  taken.push({ title, run });
}

export function takeTests(): TakenTest[] {
  const all = taken;
  taken = [];
  return all;
}
