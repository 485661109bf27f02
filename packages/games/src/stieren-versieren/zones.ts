import { seatLetter, type ZoneDef } from '@stamtafel/kernel';
import { locations } from './deck.ts';

/** Who learns a face that arrives in a zone (§6), in the order of the numbers in kind.ts. */
export function zones(seats: number): readonly ZoneDef[] {
  const all: ZoneDef[] = [
    { name: 'box', shows: 'nobody' },
    { name: 'cows', shows: 'nobody' },
    ...locations.map((name): ZoneDef => ({ name, shows: 'all' })),
    ...locations.map((name): ZoneDef => ({ name: `${name}.down`, shows: 'nobody' })),
  ];
  for (let owner = 0; owner < seats; owner++) {
    const letter = seatLetter(owner);
    all.push(
      { name: `hand.${letter}`, owner, shows: 'owner', mixed: true },
      { name: `pile.${letter}`, owner, shows: 'nobody' },
      // SV-453 Discard piles are face up and public.
      { name: `discard.${letter}`, owner, shows: 'all' },
      { name: `support.${letter}`, owner, shows: 'owner', mixed: true },
      { name: `shack.${letter}`, owner, shows: 'all' },
      // SV-101 Only the start player looks at the cow drawn, and SV-104 goes on knowing her.
      { name: `drawn.${letter}`, owner, shows: 'owner' },
      ...locations.map((name): ZoneDef => ({ name: `${name}.${letter}`, owner, shows: 'all' })),
    );
  }
  return all;
}
