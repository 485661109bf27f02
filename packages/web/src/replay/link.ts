/**
 * A whole match as the text of a link. Every answer is its place among all that could be answered at that moment, so most
 * take a few bits and those without a choice none: the rules say again what there was to choose from.
 */
import { entryOf } from '@stamtafel/games/catalogue.ts';
import type { Edition } from '@stamtafel/games/edition.ts';
import {
  type Answer,
  answerText,
  BadInput,
  type Entry,
  knowsRules,
  type Match,
  type MatchRecord,
  open,
  pending,
  Refused,
  recorder,
  type Seat,
  type State,
  seedIn,
} from '@stamtafel/kernel';
import { readSharedMatch, type SharedMatch } from '@stamtafel/protocol';
import { inOrder, withNames } from '../app/in-order.ts';
import { packed, unpacked } from '../app/packed.ts';
import type { KeptMatch, Sitter } from '../session/messages.ts';
import { isUnnamed } from '../table/you.ts';
import { nameless } from '../texts/nameless.ts';

/** In the order of the link. */
const parts = [
  'game',
  'rules',
  'options',
  'sitters',
  'answers',
  'others',
] as const satisfies readonly (keyof SharedMatch)[];

const SEED_BYTES = 32;
type Bytes = Uint8Array<ArrayBuffer>;
type Given = Omit<Entry, 'hash'>;

/** `own` is the name of a player who is only "you" in this browser; without one the reader's page has a word for it. */
export async function written(edition: Edition, { record, sitters }: KeptMatch, own = ''): Promise<string> {
  const { game, rules, options, entries } = record;
  const seed = seedIn(record);
  const match = open(edition.game, record);
  const table = recorder(match, { seed });
  const places: Place[] = [];
  const others: SharedMatch['others'] = [];
  for (const [n, { hash: _, ...entry }] of entries.entries()) {
    const all = onOffer(match, table.state);
    const at = all.findIndex((given) => isSame(given, entry));
    if (at < 0 || entry.clock) others.push([n, { ...entry, answer: { ...entry.answer } }]);
    else {
      places.push({ at, of: all.length });
      if (entry.at !== undefined) others.push([n, entry.at]);
    }
    table.play(entry.seat, entry.answer, entry);
  }
  const said: SharedMatch = {
    game,
    rules,
    options: { ...options },
    sitters: sitters.map(({ kind, name, level }) => [
      isUnnamed(name) ? own : isPlayer(name) ? '' : shortened(name),
      kind === 'bot' ? (level ?? 'greedy') : 0,
    ]),
    answers: entries.length,
    others,
  };
  const head = inOrder(parts, said);
  return packed(Uint8Array.from([...head, 0, ...bytesOf(seed), ...bytesOf(numberOf(places).toString(16))]));
}

/** What a link turns out to be: a match that can be looked back at, or why it cannot. */
export type Reading =
  | {
      readonly is: 'match';
      readonly edition: Edition;
      readonly sitters: readonly Sitter[];
      readonly record: MatchRecord;
    }
  | { readonly is: 'later' | 'broken' | 'too-long' | 'unknown-game' | 'other-rules' }
  /** The options or the deck make no sense; the game says why. */
  | { readonly is: 'impossible'; readonly problem: BadInput };

/** Looks at every part of a link, for anybody can write one. Throws only when the game cannot be fetched. */
export async function readLink(link: string): Promise<Reading> {
  const found = await unpacked(link);
  if (found.is !== 'something') return found;
  const { head, seed, moves } = split(found.bytes);
  const said = readSharedMatch(withNames(parts, head));
  if (said === undefined || seed.length !== SEED_BYTES) return { is: 'broken' };
  const entry = entryOf(said.game);
  if (entry === undefined) return { is: 'unknown-game' };
  const edition = await entry.load();
  if (!knowsRules(edition.game, said.rules)) return { is: 'other-rules' };
  try {
    const record = playedAgain(edition, said, hexOf(seed), BigInt(`0x0${hexOf(moves)}`));
    if (record === undefined) return { is: 'broken' };
    const sitters = said.sitters.map(
      ([name, level]): Sitter =>
        level === 0 ? { kind: 'person', name: isUnnamed(name) ? '' : name } : { kind: 'bot', name, level },
    );
    return { is: 'match', edition, sitters, record };
  } catch (error) {
    if (error instanceof BadInput) return { is: 'impossible', problem: error };
    if (error instanceof Refused) return { is: 'broken' };
    throw error;
  }
}

/** Undefined where the answers are not those of a match. */
function playedAgain(
  { game }: Edition,
  { rules, sitters, options, answers, others }: SharedMatch,
  seed: string,
  moves: bigint,
): MatchRecord | undefined {
  const match = open(game, { rules, seats: sitters.length, options });
  const table = recorder(match, { seed });
  const other = new Map(others);
  let left = moves;
  for (let n = 0; n < answers; n++) {
    const said = other.get(n);
    if (typeof said === 'object') {
      table.play(said.seat, said.answer, said);
      continue;
    }
    const all = onOffer(match, table.state);
    const given = all[Number(left % BigInt(Math.max(1, all.length)))];
    if (given === undefined) return undefined;
    left /= BigInt(all.length);
    table.play(given.seat, given.answer, said === undefined ? {} : { at: said });
  }
  return left === 0n ? { ...table.record(), players: sitters.map(([name]) => name) } : undefined;
}

/** What a player without a name was called by another link. */
const isPlayer = (name: string): boolean => name === nameless.nl.player || name === nameless.en.player;

/** A file may have names of any length. */
const shortened = (name: string): string => Array.from(name).slice(0, 32).join('');

/** Everything that anybody could answer at this moment. */
const onOffer = (match: Match, state: State): Given[] =>
  pending(match, state).flatMap(({ seat, options }) => options.map((answer) => ({ seat, answer })));

const isSame = (a: { seat: Seat; answer: Answer }, b: { seat: Seat; answer: Answer }): boolean =>
  a.seat === b.seat && answerText(a.answer) === answerText(b.answer);

/** One out of several. */
interface Place {
  readonly at: number;
  readonly of: number;
}

/** All of them in one number, the first one lowest. */
const numberOf = (places: readonly Place[]): bigint =>
  places.reduceRight((number, { at, of }) => number * BigInt(of) + BigInt(at), 0n);

function split(bytes: Bytes): { readonly head: Bytes; readonly seed: Bytes; readonly moves: Bytes } {
  const end = bytes.indexOf(0);
  return {
    head: bytes.subarray(0, Math.max(0, end)),
    seed: bytes.subarray(end + 1, end + 1 + SEED_BYTES),
    moves: bytes.subarray(end + 1 + SEED_BYTES),
  };
}

const hexOf = (bytes: Bytes): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const bytesOf = (hex: string): number[] =>
  (hex.padStart(hex.length + (hex.length % 2), '0').match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
