import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Fairness, seedOf, verifyFairness } from './commitment.ts';
import { BadInput, type Game, knowsRules, type Match, open, unsaid } from './game.ts';
import { answer, outcome, Refused, start } from './play.ts';
import type { Told } from './table.ts';
import type { Answer, Kind, Outcome, Seat, State } from './types.ts';

/** A match as a file: seed, options and answers are the truth, everything else follows. */
export interface MatchRecord {
  readonly format: 'stamtafel-match-1';
  readonly game: string;
  /** The version of the rules that made it. */
  readonly rules: number;
  readonly seats: number;
  readonly options: { readonly [id: string]: unknown };
  /** Names of the players, for people. */
  readonly players?: readonly string[];
  /** The seed itself, or how it came about. */
  readonly seed?: string;
  readonly fairness?: Fairness;
  readonly entries: readonly Entry[];
  readonly result?: Outcome;
}

/** One answer; its hash covers everything before it. */
export interface Entry {
  readonly seat: Seat;
  readonly answer: Answer;
  readonly at?: number;
  readonly clock?: true;
  readonly hash: string;
}

/** The first link of the chain: what the match started from. */
export function openingHash(
  record: Pick<MatchRecord, 'game' | 'rules' | 'seats' | 'options' | 'seed' | 'fairness'>,
): string {
  const { game, rules, seats, options } = record;
  const origin = record.fairness
    ? { commitment: record.fairness.commitment, contributions: record.fairness.contributions }
    : { seed: record.seed ?? '' };
  return digest(canonical({ format: 'stamtafel-match-1', game, rules, seats, options, origin }));
}

/** The link of an answer on top of the link before it. */
export function entryHash(before: string, entry: Omit<Entry, 'hash'>): string {
  const { seat, answer: given, at, clock } = entry;
  return digest(
    canonical({ before, seat, answer: given, ...(at !== undefined && { at }), ...(clock && { clock }) }),
  );
}

const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** JSON with sorted keys: the same value is always the same text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, part]) => part !== undefined);
    entries.sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

/** What is wrong with a record: where, and in one sentence. */
export interface Flaw {
  /** The index of the entry, or −1 for the record as a whole. */
  readonly entry: number;
  readonly problem: string;
}

/** Replays a record and checks chain, commitment, rules version and result. `state` is where the replay ended. */
export function verifyRecord<K extends Kind>(
  game: Game<K>,
  record: MatchRecord,
): {
  readonly flaws: readonly Flaw[];
  readonly state: State<K> | undefined;
  readonly match: Match<K> | undefined;
} {
  const flaws: Flaw[] = [];
  const whole = (problem: string): void => {
    flaws.push({ entry: -1, problem });
  };
  if (record.game !== game.id) whole(`it is a match of ${record.game}, not of ${game.id}`);
  const isKnown = knowsRules(game, record.rules);
  if (!isKnown)
    whole(
      `it was played under rules version ${record.rules} of ${game.id}; these are version ${game.version}`,
    );
  const seed = seedFrom(record, whole);
  if (seed === undefined) return { flaws, state: undefined, match: undefined };
  const { seats, options, rules } = record;
  const match = open(game, { seats, options, ...(isKnown && { rules }) });
  const state = start(match, seed);
  let hash = openingHash(record);
  for (let i = 0; i < record.entries.length; i++) {
    const entry = record.entries[i]!;
    hash = entryHash(hash, entry);
    if (hash !== entry.hash) {
      flaws.push({ entry: i, problem: 'the hash chain breaks here' });
      return { flaws, state, match };
    }
    const problem = replay(match, state, entry);
    if (problem !== undefined) {
      flaws.push({ entry: i, problem });
      return { flaws, state, match };
    }
  }
  const result = outcome(match, state);
  if (record.result !== undefined && canonical(record.result) !== canonical(result ?? null))
    whole(
      `its result is not the one the answers lead to (${result ? canonical(result) : 'the match is not over'})`,
    );
  return { flaws, state, match };
}

function seedFrom(record: MatchRecord, flaw: (problem: string) => void): string | undefined {
  if (!record.fairness) {
    if (record.seed === undefined) flaw('it has neither a seed nor a shown secret');
    return record.seed;
  }
  const { ok, seed } = verifyFairness(record.fairness);
  if (seed === undefined) flaw('the secret of its shuffles has not been shown');
  else if (!ok) flaw('the shown secret is not the one that was promised before the deal');
  else if (record.seed !== undefined && record.seed !== seed)
    flaw('its seed does not follow from the secret');
  return seed;
}

function replay<K extends Kind>(match: Match<K>, state: State<K>, entry: Entry): string | undefined {
  try {
    answer(match, state, entry.seat, entry.answer, entry);
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return `the answer is refused by ${error.refusal.rule}`;
    throw error;
  }
}

/** The seed of a match that verifies: itself, or what the shown secret makes of it. */
export function seedIn({ seed, fairness }: MatchRecord): string {
  if (seed !== undefined) return seed;
  if (fairness?.secret === undefined) throw new BadInput('the secret of its shuffles has not been shown');
  return seedOf(fairness.secret, fairness.contributions);
}

/** A match being written down as it is played. */
export interface Recorder<K extends Kind> {
  readonly match: Match<K>;
  readonly state: State<K>;
  /** What was told while the table was set. */
  readonly opening: readonly Told[];
  /**
   * Plays and records an answer; throws `Refused` and records nothing when it is not allowed. An entry of another record
   * may be handed over as it is: only the stamp and the clock are taken from it.
   */
  play(
    seat: Seat,
    given: Answer,
    extras?: { readonly at?: number; readonly clock?: true },
  ): ReturnType<typeof answer>;
  record(): MatchRecord;
}

export function recorder<K extends Kind>(
  match: Match<K>,
  origin: { readonly seed: string } | { readonly fairness: Fairness & { readonly secret: string } },
): Recorder<K> {
  const { game, seats, version } = match;
  const options = changedOptions(match);
  const head = {
    format: 'stamtafel-match-1',
    game: game.id,
    rules: version,
    seats,
    options,
    ...origin,
  } as const;
  const seed = 'seed' in origin ? origin.seed : seedOf(origin.fairness.secret, origin.fairness.contributions);
  const opening: Told[] = [];
  const state = start(match, seed, [], opening);
  const entries: Entry[] = [];
  let hash = openingHash(head);
  return {
    match,
    state,
    opening,
    play(seat, given, { at, clock } = {}) {
      const extras = { ...(at !== undefined && { at }), ...(clock && { clock }) };
      const told = answer(match, state, seat, given, extras);
      const entry = { seat, answer: { ...given }, ...extras };
      hash = entryHash(hash, entry);
      entries.push({ ...entry, hash });
      return told;
    },
    record() {
      const result = outcome(match, state);
      return { ...head, entries: entries.slice(), ...(result && { result }) };
    },
  };
}

/** The options that differ from the game's own, so that files stay short. */
function changedOptions<K extends Kind>({
  game,
  version,
  options,
}: Match<K>): { readonly [id: string]: unknown } {
  const changed: { [id: string]: unknown } = {};
  for (const [id, value] of Object.entries(options))
    if (value !== unsaid(game, version, id)) changed[id] = value;
  return changed;
}
