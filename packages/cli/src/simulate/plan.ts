import { createHash } from 'node:crypto';
import {
  botNamed,
  characterOf,
  diceOf,
  type Mind,
  mindOf,
  type Played,
  players,
  playOn,
  type Seated,
} from '@stamtafel/bots';
import type { Edition } from '@stamtafel/games';
import {
  answer,
  fastSeed,
  type Match,
  open,
  outcome,
  playout,
  type State,
  start,
  Table,
} from '@stamtafel/kernel';
import { parseBot } from '../bot-name.ts';
import { fail, findGame } from '../input.ts';
import { type Reporting, reporting } from './reporting.ts';
import { count, emptyTally, type Tally } from './tally.ts';

/** What is to be simulated: plain data, so that every worker thread gets the same. */
export interface Plan {
  readonly game: string;
  readonly seats?: number;
  readonly options: { readonly [id: string]: unknown };
  /** By seat; fewer than seats repeat. */
  readonly bots: readonly string[];
  readonly matches: number;
  /** 64 hex digits; every match has a seed of its own that follows from it. */
  readonly seed: string;
  /** The engine's inner loop and search generator: random players only. */
  readonly fast: boolean;
  /** Counts what a report needs; the first `houseRules` matches are also played with every house rule changed. */
  readonly report?: { readonly houseRules: number };
}

/** A stretch of matches, from the first up to but not including the last. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

interface Simulator {
  readonly match: Match;
  readonly reporting?: Reporting;
  /** A tally in which nothing has been counted yet. */
  empty(): Tally;
  play(stretch: Stretch): Tally;
}

/** Plays stretches of a plan. What a stretch gives depends on nothing but the plan. */
export async function simulator(plan: Plan): Promise<Simulator> {
  const edition = findGame(plan.game);
  const mind = plan.fast ? undefined : await mindOf(plan.game);
  const lay = (changed: Plan['options'] = {}): { match: Match; play: PlayOne } => {
    const match = open(edition.game, {
      ...(plan.seats !== undefined && { seats: plan.seats }),
      options: { ...plan.options, ...changed },
    });
    return { match, play: mind ? playProperly(edition, mind, match, plan) : playQuickly(match, plan) };
  };
  const { match, play } = lay();
  const report = plan.report && reporting(edition, { match, play }, plan, lay);
  const empty = (): Tally => emptyTally(match.seats, report?.empty());
  return {
    match,
    ...(report && { reporting: report }),
    empty,
    play({ from, to }) {
      const tally = empty();
      for (let number = from; number < to; number++) {
        const { outcome, decisions } = report ? report.play(number, tally) : play(number);
        count(tally, outcome, decisions);
      }
      return tally;
    },
  };
}

/** Plays the match of this number; `look` sees the table before every answer, `end` when it is over. */
export type PlayOne = (number: number, onlooker?: Onlooker) => Played;

export interface Onlooker {
  look(state: State): void;
  end(state: State): void;
}

function playProperly(edition: Edition, mind: Mind, match: Match, plan: Plan): PlayOne {
  const simple = players(edition);
  const wanted = plan.bots.map(parseBot);
  return (number, onlooker) => {
    const place = `${plan.seed} match ${number}`;
    const seated = Array.from({ length: match.seats }, (_, seat): Seated => {
      const { name, budget } = wanted[seat % wanted.length] ?? fail('a match needs players');
      return simple.get(name) ?? { bot: botNamed(edition, mind, name, characterOf(place, seat)), budget };
    });
    const seed = seedOfMatch(plan.seed, number).toString('hex');
    const state = start(match, seed);
    const played = playOn(
      {
        match,
        state,
        play(seat, given, extras) {
          onlooker?.look(state);
          return answer(match, state, seat, given, extras);
        },
      },
      seated,
      diceOf(seed),
    );
    onlooker?.end(state);
    return played;
  };
}

function playQuickly(match: Match, plan: Plan): PlayOne {
  if (plan.bots.some((name) => name !== 'random')) fail('--fast is for random players only.');
  const longest = match.game.longest(match.seats, match.options);
  return (number, onlooker) => {
    const seed = seedOfMatch(plan.seed, number);
    const g = new Table(match, start(match, seed.readUInt32LE(0)));
    const dice = fastSeed(seed.readUInt32LE(4));
    let decisions = 0;
    if (onlooker === undefined) decisions = playout(g, dice, longest);
    else
      while (g.state.stack.length > 0 && decisions < longest) {
        onlooker.look(g.state);
        decisions += playout(g, dice, 1);
      }
    const result = outcome(match, g.state);
    if (!result) throw new Error(`${match.game.id} goes on after ${longest} answers`);
    onlooker?.end(g.state);
    return { outcome: result, decisions };
  };
}

const seedOfMatch = (seed: string, number: number): Buffer =>
  createHash('sha256').update(`${seed} match ${number}`).digest();

/** The most matches at a time: what has not come back when Ctrl-C comes is lost. */
const LONGEST = { fast: 500, usual: 50, withHouseRules: 2 } as const;

/** Stretches of a size that follows from the plan alone, so that sums come out the same on any machine. */
export function* stretches({
  matches,
  fast,
  report,
}: Pick<Plan, 'matches' | 'fast' | 'report'>): Generator<Stretch, undefined> {
  const usual = Math.min(fast ? LONGEST.fast : LONGEST.usual, Math.ceil(matches / 200));
  for (let from = 0, to = 0; from < matches; from = to) {
    const size = from < (report?.houseRules ?? 0) ? Math.min(usual, LONGEST.withHouseRules) : usual;
    to = Math.min(matches, from + size);
    yield { from, to };
  }
  return undefined;
}
