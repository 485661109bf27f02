/** The syntax tree of a source. TypeScript 7 has no parser for programs, the bundler we have has one. */
import { type ESTree, parseSync } from 'rolldown/utils';

export type Node = ESTree.Node;
export type { ESTree };

export function parse(file: string, text: string): Node {
  const { program, errors } = parseSync(file, text, { lang: 'ts' });
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return program;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
