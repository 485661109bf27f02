/** What people type and what lies in files, turned into something to work with, or refused in one sentence. */
import { createHash, randomBytes } from 'node:crypto';
import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { type Edition, editions, type Language, languages } from '@stamtafel/games';
import { BadInput, type Game, inOrder, seatLetter } from '@stamtafel/kernel';
import { parseJson, readDeckFile } from '@stamtafel/protocol';
import { didYouMean } from './nearest.ts';

export { BadInput };

/** Ends the command with this sentence and exit code 2. */
export function fail(sentence: string): never {
  throw new BadInput(sentence);
}

const plain = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The game with this id, however it is typed. */
export const gameNamed = (name: string): Edition | undefined =>
  editions.find(({ game }) => plain(game.id) === plain(name));

/** The same, or a sentence that says which games there are. */
export function findGame(name: string): Edition {
  const found = gameNamed(name);
  if (found) return found;
  const ids = editions.map(({ game }) => game.id);
  const inBox = editions.filter(({ box }) => plain(box) === plain(name)).map(({ game }) => game.id);
  if (inBox.length > 0) fail(`${name} is a box with more than one game: choose ${inBox.join(' or ')}.`);
  fail(`There is no game ${quoted(name)}; ${didYouMean(name, ids, `there are ${ids.join(', ')}`)}`);
}

/** House rules as typed: `name=value` each. Their values are checked when the match is opened. */
export function parseOptions(game: Game, texts: readonly string[] = []): { readonly [id: string]: unknown } {
  const ids = Object.keys(game.options);
  const given = new Map<string, unknown>();
  for (const text of texts) {
    const equals = text.indexOf('=');
    if (equals < 1) fail(`An option is written name=value, not ${quoted(text)}.`);
    const typed = text.slice(0, equals);
    const id = ids.find((known) => plain(known) === plain(typed)) ?? byLastPart(ids, typed);
    if (id === undefined)
      fail(
        `${game.id} has no option ${quoted(typed)}; ${didYouMean(typed, ids, `it has ${ids.join(', ') || 'none'}`)}`,
      );
    if (given.has(id)) fail(`Option ${id} is given twice.`);
    given.set(id, optionValue(game, id, text.slice(equals + 1)));
  }
  return Object.fromEntries(given);
}

/** House rules as typed, with the figures of the player's own copy from a deck file. */
export function optionsWithDeck(
  { game, box, deck }: Pick<Edition, 'game' | 'box' | 'deck'>,
  texts: readonly string[] | undefined,
  file: string | undefined,
): { readonly [id: string]: unknown } {
  const options = parseOptions(game, texts);
  if (file === undefined) return options;
  if (Object.hasOwn(options, deck.option)) fail(`Option ${deck.option} and --deck say the same twice.`);
  const own = readDeckFile(readJson(file), file);
  if (findGame(own.game).box !== box) fail(`${file} is a deck for ${own.game}, not for ${game.id}.`);
  return { ...options, [deck.option]: own.deck };
}

/** `firstDowns` is enough for pd4.firstDowns while no other option ends like that. */
function byLastPart(ids: readonly string[], typed: string): string | undefined {
  const found = ids.filter((id) => plain(id.slice(id.indexOf('.') + 1)) === plain(typed));
  return found.length === 1 ? found[0] : undefined;
}

/** Numbers, true and false, on and off, words; `@file.json` for what does not fit on a line. */
function optionValue(game: Game, id: string, text: string): unknown {
  const values = game.options[id]?.values;
  if (values !== undefined && !('from' in values)) {
    const word = values.find(
      (value) => typeof value === 'string' && value.toLowerCase() === text.toLowerCase(),
    );
    if (word !== undefined) return word;
  }
  if (text.startsWith('@')) return readJson(text.slice(1));
  if (/^(?:true|on)$/i.test(text)) return true;
  if (/^(?:false|off)$/i.test(text)) return false;
  const number = Number(text);
  return /^[+-]?\d+(?:\.\d+)?$/.test(text) && Number.isFinite(number) ? number : text;
}

/** A whole number within bounds; `what` begins the sentence that refuses another one. */
export function wholeNumber(what: string, text: string, from: number, to: number): number {
  const number = Number(text);
  if (!/^[+-]?\d+$/.test(text) || number < from || number > to)
    fail(`${what} is a whole number from ${from} to ${to}, not ${quoted(text)}.`);
  return number;
}

/** A number within bounds. */
export function decimal(what: string, text: string, from: number, to: number): number {
  const number = Number(text);
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text) || number < from || number > to)
    fail(`${what} is a number from ${from} to ${to}, not ${quoted(text)}.`);
  return number;
}

export function seatCount(game: Game, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const { players } = game;
  const number = wholeNumber('--seats', text, 1, 8);
  if (!players.includes(number)) fail(`${game.id} is for ${inOrder(players)} players, not ${number}.`);
  return number;
}

/** How many threads to work on: as many as there are cores unless told otherwise. */
export const threadCount = (text: string | undefined): number =>
  text === undefined ? availableParallelism() : wholeNumber('--jobs', text, 1, 256);

/** For an option that may be given more than once: its values, in the order typed. */
export const repeatable = (value: string, before: readonly string[] = []): string[] => [...before, value];

export function parseLanguage(text: string): Language {
  const found = languages.find((language) => language === text.toLowerCase());
  return found ?? fail(`--lang is ${languages.join(' or ')}, not ${quoted(text)}.`);
}

/** The language asked for; otherwise English where the system speaks English, else Dutch. */
export function languageOf(flag: string | undefined, env: NodeJS.ProcessEnv): Language {
  if (flag !== undefined) return parseLanguage(flag);
  const system = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^en/i.test(system) ? 'en' : 'nl';
}

/** The seed of a match: 64 hexadecimal digits as they are, any other word through a hash, none at random. */
export function parseSeed(text: string | undefined): string {
  if (text === undefined) return randomBytes(32).toString('hex');
  if (text === '') fail('--seed needs a word or 64 hexadecimal digits.');
  if (/^[0-9a-f]{64}$/i.test(text)) return text.toLowerCase();
  return createHash('sha256').update(`stamtafel seed ${text}`).digest('hex');
}

/** We never write a file larger than this. */
const LARGEST = 64 * 1024 * 1024;

/** The text of a file; refuses directories, binary files and giants. */
export function readText(file: string): string {
  if (file === '') fail('A file name is empty.');
  try {
    const found = statSync(file);
    if (found.isDirectory()) fail(`${file} is a directory, not a file.`);
    if (found.size > LARGEST) fail(`${file} is larger than ${LARGEST / 1024 / 1024} MB.`);
    const bytes = readFileSync(file);
    if (bytes.length > LARGEST) fail(`${file} is larger than ${LARGEST / 1024 / 1024} MB.`);
    const text = bytes.toString('utf8');
    if (text.includes('\0') || text.includes('\uFFFD')) fail(`${file} is not a text file.`);
    return text;
  } catch (error) {
    throw fileTrouble(error, file) ?? error;
  }
}

/** Refuses a file that cannot be written, before the user waits for what goes into it. */
export function checkWritable(file: string): void {
  if (file === '') fail('A file name is empty.');
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found?.isDirectory()) fail(`${file} is a directory, not a file.`);
    const folder = dirname(file);
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
      fail(`${file} cannot be written: there is no folder ${folder}.`);
    accessSync(found ? file : folder, constants.W_OK);
  } catch (error) {
    throw fileTrouble(error, file) ?? error;
  }
}

export const readJson = (file: string): unknown => parseJson(readText(file), file);

/** What the system says about a file, as a sentence for people. */
export function fileTrouble(error: unknown, file?: string): BadInput | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  const path = file ?? ('path' in error && typeof error.path === 'string' ? error.path : undefined);
  const says = troubles[error.code];
  if (path === undefined || says === undefined) return undefined;
  return new BadInput(`${path} ${says}.`);
}

const troubles: { readonly [code: string]: string } = {
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
  EISDIR: 'is a directory, not a file',
  EACCES: 'may not be read or written',
  EPERM: 'may not be read or written',
  EROFS: 'is on a disk that cannot be written',
  ENAMETOOLONG: 'is too long a name',
  ELOOP: 'leads in circles',
  ENOSPC: 'does not fit on the disk',
  ERR_INVALID_ARG_VALUE: 'is not a file name',
};

/** Letters of the seats, for messages and tables. */
export const seatLetters = (seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => seatLetter(seat));

/** A command line that a shell reads as exactly these words. */
export const shellWords = (words: readonly string[]): string =>
  words
    .map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`))
    .join(' ');

/** A typed word inside a sentence: short, and on one line. */
export function quoted(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}]/gu, '?');
  return `"${line.length > 60 ? `${line.slice(0, 57)}…` : line}"`;
}
