/** What a source loads when it runs, in turn: types are gone by then. */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** At the beginning of a line, as the formatter leaves it: a sentence that says "import" does not count. */
const STATIC = /^(?:import|export)(?! type\b)(?:[^;'"]*?\bfrom)?\s*(['"])([^'"\n]+)\1/gm;
const DYNAMIC = /\bimport\(\s*(['"])([^'"\n]+)\1\s*\)/g;

export const loadedBy = (text: string): string[] =>
  [STATIC, DYNAMIC].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, , specifier = '']) => specifier),
  );

export interface Reached {
  /** Sources of the project, from its root, with forward slashes. */
  readonly files: ReadonlySet<string>;
  /** Modules of Node and packages of others, as they are named. */
  readonly modules: ReadonlySet<string>;
}

/** Everything that is loaded with a source, itself included. */
export function reached(root: string, from: string, read: Read = remembered(root)): Reached {
  const files = new Set([from]);
  const modules = new Set<string>();
  for (const file of files)
    for (const specifier of loadedBy(read(file))) {
      const target = targetOf(file, specifier, read);
      if (target === undefined) modules.add(specifier);
      else files.add(target);
    }
  return { files, modules };
}

/** The text of a file of the project; nothing if there is none. */
export type Read = (file: string) => string;

/** Each file is read once. */
export function remembered(root: string): Read {
  const texts = new Map<string, string>();
  return (file) => {
    const known = texts.get(file);
    if (known !== undefined) return known;
    const isSource = /\.(?:ts|tsx|mjs|js|json)$/.test(file) && existsSync(join(root, file));
    const text = isSource ? readFileSync(join(root, file), 'utf8') : '';
    texts.set(file, text);
    return text;
  };
}

/** Which file of the project it is; undefined if it is not ours. */
function targetOf(file: string, specifier: string, read: Read): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  const [, name, part] = /^@stamtafel\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  if (name === undefined) return undefined;
  const offered: Readonly<Record<string, string>> =
    JSON.parse(read(`packages/${name}/package.json`) || '{}').exports ?? {};
  const path = offered[part === undefined ? '.' : `./${part}`] ?? offered['./*']?.replace('*', part ?? '');
  return path === undefined ? undefined : posix.join('packages', name, path);
}
