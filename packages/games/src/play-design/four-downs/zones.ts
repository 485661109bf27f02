import { seatLetter, type ZoneDef } from '@stamtafel/kernel';

/** Who learns a face that arrives in a zone (§6), in the order of the numbers in kind.ts. */
export function zones(seats: number): readonly ZoneDef[] {
  const all: ZoneDef[] = [
    { name: 'box', shows: 'nobody' },
    { name: 'pile.black', shows: 'nobody' },
    { name: 'pile.white', shows: 'nobody' },
  ];
  for (let owner = 0; owner < seats; owner++) {
    const letter = seatLetter(owner);
    all.push({ name: `hand.${letter}`, owner, shows: 'owner', mixed: true });
    all.push({ name: `played.${letter}`, owner, shows: 'all' });
  }
  return all;
}
