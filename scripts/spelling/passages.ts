/** What somebody reads, taken out of sources and pages: which words, in which language, on which line. */

import { parseSync } from 'rolldown/utils';
import { childrenOf, type Node } from '../mutation/tree.ts';
import { lineAt } from '../source-text.ts';

export type Language = 'nl' | 'en';

export interface Passage {
  readonly line: number;
  readonly text: string;
  /** None: each word may be of either. */
  readonly language: Language | undefined;
}

/** The comments and test titles of a source, which are English, and the strings where they are texts for players. */
export function passagesOfSource(file: string, source: string, isText: boolean): readonly Passage[] {
  const parsed = parseSync(file, source, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  const [error] = parsed.errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  const found = parsed.comments.flatMap(({ value, start }) => parts(value, lineAt(source, start), 'en'));
  // The tree costs most of the time, and is made when it is asked for.
  if (!isText && !file.includes('.test.')) return found;

  const visit = (node: Node, language: Language | undefined): void => {
    const said = saidBy(node);
    if (said !== undefined && isText && !isId(said))
      found.push(...parts(said, lineAt(source, node.start), language));
    const title = titleOf(node);
    if (title !== undefined) found.push(...parts(title, lineAt(source, node.start), 'en'));
    for (const child of readPartsOf(node)) visit(child, languageNamedBy(node) ?? language);
  };
  const [, suffix] = /[.-](nl|en)\.ts$/.exec(file) ?? [];
  visit(parsed.program, suffix && isLanguage(suffix) ? suffix : undefined);
  return found;
}

/** A page in Markdown, without code and addresses. */
export function passagesOfPage(page: string, language: Language | undefined): readonly Passage[] {
  const blank = (part: string) => part.replaceAll(/[^\n]/g, ' ');
  return page
    .replaceAll(/^(```|~~~).*?^\1$/gms, blank)
    .replaceAll(/<!--.*?-->|`[^`\n]*`|\]\([^)\n]*\)|<[^>\n]*>/gs, blank)
    .split('\n')
    .flatMap((line, at) => parts(line, at + 1, language));
}

/** What a text cites, in italics, bold or quotes, may be of the other language. */
function parts(text: string, line: number, language: Language | undefined): readonly Passage[] {
  const cited: string[] = [];
  const rest = text.replaceAll(/\*{1,2}[^*\n]+\*{1,2}|“[^”]*”|‘[^’]*’|"[^"]*"/g, (part) => {
    cited.push(part);
    return ' ';
  });
  return [
    { line, text: rest, language },
    ...cited.map((part) => ({ line, text: part, language: undefined })),
  ];
}

function saidBy(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TemplateElement') return node.value.cooked ?? undefined;
  return node.type === 'JSXText' ? node.value : undefined;
}

const isId = (said: string): boolean => /^[a-z]+([-.][a-z]+)+$/.test(said);

const isLanguage = (name: string): name is Language => name === 'nl' || name === 'en';

/** What a test is called: the first argument of `test` or `t.test`. */
function titleOf(node: Node): string | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const { callee } = node;
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  if (name.type !== 'Identifier' || (name.name !== 'test' && name.name !== 'describe')) return undefined;
  const [title] = node.arguments;
  return title && saidBy(title);
}

/** `nl: …` and `const en = …` say in which language their strings are. */
function languageNamedBy(node: Node): Language | undefined {
  const name = node.type === 'Property' ? node.key : node.type === 'VariableDeclarator' ? node.id : undefined;
  return name?.type === 'Identifier' && isLanguage(name.name) ? name.name : undefined;
}

/** Nobody reads the names of modules, keys and types, nor what is compared. */
function readPartsOf(node: Node): readonly Node[] {
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') return [node.expression];
  if (/^(Import|ExportAll|TS)/.test(node.type)) return [];
  if (node.type === 'ExportNamedDeclaration') return node.declaration ? [node.declaration] : [];
  if (node.type === 'Property') return [node.value];
  return node.type === 'BinaryExpression' && node.operator !== '+' ? [] : childrenOf(node);
}
