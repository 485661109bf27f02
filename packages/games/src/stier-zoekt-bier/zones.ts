import { seatLetter, type ZoneDef } from '@stamtafel/kernel';
import { PLACES } from './kind.ts';

/** Who learns a face that arrives in a zone (§6), in the order of the numbers in kind.ts. */
export const zones = (seats: number): readonly ZoneDef[] => [
  { name: 'deck', shows: 'nobody', back: 'beer' },
  // Not browsable, and without an order; what was public when it was discarded stays known.
  { name: 'discard', shows: 'nobody', mixed: true, back: 'beer' },
  { name: 'bulls', shows: 'nobody', back: 'bull' },
  { name: 'box', shows: 'nobody', back: 'bull' },
  { name: 'middle', shows: 'all', back: 'bull' },
  { name: 'taken', shows: 'all', back: 'bull' },
  { name: 'drinker', shows: 'all', back: 'beer' },
  ...Array.from({ length: seats }, (_, owner) => zonesOf(owner)).flat(),
];

function zonesOf(owner: number): ZoneDef[] {
  const letter = seatLetter(owner);
  return [
    { name: `hand.${letter}`, owner, shows: 'owner', mixed: true, back: 'beer' },
    { name: `cellar.${letter}`, owner, shows: 'owner', back: 'beer' },
    { name: `open.${letter}`, owner, shows: 'all', back: 'beer' },
    ...Array.from(
      { length: PLACES },
      (_, n): ZoneDef => ({ name: `${letter}.${n + 1}`, owner, shows: 'all' }),
    ),
  ];
}
