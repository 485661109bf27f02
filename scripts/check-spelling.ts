/**
 * Every word that somebody reads is in the dictionary of its language or in a list in `scripts/spelling`: texts for
 * players in Dutch and English; pages, comments and titles of tests in English.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { takesNoArguments } from './arguments.ts';
import { isText } from './check-words.ts';
import { type Passage, passagesOfPage, passagesOfSource } from './spelling/passages.ts';
import { type Dictionaries, dictionary, isKnown, type Knows, misspelt, wordsIn } from './spelling/words.ts';

/** The words of a list: one a line, names first, in the order of their letters. */
export function wordsOf(list: string): readonly string[] {
  return list.split('\n').filter((line) => line !== '');
}

/** What is wrong with a list by itself. */
export function disorderOf(words: readonly string[]): readonly string[] {
  return words.flatMap((word, at) => {
    const before = words[at - 1];
    if (before === undefined || before < word) return [];
    return [`“${word}” belongs before “${before}”, once`];
  });
}

/** The words of a list that a dictionary has, too, or that nobody writes any more. */
export function needless(
  words: readonly string[],
  knows: Knows,
  written: ReadonlySet<string>,
): readonly string[] {
  return words.filter((word) => isKnown(word, knows) || !written.has(word));
}

if (import.meta.main) {
  takesNoArguments('npm run check:spelling');
  const root = fileURLToPath(new URL('..', import.meta.url));
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const books: Dictionaries = {
    nl: dictionary(join(root, 'node_modules/@cspell/dict-nl-nl/Dutch.trie.gz')),
    en: dictionary(join(root, 'node_modules/@cspell/dict-en-gb/en_GB.trie.gz')),
  };
  const listed = {
    nl: wordsOf(read('scripts/spelling/nl.txt')),
    en: wordsOf(read('scripts/spelling/en.txt')),
    both: wordsOf(read('scripts/spelling/both.txt')),
  };
  const withList = (knows: Knows, words: readonly string[]): Knows => {
    const own = new Set([...words, ...listed.both]);
    return (word) => own.has(word) || knows(word);
  };
  const dictionaries = { nl: withList(books.nl, listed.nl), en: withList(books.en, listed.en) };

  const passagesOf = (file: string): readonly Passage[] => {
    // What was printed in Dutch is cited on every line of these.
    const language = /^docs\/(rules\/|words\.md$)/.test(file) ? undefined : 'en';
    return file.endsWith('.md')
      ? passagesOfPage(read(file), language)
      : passagesOfSource(file, read(file), isText(file) && !file.includes('.test.'));
  };
  const inside = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);
  const files = [...readdirSync(root), ...['docs', 'packages', 'scripts', 'examples'].flatMap(inside)]
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(md|mjs|tsx?)$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file))
    .toSorted();

  const complaints: string[] = [];
  const written = new Set<string>();
  for (const file of files)
    for (const passage of passagesOf(file)) {
      for (const word of wordsIn(passage.text)) {
        const [, owner = word] = /^(.+)'s$/.exec(word) ?? [];
        for (const form of [owner, word]) written.add(form).add(form.toLowerCase());
      }
      for (const word of misspelt(passage, dictionaries))
        complaints.push(`${file}:${passage.line}: “${word}”`);
    }
  for (const [name, words] of Object.entries(listed)) {
    const knows: Knows =
      name === 'nl' ? books.nl : name === 'en' ? books.en : (word) => books.nl(word) && books.en(word);
    const list = `scripts/spelling/${name}.txt`;
    complaints.push(...disorderOf(words).map((what) => `${list}: ${what}`));
    complaints.push(
      ...needless(words, knows, written).map((word) => `${list}: “${word}” is not needed any more`),
    );
  }
  for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
  process.stdout.write(
    `Spelling: ${files.length} files, ${written.size} forms, ${complaints.length} unknown words.\n`,
  );
  if (complaints.length > 0 || written.size === 0) {
    process.stderr.write('Mend the word, or add it to nl.txt, en.txt or both.txt in scripts/spelling.\n');
    process.exitCode = 1;
  }
}
