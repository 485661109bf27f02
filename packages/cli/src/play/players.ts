import { levelNames } from '@stamtafel/bots';
import type { Language } from '@stamtafel/games';
import { fastSeed, inOrder, seatLetter } from '@stamtafel/kernel';
import { levelAliases } from '../bot-name.ts';
import { fail, quoted } from '../input.ts';
import { words } from './words.ts';

/** Who may sit on a chair. */
export const kinds = ['person', ...levelNames, 'greedy', 'random'] as const;
export type PlayerKind = (typeof kinds)[number];
export type ComputerKind = Exclude<PlayerKind, 'person'>;

/** A player on a chair. */
export interface Sitter {
  readonly kind: PlayerKind;
  readonly name: string;
}

/** "person,stier": who sits where; without it you sit against computer players. */
export function parseSeats(
  text: string | undefined,
  counts: readonly number[],
  computers: ComputerKind = 'greedy',
): PlayerKind[] {
  const [usual = 2] = counts;
  if (text === undefined)
    return Array.from({ length: usual }, (_, seat) => (seat === 0 ? 'person' : computers));
  const sitters = text.split(',').map((part): PlayerKind => {
    const word = part.trim().toLowerCase();
    const alias = Object.hasOwn(aliases, word) ? aliases[word] : word;
    const known = kinds.find((kind) => kind === alias);
    return known ?? fail(`--seats takes ${kinds.join(', ')}, separated by commas, not ${quoted(word)}.`);
  });
  if (!counts.includes(sitters.length))
    fail(`This game is for ${inOrder(counts)} players; --seats names ${sitters.length}.`);
  return sitters;
}

const aliases: { readonly [word: string]: PlayerKind } = {
  persoon: 'person',
  mens: 'person',
  human: 'person',
  ik: 'person',
  me: 'person',
  bot: 'greedy',
  computer: 'greedy',
  champion: 'level4',
  ...levelAliases,
};

const LONGEST_NAME = 12;

/** Names as given; players without one get one. No two are equal. */
export function nameSitters(
  seats: readonly PlayerKind[],
  given: readonly string[],
  language: Language,
  you?: string,
): Sitter[] {
  if (given.length > seats.length)
    fail(`--names names ${given.length} players, but ${seats.length} sit at the table.`);
  const { botNames, guest, guests } = words[language];
  const persons = seats.filter((kind) => kind === 'person').length;
  const taken = new Set<string>();
  return seats.map((kind, seat) => {
    const wanted = given[seat]?.trim() ?? '';
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a name must not be able to repaint the screen
    if (/[\x00-\x1f\x7f-\x9f]/.test(wanted)) fail('A name has only letters, digits and signs in it.');
    if ([...wanted].length > LONGEST_NAME)
      fail(`A name has at most ${LONGEST_NAME} letters; ${quoted(wanted)} is longer.`);
    if (taken.has(wanted)) fail(`Two players are called ${quoted(wanted)}; give each their own name.`);
    const usual =
      kind === 'person'
        ? persons === 1
          ? [you ?? guest, guest]
          : [guests(seatLetter(seat))]
        : botNames[kind === 'random' ? 'random' : 'greedy'];
    const name = wanted !== '' ? wanted : (usual.find((n) => !taken.has(n)) ?? guests(seatLetter(seat)));
    taken.add(name);
    return { kind, name };
  });
}

/** The name of the login, as a person is called; not the names of machines. */
export function nameOfUser(login: string | undefined): string | undefined {
  const word = login?.match(/^[a-z]{2,12}/i)?.[0];
  if (word === undefined || machines.has(word.toLowerCase())) return undefined;
  return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
}

const machines = new Set([
  'root',
  'user',
  'admin',
  'node',
  'ubuntu',
  'debian',
  'runner',
  'app',
  'ci',
  'nobody',
]);

/** By seat: the dice of the computer player there, from the seed of the match, so that a match can be played again. */
export const diceFor = (seed: string, seats: number): number[][] =>
  Array.from({ length: seats }, (_, seat) => fastSeed(Number.parseInt(seed.slice(0, 8), 16) + seat));
