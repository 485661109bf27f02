import { type CardId, seatLetter, type Zone, type ZoneDef } from '@stamtafel/kernel';
import { box, bulls, type Game, middle, PLACES, place, taken } from './kind.ts';

/** Who learns a face that arrives in a zone (§6), in the order of the numbers in kind.ts. */
export const zones = (seats: number): readonly ZoneDef[] => [
  { name: 'deck', shows: 'nobody' },
  // Not browsable, and without an order; what was public when it was discarded stays known.
  { name: 'discard', shows: 'nobody', mixed: true },
  { name: 'bulls', shows: 'nobody' },
  { name: 'box', shows: 'nobody' },
  { name: 'middle', shows: 'all' },
  { name: 'taken', shows: 'all' },
  { name: 'drinker', shows: 'all' },
  ...Array.from({ length: seats }, (_, owner) => zonesOf(owner)).flat(),
];

function zonesOf(owner: number): ZoneDef[] {
  const letter = seatLetter(owner);
  return [
    { name: `hand.${letter}`, owner, shows: 'owner', mixed: true },
    { name: `cellar.${letter}`, owner, shows: 'owner' },
    { name: `open.${letter}`, owner, shows: 'all' },
    ...Array.from(
      { length: PLACES },
      (_, n): ZoneDef => ({ name: `${letter}.${n + 1}`, owner, shows: 'all' }),
    ),
  ];
}

/** Bulls and beers lie together only in the places of a pub. */
export function belongs(g: Game, card: CardId, zone: Zone): boolean {
  for (let seat = 0; seat < g.seats; seat++)
    if (zone >= place(seat, 0) && zone < place(seat, PLACES)) return true;
  return g.card(card).isBull === (zone === bulls || zone === box || zone === middle || zone === taken);
}
