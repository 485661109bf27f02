import { createHash } from 'node:crypto';
import { botNamed, characterOf, type Mind, mindOf, players, playMatch, type Seated } from '@stamtafel/bots';
import type { Edition } from '@stamtafel/games';
import { fastSeed, type Match, open, outcome, playout, start, Table } from '@stamtafel/kernel';
import { parseBot } from '../bot-name.ts';
import { fail, findGame } from '../input.ts';
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
}

/** A stretch of matches, from the first up to but not including the last. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Plays stretches of a plan. What a stretch gives depends on nothing but the plan. */
export async function simulator(
  plan: Plan,
): Promise<{ readonly match: Match; play(stretch: Stretch): Tally }> {
  const edition = findGame(plan.game);
  const match = open(edition.game, {
    ...(plan.seats !== undefined && { seats: plan.seats }),
    options: plan.options,
  });
  const playOne = plan.fast
    ? playQuickly(match, plan)
    : playProperly(edition, await mindOf(plan.game), match, plan);
  return {
    match,
    play({ from, to }) {
      const tally = emptyTally(match.seats);
      for (let number = from; number < to; number++) {
        const { outcome, decisions } = playOne(number);
        count(tally, outcome, decisions);
      }
      return tally;
    },
  };
}

type PlayOne = (number: number) => ReturnType<typeof playMatch>;

function playProperly(edition: Edition, mind: Mind, match: Match, plan: Plan): PlayOne {
  const simple = players(edition);
  const wanted = plan.bots.map(parseBot);
  return (number) => {
    const place = `${plan.seed} match ${number}`;
    const seated = Array.from({ length: match.seats }, (_, seat): Seated => {
      const { name, budget } = wanted[seat % wanted.length] ?? fail('a match needs players');
      return simple.get(name) ?? { bot: botNamed(edition, mind, name, characterOf(place, seat)), budget };
    });
    return playMatch(match, seated, seedOfMatch(plan.seed, number).toString('hex'));
  };
}

function playQuickly(match: Match, plan: Plan): PlayOne {
  if (plan.bots.some((name) => name !== 'random')) fail('--fast is for random players only.');
  const longest = match.game.longest(match.seats, match.options);
  return (number) => {
    const seed = seedOfMatch(plan.seed, number);
    const g = new Table(match, start(match, seed.readUInt32LE(0)));
    const decisions = playout(g, fastSeed(seed.readUInt32LE(4)), longest);
    const result = outcome(match, g.state);
    if (!result) throw new Error(`${match.game.id} goes on after ${longest} answers`);
    return { outcome: result, decisions };
  };
}

const seedOfMatch = (seed: string, number: number): Buffer =>
  createHash('sha256').update(`${seed} match ${number}`).digest();

/** Stretches of a size that follows from the number of matches alone, so that sums come out the same on any machine. */
export function* stretches(matches: number): Generator<Stretch, undefined> {
  const size = Math.min(500, Math.ceil(matches / 200));
  for (let from = 0; from < matches; from += size) yield { from, to: Math.min(matches, from + size) };
  return undefined;
}
