import { NONE } from '@stamtafel/kernel';
import type { Facts } from './kind.ts';
import { fixedGrid, type Options } from './options.ts';

/** The facts before the set-up. */
export const freshFacts = (seats: number, options: Options): Facts => ({
  owners: Array.from({ length: seats }, (_, seat) => seat),
  grid: fixedGrid(options),
  start: 0,
  round: 1,
  last: false,
  actions: 0,
  extra: false,
  slots: [],
  wooer: NONE,
  cow: NONE,
  partner: NONE,
  romeo: NONE,
  challengers: new Array<number>(seats).fill(NONE),
  declined: 0,
  joined: new Array<number>(seats).fill(0),
});

export const copyFacts = (facts: Facts): Facts => ({
  owners: facts.owners.slice(),
  grid: facts.grid.slice(),
  start: facts.start,
  round: facts.round,
  last: facts.last,
  actions: facts.actions,
  extra: facts.extra,
  slots: facts.slots.slice(),
  wooer: facts.wooer,
  cow: facts.cow,
  partner: facts.partner,
  romeo: facts.romeo,
  challengers: facts.challengers.slice(),
  declined: facts.declined,
  joined: facts.joined.slice(),
});
