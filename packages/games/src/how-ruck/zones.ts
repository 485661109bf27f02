import { seatLetter, type ZoneDef } from '@stamtafel/kernel';
import { A, B, perSeat } from '../two-seats.ts';

/** Who learns a face that arrives in a zone (§6), in the order of the numbers in kind.ts. */
export const zones = (): readonly ZoneDef[] => [
  { name: 'aside', shows: 'nobody' },
  { name: 'discard', shows: 'all' },
  { name: 'taken', shows: 'all' },
  ...[A, B].flatMap((owner) =>
    ['rood', 'blauw', 'groen'].map(
      (colour): ZoneDef => ({
        name: `${seatLetter(owner)}.${colour}`,
        owner,
        shows: 'all',
      }),
    ),
  ),
  ...perSeat('hand', 'owner', true),
  ...perSeat('pile', 'nobody'),
  ...perSeat('prep', 'nobody'),
  // HR-036 The splitter alone knows which card of a pair goes where, also of a pair the other one has seen and left.
  ...perSeat('pair', 'owner', true),
  ...perSeat('kept', 'owner', true),
  ...perSeat('given', 'owner', true),
  ...perSeat('drawn', 'all'),
];
