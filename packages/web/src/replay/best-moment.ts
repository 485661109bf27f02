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
 * The moment that did most for the win: where the chance of the winners grew most. Goals are alike, so the largest gain
 * alone would often be the first of them; a late one that takes the lead, or puts it out of reach, is worth more. Of
 * equal ones the last that turned the match, else the last. None where everybody won, or where the lead never grew.
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
  const chances = chancesOf(leads);
  const growths = chances.map((chance, moment) => chance - (chances[moment - 1] ?? chance));
  const most = Math.max(...growths);
  if (!(most > EQUAL)) return undefined;
  const best = growths.flatMap((growth, moment) => (growth > most - EQUAL ? [moment] : []));
  const moment = best.findLast((one) => isTurn(leads, one)) ?? best.at(-1) ?? 0;
  return { moment, before: leads[moment - 1] ?? 0, after: leads[moment] ?? 0, winners };
}

/** Whether the winners went ahead who had been behind or caught up with: not by the first points of all. */
function isTurn(leads: readonly number[], moment: number): boolean {
  const before = leads.slice(0, moment);
  return (leads[moment] ?? 0) > 0 && (before.at(-1) ?? 0) <= 0 && before.some((lead) => lead !== before[0]);
}

/** Chances that differ by less are the same: the rest is rounding. */
const EQUAL = 1e-9;

/**
 * By moment: how likely the winners would have ended ahead if, from there on, a coin had decided for each change of the
 * lead which side it was for. Ending level counts half.
 */
function chancesOf(leads: readonly number[]): readonly number[] {
  const fromTheEnd: number[] = [];
  let toCome: Distribution = new Map([[0, 1]]);
  for (let moment = leads.length - 1; moment >= 0; moment--) {
    const lead = leads[moment] ?? 0;
    fromTheEnd.push(chanceAhead(lead, toCome));
    const change = Math.abs(lead - (leads[moment - 1] ?? lead));
    if (change > 0) toCome = eitherWay(toCome, change);
  }
  return fromTheEnd.reverse();
}

/** By how much the lead may still change, and how likely that is. */
type Distribution = ReadonlyMap<number, number>;

function eitherWay(before: Distribution, change: number): Distribution {
  const after = new Map<number, number>();
  for (const [by, chance] of before)
    for (const sum of [by + change, by - change]) after.set(sum, (after.get(sum) ?? 0) + chance / 2);
  return after;
}

function chanceAhead(lead: number, toCome: Distribution): number {
  let sum = 0;
  for (const [by, chance] of toCome) if (lead + by >= 0) sum += lead + by === 0 ? chance / 2 : chance;
  return sum;
}
