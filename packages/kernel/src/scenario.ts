import type { FixedChance } from './forced.ts';
import { fixChance } from './forced.ts';
import { type Game, type Match, open } from './game.ts';
import { answer, answerText, judge, outcome, pending, Refused, start } from './play.ts';
import { type Position, position, seatLetter, seatOf } from './position.ts';
import { sureOfZone, viewedZone } from './seen.ts';
import { Table } from './table.ts';
import type { Args, Kind, Seat, State } from './types.ts';
import { eventsFor, view } from './view.ts';
import { why } from './why.ts';
import { readAnswer } from './words.ts';

/** A position, answers and expectations; docs/scenarios.md describes every part. */
export interface Scenario {
  readonly title: string;
  readonly game: string;
  readonly proves?: readonly string[];
  readonly seats?: number;
  readonly options?: { readonly [id: string]: unknown };
  readonly position?: Position;
  readonly seed?: string;
  readonly chance?: readonly FixedChance[];
  readonly steps: readonly Step[];
}

export type Step = AnswerStep | RefusedStep | ExpectStep;

interface AnswerStep {
  readonly seat: string;
  readonly answer: string;
  readonly at?: number;
  readonly clock?: boolean;
  readonly tells?: readonly string[];
}

interface RefusedStep {
  readonly seat: string;
  readonly try: string;
  readonly refused: string;
  readonly args?: Args;
}

interface ExpectStep {
  readonly expect: Expectation;
}

export interface Expectation {
  readonly facts?: { readonly [fact: string]: unknown };
  readonly zones?: {
    readonly [zone: string]: readonly string[] | number | { readonly has: readonly string[] };
  };
  readonly asks?: { readonly [seat: string]: string | null };
  readonly options?: { readonly [seat: string]: ExpectedOptions };
  readonly views?: { readonly [viewer: string]: ExpectedView };
  readonly outcome?: {
    readonly reason?: string;
    readonly scores?: readonly number[];
    readonly ranks?: readonly number[];
  } | null;
}

type ExpectedOptions =
  | number
  | readonly string[]
  | { readonly has?: readonly string[]; readonly lacks?: readonly string[] };

interface ExpectedView {
  readonly zones?: { readonly [zone: string]: readonly string[] };
  readonly sure?: { readonly [zone: string]: readonly string[] };
}

const DEFAULT_SEED = '5ca1ab1e'.repeat(8);

/** Runs a scenario; the answer is a list of differences, each one sentence, empty when all is as expected. */
export function runScenario<K extends Kind>(game: Game<K>, scenario: Scenario): string[] {
  const match = open(game, {
    ...(scenario.seats !== undefined && { seats: scenario.seats }),
    ...(scenario.options && { options: scenario.options }),
  });
  const seed = scenario.seed ?? DEFAULT_SEED;
  const state = scenario.position
    ? position(match, scenario.position, seed)
    : start(match, seed, scenario.chance);
  if (scenario.position && scenario.chance) fixChance(match, state, scenario.chance);
  const differences: string[] = [];
  scenario.steps.forEach((step, i) => {
    const say = (difference: string): void => {
      differences.push(`step ${i + 1}: ${difference}`);
    };
    if ('expect' in step) checkExpectation(match, state, step.expect, say);
    else if ('try' in step) checkRefusal(match, state, step, say);
    else playStep(match, state, step, say);
  });
  return differences;
}

type Say = (difference: string) => void;

function playStep<K extends Kind>(match: Match<K>, state: State<K>, step: AnswerStep, say: Say): void {
  const seat = seatOf(match, step.seat);
  try {
    const told = answer(match, state, seat, readAnswer(match, step.answer), step);
    if (step.tells)
      checkTold(
        step.tells,
        eventsFor(match, told, match.seats).map((event) => event.key),
        say,
      );
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    say(`${step.seat} wanted "${step.answer}", refused by ${error.refusal.rule || 'the end of the match'}`);
  }
}

function checkTold(wanted: readonly string[], told: readonly string[], say: Say): void {
  let from = 0;
  for (const key of wanted) {
    const found = told.indexOf(key, from);
    if (found < 0) {
      say(`"${key}" was not told in this order; told were ${told.join(', ') || 'nothing'}`);
      return;
    }
    from = found + 1;
  }
}

function checkRefusal<K extends Kind>(match: Match<K>, state: State<K>, step: RefusedStep, say: Say): void {
  const attempt = readAnswer(match, step.try);
  const seat = seatOf(match, step.seat);
  const { refusal } = judge(new Table(match, state), seat, attempt);
  const fromView = why(match, view(match, state, seat), attempt);
  if (fromView?.rule !== refusal?.rule)
    say(`from ${step.seat}'s view "${step.try}" is ${fromView ? `refused by ${fromView.rule}` : 'allowed'}`);
  if (refusal === undefined) say(`${step.seat} may "${step.try}", expected a refusal by ${step.refused}`);
  else if (refusal.rule !== step.refused)
    say(`"${step.try}" is refused by ${refusal.rule}, expected ${step.refused}`);
  else
    for (const [name, value] of Object.entries(step.args ?? {}))
      if (refusal.args[name] !== value)
        say(
          `the refusal of "${step.try}" has ${name} ${String(refusal.args[name])}, expected ${String(value)}`,
        );
}

function checkExpectation<K extends Kind>(
  match: Match<K>,
  state: State<K>,
  expected: Expectation,
  say: Say,
): void {
  for (const [fact, value] of Object.entries(expected.facts ?? {})) {
    const found: unknown = Object.hasOwn(state.facts, fact) ? Reflect.get(state.facts, fact) : undefined;
    if (!equal(found, value)) say(`fact ${fact} is ${text(found)}, expected ${text(value)}`);
  }
  for (const [name, wanted] of Object.entries(expected.zones ?? {}))
    checkZone(match, state, name, wanted, say);
  const decisions = pending(match, state);
  const decisionOf = (letter: string) => decisions.find((d) => d.seat === seatOf(match, letter));
  for (const [letter, asks] of Object.entries(expected.asks ?? {})) {
    const found = decisionOf(letter)?.asks ?? null;
    if (found !== asks) say(`${letter} is asked ${found ?? 'nothing'}, expected ${asks ?? 'nothing'}`);
  }
  for (const [letter, wanted] of Object.entries(expected.options ?? {}))
    checkOptions(letter, (decisionOf(letter)?.options ?? []).map(answerText), wanted, say);
  for (const [letter, wanted] of Object.entries(expected.views ?? {}))
    checkView(match, state, letter === 'watcher' ? match.seats : seatOf(match, letter), wanted, say);
  if (expected.outcome !== undefined) checkOutcome(match, state, expected.outcome, say);
}

function checkZone<K extends Kind>(
  match: Match<K>,
  state: State<K>,
  name: string,
  wanted: readonly string[] | number | { readonly has: readonly string[] },
  say: Say,
): void {
  const zone = match.zoneByName.get(name);
  if (zone === undefined) {
    say(`there is no zone ${name}`);
    return;
  }
  const cards = state.zones[zone]!.map((c) => match.cards[c]!.id);
  if (typeof wanted === 'number') {
    if (cards.length !== wanted) say(`zone ${name} holds ${cards.length} cards, expected ${wanted}`);
  } else if ('has' in wanted) {
    for (const card of new Set(wanted.has))
      if (countOf(cards, card) < countOf(wanted.has, card))
        say(`zone ${name} lacks ${card}; it holds ${list(cards)}`);
  } else if (!equal(cards, wanted)) say(`zone ${name} holds ${list(cards)}, expected ${list(wanted)}`);
}

const countOf = (names: readonly string[], name: string): number =>
  names.filter((other) => other === name).length;

function checkOptions(letter: string, offered: readonly string[], wanted: ExpectedOptions, say: Say): void {
  if (typeof wanted === 'number') {
    if (offered.length !== wanted)
      say(`${letter} has ${offered.length} options, expected ${wanted}: ${list(offered)}`);
    return;
  }
  const exact = 'length' in wanted;
  const has = exact ? wanted : (wanted.has ?? []);
  const lacks = exact ? offered.filter((option) => !wanted.includes(option)) : (wanted.lacks ?? []);
  for (const option of has)
    if (!offered.includes(option)) say(`${letter} is not offered "${option}"; offered: ${list(offered)}`);
  for (const option of lacks)
    if (offered.includes(option)) say(`${letter} is offered "${option}", not expected`);
}

function checkView<K extends Kind>(
  match: Match<K>,
  state: State<K>,
  viewer: Seat,
  wanted: ExpectedView,
  say: Say,
): void {
  const seen = view(match, state, viewer);
  const who = viewer === match.seats ? 'a watcher' : seatLetter(viewer);
  for (const [name, cards] of Object.entries(wanted.zones ?? {})) {
    const found = viewedZone(match, seen, name);
    if (!equal(found, cards)) say(`${who} sees ${list(found)} in ${name}, expected ${list(cards)}`);
  }
  for (const [name, cards] of Object.entries(wanted.sure ?? {})) {
    const found = sureOfZone(match, seen, name);
    const sorted = [...cards].sort();
    if (!equal(found, sorted))
      say(`${who} is sure of ${list(found)} among ${name}, expected ${list(sorted)}`);
  }
}

function checkOutcome<K extends Kind>(
  match: Match<K>,
  state: State<K>,
  wanted: NonNullable<Expectation['outcome']> | null,
  say: Say,
): void {
  const found = outcome(match, state) ?? null;
  if (wanted === null || found === null) {
    if (found !== wanted)
      say(
        found
          ? `the match is over (${found.reason}), expected to go on`
          : 'the match goes on, expected to be over',
      );
    return;
  }
  for (const [part, value] of Object.entries(wanted)) {
    const got: unknown = Reflect.get(found, part);
    if (!equal(got, value)) say(`the outcome's ${part} is ${text(got)}, expected ${text(value)}`);
  }
}

const text = (value: unknown): string => JSON.stringify(value) ?? 'missing';
const list = (names: readonly string[]): string => (names.length === 0 ? 'nothing' : names.join(', '));

function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && equal(Reflect.get(a, key), Reflect.get(b, key)))
  );
}
