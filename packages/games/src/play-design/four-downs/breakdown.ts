import type { Event, Match, View } from '@stamtafel/kernel';
import { fill } from '../../fill.ts';
import type { Names } from '../texts/names.ts';
import type { FourDowns } from './kind.ts';

/** PD4-034 How the result came about: by seat, round by round the yards lost. */
export function breakdown(
  { seats }: Match<FourDowns>,
  { facts }: View<FourDowns>,
  { breakdown: texts }: Names,
  story: readonly Event[],
): readonly (readonly string[])[] {
  const lines = Array.from({ length: seats }, (): string[] => []);
  let round = 0;
  for (const { key, args } of story) {
    if (key === 'shuffle') round = Number(args.round);
    if (key === 'lose')
      lines[Number(args.seat)]?.push(
        fill(texts.lost, { round, lost: args.lost ?? 0, yards: args.yards ?? 0 }),
      );
  }
  return lines.map((own, seat) => [...own, fill(texts.yards, { yards: facts.yards[seat] ?? 0 })]);
}
