/**
 * Small errors that somebody could make in a source: conditions turned round, limits shifted, numbers one off, lines
 * left out. Each is a switch in the same text (`withSwitches`), so that one process tries hundreds of them.
 */
import { lineAt } from '../source-text.ts';
import { childrenOf, type ESTree, type Node, parse } from './tree.ts';

export interface Mutant {
  /** From the root of the project, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /** What stands there, and what a mutant has instead: nothing where a statement is left out. */
  readonly before: string;
  readonly after: string;
  /** The same for the same error in the same place of the text, wherever in the file that is now. */
  readonly key: string;
}

interface Place {
  readonly node: Node;
  readonly parents: readonly Node[];
}

interface Change {
  readonly start: number;
  readonly end: number;
  readonly after: string;
}

/** A line below or beside such a comment is not changed: without it everything would be the same, but slower. */
const onlyFaster = /\bOnly faster: \S/;

export function mutantsOf(file: string, text: string): Mutant[] {
  const lines = text.split('\n');
  const seen = new Map<string, number>();
  const mutants: Mutant[] = [];
  for (const place of placesIn(parse(file, text), []))
    for (const { start, end, after } of changesAt(place, text)) {
      const line = lineAt(text, start);
      const source = lines[line - 1] ?? '';
      if (onlyFaster.test(source) || onlyFaster.test(lines[line - 2] ?? '')) continue;
      const before = text.slice(start, end);
      const label = [file, source.trim(), before, after].join('\n');
      const nth = seen.get(label) ?? 0;
      seen.set(label, nth + 1);
      mutants.push({ file, line, start, end, before, after, key: `${label}\n${nth}` });
    }
  return mutants;
}

/** Everything that runs and that a rule is about: no types, no names, no texts of errors. */
function* placesIn(node: Node, parents: readonly Node[]): Generator<Place> {
  if (isSkipped(node, parents)) return;
  yield { node, parents };
  const inside = [...parents, node];
  for (const child of childrenOf(node)) yield* placesIn(child, inside);
}

const wrappers = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression']);

function isSkipped(node: Node, parents: readonly Node[]): boolean {
  const parent = parents.at(-1);
  if (node.type.startsWith('TS') && !wrappers.has(node.type)) return true;
  switch (parent?.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ThrowStatement':
      return true;
    case 'Property':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      return node === parent.key && !parent.computed;
    case 'ForStatement':
      return node === parent.update; // the loop would never end, which no test has to be good to notice
    case 'LogicalExpression':
      // `list[i] ?? 0` is there for the type: a list is not known to be that long.
      return parent.operator === '??' && node === parent.right && isElement(parent.left);
    case 'AssignmentPattern':
      return node === parent.right && parents.at(-2)?.type === 'ArrayPattern'; // the same: `const [a = 0] = list`
    default:
      return false;
  }
}

/** `list[i]`, `list.at(i)`, also behind a question mark. */
function isElement(node: Node): boolean {
  if (node.type === 'ChainExpression') return isElement(node.expression);
  if (node.type === 'MemberExpression') return node.computed;
  return (
    node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && nameOf(node.callee) === 'at'
  );
}

function nameOf(member: ESTree.MemberExpression): string {
  return !member.computed && member.property.type === 'Identifier' ? member.property.name : '';
}

const swaps: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&': ['|'],
  '|': ['&'],
  '^': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '|=': ['&='],
  '&=': ['|='],
  '++': ['--'],
  '--': ['++'],
};

const otherMethod: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  push: 'unshift',
  unshift: 'push',
  pop: 'shift',
  shift: 'pop',
  min: 'max',
  max: 'min',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
};

/** Calls that give back a list like the one they are asked of. */
const droppedMethods = new Set(['filter', 'sort', 'toSorted', 'reverse', 'toReversed', 'slice']);

function changesAt({ node, parents }: Place, text: string): Change[] {
  const whole = (after: string): Change => ({ start: node.start, end: node.end, after });
  const slice = ({ start, end }: Node): string => text.slice(start, end);
  switch (node.type) {
    case 'IfStatement':
    case 'WhileStatement':
    case 'DoWhileStatement':
    case 'ForStatement':
    case 'ConditionalExpression':
      return node.test ? turnedRound(node.test, slice) : [];
    case 'UnaryExpression':
      return node.operator === '!' ? [whole(slice(node.argument))] : [];
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression': {
      if (node.operator === '+' && [node.left, node.right].some(isText)) return [];
      const { left, right, operator } = node;
      const part = (side: Node): string => (binds(side) ? `(${slice(side)})` : slice(side));
      return (swaps[operator] ?? []).map((other) => whole(`${part(left)} ${other} ${part(right)}`));
    }
    case 'UpdateExpression':
      return [whole(slice(node).replace(node.operator, swaps[node.operator]?.[0] ?? ''))];
    case 'Literal':
      if (typeof node.value === 'boolean') return [whole(String(!node.value))];
      if (typeof node.value !== 'number') return [];
      return (node.value === 0 ? [1] : [node.value + 1, node.value - 1]).map(String).map(whole);
    case 'CallExpression':
      return isChained(parents) ? [] : otherCall(node, slice).map(whole);
    case 'ExpressionStatement':
      return 'directive' in node && node.directive ? [] : [whole('')];
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'ThrowStatement':
      return [whole('')];
    case 'ReturnStatement':
      return [
        ...(parents.some(({ type }) => type === 'IfStatement' || type === 'SwitchCase') ? [whole('')] : []),
        ...(node.argument ? otherValue(node.argument, functionAround(parents), slice) : []),
      ];
    case 'ArrowFunctionExpression':
      return node.body.type === 'BlockStatement' ? [] : otherValue(node.body, node, slice);
    default:
      return [];
  }
}

/** What another operator beside it could tear apart. */
const binds = (node: Node): boolean =>
  node.type === 'LogicalExpression' || (node.type === 'BinaryExpression' && /^[&|^]$/.test(node.operator));

const isText = (node: Node): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

const isChained = (parents: readonly Node[]): boolean =>
  parents.some(({ type }) => type === 'ChainExpression');

/** What has mutants of its own by which it is turned round. */
const turnsItself = (node: Node): boolean =>
  (node.type === 'BinaryExpression' && /[<>=]/.test(node.operator) && !/<<|>>/.test(node.operator)) ||
  (node.type === 'UnaryExpression' && node.operator === '!') ||
  (node.type === 'Literal' && typeof node.value === 'boolean');

const turnedRound = (test: Node, slice: (node: Node) => string): Change[] =>
  turnsItself(test) ? [] : [{ start: test.start, end: test.end, after: `!(${slice(test)})` }];

function otherCall(node: ESTree.CallExpression, slice: (node: Node) => string): string[] {
  const { callee } = node;
  if (callee.type !== 'MemberExpression') return [];
  const name = nameOf(callee);
  if (droppedMethods.has(name)) return [slice(callee.object)];
  const other = otherMethod[name];
  if (other === undefined) return [];
  return [`${slice(callee.object)}.${other}(${node.arguments.map(slice).join(', ')})`];
}

type FunctionNode = ESTree.Function | ESTree.ArrowFunctionExpression;

const functionAround = (parents: readonly Node[]): FunctionNode | undefined =>
  parents.findLast(
    (node): node is FunctionNode =>
      node.type === 'FunctionDeclaration' ||
      node.type === 'FunctionExpression' ||
      node.type === 'ArrowFunctionExpression',
  );

/** Another value of the type that the function says it returns. */
function otherValue(value: Node, around: FunctionNode | undefined, slice: (node: Node) => string): Change[] {
  const type = around?.returnType?.typeAnnotation.type;
  const change = (after: string): Change[] => [{ start: value.start, end: value.end, after }];
  if (turnsItself(value) || value.type === 'Literal') return [];
  if (type === 'TSBooleanKeyword' && value.type !== 'LogicalExpression') return change(`!(${slice(value)})`);
  if (type === 'TSNumberKeyword' && value.type !== 'BinaryExpression') return change(`(${slice(value)}) + 1`);
  if (type === 'TSArrayType' || type === 'TSTypeOperator')
    return value.type === 'ArrayExpression' && value.elements.length === 0 ? [] : change('[]');
  return [];
}
