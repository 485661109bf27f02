import type { Match, Seat, View } from '@stamtafel/kernel';
import { fill } from '../fill.ts';
import type { StierZoektBier } from './kind.ts';
import { cellarBeersOf, pubOf, type Stool } from './seen.ts';
import { cardName, type Names } from './texts/names.ts';

/** §9 How the result came about: by seat, per bull its total, the step reached, doubling and points; then what decides. */
export const breakdown = (
  match: Match<StierZoektBier>,
  view: View<StierZoektBier>,
  names: Names,
): readonly (readonly string[])[] =>
  Array.from({ length: match.seats }, (_, seat) => linesOf(match, view, seat, names));

function linesOf(
  match: Match<StierZoektBier>,
  view: View<StierZoektBier>,
  seat: Seat,
  names: Names,
): readonly string[] {
  const pub = pubOf(match, view, seat);
  const sum = (figure: (stool: Stool) => number): number =>
    pub.reduce((total, stool) => total + figure(stool), 0);
  const inCellar = match.options.tiebreakCards === 'all' ? cellarBeersOf(match, view, seat) : 0;
  const total = {
    points: sum(({ points }) => points),
    beers: sum(({ beers }) => beers) + inCellar,
    glasses: sum(({ glasses }) => glasses),
  };
  return [
    ...pub.map((stool) => lineOf(stool, names)),
    fill(match.options.tiebreakCards === 'all' ? names.breakdown.all : names.breakdown.bulls, total),
  ];
}

function lineOf({ bull, tucked, glasses, step, points }: Stool, names: Names): string {
  const args = { bull: cardName(names, bull.id), glasses, points };
  if (step === undefined)
    return fill(names.breakdown.nothing, { ...args, first: bull.points.findIndex((n) => n > 0) });
  const reached = { ...args, step: step.glasses, single: step.points };
  return fill(tucked === undefined ? names.breakdown.single : names.breakdown.pair, reached);
}
