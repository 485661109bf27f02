import { BadInput } from '@stamtafel/kernel';
import type { z } from 'zod';

/** A reader for one kind of file: the value in its type, or one sentence that says where it is wrong. */
export function fileSchema<S extends z.ZodType>(schema: S, kind: string) {
  return (value: unknown, what: string): z.infer<S> => {
    const read = schema.safeParse(value, { reportInput: true });
    if (read.success) return read.data;
    throw new BadInput(`${what} is not ${kind}: ${sentence(read.error.issues)}.`);
  };
}

type Issue = z.core.$ZodIssue;

/** The first thing that is wrong; an unknown key explains more than one that is missing. */
function sentence(issues: readonly Issue[], within: readonly PropertyKey[] = []): string {
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
  if (issue === undefined) return 'it does not fit';
  const path = [...within, ...issue.path];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const near = nearestBranch(issue.errors);
    // A branch that failed at its very top says only what kind of thing it wanted.
    if (near.some((part) => part.path.length > 0 || part.code === 'unrecognized_keys'))
      return sentence(near, path);
    const kinds = issue.errors.flatMap((branch) => (branch[0] ? [wanted(branch[0])] : []));
    return `${place(path)} must be ${[...new Set(kinds)].join(' or ')}`;
  }
  if (issue.code === 'unrecognized_keys')
    return `${place(path)} has an unknown key ${issue.keys.map((key) => JSON.stringify(key)).join(', ')}`;
  if (issue.input === undefined) return `${place(path)} is missing`;
  return `${place(path)} ${says(issue)}`;
}

/** Among several shapes that do not fit, the one that was most likely meant. */
function nearestBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] {
  const faults = (issues: readonly Issue[]): number =>
    issues.reduce((sum, issue) => {
      if (issue.code === 'unrecognized_keys') return sum + 10 * issue.keys.length;
      if (issue.path.length === 0) return sum + 1000;
      return sum + (issue.path.length === 1 ? 10 : 1);
    }, 0);
  return branches.reduce(
    (best, branch) => (faults(branch) < faults(best) ? branch : best),
    branches[0] ?? [],
  );
}

function says(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_format':
      return issue.message;
    case 'too_small':
      return `must be at least ${issue.minimum}`;
    case 'too_big':
      return `must be at most ${issue.maximum}`;
    default:
      return `must be ${wanted(issue)}`;
  }
}

function wanted(issue: Issue): string {
  if (issue.code === 'invalid_value') return issue.values.map((value) => JSON.stringify(value)).join(' or ');
  if (issue.code !== 'invalid_type') return 'something else';
  return kinds[issue.expected] ?? issue.expected;
}

const kinds: { readonly [type: string]: string } = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

/** steps[2].expect.zones, or "it" for the whole. */
function place(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'it';
  const text = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return text.startsWith('.') ? text.slice(1) : text;
}
