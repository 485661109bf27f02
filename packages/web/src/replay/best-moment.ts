import type { Outcome } from '@stamtafel/kernel';

export interface BestMoment {
  /** After which answer. */
  readonly moment: number;
  /** How far the winners were ahead of the best of the others before and after it; below zero: behind. */
  readonly before: number;
  readonly after: number;
  readonly winners: readonly number[];
}

/**
 * The moment that did most for the winner: the largest growth of the lead over the best of the others, in the scores that
 * the course shows. Of several equal ones the last that took the lead, else the last. None where everybody won, or where
 * the lead never grew.
 */
export function bestMoment(
  scores: readonly (readonly number[])[],
  { ranks }: Pick<Outcome, 'ranks'>,
  fewerPointsWin = false,
): BestMoment | undefined {
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const others = ranks.flatMap((rank, seat) => (rank === 1 ? [] : [seat]));
  if (winners.length === 0 || others.length === 0) return undefined;
  const leads = scores.map((row) => {
    const worth = (seat: number): number => (fewerPointsWin ? -1 : 1) * (row[seat] ?? 0);
    return Math.min(...winners.map(worth)) - Math.max(...others.map(worth));
  });
  let best: BestMoment | undefined;
  for (let moment = 1; moment < leads.length; moment++) {
    const one = { moment, before: leads[moment - 1] ?? 0, after: leads[moment] ?? 0, winners };
    if (growth(one) > 0 && (best === undefined || isAsGood(one, best))) best = one;
  }
  return best;
}

const growth = ({ before, after }: BestMoment): number => after - before;
const takesLead = ({ before, after }: BestMoment): boolean => before <= 0 && after > 0;

const isAsGood = (later: BestMoment, best: BestMoment): boolean =>
  growth(later) === growth(best) ? takesLead(later) || !takesLead(best) : growth(later) > growth(best);
