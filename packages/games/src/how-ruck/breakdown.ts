import type { Event, Match, View } from '@stamtafel/kernel';
import { fill } from '../fill.ts';
import type { HowRuck } from './kind.ts';
import type { Names } from './texts/names.ts';

/** HR-003 How the result came about: by seat, the rounds won and what decided them. */
export const breakdown = (
  { seats, options }: Match<HowRuck>,
  { facts }: View<HowRuck>,
  { breakdown: texts, ends }: Names,
  story: readonly Event[],
): readonly (readonly string[])[] => {
  const reasons: { readonly [reason: string]: string } = ends;
  const rounds = story.filter(({ key }) => key === 'roundWon');
  return Array.from({ length: seats }, (_, seat) => [
    ...rounds.flatMap(({ args }, i) =>
      args.seat === seat
        ? [fill(texts.round, { round: i + 1, reason: reasons[args.reason ?? ''] ?? '' })]
        : [],
    ),
    fill(texts.total, { won: facts.won[seat] ?? 0, wanted: options.barrelsToWin }),
  ]);
};
