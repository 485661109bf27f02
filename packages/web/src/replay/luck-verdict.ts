import type { Luck, Mattered } from '@stamtafel/bots/luck.ts';
import type { Seat } from '@stamtafel/kernel';

/** 95 of 100 figures are no further off than this many standard errors. */
const SURE = 2;

/** How far a figure may be off. */
export const within = (error: number): number => SURE * error;

type Verdict = 'mostlyCards' | 'mostlyChoices' | 'both' | 'neither';

/** Cards or choices: named only where one weighs more than the other by more than the figures may be off. */
export function verdictOf({ cards, choices }: Luck, seat: Seat): Verdict {
  const { mean = 0, error = 0 } = cards[seat] ?? {};
  const [byCards, byChoices] = [Math.abs(mean), Math.abs(choices[seat] ?? 0)];
  const off = within(error);
  if (byCards <= off && byChoices <= off) return 'neither';
  if (Math.abs(byCards - byChoices) <= off) return 'both';
  return byCards > byChoices ? 'mostlyCards' : 'mostlyChoices';
}

/** How many of each kind are shown. */
const MOST = 3;

/** The decisions that brought this seat most, and those that cost it most. */
export function decisionsOf(
  { mattered }: Luck,
  seat: Seat,
): { readonly best: readonly Mattered[]; readonly worst: readonly Mattered[] } {
  const own = mattered.filter((one) => one.seat === seat);
  return {
    best: own.filter(({ gain }) => gain.mean > 0).slice(0, MOST),
    worst: own.filter(({ gain }) => gain.mean < 0).slice(0, MOST),
  };
}

/**
 * Whether the choices together clearly cost this seat something, or brought it something, which no decision of its own did
 * by more than chance can be: then it is a sum of many small ones.
 */
export function isOfMany({ cards, choices }: Luck, seat: Seat, way: 'best' | 'worst'): boolean {
  const sum = choices[seat] ?? 0;
  return (way === 'best' ? sum : -sum) > within(cards[seat]?.error ?? 0);
}
