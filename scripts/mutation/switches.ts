/**
 * The text of a source with all its mutants in it, each behind `$m(number)`, which says whether that one is on; and
 * with every turn of a loop counted by `$w()`, which throws when a test works far longer than it should.
 */
import type { Mutant } from './mutants.ts';
import { childrenOf, type Node, parse } from './tree.ts';

export interface Numbered {
  readonly mutant: Mutant;
  /** From 1: 0 is the source as it is. */
  readonly number: number;
}

/** A part of the text and what it becomes around what is inside it. */
interface Wrap {
  readonly start: number;
  readonly end: number;
  readonly around: (inside: string) => string;
}

export function withSwitches(file: string, text: string, mutants: readonly Numbered[]): string {
  const loops = loopBodies(parse(file, text)).map(({ start, end }) => ({
    start,
    end,
    around: (inside: string) => `{ $w(); ${inside} }`,
  }));
  const switches = mutants.map(({ mutant, number }) => ({
    start: mutant.start,
    end: mutant.end,
    around: (inside: string) =>
      mutant.after === ''
        ? `{ if (!$m(${number})) { ${inside} } }`
        : `($m(${number}) ? (${mutant.after}) : ${inside})`,
  }));
  // Outer parts first, and of equal ones a loop's body first: what wraps it must be a statement still.
  const wraps = [...loops, ...switches].sort((a, b) => a.start - b.start || b.end - a.end);
  return rendered(text, wraps, 0, 0, text.length).text;
}

function rendered(
  text: string,
  wraps: readonly Wrap[],
  first: number,
  start: number,
  end: number,
): { text: string; next: number } {
  let out = '';
  let at = start;
  let next = first;
  for (let wrap = wraps[next]; wrap !== undefined && wrap.end <= end; wrap = wraps[next]) {
    const inside = rendered(text, wraps, next + 1, wrap.start, wrap.end);
    out += text.slice(at, wrap.start) + wrap.around(inside.text);
    at = wrap.end;
    next = inside.next;
  }
  return { text: out + text.slice(at, end), next };
}

function loopBodies(node: Node): Node[] {
  const inside = childrenOf(node).flatMap(loopBodies);
  switch (node.type) {
    case 'ForStatement':
    case 'ForOfStatement':
    case 'ForInStatement':
    case 'WhileStatement':
    case 'DoWhileStatement':
      return [node.body, ...inside];
    default:
      return inside;
  }
}
