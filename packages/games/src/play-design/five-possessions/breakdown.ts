import type { Event, Match, View } from '@stamtafel/kernel';
import { fill } from '../../fill.ts';
import type { Names } from '../texts/names.ts';
import type { FivePossessions } from './kind.ts';

/** PD5-040 How the result came about: by seat, the possessions won and on which side. */
export const breakdown = (
  { seats }: Match<FivePossessions>,
  { facts }: View<FivePossessions>,
  { breakdown: texts, sides }: Names,
  story: readonly Event[],
): readonly (readonly string[])[] =>
  Array.from({ length: seats }, (_, seat) => [
    ...story.flatMap(({ key, args }) =>
      key === 'possessionWon' && args.seat === seat
        ? [
            fill(texts.possession, {
              number: args.number ?? 0,
              role: sides[args.role === 'offense' ? 'offense' : 'defense'],
            }),
          ]
        : [],
    ),
    fill(texts.won, { wins: facts.wins[seat] ?? 0, yards: facts.yards[seat] ?? 0 }),
  ]);
