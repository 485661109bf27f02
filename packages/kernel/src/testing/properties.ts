import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastBelow, fastSeed } from '../chance.ts';
import {
  type Answer,
  answer,
  answerText,
  canonical,
  carryOut,
  clone,
  type Decision,
  type Game,
  hasLearntNothing,
  type Match,
  open,
  outcome,
  pending,
  playout,
  Refused,
  recorder,
  restore,
  type Seat,
  type State,
  start,
  Table,
  toAnswer,
  undo,
  type View,
  verifyRecord,
  view,
  why,
  world,
} from '../index.ts';
import { judge } from '../play.ts';
import { type Extents, howMany, seedOfDay } from './day.ts';
import { clockOption, dealInterference, interference, randomOption } from './interference.ts';
import { testSeed } from './sit.ts';

export interface Variation {
  readonly seats?: number;
  readonly options?: { readonly [id: string]: unknown };
}

export interface Extent {
  /** Whole matches of random play per variation in a full run. */
  readonly matches?: number;
  /** Pairs of truths compared, over all variations together. */
  readonly pairs?: Extents;
  /** Worlds sampled, over all variations together. */
  readonly worlds?: Extents;
  /** Whether a sampled world agrees with something the viewer remembers; a sentence when it does not. */
  readonly oracle?: (match: Match, truth: State, sampled: State, viewer: Seat) => string | undefined;
  /** Events by which a rule shows hidden cards because of what they are; pairs that differ in such a proof are left out. */
  readonly proofs?: readonly string[];
  /** Picks by which one seat ends a question to several, whatever the others have answered. */
  readonly endings?: readonly string[];
  /** The event keys that have a sentence. */
  readonly keys?: readonly string[];
}

/** This many looks, at matches that follow from the seed. */
export interface Campaign {
  readonly wanted: number;
  readonly seed: number;
}

/** What each game is put through, unless it says otherwise. */
const USUAL: Extents = { quick: 1000, test: 20_000, night: 2_000_000 };

const named = (game: Game, v: Variation): string =>
  `${game.id} ${v.seats ?? game.players[0]} seats ${canonical(shortened(v.options ?? {}))}`;

const shortened = (options: { readonly [id: string]: unknown }): object =>
  Object.fromEntries(
    Object.entries(options).map(([id, value]) => [id, typeof value === 'object' ? 'custom' : value]),
  );

/** The suite every game gets for free. */
export function properties(game: Game, variations: readonly Variation[], extent: Extent = {}): void {
  const inTest = extent.matches ?? 20;
  const matches = howMany({ quick: 1, test: inTest, night: 20 * inTest });
  const deals = howMany({ quick: 2, test: 10, night: 1000 });
  const pairs = howMany(extent.pairs ?? USUAL);
  const worlds = howMany(extent.worlds ?? USUAL);
  const seed = seedOfDay(game.id);
  for (const variation of variations) {
    const match = open(game, variation);
    const title = `${named(game, variation)}: random play keeps every promise`;
    const first = seedOfDay(title);
    test(title, () => {
      for (let m = 0; m < matches; m++) playThrough(match, testSeed(first + m), extent);
    });
  }
  test(`${game.id}: every value of every house rule is among the matches that are looked at`, () => {
    assert.deepEqual(leftOut(game, variations), []);
  });
  test(`${game.id}: ${pairs.toLocaleString('en')} pairs of truths that differ in hidden cards look the same`, () => {
    compareDeals(game, variations, { wanted: deals, seed });
    comparePairs(game, variations, { wanted: pairs, seed }, extent);
  });
  test(`${game.id}: ${worlds.toLocaleString('en')} worlds agree with everything their viewer knows`, () => {
    sampleWorlds(game, variations, { wanted: worlds, seed }, extent);
  });
}

/** The values of house rules that no variation plays by. */
const leftOut = ({ options }: Game, variations: readonly Variation[]): readonly string[] =>
  Object.entries(options).flatMap(([id, { values, standard }]) =>
    'from' in values
      ? []
      : values
          .filter((value) => !variations.some((played) => (played.options?.[id] ?? standard) === value))
          .map((value) => `${id}: ${value}`),
  );

/** Plays whole random matches and shows every decision to `look` until it has had enough. */
function walk(
  game: Game,
  variations: readonly Variation[],
  seed: number,
  look: (match: Match, state: State, dice: number[], decisions: readonly Seat[]) => boolean,
): void {
  const dice = fastSeed(seed);
  const matches = variations.map((v) => open(game, v));
  for (let n = 0; ; n++) {
    const match = matches[n % matches.length]!;
    const state = start(match, testSeed(seed + n));
    while (state.stack.length > 0) {
      const g = new Table(match, state);
      const seats = seatsToAsk(g, dice);
      if (!look(match, state, dice, seats)) return;
      const seat = seats[fastBelow(dice, seats.length)]!;
      carryOut(g, seat, randomOption(match, state, seat, dice));
    }
  }
}

/** Everybody the table waits for; now and then also a player who may answer unasked. */
function seatsToAsk(g: Table, dice: number[]): Seat[] {
  const unasked = fastBelow(dice, 8) === 0;
  return pending(g.match, g.state)
    .filter((d) => !d.optional || (unasked && d.options.length > 0))
    .map((d) => d.seat);
}

/** Deals that differ in cards a viewer has not seen look the same to that viewer, before anybody has answered. */
export function compareDeals(game: Game, variations: readonly Variation[], { wanted, seed }: Campaign): void {
  const dice = fastSeed(seed);
  for (const variation of variations) {
    const match = open(game, variation);
    for (let n = 0; n < wanted; n++)
      for (let viewer = 0; viewer <= match.seats; viewer++) {
        const result = dealInterference(match, testSeed(seed + n), viewer, dice);
        if (typeof result === 'object')
          assert.equal(result.second, result.first, `viewer ${viewer} can tell hidden cards from the deal`);
      }
  }
}

export function comparePairs(
  game: Game,
  variations: readonly Variation[],
  { wanted, seed }: Campaign,
  { proofs = [] }: Extent = {},
): void {
  let compared = 0;
  let skipped = 0;
  walk(game, variations, seed, (match, state, dice, seats) => {
    for (const seat of seats) {
      const late = fastBelow(dice, 8) === 0 ? clockOption(match, state, seat) : undefined;
      const option = late ?? randomOption(match, state, seat, dice);
      for (let viewer = 0; viewer <= match.seats; viewer++) {
        const how = { proofs, clock: late !== undefined };
        const result = interference(match, state, seat, option, viewer, dice, how);
        if (result === 'same') compared++;
        else if (result === 'skipped') skipped++;
        else
          assert.equal(
            result.second,
            result.first,
            `viewer ${viewer} can tell hidden cards apart when seat ${seat} answers ${JSON.stringify(option)}`,
          );
      }
    }
    return compared < wanted && skipped < 50 * wanted;
  });
  assert.ok(compared >= wanted, `only ${compared} pairs could be compared, ${skipped} were skipped`);
}

export function sampleWorlds(
  game: Game,
  variations: readonly Variation[],
  { wanted, seed }: Campaign,
  extent: Extent = {},
): void {
  let sampled = 0;
  const contradictions = (match: Match, state: State): number =>
    game.contradictions?.(new Table(match, state)) ?? 0;
  walk(game, variations, seed, (match, state, dice) => {
    assert.equal(contradictions(match, state), 0, 'the truth does not contradict what everybody saw');
    for (let viewer = 0; viewer <= match.seats; viewer++) {
      const seen = view(match, state, viewer);
      const imagined = world(match, seen, dice);
      assert.equal(contradictions(match, imagined), 0, 'nor does a sampled world');
      assert.equal(
        JSON.stringify(view(match, imagined, viewer)),
        JSON.stringify(seen),
        'the view of a sampled world',
      );
      assertConserved(match, imagined);
      const own = (s: State): string => JSON.stringify(pending(match, s).filter((d) => d.seat === viewer));
      assert.equal(own(imagined), own(state), "the viewer's options in a sampled world");
      const complaint = extent.oracle?.(match, state, imagined, viewer);
      assert.equal(complaint, undefined, 'what the viewer remembers');
      if (sampled % 64 === 0) assertPlayable(match, seen, dice);
      if (sampled % 8 === 0) assertTellsNothing(match, state, imagined, viewer, dice);
      sampled++;
    }
    return sampled < wanted;
  });
}

/** A world can be played to the end, with knowledge and in search mode. */
function assertPlayable(match: Match, seen: View, dice: number[]): void {
  const bound = match.game.longest(match.seats, match.options);
  for (const quiet of [false, true]) {
    const g = new Table(match, world(match, seen, dice, { quiet }));
    playout(g, dice, bound + 1);
    assert.equal(g.state.stack.length, 0, 'a world played to the end');
    assertConserved(match, g.state);
  }
}

/** An answer by which its seat learns nothing leads on to the same, to its eyes, in the truth and in any world. */
function assertTellsNothing(match: Match, truth: State, imagined: State, seat: Seat, dice: number[]): void {
  const decision = pending(match, truth).find((d) => d.seat === seat && d.options.length > 0);
  if (decision === undefined) return;
  const given = decision.options[fastBelow(dice, decision.options.length)]!;
  const after = clone(match, truth);
  answer(match, after, seat, given);
  if (!hasLearntNothing(truth, after, seat)) return;
  const elsewhere = clone(match, imagined);
  answer(match, elsewhere, seat, given);
  const eyes = (s: State): string =>
    JSON.stringify([view(match, s, seat), pending(match, s).filter((d) => d.seat === seat)]);
  assert.equal(eyes(elsewhere), eyes(after), `seat ${seat} learns something by ${answerText(given)}`);
}

function assertConserved(match: Match, state: State): void {
  const seen = new Set<number>();
  state.zones.forEach((cards, zone) => {
    for (const c of cards) {
      assert.ok(!seen.has(c), `card ${c} lies twice`);
      assert.equal(state.at[c], zone, `card ${c} lies where the table thinks it is not`);
      seen.add(c);
    }
  });
  assert.equal(seen.size, match.cards.length, 'cards on the table');
}

/** One match: every promise that can be checked at a decision is checked at each, the costly ones at some. */
export function playThrough(match: Match, seed: string, extent: Extent = {}): void {
  const dice = fastSeed(Number.parseInt(seed.slice(-8), 16));
  const log = recorder(match, { seed });
  const { state } = log;
  const bound = match.game.longest(match.seats, match.options);
  const keys = extent.keys && new Set(extent.keys);
  let answers = 0;
  while (state.stack.length > 0) {
    assert.ok(answers <= bound, `more than ${bound} answers`);
    const decisions = pending(match, state);
    checkDecisions(match, state, decisions);
    const dear = fastBelow(dice, 10) === 0;
    if (dear) checkAnswers(match, state, decisions, dice);
    if (dear) checkCommuting(match, state, decisions, dice, extent.endings);
    if (dear) checkCopies(match, state);
    const asked = decisions.filter((d) => !d.optional || (d.options.length > 0 && fastBelow(dice, 12) === 0));
    const decision = asked[fastBelow(dice, asked.length)]!;
    const late = fastBelow(dice, 25) === 0 ? decision.timeout : undefined;
    const given = late ?? decision.options[fastBelow(dice, decision.options.length)]!;
    const before = dear && !late ? clone(match, state) : undefined;
    const told = log.play(decision.seat, given, late && { clock: true });
    if (keys) for (const { key } of told) assert.ok(keys.has(key), `the event "${key}" has no sentence`);
    if (before) checkUndo(match, before, state, decision.seat, given);
    answers++;
  }
  const result = outcome(match, state);
  assert.ok(result, 'a match without frames has an outcome');
  assert.equal(result.ranks.length, match.seats);
  assert.ok(result.ranks.includes(1), 'somebody is first');
  const { flaws, state: again } = verifyRecord(match.game, JSON.parse(JSON.stringify(log.record())));
  assert.deepEqual(flaws, []);
  assert.equal(JSON.stringify(again), JSON.stringify(state), 'the replay of the record');
}

function checkDecisions(match: Match, state: State, decisions: readonly Decision[]): void {
  const text = JSON.stringify(state);
  assert.equal(JSON.stringify(restore(match, JSON.parse(text))), text, 'the state survives being saved');
  assertConserved(match, state);
  assert.ok(
    decisions.some((d) => !d.optional),
    'the table waits for somebody',
  );
  for (const d of decisions) {
    assert.ok(d.optional || d.options.length > 0, `${d.asks} offers seat ${d.seat} something`);
    assert.ok(d.optional || d.timeout, `${d.asks} has an answer for the clock`);
    assert.notEqual(d.rule, '', `${d.asks} names its rule`);
  }
}

/** No copy shares a part with its original, and nobody changes a frame or a bag once it is made. */
function checkCopies(match: Match, state: State): void {
  const parts = new Set<unknown>();
  eachPart(state.facts, (part) => parts.add(part));
  eachPart(match.game.copyFacts(state.facts), (part) => {
    assert.ok(!parts.has(part), `copyFacts shares ${JSON.stringify(part)}`);
  });
  eachPart(state.stack.slice(), Object.freeze);
  eachPart(state.bags.slice(), Object.freeze);
}

function eachPart(value: unknown, look: (part: object) => void): void {
  if (typeof value !== 'object' || value === null) return;
  look(value);
  for (const part of Object.values(value)) eachPart(part, look);
}

/** Every listed answer and the clock's is accepted; anything else is refused, to those who are not asked as well. */
function checkAnswers(match: Match, state: State, decisions: readonly Decision[], dice: number[]): void {
  const text = JSON.stringify(state);
  for (const { seat, options, timeout } of decisions) {
    for (const option of options) answer(match, clone(match, state), seat, option);
    checkList(match, state, seat);
    if (timeout) answer(match, clone(match, state), seat, timeout, { clock: true });
  }
  for (let seat = 0; seat < match.seats; seat++) {
    const decision = decisions.find((d) => d.seat === seat);
    checkAttempts(match, state, seat, decision?.options ?? [], decision ? 40 : 10, dice);
  }
  assert.equal(JSON.stringify(state), text, 'looking and refusing change nothing');
}

/** Whatever a seat may try: what is listed is accepted, and state and view refuse the rest alike. */
function checkAttempts(
  match: Match,
  state: State,
  seat: Seat,
  options: readonly Answer[],
  attempts: number,
  dice: number[],
): void {
  const listed = new Set(options.map(answerText));
  assert.equal(listed.size, options.length, 'no option is listed twice');
  const seen = view(match, state, seat);
  for (let i = 0; i < attempts; i++) {
    const attempt = randomAttempt(match, dice);
    const refused = refusalOf(match, state, seat, attempt);
    assert.equal(
      refused === undefined,
      listed.has(answerText(normalForm(match, state, seat, attempt))),
      `"${answerText(attempt)}" listed or refused`,
    );
    assert.equal(
      JSON.stringify(why(match, seen, attempt)),
      JSON.stringify(refused),
      'the reason from the view',
    );
    if (refused) assert.notEqual(refused.rule, '', 'a refusal names its rule');
  }
}

/** The listed way to say it. */
function normalForm(match: Match, state: State, seat: Seat, attempt: Answer): Answer {
  const { option } = judge(new Table(match, state), seat, attempt);
  return option === undefined ? attempt : toAnswer(match, option);
}

/** No rule refuses what it has listed, whichever way it was offered. */
function checkList(match: Match, state: State, seat: Seat): void {
  const g = new Table(match, state);
  const frame = state.stack.at(-1)!;
  const rule = match.rules[frame.do]!;
  const count = g.ask(rule, frame, seat);
  for (const option of g.list.slice(0, count))
    assert.equal(rule.refuses?.(g, frame, seat, option), undefined, `${JSON.stringify(option)} is listed`);
}

function refusalOf(match: Match, state: State, seat: Seat, attempt: Answer) {
  try {
    answer(match, clone(match, state), seat, attempt);
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

/** Numbers that wrap around, overflow or mean nothing in particular. */
const ODD = [-2, 31, 32, 1e9, 2 ** 53, 0.5];

/** Anything of the right form; now and then with a part missing or a number from nowhere. */
function randomAttempt(match: Match, dice: number[]): Answer {
  const picks = Object.entries(match.game.picks);
  const [pick, def] = picks[fastBelow(dice, picks.length)]!;
  const odd = fastBelow(dice, 8) === 0;
  const given: { pick: string; card?: string; to?: string | number } = { pick };
  if (def.card && !(odd && fastBelow(dice, 2) === 0))
    given.card = match.cards[fastBelow(dice, match.cards.length)]!.id;
  if (def.to === 'zone' && !(odd && fastBelow(dice, 2) === 0))
    given.to = match.zones[fastBelow(dice, match.zones.length)]!.name;
  if (def.to === 'number') given.to = odd ? ODD[fastBelow(dice, ODD.length)]! : fastBelow(dice, 9);
  return given;
}

/** Two seats asked at once may answer in either order; what ends their question leaves nothing of the other's answer. */
function checkCommuting(
  match: Match,
  state: State,
  decisions: readonly Decision[],
  dice: number[],
  endings: readonly string[] = [],
): void {
  const frame = state.stack[state.stack.length - 1]!;
  if (match.rules[frame.do]!.race) return;
  const [a, b] = decisions.filter((d) => !d.optional);
  if (!a || !b) return;
  const one = { seat: a.seat, given: a.options[fastBelow(dice, a.options.length)]! };
  const two = { seat: b.seat, given: b.options[fastBelow(dice, b.options.length)]! };
  const after = (...answers: readonly (typeof one)[]): string => {
    const copy = clone(match, state);
    for (const { seat, given } of answers) answer(match, copy, seat, given);
    return JSON.stringify(copy);
  };
  const [ending, other] = endings.includes(one.given.pick) ? [one, two] : [two, one];
  if (!endings.includes(ending.given.pick))
    assert.equal(after(two, one), after(one, two), `${frame.do}: the order of simultaneous answers`);
  else if (!endings.includes(other.given.pick))
    assert.equal(after(other, ending), after(ending), `${frame.do}: what ${ending.given.pick} leaves behind`);
}

/** What can be taken back freely leaves no trace: answering again leads to the same bytes. */
function checkUndo(match: Match, before: State, after: State, seat: Seat, given: Answer): void {
  if (undo(match, before, after, seat) !== 'free') return;
  const again = clone(match, before);
  answer(match, again, seat, given);
  assert.equal(JSON.stringify(again), JSON.stringify(after), 'taking back and answering again');
}
