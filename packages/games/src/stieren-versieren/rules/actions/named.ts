import { NONE, type Option, type Seat } from '@stamtafel/kernel';
import { BULLS, type Game, HAND, location, placeOf } from '../../kind.ts';
import { type BullAction, refusesBull } from './action.ts';
import { escort, pair } from './move.ts';
import { match, woo } from './woo.ts';

/*
 * An action that has been named but still waits for its bull is sealed as one number, above all choices of bulls (sets.ts).
 * So nobody sees anything of it before it is complete, and it can be taken back (SV-803).
 */

const NAMED = 1 << (HAND + BULLS);
/** Way, card and location share the number below it: there are fewer than this many cards, and fewer locations. */
const CARDS = 128;
const PLACES = 8;
const ways = ['escort', 'pair', 'woo', 'match'] as const;
type Way = (typeof ways)[number];
/** What was answered when the action was named. */
export type Named = Option & { readonly pick: Way };
export const bullActions: { readonly [W in Way]: BullAction } = { escort, pair, woo, match };

export const isWay = (pick: string): pick is Way => Object.hasOwn(bullActions, pick);

export const nameAction = (way: Way, { card, to }: Option): number =>
  NAMED + (ways.indexOf(way) * CARDS + card) * PLACES + placeOf(to) + 1;

export const isNamed = (sealed: number): boolean => sealed >= NAMED;

/** The action that was named, as it was answered. */
export function namedOption(sealed: number): Named {
  const code = sealed - NAMED;
  const place = (code % PLACES) - 1;
  return {
    pick: ways[Math.floor(code / (CARDS * PLACES))] ?? 'woo',
    card: Math.floor(code / PLACES) % CARDS,
    to: place === NONE ? NONE : location(place),
  };
}

/** Only one of the bulls that can do it; then nothing else is left to be named. */
export function refusesWithBull(g: Game, me: Seat, named: Named, tried: Option) {
  const { step, bulls } = bullActions[named.pick];
  if (tried.pick !== 'bull') return step.rule;
  const fault = refusesBull(g, me, tried.card, step.rule);
  return fault === step.rule && bulls(g, me, named.card) & g.card(tried.card).bit ? undefined : fault;
}
