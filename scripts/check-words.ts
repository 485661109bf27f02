/** One thing has one word in what players read: finds the words that `docs/words.md` lists under "Not". */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { takesNoArguments } from './arguments.ts';

export interface Pair {
  readonly language: string;
  readonly say: string;
  /** A word or a phrase; with a star at its end whatever begins like it. */
  readonly not: string;
  /** Folders or files that the pair holds for; none: all of them. */
  readonly within: readonly string[];
}

const boxes: { readonly [heading: string]: readonly string[] } = {
  'How-Ruck!': ['how-ruck'],
  'Play Design': ['play-design', 'four-downs', 'five-possessions'],
  'Ballen met Stieren': ['ballen-met-stieren'],
  'Stieren Versieren': ['stieren-versieren'],
  'Stier zoekt Bier': ['stier-zoekt-bier'],
};

/** The pairs of the tables below "One thing, one word". */
export function pairsIn(page: string): readonly Pair[] {
  const [, below = ''] = page.split('\n## One thing, one word\n');
  return below.split('\n### ').flatMap((section) => {
    const heading = section.slice(0, section.indexOf('\n'));
    const within = boxes[heading] ?? [];
    return [...section.matchAll(/^\| (nl|en) \| (.+?) \| (.+?) \|$/gm)].flatMap(
      ([, language = '', say = '', not = '']) =>
        not.split(', ').map((word) => ({ language, say, not: word, within })),
    );
  });
}

/** What players read: texts of games, page, terminal and hints. */
export const isText = (file: string): boolean =>
  /^packages\/games\/src\/.*(\/texts\/|\/lesson\.ts$|\/about\.ts$|\/census\.ts$)/.test(file) ||
  /^packages\/web\/src\/(texts\/|.*\/words\.ts$|replay\/luck-texts\.ts$)/.test(file) ||
  /^packages\/bots\/src\/(.*\/features\.ts$|.*\/mind\.ts$|hint-texts\.ts$)/.test(file) ||
  /^packages\/cli\/src\/(play\/words\.ts$|play\/draw\/|simulate\/report\/words\.ts$)/.test(file);

/** The language of a file with one; files with both say so line by line, and no losing word is right in the other. */
const languageOf = (file: string): string | undefined => /[.-](nl|en)\.ts$/.exec(file)?.[1];

export interface Finding {
  readonly line: number;
  readonly pair: Pair;
}

/** Where a text uses a losing word. */
export function findings(file: string, text: string, pairs: readonly Pair[]): readonly Finding[] {
  const language = languageOf(file);
  const own = pairs.filter(
    ({ language: of, within }) =>
      (language === undefined || of === language) &&
      (within.length === 0 || within.some((part) => new RegExp(`/${part}[./]`).test(file))),
  );
  return text.split('\n').flatMap((line, at) => {
    if (/^\s*(\/\/|\/?\*|import |export \{|\} from )/.test(line)) return [];
    const said = [...line.matchAll(/'((?:[^'\\]|\\.)*)'|`([^`]*)`?|^([^'`]*)$/g)]
      .map(([, single, template, inside]) => single ?? template ?? inside ?? '')
      .join(' | ')
      .replaceAll(/\$\{[^}]*\}/g, ' ');
    return own.flatMap((pair) => (wordIn(pair.not).test(said) ? [{ line: at + 1, pair }] : []));
  });
}

function wordIn(not: string): RegExp {
  const isStem = not.endsWith('*');
  const word = (isStem ? not.slice(0, -1) : not).replaceAll(/[[\]().+?]/g, '\\$&');
  // With a capital it is meant as it stands: "Continue" on a button.
  const flags = not === not.toLowerCase() ? 'iu' : 'u';
  return new RegExp(`(?<![\\p{L}\\p{N}-])${word}${isStem ? '' : '(?![\\p{L}\\p{N}])'}`, flags);
}

if (import.meta.main) {
  takesNoArguments('npm run check:words');
  const root = fileURLToPath(new URL('..', import.meta.url));
  const pairs = pairsIn(readFileSync(join(root, 'docs/words.md'), 'utf8'));
  const files = readdirSync(join(root, 'packages'), { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.includes('node_modules'))
    .map((name) => `packages/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(file) && isText(file))
    .toSorted();
  let count = 0;
  for (const file of files)
    for (const { line, pair } of findings(file, readFileSync(join(root, file), 'utf8'), pairs)) {
      count += 1;
      process.stderr.write(`${file}:${line}: “${pair.not}” is “${pair.say}” (docs/words.md)\n`);
    }
  process.stdout.write(`Words: ${files.length} files, ${pairs.length} losing words, ${count} found.\n`);
  if (pairs.length === 0 || files.length === 0 || count > 0) process.exitCode = 1;
}
