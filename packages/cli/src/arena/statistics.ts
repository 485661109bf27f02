/**
 * What mirrored deals tell about two players. The deal is the unit: its matches share their cards, so that the luck of
 * the cards cancels out, and a figure is surer than as many matches with cards of their own would make it.
 */
import { type Interval, wilson } from '../simulate/statistics.ts';

/** The deals of one match-up, as far as they matter: how many, and how their scores spread. */
export interface Deals {
  readonly seats: number;
  count: number;
  sum: number;
  squares: number;
}

export const noDeals = (seats: number): Deals => ({ seats, count: 0, sum: 0, squares: 0 });

/** Counts a deal by the shares of the win that `a` had on each chair. */
export function countDeal(deals: Deals, shares: readonly number[]): void {
  const score = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  deals.count++;
  deals.sum += score;
  deals.squares += score * score;
}

/** A prior worth this many matches: it says that the two matches of a deal have nothing in common. */
const PRIOR_WINS = 10;

/**
 * How many matches with cards of their own would make the score as sure. Nothing can be learnt about the pairing from
 * matches that all end the same way: there every match counts as one.
 */
export function effectiveMatches({ seats, count, sum, squares }: Deals): number {
  if (count === 0) return 0;
  const matches = count * seats;
  const score = sum / count;
  const rare = matches * Math.min(score, 1 - score);
  if (rare <= 0 || count === 1) return matches;
  const spread = Math.max(0, squares - count * score * score) / (count - 1);
  const unpaired = (score * (1 - score)) / seats;
  const ratio = (rare * (spread / unpaired) + PRIOR_WINS) / (rare + PRIOR_WINS);
  return matches / ratio;
}

/** The share of wins of `a` with its 95 % interval. */
export function scoreOf(deals: Deals): Interval {
  if (deals.count === 0) return { share: 0, low: 0, high: 1 };
  const trials = effectiveMatches(deals);
  return { ...wilson((deals.sum / deals.count) * trials, trials), share: deals.sum / deals.count };
}

const ELO = 400 / Math.LN10;

/** The share of wins that one player has among others who are `elo` points weaker, with draws shared. */
export const expectedShare = (elo: number, seats: number): number =>
  1 / (1 + (seats - 1) * Math.exp(-elo / ELO));

/** The stronger player is to be found out if it is stronger by this. */
export const SPRT_ELO = 20;
/** A wrong verdict either way is made once in twenty times: ln((1 − β) / α). */
const SPRT_BOUND = Math.log(0.95 / 0.05);

export type Verdict = 'stronger' | 'not stronger' | 'open';

export interface Sprt {
  /** The logarithm of how much likelier the deals are if `a` is stronger by 20 Elo than if both are equal. */
  readonly llr: number;
  readonly verdict: Verdict;
}

/** The generalised sequential probability ratio test on the scores of deals. */
export function sprt(deals: Deals): Sprt {
  const { seats, count, sum } = deals;
  if (count < 2) return { llr: 0, verdict: 'open' };
  const [equal, better] = [expectedShare(0, seats), expectedShare(SPRT_ELO, seats)];
  const score = sum / count;
  const trials = effectiveMatches(deals);
  // A share that is never 0 or 1, so that the first deals do not decide everything.
  const share = (score * trials + 2) / (trials + 4);
  const variance = (share * (1 - share)) / trials;
  const llr = ((better - equal) * (2 * score - equal - better)) / (2 * variance);
  return {
    llr,
    verdict: llr >= SPRT_BOUND ? 'stronger' : llr <= -SPRT_BOUND ? 'not stronger' : 'open',
  };
}
