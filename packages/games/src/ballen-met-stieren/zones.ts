import type { ZoneDef } from '@stamtafel/kernel';
import { perSeat } from '../two-seats.ts';

/** Who learns a face that arrives in a zone (§6), in the order of the numbers in kind.ts. */
export const zones = (): readonly ZoneDef[] => [
  { name: 'box', shows: 'nobody' },
  { name: 'deck', shows: 'nobody' },
  { name: 'discard', shows: 'all' },
  { name: 'referee', shows: 'nobody' },
  { name: 'refereeDiscard', shows: 'all' },
  { name: 'var', shows: 'nobody' },
  { name: 'varDiscard', shows: 'all' },
  { name: 'sentOff', shows: 'all' },
  ...perSeat('bulls', 'nobody'),
  ...perSeat('actions', 'nobody'),
  ...perSeat('bench', 'nobody'),
  // BMS-285 For the opponent the cards in a hand have no positions.
  ...perSeat('hand', 'owner', true),
  ...perSeat('field', 'all'),
  ...perSeat('laid', 'owner'),
  ...perSeat('played', 'all'),
  ...perSeat('mud', 'all'),
  ...perSeat('locked', 'owner'),
  ...perSeat('out', 'all'),
  ...perSeat('down', 'owner'),
  // BMS-280 What its owner puts back from here in any order, others cannot follow.
  ...perSeat('aside', 'owner', true),
];
