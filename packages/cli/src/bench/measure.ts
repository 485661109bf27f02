/** What one process measures. Time is CPU time of the whole process: the machine may have other work. */
import process from 'node:process';
import type { Edition } from '@stamtafel/games';
import {
  clone,
  fastBelow,
  fastSeed,
  type Match,
  open,
  playout,
  type State,
  start,
  Table,
  view,
  world,
} from '@stamtafel/kernel';

export interface Figures {
  readonly decisionsPerSecond: number;
  readonly matchesPerSecond: number;
  readonly cloneNs: number;
  readonly viewNs: number;
  readonly worldNs: number;
}

/** A match in progress is looked at in this many places. */
const SAMPLES = 64;

export function measureGame(edition: Edition, seconds: number): Figures {
  const match = open(edition.game);
  const play = matchPlayer(match);
  during(seconds / 2, play); // let the compiler settle
  let decisions = 0;
  const { rounds, spent } = during(seconds, () => {
    decisions += play();
  });
  const states = middles(match, decisions / rounds);
  const views = states.map((state, i) => view(match, state, i % match.seats));
  const dice = fastSeed(3);
  const brief = seconds / 4;
  return {
    decisionsPerSecond: decisions / spent,
    matchesPerSecond: rounds / spent,
    cloneNs: nsEach(brief, states, (state) => clone(match, state)),
    viewNs: nsEach(brief, states, (state, i) => view(match, state, i % match.seats)),
    worldNs: nsEach(brief, views, (seen) => world(match, seen, dice)),
  };
}

/** Plays one whole random match with every player's knowledge kept; the answer is its number of decisions. */
export function matchPlayer(match: Match): () => number {
  const dice = fastSeed(1);
  const longest = match.game.longest(match.seats, match.options);
  let seed = 1;
  const g = new Table(match, start(match, seed));
  return () => {
    g.state = start(match, seed++);
    return playout(g, dice, longest);
  };
}

/** States from the middle of matches, from all stretches of it. */
function middles(match: Match, usualLength: number): State[] {
  const dice = fastSeed(2);
  const states: State[] = [];
  for (let seed = 1; states.length < SAMPLES; seed++) {
    const g = new Table(match, start(match, seed));
    playout(g, dice, 1 + fastBelow(dice, Math.max(1, Math.floor(usualLength))));
    if (g.state.stack.length > 0) states.push(g.state);
  }
  return states;
}

/** Where results go, so that making them is not left out. */
const made: { last?: unknown } = {};

function nsEach<T>(seconds: number, items: readonly T[], make: (item: T, i: number) => unknown): number {
  const round = (): void => {
    items.forEach((item, i) => {
      made.last = make(item, i);
    });
  };
  during(seconds / 2, round);
  const { rounds, spent } = during(seconds, round);
  return (spent * 1e9) / (rounds * items.length);
}

/** Repeats something for some seconds of CPU time; says how often and how long it really was. */
export function during(
  seconds: number,
  act: () => unknown,
): { readonly rounds: number; readonly spent: number } {
  const begun = cpuSeconds();
  let rounds = 0;
  let spent = 0;
  do {
    // Looking at the clock costs a microsecond or two.
    for (let i = 0; i < 16; i++) act();
    rounds += 16;
    spent = cpuSeconds() - begun;
  } while (spent < seconds);
  return { rounds, spent };
}

export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
